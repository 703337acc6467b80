# SPDX-License-Identifier: Apache-2.0
"""Makes thresholds at which rows fit, or miss their top-k in one way or another."""

from __future__ import annotations

import math

import torch
from rich.progress import Progress
from torch import Tensor

from winnow.trial import kinds
from winnow.trial.scores import Scorer, Scores

RANK = 1.15
"""The rank of a threshold at which the row fits among its scores, as a multiple of ``top_k``."""
FILTER_RANK = 32
"""The same rank where ``top_k`` is zero, so that there is no top-k to reach."""
OVERFLOW = 1.25
"""The rank of a threshold that is slightly too low, as a multiple of the slots for such keys."""
FAR = {kinds.LOW: -1e30, kinds.HIGH: 1e30}
"""Thresholds below all scores, and above."""
ODD = (math.nan, math.inf, -math.inf)


def make_thresholds(
    kind: str, scorer: Scorer, top_k: int, capacity: int, seed: int, progress: Progress
) -> Tensor:
    """A threshold for each row, of one of the kinds in ``kinds.KINDS``.

    Rows fit at some more than ``top_k`` keys. Those that are to miss are the last row, the last one
    of each tile, or all, with a threshold far from any score: rows with no more keys than there are
    slots fit at one that is too low. ``mixed`` draws for each row whether it fits, misses by little
    on either side, is far off, or has a NaN or an infinity.
    """
    random = torch.Generator().manual_seed(seed)
    fitting_rank = math.ceil(RANK * top_k) or FILTER_RANK
    pieces: list[Tensor] = []
    for scores in progress.track(scorer, description="making inputs"):
        thresholds = _nth(scores, fitting_rank)
        if kind == kinds.MIXED:
            near = [_nth(scores, max(1, top_k // 2)), _nth(scores, math.ceil(OVERFLOW * capacity))]
            far = [torch.full_like(thresholds, value) for value in (*FAR.values(), *ODD)]
            drawn = torch.stack([thresholds, *near, *far])
            choice = torch.randint(len(drawn), (1, len(thresholds)), generator=random)
            thresholds = drawn.gather(0, choice.to(drawn.device))[0]
        elif kind != kinds.FIT:
            rows, side = kind.split("-")
            is_last = len(pieces) == len(scorer) - 1
            if rows != kinds.ONE or is_last:
                thresholds[0 if rows == kinds.ALL else -1 :] = FAR[side]
        pieces.append(thresholds)
    return torch.cat(pieces)


def _nth(scores: Scores, rank: int) -> Tensor:
    """Each row's score at ``rank`` from 1 on; less than any where there are fewer."""
    ranked = scores.ranked
    if rank > ranked.shape[1]:
        return ranked.new_full((len(ranked),), -math.inf)
    return ranked.topk(rank, dim=1, sorted=True).values[:, -1]
