# SPDX-License-Identifier: Apache-2.0
"""How a kernel is called: what each of its arguments is, and how many programs there are.

Callers pass buffers and scalars by name; the kernel takes their addresses, sizes, strides and
values by position. An ``Abi`` is plain data, so that a kernel from the disk cache runs without
MLIR.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import typing
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from winnow.backend.binding import TORCH_DTYPES, Binder, Fitter, Grid, Values, make_fitter
from winnow.backend.entry import entry_of, is_integer, require
from winnow.backend.expression import Expression, to_python
from winnow.layout import Layout

What = Literal["address", "size", "stride", "value"]


@dataclass(frozen=True)
class Argument:
    """An argument of a kernel, or a symbol of its grid.

    It is the ``what`` of the buffer or scalar ``name``: a buffer's address, the size or the stride
    (in elements; 0 where there is one element at most) of its dimension ``axis``, or a scalar's
    value. ``element`` is its type, or what it is the address of, as MLIR spells it. The kernel
    relies on it being a multiple of ``divisor``, and on a buffer's ``layout`` where there is one.
    """

    name: str
    what: What
    axis: int
    element: str
    divisor: int = 1
    layout: Layout | None = None


@dataclass(frozen=True)
class Abi:
    """The arguments of kernel ``kernel`` in order, and its grid.

    ``grid`` has an expression for each dimension; its symbols are ``grid_symbols``. Each of
    ``least_sizes`` is a size, and an expression of the same symbols that it must be no less than.
    """

    kernel: str
    arguments: tuple[Argument, ...]
    grid: tuple[Expression, ...]
    grid_symbols: tuple[Argument, ...]
    least_sizes: tuple[tuple[Argument, Expression], ...] = ()

    def bind(self, values: Values) -> tuple[list[Any], Grid]:
        """The kernel's arguments by position, addresses as integers, and its grid.

        ``values`` are tensors and scalars by name. A dimension of the grid that would be negative
        is 0. Raises ``ValueError`` naming an argument that is missing, unexpected or does not fit.
        """
        return self.fit(values)(values)

    def fit(self, values: Values) -> Binder:
        """``bind`` for ``values`` and for others whose tensors differ in their addresses alone.

        It checks what may differ, and raises as ``bind`` does.
        """
        return self._fitter(values)

    @functools.cached_property
    def buffers(self) -> tuple[str, ...]:
        """The names of the buffers, each once."""
        names = (argument.name for argument in self.arguments if argument.what == "address")
        return tuple(dict.fromkeys(names))

    def to_json(self) -> str:
        """Text that ``from_json`` reads as the same."""
        return json.dumps(dataclasses.asdict(self))

    @staticmethod
    def from_json(text: str) -> Abi:
        """The ``Abi`` that ``to_json`` wrote; raises ``ValueError`` where it wrote no such text."""
        with entry_of("how to call a kernel"):
            fields = json.loads(text)
            abi = Abi(
                fields["kernel"],
                tuple(map(_argument, fields["arguments"])),
                tuple(fields["grid"]),
                tuple(map(_argument, fields["grid_symbols"])),
                tuple((_argument(size), least) for size, least in fields["least_sizes"]),
            )
            symbols = ["symbol"] * len(abi.grid_symbols)
            to_python([*abi.grid, *(least for _, least in abi.least_sizes)], symbols)
            require(isinstance(abi.kernel, str), "the kernel's name is no text")
            require(1 <= len(abi.grid) <= 3, f"a grid of {len(abi.grid)} dimensions")
            return abi

    @functools.cached_property
    def _fitter(self) -> Fitter:
        return make_fitter(self.arguments, self.grid, self.grid_symbols, self.least_sizes)


def _argument(fields: Mapping[str, Any]) -> Argument:
    """The argument; raises ``ValueError`` at what is none, since it becomes a part of code."""
    argument = Argument(**fields)
    numbers = []
    if argument.layout is not None:
        layout = {name: tuple(values) for name, values in fields["layout"].items()}
        numbers = [number for each in layout.values() for number in each if number is not None]
        argument = dataclasses.replace(argument, layout=Layout(**layout))
    require(isinstance(argument.name, str), "a name is no text")
    require(argument.what in typing.get_args(What), f"{argument.what} is nothing of an argument")
    require(argument.element in TORCH_DTYPES, f"{argument.element} is no element of a tensor")
    require(is_integer(argument.axis, 0), f"{argument.axis} is no axis")
    require(is_integer(argument.divisor, 1), f"{argument.divisor} divides nothing")
    require(all(is_integer(number, 0) for number in numbers), "no layout")
    return argument
