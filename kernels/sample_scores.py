# SPDX-License-Identifier: Apache-2.0
"""Thresholds from a selection's scores of sampled keys, whatever the scores are of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from torch_mlir import ir

from winnow.kernels.sample_thresholds import thresholds_at_rank
from winnow.pipeline.instrumentation import QUIET, Instrumentation
from winnow.targets import Target

if TYPE_CHECKING:
    import torch

    from winnow.backend.kernel import Kernel

SAMPLE = "builtin.module(sample-scores)"

ScoreSample: TypeAlias = "Callable[[Mapping[str, torch.Tensor]], None]"
"""Stores a selection's scores, given ``positions``, ``sample_lengths`` and ``sample_scores``."""


def compile_sampler(
    module: ir.Module, target: Target, instrumentation: Instrumentation = QUIET
) -> Kernel:
    """The kernel that stores the scores of sampled keys, of a selection's graph, which it changes.

    What it takes is said at the pass `sample-scores`.
    """
    from winnow.backend.driver import compile_graph  # which is slow to import
    from winnow.pipeline import Pipeline

    Pipeline.parse(SAMPLE).run(module, instrumentation=instrumentation)
    return compile_graph(module, target, instrumentation=instrumentation)


def count_samples(
    positions: torch.Tensor,
    row_ends: torch.Tensor,
    capacity: int,
    *,
    out: torch.Tensor | None = None,
) -> torch.Tensor:
    """How many of the sampled keys, at ascending ``positions``, each row sees: int32 ``[rows]``.

    None for a row of at most ``capacity`` keys, which all fit its slots.
    """
    import torch

    counts = torch.searchsorted(positions, row_ends, out_int32=True, out=out)
    return counts.mul_(row_ends > capacity)


def thresholds_by_sample(
    score: ScoreSample,
    positions: torch.Tensor,
    *,
    row_samples: torch.Tensor,
    run_samples: torch.Tensor,
    rank: int,
    candidates: torch.Tensor,
    thresholds: torch.Tensor,
    counters: torch.Tensor,
) -> None:
    """Sets each row's threshold to the ``rank``-th largest score of its sample, zeroes counters.

    The scores lie in the slots, which are unused until the selection.

    Args:
        score: stores the scores of the keys at given positions.
        positions: int32 ``[samples]``, the sampled keys, ascending.
        row_samples: int32 ``[rows]``, how many of them each row sees.
        run_samples: int32 ``[runs]``, the most of each run of rows that share a request.
        rank: from 1 up.
        candidates: int32 ``[rows, slots, 2]``, two slots or more a sample.
        thresholds: float32 ``[rows]``.
        counters: int32 ``[rows, 2]``.
    """
    import torch

    scores = candidates.view(torch.float32).flatten(1)[:, : len(positions)]
    score({"positions": positions, "sample_lengths": run_samples, "sample_scores": scores})
    thresholds_at_rank(scores, row_samples, rank=rank, thresholds=thresholds, counters=counters)
