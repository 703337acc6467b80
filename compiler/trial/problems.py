# SPDX-License-Identifier: Apache-2.0
"""What is wrong with the buffers of some rows, in words."""

from __future__ import annotations

from collections.abc import Iterator

import torch
from torch import Tensor

from winnow.trial.uses import Selection, StoredScores

SHOWN = 4
"""How many entries a problem lists."""


def wrong_counters(use: Selection, rows: slice, expected: Tensor, found: Tensor) -> Iterator[str]:
    """Counters ``[rows, 2]`` that are not as expected."""
    for row in (expected != found).any(1).nonzero().flatten().tolist():
        wanted, actual = tuple(expected[row].tolist()), tuple(found[row].tolist())
        yield f"{use.counters}, row {rows.start + row}: expected {wanted}, found {actual}"


def wrong_thresholds(use: Selection, rows: slice, expected: Tensor, found: Tensor) -> Iterator[str]:
    """Thresholds ``[rows]`` whose bits are not as expected."""
    for row in (_bits(expected) != _bits(found)).nonzero().flatten().tolist():
        yield f"{use.thresholds}, row {rows.start + row}: {_differ(expected[row], found[row])}"


def misfits(use: Selection, rows: slice, fits: Tensor) -> Iterator[str]:
    """Rows that, by their counters, do not fit though they are repaired."""
    for row in (~fits).nonzero().flatten().tolist():
        yield f"{use.counters}, row {rows.start + row}: the row does not fit"


def wrong_ranges(use: Selection, rows: slice, held: Tensor, found: Tensor) -> Iterator[str]:
    """Ranges ``[2, rows]`` that are not those of the slots that hold keys, ``[rows, slots]``."""
    slot = torch.arange(held.shape[1], device=held.device)
    first = torch.where(held, slot, use.top_k).amin(1)
    last = torch.where(held, slot + 1, use.top_k).amax(1)
    expected = torch.stack([first, last])
    for row in (expected != found).any(0).nonzero().flatten().tolist():
        wanted, actual = tuple(expected[:, row].tolist()), tuple(found[:, row].tolist())
        yield f"{use.ranges}, row {rows.start + row}: expected {wanted}, found {actual}"


def stray_writes(
    use: Selection, rows: slice, before: Tensor, after: Tensor, held: Tensor
) -> Iterator[str]:
    """Slots ``[rows, slots, 2]`` that changed, but hold no key."""
    stray = (before != after).any(2) & ~held
    for row in stray.any(1).nonzero().flatten().tolist():
        slot = int(stray[row].int().argmax())
        where = f"{use.candidates}, row {rows.start + row}"
        yield f"{where}: slot {slot} was written, but for no key"


def wrong_scores(
    use: StoredScores, rows: slice, expected: Tensor, found: Tensor, wrong: Tensor, ends: Tensor
) -> Iterator[str]:
    """Stored scores ``[rows, keys]`` that are ``wrong``; rows of keys end at ``ends``."""
    for row in wrong.any(1).nonzero().flatten().tolist():
        count, key = int(wrong[row].sum()), int(wrong[row].int().argmax())
        where = f"{use.output}, row {rows.start + row}"
        what = f"{count} of {int(ends[row])} scores are wrong, the first of key {key}"
        yield f"{where}: {what}: {_differ(expected[row, key], found[row, key])}"


def stray_scores(use: StoredScores, rows: slice, stray: Tensor, ends: Tensor) -> Iterator[str]:
    """Entries ``[rows, keys]`` that changed, but lie past the row's end."""
    for row in stray.any(1).nonzero().flatten().tolist():
        written = stray[row].nonzero().flatten()
        listed = ", ".join(map(str, written[:SHOWN].tolist()))
        listed += ", ..." if len(written) > SHOWN else ""
        where = f"{use.output}, row {rows.start + row}"
        yield f"{where}: {len(written)} entries from {int(ends[row])} on were written: {listed}"


def _differ(expected: Tensor, found: Tensor) -> str:
    return f"expected {_describe(expected)}, found {_describe(found)}"


def _describe(value: Tensor) -> str:
    return f"{value.cpu().numpy()} ({int(_bits(value)) & 0xFFFFFFFF:#010x})"


def _bits(values: Tensor) -> Tensor:
    return values.view(torch.int32)
