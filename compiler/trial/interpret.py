# SPDX-License-Identifier: Apache-2.0
"""What the ops that make scores come to for some rows, in torch."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch_mlir import ir

from winnow.trial import elementwise, nvfp4


@dataclass(frozen=True)
class Value:
    """Keys, or scores, and which of the keys exist.

    Scores are ``[rows, keys]`` or ``[rows, heads, keys]``, of one row or key where they are the
    same for all.
    """

    data: Tensor
    exists: Tensor


@dataclass(frozen=True)
class Piece:
    """Rows that share their requests, and the keys below ``keys``, on a device."""

    rows: slice
    keys: int
    device: torch.device

    def compute(self, op: ir.Operation, operands: list[Any]) -> Any:
        """The result of ``op``; raises ``ValueError`` where its meaning is not known."""
        if op.name in _MEANINGS:
            return _MEANINGS[op.name](self, op, *operands)
        scores = [v if isinstance(v, Value) else self.of_all_keys(v) for v in operands]
        exists = functools.reduce(torch.logical_and, (score.exists for score in scores))
        return Value(elementwise.apply(op, [score.data for score in scores]), exists)

    def of_all_keys(self, scores: Tensor | float) -> Value:
        """Scores that no key lacks: a tensor of them, or the same one for every row and key."""
        if not isinstance(scores, Tensor):
            scores = torch.full((1, 1), scores, dtype=torch.float32, device=self.device)
        return Value(scores, torch.tensor(True, device=self.device))

    def listed(self, positions: Tensor, count: int) -> tuple[Tensor, Tensor]:
        """The first of ``positions``, one a key, and which of them are there and below ``count``.

        Those that are not are 0.
        """
        given = positions[: self.keys].long()
        position = torch.nn.functional.pad(given, (0, self.keys - len(given)), value=-1)
        listed = (position >= 0) & (position < count)
        return position.where(listed, 0), listed

    def pages(self, op: ir.Operation, table: Tensor, requests: Tensor) -> Tensor:
        """The page ids of the rows' request, int64; all -1 if the table lacks it."""
        request = int(requests[self.rows.start // op.attributes["request_rows"].value])
        ids = table[request] if 0 <= request < len(table) else torch.full_like(table[0], -1)
        return ids.long()


def _constant(piece: Piece, op: ir.Operation) -> Any:
    return op.attributes["value"].value


def _queries(piece: Piece, op: ir.Operation, buffer: Tensor) -> Tensor:
    return buffer[piece.rows]


def _paged_keys(
    piece: Piece, op: ir.Operation, cache: Tensor, table: Tensor, requests: Tensor
) -> Value:
    """The keys ``[keys, dim]`` of the rows' request."""
    page_keys = cache.shape[1]
    ids = piece.pages(op, table, requests)[: -(-piece.keys // page_keys)]
    exists = (ids >= 0) & (ids < len(cache))
    vectors = cache[ids.where(exists, 0)].flatten(0, 1)
    return Value(vectors[: piece.keys], exists.repeat_interleave(page_keys)[: piece.keys])


def _sampled_keys(
    piece: Piece,
    op: ir.Operation,
    cache: Tensor,
    table: Tensor,
    requests: Tensor,
    positions: Tensor,
) -> Value:
    """Those at the first positions, ``[keys, dim]``."""
    page_keys = cache.shape[1]
    ids = piece.pages(op, table, requests)
    key, listed = piece.listed(positions, len(ids) * page_keys)
    page = ids[key // page_keys]
    exists = listed & (page >= 0) & (page < len(cache))
    return Value(cache[page.where(exists, 0), key % page_keys], exists)


def _dequantize(piece: Piece, op: ir.Operation, values: Any, scales: Any) -> Any:
    """NVFP4 queries, or keys, of which those exist that have both values and scales."""
    if isinstance(values, Value):
        data = nvfp4.dequantize(values.data, scales.data)
        return Value(data, values.exists & scales.exists)
    return nvfp4.dequantize(values, scales)


def _score(piece: Piece, op: ir.Operation, queries: Tensor, keys: Value) -> Value:
    sums = queries.double() @ keys.data.double().T + 0.0  # a sum from +0.0 on is never -0.0
    return Value(sums.float(), keys.exists)


def _splat(piece: Piece, op: ir.Operation, value: float | Value) -> Value:
    return value if isinstance(value, Value) else piece.of_all_keys(value)


def _per_row(piece: Piece, op: ir.Operation, buffer: Tensor) -> Value:
    return piece.of_all_keys(buffer[piece.rows][..., None])


def _per_key(piece: Piece, op: ir.Operation, numbers: Value) -> Value:
    return Value(numbers.data.T, numbers.exists)


def _per_score(
    piece: Piece, op: ir.Operation, buffer: Tensor, positions: Tensor | None = None
) -> Value:
    """What the buffer has for the rows, in the columns of their keys."""
    columns = torch.arange(piece.keys, device=piece.device) if positions is None else positions
    column, listed = piece.listed(columns, buffer.shape[1])
    return Value(buffer[piece.rows][:, column], listed)


def _spread_heads(piece: Piece, op: ir.Operation, scores: Value) -> Value:
    heads = op.results[0].type.shape[1]
    return Value(scores.data[:, None].expand(-1, heads, -1), scores.exists)


def _reduce_heads(piece: Piece, op: ir.Operation, scores: Value) -> Value:
    if op.attributes["kind"].value == "max":
        return Value(functools.reduce(elementwise.maximum, scores.data.unbind(1)), scores.exists)
    sums = scores.data.double().sum(1).float()
    # Of terms that are all -0.0, torch makes +0.0.
    is_negative_zero = (sums == 0) & scores.data.signbit().all(1)
    return Value(sums.masked_fill(is_negative_zero, -0.0), scores.exists)


_MEANINGS: dict[str, Callable[..., Any]] = {
    "arith.constant": _constant,
    "winnow.queries": _queries,
    "winnow.paged_keys": _paged_keys,
    "winnow.sampled_keys": _sampled_keys,
    "winnow.dequantize_nvfp4": _dequantize,
    "winnow.score": _score,
    "winnow.splat": _splat,
    "winnow.per_row": _per_row,
    "winnow.per_key": _per_key,
    "winnow.per_score": _per_score,
    "winnow.spread_heads": _spread_heads,
    "winnow.reduce_heads": _reduce_heads,
}
"""What each op that is not element-wise makes of its operands."""
