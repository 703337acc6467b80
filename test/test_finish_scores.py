# SPDX-License-Identifier: Apache-2.0
"""The finisher with scores: those stored for the keys that it finds, place by place."""

from __future__ import annotations

import pytest
import torch

from winnow.kernels.finish import finish


@pytest.mark.parametrize("pairs", [100, 400, 9000])
def test_scores_are_those_of_the_keys(device: str, pairs: int) -> None:
    """More pairs than a program holds are reloaded."""
    generator = torch.Generator().manual_seed(0)
    top_k, rows = 20, 3
    keys = torch.stack([torch.randperm(pairs, generator=generator) for _ in range(rows)])
    scores = torch.randint(-50, 50, (rows, pairs), generator=generator).float()
    slots = torch.stack([keys.int(), scores.view(torch.int32)], dim=-1).to(device)
    ranges = torch.tensor([[0, 3, 90], [pairs, 90, 100]], dtype=torch.int32, device=device)
    top_keys = torch.empty(rows, top_k, dtype=torch.int32, device=device)
    top_scores = torch.full((rows, top_k), torch.nan, device=device)
    finish(slots, ranges, top_keys, pairs, top_scores)
    for row, (begin, end) in enumerate(ranges.T.tolist()):
        found = min(top_k, end - begin)
        stored = dict(zip(keys[row, begin:end].tolist(), scores[row, begin:end], strict=True))
        expected = [stored[key] for key in top_keys[row, :found].tolist()]
        assert top_scores[row, :found].tolist() == expected
        best = scores[row, begin:end].sort(descending=True).values[:found]
        assert torch.equal(top_scores[row, :found].cpu().sort(descending=True).values, best)
        assert bool(top_scores[row, found:].isnan().all())
