# SPDX-License-Identifier: Apache-2.0
"""Which ops of an op graph give the same bits on every machine, by the numbers that they take."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch_mlir import ir

from winnow.trial import elementwise, nvfp4

EXACT_INTEGERS = 2**24
"""FP32 adds integers in any order without rounding while no sum is larger."""
EXACT_FP8_INTEGERS = 2**13
"""So does the product of E4M3 matrices on Hopper, which keeps 14 bits of a sum."""
UNITS = [2.0**-exponent for exponent in range(5)]
"""The powers of two that numbers are tried as multiples of."""
READS = {
    "winnow.queries",
    "winnow.paged_keys",
    "winnow.sampled_keys",
    "winnow.dequantize_nvfp4",
    "winnow.per_row",
    "winnow.per_score",
}
"""The ops whose results come from buffers."""


@dataclass(frozen=True)
class Multiples:
    """Numbers that, NaN and infinities aside, are multiples of ``unit``, up to ``largest``."""

    unit: float
    largest: float

    @staticmethod
    def of(numbers: Tensor) -> Multiples | None:
        """What ``numbers`` are, if they are multiples of one of ``UNITS``."""
        finite = numbers[numbers.isfinite()].float()
        unit = next((u for u in UNITS if torch.equal(finite, (finite / u).round() * u)), None)
        if unit is None:
            return None
        return Multiples(unit, float(finite.abs().max()) if len(finite) else 0.0)

    def __mul__(self, other: Multiples) -> Multiples:
        return Multiples(self.unit * other.unit, self.largest * other.largest)

    def __add__(self, other: Multiples) -> Multiples:
        return Multiples(min(self.unit, other.unit), self.largest + other.largest)

    def __or__(self, other: Multiples) -> Multiples:
        """The numbers of either kind."""
        return Multiples(min(self.unit, other.unit), max(self.largest, other.largest))

    def summed(self, count: int) -> Multiples:
        """The sums of ``count`` of them."""
        return Multiples(self.unit, count * self.largest)


def inexact(
    producers: Iterable[ir.Operation], arguments: Mapping[ir.Value, Any]
) -> list[ir.Operation]:
    """Those of ``producers`` whose results may differ in their last bits from machine to machine.

    They are ops that machines approximate, and sums that some order of addition may round.
    ``producers`` make scores of ``arguments``, each after those whose results it uses.
    """
    known = {
        value: Multiples.of(torch.tensor(argument))
        for value, argument in arguments.items()
        if isinstance(argument, int | float)
    }
    found = []
    for op in producers:
        result = _result(op, [known.get(operand) for operand in op.operands], arguments)
        known[op.results[0]] = result
        if op.name in elementwise.ROUNDED or not _sums_exactly(op, result):
            found.append(op)
    return found


def takes_fp8(op: ir.Operation) -> bool:
    """Whether ``op`` is a product of E4M3 queries and keys."""
    return op.name == "winnow.score" and str(op.operands[0].type.element_type) == "f8E4M3FN"


def _sums_exactly(op: ir.Operation, result: Multiples | None) -> bool:
    """Whether ``op`` sums nothing, or nothing that an order of addition rounds."""
    is_sum = op.name == "winnow.reduce_heads" and op.attributes["kind"].value == "add"
    if not is_sum and op.name != "winnow.score":
        return True
    integers = EXACT_FP8_INTEGERS if takes_fp8(op) else EXACT_INTEGERS
    return result is not None and result.largest <= integers * result.unit


def _result(
    op: ir.Operation, operands: list[Multiples | None], arguments: Mapping[ir.Value, Any]
) -> Multiples | None:
    """What the results of ``op`` are, as far as that is known of its ``operands``."""
    match op.name:
        case "arith.constant":
            return Multiples.of(torch.tensor(op.attributes["value"].value))
        case "arith.cmpf" | "arith.trunci":
            return Multiples(1, 1)
        case name if name in READS:
            return Multiples.of(_read(op, arguments))
    known = [operand for operand in operands if operand is not None]
    if len(known) < len(operands) or op.name not in RESULTS:
        return None
    result = RESULTS[op.name](*known)
    match op.name:
        case "winnow.score":
            return result.summed(op.operands[0].type.shape[-1])
        case "winnow.reduce_heads" if op.attributes["kind"].value == "add":
            return result.summed(op.operands[0].type.shape[1])
    return result


def _read(op: ir.Operation, arguments: Mapping[ir.Value, Any]) -> Tensor:
    """All numbers of the buffer that ``op`` reads, or of those that it dequantizes."""
    if op.name == "winnow.dequantize_nvfp4":
        values, scales = (_read(operand.owner, arguments) for operand in op.operands)
        count = min(len(values), len(scales))
        return nvfp4.dequantize(values[:count], scales[:count])
    buffer: Tensor = arguments[op.operands[0]]
    return buffer


def _same(numbers: Multiples) -> Multiples:
    return numbers


def _byte(*numbers: Multiples) -> Multiples:
    return Multiples(1, 255)


def _whole(numbers: Multiples) -> Multiples:
    return Multiples(max(1.0, numbers.unit), numbers.largest + 1)


RESULTS: dict[str, Callable[..., Multiples]] = {
    "winnow.splat": _same,
    "winnow.per_key": _same,
    "winnow.spread_heads": _same,
    "winnow.reduce_heads": _same,
    "winnow.score": operator.mul,
    "arith.addf": operator.add,
    "arith.subf": operator.add,
    "arith.mulf": operator.mul,
    "arith.negf": _same,
    "arith.maximumf": operator.or_,
    "arith.minimumf": operator.or_,
    "arith.maxnumf": operator.or_,
    "arith.minnumf": operator.or_,
    "arith.select": lambda condition, left, right: left | right,
    "arith.andi": _byte,
    "arith.ori": _byte,
    "arith.xori": _byte,
    "arith.sitofp": _byte,
    "arith.uitofp": _byte,
    "math.absf": _same,
    "math.ceil": _whole,
    "math.floor": _whole,
}
"""What each op makes of multiples, before it sums them."""
