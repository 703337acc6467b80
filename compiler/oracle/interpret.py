# SPDX-License-Identifier: Apache-2.0
"""Interprets the ops that make scores, for rows that share their requests."""

from __future__ import annotations

from dataclasses import dataclass, field
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
    """``[rows, keys]``"""
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

    def _compute(self, op: ir.Operation) -> Any:
        operands = [self.value(operand) for operand in op.operands]
        match op.name:
            case "arith.constant":
                return op.attributes["value"].value
            case "winnow.queries":
                return operands[0][self.rows]
            case "winnow.paged_keys":
                operands.append(np.arange(self.keys))
                return self._keys(op.attributes["request_rows"].value, *operands)
            case "winnow.sampled_keys":
                return self._keys(op.attributes["request_rows"].value, *operands)
            case "winnow.dequantize_nvfp4":
                return self._dequantize(*operands)
            case "winnow.score":
                return self._score(*operands)
            case "winnow.splat":
                value = np.full((len(self.rows), self.keys), operands[0], np.float32)
                return Scores(value, np.ones(self.keys, np.bool_))
        if all(isinstance(operand, Scores) for operand in operands):
            present = np.logical_and.reduce([operand.present for operand in operands])
            return Scores(elementwise.apply(op, [operand.values for operand in operands]), present)
        return elementwise.apply(op, [np.asarray(operand, np.float32) for operand in operands])

    def _keys(
        self, request_rows: int, cache: Array, table: Array, requests: Array, numbers: Array
    ) -> tuple[Array, NDArray[np.bool_]]:
        """Keys ``[keys, dim]``, those that have these numbers in their request, if they exist."""
        pages, page_keys, dim = cache.shape
        key = np.full(self.keys, -1)
        key[: len(numbers)] = numbers[: self.keys]
        column, row = np.divmod(key, page_keys)
        run = self.rows[0] // request_rows
        request = int(requests[run]) if run < len(requests) else -1
        page = np.full(self.keys, -1)
        if 0 <= request < len(table):
            listed = (key >= 0) & (column < table.shape[1])
            page[listed] = table[request, column[listed]]
        exists = (page >= 0) & (page < pages)
        keys = np.zeros((self.keys, dim), cache.dtype)
        keys[exists] = cache[page[exists], row[exists]]
        return keys, exists

    def _dequantize(self, values: Any, scales: Any) -> Any:
        """Query rows, or keys with whether each exists."""
        if isinstance(values, tuple):
            (packed, exists), (blocks, scaled) = values, scales
            return nvfp4.dequantize(packed, blocks), exists & scaled
        return nvfp4.dequantize(values, scales)

    def _score(self, queries: Array, keys: tuple[Array, NDArray[np.bool_]]) -> Scores:
        vectors, present = keys
        with np.errstate(all="ignore"):
            sums = (
                queries.astype(np.float64) @ vectors.astype(np.float64).T + 0.0
            )  # a sum that starts at +0.0 is never -0.0
            return Scores(sums.astype(np.float32), present)
