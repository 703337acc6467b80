# SPDX-License-Identifier: Apache-2.0
"""The element-wise `arith` and `math` ops on FP32 scores and on masks, in torch."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor
from torch_mlir import ir

Pick = Callable[[Tensor, Tensor], Tensor]


def _largest(pick: Pick) -> Pick:
    """``pick``, and of two zeros, of which torch takes either, a positive one."""
    return lambda a, b: torch.where((a == 0) & (b == 0), a + b, pick(a, b))


def _smallest(pick: Pick) -> Pick:
    larger = _largest(pick)
    return lambda a, b: -larger(-a, -b)


maximum = _largest(torch.maximum)
"""``arith.maximumf``."""

ROUNDED: dict[str, Callable[..., Tensor]] = {
    "arith.divf": torch.div,
    "math.cos": torch.cos,
    "math.erf": torch.erf,
    "math.exp": torch.exp,
    "math.exp2": torch.exp2,
    "math.log": torch.log,
    "math.log2": torch.log2,
    "math.rsqrt": torch.rsqrt,
    "math.sin": torch.sin,
    "math.sqrt": torch.sqrt,
}
"""Ops whose last bits differ between machines: GPUs approximate them."""

EXACT: dict[str, Callable[..., Tensor]] = {
    "arith.addf": torch.add,
    "arith.subf": torch.sub,
    "arith.mulf": torch.mul,
    "arith.negf": torch.neg,
    "arith.maximumf": maximum,
    "arith.minimumf": _smallest(torch.maximum),
    "arith.maxnumf": _largest(torch.fmax),
    "arith.minnumf": _smallest(torch.fmax),
    "arith.andi": torch.bitwise_and,
    "arith.ori": torch.bitwise_or,
    "arith.xori": torch.bitwise_xor,
    "arith.select": torch.where,
    "math.absf": torch.abs,
    "math.ceil": torch.ceil,
    "math.floor": torch.floor,
}
"""Ops that give the same bits everywhere."""

CASTS: dict[str, tuple[str, Callable[[Tensor], Tensor]]] = {
    "arith.trunci": ("i1", lambda values: (values & 1).bool()),
    "arith.sitofp": ("f32", lambda values: _signed(values).float()),
    "arith.uitofp": ("f32", lambda values: values.view(torch.uint8).float()),
}
"""What each cast gives of a byte or a bit, and the elements that these are."""

_PREDICATES = ("", "=", ">", "=>", "<", "=<", "<>", "=<>")
"""The outcomes for which the predicates 0 to 7 of ``arith.cmpf`` hold."""
_UNORDERED_PREDICATES = ("=", ">", "=>", "<", "=<", "<>", "", "=<>")
"""The same for 8 to 15, which also hold where an operand is NaN."""
_OUTCOMES: dict[str, Callable[..., Tensor]] = {"=": torch.eq, ">": torch.gt, "<": torch.lt}


def apply(op: ir.Operation, operands: list[Tensor]) -> Tensor:
    """The result of ``op``; raises ``ValueError`` for an op that is not known."""
    if op.name == "arith.cmpf":
        return _compare(int(op.attributes["predicate"]), *operands)
    if op.name in CASTS and str(op.results[0].type.element_type) == CASTS[op.name][0]:
        return CASTS[op.name][1](*operands)
    meaning = EXACT.get(op.name) or ROUNDED.get(op.name)
    if meaning is None:
        raise ValueError(f"{op.name} on scores can't be checked: its meaning is not known here")
    return meaning(*operands)


def _signed(values: Tensor) -> Tensor:
    """Bytes as they are; of bits, the one is -1."""
    return -values.char() if values.dtype is torch.bool else values


def _compare(predicate: int, left: Tensor, right: Tensor) -> Tensor:
    outcomes = (_PREDICATES + _UNORDERED_PREDICATES)[predicate]
    unordered = left.isnan() | right.isnan()
    holds = unordered & (predicate >= len(_PREDICATES))
    for outcome, compare in _OUTCOMES.items():
        if outcome in outcomes:
            holds = holds | compare(left, right)
    return holds
