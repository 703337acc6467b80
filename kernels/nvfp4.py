# SPDX-License-Identifier: Apache-2.0
"""Rounding to NVFP4, to the bit, without the FP8 and FP4 types that only some GPUs have.

Nothing here rests on a division of floats, which GPUs may round as they like, nor on a sum of a
product, which compilers may round once or twice.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

import numpy as np
from torch_mlir import ir
from torch_mlir.dialects import arith, math

from winnow.dialects import tt
from winnow.dialects.build import (
    arange,
    equal,
    expand,
    extended,
    f32,
    i8,
    i32,
    like,
    reduced,
    reshape,
    shape_of,
    spread,
    tensor,
)

FRACTION_BITS = 23
"""Those of an f32; one bit before them is implied."""
BIAS = 127
"""That of an f32's exponent."""
INFINITY = 0x7F800000
"""The bits of an f32 infinity. Those of a NaN are more."""
MAGNITUDE = 0x7FFFFFFF
"""The bits of an f32 but its sign."""
WRAP = MAGNITUDE - INFINITY
"""What makes the magnitude bits of a NaN negative, and keeps the order of all others."""
LARGEST_SCALE = 0x7E
"""448 in E4M3. The next code is a NaN."""
NEGATIVE = 8
"""The sign bit of an E2M1 code."""
MOST = 12.0
"""Twice 6, the largest E2M1 number."""


def _bits(number: float) -> int:
    return int(np.float32(number).view(np.int32))


RECIPROCALS = tuple(_bits(2 / (1 + eighths / 8)) + (BIAS << FRACTION_BITS) for eighths in range(8))
"""The bits of twice the FP32 reciprocals of 8 to 15 eighths, from which exponents are taken."""
ROUNDERS = tuple(1.5 * 2.0 ** (FRACTION_BITS + step) for step in range(3))
"""A sum with one of them is rounded to a multiple of 1, 2 or 4, which its last bits count."""
CODE_BASE = _bits(ROUNDERS[0])
"""The bits of such a sum where the count is 0."""


def quantize(low: ir.Value, high: ir.Value) -> tuple[ir.Value, ir.Value]:
    """The scale of each block, ``tensor<Bxi8>``, and its bytes, ``tensor<Bx8xi8>``.

    ``low`` and ``high`` are the first and the last eight numbers of each block, ``tensor<Bx8xf32>``
    that BF16 or FP16 holds. A byte has two codes, the one of even index in the low half.
    """
    halves = (low, high)
    bits = [tt.BitcastOp(half, tensor(shape_of(half), i32())).result for half in halves]
    wrapped = [_wrapped(half) for half in bits]
    largest = arith.maxsi(*(reduced("max", half, 1) for half in wrapped))
    # Where all are NaN, the largest of the others is zero.
    largest = arith.maxsi(largest, like(WRAP, largest))
    scales = _scales_of(arith.subi(largest, like(WRAP, largest)))
    factors = spread(expand(doubled_reciprocals(scales), 1), shape_of(low))
    words = []
    for half, own_bits, own_wrapped in zip(halves, bits, wrapped, strict=True):
        codes = _round_codes(arith.mulf(math.absf(half), factors))
        # The sign of a number that is no NaN.
        sign = arith.andi(own_bits, arith.xori(own_wrapped, like(-1, own_wrapped)))
        sign = arith.andi(arith.shrui(sign, like(28, sign)), like(NEGATIVE, sign))
        words.append(_word(arith.addi(codes, sign)))
    return arith.trunci(tensor(shape_of(scales), i8()), scales), _bytes(*words)


def _wrapped(bits: ir.Value) -> ir.Value:
    """Magnitudes' bits plus ``WRAP``: i32s in the order of the magnitudes, negative for a NaN."""
    return arith.addi(arith.andi(bits, like(MAGNITUDE, bits)), like(WRAP, bits))


def _scales_of(largest: ir.Value) -> ir.Value:
    """The E4M3 codes, i32, of a sixth of each block's largest magnitude, given its bits.

    A magnitude is ``significand * 2**(exponent - 150)``, and the step between E4M3 numbers near its
    sixth a power of two. So the sixth is ``significand / (3 * 2**shift)`` steps, which integers
    round without error. Rounding the sixth to FP32 first comes to the same: 11 bits, the most that
    a BF16 or FP16 number has, that are not on a middle lie further from it than FP32 rounds.
    """
    exponent = arith.shrui(largest, like(FRACTION_BITS, largest))
    implied = like(1 << FRACTION_BITS, largest)
    significand = arith.ori(arith.andi(largest, like((1 << FRACTION_BITS) - 1, largest)), implied)
    # A sixth of 1.5 or more has a higher power of two than a sixth of less.
    is_large = arith.cmpi(arith.CmpIPredicate.uge, significand, like(3 << 22, significand))
    power = arith.addi(arith.subi(exponent, like(BIAS + 3, exponent)), extended(is_large))
    binade = arith.maxsi(arith.addi(power, like(6, power)), like(0, power))
    shift = arith.addi(arith.subi(binade, exponent), like(142, binade))
    shift = arith.minsi(shift, like(25, shift))
    code = arith.addi(arith.shli(binade, like(3, binade)), _thirds_to_even(significand, shift))
    return arith.minsi(code, like(LARGEST_SCALE, code))


