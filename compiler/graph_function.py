# SPDX-License-Identifier: Apache-2.0
"""The function that a graph is built in: its arguments, its ops' locations, its end."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import func

from winnow.caller import caller_location
from winnow.dialects import load_dialects
from winnow.dialects.tt import KERNEL_NAME
from winnow.errors import InputError
from winnow.graph_buffers import ELEMENT_BYTES, check_elements, memref_type
from winnow.graph_checks import check_shape, require
from winnow.pipeline.diagnostics import from_exception
from winnow.values import Buffer, Scalar, Value


class GraphFunction:
    """A function under construction, whose arguments are buffers and scalars."""

    def __init__(self, name: str, context: ir.Context | None = None) -> None:
        """Starts the function ``name``, in a new context if none is given."""
        named = isinstance(name, str) and KERNEL_NAME.fullmatch(name) is not None
        require(named, "name", "a string of letters, digits and underscores", name)
        known = context is None or isinstance(context, ir.Context)
        require(known, "context", "an MLIR context", context)
        self._attributes: dict[str, ir.DictAttr] = {}
        self._finished = False
        context = context or ir.Context()
        load_dialects(context)
        with context, caller_location():
            self._module = ir.Module.create()
            with ir.InsertionPoint(self._module.body):
                self._function = func.FuncOp(name, ([], []))
            self._block = self._function.add_entry_block()

    def buffer(
        self, name: str, shape: Sequence[int | None], dtype: str, *, alignment: int | None = None
    ) -> Buffer:
        """Adds a buffer argument.

        Its base address and outermost stride are multiples of ``alignment`` bytes, or else of an
        element's. Bytes are ``"i8"``, be they NVFP4 values or scales.
        """
        check_shape(shape)
        alignment = check_elements(dtype, alignment)
        with self._open():
            i64 = ir.IntegerType.get_signless(64)
            attributes = {}
            if alignment > ELEMENT_BYTES[dtype]:
                attributes["winnow.alignment"] = ir.IntegerAttr.get(i64, alignment)
            value = self._argument(name, memref_type(shape, dtype), attributes)
        return Buffer(self, value, name, tuple(shape), dtype)

    def scalar(self, name: str, dtype: str) -> Scalar:
        """Adds a scalar argument, ``"i32"`` or ``"f32"``."""
        require(dtype in ("i32", "f32"), "dtype", "i32 or f32", dtype)
        with self._open():
            return Scalar(self, self._argument(name, ir.Type.parse(dtype), {}), name, dtype)

    def module(self) -> ir.Module:
        """Ends the function, which then takes no more ops, and returns its verified module.

        Raises ``InputError`` where an element-wise op does not take scores, or not as many.
        """
        with self._open():
            func.ReturnOp([])
            type_ = ir.FunctionType.get([value.type for value in self._block.arguments], [])
            self._function.attributes["function_type"] = ir.TypeAttr.get(type_)
            self._function.attributes["arg_attrs"] = ir.ArrayAttr.get([*self._attributes.values()])
        self._finished = True
        try:
            self._module.operation.verify()
        except ir.MLIRError as error:
            raise InputError(from_exception(error)) from None
        return self._module

    @contextlib.contextmanager
    def _open(self) -> Iterator[None]:
        """Where ops are made: at the function's end, with the location of the caller."""
        require(not self._finished, "the graph", "unfinished", "ended by module()")
        with self._module.context, caller_location(), ir.InsertionPoint(self._block):
            yield

    @staticmethod
    def _emit(
        op: str, results: Sequence[ir.Type], operands: Sequence[Value], **attributes: int
    ) -> Any:
        """Makes the op of that name, with i32 attributes."""
        i32 = ir.IntegerType.get_signless(32)
        return ir.Operation.create(
            op,
            results,
            [operand.ir for operand in operands],
            {name: ir.IntegerAttr.get(i32, value) for name, value in attributes.items()},
        )

    def _argument(
        self, name: str, type_: ir.Type, attributes: Mapping[str, ir.Attribute]
    ) -> ir.Value:
        new = isinstance(name, str) and bool(name) and name not in self._attributes
        require(new and "." not in name, "name", "a string new to the graph, without dots", name)
        named = {"winnow.name": ir.StringAttr.get(name), **attributes}
        self._attributes[name] = ir.DictAttr.get(named)
        return self._block.add_argument(type_, ir.Location.current)
