# SPDX-License-Identifier: Apache-2.0
"""The snippets that store a row's hits, in a loop over the bits that say which leaves are hits.

Predicated stores, one for each leaf, would each take their turn in the memory pipeline whether or
not there is a hit. A loop takes as many turns as the lane of a warp with the most hits has. What
the lanes of a row store in one turn goes to neighbouring slots, so that it is one transaction:
on an H200, a warp's stores of 8 bytes each to slots apart take 2.4 cycles of the SM for each one.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from winnow.assembly.snippet import (
    LEAVES,
    PAIR_BYTES,
    QUAD,
    Addresses,
    Float32s,
    Int32s,
    Memory,
    Snippet,
)

_CANONICAL_NAN = 0x7FC00000

_START = """\
mov.b32 hits, $2;
setp.ne.b32 has, hits, 0;
vote.sync.ballot.b32 active, has, 0xFFFFFFFF;
setp.ne.b32 more, active, 0;
mov.b32 $0, 0;
@!more bra.uni DONE;
shfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;
setp.ge.s32 more, $0, $4;
setp.ge.and.s32 more, $4, 0, more;
selp.b32 hits, 0, hits, more;
setp.ne.b32 has, hits, 0;
vote.sync.ballot.b32 active, has, 0xFFFFFFFF;
setp.ne.b32 more, active, 0;
@!more bra.uni DONE;
mov.u32 quad, %laneid;
and.b32 quad, quad, 28;
mov.b32 bit, 15;
shl.b32 quad, bit, quad;
mov.u32 below, %lanemask_lt;
and.b32 below, below, quad;
add.f32 twice, $6, $6;
min.f32 twice, twice, 0f7F7FFFFF;
abs.f32 size, $6;
setp.lt.f32 finite, size, 0f7F800000;
selp.f32 twice, twice, 0f7FFFFFFF, finite;
LOOP:
bfind.u32 leaf, hits;
shl.b32 bit, 1, leaf;
xor.b32 hits, hits, bit;"""

_END = """\
setp.le.f32 near, score, twice;
@near sub.f32 score, score, $6;
setp.nan.f32 nan, score, score;
mov.b32 bits, score;
selp.b32 bits, 0x7FC00000, bits, nan;
and.b32 bit, leaf, 1;
mad.lo.s32 key, leaf, 4, $5;
mad.lo.s32 key, bit, -3, key;
and.b32 bit, active, below;
popc.b32 bit, bit;
add.u32 bit, bit, $0;
mad.wide.s32 slot, bit, {stride}, $1;
setp.lt.and.u32 fits, bit, $4, has;
@fits st.global.v2.b32 [slot], {{key, bits}};
and.b32 active, active, quad;
popc.b32 active, active;
add.u32 $0, $0, active;
setp.ne.b32 has, hits, 0;
vote.sync.ballot.b32 active, has, 0xFFFFFFFF;
setp.ne.b32 more, active, 0;
@more bra.uni LOOP;
DONE:
}}"""


def _text(leaves: int, stride: int) -> str:
    """Operands: address of the slot of number 0, hits, first number, limit, key, threshold, leaves.

    ``stride`` is the bytes from a number's slot to the next one's.
    """
    levels = leaves.bit_length() - 1
    lines = [
        "{",
        ".reg .pred more, has, fits, near, finite, nan;",
        f".reg .pred odd<{levels}>;",
        ".reg .b32 hits, leaf, key, bits, bit, active, quad, below;",
        f".reg .f32 pick<{leaves}>;",
        ".reg .f32 score, twice, size;",
        ".reg .b64 slot;",
        _START.format(stride=stride),
        *_pick(leaves, levels),
        _END.format(stride=stride),
    ]
    return "\n".join(lines)


def _pick(leaves: int, levels: int) -> Iterator[str]:
    """A tree of selections, which takes the score of ``leaf`` out of the registers."""
    values = [f"${7 + number}" for number in range(leaves)]
    names = (f"pick{number}" for number in range(leaves))
    for level in range(levels):
        yield f"and.b32 bit, leaf, {1 << level};"
        yield f"setp.ne.b32 odd{level}, bit, 0;"
    for level in range(levels):
        pairs = list(zip(values[::2], values[1::2], strict=True))
        values = [next(names) for _ in pairs]
        for name, (even, odd) in zip(values, pairs, strict=True):
            yield f"selp.f32 {name}, {odd}, {even}, odd{level};"
    yield f"mov.f32 score, {values[0]};"


def _snippet(leaves: int, step: int) -> Snippet:
    def store(
        memory: Memory,
        slots: Addresses,
        hits: Int32s,
        first: Int32s,
        limits: Int32s,
        keys: Int32s,
        thresholds: Float32s,
        *scores: Float32s,
    ) -> Int32s:
        numbers = first.reshape(-1, QUAD)[:, 0].astype(np.int64)
        left = hits.view(np.uint32).reshape(-1, QUAD).copy()
        while left.any():
            row, column = np.nonzero(left)
            leaf = np.frexp(left[row, column].astype(np.float64))[1] - 1
            left[row, column] ^= np.uint32(1) << leaf.astype(np.uint32)
            turn = np.bincount(row, minlength=len(left))
            rank = np.arange(len(row)) - (np.cumsum(turn) - turn)[row]
            element, number = row * QUAD + column, (numbers[row] + rank).astype(np.int32)
            fits = number.view(np.uint32) < limits[element].view(np.uint32)
            element, leaf, number = element[fits], leaf[fits], number[fits]
            if len(element):
                key = keys[element] + (leaf // 2 * 8 + leaf % 2).astype(np.int32)
                bits = stored_bits(np.stack(scores)[leaf % leaves, element], thresholds[element])
                offsets = number.astype(np.int64) * (PAIR_BYTES * step)
                memory.store(slots[element] + offsets, _pairs(key, bits))
            numbers += turn
        return np.zeros_like(hits)

    constraints = ",".join(["=&r", "l", *"rrrr", "f", *"f" * leaves])
    name = f"store {leaves} leaves {'up' if step > 0 else 'down'}"
    return Snippet(name, _text(leaves, PAIR_BYTES * step), constraints, store, group=QUAD)


def stored_bits(scores: Float32s, thresholds: Float32s) -> Int32s:
    """The bits that slots hold of ``scores [n]`` at ``thresholds [n]``: see tile.stored_score."""
    with np.errstate(all="ignore"):
        twice = np.where(np.isfinite(thresholds), thresholds + thresholds, np.float32("nan"))
        near = np.isfinite(scores) & (scores <= twice)
        stored = np.where(near, scores - thresholds, scores)
    bits = stored.view(np.int32)
    return np.where(np.isnan(stored), np.int32(_CANONICAL_NAN), bits)


def _pairs(keys: Int32s, bits: Int32s) -> NDArray[np.uint64]:
    """Keys in the low halves, bits in the high ones."""
    low, high = keys.view(np.uint32).astype(np.uint64), bits.view(np.uint32).astype(np.uint64)
    return low | high << np.uint64(32)


STORE_HITS = {(leaves, step): _snippet(leaves, step) for leaves in LEAVES for step in (1, -1)}
"""By the number of leaves and the step from slot to slot: see ``tile.store_hits``.

Its result, of which an op of assembly needs one, means nothing.
"""
