# SPDX-License-Identifier: Apache-2.0
"""Makes inputs by the role that each argument plays in its graph.

Keys lie in random pages, in random order, samples of them at random positions. The first request is
a new one, without other keys than its rows. The rows of a selection are causal: a request's rows
are the last of its keys. What is stored of scores ends where the request's keys do, earlier, or
later. What thresholds do is for the caller to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch
from rich.progress import Progress
from torch import Tensor
from torch_mlir import ir

from winnow.trial.draft import Draft
from winnow.trial.kinds import FIT
from winnow.trial.paging import make_requests
from winnow.trial.roles import Roles
from winnow.trial.scores import Scorer
from winnow.trial.sizes import Sizes
from winnow.trial.thresholds import FILTER_RANK, make_thresholds
from winnow.trial.uses import Selection, StoredScores
from winnow.trial.vectors import make_vectors

POISON = -0x21524111
"""What slots, ranges and stored scores hold before the kernel runs, or its bits."""
LEAST_TILE = 16
"""Rows of the smallest row tile that a plan may have, those of each head counted."""
MOST_PAST = 1000
"""By how many keys, at most, a group's length is more than there are."""


def make_inputs(
    module: ir.Module,
    roles: Roles,
    sizes: Sizes,
    given: Mapping[str, Any],
    device: torch.device,
    seed: int,
    progress: Progress,
    thresholds: str = FIT,
) -> dict[str, Any]:
    """The tensors and scalars of the graph in ``module``: those ``given``, the others made.

    ``thresholds``, for a selection, is one of ``kinds.KINDS``.

    Raises ``ValueError`` for an argument that has no role.
    """
    draft = Draft(roles, sizes, given, device, seed)
    use, values = roles.use, draft.values
    owners, contexts = make_requests(draft)
    if isinstance(use, Selection):
        values.setdefault(use.max_context, sizes.keys)
        values.setdefault(use.row_ends, _row_ends(draft, owners, contexts))
    else:
        values.setdefault(use.lengths, _lengths(draft, use, owners, contexts))
    make_vectors(draft)
    _make_outputs(draft)
    if isinstance(use, Selection) and use.thresholds not in values:
        scorer = Scorer(module, roles, values)
        capacity = values[use.candidates].shape[1] - use.top_k
        values[use.thresholds] = make_thresholds(
            thresholds, scorer, use.top_k, capacity, seed, progress
        )
    for name in roles.types:
        if name not in values:
            raise ValueError(f"{name} plays no part in the graph: give it with --input")
    return {name: values[name] for name in roles.types}


def _row_ends(draft: Draft, owners: Tensor, contexts: Tensor) -> Tensor:
    """Where the keys of each row end: those of the last row of a request with its last key."""
    ends = torch.full_like(owners, draft.sizes.keys)
    for request, context in enumerate(contexts):
        rows = (owners == request).nonzero().flatten()
        ends[rows] = context - torch.arange(len(rows), device=draft.device).flip(0).int()
    return ends


def _lengths(draft: Draft, use: StoredScores, owners: Tensor, contexts: Tensor) -> Tensor:
    """Where the keys of each group end: with the last one of its request, but for some groups.

    The second has no keys. Of any four, the first ends past all keys, and the last anywhere: the
    first of all has most of its keys, those past a new request's few, on no page.
    """
    keys, groups = draft.sizes.keys, owners[:: use.group_rows]
    lengths = torch.full_like(groups, keys)
    known = (groups >= 0) & (groups < len(contexts))
    lengths[known] = contexts[groups[known].long()]
    past, anywhere = lengths[::4], lengths[3::4]
    past.copy_(keys + draft.integers(1, MOST_PAST + 1, past.shape))
    anywhere.copy_(draft.integers(0, keys + 1, anywhere.shape))
    lengths[1:2] = 0
    return lengths


def _make_outputs(draft: Draft) -> None:
    """Adds poisoned scores; or counters and arrivals of zero, ranges, and slots.

    Of slots, there are enough for three times ``top_k`` keys. Of arrivals, there are as many as the
    smallest row tiles need, since inputs are made for a graph, whatever plan its kernel has.
    """
    rows, use = draft.sizes.rows, draft.roles.use
    if isinstance(use, StoredScores):
        draft.fill(use.output, (rows, draft.sizes.keys), POISON)
        return
    slots = use.top_k + 2 * (use.top_k or FILTER_RANK)
    draft.fill(use.counters, (rows, 2), 0)
    draft.fill(use.candidates, (rows, slots, 2), POISON)
    tile_rows = -(-LEAST_TILE // draft.roles.heads)
    draft.fill(use.arrivals, (-(-rows // tile_rows),), 0)
    draft.fill(use.ranges, (2, rows), POISON)
