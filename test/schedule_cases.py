# SPDX-License-Identifier: Apache-2.0
"""Selections so small that many schedules of each are quick to execute, and what they must give.

They are by the formulas of the kernels that come with Winnow, of fewer and shorter vectors.
"""

from __future__ import annotations

import copy
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import torch
from rich.progress import Progress
from torch_mlir import ir

from winnow import oracle
from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.errors import ExecutionError
from winnow.executor import Schedule
from winnow.kernels import lightning, qsa, sdsa
from winnow.kernels.indexer import Indexer
from winnow.kernels.signature import TensorArgument
from winnow.targets import Target
from winnow.trial.inputs import POISON, make_inputs
from winnow.trial.roles import find_roles
from winnow.trial.sizes import Sizes

COUNT = int(os.environ.get("WINNOW_TEST_SCHEDULES", "36"))
"""How many schedules to try of what gets most of them."""
PLAN: dict[str, int | str] = {"tile_keys": 16, "program_keys": 32, "polls": 4}
TARGET = Target.parse("cuda:90")
TILES, KEYS, TOP_K, CAPACITY = 2, 96, 3, 4
"""Two tiles of rows, each with three programs that sweep two tiles of keys."""
LOW, HIGH = -1e30, 1e30


@dataclass(frozen=True)
class Small:
    """A kernel, and how many query rows a tile of its small likeness has."""

    indexer: Indexer
    tile_rows: int

    def graph(self, *, repair: bool) -> ir.Module:
        """The selection by its formula, with a request for each tile of rows."""
        indexer = replace(
            self.indexer,
            tensors=tuple(map(_shrunk, self.indexer.tensors)),
            scales=tuple(map(_shrunk, self.indexer.scales)),
        )
        return indexer.graph(TOP_K, self.tile_rows, repair)


def _shrunk(argument: TensorArgument) -> TensorArgument:
    """The argument with a quarter of each size that is more than 4, and no gaps."""
    rows, *sizes = argument.shape
    fewer = [size // 4 if isinstance(size, int) and size > 4 else size for size in sizes]
    length = math.prod(size for size in fewer if isinstance(size, int)) * argument.element_bytes
    alignment = math.gcd(argument.alignment, length)
    return replace(argument, shape=(rows, *fewer), alignment=alignment)


SMALL = {
    "sdsa": Small(sdsa.INDEXER, 16),
    "sdsa-nvfp4": Small(sdsa.NVFP4_INDEXER, 16),
    "glm5": Small(lightning._indexer("glm5", lightning.GLM5_HEADS), 4),
    "deepseek-v32": Small(lightning._indexer("deepseek_v32", lightning.DEEPSEEK_V32_HEADS), 4),
    "qsa": Small(qsa.INDEXER, 8),
}
"""Each kernel that selects keys."""


class Case:
    """Inputs, and what the selection must make of them.

    ``missing`` are thresholds of rows that do not fit, by their numbers; the others fit.
    """

    def __init__(
        self, name: str, missing: Mapping[int, float], seed: int = 0, *, repair: bool = True
    ) -> None:
        self.module = SMALL[name].graph(repair=repair)
        rows = TILES * SMALL[name].tile_rows
        given = {
            "row_ends": torch.full((rows,), KEYS, dtype=torch.int32),
            "thresholds": torch.zeros(rows),
            "candidates": torch.full((rows, TOP_K + CAPACITY, 2), POISON, dtype=torch.int32),
        }
        with Progress(disable=True) as progress:
            roles, sizes = find_roles(self.module), Sizes(rows, KEYS, requests=2)
            place = torch.device("cpu")
            self.values = make_inputs(self.module, roles, sizes, given, place, seed, progress)
        for row in oracle.evaluate(self.module, as_arrays(self.values)):
            fitting = float(np.sort(row.scores)[-TOP_K])
            self.values["thresholds"][row.row] = missing.get(row.row, fitting)
        self.before = as_arrays(self.values)
        self.expected = oracle.evaluate(self.module, self.before)
        assert {row.row for row in self.expected if row.is_repaired} == {
            *(missing if repair else ())
        }

    def check(self, kernel: Kernel, schedule: Schedule) -> None:
        """Fails unless ``kernel`` does what it must in the order of ``schedule``."""
        mismatches = self.run(kernel, schedule)
        assert not mismatches, f"{schedule}: {mismatches[0]}"

    def run(self, kernel: Kernel, schedule: Schedule) -> list[oracle.Mismatch]:
        """What goes wrong when ``kernel`` runs in the order of ``schedule``."""
        values = copy.deepcopy(self.values)
        kernel.execute(values, schedule)
        after = as_arrays(values)
        del after["max_context"]
        return oracle.compare(self.expected, self.before, after)

    def is_wrong(self, kernel: Kernel, schedule: Schedule) -> bool:
        """Whether ``kernel`` ends with a wrong result, or goes outside its buffers."""
        try:
            return bool(self.run(kernel, schedule))
        except ExecutionError:
            return True


def compiled(name: str, scatter: str, *, repair: bool) -> Kernel:
    """The small likeness of a kernel, with three programs to a tile of rows."""
    return compile_graph(SMALL[name].graph(repair=repair), TARGET, PLAN | {"scatter": scatter})


def as_arrays(values: Mapping[str, Any]) -> dict[str, Any]:
    return {n: oracle.to_array(v) if isinstance(v, torch.Tensor) else v for n, v in values.items()}
