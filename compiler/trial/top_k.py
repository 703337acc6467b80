# SPDX-License-Identifier: Apache-2.0
"""A selection compared with the exact top-k of torch, for rows whose scores are at hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import torch
from torch import Tensor

from winnow.trial.roles import Roles
from winnow.trial.scores import Scores

ROUNDING = 1e-5
"""How far rounded scores may be off, as a fraction of the row's largest."""
BELOW_ALL = -(2**40)
"""Less than any score's bits."""


@dataclass(frozen=True)
class Comparison:
    """What became of some rows.

    ``fits`` says of each row whether its slots must hold its exact top-k, ``keys`` how many keys
    that has, ``equal`` how many of these the row's best slots hold; keys of equal scores may stand
    for one another. ``problems`` are what is wrong beside.
    """

    fits: Tensor
    keys: Tensor
    equal: Tensor
    problems: list[str]


def compare(
    scores: Scores,
    roles: Roles,
    before: Mapping[str, Tensor],
    after: Mapping[str, Tensor],
    rounded: bool,
) -> Comparison:
    """Compares the rows of ``scores``; ``before`` and ``after`` hold all buffers.

    Where scores are ``rounded``, keys whose scores are as good as equal may stand for one another,
    and how many keys are above a threshold is not checked.
    """
    rows, top_k = scores.rows, roles.top_k
    counters = after[roles.counters][rows].long()
    slots = after[roles.candidates][rows]
    thresholds = before[roles.thresholds][rows, None]
    expected = _counts(scores, thresholds)
    above, ties = (counters if rounded else expected).unbind(1)
    keys = scores.seen.sum(1).clamp(max=top_k)
    capacity = slots.shape[1] - top_k
    fits = (above <= capacity) & (above + ties.clamp(max=top_k) >= keys)
    # Of more ties than there are slots for, any are stored: all the same, unless some are NaN.
    fits &= (ties <= top_k) | ~(scores.seen & (scores.values.isnan() | thresholds.isnan())).any(1)
    held = _held(counters, top_k, capacity, slots.shape[1])
    best = _best_keys(slots, held, keys)
    return Comparison(
        fits,
        keys,
        _count_equal(scores, best, keys, rounded),
        [
            *([] if rounded else _wrong_counters(roles, rows, expected, counters)),
            *_stray_writes(roles, rows, before[roles.candidates][rows], slots, held),
        ],
    )


def _counts(scores: Scores, thresholds: Tensor) -> Tensor:
    """``[rows, 2]``: how many keys of each row are above its threshold, and how many tie."""
    above = thresholds < scores.values
    ties = ~above & ~(scores.values < thresholds)
    return torch.stack([(above & scores.seen).sum(1), (ties & scores.seen).sum(1)], dim=1)


def _held(counters: Tensor, top_k: int, capacity: int, slots: int) -> Tensor:
    """``[rows, slots]``: the slots that hold keys, going by the counters."""
    above, ties = counters[:, 0, None], counters[:, 1, None]
    slot = torch.arange(slots, device=counters.device)
    return (slot >= top_k - ties.clamp(0, top_k)) & (slot < top_k + above.clamp(0, capacity))


def _best_keys(slots: Tensor, held: Tensor, keys: Tensor) -> Tensor:
    """``[rows, k]``: the keys of the best stored scores, -1 past a row's number of ``keys``."""
    bits = slots[..., 1]
    ascending = torch.where(bits < 0, bits ^ 0x7FFFFFFF, bits).long()  # as the scores do
    most = min(int(keys.max()), slots.shape[1])
    best = ascending.where(held, BELOW_ALL).topk(most, dim=1).indices
    wanted = torch.arange(most, device=keys.device) < keys[:, None]
    return slots[..., 0].gather(1, best).where(wanted & held.gather(1, best), -1)


def _count_equal(scores: Scores, best: Tensor, keys: Tensor, rounded: bool) -> Tensor:
    """How many of each row's ``best`` keys are among the ``keys`` that score highest."""
    count = scores.seen.shape[1]
    most = int(keys.max())
    if not most:
        return torch.zeros_like(keys)
    is_key = (best >= 0) & (best < count)
    hits = torch.zeros(scores.seen.shape, dtype=torch.int32, device=best.device)
    hits.scatter_add_(1, best.clamp(0, count - 1).long(), is_key.int())
    chosen = (hits > 0) & scores.seen
    ranked = scores.ranked
    last = (keys - 1).clamp(min=0)[:, None]
    least = ranked.topk(most, dim=1).values.gather(1, last)
    off = torch.zeros_like(least)
    if rounded:
        off = ROUNDING * ranked.where(ranked.isfinite(), 0).abs().amax(1, keepdim=True)
    needed = scores.seen & (ranked > least + off)
    as_good = scores.seen & (ranked >= least - off) & ~needed
    spare = keys - needed.sum(1)
    return (chosen & needed).sum(1) + torch.minimum((chosen & as_good).sum(1), spare)


def _wrong_counters(roles: Roles, rows: slice, expected: Tensor, found: Tensor) -> Iterator[str]:
    for row in (expected != found).any(1).nonzero().flatten().tolist():
        wanted, actual = tuple(expected[row].tolist()), tuple(found[row].tolist())
        yield f"{roles.counters}, row {rows.start + row}: expected {wanted}, found {actual}"


def _stray_writes(
    roles: Roles, rows: slice, before: Tensor, after: Tensor, held: Tensor
) -> Iterator[str]:
    stray = (before != after).any(2) & ~held
    for row in stray.any(1).nonzero().flatten().tolist():
        slot = int(stray[row].int().argmax())
        where = f"{roles.candidates}, row {rows.start + row}"
        yield f"{where}: slot {slot} was written, but for no key"
