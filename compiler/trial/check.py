# SPDX-License-Identifier: Apache-2.0
"""Whether a kernel left what it should, by torch and by the oracle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from rich.progress import Progress
from torch import Tensor
from torch_mlir import ir

from winnow import oracle
from winnow.trial import stored_scores, top_k
from winnow.trial.roles import find_roles
from winnow.trial.scores import Scorer
from winnow.trial.uses import Selection, StoredScores
from winnow.trial.verdict import SelectionVerdict, StoredVerdict

ALL_SCORES = 2**22
"""The oracle checks all rows of a problem with no more scores, of each head, than this."""
SAMPLED_GROUPS, SAMPLED_ROWS = 8, 4
"""Of a larger one, it checks as many rows of as many groups that share their requests."""


def check(
    module: ir.Module,
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    seed: int,
    progress: Progress,
) -> SelectionVerdict | StoredVerdict:
    """The verdict on a run of the graph in ``module``, by its arguments before and after it."""
    roles = find_roles(module)
    use, scorer = roles.use, Scorer(module, roles, before)
    verdict = (
        _check_selection(use, scorer, before, after, progress)
        if isinstance(use, Selection)
        else _check_stored(use, scorer, before, after, progress)
    )
    inputs, arrays = _as_arrays(before), _as_arrays(after)
    if scorer.rounds:
        others = {name: array for name, array in arrays.items() if name not in use.outputs}
        verdict.problems += map(str, oracle.compare([], inputs, others))
    else:
        scalars = {name: v for name, v in before.items() if not isinstance(v, Tensor)}
        (keys,) = use.contexts(before).values()
        sample = _sample(scorer.pieces, keys * roles.heads, seed)
        verdict.oracle_rows = sum(map(len, sample))
        evaluate = oracle.evaluate if isinstance(use, Selection) else oracle.evaluate_stores
        expected: list[oracle.Expected | oracle.StoredRow] = []
        for rows in progress.track(sample, description="comparing with the oracle"):
            expected += evaluate(module, inputs | scalars, rows)
        verdict.problems += map(str, oracle.compare(expected, inputs, arrays))
    verdict.problems = list(dict.fromkeys(verdict.problems))  # both checks look at the same
    return verdict


def _check_selection(
    use: Selection,
    scorer: Scorer,
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    progress: Progress,
) -> SelectionVerdict:
    verdict = SelectionVerdict(rows_repaired=0 if use.ranges else None)
    rounded = scorer.rounds
    for scores in progress.track(scorer, description="comparing with exact top-k"):
        found = top_k.compare(scores, use, before, after, rounded)
        verdict.rows += len(found.fits)
        verdict.rows_that_fit += int(found.fits.sum())
        if verdict.rows_repaired is not None:
            verdict.rows_repaired += int(found.repaired.sum())
        verdict.keys += int(found.keys[found.fits].sum())
        verdict.keys_equal += int(found.equal[found.fits].sum())
        verdict.problems += found.problems
    return verdict


def _check_stored(
    use: StoredScores,
    scorer: Scorer,
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    progress: Progress,
) -> StoredVerdict:
    verdict = StoredVerdict()
    rounded = scorer.rounds
    for scores in progress.track(scorer, description="comparing stored scores"):
        found = stored_scores.compare(scores, use, before, after, rounded)
        verdict.rows += len(scores.ends)
        verdict.scores += found.scores
        verdict.scores_equal += found.equal
        verdict.problems += found.problems
    return verdict


def _sample(pieces: Sequence[slice], row_scores: int, seed: int) -> list[list[int]]:
    """Rows for the oracle, in groups that share their requests: all, or a few of many.

    Each row has up to ``row_scores`` scores.
    """
    groups = [range(piece.start, piece.stop) for piece in pieces]
    if groups[-1].stop * row_scores <= ALL_SCORES:
        return [list(group) for group in groups]
    random = np.random.default_rng(seed)
    chosen = random.permutation(len(groups))[:SAMPLED_GROUPS]
    return [sorted(random.permutation(groups[n])[:SAMPLED_ROWS].tolist()) for n in sorted(chosen)]


def _as_arrays(values: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: oracle.to_array(value) for name, value in values.items() if isinstance(value, Tensor)
    }
