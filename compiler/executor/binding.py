# SPDX-License-Identifier: Apache-2.0
"""From the arguments of a launch to an address space and the values that programs start from."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, TypeAlias

import numpy as np

from winnow.executor.buffers import Buffer
from winnow.executor.memory import AddressSpace, Segment
from winnow.executor.tree import Kernel
from winnow.executor.types import Array, Type, Value

Argument: TypeAlias = Buffer | Array | float | np.integer[Any] | np.floating[Any]
"""What a launch takes for a pointer (the first two) or a scalar (the others)."""


@dataclass
class _Stretch:
    """Host memory that one buffer covers, or several that overlap."""

    buffer: Buffer
    arguments: list[int]

    @property
    def end(self) -> int:
        return self.buffer.address + self.buffer.size


def bind(
    kernel: Kernel, arguments: Sequence[Argument], written: frozenset[int]
) -> tuple[AddressSpace, list[Value]]:
    """The memory of ``arguments``, and for each the value that the kernel's function gets.

    ``written`` are the arguments (by number) whose memory the kernel may write. Raises
    ``ValueError`` naming the argument where one does not fit the kernel's.
    """
    if len(arguments) != len(kernel.argument_names):
        expected = len(kernel.argument_names)
        raise ValueError(f"{kernel.name} takes {expected} arguments, but got {len(arguments)}")
    values: list[Value] = [None] * len(arguments)
    buffers: dict[int, Buffer] = {}
    for number, (type_, argument) in enumerate(
        zip(kernel.body.argument_types, arguments, strict=True)
    ):
        what = f"argument '{kernel.argument_names[number]}'"
        if type_.pointee:
            buffers[number] = _buffer(argument, type_, what)
            _check_layout(kernel, number, argument)
            _check_divisible(
                buffers[number].address, kernel.divisibility[number], f"{what}: address"
            )
        else:
            values[number] = _scalar(argument, type_, what)
            _check_divisible(values[number], kernel.divisibility[number], what)
    segments = []
    in_order = sorted(_stretches(buffers), key=lambda stretch: min(stretch.arguments))
    for window, stretch in enumerate(in_order, start=1):
        names = " and ".join(f"argument '{kernel.argument_names[n]}'" for n in stretch.arguments)
        is_written = not written.isdisjoint(stretch.arguments)
        segments.append(Segment(window, stretch.buffer, names, written=is_written))
        for number in stretch.arguments:
            offset = buffers[number].address - stretch.buffer.address
            values[number] = np.int64(segments[-1].start + offset)
    return AddressSpace(segments), values


def _buffer(argument: Argument, type_: Type, what: str) -> Buffer:
    if isinstance(argument, np.ndarray):
        argument = Buffer.of(argument)
    if not isinstance(argument, Buffer):
        raise ValueError(f"{what} must be a buffer or array, but is {argument!r}")
    if argument.element != type_.pointee:
        raise ValueError(f"{what} must hold {type_.pointee}, but holds {argument.element}")
    return argument


def _check_layout(kernel: Kernel, number: int, argument: Argument) -> None:
    """Checks an array against the layout of its buffer; a ``Buffer`` has none."""
    layout = kernel.layouts[number]
    if layout is not None and isinstance(argument, np.ndarray):
        strides = [Fraction(step, argument.itemsize) for step in argument.strides]
        layout.check(kernel.argument_names[number], argument.shape, strides)


def _scalar(argument: Argument, type_: Type, what: str) -> Value:
    if type_.is_float:
        if not isinstance(argument, (int, float, np.floating)):
            raise ValueError(f"{what} must be a number, but is {argument!r}")
        return type_.dtype.type(argument)
    if not isinstance(argument, (int, np.integer)):
        raise ValueError(f"{what} must be an integer, but is {argument!r}")
    width = 1 if type_.element == "i1" else 8 * type_.dtype.itemsize
    if not -(1 << width - 1) <= argument < 1 << width - (type_.element != "i1"):
        raise ValueError(f"{what} must fit {type_.element}, but is {argument}")
    return type_.dtype.type(argument)


def _check_divisible(value: Value, divisor: int, what: str) -> None:
    if divisor > 1 and value % divisor:
        raise ValueError(f"{what} must be a multiple of {divisor}, but is {value}")


def _stretches(buffers: dict[int, Buffer]) -> list[_Stretch]:
    """The memory of ``buffers``, with those that overlap taken together."""
    stretches: list[_Stretch] = []
    empty_last = sorted(buffers.items(), key=lambda item: (not item[1].size, item[1].address))
    for number, buffer in empty_last:
        last = stretches[-1] if stretches else None
        if last is None or not buffer.size or buffer.address >= last.end:
            stretches.append(_Stretch(buffer, [number]))
            continue
        size = max(last.end, buffer.address + buffer.size) - last.buffer.address
        writable = last.buffer.writable and buffer.writable
        last.buffer = replace(last.buffer, size=size, writable=writable)
        last.arguments.append(number)
    return stretches
