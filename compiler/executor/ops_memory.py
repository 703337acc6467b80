# SPDX-License-Identifier: Apache-2.0
"""Pointers, loads and stores.

A lane that a load's mask leaves out gets ``other`` or, without one, garbage. A load through a
pointer that may point at memory that the kernel writes lets other programs run first.
"""

import numpy as np
from numpy.typing import NDArray

from winnow.executor.table import (
    Evaluate,
    Frame,
    Step,
    Wiring,
    program_of,
    pure,
    stateful,
    suspending,
)
from winnow.executor.tree import Op
from winnow.executor.types import DTYPES, Array, Type, bits_type, unsigned


@pure("tt.addptr")
def _add_pointer(op: Op) -> Evaluate:
    width = np.int64(DTYPES[str(op.result.pointee)].itemsize)
    return lambda pointer, offset: pointer + offset.astype(np.int64, copy=False) * width


@stateful("tt.load")
def _load(op: Op, wiring: Wiring) -> Step:
    check_access(op, op.result, mask=1)
    pointer, mask, other = wiring.operands[0], wiring.operand(1), wiring.operand(2)
    (result,) = wiring.results
    shape, dtype, garbage = op.result.shape, op.result.dtype, op.result.garbage
    volatile = op.attribute("isVolatile")

    def read(frame: Frame, addresses: NDArray[np.int64]) -> Array:
        program = program_of(frame)
        bits = np.empty(len(addresses), bits_type(dtype.itemsize))
        for segment, lanes in program.memory.resolve(addresses, dtype.itemsize, op.site.fault):
            bits[lanes] = program.view.load(
                segment, addresses[lanes], dtype.itemsize, volatile=volatile
            )
        return bits.view(dtype)

    def load(frame: Frame) -> None:
        addresses = frame[pointer].reshape(-1)
        active = active_lanes(frame, mask)
        if active is None:
            values = read(frame, addresses)
        else:
            values = np.empty(len(addresses), dtype)
            values[:] = garbage if other is None else frame[other].reshape(-1)
            if len(active):
                values[active] = read(frame, addresses[active])
        frame[result] = values.reshape(shape)[()]

    return suspending(op.site, load) if wiring.shared else Step(load)


@stateful("tt.store")
def _store(op: Op, wiring: Wiring) -> Step:
    check_access(op, op.operand_types[1], mask=2)
    pointer, value, mask = wiring.operands[0], wiring.operands[1], wiring.operand(2)
    width = op.operand_types[1].dtype.itemsize

    def store(frame: Frame) -> None:
        program = program_of(frame)
        addresses, values = frame[pointer].reshape(-1), frame[value].reshape(-1)
        active = active_lanes(frame, mask)
        if active is not None:
            addresses, values = addresses[active], values[active]
        if not len(addresses):
            return
        bits = unsigned(values)
        for segment, lanes in program.memory.resolve(addresses, width, op.site.fault):
            segment.require_written(op.site.fault)
            program.view.store(segment, addresses[lanes], bits[lanes], wiring.number)

    return Step(store)


def check_access(op: Op, value: Type, *, mask: int) -> None:
    """Raises ``ExecutionError`` unless ``op``'s first operand points at what ``value`` is.

    Operand number ``mask``, if there is one, must tell for each of its lanes whether it is active.
    """
    pointer = op.operand_types[0]
    if pointer.pointee != value.element or pointer.shape != value.shape:
        raise op.site.error(f"{pointer} does not point at {value}")
    if value.element == "i1":
        raise op.site.error("i1 in memory is not supported")
    expected = Type("i1", pointer.shape)
    if any(found != expected for found in op.operand_types[mask : mask + 1]):
        raise op.site.error(f"the mask must be {expected}, but is {op.operand_types[mask]}")


def active_lanes(frame: Frame, mask: int | None) -> NDArray[np.intp] | None:
    """The numbers of the lanes that are active by the mask in slot ``mask``; None for all."""
    if mask is None:
        return None
    active = np.flatnonzero(frame[mask])
    return None if len(active) == np.size(frame[mask]) else active
