# SPDX-License-Identifier: Apache-2.0
"""Control flow, and where a program is in the grid."""

from collections.abc import Callable, Iterator

import numpy as np

from winnow.executor.table import (
    Code,
    Frame,
    Step,
    Wiring,
    copy,
    paste,
    program_of,
    stateful,
    suspending,
)
from winnow.executor.tree import Op


@stateful("tt.get_program_id")
def _program_id(op: Op, wiring: Wiring) -> Step:
    axis, (result,) = op.attribute("axis"), wiring.results

    def run(frame: Frame) -> None:
        frame[result] = np.int32(program_of(frame).coordinates[axis])

    return Step(run)


@stateful("tt.get_num_programs")
def _num_programs(op: Op, wiring: Wiring) -> Step:
    axis, (result,) = op.attribute("axis"), wiring.results

    def run(frame: Frame) -> None:
        frame[result] = np.int32(program_of(frame).grid[axis])

    return Step(run)


@stateful("gpu.barrier")
def _barrier(op: Op, wiring: Wiring) -> Step:
    return suspending(op.site, lambda frame: program_of(frame).view.barrier())


@stateful("scf.for")
def _for(op: Op, wiring: Wiring) -> Step:
    body = _region(op, wiring, 0)
    bounds, initial = wiring.operands[:3], wiring.operands[3:]
    induction, carried = body.arguments[0], body.arguments[1:]
    dtype = op.operand_types[0].dtype.type
    if "unsignedCmp" in op.attributes:
        raise op.site.error("unsigned comparison is not supported")

    def loop(frame: Frame) -> Iterator[None]:
        start, stop, step = (int(frame[slot]) for slot in bounds)
        if step <= 0:
            raise op.site.fault(f"the step is {step}")
        values = copy(frame, initial)
        for index in range(start, stop, step):
            program_of(frame).spend(op.site)
            frame[induction] = dtype(index)
            paste(frame, carried, values)
            yield from _run(body, frame)
            values = copy(frame, body.yields)
        paste(frame, wiring.results, values)

    return _step(loop, body)


@stateful("scf.while")
def _while(op: Op, wiring: Wiring) -> Step:
    before, after = _region(op, wiring, 0), _region(op, wiring, 1)
    condition, forwarded = before.yields[0], before.yields[1:]

    def loop(frame: Frame) -> Iterator[None]:
        paste(frame, before.arguments, copy(frame, wiring.operands))
        yield from _run(before, frame)
        while frame[condition]:
            program_of(frame).spin(op.site)
            paste(frame, after.arguments, copy(frame, forwarded))
            yield from _run(after, frame)
            paste(frame, before.arguments, copy(frame, after.yields))
            yield from _run(before, frame)
        paste(frame, wiring.results, copy(frame, forwarded))

    return _step(loop, before, after)


@stateful("scf.if")
def _if(op: Op, wiring: Wiring) -> Step:
    (condition,) = wiring.operands
    then, otherwise = wiring.regions

    def branch(frame: Frame) -> Iterator[None]:
        taken = then if frame[condition] else otherwise
        if taken:
            yield from _run(taken, frame)
            paste(frame, wiring.results, copy(frame, taken.yields))

    return _step(branch, *(code for code in wiring.regions if code))


def _region(op: Op, wiring: Wiring, number: int) -> Code:
    code = wiring.regions[number]
    if code is None:
        raise op.site.error("has an empty region")
    return code


def _run(code: Code, frame: Frame) -> Iterator[None]:
    if code.step.suspends:
        yield from code.step.run(frame)
    else:
        code.step.run(frame)


def _step(run: Callable[[Frame], Iterator[None]], *inner: Code) -> Step:
    """The step of ``run``: one that suspends only if something inside it does."""
    if any(code.step.suspends for code in inner):
        return Step(run, suspends=True)

    def run_through(frame: Frame) -> None:
        for _ in run(frame):
            raise AssertionError("code that can't suspend did")

    return Step(run_through)
