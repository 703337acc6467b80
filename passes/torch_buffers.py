# SPDX-License-Identifier: Apache-2.0
"""The arguments of a function that `raise-topk` makes, and how they come from PyTorch's tensors."""

from __future__ import annotations

from collections.abc import Sequence

from torch_mlir import ir
from torch_mlir.dialects import func

from winnow.dialects.build import i32_attr, text_attr
from winnow.errors import LoweringError
from winnow.graph_buffers import memref_type
from winnow.passes.torch_axes import Dim, flat, size
from winnow.passes.torch_expressions import Iota, Tensor

SOURCE = "winnow.source"
"""The attribute of an argument that says how it comes from a tensor."""


class Arguments:
    """The arguments of a function that is being built, at the end of its list."""

    def __init__(self, function: func.FuncOp) -> None:
        self._function = function
        self._attributes: list[ir.DictAttr] = []
        self._sources: dict[tuple[str, str], ir.Value] = {}
        self._paging: tuple[ir.Value, ir.Value] | None = None

    def add(
        self,
        name: str,
        type_: ir.Type,
        location: ir.Location,
        alignment: int = 0,
        source: ir.DictAttr | None = None,
    ) -> ir.Value:
        """Adds an argument, under a name that it is the first to have."""
        number = sum(_base(attributes) == name for attributes in self._attributes)
        attributes: dict[str, ir.Attribute] = {
            "winnow.name": text_attr(f"{name}_{number}" if number else name)
        }
        if alignment:
            i64 = ir.IntegerType.get_signless(64)
            attributes["winnow.alignment"] = ir.IntegerAttr.get(i64, alignment)
        if source is not None:
            attributes[SOURCE] = source
        self._attributes.append(ir.DictAttr.get(attributes))
        return self._function.entry_block.add_argument(type_, location)

    def add_source(
        self,
        kind: str,
        tensor: Tensor | Iota,
        groups: Sequence[Dim],
        shape: Sequence[int | None],
        element: str,
        offset: int = 0,
    ) -> ir.Value:
        """The argument that holds ``tensor`` with its axes in ``groups``, one for all its uses.

        Integers have ``offset`` added.
        """
        source = _source(kind, tensor, groups, offset)
        key = (kind, str(source))
        if key not in self._sources:
            alignment = 16 if kind in ("queries", "keys") else 0
            type_ = memref_type(shape, element)
            self._sources[key] = self.add(kind, type_, tensor.location, alignment, source)
        return self._sources[key]

    def paging(self, location: ir.Location) -> tuple[ir.Value, ir.Value]:
        """The block table, and the request of each run of rows."""
        if self._paging is None:
            table, requests = memref_type((None, None), "i32"), memref_type((None,), "i32")
            self._paging = (
                self.add("block_table", table, location),
                self.add("requests", requests, location),
            )
        return self._paging

    def finish(self) -> None:
        """Leaves the arguments' types and attributes on the function."""
        types = [value.type for value in self._function.entry_block.arguments]
        type_ = ir.FunctionType.get(types, [])
        self._function.attributes["function_type"] = ir.TypeAttr.get(type_)
        self._function.attributes["arg_attrs"] = ir.ArrayAttr.get(self._attributes)


def _base(attributes: ir.DictAttr) -> str:
    name, _, number = attributes["winnow.name"].value.rpartition("_")
    return name if number.isdigit() else attributes["winnow.name"].value


def _source(kind: str, tensor: Tensor | Iota, groups: Sequence[Dim], offset: int) -> ir.DictAttr:
    """How to make a buffer: a tensor's axes, which of them come where, and the buffer's shape."""
    own = flat(tensor.dims if isinstance(tensor, Tensor) else [tensor.dim])
    wanted = flat(groups)
    if not set(own) <= set(wanted):
        raise LoweringError("the tensor has an axis that its use has not", tensor.location)
    places = {axis: place for place, axis in enumerate(own)}
    attributes: dict[str, ir.Attribute] = {
        "kind": text_attr(kind),
        "axes": _numbers([axis.size for axis in own]),
        "order": _numbers([places.get(axis, -1) for axis in wanted]),
        "sizes": _numbers([axis.size for axis in wanted]),
        "shape": _numbers([size(group) for group in groups]),
    }
    if offset:
        attributes["offset"] = i32_attr(offset)
    if isinstance(tensor, Tensor):
        attributes["argument"] = i32_attr(tensor.argument)
    else:
        attributes["range"] = _numbers([tensor.start, tensor.step])
    return ir.DictAttr.get(attributes)


def _numbers(values: Sequence[int]) -> ir.DenseI64ArrayAttr:
    return ir.DenseI64ArrayAttr.get(list(values))
