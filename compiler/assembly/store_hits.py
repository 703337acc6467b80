# SPDX-License-Identifier: Apache-2.0
"""The snippets that store a thread's hits, in a loop over the bits that say which leaves are hits.

Predicated stores, one for each leaf, would each take their turn in the memory pipeline whether or
not there is a hit. A loop takes as many turns as the thread of a warp with the most hits has.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from winnow.assembly.snippet import Addresses, Float32s, Int32s, Memory, Snippet

PAIR_BYTES = 8
_CANONICAL_NAN = 0x7FC00000

_START = """\
mov.b32 left, $2;
mov.b32 n, $3;
setp.ne.b32 more, left, 0;
@!more bra DONE;
add.f32 twice, $6, $6;
abs.f32 size, $6;
setp.lt.f32 finite, size, 0f7F800000;
selp.f32 twice, twice, 0f7FFFFFFF, finite;
mul.wide.s32 offset, n, {stride};
add.s64 slot, $1, offset;
LOOP:
neg.s32 low, left;
and.b32 low, low, left;
bfind.u32 leaf, low;
xor.b32 left, left, low;"""

_END = """\
sub.f32 less, score, $6;
setp.le.f32 near, score, twice;
abs.f32 size, score;
setp.lt.and.f32 near, size, 0f7F800000, near;
selp.f32 score, less, score, near;
setp.nan.f32 nan, score, score;
mov.b32 bits, score;
selp.b32 bits, 0x7FC00000, bits, nan;
shr.u32 key, leaf, 1;
shl.b32 key, key, 3;
and.b32 bit, leaf, 1;
add.s32 key, key, bit;
add.s32 key, key, $5;
setp.lt.u32 fits, n, $4;
@fits st.global.v2.b32 [slot], {{key, bits}};
add.s32 n, n, 1;
add.s64 slot, slot, {stride};
setp.ne.b32 more, left, 0;
@more bra LOOP;
DONE:
mov.b32 $0, n;
}}"""


def _text(leaves: int, stride: int) -> str:
    """Operands: address of the slot of number 0, hits, first number, limit, key, threshold, leaves.

    ``stride`` is the bytes from a number's slot to the next one's.
    """
    levels = leaves.bit_length() - 1
    lines = [
        "{",
        ".reg .pred more, fits, near, finite, nan;",
        f".reg .pred odd<{levels}>;",
        ".reg .b32 left, low, leaf, key, bits, n, bit;",
        f".reg .f32 pick<{leaves}>;",
        ".reg .f32 score, twice, less, size;",
        ".reg .b64 slot, offset;",
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
        element, leaf = np.nonzero(hits[:, None] >> np.arange(32) & 1)
        counts = np.bincount(element, minlength=len(hits))
        rank = np.arange(len(element)) - (np.cumsum(counts) - counts)[element]
        number = first[element] + rank.astype(np.int32)
        fits = number.view(np.uint32) < limits[element].view(np.uint32)
        element, leaf, rank = element[fits], leaf[fits], rank[fits]
        if len(element):
            offsets = (first[element].astype(np.int64) + rank) * (PAIR_BYTES * step)
            key = keys[element] + (leaf // 2 * 8 + leaf % 2).astype(np.int32)
            bits = stored_bits(np.stack(scores)[leaf % leaves, element], thresholds[element])
            memory.store(slots[element] + offsets, _pairs(key, bits))
        return first + counts.astype(np.int32)

    constraints = ",".join(["=&r", "l", *"rrrr", "f", *"f" * leaves])
    name = f"store {leaves} leaves {'up' if step > 0 else 'down'}"
    return Snippet(name, _text(leaves, PAIR_BYTES * step), constraints, store, is_atomic=False)


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


STORE_HITS = {
    (leaves, step): _snippet(leaves, step) for leaves in (4, 8, 16, 32) for step in (1, -1)
}
"""By the number of leaves and the step from slot to slot: see ``tile.store_hits``.

Gives the number after the last hit's, as its one result: an op of assembly needs one.
"""
