# SPDX-License-Identifier: Apache-2.0
"""``winnow.compile``: heads, and tensors of rows, keys or both among the scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch_functions import check, check_indices, integers, masks

import winnow
from winnow.errors import FunctionError

INF = float("inf")
F32, FP8 = torch.float32, torch.float8_e4m3fn
QUERIES, KEYS = integers(20, 32), integers(70, 32)
BATCH, BATCH_KEYS = integers(2, 3, 32), integers(2, 70, 32)
HEADS = integers(20, 4, 32)


def scores(q: torch.Tensor, k: torch.Tensor) -> torch.Tensor:
    return q.float() @ k.float().mT


def row_weights(q: torch.Tensor, k: torch.Tensor, w: torch.Tensor) -> Any:
    return (scores(q, k) * w[:, None]).topk(8)


def key_bias(q: torch.Tensor, k: torch.Tensor, b: torch.Tensor) -> Any:
    return (scores(q, k) + b).topk(8)


def key_scales(q: torch.Tensor, k: torch.Tensor, s: torch.Tensor) -> Any:
    return (scores(q, k) * s.unsqueeze(-2)).topk(8, largest=False)


def masked(q: torch.Tensor, k: torch.Tensor, hidden: torch.Tensor) -> Any:
    return scores(q, k).masked_fill(hidden, -INF).topk(8)


def masked_twice(q: torch.Tensor, k: torch.Tensor, a: torch.Tensor, b: torch.Tensor) -> Any:
    return torch.where(~a | b, scores(q, k), torch.tensor(-1e30, device=q.device)).topk(8)


def strided_causal(q: torch.Tensor, k: torch.Tensor) -> Any:
    """A key stands for four tokens, which makes its number no end of a row."""
    token = torch.arange(len(k), device=q.device)[None] - 2
    row = torch.arange(0, 4 * len(q), 4, device=q.device)[:, None]
    hidden = torch.where(token <= row, scores(q, k), -INF)
    return (hidden + 1).topk(8)


def fractional_ends(q: torch.Tensor, k: torch.Tensor, ends: torch.Tensor) -> Any:
    """Ends between keys are compared, not rounded."""
    key = torch.arange(len(k), dtype=torch.float32, device=q.device)
    return scores(q, k).masked_fill(key >= ends[:, None], -INF).topk(8)


def lightning(q: torch.Tensor, k: torch.Tensor, w: torch.Tensor) -> Any:
    """DeepSeek-V3.2's indexer."""
    stored = torch.einsum("mhd,nd->mhn", q.float(), k.float()).relu()
    return (stored * w[..., None]).sum(1).topk(8)


def lightning_by_einsum(q: torch.Tensor, k: torch.Tensor, w: torch.Tensor) -> Any:
    stored = torch.einsum("bmhd,bnd->bmhn", q.float(), k.float()).relu()
    return torch.einsum("bmhn,bmh->bmn", stored, w.float()).topk(8)


def one_einsum(q: torch.Tensor, k: torch.Tensor, w: torch.Tensor) -> Any:
    return torch.einsum("mhd,nd,mh->mn", q.float(), k.float(), w.float()).topk(8)


def heads_first(q: torch.Tensor, k: torch.Tensor) -> Any:
    return torch.matmul(q.float().transpose(0, 1), k.float().T).amax(0).topk(8)


def flattened(q: torch.Tensor, k: torch.Tensor) -> Any:
    return (q.float().flatten(0, 1) @ k.float().T).view(20, 4, -1).mean(1).topk(8)


def centered(q: torch.Tensor, k: torch.Tensor, hidden: torch.Tensor) -> Any:
    stored = torch.einsum("mhd,nd->mhn", q.float(), k.float())
    most = stored.max(dim=1, keepdim=True).values
    return (stored - most).abs().masked_fill(hidden[:, None], 1.0).sum(1).topk(8)


