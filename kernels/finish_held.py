# SPDX-License-Identifier: Apache-2.0
"""Finishes a row whose pairs all fit a program's registers."""

from __future__ import annotations

import math
from collections.abc import Sequence

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects.build import constant, f32, i1, less, like, reshape, shape_of, spread, store
from winnow.dialects.order import BOTTOM, score_of
from winnow.dialects.search import Bounds, Probes, narrow, probes_around
from winnow.dialects.structure import branch
from winnow.kernels.held_pairs import (
    combined,
    count_above,
    ends,
    exceeds,
    load_pairs,
    ranks,
)

REACH = 0.05
"""How far from the first guess to count, as a share of the mean score's distance from the least."""


def held_shapes(chunk: int, threads: int) -> list[tuple[int, int]]:
    """The tensors that hold ``chunk`` pairs: of powers of two, the largest first."""
    powers = [1 << bit for bit in reversed(range(chunk.bit_length())) if chunk >> bit & 1]
    return [(power // threads, threads) for power in powers]


def write_top_held(
    candidates: ir.Value,
    row: ir.Value,
    begin: ir.Value,
    count: ir.Value,
    n: ir.Value,
    shapes: Sequence[tuple[int, int]],
    top_keys: ir.Value,
    *top_scores: ir.Value,
) -> ir.Value:
    """Writes the keys of the ``n`` largest of ``count`` scores, and these if there is a buffer.

    Gives whether it has, an i1.

    It has not where ordered scores are 2**31 - 1 or more apart, as those of one sign never are, nor
    those of magnitudes below 2. ``shapes`` have room for all of them.
    """
    held, place, left = [], begin, count
    for shape in shapes:
        held.append(load_pairs(candidates, row, place, left, shape))
        room = like(shape[0] * shape[1], left)
        place, left = arith.addi(place, room), arith.subi(left, room)
    least, most = ends(held)
    low = arith.maxsi(arith.subi(least, like(1, least)), like(BOTTOM, least))
    # Signed: a difference of 2**31 or more is negative.
    is_near = arith.cmpi(arith.CmpIPredicate.sge, arith.subi(most, low), like(0, low))

    def write() -> None:
        bounds = Bounds(low, most, count, like(0, n))
        probes = _first_probes(bounds, n, combined("add", [pairs.stored for pairs in held]))
        # Nor may the places without a pair be too far from bounds.
        scores = [arith.maxsi(pairs.scores, spread(low, shape_of(pairs.scores))) for pairs in held]
        found = narrow(bounds, n, lambda *ends: count_above(scores, *ends), probes)
        outputs = [(top_keys, [pairs.keys for pairs in held])]
        outputs += [(buffer, [pairs.stored for pairs in held]) for buffer in top_scores]
        _write(row, outputs, scores, found, n)

    branch(is_near, write)
    return is_near


def _first_probes(bounds: Bounds, n: ir.Value, total: ir.Value) -> Probes:
    """Probes around the ``n``-th score of an exponential distribution with the scores' mean.

    What exceeds a threshold is about such a one. Its n-th score is ``ln(count / n)`` times the mean
    above the least, which is ``2 * (count - n) / (count + n)`` times to 2% up to 1.6 ``n``.
    """
    count, wanted = (arith.sitofp(f32(), value) for value in (bounds.above_low, n))
    least = score_of(arith.addi(bounds.low, like(1, bounds.low)))
    mean = arith.subf(arith.divf(total, count), least)
    beyond = arith.subf(count, wanted)
    share = arith.divf(arith.addf(beyond, beyond), arith.addf(count, wanted))
    middle = arith.addf(least, arith.mulf(mean, share))
    return probes_around(bounds, middle, arith.mulf(mean, like(REACH, mean)))


def _write(
    row: ir.Value,
    outputs: Sequence[tuple[ir.Value, Sequence[ir.Value]]],
    scores: Sequence[ir.Value],
    bounds: Bounds,
    n: ir.Value,
) -> None:
    """Writes what goes with all scores above a cutoff and, if too few are, with some equal to it.

    ``outputs`` are buffers, each with what it gets of each part of the pairs.
    """
    is_exact = arith.cmpi(arith.CmpIPredicate.eq, bounds.above_low, n)
    cutoff = arith.select(is_exact, bounds.low, bounds.high)
    next_ = arith.addi(cutoff, like(1, cutoff))
    places = ranks([exceeds(part, cutoff) for part in scores])
    for index, (part, place) in enumerate(zip(scores, places, strict=True)):
        # In other words than before, so that no one keeps a predicate of each pair until now.
        above = arith.cmpi(arith.CmpIPredicate.sge, part, spread(next_, shape_of(part)))
        for buffer, values in outputs:
            _store(buffer, row, place, values[index], above)

    def write_ties() -> None:
        before = arith.subi(cutoff, like(1, cutoff))
        ties = [arith.subi(exceeds(part, before), exceeds(part, cutoff)) for part in scores]
        for index, (part, rank) in enumerate(zip(scores, ranks(ties), strict=True)):
            place = arith.addi(rank, spread(bounds.above_high, shape_of(part)))
            is_tie = arith.cmpi(arith.CmpIPredicate.eq, part, spread(cutoff, shape_of(part)))
            fits = less(place, spread(n, shape_of(part)))
            for buffer, values in outputs:
                _store(buffer, row, place, values[index], arith.andi(is_tie, fits))

    branch(arith.xori(is_exact, constant(1, i1())), write_ties)


def _store(
    buffer: ir.Value, row: ir.Value, place: ir.Value, values: ir.Value, mask: ir.Value
) -> None:
    """Stores values from the threads that hold them: one axis leaves Triton no other choice."""
    size = (math.prod(shape_of(values)),)
    place, values, mask = (reshape(value, size) for value in (place, values, mask))
    store(buffer, [spread(row, (1,)), place], values, mask)
