# SPDX-License-Identifier: Apache-2.0
"""Atomics. Each lets other programs run first, then acts at once on all of its active lanes.

Lanes act in an order of the schedule's choice, and each gives what memory held before it. Without
an active lane nothing happens, to the order of other accesses neither. Lanes left out give
garbage.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from winnow.executor.ops_memory import active_lanes, check_access
from winnow.executor.program import Program
from winnow.executor.table import Frame, Step, Wiring, program_of, stateful, suspending
from winnow.executor.tree import Op
from winnow.executor.types import Array, Value, unsigned

Change: TypeAlias = Callable[[Value, Value], Value]
"""From what memory holds and a lane's operand to what it then holds."""

_CHANGES: dict[int, tuple[str, Change]] = {
    1: ("integer", np.bitwise_and),
    2: ("integer", np.bitwise_or),
    3: ("integer", np.bitwise_xor),
    4: ("integer", np.add),
    5: ("float", np.add),
    6: ("integer", np.maximum),
    7: ("integer", np.minimum),
    8: ("integer", lambda held, value: np.maximum(unsigned(held), unsigned(value))),
    9: ("integer", lambda held, value: np.minimum(unsigned(held), unsigned(value))),
    10: ("any", lambda held, value: value),
}
"""By Triton's RMWOp: AND, OR, XOR, ADD, FADD, MAX, MIN, UMAX, UMIN, XCHG; and for what elements."""

_RELAXED, _ACQUIRE, _RELEASE, _ACQUIRE_RELEASE = 1, 2, 3, 4
_CTA_SCOPE = 2


@dataclass(frozen=True)
class Order:
    """What an atomic does to other accesses. At CTA scope it orders nothing that others see."""

    acquires: bool
    releases: bool

    @classmethod
    def of(cls, op: Op) -> "Order":
        semantics = op.attribute("sem")
        if semantics not in (_RELAXED, _ACQUIRE, _RELEASE, _ACQUIRE_RELEASE):
            raise op.site.error(f"memory semantics {semantics} are not supported")
        wide = op.attribute("scope") != _CTA_SCOPE
        return cls(
            acquires=wide and semantics in (_ACQUIRE, _ACQUIRE_RELEASE),
            releases=wide and semantics in (_RELEASE, _ACQUIRE_RELEASE),
        )


UNORDERED = Order(acquires=False, releases=False)
"""That of an atomic that orders nothing else."""


@stateful("tt.atomic_rmw")
def _read_modify_write(op: Op, wiring: Wiring) -> Step:
    check_access(op, op.result, mask=2)
    code = op.attribute("atomic_rmw_op")
    if code not in _CHANGES:
        raise op.site.error(f"operation {code} is not supported")
    elements, change = _CHANGES[code]
    if elements != "any" and op.result.is_float != (elements == "float"):
        raise op.site.error(f"operation {code} is not for {op.result.element}")
    return _atomic(op, wiring, wiring.operands[1:2], wiring.operand(2), change)


@stateful("tt.atomic_cas")
def _compare_and_swap(op: Op, wiring: Wiring) -> Step:
    check_access(op, op.result, mask=len(op.operands))

    def change(held: Value, compared: Value, value: Value) -> Value:
        return np.where(unsigned(held) == unsigned(compared), value, held)

    return _atomic(op, wiring, wiring.operands[1:], None, change)


def _atomic(
    op: Op, wiring: Wiring, values: tuple[int, ...], mask: int | None, change: Callable[..., Value]
) -> Step:
    """The step that applies ``change`` to memory and the operands in the slots ``values``."""
    order, (result,) = Order.of(op), wiring.results
    shape, garbage = op.result.shape, op.result.garbage

    def act(frame: Frame) -> None:
        addresses = frame[wiring.operands[0]].reshape(-1)
        active = active_lanes(frame, mask)
        lanes = slice(None) if active is None else active
        held = np.full(len(addresses), garbage)
        if active is None or len(active):
            operands = [frame[value].reshape(-1)[lanes] for value in values]
            program = program_of(frame)
            held[lanes] = act_on(program, op, order, addresses[lanes], operands, change)
        frame[result] = held.reshape(shape)[()]

    return suspending(op.site, act)


def act_on(
    program: Program,
    op: Op,
    order: Order,
    addresses: NDArray[np.int64],
    operands: list[Array],
    change: Callable[..., Value],
) -> Array:
    """Acts on ``addresses [n]`` with ``operands`` (each [n]); gives what was there, [n].

    The elements are of the type of ``op``'s result.
    """
    dtype = op.result.dtype
    before = np.empty(len(addresses), dtype)
    if order.releases:
        program.view.release()
    for segment, lanes in program.memory.resolve(addresses, dtype.itemsize, op.site.fault):
        segment.require_written(op.site.fault)
        numbers = np.arange(len(addresses))[lanes]
        for group in _rounds(addresses, numbers[program.choices.lane_order()]):

            def changed(bits: Array, group: NDArray[np.int64] = group) -> Array:
                after = change(bits.view(dtype), *(operand[group] for operand in operands))
                return unsigned(np.asarray(after))

            bits = program.view.update(segment, addresses[group], dtype.itemsize, changed)
            before[group] = bits.view(dtype)
    if order.acquires:
        program.view.acquire()
    return before


def _rounds(addresses: NDArray[np.int64], lanes: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    """Splits ``lanes`` so that lanes of a part have distinct addresses, in their order."""
    by_address = np.argsort(addresses[lanes], kind="stable")
    sorted_addresses = addresses[lanes][by_address]
    places = np.arange(len(lanes))
    starts = np.append(True, sorted_addresses[1:] != sorted_addresses[:-1])
    turn = places - np.maximum.accumulate(np.where(starts, places, 0))
    return [lanes[by_address[turn == number]] for number in range(int(turn.max()) + 1)]
