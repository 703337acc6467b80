# SPDX-License-Identifier: Apache-2.0
"""The scores of an op graph, in torch: quick on a GPU, and apart from both kernels and oracle."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch_mlir import ir

from winnow.arguments import argument_name
from winnow.trial import elementwise, nvfp4
from winnow.trial.roles import Roles, find_use

PIECE_ROWS = 128
"""The most rows that are scored at a time."""
EXACT_INTEGERS = 2**24
"""FP32 adds integers in any order without rounding while no sum is larger."""
ROUNDING = 1e-5
"""How far rounded scores may be off, as a fraction of the row's largest."""
UNITS = [2.0**-exponent for exponent in range(5)]
"""The powers of two that queries and keys are tried as multiples of."""


@dataclass(frozen=True)
class Scores:
    """The scores of some rows: FP32 ``values`` ``[rows, keys]``, and which of them count.

    Those count of keys that exist and lie before their rows' ``ends``, int32 ``[rows]``.
    """

    rows: slice
    values: Tensor
    seen: Tensor
    ends: Tensor

    @property
    def ranked(self) -> Tensor:
        """The values, with NaN as the largest, and what does not count as the smallest."""
        values = self.values.nan_to_num(nan=math.inf, posinf=math.inf, neginf=-math.inf)
        return values.where(self.seen, -math.inf)

    @property
    def rounding(self) -> Tensor:
        """``[rows, 1]``: how far each row's scores may be off where they are rounded."""
        counted = self.values.where(self.seen & self.values.isfinite(), 0)
        return ROUNDING * counted.abs().amax(1, keepdim=True)


@dataclass(frozen=True)
class _Value:
    """Keys, or scores of some rows, and which of the keys exist."""

    data: Tensor
    exists: Tensor


class Scorer:
    """Scores the rows of a problem, whose arguments ``values`` holds by name."""

    def __init__(self, module: ir.Module, roles: Roles, values: Mapping[str, Any]) -> None:
        self._scores = _scores_of(find_use(module))
        self._producers = _producers(self._scores)
        function = next(iter(module.body.operations))
        self._arguments: dict[ir.Value, Any] = {
            value: values.get(argument_name(value)) for value in function.arguments
        }
        self._ends = roles.use.ends(values)
        self._piece_rows = math.gcd(PIECE_ROWS, *(keys.request_rows for keys in roles.keys))

    @property
    def pieces(self) -> list[slice]:
        """All rows, in slices that each share their requests."""
        count, step = len(self._ends), self._piece_rows
        return [slice(first, min(first + step, count)) for first in range(0, count, step)]

    def __len__(self) -> int:
        return len(self.pieces)

    def __iter__(self) -> Iterator[Scores]:
        """The scores of all rows, piece by piece."""
        return map(self._score, self.pieces)

    @property
    def rounds(self) -> bool:
        """Whether a kernel's scores may differ from these in their last bits."""
        return any(
            op.name in elementwise.ROUNDED
            or (op.name == "winnow.score" and not self._sums_exactly(op))
            for op in self._producers
        )

    def _sums_exactly(self, score: ir.Operation) -> bool:
        """Whether sums are exact in any order, NaN and such aside.

        Queries and keys have to be multiples of some power of two, and small ones.
        """
        largest = 1.0
        for vectors in score.operands:
            elements = self._elements(vectors.owner)
            finite = elements[elements.isfinite()].float()
            unit = next((u for u in UNITS if torch.equal(finite, (finite / u).round() * u)), None)
            if unit is None:
                return False
            largest *= float(finite.abs().max()) / unit if len(finite) else 0.0
        return largest * elements.shape[-1] <= EXACT_INTEGERS

    def _elements(self, producer: ir.Operation) -> Tensor:
        """All queries, or all keys of a cache."""
        if producer.name == "winnow.dequantize_nvfp4":
            values, scales = (self._elements(operand.owner) for operand in producer.operands)
            count = min(len(values), len(scales))
            return nvfp4.dequantize(values[:count], scales[:count])
        elements: Tensor = self._arguments[producer.operands[0]]
        return elements

    def _score(self, rows: slice) -> Scores:
        ends = self._ends[rows]
        keys = int(ends.max())
        known: dict[ir.Value, Any] = dict(self._arguments)
        for op in self._producers:
            known[op.results[0]] = self._compute(op, [known[v] for v in op.operands], rows, keys)
        scores = known[self._scores]
        shape = (len(ends), keys)
        below = torch.arange(keys, device=ends.device) < ends[:, None]
        return Scores(rows, scores.data.expand(shape), scores.exists.expand(shape) & below, ends)

    def _compute(self, op: ir.Operation, operands: list[Any], rows: slice, keys: int) -> Any:
        match op.name:
            case "arith.constant":
                return op.attributes["value"].value
            case "winnow.queries":
                return operands[0][rows]
            case "winnow.paged_keys":
                return _paged_keys(op.attributes["request_rows"].value, operands, rows, keys)
            case "winnow.sampled_keys":
                return _sampled_keys(op.attributes["request_rows"].value, operands, rows, keys)
            case "winnow.dequantize_nvfp4":
                return _dequantize(*operands)
            case "winnow.score":
                queries, vectors = operands
                sums = (
                    queries.double() @ vectors.data.double().T + 0.0
                )  # a sum from +0.0 on is never -0.0
                return _Value(sums.float(), vectors.exists)
            case "winnow.splat":
                return self._constant(operands[0])
        scores = [v if isinstance(v, _Value) else self._constant(v) for v in operands]
        exists = functools.reduce(torch.logical_and, (score.exists for score in scores))
        return _Value(elementwise.apply(op, [score.data for score in scores]), exists)

    def _constant(self, value: float | _Value) -> _Value:
        """The same score for every row and key."""
        if isinstance(value, _Value):
            return value
        device = self._ends.device
        data = torch.tensor(value, dtype=torch.float32, device=device)
        return _Value(data, torch.tensor(True, device=device))


