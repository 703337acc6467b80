# SPDX-License-Identifier: Apache-2.0
"""Small kernels for the executor's tests, made from the text of what they are about."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from torch_mlir import ir

from winnow.executor import Buffer, Executable
from winnow.executor.types import DTYPES

LOAD = "operandSegmentSizes = array<i32: 1, {}, {}>, cache = 1 : i32, evict = 1 : i32"
STORE = "operandSegmentSizes = array<i32: 1, 1, {}>, cache = 1 : i32, evict = 1 : i32"
TERMINATOR = '"tt.return"() : () -> ()'


def parse(text: str) -> ir.Module:
    """``text`` as a module without our dialects: the executor also runs ops that they lack."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return ir.Module.parse(text, context)


def kernel(body: str, **arguments: str) -> ir.Module:
    """A module with one kernel: ``arguments`` from names to types, each perhaps with attributes.

    ``!f32`` and the like stand for pointers.
    """
    split = {name: text.partition(",") for name, text in arguments.items()}
    types = {name: pointer_type(type_) for name, (type_, _, _) in split.items()}
    parameters = ", ".join(f"%{name}: {type_}" for name, type_ in types.items())
    described = ", ".join(
        f'{{winnow.arg = "{name}"{comma}{attributes}}}'
        for name, (_, comma, attributes) in split.items()
    )
    return parse(f"""
        "tt.func"() ({{
        ^bb0({parameters}):
          {body}
          {TERMINATOR}
        }}) {{sym_name = "k", function_type = ({", ".join(types.values())}) -> (),
             arg_attrs = [{described}]}} : () -> ()
    """)


def pointer_type(type_: str) -> str:
    """``!f32`` as the pointer type that it stands for; other types as they are."""
    return f"!tt.ptr<{type_[1:]}>" if type_.startswith("!") else type_


def load(name: str, pointers: str, shape: str, element: str, *, volatile: str = "false") -> str:
    """``%name`` is loaded through ``%pointers``, of a shape like ``4x`` (a scalar: empty)."""
    tensor, addresses = _types(shape, element)
    attributes = f"{LOAD.format(0, 0)}, isVolatile = {volatile}"
    return f'%{name} = "tt.load"(%{pointers}) {{{attributes}}} : ({addresses}) -> {tensor}\n'


def store(pointers: str, value: str, shape: str, element: str) -> str:
    """``%value`` is stored through ``%pointers``."""
    tensor, addresses = _types(shape, element)
    return (
        f'"tt.store"(%{pointers}, %{value}) {{{STORE.format(0)}}} : ({addresses}, {tensor}) -> ()\n'
    )


def lanes(name: str, pointer: str, count: int, element: str) -> str:
    """``%name`` are pointers to ``count`` elements from ``%pointer`` on."""
    tensor = f"tensor<{count}x!tt.ptr<{element}>>"
    return f"""
        %{name}_lane = "tt.make_range"() {{start = 0 : i32, end = {count} : i32}}
            : () -> tensor<{count}xi32>
        %{name}_base = "tt.splat"(%{pointer}) : (!tt.ptr<{element}>) -> {tensor}
        %{name} = "tt.addptr"(%{name}_base, %{name}_lane)
            : ({tensor}, tensor<{count}xi32>) -> {tensor}
    """


def atomic(
    name: str, pointers: str, value: str, shape: str, element: str, *, op: int = 4, sem: int = 1
) -> str:
    """``%name`` is what an unmasked ``tt.atomic_rmw`` gives; by default a relaxed addition."""
    tensor, addresses = _types(shape, element)
    return f"""
        %{name} = "tt.atomic_rmw"(%{pointers}, %{value})
            {{{STORE.format(0)}, atomic_rmw_op = {op} : i32, sem = {sem} : i32, scope = 1 : i32}}
            : ({addresses}, {tensor}) -> {tensor}
    """


def evaluate(body: str, *inputs: NDArray[Any], result: tuple[tuple[int, ...], str]) -> Any:
    """What ``body`` makes of ``%a``, ``%b`` ... (tensors of ``inputs``): the tensor ``%result``.

    ``result`` is its shape and element type. Booleans go in and out as ``i8``.
    """
    shape, element = result
    out = np.zeros(shape, DTYPES[element])
    arrays = {name: _unpacked(array) for name, array in zip("abcd", inputs, strict=False)}
    text = "".join(_read(name, array) for name, array in zip("abcd", inputs, strict=False))
    text += body + _write(shape, element)
    types = {f"{name}_in": f"!{Buffer.of(array).element}" for name, array in arrays.items()}
    module = kernel(text, **types, out=f"!{_held(element)}")
    Executable(module).run([*arrays.values(), _unpacked(out)], (1, 1, 1))
    return out


def _read(name: str, array: NDArray[Any]) -> str:
    held = Buffer.of(_unpacked(array)).element
    flat, shaped = f"tensor<{array.size}x{held}>", _tensor(array.shape, held)
    text = lanes(f"{name}_at", f"{name}_in", array.size, held)
    text += load(f"{name}_flat", f"{name}_at", f"{array.size}x", held)
    is_bool = array.dtype == np.bool_
    target = f"{name}_i8" if is_bool else name
    text += f'%{target} = "tt.reshape"(%{name}_flat) : ({flat}) -> {shaped}\n'
    if is_bool:
        text += f"%{name} = arith.trunci %{target} : {shaped} to {_tensor(array.shape, 'i1')}\n"
    return text


def _write(shape: tuple[int, ...], element: str) -> str:
    size, held = int(np.prod(shape)), _held(element)
    text = ""
    if element == "i1":
        shaped = _tensor(shape, "i1")
        text += f"%result_i8 = arith.extui %result : {shaped} to {_tensor(shape, 'i8')}\n"
    source = "result_i8" if element == "i1" else "result"
    text += f"""
        %flat = "tt.reshape"(%{source}) : ({_tensor(shape, held)}) -> tensor<{size}x{held}>
    """
    return text + lanes("out_at", "out", size, held) + store("out_at", "flat", f"{size}x", held)


def _types(shape: str, element: str) -> tuple[str, str]:
    """The types of values and of pointers to them."""
    if not shape:
        return element, f"!tt.ptr<{element}>"
    return f"tensor<{shape}{element}>", f"tensor<{shape}!tt.ptr<{element}>>"


def _tensor(shape: tuple[int, ...], element: str) -> str:
    return f"tensor<{'x'.join(map(str, shape))}x{element}>"


def _held(element: str) -> str:
    return "i8" if element == "i1" else element


def _unpacked(array: NDArray[Any]) -> NDArray[Any]:
    return array.view(np.int8) if array.dtype == np.bool_ else array
