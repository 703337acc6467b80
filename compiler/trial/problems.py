# SPDX-License-Identifier: Apache-2.0
"""What is wrong with the buffers of some rows, in words."""

from __future__ import annotations

from collections.abc import Iterator

import torch
from torch import Tensor

from winnow.trial.roles import Roles


def wrong_counters(roles: Roles, rows: slice, expected: Tensor, found: Tensor) -> Iterator[str]:
    """Counters ``[rows, 2]`` that are not as expected."""
    for row in (expected != found).any(1).nonzero().flatten().tolist():
        wanted, actual = tuple(expected[row].tolist()), tuple(found[row].tolist())
        yield f"{roles.counters}, row {rows.start + row}: expected {wanted}, found {actual}"


def wrong_thresholds(roles: Roles, rows: slice, expected: Tensor, found: Tensor) -> Iterator[str]:
    """Thresholds ``[rows]`` whose bits are not as expected."""
    differ = expected.view(torch.int32) != found.view(torch.int32)
    for row in differ.nonzero().flatten().tolist():
        wanted, actual = (_describe(thresholds[row]) for thresholds in (expected, found))
        yield f"{roles.thresholds}, row {rows.start + row}: expected {wanted}, found {actual}"


def misfits(roles: Roles, rows: slice, fits: Tensor) -> Iterator[str]:
    """Rows that, by their counters, do not fit though they are repaired."""
    for row in (~fits).nonzero().flatten().tolist():
        yield f"{roles.counters}, row {rows.start + row}: the row does not fit"


def wrong_ranges(roles: Roles, rows: slice, held: Tensor, found: Tensor) -> Iterator[str]:
    """Ranges ``[2, rows]`` that are not those of the slots that hold keys, ``[rows, slots]``."""
    slot = torch.arange(held.shape[1], device=held.device)
    first = torch.where(held, slot, roles.top_k).amin(1)
    last = torch.where(held, slot + 1, roles.top_k).amax(1)
    expected = torch.stack([first, last])
    for row in (expected != found).any(0).nonzero().flatten().tolist():
        wanted, actual = tuple(expected[:, row].tolist()), tuple(found[:, row].tolist())
        yield f"{roles.ranges}, row {rows.start + row}: expected {wanted}, found {actual}"


def stray_writes(
    roles: Roles, rows: slice, before: Tensor, after: Tensor, held: Tensor
) -> Iterator[str]:
    """Slots ``[rows, slots, 2]`` that changed, but hold no key."""
    stray = (before != after).any(2) & ~held
    for row in stray.any(1).nonzero().flatten().tolist():
        slot = int(stray[row].int().argmax())
        where = f"{roles.candidates}, row {rows.start + row}"
        yield f"{where}: slot {slot} was written, but for no key"


def _describe(threshold: Tensor) -> str:
    return f"{threshold.cpu().numpy()} ({int(threshold.view(torch.int32)) & 0xFFFFFFFF:#010x})"
