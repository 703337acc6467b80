# SPDX-License-Identifier: Apache-2.0
"""Shorthand for control flow that passes build, at the current insertion point and location."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from torch_mlir import ir
from torch_mlir.dialects import arith, scf

from winnow.dialects.build import like, offset_range, spread


def after(value: ir.Value) -> ir.InsertionPoint:
    """Where ``value`` has just been made."""
    if isinstance(value.owner, ir.Block):
        return ir.InsertionPoint.at_block_begin(value.owner)
    return ir.InsertionPoint.after(value.owner)


def choose(
    condition: ir.Value,
    types: Sequence[ir.Type],
    then: Callable[[], Sequence[ir.Value]],
    otherwise: Callable[[], Sequence[ir.Value]],
) -> list[ir.Value]:
    """What ``then`` builds, of ``types``, if ``condition`` holds, else what ``otherwise`` does."""
    choice = scf.IfOp(condition, list(types), has_else=True)
    for block, build in ((choice.then_block, then), (choice.else_block, otherwise)):
        with ir.InsertionPoint(block):
            scf.YieldOp(list(build()))
    return list(choice.results)


def branch(
    condition: ir.Value,
    then: Callable[[], object],
    otherwise: Callable[[], object] | None = None,
) -> None:
    """Has what ``then`` builds run if ``condition`` holds, else what ``otherwise`` builds."""
    choice = scf.IfOp(condition, has_else=otherwise is not None)
    with ir.InsertionPoint(choice.then_block):
        then()
        scf.YieldOp([])
    if otherwise is not None:
        with ir.InsertionPoint(choice.else_block):
            otherwise()
            scf.YieldOp([])


def carry(loop: scf.ForOp, initial: Sequence[ir.Value], following: Sequence[ir.Value]) -> scf.ForOp:
    """Replaces ``loop`` by one that carries more values from turn to turn, after those it has.

    They are ``initial`` in the first turn; ``following``, of the loop's body, in the next one.
    """
    *body, end = loop.body.operations
    with loop.location:
        with ir.InsertionPoint(loop):
            values = [*loop.initArgs, *initial]
            carrier = scf.ForOp(loop.lowerBound, loop.upperBound, loop.step, values)
        for name in loop.attributes:
            carrier.attributes[name] = loop.attributes[name]
        with ir.InsertionPoint(carrier.body):
            last = scf.YieldOp([*end.operands, *following])
    for op in body:
        op.operation.move_before(last.operation)
    both = [*zip(loop.body.arguments, carrier.body.arguments, strict=False)]
    for old, new in [*both, *zip(loop.results, carrier.results, strict=False)]:
        old.replace_all_uses_with(new)
    loop.operation.erase()
    return carrier


def fold_chunks(
    count: ir.Value,
    size: int,
    initial: Sequence[ir.Value],
    step: Callable[[ir.Value, ir.Value, Sequence[ir.Value]], Sequence[ir.Value]],
    first: int = 0,
) -> list[ir.Value]:
    """Loops over the numbers below ``count``, an i32, ``size`` of them at a time.

    ``step`` builds what makes new values of the numbers, ``tensor<Cxi32>``, of which are below
    ``count``, ``tensor<Cxi1>``, and of the values before it. It starts at chunk ``first``.
    """
    # The number of chunks can't pass the largest i32, unlike the first number of one too many.
    rounded_up = arith.addi(count, like(size - 1, count))
    chunks = arith.divui(rounded_up, like(size, count))
    loop = scf.ForOp(like(first, chunks), chunks, like(1, chunks), list(initial))
    with ir.InsertionPoint(loop.body):
        chunk = loop.induction_variable
        number = offset_range(arith.muli(chunk, like(size, chunk)), size)
        present = arith.cmpi(arith.CmpIPredicate.ult, number, spread(count, (size,)))
        scf.YieldOp(list(step(number, present, loop.inner_iter_args)))
    return list(loop.results)


def inline(
    block: ir.Block, arguments: Sequence[ir.Value]
) -> tuple[list[ir.Operation], list[ir.Value]]:
    """Clones a block's operations for other arguments; the clones, and what the block yields."""
    values = dict(zip(block.arguments, arguments, strict=True))

    def rewire(op: ir.Operation) -> ir.WalkResult:
        for index, operand in enumerate(op.operands):
            if operand in values:
                op.operands[index] = values[operand]
        return ir.WalkResult.ADVANCE

    *operations, terminator = block.operations
    clones = []
    for operation in operations:
        clone = operation.operation.clone()
        clone.operation.walk(rewire)
        values |= dict(zip(operation.results, clone.operation.results, strict=True))
        clones.append(clone.operation)
    return clones, [values.get(operand, operand) for operand in terminator.operands]
