# SPDX-License-Identifier: Apache-2.0
"""Integer ``arith`` ops: two's complement, wrapping.

What MLIR leaves undefined: a tensor lane divided by zero, and any shift by the width or more,
gives garbage (see ``types.garbage``), as such lanes are often masked off later. A *scalar*
divided by zero is a fault.
"""

import numpy as np

from winnow.executor.faults import Site
from winnow.executor.table import Evaluate, pure
from winnow.executor.tree import Op
from winnow.executor.types import Value, garbage, signed, unsigned

_WRAPPING = {
    "arith.addi": (np.add, np.logical_xor),
    "arith.subi": (np.subtract, np.logical_xor),
    "arith.muli": (np.multiply, np.logical_and),
}
"""For numbers of several bits, and of one."""
_BITWISE = {"arith.andi": np.bitwise_and, "arith.ori": np.bitwise_or, "arith.xori": np.bitwise_xor}
_EXTREMA: dict[str, tuple[bool, Evaluate]] = {
    "arith.maxsi": (True, np.maximum),
    "arith.minsi": (True, np.minimum),
    "arith.maxui": (False, np.maximum),
    "arith.minui": (False, np.minimum),
}
_COMPARISONS: tuple[tuple[bool, Evaluate], ...] = (
    (True, np.equal),
    (True, np.not_equal),
    (True, np.less),
    (True, np.less_equal),
    (True, np.greater),
    (True, np.greater_equal),
    (False, np.less),
    (False, np.less_equal),
    (False, np.greater),
    (False, np.greater_equal),
)
"""By ``arith.cmpi``'s predicate (eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge): is it signed?"""


@pure(*_WRAPPING)
def _wrapping(op: Op) -> Evaluate:
    wide, bit = _WRAPPING[op.name]
    return bit if op.result.element == "i1" else wide


@pure(*_BITWISE)
def _bitwise(op: Op) -> Evaluate:
    return _BITWISE[op.name]


@pure(*_EXTREMA)
def _extremum(op: Op) -> Evaluate:
    is_signed, extremum = _EXTREMA[op.name]
    dtype = op.result.dtype
    evaluate = _on(op, extremum, is_signed=is_signed)
    return lambda a, b: evaluate(a, b).view(dtype)


@pure("arith.cmpi")
def _compare(op: Op) -> Evaluate:
    is_signed, compare = _COMPARISONS[op.attribute("predicate")]
    return _on(op, compare, is_signed=is_signed)


def _on(op: Op, function: Evaluate, *, is_signed: bool) -> Evaluate:
    """``function`` of the operands of ``op`` as signed or unsigned integers."""
    type_ = op.operand_types[0]
    if is_signed and type_.element != "i1":
        return function
    view = signed if is_signed else unsigned
    return lambda a, b: function(view(a), view(b))


@pure("arith.select")
def _select(op: Op) -> Evaluate:
    return np.where


@pure("arith.shli", "arith.shrsi", "arith.shrui")
def _shift(op: Op) -> Evaluate:
    _refuse_bits(op)
    view = unsigned if op.name == "arith.shrui" else signed
    shift = np.left_shift if op.name == "arith.shli" else np.right_shift
    dtype = op.result.dtype
    width = 8 * dtype.itemsize

    def evaluate(a: Value, count: Value) -> Value:
        shifted = shift(view(a), view(count)).view(dtype)
        defined = unsigned(count) < width
        return shifted if defined.all() else np.where(defined, shifted, garbage(dtype))

    return evaluate


@pure("arith.divsi", "arith.remsi", "arith.divui", "arith.remui")
def _divide(op: Op) -> Evaluate:
    _refuse_bits(op)
    view = unsigned if op.name.endswith("ui") else signed
    divide = np.fmod if "rem" in op.name else _quotient
    dtype = op.result.dtype

    def evaluate(a: Value, b: Value) -> Value:
        result = divide(view(a), view(b)).view(dtype)
        return result if b.all() else _divided_by_zero(op.site, result, b)

    return evaluate


def _quotient(a: Value, b: Value) -> Value:
    """``a / b`` rounded toward zero."""
    return (a - np.fmod(a, b)) // b


def _divided_by_zero(site: Site, result: Value, divisor: Value) -> Value:
    if np.ndim(result) == 0:
        raise site.fault("division by zero")
    return np.where(divisor == 0, garbage(result.dtype), result)


def _refuse_bits(op: Op) -> None:
    if op.result.element == "i1":
        raise op.site.error("i1 is not supported")
