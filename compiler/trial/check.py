# SPDX-License-Identifier: Apache-2.0
"""Whether a selection found what it should, by exact top-k and by the oracle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from rich.progress import Progress
from torch import Tensor
from torch_mlir import ir

from winnow import oracle
from winnow.trial import top_k
from winnow.trial.roles import find_roles
from winnow.trial.scores import Scorer

ALL_SCORES = 2**22
"""The oracle checks all rows of a problem with no more scores than this."""
SAMPLED_GROUPS, SAMPLED_ROWS = 8, 4
"""Of a larger one, it checks as many rows of as many groups that share their requests."""


@dataclass
class Verdict:
    """What the checks counted, and what they found wrong."""

    rows: int = 0
    rows_that_fit: int = 0
    keys: int = 0
    """The keys of the exact top-k of the rows that fit."""
    keys_equal: int = 0
    """How many of them were selected, keys of equal scores standing for one another."""
    rows_repaired: int | None = None
    """The rows that fit at new thresholds; none where rows are not repaired."""
    oracle_rows: int | None = None
    """The rows that were compared with the oracle's; none where scores are rounded."""
    problems: list[str] = field(default_factory=list)

    @property
    def is_right(self) -> bool:
        return not self.problems and self.keys == self.keys_equal


def check(
    module: ir.Module,
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    seed: int,
    progress: Progress,
) -> Verdict:
    """The verdict on a run of the graph in ``module``, by its arguments before and after it."""
    roles = find_roles(module)
    verdict = Verdict(rows_repaired=0 if roles.ranges else None)
    scorer = Scorer(module, roles, before)
    rounded = scorer.rounds
    for scores in progress.track(scorer, description="comparing with exact top-k"):
        found = top_k.compare(scores, roles, before, after, rounded)
        verdict.rows += len(found.fits)
        verdict.rows_that_fit += int(found.fits.sum())
        if verdict.rows_repaired is not None:
            verdict.rows_repaired += int(found.repaired.sum())
        verdict.keys += int(found.keys[found.fits].sum())
        verdict.keys_equal += int(found.equal[found.fits].sum())
        verdict.problems += found.problems
    inputs, arrays = _as_arrays(before), _as_arrays(after)
    if rounded:
        others = {name: array for name, array in arrays.items() if name not in roles.outputs}
        verdict.problems += map(str, oracle.compare([], inputs, others))
    else:
        scalars = {name: v for name, v in before.items() if not isinstance(v, Tensor)}
        sample = _sample(scorer.pieces, int(before[roles.max_context]), seed)
        verdict.oracle_rows = sum(map(len, sample))
        expected: list[oracle.Expected] = []
        for rows in progress.track(sample, description="comparing with the oracle"):
            expected += oracle.evaluate(module, inputs | scalars, rows)
        verdict.problems += map(str, oracle.compare(expected, inputs, arrays))
    verdict.problems = list(dict.fromkeys(verdict.problems))  # both checks look at the same
    return verdict


def _sample(pieces: Sequence[slice], keys: int, seed: int) -> list[list[int]]:
    """Rows for the oracle, in groups that share their requests: all, or a few of many."""
    groups = [range(piece.start, piece.stop) for piece in pieces]
    if groups[-1].stop * keys <= ALL_SCORES:
        return [list(group) for group in groups]
    random = np.random.default_rng(seed)
    chosen = random.permutation(len(groups))[:SAMPLED_GROUPS]
    return [sorted(random.permutation(groups[n])[:SAMPLED_ROWS].tolist()) for n in sorted(chosen)]


def _as_arrays(values: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: oracle.to_array(value) for name, value in values.items() if isinstance(value, Tensor)
    }
