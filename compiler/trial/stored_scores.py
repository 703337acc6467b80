# SPDX-License-Identifier: Apache-2.0
"""Stored scores compared with those computed in torch."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import torch
from torch import Tensor

from winnow.trial import problems
from winnow.trial.scores import Scores
from winnow.trial.uses import StoredScores


@dataclass(frozen=True)
class Comparison:
    """How many scores some rows have, how many of them are right, and what is wrong."""

    scores: int
    equal: int
    problems: list[str]


def compare(
    scores: Scores,
    use: StoredScores,
    before: Mapping[str, Tensor],
    after: Mapping[str, Tensor],
    rounded: bool,
) -> Comparison:
    """Compares the rows of ``scores``; ``before`` and ``after`` hold all buffers.

    Scores must have the same bits, but for NaN. Where they are ``rounded``, finite ones may be off
    by as little as that makes them.
    """
    rows, ends = scores.rows, scores.ends
    old, found = before[use.output][rows], after[use.output][rows]
    keys = scores.values.shape[1]
    stored = found[:, :keys]
    expected = scores.values.where(scores.seen, -math.inf)
    same = _same_bits(expected, stored) | (expected.isnan() & stored.isnan())
    if rounded and keys:
        same |= (expected - stored).abs() <= scores.rounding
    counted = torch.arange(found.shape[1], device=found.device) < ends[:, None]
    wrong = ~same & counted[:, :keys]
    stray = ~_same_bits(old, found) & ~counted
    found_wrong = [
        *problems.wrong_scores(use, rows, expected, stored, wrong, ends),
        *problems.stray_scores(use, rows, stray, ends),
    ]
    count = int(counted.sum())
    return Comparison(count, count - int(wrong.sum()), found_wrong)


def _same_bits(left: Tensor, right: Tensor) -> Tensor:
    return left.view(torch.int32) == right.view(torch.int32)
