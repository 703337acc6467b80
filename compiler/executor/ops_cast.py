# SPDX-License-Identifier: Apache-2.0
"""Conversions between types.

Floats round to nearest even. ``tt.fp_to_fp`` to an 8-bit float saturates at the largest finite
value, as GPUs' conversions do, and keeps NaN. A float out of the integer's range gives garbage.
"""

import numpy as np

from winnow.executor.table import Evaluate, pure
from winnow.executor.tree import Op
from winnow.executor.types import Type, Value, garbage, signed, unsigned

_NEAREST_EVEN = {"arith.truncf": 0, "tt.fp_to_fp": 1}
_LARGEST = {"f8E4M3FN": 448.0, "f8E5M2": 57344.0}
"""The largest finite values of the 8-bit floats."""
_ROUNDING = {"arith.truncf": "roundingmode", "tt.fp_to_fp": "rounding"}


@pure("arith.extui", "arith.uitofp", "arith.index_castui")
def _from_unsigned(op: Op) -> Evaluate:
    dtype = op.result.dtype
    return lambda value: unsigned(value).astype(dtype)


@pure("arith.extsi", "arith.sitofp", "arith.index_cast")
def _from_signed(op: Op) -> Evaluate:
    dtype = op.result.dtype
    return lambda value: signed(value).astype(dtype)


@pure("arith.trunci")
def _truncate(op: Op) -> Evaluate:
    dtype = op.result.dtype
    if op.result.element == "i1":
        return lambda value: (value & 1).astype(dtype)
    return lambda value: value.astype(dtype)


@pure("arith.fptosi", "arith.fptoui")
def _to_integer(op: Op) -> Evaluate:
    if op.result.element == "i1":
        raise op.site.error("i1 is not supported")
    dtype = op.result.dtype
    width = 8 * dtype.itemsize
    is_signed = op.name == "arith.fptosi"
    low, high = (-(2.0 ** (width - 1)), 2.0 ** (width - 1)) if is_signed else (0.0, 2.0**width)
    integer = dtype if is_signed else np.dtype(f"u{dtype.itemsize}")

    def evaluate(value: Value) -> Value:
        whole = np.trunc(value.astype(np.float64))
        fits = (whole >= low) & (whole < high)
        converted = np.where(fits, whole, 0).astype(integer).view(dtype)
        return np.where(fits, converted, garbage(dtype))

    return evaluate


@pure("arith.extf", "arith.truncf", "tt.fp_to_fp")
def _to_float(op: Op) -> Evaluate:
    source, target = op.operand_types[0].dtype, op.result.dtype
    narrows = target.itemsize < source.itemsize
    rounding = op.attributes.get(_ROUNDING.get(op.name, ""))
    if narrows and rounding not in (None, _NEAREST_EVEN[op.name]):
        raise op.site.error("only rounding to nearest even is supported")
    if op.name == "tt.fp_to_fp" and op.result.element in _LARGEST:
        largest = source.type(_LARGEST[op.result.element])
        return lambda value: np.minimum(np.maximum(value, -largest), largest).astype(target)
    return lambda value: value.astype(target)


@pure("tt.bitcast")
def _bitcast(op: Op) -> Evaluate:
    source, target = op.operand_types[0], op.result
    if _width(source) != _width(target):
        raise op.site.error(f"{source} and {target} differ in width")
    dtype = target.dtype
    return lambda value: value.view(dtype)


@pure("tt.ptr_to_int", "tt.int_to_ptr")
def _same(op: Op) -> Evaluate:
    if {op.operand_types[0].dtype, op.result.dtype} != {np.dtype(np.int64)}:
        raise op.site.error("a pointer's integer is an i64")
    return lambda value: value


def _width(type_: Type) -> int:
    """Bits an element."""
    return 1 if type_.element == "i1" else 8 * type_.dtype.itemsize
