# SPDX-License-Identifier: Apache-2.0
"""``winnow.compile``: in-place ops, and other ways to write what can be written otherwise."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch.nn import functional
from torch_functions import check, integers, masks

import winnow
from winnow.errors import FunctionError

INF = float("inf")
QUERIES, KEYS = integers(20, 32), integers(70, 32)
MASK = masks(20, 70)
HEADS = integers(20, 4, 32)


def scores(q: torch.Tensor, k: torch.Tensor) -> torch.Tensor:
    return q.float() @ k.float().mT


def in_place(q: torch.Tensor, k: torch.Tensor, hidden: torch.Tensor) -> Any:
    stored = scores(q, k)
    stored.relu_()
    stored.view(4, 5, 70).mul_(2).add_(1)
    stored.masked_fill_(stored > 40, -20)
    stored[hidden] = -INF
    return stored.topk(8)


@torch.no_grad()
def without_gradients(q: torch.Tensor, k: torch.Tensor) -> Any:
    return scores(q, k).topk(8)


def inner(q: torch.Tensor, k: torch.Tensor) -> Any:
    return torch.inner(q.float(), k.float()).topk(8)


def vector(q: torch.Tensor, k: torch.Tensor) -> Any:
    return (torch.mv(k.float(), q.float()) + scores(q[None], k)[0]).topk(8)


def powers(q: torch.Tensor, k: torch.Tensor) -> Any:
    stored = scores(q, k)
    bounded = functional.hardtanh(stored, -5, 9) + functional.relu6(stored) + stored.clip(-3, 3)
    return (stored**2 - bounded.pow(3) + stored.square() ** 0.5).topk(8)


def least_head(q: torch.Tensor, k: torch.Tensor) -> Any:
    stored = scores(q, k)
    return (stored.amin(1) + stored.min(dim=1).values).topk(8)


def by_distance(q: torch.Tensor, k: torch.Tensor) -> Any:
    row = torch.arange(20, device=q.device).float()[:, None]
    key = torch.arange(70, device=q.device).to(torch.float32)
    return (scores(q, k) - (row - key).abs() * 0.25).topk(8)


def truth_of_numbers(q: torch.Tensor, k: torch.Tensor, shown: torch.Tensor) -> Any:
    return torch.where(shown.bool(), scores(q, k), -INF).topk(8)


def compared(q: torch.Tensor, k: torch.Tensor, segments: torch.Tensor) -> Any:
    return scores(q, k).masked_fill(segments == 1, -INF).topk(8)


@pytest.mark.parametrize(
    ("function", "arguments"),
    [
        (in_place, (QUERIES, KEYS, MASK)),
        (without_gradients, (QUERIES, KEYS)),
        (inner, (QUERIES, KEYS)),
        (vector, (QUERIES[0], KEYS)),
        (powers, (QUERIES, KEYS)),
        (least_head, (HEADS, KEYS)),
        (by_distance, (QUERIES, KEYS)),
        (truth_of_numbers, (QUERIES, KEYS, MASK.to(torch.int32) * 3)),
        (compared, (QUERIES, KEYS, MASK.to(torch.uint8))),
        (compared, (QUERIES, KEYS, MASK.to(torch.int64) + (1 << 40))),
        (without_gradients, (integers(0, 32), KEYS)),
        (without_gradients, (integers(2, 0, 32), integers(2, 70, 32))),
        (without_gradients, (integers(0, 3, 32), integers(0, 70, 32))),
    ],
)
def test_it_gives_what_pytorch_gives(
    device: str, function: Callable[..., Any], arguments: tuple[Any, ...]
) -> None:
    check(function, *arguments, device=device)


def test_tiles_of_many_heads_are_of_few_rows(device: str) -> None:
    def lightning(q: torch.Tensor, k: torch.Tensor, w: torch.Tensor) -> Any:
        return (scores(q, k).relu() * w[..., None]).sum(1).topk(8)

    weights = integers(20, 64, dtype=torch.float32)
    check(lightning, integers(20, 64, 32), KEYS, weights, device=device)


def test_numbers_of_either_sign_are_kernels_of_their_own(device: str) -> None:
    def signed(q: torch.Tensor, k: torch.Tensor, zero: float) -> Any:
        return (scores(q, k).square() + 1).div(zero).topk(1).values

    compiled = winnow.compile(signed)
    queries, keys = QUERIES.to(device), KEYS.to(device)
    for zero in (0.0, -0.0):
        assert torch.equal(compiled(queries, keys, zero), signed(queries, keys, zero))


def written_argument(q: torch.Tensor, k: torch.Tensor) -> Any:
    q.mul_(2)
    return scores(q, k).topk(8)


def part_assigned(q: torch.Tensor, k: torch.Tensor) -> Any:
    stored = scores(q, k)
    stored[:, 40:] = -INF
    return stored.topk(8)


def other_power(q: torch.Tensor, k: torch.Tensor) -> Any:
    return scores(q, k).pow(4).topk(8)


def one_head(q: torch.Tensor, k: torch.Tensor) -> Any:
    return scores(q.view(4, 5, 32)[:, 0], k).topk(2)


def five_heads(q: torch.Tensor, k: torch.Tensor) -> Any:
    return scores(q.view(4, 5, 32), k).sum(1).topk(8)


REFUSALS: list[tuple[Callable[..., Any], str]] = [
    (written_argument, "it writes to its arguments"),
    (part_assigned, "a part of a tensor can't be taken here"),
    (other_power, "a power can be raised if it is 0.5, 2 or 3, no other"),
    (one_head, "a part of a tensor can't be taken here"),
    (five_heads, "the heads must be a power of two, .*, but are 5"),
]


@pytest.mark.parametrize(("function", "reason"), REFUSALS)
def test_what_cannot_be_raised_is_refused(function: Callable[..., Any], reason: str) -> None:
    with pytest.raises(FunctionError, match=reason):
        winnow.compile(function)(QUERIES.clone(), KEYS)


def test_only_a_mask_of_all_scores_can_be_assigned_to() -> None:
    def assign(q: torch.Tensor, k: torch.Tensor, rows: torch.Tensor) -> Any:
        stored = scores(q, k)
        stored[rows] = -INF
        return stored.topk(8)

    for rows in (masks(20), torch.tensor([1, 3])):
        with pytest.raises(FunctionError, match="assigned one number where a mask of their shape"):
            winnow.compile(assign)(QUERIES, KEYS, rows)


def test_numbers_are_not_compared_in_other_types() -> None:
    def compare(q: torch.Tensor, k: torch.Tensor, numbers: torch.Tensor) -> Any:
        return scores(q, k).masked_fill(numbers > 0.1, -INF).topk(8)

    for dtype in (torch.bfloat16, torch.float64):
        with pytest.raises(FunctionError, match=r"other floats than FP32 .* convert them by"):
            winnow.compile(compare)(QUERIES, KEYS, integers(70, dtype=dtype))


def test_what_no_plan_suits_falls_back(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "winnow.frontend")
    compiled = winnow.compile(five_heads, fallback=True)
    assert torch.equal(compiled(QUERIES, KEYS).values, five_heads(QUERIES, KEYS).values)
    assert "left to PyTorch" in caplog.text
    assert "reproducer" not in caplog.text
