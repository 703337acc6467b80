# SPDX-License-Identifier: Apache-2.0
"""A selection compared with the exact top-k of torch, for rows whose scores are at hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import torch
from torch import Tensor

from winnow.trial import problems
from winnow.trial.scores import Scores
from winnow.trial.uses import Selection

BELOW_ALL = -(2**40)
"""Less than any score's bits."""


@dataclass(frozen=True)
class Comparison:
    """What became of some rows.

    ``fits`` says of each row whether its slots must hold its exact top-k, ``repaired`` whether that
    takes another threshold, ``keys`` how many keys the top-k has, ``equal`` how many of these the
    row's best slots hold; keys of equal scores may stand for one another. ``problems`` are what is
    wrong beside.
    """

    fits: Tensor
    repaired: Tensor
    keys: Tensor
    equal: Tensor
    problems: list[str]


def compare(
    scores: Scores,
    use: Selection,
    before: Mapping[str, Tensor],
    after: Mapping[str, Tensor],
    rounded: bool,
) -> Comparison:
    """Compares the rows of ``scores``; ``before`` and ``after`` hold all buffers.

    Where scores are ``rounded``, keys whose scores are as good as equal may stand for one another,
    and neither a repaired row's threshold is checked nor how many keys are above a threshold.
    """
    rows, top_k = scores.rows, use.top_k
    counters = after[use.counters][rows].long()
    slots = after[use.candidates][rows]
    capacity = slots.shape[1] - top_k
    keys = scores.seen.sum(1).clamp(max=top_k)
    least = _least(scores, keys)
    own = before[use.thresholds][rows, None]
    expected = _counts(scores, own)
    repaired = torch.zeros_like(keys, dtype=torch.bool)
    if use.ranges:
        repaired = ~_fit(expected, keys, top_k, capacity) | (own[:, 0].isnan() & (keys > 0))
    thresholds = own.where(~repaired[:, None], least + 0.0)  # which makes a zero positive
    expected = _counts(scores, thresholds)
    fits = _fit(counters if rounded else expected, keys, top_k, capacity)
    # Of more ties than there are slots for, any are stored: all the same, unless some are NaN.
    ties = (counters if rounded else expected)[:, 1]
    is_nan = scores.values.isnan() | thresholds.isnan()
    fits &= (ties <= top_k) | ~(scores.seen & is_nan).any(1)
    held = _held(counters, top_k, capacity, slots.shape[1])
    best = _best_keys(slots, held, keys)
    found: list[str] = []
    if not rounded:
        found += problems.wrong_counters(use, rows, expected, counters)
    if not use.ranges:
        found += problems.stray_writes(use, rows, before[use.candidates][rows], slots, held)
    else:
        found += problems.wrong_ranges(use, rows, held, after[use.ranges][:, rows])
        if rounded:
            found += problems.misfits(use, rows, _fit(counters, keys, top_k, capacity))
        else:
            left = after[use.thresholds][rows]
            found += problems.wrong_thresholds(use, rows, thresholds[:, 0], left)
    equal = _count_equal(scores, best, keys, least, rounded)
    return Comparison(fits, repaired, keys, equal, found)


def _least(scores: Scores, keys: Tensor) -> Tensor:
    """``[rows, 1]``: the least score among each row's ``keys`` best, anything if that is none."""
    if not (most := int(keys.max())):
        return torch.zeros_like(keys, dtype=torch.float32)[:, None]
    last = (keys - 1).clamp(min=0)[:, None]
    return scores.ranked.topk(most, dim=1).values.gather(1, last)


def _fit(counts: Tensor, keys: Tensor, top_k: int, capacity: int) -> Tensor:
    """Which rows have slots for all keys above their thresholds, and with the ties a top-k."""
    above, ties = counts.unbind(1)
    return (above <= capacity) & (above + ties.clamp(max=top_k) >= keys)


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


def _count_equal(
    scores: Scores, best: Tensor, keys: Tensor, least: Tensor, rounded: bool
) -> Tensor:
    """How many of each row's ``best`` keys are among the ``keys`` that score highest."""
    count = scores.seen.shape[1]
    if not best.shape[1]:
        return torch.zeros_like(keys)
    is_key = (best >= 0) & (best < count)
    hits = torch.zeros(scores.seen.shape, dtype=torch.int32, device=best.device)
    hits.scatter_add_(1, best.clamp(0, count - 1).long(), is_key.int())
    chosen = (hits > 0) & scores.seen
    ranked = scores.ranked
    off = scores.rounding if rounded else torch.zeros_like(least)
    needed = scores.seen & (ranked > least + off)
    as_good = scores.seen & (ranked >= least - off) & ~needed
    spare = keys - needed.sum(1)
    return (chosen & needed).sum(1) + torch.minimum((chosen & as_good).sum(1), spare)
