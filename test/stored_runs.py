# SPDX-License-Identifier: Apache-2.0
"""Made inputs of graphs that store scores, and what a right kernel makes of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch
from rich.progress import Progress
from torch import Tensor
from torch_mlir import ir

from winnow import oracle
from winnow.trial.check import check
from winnow.trial.inputs import make_inputs
from winnow.trial.roles import find_roles
from winnow.trial.sizes import Sizes
from winnow.trial.verdict import StoredVerdict

SIZES = Sizes(rows=31, keys=90, requests=3)
"""Eight groups of four rows, but for the last."""
Change = Callable[[dict[str, Any]], None]


def make(module: ir.Module, sizes: Sizes = SIZES, **given: Any) -> dict[str, Any]:
    """Inputs of ``module``, but for those ``given``."""
    roles, device = find_roles(module), torch.device("cpu")
    with Progress(disable=True) as progress:
        return make_inputs(module, roles, sizes, given, device, 0, progress)


def as_arrays(values: Mapping[str, Any]) -> dict[str, Any]:
    """The same values, tensors as arrays."""
    return {n: oracle.to_array(v) if isinstance(v, Tensor) else v for n, v in values.items()}


class Run:
    """What a right kernel makes of made inputs, with the output ``stored``."""

    def __init__(self, module: ir.Module, prepare: Change = lambda values: None) -> None:
        self.module = module
        self.before = make(module)
        prepare(self.before)
        self.expected = oracle.evaluate_stores(module, as_arrays(self.before))
        self.after = self.before | {"stored": self.before["stored"].clone()}
        for row in self.expected:
            self.after["stored"][row.row, : len(row.scores)] = torch.tensor(row.scores)

    def judge(self, change: Change = lambda values: None) -> StoredVerdict:
        """The verdict on what there is after ``change``."""
        after = {n: v.clone() if isinstance(v, Tensor) else v for n, v in self.after.items()}
        change(after)
        with Progress(disable=True) as progress:
            verdict = check(self.module, self.before, after, 0, progress)
        assert isinstance(verdict, StoredVerdict)
        return verdict
