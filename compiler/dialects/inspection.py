# SPDX-License-Identifier: Apache-2.0
"""Shorthand for looking at IR that is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from torch_mlir import ir

_Op = TypeVar("_Op", bound=ir.OpView)


def operations(
    root: ir.Operation, order: ir.WalkOrder = ir.WalkOrder.PRE_ORDER
) -> list[ir.Operation]:
    """``root`` and all ops in it, by default in the order in which they are printed.

    They do not keep their module alive.
    """
    found: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        found.append(op)
        return ir.WalkResult.ADVANCE

    root.walk(visit, order)
    return found


def ops_of(root: ir.Operation, *kinds: type[_Op]) -> list[_Op]:
    """The ops of some kinds in ``root``, each after those in its regions."""
    ops = (op.opview for op in operations(root, ir.WalkOrder.POST_ORDER))
    return [op for op in ops if isinstance(op, kinds)]


def block_arguments(op: ir.Operation) -> Iterator[ir.BlockArgument]:
    """The arguments of all blocks that ``op`` itself holds."""
    return (argument for region in op.regions for block in region for argument in block.arguments)


def maker_of(value: ir.Value) -> Any:
    """The op that makes a value; the block that has it as an argument."""
    owner = value.owner
    return owner.opview if isinstance(owner, ir.Operation) else owner
