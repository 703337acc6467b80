# SPDX-License-Identifier: Apache-2.0
"""Whether buffers hold what a graph promises, and no more than that is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from winnow.oracle.selection import Expected, Outputs
from winnow.oracle.stored_scores import StoredOutputs, StoredRow

Array = NDArray[Any]
SHOWN = 4
"""How many pairs, slots or entries a message lists."""


@dataclass(frozen=True)
class Mismatch:
    """One thing in ``buffer`` that is not as promised; ``row`` is none where no row is at fault."""

    buffer: str
    row: int | None
    message: str

    def __str__(self) -> str:
        row = "" if self.row is None else f", row {self.row}"
        return f"{self.buffer}{row}: {self.message}"


def compare(
    expected: Sequence[Expected | StoredRow],
    before: Mapping[str, Array],
    after: Mapping[str, Array],
) -> list[Mismatch]:
    """Where a kernel's buffers differ from what its graph promises.

    ``before`` and ``after`` hold the buffers, under their names, as they were when the kernel was
    launched and when it had ended, with counters and arrivals that were zero. Counters must be
    right, and where rows are repaired, so must thresholds and ranges. Pairs may stand in any order
    and, where there are more than the slots for them, be any of those there are. Stored scores must
    have the bits expected, unless they are NaN. All else must be as it was: every buffer that no
    use of scores writes (arrivals are zero again), rows that are no part of one, entries past a
    row's end, and, unless rows are repaired, the row's other slots.
    """
    uses: list[Outputs | StoredOutputs] = list(dict.fromkeys(row.outputs for row in expected))
    outputs = {name for use in uses for name in use.parts}
    mismatches = [
        mismatch
        for name in after.keys() - outputs
        for mismatch in _unchanged(name, before[name], after[name])
    ]
    for use in uses:
        mismatches += _other_rows(use, before, after)
    for row in expected:
        if isinstance(row, StoredRow):
            mismatches += _stored(row, before, after)
        else:
            mismatches += _selected(row, before, after)
    return mismatches


def _selected(
    row: Expected, before: Mapping[str, Array], after: Mapping[str, Array]
) -> Iterator[Mismatch]:
    buffers = row.outputs
    yield from _counters(row, after[buffers.counters][row.row])
    if buffers.thresholds is not None and buffers.ranges is not None:
        yield from _threshold(row, buffers.thresholds, after[buffers.thresholds][row.row])
        yield from _range(row, buffers.ranges, after[buffers.ranges][:, row.row])
    slots = buffers.candidates
    yield from _slots(row, before[slots][row.row], after[slots][row.row])


def _stored(
    row: StoredRow, before: Mapping[str, Array], after: Mapping[str, Array]
) -> Iterator[Mismatch]:
    name, end = row.outputs.scores, len(row.scores)
    found, old = after[name][row.row], before[name][row.row]
    same = _same_bits(row.scores, found[:end]) | (np.isnan(row.scores) & np.isnan(found[:end]))
    wrong = np.flatnonzero(~same)
    if len(wrong):
        key = wrong[0]
        message = f"{len(wrong)} of {end} scores are wrong, the first of key {key}: "
        yield Mismatch(name, row.row, message + _differ(row.scores[key], found[key]))
    written = end + np.flatnonzero(~_same_bits(old[end:], found[end:]))
    if len(written):
        listed = _list(written[:SHOWN].tolist(), written)
        message = f"{len(written)} entries from {end} on were written: {listed}"
        yield Mismatch(name, row.row, message)


def _unchanged(name: str, before: Array, after: Array) -> Iterator[Mismatch]:
    changed = np.flatnonzero(_bytes(before) != _bytes(after))
    if len(changed):
        entries = np.unique(changed // before.itemsize)
        places = np.unravel_index(entries[:SHOWN], before.shape)
        where = list(zip(*(axis.tolist() for axis in places), strict=True))
        yield Mismatch(name, None, f"{len(entries)} entries were written: {_list(where, entries)}")


def _other_rows(
    use: Outputs | StoredOutputs, before: Mapping[str, Array], after: Mapping[str, Array]
) -> Iterator[Mismatch]:
    """What changed in rows that are no part of a use of scores."""
    for name, part in use.parts.items():
        if before[name][part].shape != before[name].shape:
            others = after[name].copy()
            others[part] = before[name][part]
            yield from _unchanged(name, before[name], others)


def _counters(row: Expected, found: Array) -> Iterator[Mismatch]:
    wanted = (len(row.above), len(row.ties))
    counts = tuple(map(int, found))
    if counts != wanted:
        yield Mismatch(row.outputs.counters, row.row, f"expected {wanted}, found {counts}")


def _threshold(row: Expected, name: str, found: np.float32) -> Iterator[Mismatch]:
    if _bits(row.threshold) != _bits(found):
        yield Mismatch(name, row.row, _differ(row.threshold, found))


def _range(row: Expected, name: str, found: Array) -> Iterator[Mismatch]:
    first, last = map(int, found)
    if (first, last) != row.held:
        yield Mismatch(name, row.row, f"expected {row.held}, found {(first, last)}")


def _slots(row: Expected, before: Array, after: Array) -> Iterator[Mismatch]:
    name, top_k = row.outputs.candidates, row.top_k
    first, last = row.held
    for kind, found, wanted in (
        ("above the threshold", after[top_k:last], row.above),
        ("tied with it", after[first:top_k], row.ties),
    ):
        if message := _pairs(found, wanted):
            yield Mismatch(name, row.row, f"of the pairs {kind}, {message}")
    if row.outputs.repairs:
        return  # the other slots may have served the repair
    slots = np.arange(len(after))
    others = (slots < first) | (slots >= last)
    written = slots[others & (before != after).any(axis=1)]
    if len(written):
        listed = _list(written[:SHOWN].tolist(), written)
        message = f"{len(written)} slots outside [{first}, {last}) were written: {listed}"
        yield Mismatch(name, row.row, message)


def _pairs(found: Array, wanted: Array) -> str | None:
    """What is wrong with ``found``, which must be distinct pairs out of ``wanted``."""
    ours, theirs = _as_integers(found), _as_integers(wanted)
    distinct, counts = np.unique(ours, return_counts=True)
    problems = []
    for what, pairs in (
        ("are not among those expected", np.setdiff1d(distinct, theirs)),
        ("are stored more than once", distinct[counts > 1]),
        ("are missing", np.setdiff1d(theirs, ours) if len(ours) == len(theirs) else ours[:0]),
    ):
        if len(pairs):
            shown = [
                f"(key {p >> 32}, bits {p & 0xFFFFFFFF:#010x})" for p in pairs[:SHOWN].tolist()
            ]
            problems.append(f"{len(pairs)} {what}: {_list(shown, pairs)}")
    return "; ".join(problems) or None


def _as_integers(pairs: Array) -> NDArray[np.int64]:
    """Each (key, bits) pair as one integer."""
    keys, bits = pairs.astype(np.int64).T
    return (keys << 32) | (bits & 0xFFFFFFFF)


def _differ(wanted: np.float32, found: np.float32) -> str:
    return f"expected {wanted} ({_bits(wanted):#010x}), found {found} ({_bits(found):#010x})"


def _bits(value: np.float32) -> int:
    return int(value.view(np.uint32))


def _same_bits(left: Array, right: Array) -> NDArray[np.bool_]:
    return left.view(np.uint32) == right.view(np.uint32)


def _bytes(array: Array) -> NDArray[np.uint8]:
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)


def _list(shown: Sequence[Any], everything: Sequence[Any] | Array) -> str:
    more = ", ..." if len(everything) > len(shown) else ""
    return ", ".join(map(str, shown)) + more
