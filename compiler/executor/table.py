# SPDX-License-Identifier: Apache-2.0
"""The table of ops: from an op's name to what makes a step of it.

A *step* is a Python function of a program's frame: a list whose slot 0 holds the program itself
and whose other slots hold values. An op whose results depend on its operands alone is registered
with ``pure`` as a function of values; one that needs the program, or has regions, with
``stateful``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from winnow.executor.faults import Site
from winnow.executor.tree import Op
from winnow.executor.types import Value

if TYPE_CHECKING:
    from winnow.executor.program import Program

Frame: TypeAlias = list[Any]
Evaluate: TypeAlias = Callable[..., Value]
PureBuilder: TypeAlias = Callable[[Op], Evaluate]


@dataclass(frozen=True)
class Step:
    """``run`` executes an op or a sequence of them on a frame.

    Where ``suspends`` holds it is a generator function that yields wherever other programs may
    run.
    """

    run: Callable[[Frame], Any]
    suspends: bool = False


@dataclass(frozen=True)
class Code:
    """A block as one step; the slots of its arguments and of what its terminator hands on."""

    step: Step
    arguments: tuple[int, ...]
    yields: tuple[int, ...]


@dataclass(frozen=True)
class Compiled:
    """A kernel's code, the size of its frames, and the arguments whose memory it may write."""

    code: Code
    frame_size: int
    written: frozenset[int]


@dataclass(frozen=True)
class Wiring:
    """Where an op's operands, results and regions (None: an empty one) are.

    ``shared``: its pointers may point at what the kernel writes, so other programs matter.
    ``number`` tells the kernel's ops apart.
    """

    number: int
    operands: tuple[int, ...]
    results: tuple[int, ...]
    regions: tuple[Code | None, ...]
    shared: bool

    def operand(self, number: int) -> int | None:
        """The slot of an operand that may be missing from the end of the list."""
        return self.operands[number] if number < len(self.operands) else None


Builder: TypeAlias = Callable[[Op, Wiring], Step]

OPS: dict[str, Builder] = {}

TERMINATORS = frozenset(
    {"tt.return", "tt.reduce_return", "tt.scan_return", "scf.yield", "scf.condition"}
)


def stateful(name: str) -> Callable[[Builder], Builder]:
    """Registers what makes the step of op ``name``."""

    def register(builder: Builder) -> Builder:
        OPS[name] = builder
        return builder

    return register


def pure(*names: str) -> Callable[[PureBuilder], PureBuilder]:
    """Registers what makes, for ops of these names, the function from operands to result.

    The function takes arrays or scalars of any shape: combining regions are run on whole arrays.
    It gives a tuple where the op has several results.
    """

    def register(builder: PureBuilder) -> PureBuilder:
        for name in names:
            OPS[name] = lambda op, wiring: Step(_assign(builder(op), wiring))
        return builder

    return register


def program_of(frame: Frame) -> Program:
    """The program that a frame belongs to."""
    program: Program = frame[0]
    return program


def copy(frame: Frame, sources: tuple[int, ...]) -> list[Value]:
    """The values in the slots ``sources``."""
    return [frame[source] for source in sources]


def paste(frame: Frame, targets: tuple[int, ...], values: Sequence[Value]) -> None:
    """Puts ``values`` into the slots ``targets``."""
    for target, value in zip(targets, values, strict=True):
        frame[target] = value


def suspending(site: Site, action: Callable[[Frame], None]) -> Step:
    """A step that lets other programs run just before ``action``."""

    def run(frame: Frame) -> Iterator[None]:
        program_of(frame).paused_at = site
        yield
        action(frame)

    return Step(run, suspends=True)


def sequence(steps: list[Step]) -> Step:
    """The step that runs ``steps`` one after the other."""
    runs = [(step.run, step.suspends) for step in steps]

    def run(frame: Frame) -> None:
        for step, _ in runs:
            step(frame)

    def run_suspending(frame: Frame) -> Iterator[None]:
        for step, suspends in runs:
            if suspends:
                yield from step(frame)
            else:
                step(frame)

    if any(step.suspends for step in steps):
        return Step(run_suspending, suspends=True)
    return Step(run)


def _assign(evaluate: Evaluate, wiring: Wiring) -> Callable[[Frame], None]:
    """``evaluate`` on the operands' slots, into the results' slots."""
    operands, results = wiring.operands, wiring.results

    def several(frame: Frame) -> None:
        paste(frame, results, evaluate(*copy(frame, operands)))

    if len(results) != 1:
        return several
    (result,) = results

    def unary(frame: Frame) -> None:
        frame[result] = evaluate(frame[operands[0]])

    def binary(frame: Frame) -> None:
        frame[result] = evaluate(frame[operands[0]], frame[operands[1]])

    def any_arity(frame: Frame) -> None:
        frame[result] = evaluate(*copy(frame, operands))

    return {1: unary, 2: binary}.get(len(operands), any_arity)
