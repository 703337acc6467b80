# SPDX-License-Identifier: Apache-2.0
"""The function of an op graph with its arguments, and the scores of chosen rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from torch_mlir import ir

from winnow.arguments import argument_name
from winnow.dialects.inspection import operations
from winnow.oracle.arrays import as_elements
from winnow.oracle.interpret import RowGroup, Scores

LOADS = ("winnow.paged_keys", "winnow.sampled_keys")
OF_ROWS = ("winnow.queries", "winnow.per_row", "winnow.per_score")
"""The ops that take a buffer with an entry for each row."""


class Function:
    """A module's one function, called with ``inputs``.

    Raises ``ValueError`` for a missing input, and for a module that is not one function.
    """

    def __init__(self, module: ir.Module, inputs: Mapping[str, Any]) -> None:
        functions = list(module.body.operations)
        if len(functions) != 1:
            found = f"{len(functions)} operations"
            raise ValueError(f"module must hold one function, but holds {found}")
        self._function = functions[0]
        self.names = {value: argument_name(value) for value in self._function.arguments}
        missing = [name for name in self.names.values() if name not in inputs]
        if missing:
            raise ValueError(f"inputs must hold every argument, but lack {', '.join(missing)}")
        self.arguments = {
            value: as_elements(inputs[name], value.type) for value, name in self.names.items()
        }
        # A number of rows whose every aligned run shares all its requests.
        self._run = int(np.gcd.reduce([op.attributes["request_rows"].value for op in self._loads]))

    def uses(self, *names: str) -> list[Any]:
        """The ops of these names in the function's body."""
        operations = self._function.regions[0].blocks[0].operations
        return [op.opview for op in operations if op.operation.name in names]

    def row_count(self, *buffers: ir.Value) -> int:
        """How many rows all of ``buffers`` and those that scores come from have."""
        read = [op.operands[0] for op in self._ops(*OF_ROWS)]
        return min(len(self.arguments[buffer]) for buffer in (*buffers, *read))

    def groups(self, rows: Sequence[int]) -> Iterator[NDArray[np.int64]]:
        """``rows``, ascending, in pieces that each share their requests."""
        ordered = np.sort(np.asarray(rows, np.int64))
        cuts = np.flatnonzero(np.diff(ordered // self._run)) + 1
        return (group for group in np.split(ordered, cuts) if len(group))

    def scores(self, use: Any, rows: NDArray[np.int64], keys: int) -> Scores:
        """What ``use`` uses, for ``rows`` that share their requests and keys below ``keys``."""
        value = _yielded(use) if len(use.regions) else use.scores
        return RowGroup(rows, keys, dict(self.arguments)).value(value)

    @property
    def _loads(self) -> list[ir.Operation]:
        return self._ops(*LOADS)

    def _ops(self, *names: str) -> list[ir.Operation]:
        """The ops of these names, wherever they are in the function."""
        return [op for op in operations(self._function.operation) if op.name in names]


def _yielded(op: ir.Operation) -> ir.Value:
    """The scores that a fused op's own region computes."""
    operations = list(op.regions[0].blocks[0].operations)
    return operations[-1].operands[0]
