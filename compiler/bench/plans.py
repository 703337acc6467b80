# SPDX-License-Identifier: Apache-2.0
"""The plans of kernels that are measured."""

from __future__ import annotations

from torch_mlir import ir

from winnow.backend.kernel import Kernel
from winnow.dialects import make_context
from winnow.plan import Plan


def plan_of(kernel: Kernel) -> Plan:
    """The plan that a graph was compiled by."""
    module = ir.Module.parse(kernel.lowered.levels["tile"].plain, make_context())
    return Plan.of(module.body.operations[0].operation)
