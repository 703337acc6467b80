# SPDX-License-Identifier: Apache-2.0
"""The snippets that store a row's hits, in a loop over the bits that say which leaves are hits.

Predicated stores, one for each leaf, would each take their turn in the memory pipeline whether or
not there is a hit. A loop takes as many turns as the lane of a warp with the most hits has. What
the lanes of a row store in one turn goes to neighbouring slots, so that it is one transaction:
on an H200, a warp's stores of 8 bytes each to slots apart take 2.4 cycles of the SM for each one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import numpy as np
from numpy.typing import NDArray

from winnow.assembly.constraints import POINTER
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

_ROW_OPERANDS = ("end", "at", "hits", "first", "limit", "keys", "threshold")
"""The result, and the operands before the leaves, by what the text calls them."""

_START = """\
{{
.reg .pred more, has, fits, near, finite, nan;
.reg .pred odd<{levels}>;
.reg .b32 hits, leaf, key, bits, bit, active, quad, below;
.reg .b32 hits<{packed}>;
.reg .b32 active<{packed}>;
.reg .f32 pick<{leaves}>;
.reg .f32 score, twice, size;
.reg .b64 slot;"""

_LEAVE = """\
setp.ne.b32 has, hits, 0;
vote.sync.any.pred more, has, 0xFFFFFFFF;
@!more bra.uni DONE;"""

_DROP = """\
shfl.sync.idx.b32 {end}, {first}, 0, 0x1C1F, 0xFFFFFFFF;
setp.ge.s32 more, {end}, {limit};
setp.ge.and.s32 more, {limit}, 0, more;
selp.b32 hits{row}, 0, {hits}, more;
setp.ne.b32 has, hits{row}, 0;
vote.sync.ballot.b32 active{row}, has, 0xFFFFFFFF;"""

_LANES = """\
mov.u32 quad, %laneid;
and.b32 quad, quad, 28;
mov.b32 bit, 15;
shl.b32 quad, bit, quad;
mov.u32 below, %lanemask_lt;
and.b32 below, below, quad;"""

_ENTER = """\
setp.ne.b32 more, active{row}, 0;
@!more bra.uni NEXT{row};
mov.b32 hits, hits{row};
mov.b32 active, active{row};
setp.ne.b32 has, hits, 0;
add.f32 twice, {threshold}, {threshold};
abs.f32 size, {threshold};
setp.lt.f32 finite, size, 0f7F800000;
selp.f32 twice, twice, 0f7FFFFFFF, finite;
LOOP{row}:
bfind.u32 leaf, hits;{clear}"""

_CLEAR = """
shl.b32 bit, 1, leaf;
xor.b32 hits, hits, bit;"""

_KEEP_LOWER = """
szext.clamp.u32 hits, hits, leaf;"""

_STORE = """\
setp.le.f32 near, score, twice;
@near sub.f32 score, score, {threshold};
mov.b32 bits, score;{canonical}
and.b32 bit, leaf, 1;
mad.lo.s32 key, leaf, 4, {keys};
mad.lo.s32 key, bit, -3, key;
and.b32 bit, active, below;
popc.b32 bit, bit;
add.u32 bit, bit, {end};
mad.wide.s32 slot, bit, {stride}, {at};
setp.lt.and.u32 fits, bit, {limit}, has;
@fits st.global.v2.b32 [slot], {{key, bits}};
and.b32 active, active, quad;
popc.b32 active, active;
add.u32 {end}, {end}, active;
setp.ne.b32 has, hits, 0;
vote.sync.ballot.b32 active, has, 0xFFFFFFFF;
setp.ne.b32 more, active, 0;
@more bra.uni LOOP{row};
NEXT{row}:"""

_CANONICAL = """
setp.nan.f32 nan, score, score;
selp.b32 bits, 0x7FC00000, bits, nan;"""

_WITH_NAN = {"canonical": _CANONICAL, "clear": _CLEAR}


def _text(leaves: int, stride: int, packed: int, numbers: bool) -> str:
    """Operands: address of the slot of number 0, hits, first number, limit, key, threshold, leaves.

    ``stride`` is the bytes from a number's slot to the next one's. Of ``packed`` rows that a thread
    has hits of, one follows the other; what comes before their loops they share.
    """
    levels = leaves.bit_length() - 1
    # Others than numbers are few: to clear their bits the shorter way would only cost registers.
    parts = {"canonical": "", "clear": _KEEP_LOWER} if numbers else _WITH_NAN
    rows = [{**_registers(row, packed, stride), **parts} for row in range(packed)]
    lines = [_START.format(levels=levels, packed=packed, leaves=leaves)]
    lines += [f"mov.b32 {row['end']}, 0;" for row in rows]
    lines += [f"mov.b32 hits, {rows[0]['hits']};"]
    lines += [f"or.b32 hits, hits, {row['hits']};" for row in rows[1:]]
    lines += [_LEAVE, *(_DROP.format(**row) for row in rows), _LANES]
    for number, row in enumerate(rows):
        scores = [f"${_place(len(_ROW_OPERANDS) + leaf, number, packed)}" for leaf in range(leaves)]
        lines += [_ENTER.format(**row), *_pick(scores, levels), _STORE.format(**row)]
    return "\n".join([*lines, "DONE:", "}"])


def _place(operand: int, row: int, packed: int) -> int:
    """The number of a row's register of an operand, the result being operand 0."""
    return operand * packed + row


def _registers(row: int, packed: int, stride: int) -> dict[str, str | int]:
    names = {name: f"${_place(n, row, packed)}" for n, name in enumerate(_ROW_OPERANDS)}
    return {**names, "row": row, "stride": stride}


def _pick(scores: Sequence[str], levels: int) -> Iterator[str]:
    """A tree of selections, which takes the score of ``leaf`` out of the registers."""
    values = list(scores)
    names = (f"pick{number}" for number in range(len(scores)))
    for level in range(levels):
        yield f"and.b32 bit, leaf, {1 << level};"
        yield f"setp.ne.b32 odd{level}, bit, 0;"
    for level in range(levels):
        pairs = list(zip(values[::2], values[1::2], strict=True))
        values = [next(names) for _ in pairs]
        for name, (even, odd) in zip(values, pairs, strict=True):
            yield f"selp.f32 {name}, {odd}, {even}, odd{level};"
    yield f"mov.f32 score, {values[0]};"


def _snippet(leaves: int, step: int, packed: int, numbers: bool) -> Snippet:
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

    operands = (POINTER, *["i32"] * 4, "f32", *["f32"] * leaves)
    rows = "a row" if packed == 1 else f"{packed} rows"
    what = "leaves that are numbers" if numbers else "leaves"
    name = f"store {leaves} {what} {'up' if step > 0 else 'down'}, {rows}"
    text = _text(leaves, PAIR_BYTES * step, packed, numbers)
    return Snippet(name, text, operands, store, group=QUAD, packed=packed)


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


STORE_HITS = {key: _snippet(*key) for key in product(LEAVES, (1, -1), (1, 2), (False, True))}
"""By the number of leaves, the step from slot to slot, how many elements they take at a time, and
whether all hits are numbers.

See ``tile.store_hits``. Their result, of which an op of assembly needs one, means nothing.
"""
