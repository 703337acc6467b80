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
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from winnow.backend.binding import Binder, Fitter, Grid, Values, make_fitter
from winnow.backend.expression import Expression
from winnow.layout import Layout


@dataclass(frozen=True)
class Argument:
    """An argument of a kernel, or a symbol of its grid.

    It is the ``what`` of the buffer or scalar ``name``: a buffer's address, the size or the stride
    (in elements; 0 where there is one element at most) of its dimension ``axis``, or a scalar's
    value. ``element`` is its type, or what it is the address of, as MLIR spells it. The kernel
    relies on it being a multiple of ``divisor``, and on a buffer's ``layout`` where there is one.
    """

    name: str
    what: Literal["address", "size", "stride", "value"]
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
        """The ``Abi`` that ``to_json`` wrote."""
        fields = json.loads(text)
        return Abi(
            fields["kernel"],
            tuple(map(_argument, fields["arguments"])),
            tuple(fields["grid"]),
            tuple(map(_argument, fields["grid_symbols"])),
            tuple((_argument(size), least) for size, least in fields["least_sizes"]),
        )

    @functools.cached_property
    def _fitter(self) -> Fitter:
        return make_fitter(self.arguments, self.grid, self.grid_symbols, self.least_sizes)


def _argument(fields: Mapping[str, Any]) -> Argument:
    argument = Argument(**fields)
    if argument.layout is None:
        return argument
    layout = {name: tuple(values) for name, values in fields["layout"].items()}
    return dataclasses.replace(argument, layout=Layout(**layout))
