# SPDX-License-Identifier: Apache-2.0
"""``math`` ops: those that Triton lowers on every target.

Roots and the fused multiply-add are exactly rounded; the other functions are computed in f64 and
rounded once, which a GPU's approximations may miss by a few units in the last place.
"""

import math
from typing import Any

import numpy as np

from winnow.executor.table import Evaluate, pure
from winnow.executor.tree import Op
from winnow.executor.types import Value

_EXACT: dict[str, Evaluate] = {
    "math.absf": np.abs,
    "math.absi": np.abs,
    "math.ceil": np.ceil,
    "math.floor": np.floor,
    "math.sqrt": np.sqrt,
}
_IN_F64: dict[str, Evaluate] = {
    "math.cos": np.cos,
    "math.erf": np.vectorize(math.erf, otypes=[np.float64]),
    "math.exp": np.exp,
    "math.exp2": np.exp2,
    "math.log": np.log,
    "math.log2": np.log2,
    "math.rsqrt": lambda value: 1 / np.sqrt(value),
    "math.sin": np.sin,
}


@pure(*_EXACT)
def _exact(op: Op) -> Evaluate:
    return _EXACT[op.name]


@pure(*_IN_F64)
def _in_f64(op: Op) -> Evaluate:
    function, dtype = _IN_F64[op.name], op.result.dtype
    return lambda value: function(value.astype(np.float64)).astype(dtype)


@pure("math.fma")
def _fma(op: Op) -> Evaluate:
    dtype = op.result.dtype
    if dtype == np.float64:
        raise op.site.error("f64 is not supported")
    return lambda a, b, c: _multiply_add(a, b, c).astype(dtype)


def _multiply_add(a: Value, b: Value, c: Value) -> Any:
    """``a * b + c`` in f64, rounded to odd: rounding that again to a narrower type is exact."""
    product = a.astype(np.float64) * b.astype(np.float64)
    addend = c.astype(np.float64)
    total = product + addend
    rest = total - product
    error = (product - (total - rest)) + (addend - rest)
    even = (total.view(np.int64) & 1) == 0
    toward = np.nextafter(total, np.copysign(np.inf, error))
    return np.where(np.isfinite(error) & (error != 0) & even, toward, total)
