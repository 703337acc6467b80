# SPDX-License-Identifier: Apache-2.0
"""What the uses of scores in an op graph come to, for chosen rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from torch_mlir import ir

from winnow.oracle.function import Function
from winnow.oracle.repair import repaired
from winnow.oracle.selection import Expected, Outputs, select
from winnow.oracle.stored_scores import StoredOutputs, StoredRow

SELECTIONS = ("winnow.threshold_select", "winnow.fused_select")
STORES = ("winnow.store_scores", "winnow.fused_store_scores")

Inputs = Mapping[str, NDArray[Any] | int | float]
"""An array or a number for each argument of a graph's function, under its ``winnow.name``."""


def evaluate(
    module: ir.Module, inputs: Inputs, rows: Sequence[int] | None = None
) -> list[Expected]:
    """What the selections of ``module``, one function at graph level, must find.

    A selection is evaluated for ``rows``, or for all, and no memory is taken for the others. Dot
    products and sums over heads are FP32 without rounding on the way (FP64 sums, rounded once): a
    kernel's agree to the bit where its own sums are exact. Rows that some buffer lacks are no part
    of a selection.

    Raises ``ValueError`` for a missing input, for an op that has no meaning at this level, and for
    a module that is not one function.
    """
    function = Function(module, inputs)
    expected: list[Expected] = []
    for op in function.uses(*SELECTIONS):
        selection = _Selection(op, function)
        every = range(selection.outputs.rows) if rows is None else rows
        for group in function.groups(every):
            expected.extend(selection.rows(group))
    return expected


def evaluate_stores(
    module: ir.Module, inputs: Inputs, rows: Sequence[int] | None = None
) -> list[StoredRow]:
    """What the stores of scores in ``module`` must write, as ``evaluate`` says of selections."""
    function = Function(module, inputs)
    expected: list[StoredRow] = []
    for op in function.uses(*STORES):
        store = _Store(op, function)
        every = range(store.outputs.rows) if rows is None else rows
        for group in function.groups(every):
            expected.extend(store.rows(group))
    return expected


class _Selection:
    """One selection op, with its buffers' contents."""

    def __init__(self, op: Any, function: Function) -> None:
        arguments, names = function.arguments, function.names
        self.op = op
        self.function = function
        longest = max(0, int(arguments[op.max_context]))
        self.row_ends = np.clip(arguments[op.row_ends], 0, longest)
        self.thresholds = arguments[op.thresholds]
        self.top_k = op.top_k.value
        self.capacity = arguments[op.candidates].shape[1] - self.top_k
        count = function.row_count(op.row_ends, op.thresholds, op.counters, op.candidates)
        written = [names[op.counters], names[op.candidates]]
        if op.ranges is not None:
            count = min(count, arguments[op.ranges].shape[1])
            written += [names[op.thresholds], names[op.ranges]]
        self.outputs = Outputs(count, *written)

    def rows(self, rows: NDArray[np.int64]) -> Iterator[Expected]:
        """What is found in ``rows``, which share their requests."""
        scores = self.function.scores(self.op, rows, int(self.row_ends[rows].max()))
        for index, row in enumerate(rows):
            end = int(self.row_ends[row])
            keys = np.flatnonzero(scores.present[:end]).astype(np.int32)
            found = self._find(int(row), end, keys, scores.values[index, keys])
            yield repaired(found) if self.outputs.repairs else found

    def _find(
        self, row: int, end: int, keys: NDArray[np.int32], scores: NDArray[np.float32]
    ) -> Expected:
        """What is found in ``row``, whose keys have these scores, at its own threshold."""
        threshold = np.float32(self.thresholds[row])
        above, ties = select(scores, keys, threshold)
        return Expected(
            self.outputs, row, end, keys, scores, threshold, above, ties, self.top_k, self.capacity
        )


class _Store:
    """One op that stores scores, with its buffers' contents."""

    def __init__(self, op: Any, function: Function) -> None:
        self.op = op
        self.function = function
        self.group_rows = op.group_rows.value
        context = function.arguments[op.output].shape[1]
        self.lengths = np.clip(function.arguments[op.lengths], 0, context)
        self.outputs = StoredOutputs(function.row_count(op.output), function.names[op.output])

    def rows(self, rows: NDArray[np.int64]) -> Iterator[StoredRow]:
        """What is written to ``rows``, which share their requests."""
        ends = [self._end(int(row)) for row in rows]
        scores = self.function.scores(self.op, rows, max(ends))
        stored = np.where(scores.present, scores.values, np.float32(-np.inf))
        for row, end, values in zip(rows, ends, stored, strict=True):
            yield StoredRow(self.outputs, int(row), values[:end])

    def _end(self, row: int) -> int:
        """Where the row's keys end; 0 for one of a group without length."""
        group = row // self.group_rows
        return int(self.lengths[group]) if group < len(self.lengths) else 0