def scaled_fp8(q: torch.Tensor, k: torch.Tensor, w: torch.Tensor, s: torch.Tensor) -> Any:
    stored = torch.einsum("mhd,nd->mhn", q.float(), k.float()) * s
    return (stored.relu() * w[..., None]).sum(1).topk(8)


CASES: list[tuple[Callable[..., Any], tuple[Any, ...]]] = [
    (row_weights, (QUERIES, KEYS, integers(20, dtype=F32))),
    (row_weights, (QUERIES, KEYS, integers(20))),
    (key_bias, (QUERIES, KEYS, integers(70, dtype=F32))),
    (key_bias, (BATCH, BATCH_KEYS, integers(3, 70, dtype=F32))),
    (key_bias, (BATCH, BATCH_KEYS, integers(dtype=F32))),
    (key_scales, (BATCH, BATCH_KEYS, integers(2, 70, dtype=F32))),
    (masked, (QUERIES, KEYS, masks(20, 70))),
    (masked, (QUERIES, KEYS, masks(70, 20).T)),
    (masked, (BATCH, BATCH_KEYS, masks(70))),
    (masked_twice, (QUERIES, KEYS, masks(70), masks(20, 70))),
    (masked, (integers(20, 16), integers(300, 16), masks(20, 300))),
    (strided_causal, (QUERIES, KEYS)),
    (fractional_ends, (QUERIES, KEYS, torch.arange(20) * 3.5 + 7.5)),
    (lightning, (HEADS, KEYS, integers(20, 4, dtype=F32))),
    (lightning_by_einsum, (integers(2, 3, 4, 32), BATCH_KEYS, integers(2, 3, 4))),
    (one_einsum, (HEADS, KEYS, integers(20, 4))),
    (heads_first, (HEADS, KEYS)),
    (flattened, (HEADS, KEYS)),
    (centered, (HEADS, KEYS, masks(20, 70))),
    (
        scaled_fp8,
        (HEADS.to(FP8), KEYS.to(FP8), integers(20, 4, dtype=F32), integers(70, dtype=F32)),
    ),
]


@pytest.mark.parametrize(("function", "arguments"), CASES)
def test_it_gives_what_pytorch_gives(
    device: str, function: Callable[..., Any], arguments: tuple[Any, ...]
) -> None:
    check(function, *arguments, device=device)


def test_indices_are_of_the_keys_that_have_the_values(device: str) -> None:
    def stored(q: torch.Tensor, k: torch.Tensor, s: torch.Tensor) -> torch.Tensor:
        return torch.einsum("mhd,nd->mhn", q.float(), k.float()).relu().sum(1) * s

    scales = integers(300, dtype=F32)
    arguments = integers(20, 4, 16), integers(300, 16), scales
    check_indices(stored, *arguments, k=2, device=device)


def test_no_buffer_of_the_graph_is_of_scores() -> None:
    text = winnow.compile(lightning).graph(HEADS, KEYS, integers(20, 4, dtype=F32))
    assert "winnow.reduce_heads" in text
    assert "memref<?x?xf32" not in text
    assert "memref<?x4x?xf32" not in text


def heads_and_keys(q: torch.Tensor, k: torch.Tensor, b: torch.Tensor) -> Any:
    return (torch.einsum("mhd,nd->mhn", q.float(), k.float()) + b).sum(1).topk(8)


def two_reductions(q: torch.Tensor, k: torch.Tensor, b: torch.Tensor) -> Any:
    stored = torch.einsum("mghd,nd->mghn", q.view(20, 2, 2, 32).float(), k.float())
    return stored.sum(1).amax(1).topk(8)


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        (heads_and_keys, "a tensor that differs by heads, .* can't differ by keys as well"),
        (two_reductions, "heads can't be reduced among scores that have other heads"),
    ],
)
def test_what_heads_cannot_do_is_refused(function: Callable[..., Any], reason: str) -> None:
    with pytest.raises(FunctionError, match=reason):
        winnow.compile(function)(HEADS, KEYS, integers(4, 70, dtype=F32))
