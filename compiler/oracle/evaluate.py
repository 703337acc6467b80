# SPDX-License-Identifier: Apache-2.0
"""Interprets an op graph for chosen rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from torch_mlir import ir

from winnow.arguments import argument_name
from winnow.oracle import elementwise, nvfp4
from winnow.oracle.repair import repaired
from winnow.oracle.selection import Expected, Outputs, select

Array = NDArray[Any]


def evaluate(
    module: ir.Module, inputs: Mapping[str, Array | int | float], rows: Sequence[int] | None = None
) -> list[Expected]:
    """What the selections of ``module``, one function at graph level, must find.

    ``inputs`` holds an array or a number for each argument, under its ``winnow.name``. A selection
    is evaluated for ``rows``, or for all, and no memory is taken for the others. Scores are FP32
    dot products without rounding on the way (FP64 sums, rounded once): a kernel's agree to the bit
    where its own sums are exact. Rows that some buffer lacks are no part of a selection.

    Raises ``ValueError`` for a missing input, for an op that has no meaning at this level, and for
    a module that is not one function.
    """
    functions = list(module.body.operations)
    if len(functions) != 1:
        raise ValueError(f"module must hold one function, but holds {len(functions)} operations")
    function = functions[0]
    names = {argument: argument_name(argument) for argument in function.arguments}
    missing = [name for name in names.values() if name not in inputs]
    if missing:
        raise ValueError(f"inputs must hold every argument, but lack {', '.join(missing)}")
    arguments = {argument: inputs[name] for argument, name in names.items()}
    run = _common_run(function)
    expected: list[Expected] = []
    for op in function.regions[0].blocks[0].operations:
        if op.operation.name in ("winnow.threshold_select", "winnow.fused_select"):
            selection = _Selection(op.opview, function, arguments, names)
            every = range(selection.outputs.rows) if rows is None else rows
            for group in _groups(np.asarray(every, np.int64), run):
                expected.extend(selection.rows(group))
    return expected


class _Selection:
    """One selection op, with its buffers' contents."""

    def __init__(
        self,
        op: Any,
        function: Any,
        arguments: Mapping[ir.Value, Any],
        names: Mapping[ir.Value, str],
    ) -> None:
        self.scores = _yielded(op) if len(op.regions) else op.scores
        self.arguments = arguments
        longest = max(0, int(arguments[op.max_context]))
        self.row_ends = np.clip(arguments[op.row_ends], 0, longest)
        self.thresholds = arguments[op.thresholds]
        self.top_k = op.top_k.value
        self.capacity = arguments[op.candidates].shape[1] - self.top_k
        buffers = [op.row_ends, op.thresholds, op.counters, op.candidates]
        buffers += [queries.operands[0] for queries in _ops(function, "winnow.queries")]
        sizes = [len(arguments[buffer]) for buffer in buffers]
        written = [names[op.counters], names[op.candidates]]
        if op.ranges is not None:
            sizes.append(arguments[op.ranges].shape[1])
            written += [names[op.thresholds], names[op.ranges]]
        self.outputs = Outputs(min(sizes), *written)

    def rows(self, rows: NDArray[np.int64]) -> Iterator[Expected]:
        """What is found in ``rows``, which share their requests."""
        longest = int(self.row_ends[rows].max())
        scores = _Group(rows, longest, dict(self.arguments)).value(self.scores)
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


@dataclass
class _Scores:
    values: Array
    """``[rows, keys]``"""
    present: NDArray[np.bool_]
    """``[keys]``: whether the key exists."""


@dataclass
class _Group:
    """The values of a graph for rows that share their requests, and for the keys below ``keys``."""

    rows: NDArray[np.int64]
    keys: int
    known: dict[ir.Value, Any] = field(repr=False)

    def value(self, value: ir.Value) -> Any:
        if value not in self.known:
            self.known[value] = self._compute(value.owner)
        return self.known[value]

    def _compute(self, op: ir.Operation) -> Any:
        operands = [self.value(operand) for operand in op.operands]
        match op.name:
            case "arith.constant":
                return op.attributes["value"].value
            case "winnow.queries":
                return operands[0][self.rows]
            case "winnow.paged_keys":
                return self._paged_keys(op.attributes["request_rows"].value, *operands)
            case "winnow.dequantize_nvfp4":
                return self._dequantize(*operands)
            case "winnow.score":
                return self._score(*operands)
            case "winnow.splat":
                value = np.full((len(self.rows), self.keys), operands[0], np.float32)
                return _Scores(value, np.ones(self.keys, np.bool_))
        if all(isinstance(operand, _Scores) for operand in operands):
            present = np.logical_and.reduce([operand.present for operand in operands])
            return _Scores(elementwise.apply(op, [operand.values for operand in operands]), present)
        return elementwise.apply(op, [np.asarray(operand, np.float32) for operand in operands])

    def _paged_keys(
        self, request_rows: int, cache: Array, table: Array, requests: Array
    ) -> tuple[Array, NDArray[np.bool_]]:
        """Keys ``[keys, dim]``, and whether each exists."""
        pages, page, dim = cache.shape
        needed = -(-self.keys // page)
        run = self.rows[0] // request_rows
        request = int(requests[run]) if run < len(requests) else -1
        ids = np.full(needed, -1)
        if 0 <= request < len(table):
            found = table[request, :needed]
            ids[: len(found)] = found
        exists = (ids >= 0) & (ids < pages)
        keys = np.zeros((needed, page, dim), cache.dtype)
        keys[exists] = cache[ids[exists]]
        return keys.reshape(-1, dim)[: self.keys], np.repeat(exists, page)[: self.keys]

    def _dequantize(self, values: Any, scales: Any) -> Any:
        """Query rows, or keys with whether each exists."""
        if isinstance(values, tuple):
            (packed, exists), (blocks, scaled) = values, scales
            return nvfp4.dequantize(packed, blocks), exists & scaled
        return nvfp4.dequantize(values, scales)

    def _score(self, queries: Array, keys: tuple[Array, NDArray[np.bool_]]) -> _Scores:
        vectors, present = keys
        with np.errstate(all="ignore"):
            sums = (
                queries.astype(np.float64) @ vectors.astype(np.float64).T + 0.0
            )  # a sum that starts at +0.0 is never -0.0
            return _Scores(sums.astype(np.float32), present)


def _yielded(op: ir.Operation) -> ir.Value:
    """The scores that a selection's own region computes."""
    operations = list(op.regions[0].blocks[0].operations)
    return operations[-1].operands[0]


def _common_run(function: Any) -> int:
    """A number of rows whose every aligned run shares all its requests."""
    runs = [op.attributes["request_rows"].value for op in _ops(function, "winnow.paged_keys")]
    return int(np.gcd.reduce(runs))


def _ops(function: Any, name: str) -> list[ir.Operation]:
    """The ops of that name, wherever they are in the function."""
    found: list[ir.Operation] = []

    def note(op: ir.Operation) -> ir.WalkResult:
        if op.name == name:
            found.append(op)
        return ir.WalkResult.ADVANCE

    function.operation.walk(note)
    return found


def _groups(rows: NDArray[np.int64], run: int) -> Iterator[NDArray[np.int64]]:
    """``rows`` in pieces that each lie in one run."""
    ordered = np.sort(rows)
    cuts = np.flatnonzero(np.diff(ordered // run)) + 1
    return (group for group in np.split(ordered, cuts) if len(group))
