# SPDX-License-Identifier: Apache-2.0
"""What ``tile.settle`` must make of a row, found by sorting its scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from settle_rows import BOTTOM, LOWEST, TOP, Row, State, at, inverse, order, select, swept

from winnow.executor import Schedule

GUESS_ROOM = np.float32(0.45)
LEAST_REACH, MOST_REACH = 8, 4


def check(
    rows: Sequence[Row],
    top_k: int,
    capacity: int,
    device: str = "cpu",
    *,
    stride: int = 1,
    halve: bool = False,
    schedule: Schedule | None = None,
    chunk: int = 16,
    seed: int = 0,
) -> State:
    """Settles rows, and fails unless each of them becomes what it must."""
    state = swept(rows, top_k, capacity, device, seed=seed)
    state.stride, state.halve = stride, halve
    before = state.arrays()
    state.settle(schedule, chunk=chunk)
    after = state.arrays()
    for number, row in enumerate(rows):
        expected = settled(row, top_k, capacity) if stride == 1 else None
        if expected is not None:
            check_closed(number, expected, after, top_k)
        else:
            check_open(number, row, before, after, state)
    return state


def check_closed(
    number: int, expected: tuple[np.float32, Any, Any], after: dict[str, Any], top_k: int
) -> None:
    threshold, above, ties = expected
    assert after["thresholds"][number] == np.array(threshold).view(np.int32)
    assert after["counters"][number].tolist() == [len(above), len(ties)]
    begin, end = top_k - min(len(ties), top_k), top_k + len(above)
    assert after["ranges"][:, number].tolist() == [begin, end]
    slots = after["candidates"][number].tolist()
    assert sorted(slots[top_k:end]) == sorted(above.tolist())
    stored = [tuple(pair) for pair in slots[begin:top_k]]
    assert len(set(stored)) == len(stored)
    assert set(stored) <= set(map(tuple, ties.tolist()))


def check_open(
    number: int, row: Row, before: dict[str, Any], after: dict[str, Any], state: State
) -> None:
    assert after["counters"][number].tolist() == [0, 0]
    ceiling = TOP if np.isnan(row.threshold) else at(row.threshold)
    floor, guesses = row.floor, _guesses(number, row, before, state)
    if state.stride == 1:
        above, capacity = before["counters"][number, 0], _capacity(before, state)
        if above > capacity:
            floor = row.probe
            guesses = {(floor + ceiling) // 2} if state.halve else guesses
        elif floor == BOTTOM:
            reaches = above >= LEAST_REACH and not state.halve
            guesses = _reached(row, before, state) if reaches else {LOWEST}
        else:
            ceiling = row.probe
            guesses = {(floor + ceiling) // 2}
    lowered = state.stride == 1 and ceiling == row.probe
    bits = np.array(inverse(ceiling)).view(np.int32) if lowered else before["thresholds"][number]
    assert after["thresholds"][number] == bits
    probe, left = after["ranges"][:, number].tolist()
    if floor + 1 >= ceiling:
        assert probe == left == state.top_k
        return
    assert left == floor
    assert probe in {max(min(guess, ceiling - 1), floor + 1) for guess in guesses}


def _guesses(number: int, row: Row, before: dict[str, Any], state: State) -> set[int]:
    """Probes that may be guessed from the pairs stored, as GPUs round quotients in other ways."""
    above, ties = map(int, before["counters"][number])
    capacity, top_k = _capacity(before, state), state.top_k
    stored = min(above, capacity)
    keys = before["candidates"][number, top_k : top_k + stored, 0]
    ordered = np.sort(order(row.scores[keys]))[::-1]
    sees_all = state.stride == 1 and row.probe == LOWEST
    rank = min(top_k, above + ties if sees_all else int(before["ends"][number]))
    target = np.float32(rank) + GUESS_ROOM * np.float32(max(capacity - rank, 0))
    quotient = target * np.float32(stored) / np.float32(max(above, 1) * state.stride)
    wanted = {max(int(quotient * error + 0.5), 1) for error in (1 - 1e-6, 1, 1 + 1e-6)}
    return {int(ordered[n - 1]) if n <= stored else row.probe for n in wanted}


def _reached(row: Row, before: dict[str, Any], state: State) -> set[int]:
    """Probes below one that selects too few, where GPUs may round the quotient in other ways."""
    ordered = np.sort(order(row.scores))[::-1]
    above = int((ordered > row.probe).sum())
    rank, capacity = min(state.top_k, row.end or len(ordered)), _capacity(before, state)
    target = np.float32(rank) + GUESS_ROOM * np.float32(max(capacity - rank, 0))
    share = min((target - np.float32(above)) / np.float32(above), np.float32(MOST_REACH))
    probe, middle = inverse(row.probe), inverse(int(ordered[above // 2 - 1]))
    with np.errstate(all="ignore"):
        ends = [probe - (middle - probe) * (share * np.float32(e)) for e in (1 - 1e-6, 1 + 1e-6)]
    first, last = (min(int(order(end)), row.probe - 1) for end in np.sort(ends))
    return set(range(first, last + 1))


def _capacity(before: dict[str, Any], state: State) -> int:
    return int(before["candidates"].shape[1]) - state.top_k


def settled(row: Row, top_k: int, capacity: int) -> tuple[np.float32, Any, Any] | None:
    """The threshold that a row must get, its above pairs and its ties; None if it stays open."""
    ordered = np.sort(order(row.scores))[::-1]
    above, ties = int((ordered > row.probe).sum()), int((ordered == row.probe).sum())
    sees_all = row.probe == LOWEST
    rank = min(top_k, len(ordered) if sees_all or row.end is None else row.end)
    if above > capacity or above + min(ties, top_k) < rank:
        return None
    own, enough = select(row.scores, row.threshold), rank == 0
    if sees_all and row.floor == BOTTOM and rank < top_k and not np.isnan(row.threshold):
        enough |= len(own[0]) + len(own[1]) == rank
    if enough:
        return row.threshold, *own
    cutoff = inverse(int(ordered[rank - 1]))
    return cutoff, *select(row.scores, cutoff)
