# SPDX-License-Identifier: Apache-2.0
"""Float ``arith`` ops, each rounded once to nearest even in its own type, as IEEE 754 has it.

Two notes on zeros and NaN: of two zeros of different signs, ``maximumf`` and ``maxnumf`` give +0
and ``minimumf`` and ``minnumf`` -0; the sign and payload of a NaN that an op makes are the
host's.
"""

import numpy as np

from winnow.executor.table import Evaluate, pure
from winnow.executor.tree import Op
from winnow.executor.types import Value, unsigned

_ARITHMETIC = {
    "arith.addf": np.add,
    "arith.subf": np.subtract,
    "arith.mulf": np.multiply,
    "arith.divf": np.divide,
    "arith.remf": np.fmod,
    "arith.negf": np.negative,
}
_EXTREMA = {
    "arith.maximumf": (np.maximum, np.bitwise_and),
    "arith.minimumf": (np.minimum, np.bitwise_or),
    "arith.maxnumf": (np.fmax, np.bitwise_and),
    "arith.minnumf": (np.fmin, np.bitwise_or),
}
_ORDERED: tuple[Evaluate, ...] = (
    lambda a, b: np.zeros_like(a, np.bool_),
    np.equal,
    np.greater,
    np.greater_equal,
    np.less,
    np.less_equal,
    lambda a, b: np.less(a, b) | np.greater(a, b),
    lambda a, b: np.equal(a, a) & np.equal(b, b),
)
"""By ``arith.cmpf``'s predicate: false, oeq, ogt, oge, olt, ole, one, ord."""
_OPPOSITES = (6, 5, 4, 3, 2, 1, 7, 0)
"""By the predicate less 8 (ueq, ugt, uge, ult, ule, une, uno, true): the ordered one it negates."""


@pure(*_ARITHMETIC)
def _arithmetic(op: Op) -> Evaluate:
    return _ARITHMETIC[op.name]


@pure(*_EXTREMA)
def _extremum(op: Op) -> Evaluate:
    extremum, of_signs = _EXTREMA[op.name]
    dtype = op.result.dtype

    def evaluate(a: Value, b: Value) -> Value:
        # Equal values have equal bits, but for zeros.
        return np.where(a == b, of_signs(unsigned(a), unsigned(b)).view(dtype), extremum(a, b))

    return evaluate


@pure("arith.cmpf")
def _compare(op: Op) -> Evaluate:
    predicate = op.attribute("predicate")
    if predicate < len(_ORDERED):
        return _ORDERED[predicate]
    opposite = _ORDERED[_OPPOSITES[predicate - len(_ORDERED)]]
    return lambda a, b: np.logical_not(opposite(a, b))


@pure("tt.clampf")
def _clamp(op: Op) -> Evaluate:
    """Attribute ``propagateNan``: 0, a NaN gives one of the limits; else it gives NaN."""
    if op.attribute("propagateNan") == 0:
        return lambda value, low, high: np.fmin(np.fmax(value, low), high)
    return lambda value, low, high: np.minimum(np.maximum(value, low), high)
