# SPDX-License-Identifier: Apache-2.0
"""Rounding to NVFP4, to the bit, without the FP8 and FP4 types that only some GPUs have.

Nothing here rests on a division of floats either, which GPUs may round as they like.
"""

from __future__ import annotations

import functools

from torch_mlir import ir
from torch_mlir.dialects import arith, math

from winnow.dialects import tt
from winnow.dialects.build import (
    arange,
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
LARGEST_SCALE = 0x7E
"""448 in E4M3. The next code is a NaN."""
NEGATIVE = 8
"""The sign bit of an E2M1 code."""
LARGEST_CODE = 7
MIDDLES = (
    (arith.CmpFPredicate.OGT, 0.25),
    (arith.CmpFPredicate.OGE, 0.75),
    (arith.CmpFPredicate.OGT, 1.25),
    (arith.CmpFPredicate.OGE, 1.75),
    (arith.CmpFPredicate.OGT, 2.5),
    (arith.CmpFPredicate.OGE, 3.5),
    (arith.CmpFPredicate.OGT, 5.0),
)
"""What a magnitude has to pass for each next code: the middles between 0, .5, 1, 1.5, 2, 3, 4, 6.

One that lies on a middle goes to the even code.
"""


def quantize(values: ir.Value) -> tuple[ir.Value, ir.Value]:
    """The scale of each block, ``tensor<MxBxi8>``, and bytes of two codes, ``tensor<MxPxi8>``.

    ``values`` is ``tensor<MxBxNxf32>``, BF16 or FP16 numbers in blocks of N; P is B * N / 2.
    """
    magnitudes = math.absf(values)
    is_number = arith.cmpf(arith.CmpFPredicate.ORD, values, values)
    counted = arith.select(is_number, magnitudes, like(0.0, magnitudes))
    scales = _scales_of(reduced("max", counted, 2))
    factors = spread(expand(_reciprocals(scales), 2), shape_of(values))
    codes = _round_codes(arith.mulf(magnitudes, factors))
    negative = arith.andi(_is_negative(values), is_number)
    codes = arith.ori(codes, arith.muli(extended(negative), like(NEGATIVE, codes)))
    codes = arith.select(is_number, codes, like(LARGEST_CODE, codes))
    return arith.trunci(tensor(shape_of(scales), i8()), scales), _pack(codes)


def _scales_of(largest: ir.Value) -> ir.Value:
    """The E4M3 codes, i32, of a sixth of each block's largest magnitude.

    A magnitude is ``significand * 2**(exponent - 150)``, and the step between E4M3 numbers near its
    sixth a power of two. So the sixth is ``significand / (3 * 2**shift)`` steps, which integers
    round without error. Rounding the sixth to FP32 first comes to the same: 11 bits, the most that
    a BF16 or FP16 number has, that are not on a middle lie further from it than FP32 rounds.
    """
    bits = tt.BitcastOp(largest, tensor(shape_of(largest), i32())).result
    exponent = arith.shrui(bits, like(FRACTION_BITS, bits))
    implied = like(1 << FRACTION_BITS, bits)
    significand = arith.ori(arith.andi(bits, like((1 << FRACTION_BITS) - 1, bits)), implied)
    # A sixth of 1.5 or more has a higher power of two than a sixth of less.
    is_large = arith.cmpi(arith.CmpIPredicate.uge, significand, like(3 << 22, significand))
    power = arith.addi(arith.subi(exponent, like(BIAS + 3, exponent)), extended(is_large))
    binade = arith.maxsi(arith.addi(power, like(6, power)), like(0, power))
    shift = arith.addi(arith.subi(binade, exponent), like(142, binade))
    shift = arith.minsi(shift, like(25, shift))
    steps = _divide_to_even(significand, arith.shli(like(3, shift), shift))
    code = arith.addi(arith.shli(binade, like(3, binade)), steps)
    return arith.minsi(code, like(LARGEST_SCALE, code))


def _divide_to_even(dividend: ir.Value, divisor: ir.Value) -> ir.Value:
    """The quotient of positive i32s below 2**27, rounded to nearest even."""
    floor = arith.divui(dividend, divisor)
    rest = arith.subi(dividend, arith.muli(floor, divisor))
    # Odd quotients round up from the middle on, even ones above it.
    doubled = arith.addi(arith.addi(rest, rest), arith.andi(floor, like(1, floor)))
    is_up = arith.cmpi(arith.CmpIPredicate.ugt, doubled, divisor)
    return arith.addi(floor, extended(is_up))


def _reciprocals(codes: ir.Value) -> ir.Value:
    """The FP32 reciprocals of E4M3 codes, i32; 0 of 0.

    A scale is a whole number up to 15 times a power of two. Of ``2**30`` over that number, 27 bits
    or more, the last of which is set if it is not whole, round to FP32 as all of its bits would.
    """
    is_normal = arith.cmpi(arith.CmpIPredicate.uge, codes, like(8, codes))
    implied = arith.muli(extended(is_normal), like(8, codes))
    number = arith.addi(arith.andi(codes, like(7, codes)), implied)
    number = arith.maxsi(number, like(1, number))
    binade = arith.maxsi(arith.shrui(codes, like(3, codes)), like(1, codes))
    whole = arith.divui(like(1 << 30, number), number)
    rest = arith.subi(like(1 << 30, number), arith.muli(whole, number))
    has_rest = arith.cmpi(arith.CmpIPredicate.ne, rest, like(0, rest))
    bits = arith.ori(whole, extended(has_rest))
    exponent = arith.subi(like(BIAS - 20, binade), binade)
    power = arith.shli(exponent, like(FRACTION_BITS, exponent))
    floats = tensor(shape_of(codes), f32())
    reciprocal = arith.mulf(arith.sitofp(floats, bits), tt.BitcastOp(power, floats).result)
    is_zero = arith.cmpi(arith.CmpIPredicate.eq, codes, like(0, codes))
    return arith.select(is_zero, like(0.0, reciprocal), reciprocal)


def _round_codes(magnitudes: ir.Value) -> ir.Value:
    """The E2M1 codes, i32, of magnitudes."""
    passed = [
        extended(arith.cmpf(predicate, magnitudes, like(middle, magnitudes)))
        for predicate, middle in MIDDLES
    ]
    return functools.reduce(arith.addi, passed)


def _is_negative(values: ir.Value) -> ir.Value:
    """Whether the sign bit is set, that of a zero too."""
    bits = tt.BitcastOp(values, tensor(shape_of(values), i32())).result
    return arith.cmpi(arith.CmpIPredicate.slt, bits, like(0, bits))


def _pack(codes: ir.Value) -> ir.Value:
    """Two codes of a row to a byte, the one of even index in the low half."""
    rows, blocks, size = shape_of(codes)
    pairs = reshape(codes, (rows, blocks * size // 2, 2))
    half = expand(expand(arange(2), 0), 0)
    shifts = spread(arith.muli(half, like(4, half)), shape_of(pairs))
    packed = reduced("add", arith.shli(pairs, shifts), 2)
    return arith.trunci(tensor(shape_of(packed), i8()), packed)
