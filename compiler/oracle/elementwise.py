# SPDX-License-Identifier: Apache-2.0
"""The element-wise `arith` and `math` ops on FP32 scores, and on masks of bytes and bits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from torch_mlir import ir

Array = NDArray[Any]


def apply(op: ir.Operation, operands: list[Array]) -> Array:
    """The result of ``op``; raises ``ValueError`` for an op that has no meaning here."""
    if op.name == "arith.cmpf":
        return _compare(int(op.attributes["predicate"]), *operands)
    if op.name in _CASTS:
        return _cast(op, *operands)
    if op.name not in _MEANINGS:
        raise ValueError(f"no meaning is known for {op.name} on scores")
    with np.errstate(all="ignore"):
        return _MEANINGS[op.name](*operands)


def _cast(op: ir.Operation, values: Array) -> Array:
    """Integers of a byte or a bit as bits or FP32."""
    element, cast = _CASTS[op.name]
    found = str(op.results[0].type.element_type)
    if found != element:
        raise ValueError(f"no meaning is known for {op.name} to {found} on scores")
    return cast(values)


def _compare(predicate: int, left: Array, right: Array) -> Array:
    """``arith.cmpf``: predicates 1 to 7 are sets of equal (1), greater (2) and less (4).

    The predicates from 8 to 13 add "unordered" to the sets 1 to 6; 14 is unordered alone.
    """
    unordered = np.isnan(left) | np.isnan(right)
    if predicate in (0, 15):
        return np.full_like(unordered, predicate == 15)
    outcomes = predicate if predicate < 8 else (predicate - 7) % 7
    holds = np.zeros_like(unordered)
    for bit, outcome in ((1, left == right), (2, left > right), (4, left < right)):
        if outcomes & bit:
            holds |= outcome
    return holds | unordered if predicate >= 8 else holds


def _largest(pick: Callable[[Array, Array], Array]) -> Callable[[Array, Array], Array]:
    """``pick``, and +0.0 as the larger of two zeros with different signs."""
    return lambda a, b: np.where((a == 0) & (b == 0), a + b, pick(a, b))


def _smallest(pick: Callable[[Array, Array], Array]) -> Callable[[Array, Array], Array]:
    larger = _largest(pick)
    return lambda a, b: -larger(-a, -b)


maximum = _largest(np.maximum)
"""``arith.maximumf``."""


def _rounded(function: Callable[[Array], Array]) -> Callable[[Array], Array]:
    """``function`` in FP64, rounded to FP32."""
    return lambda a: function(a.astype(np.float64)).astype(np.float32)


_MEANINGS: dict[str, Callable[..., Array]] = {
    "arith.addf": np.add,
    "arith.subf": np.subtract,
    "arith.mulf": np.multiply,
    "arith.divf": np.divide,
    "arith.negf": np.negative,
    "arith.maximumf": maximum,
    "arith.minimumf": _smallest(np.maximum),
    "arith.maxnumf": _largest(np.fmax),
    "arith.minnumf": _smallest(np.fmax),
    "arith.andi": np.bitwise_and,
    "arith.ori": np.bitwise_or,
    "arith.xori": np.bitwise_xor,
    "arith.select": np.where,
    "math.absf": np.abs,
    "math.ceil": np.ceil,
    "math.floor": np.floor,
    "math.sqrt": np.sqrt,
    "math.rsqrt": _rounded(lambda a: 1 / np.sqrt(a)),
    "math.exp": _rounded(np.exp),
    "math.exp2": _rounded(np.exp2),
    "math.log": _rounded(np.log),
    "math.log2": _rounded(np.log2),
    "math.sin": _rounded(np.sin),
    "math.cos": _rounded(np.cos),
}

_CASTS: dict[str, tuple[str, Callable[[Array], Array]]] = {
    "arith.trunci": ("i1", lambda a: (a & 1).astype(np.bool_)),
    "arith.sitofp": ("f32", lambda a: np.float32(-1 if a.dtype == np.bool_ else 1) * a),
    "arith.uitofp": ("f32", lambda a: a.view(np.uint8).astype(np.float32)),
}
"""What each cast gives, and the elements that these are: a signed bit is 0 or -1."""
