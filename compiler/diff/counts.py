# SPDX-License-Identifier: Apache-2.0
"""How many ops of which kind a module has."""

from __future__ import annotations

from collections import Counter

from torch_mlir import ir

from winnow.dialects import make_context
from winnow.dialects.inspection import operations


def count_ops(text: str) -> Counter[str]:
    """The ops in a module by name, but for the module; raises ``ir.MLIRError`` for invalid IR."""
    module = ir.Module.parse(text, make_context())
    _, *ops = operations(module.operation)
    return Counter(op.name for op in ops)