def _paged_keys(request_rows: int, operands: list[Tensor], rows: slice, keys: int) -> _Value:
    """The keys ``[keys, dim]`` of the request that ``rows`` share."""
    cache, table, requests = operands
    page_keys = cache.shape[1]
    ids = _pages(table, requests, rows.start // request_rows)[: -(-keys // page_keys)]
    exists = (ids >= 0) & (ids < len(cache))
    vectors = cache[ids.where(exists, 0)].flatten(0, 1)
    return _Value(vectors[:keys], exists.repeat_interleave(page_keys)[:keys])


def _sampled_keys(request_rows: int, operands: list[Tensor], rows: slice, keys: int) -> _Value:
    """Those at the first positions, ``[keys, dim]``; of positions that are missing there is -1."""
    cache, table, requests, positions = operands
    given = positions[:keys].long()
    key = torch.nn.functional.pad(given, (0, keys - len(given)), value=-1)
    page_keys = cache.shape[1]
    ids = _pages(table, requests, rows.start // request_rows)
    listed = (key >= 0) & (key < len(ids) * page_keys)
    key = key.where(listed, 0)
    page = ids[key // page_keys]
    exists = listed & (page >= 0) & (page < len(cache))
    return _Value(cache[page.where(exists, 0), key % page_keys], exists)


def _pages(table: Tensor, requests: Tensor, run: int) -> Tensor:
    """The page ids of the request of a run of rows, int64; all -1 if the table lacks it."""
    request = int(requests[run])
    ids = table[request] if 0 <= request < len(table) else torch.full_like(table[0], -1)
    return ids.long()


def _dequantize(values: Any, scales: Any) -> Any:
    """NVFP4 queries, or keys, of which those exist that have both values and scales."""
    if isinstance(values, _Value):
        data = nvfp4.dequantize(values.data, scales.data)
        return _Value(data, values.exists & scales.exists)
    return nvfp4.dequantize(values, scales)


def _scores_of(use: ir.OpView) -> ir.Value:
    """The scores that a use takes, or that its own region yields."""
    if len(use.regions) == 0:
        return use.scores
    *_, terminator = use.regions[0].blocks[0].operations
    return terminator.operands[0]


def _producers(scores: ir.Value) -> list[ir.Operation]:
    """The ops that make ``scores``, each after those whose results it uses."""
    found: dict[ir.Operation, None] = {}

    def visit(value: ir.Value) -> None:
        if isinstance(value, ir.BlockArgument):
            return
        producer = value.owner.operation
        if producer not in found:
            for operand in producer.operands:
                visit(operand)
            found[producer] = None

    visit(scores)
    return list(found)
