# SPDX-License-Identifier: Apache-2.0
"""Interprets the ops that make scores, for rows that share their requests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray
from torch_mlir import ir

from winnow.oracle import elementwise, nvfp4

Array = NDArray[Any]


@dataclass
class Scores:
    """The scores of some rows."""

    values: Array
    """``[rows, keys]``, or ``[rows, heads, keys]``"""
    present: NDArray[np.bool_]
    """``[keys]``: whether the key exists."""


@dataclass
class RowGroup:
    """The values of a graph for rows that share their requests, and for the keys below ``keys``."""

    rows: NDArray[np.int64]
    keys: int
    known: dict[ir.Value, Any] = field(repr=False)
    """The arguments of the graph's function, and what has been computed."""

    def value(self, value: ir.Value) -> Any:
        """A value of the graph; raises ``ValueError`` where an op has no meaning."""
        if value not in self.known:
            self.known[value] = self._compute(value.owner)
        return self.known[value]

    def listed(self, numbers: Array) -> NDArray[np.int64]:
        """The first of ``numbers``, one for each key; -1 for keys that there is none for."""
        listed = np.full(self.keys, -1)
        listed[: len(numbers)] = numbers[: self.keys]
        return listed

    def of_all_keys(self, values: Array) -> Scores:
        """Scores ``[rows, ..., keys]``, which no key lacks."""
        return Scores(values, np.ones(self.keys, np.bool_))

    def _compute(self, op: ir.Operation) -> Any:
        operands = [self.value(operand) for operand in op.operands]
        if op.name in _MEANINGS:
            return _MEANINGS[op.name](self, op, *operands)
        if all(isinstance(operand, Scores) for operand in operands):
            present = np.logical_and.reduce([operand.present for operand in operands])
            return Scores(elementwise.apply(op, [operand.values for operand in operands]), present)
        return elementwise.apply(op, [np.asarray(operand, np.float32) for operand in operands])


def _constant(group: RowGroup, op: ir.Operation) -> Any:
    return op.attributes["value"].value


def _queries(group: RowGroup, op: ir.Operation, buffer: Array) -> Array:
    return buffer[group.rows]


def _keys(
    group: RowGroup,
    op: ir.Operation,
    cache: Array,
    table: Array,
    requests: Array,
    positions: Array | None = None,
) -> tuple[Array, NDArray[np.bool_]]:
    """Keys ``[keys, dim]``, all or those at ``positions`` in their request, and which exist."""
    pages, page_keys, dim = cache.shape
    key = group.listed(np.arange(group.keys) if positions is None else positions)
    column, row = np.divmod(key, page_keys)
    run = group.rows[0] // op.attributes["request_rows"].value
    request = int(requests[run]) if run < len(requests) else -1
    page = np.full(group.keys, -1)
    if 0 <= request < len(table):
        listed = (key >= 0) & (column < table.shape[1])
        page[listed] = table[request, column[listed]]
    exists = (page >= 0) & (page < pages)
    keys = np.zeros((group.keys, dim), cache.dtype)
    keys[exists] = cache[page[exists], row[exists]]
    return keys, exists


def _dequantize(group: RowGroup, op: ir.Operation, values: Any, scales: Any) -> Any:
    """Query rows, or keys with whether each exists."""
    if isinstance(values, tuple):
        (packed, exists), (blocks, scaled) = values, scales
        return nvfp4.dequantize(packed, blocks), exists & scaled
    return nvfp4.dequantize(values, scales)


def _score(
    group: RowGroup, op: ir.Operation, queries: Array, keys: tuple[Array, NDArray[np.bool_]]
) -> Scores:
    vectors, present = keys
    with np.errstate(all="ignore"):
        sums = (
            queries.astype(np.float64) @ vectors.astype(np.float64).T + 0.0
        )  # a sum that starts at +0.0 is never -0.0
        return Scores(sums.astype(np.float32), present)


def _splat(group: RowGroup, op: ir.Operation, value: float) -> Scores:
    return group.of_all_keys(np.full((len(group.rows), group.keys), value, np.float32))


def _per_row(group: RowGroup, op: ir.Operation, buffer: Array) -> Scores:
    numbers = buffer[group.rows][..., None]
    return group.of_all_keys(np.repeat(numbers, group.keys, axis=-1))


def _per_key(group: RowGroup, op: ir.Operation, keys: tuple[Array, NDArray[np.bool_]]) -> Scores:
    numbers, present = keys
    return Scores(np.repeat(numbers.T, len(group.rows), axis=0), present)


def _per_score(
    group: RowGroup, op: ir.Operation, buffer: Array, positions: Array | None = None
) -> Scores:
    column = group.listed(np.arange(group.keys) if positions is None else positions)
    present = (column >= 0) & (column < buffer.shape[1])
    values = np.zeros((len(group.rows), group.keys), buffer.dtype)
    values[:, present] = buffer[group.rows][:, column[present]]
    return Scores(values, present)


def _spread_heads(group: RowGroup, op: ir.Operation, scores: Scores) -> Scores:
    heads = op.results[0].type.shape[1]
    return Scores(np.repeat(scores.values[:, None], heads, axis=1), scores.present)


def _reduce_heads(group: RowGroup, op: ir.Operation, scores: Scores) -> Scores:
    with np.errstate(all="ignore"):
        if op.attributes["kind"].value == "max":
            values = reduce(elementwise.maximum, np.moveaxis(scores.values, 1, 0))
        else:
            # From +0.0 on, a sum of terms that are all -0.0 would be +0.0.
            sums = scores.values.sum(axis=1, dtype=np.float64, initial=-0.0)
            values = sums.astype(np.float32)
    return Scores(values, scores.present)


_MEANINGS: dict[str, Callable[..., Any]] = {
    "arith.constant": _constant,
    "winnow.queries": _queries,
    "winnow.paged_keys": _keys,
    "winnow.sampled_keys": _keys,
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
