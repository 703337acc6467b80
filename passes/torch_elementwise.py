# SPDX-License-Identifier: Apache-2.0
"""PyTorch's element-wise ops in terms of `arith` and `math`, as `raise-topk` reads them.

All of them are on FP32 numbers, and the results of comparisons.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from torch_mlir import ir

from winnow.errors import LoweringError
from winnow.passes.torch_expressions import Constant, Elementwise, Expression

EQUAL, GREATER, AT_LEAST, LESS, AT_MOST, UNEQUAL = 1, 2, 3, 4, 5, 13
"""Predicates of ``arith.cmpf``; with a NaN only the last one holds."""


@dataclass(frozen=True)
class Maker:
    """Makes element-wise expressions at one place of the source."""

    location: ir.Location

    def number(self, value: float) -> Constant:
        return Constant(float(value), self.location)

    def op(self, name: str, *operands: Expression) -> Elementwise:
        return Elementwise(name, operands, self.location)

    def compare(self, predicate: int, left: Expression, right: Expression) -> Elementwise:
        return Elementwise("arith.cmpf", (left, right), self.location, predicate)

    def is_set(self, number: Expression) -> Elementwise:
        """Whether a number that stands for a truth value is not 0."""
        return self.compare(UNEQUAL, number, self.number(0))

    def as_number(self, condition: Expression) -> Elementwise:
        return self.op("arith.select", condition, self.number(1), self.number(0))

    def invert(self, condition: Expression) -> Elementwise:
        return self.compare(EQUAL, self.as_number(condition), self.number(0))


def _sigmoid(make: Maker, x: Expression) -> Expression:
    exponential = make.op("math.exp", make.op("arith.negf", x))
    return make.op("arith.divf", make.number(1), make.op("arith.addf", make.number(1), exponential))


def _tanh(make: Maker, x: Expression) -> Expression:
    """``sign(x) (1 - e) / (1 + e)`` with ``e = exp(-2 |x|)``, which does not overflow."""
    magnitude = make.op("math.absf", x)
    e = make.op("math.exp", make.op("arith.mulf", make.number(-2), magnitude))
    over = make.op("arith.subf", make.number(1), e)
    ratio = make.op("arith.divf", over, make.op("arith.addf", make.number(1), e))
    is_negative = make.compare(LESS, x, make.number(0))
    return make.op("arith.select", is_negative, make.op("arith.negf", ratio), ratio)


def _leaky_relu(make: Maker, x: Expression, slope: Expression) -> Expression:
    is_positive = make.compare(GREATER, x, make.number(0))
    return make.op("arith.select", is_positive, x, make.op("arith.mulf", x, slope))


def _scaled(name: str) -> Callable[..., Expression]:
    """``x + alpha * y``, or with a minus."""

    def build(make: Maker, x: Expression, y: Expression, alpha: Any = None) -> Expression:
        if alpha is not None and alpha.value != 1:
            y = make.op("arith.mulf", y, alpha)
        return make.op(name, x, y)

    return build


def _reversed_sub(make: Maker, x: Expression, y: Expression, alpha: Any = None) -> Expression:
    return _scaled("arith.subf")(make, y, x if alpha is None else make.op("arith.mulf", x, alpha))


def _clamp(
    make: Maker, x: Expression, low: Expression | None = None, high: Expression | None = None
) -> Expression:
    if low is not None:
        x = make.op("arith.maximumf", x, low)
    return x if high is None else make.op("arith.minimumf", x, high)


def _power(make: Maker, x: Expression, exponent: Expression) -> Expression:
    """Powers that PyTorch takes as products, or as a root."""
    match exponent:
        case Constant(value=0.5):
            return make.op("math.sqrt", x)
        case Constant(value=2):
            return make.op("arith.mulf", x, x)
        case Constant(value=3):
            return make.op("arith.mulf", make.op("arith.mulf", x, x), x)
    raise LoweringError("a power can be raised if it is 0.5, 2 or 3, no other", make.location)


def _named(name: str) -> Callable[..., Expression]:
    return lambda make, *operands: make.op(name, *operands)


def _comparison(predicate: int) -> Callable[..., Expression]:
    return lambda make, x, y: make.compare(predicate, x, y)


def _masked_fill(make: Maker, x: Expression, mask: Expression, value: Expression) -> Expression:
    return make.op("arith.select", mask, value, x)


_VARIANTS: dict[str, tuple[tuple[str, ...], Callable[..., Expression]]] = {
    "add": (("Tensor", "Scalar"), _scaled("arith.addf")),
    "sub": (("Tensor", "Scalar"), _scaled("arith.subf")),
    "rsub": (("Tensor", "Scalar"), _reversed_sub),
    "mul": (("Tensor", "Scalar"), _named("arith.mulf")),
    "div": (("Tensor", "Scalar"), _named("arith.divf")),
    "clamp": (("", "Tensor"), _clamp),
    "clamp_min": (("", "Tensor"), lambda make, x, low: _clamp(make, x, low)),
    "clamp_max": (("", "Tensor"), lambda make, x, high: _clamp(make, x, None, high)),
    "clip": (("", "Tensor"), _clamp),
    "pow": (("Tensor_Scalar",), _power),
    "eq": (("Tensor", "Scalar"), _comparison(EQUAL)),
    "ne": (("Tensor", "Scalar"), _comparison(UNEQUAL)),
    "gt": (("Tensor", "Scalar"), _comparison(GREATER)),
    "ge": (("Tensor", "Scalar"), _comparison(AT_LEAST)),
    "lt": (("Tensor", "Scalar"), _comparison(LESS)),
    "le": (("Tensor", "Scalar"), _comparison(AT_MOST)),
    "where": (("self", "ScalarSelf", "ScalarOther", "Scalar"), _named("arith.select")),
    "masked_fill": (("Scalar", "Tensor"), _masked_fill),
    "__and__": (("Tensor",), _named("arith.andi")),
    "__or__": (("Tensor",), _named("arith.ori")),
    "bitwise_and": (("Tensor",), _named("arith.andi")),
    "bitwise_or": (("Tensor",), _named("arith.ori")),
}
_PLAIN: dict[str, Callable[..., Expression]] = {
    "relu": lambda make, x: make.op("arith.maximumf", x, make.number(0)),
    "leaky_relu": _leaky_relu,
    "relu6": lambda make, x: _clamp(make, x, make.number(0), make.number(6)),
    "hardtanh": _clamp,
    "sigmoid": _sigmoid,
    "silu": lambda make, x: make.op("arith.mulf", x, _sigmoid(make, x)),
    "tanh": _tanh,
    "square": lambda make, x: make.op("arith.mulf", x, x),
    "reciprocal": lambda make, x: make.op("arith.divf", make.number(1), x),
    "neg": _named("arith.negf"),
    "abs": _named("math.absf"),
    "maximum": _named("arith.maximumf"),
    "minimum": _named("arith.minimumf"),
    "logical_and": _named("arith.andi"),
    "logical_or": _named("arith.ori"),
    "logical_not": lambda make, x: make.invert(x),
    "bitwise_not": lambda make, x: make.invert(x),
    "isinf": lambda make, x: make.compare(EQUAL, make.op("math.absf", x), make.number(math.inf)),
    "isnan": lambda make, x: make.compare(UNEQUAL, x, x),
    **{
        name: _named(f"math.{name}")
        for name in ("ceil", "cos", "erf", "exp", "exp2", "floor", "log", "log2", "rsqrt", "sin")
    },
    "sqrt": _named("math.sqrt"),
}
ELEMENTWISE: dict[str, Callable[..., Expression]] = {
    **{f"aten.{name}": rule for name, rule in _PLAIN.items()},
    **{
        f"aten.{name}.{variant}".removesuffix("."): rule
        for name, (variants, rule) in _VARIANTS.items()
        for variant in variants
    },
}
"""What each op's result is of its operands, by the op's name."""
