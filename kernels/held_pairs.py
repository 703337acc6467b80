# SPDX-License-Identifier: Apache-2.0
"""The pairs of a row that a program holds in registers: how to load, search and number them.

Tensors of them are ``[N, T]``: T threads have N pairs each, pair ``T * i + t`` at ``[i, t]``. So a
thread's pairs lie constants apart in memory, which are part of its instructions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.assembly.snippet import LANES
from winnow.dialects import tt
from winnow.dialects.build import (
    arange,
    equal,
    expand,
    f32,
    i32,
    less,
    like,
    load,
    reduced,
    reshape,
    scanned,
    shape_of,
    spread,
    tensor,
)
from winnow.dialects.counts import halves, in_halves
from winnow.dialects.order import BOTTOM, ceiling_of
from winnow.kernels.row_slots import KEY, STORED_SCORE

BYTE, WORD_BYTES = 8, 4
"""Bits of a byte, and bytes of an i32."""
LIFT = -(BOTTOM + 1) - 2**31
"""What takes BOTTOM around to the largest i32, and keeps the order of all other scores."""
COMBINE = {"add": arith.addi, "min": arith.minsi, "max": arith.maxsi}


@dataclass(frozen=True)
class HeldPairs:
    """Some pairs of a row: i32 ``keys``, f32 ``stored`` scores, and i32 ``scores``.

    These are the stored ones ordered, TOP for a NaN. Where there is no pair the stored score is
    zero, and the ordered one is BOTTOM.
    """

    keys: ir.Value
    stored: ir.Value
    scores: ir.Value


def load_pairs(
    candidates: ir.Value, row: ir.Value, begin: ir.Value, count: ir.Value, shape: tuple[int, int]
) -> HeldPairs:
    """Those from slot ``begin`` on, as many as ``shape`` has room for; ``count`` are there."""
    turns, threads = shape
    wide = (turns, 2 * threads)
    turn = expand(arange(turns), 1)
    first = arith.muli(turn, like(threads, turn))
    # Key and score of a pair are neighbours: that is why Triton gives each thread whole pairs.
    place = arith.addi(
        spread(arith.addi(first, first), wide), spread(expand(arange(2 * threads), 0), wide)
    )
    is_part = less(place, spread(arith.muli(count, like(2, count)), wide))
    # The last index goes on past the parts of the first slot, to those of the slots behind it.
    indices = [spread(row, (1, 1)), spread(begin, (1, 1)), place]
    parts = reshape(load(candidates, indices, tensor(wide, i32()), is_part), (*shape, 2))
    keys, bits = _part(parts, KEY), _part(parts, STORED_SCORE)
    stored = tt.BitcastOp(bits, tensor(shape, f32())).result
    ordered = ceiling_of(stored)
    thread = expand(arange(threads), 0)
    left = arith.subi(spread(count, shape_of(thread)), thread)
    is_pair = less(spread(first, shape), spread(left, shape))
    return HeldPairs(keys, stored, arith.select(is_pair, ordered, like(BOTTOM, ordered)))


def _part(parts: ir.Value, number: int) -> ir.Value:
    """One of two neighbours, by a sum with zero that no instruction is left of."""
    index = expand(expand(arange(2), 0), 0)
    is_wanted = spread(equal(index, like(number, index)), shape_of(parts))
    return reduced("add", arith.select(is_wanted, parts, like(0, parts)), 2)


def ends(held: Sequence[HeldPairs]) -> tuple[ir.Value, ir.Value]:
    """The least and the largest of the scores; BOTTOM if there are none."""
    lifted = [arith.addi(pairs.scores, like(LIFT, pairs.scores)) for pairs in held]
    least = combined("min", lifted)
    return arith.subi(least, like(LIFT, least)), combined("max", [pairs.scores for pairs in held])


def combined(kind: str, tensors: Sequence[ir.Value]) -> ir.Value:
    """All elements of some tensors combined."""
    return reduced(kind, _by_thread(kind, tensors), 0)


def count_above(scores: Sequence[ir.Value], *bounds: ir.Value) -> tuple[ir.Value, ir.Value]:
    """The i32 counts of scores above each of two bounds, which none is 2**31 or more away from."""
    counts = [_by_thread("add", [exceeds(part, bound) for part in scores]) for bound in bounds]
    return halves(reduced("add", in_halves(*counts), 0))


def exceeds(scores: ir.Value, bound: ir.Value) -> ir.Value:
    """1 for scores above a bound that is less than 2**31 away, else 0.

    It is the sign of the difference, which needs fewer instructions than a comparison.
    """
    below = arith.subi(spread(bound, shape_of(scores)), scores)
    return arith.shrui(below, like(31, below))


def ranks(hits: Sequence[ir.Value]) -> list[ir.Value]:
    """The number of each hit, an i32 that is 1; what the others get, 0s, means nothing."""
    first: ir.Value | None = None
    numbers = []
    for part in hits:
        number, first = _ranks(part, first)
        numbers.append(number)
    return numbers


def _by_thread(kind: str, tensors: Sequence[ir.Value]) -> ir.Value:
    """What each thread has of some tensors, combined: ``tensor<T>``."""
    first, *others = (reduced(kind, values, 0) for values in tensors)
    for other in others:
        first = (arith.addf if first.type.element_type == f32() else COMBINE[kind])(first, other)
    return first


def _ranks(hits: ir.Value, first: ir.Value | None) -> tuple[ir.Value, ir.Value]:
    """Numbers from ``first`` or 0 on, and the one after the last.

    Four of a thread's hits are bytes of a word, which one scan of a warp numbers at once. Numbers
    go by words and warps, then by bytes, then by lanes: so a warp stores to consecutive places.
    """
    turns, threads = shape_of(hits)
    size = min(turns, WORD_BYTES)
    words, warps = turns // size, threads // LANES
    byte = expand(expand(arange(size), 0), 2)
    shifts = spread(arith.muli(byte, like(BYTE, byte)), (words, size, threads))
    bytes_ = arith.shli(reshape(hits, shape_of(shifts)), shifts)
    lanes = reshape(reduced("add", bytes_, 1), (words, warps, LANES))
    totals = reduced("add", lanes, 2)
    # A product with ones sums up the bytes below each one; no sum passes 4 * 32.
    ones = sum(1 << BYTE * index for index in range(size))
    lower = arith.muli(totals, like(ones << BYTE & 0xFFFFFFFF, totals))
    before = arith.subi(scanned("add", lanes, 2), lanes)
    before = arith.addi(before, spread(expand(lower, 2), shape_of(lanes)))
    sums = arith.shrui(arith.muli(totals, like(ones, totals)), like(BYTE * (size - 1), totals))
    flat = reshape(arith.andi(sums, like(255, sums)), (words * warps,))
    starts = arith.subi(scanned("add", flat, 0), flat)
    after = reduced("add", flat, 0)
    if first is not None:
        starts, after = (
            arith.addi(starts, spread(first, shape_of(starts))),
            arith.addi(after, first),
        )
    starts = spread(reshape(starts, (words, warps, 1)), shape_of(lanes))
    before, starts = (
        spread(reshape(value, (words, 1, threads)), shape_of(shifts)) for value in (before, starts)
    )
    number = arith.andi(arith.shrui(before, shifts), like(255, before))
    return reshape(arith.addi(number, starts), shape_of(hits)), after