def _thirds_to_even(dividend: ir.Value, shift: ir.Value) -> ir.Value:
    """Positive i32s below 2**27 over ``3 * 2**shift``, rounded to nearest even."""
    shifted = arith.shrui(dividend, shift)
    floor = arith.divui(shifted, like(3, shifted))
    divisor = arith.shli(like(3, shift), shift)
    rest = arith.subi(dividend, arith.muli(floor, divisor))
    # Odd quotients round up from the middle on, even ones above it.
    doubled = arith.addi(arith.addi(rest, rest), arith.andi(floor, like(1, floor)))
    is_up = arith.cmpi(arith.CmpIPredicate.ugt, doubled, divisor)
    return arith.addi(floor, extended(is_up))


def doubled_reciprocals(codes: ir.Value) -> ir.Value:
    """Twice the FP32 reciprocals of E4M3 codes, i32; 0 of 0.

    A scale is 8 to 15 eighths of a power of two. That power's reciprocal is exact, and those of 8
    to 15 eighths are constants.
    """
    floats = tensor(shape_of(codes), f32())
    # Codes below 8 count steps of 2**-9; the others are an exponent and eighths.
    count = tt.BitcastOp(arith.sitofp(floats, codes), codes.type).result
    subnormal = arith.subi(count, like(9 << FRACTION_BITS, count))
    exponent_less = (BIAS - 7) << FRACTION_BITS
    normal = arith.shli(codes, like(FRACTION_BITS - 3, codes))
    normal = arith.addi(normal, like(exponent_less, normal))
    is_normal = arith.cmpi(arith.CmpIPredicate.uge, codes, like(8, codes))
    bits = arith.select(is_normal, normal, subnormal)
    power = arith.andi(bits, like(INFINITY, bits))
    eighths = arith.andi(arith.shrui(bits, like(FRACTION_BITS - 3, bits)), like(7, bits))
    reciprocal = arith.subi(_chosen(RECIPROCALS, eighths), power)
    is_zero = equal(codes, like(0, codes))
    reciprocal = arith.select(is_zero, like(0, reciprocal), reciprocal)
    return tt.BitcastOp(reciprocal, floats).result


def _chosen(table: Sequence[int], index: ir.Value) -> ir.Value:
    """Entries of a table of a power of two of i32s, by halves."""
    entries = [like(entry, index) for entry in table]
    bit = 1
    while len(entries) > 1:
        is_odd = arith.cmpi(
            arith.CmpIPredicate.ne, arith.andi(index, like(bit, index)), like(0, index)
        )
        pairs = zip(entries[::2], entries[1::2], strict=True)
        entries = [arith.select(is_odd, odd, even) for even, odd in pairs]
        bit *= 2
    return entries[0]


def _round_codes(doubled: ir.Value) -> ir.Value:
    """The E2M1 codes, i32, of magnitudes, given twice these; ``CODE_BASE`` more than the codes.

    Twice an E2M1 number is a whole one: up to 4 each of them, up to 8 each second and up to 12 each
    fourth. So its code is the least of the numbers rounded to one of these steps, counted in them,
    plus 0, 2 or 4.
    """
    # Clamped for the largest code, which also takes any NaN there.
    clamped = arith.minnumf(doubled, like(MOST, doubled))
    codes = []
    for step, rounder in enumerate(ROUNDERS):
        rounded = arith.addf(clamped, like(rounder, clamped))
        counted = tt.BitcastOp(rounded, tensor(shape_of(rounded), i32())).result
        codes.append(arith.addi(counted, like(CODE_BASE - _bits(rounder) + 2 * step, counted)))
    return functools.reduce(arith.minsi, codes)


def _word(codes: ir.Value) -> ir.Value:
    """Eight codes, ``tensor<Bx8xi32>``, as an i32, the first one lowest; they have a ``CODE_BASE``.

    That is subtracted from all at once.
    """
    count = shape_of(codes)[1]
    place = expand(arange(count), 0)
    shifts = spread(arith.muli(place, like(4, place)), shape_of(codes))
    word = reduced("add", arith.shli(codes, shifts), 1)
    base = sum(CODE_BASE << 4 * index for index in range(count))
    return arith.subi(word, like(base % 2**32, word))


def _bytes(low: ir.Value, high: ir.Value) -> ir.Value:
    """The bytes of two i32s, lowest first."""
    (blocks,) = shape_of(low)
    words = tt.JoinOp(low, high, tensor((blocks, 2), i32())).result
    byte = expand(expand(arange(4), 0), 0)
    shape = (blocks, 2, 4)
    shifts = spread(arith.muli(byte, like(8, byte)), shape)
    parts = arith.shrui(spread(expand(words, 2), shape), shifts)
    return reshape(arith.trunci(tensor(shape, i8()), parts), (blocks, 8))
