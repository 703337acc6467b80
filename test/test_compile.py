# SPDX-License-Identifier: Apache-2.0
"""``winnow.compile``: differently written functions give what PyTorch's topk gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch.nn import functional
from torch_functions import check, check_indices, integers

import winnow
from winnow.frontend.dynamo import backend

QUERIES, KEYS = integers(20, 32), integers(70, 32)
BATCH, BATCH_KEYS = integers(2, 3, 32), integers(2, 70, 32)


def matmul(q: torch.Tensor, k: torch.Tensor) -> Any:
    return torch.topk(q.float() @ k.float().T, 8)


def linear(q: torch.Tensor, k: torch.Tensor) -> Any:
    return (functional.linear(q.float(), k.to(torch.float32)) * 2 + 1).relu().topk(8).values


def einsum(q: torch.Tensor, k: torch.Tensor) -> Any:
    return torch.einsum("bmd,bnd->bmn", q.float(), k.float()).topk(8, dim=-1)


def bmm(q: torch.Tensor, k: torch.Tensor) -> Any:
    scores = torch.bmm(q.float(), k.float().transpose(1, 2)).clamp(-20, 20).div(4)
    return {"least": torch.topk(1 - scores.square(), 5, largest=False)[0]}


def keys_first(q: torch.Tensor, k: torch.Tensor) -> Any:
    return torch.topk(k.float() @ q.float().T, 8, dim=0)


def itself(q: torch.Tensor) -> Any:
    return torch.topk(q.float() @ q.float().T, 4)


def shared_keys(q: torch.Tensor, k: torch.Tensor) -> Any:
    return torch.matmul(q.float(), k.float().T).topk(8)


def vector(q: torch.Tensor, k: torch.Tensor) -> Any:
    return (k.float() @ q.float()).topk(8)


def two_products(q: torch.Tensor, k: torch.Tensor, p: torch.Tensor, r: torch.Tensor) -> Any:
    return torch.topk(torch.relu(q.float() @ k.float().T) + (p.float() @ r.float().T).abs(), 8)


def grouped(q: torch.Tensor, k: torch.Tensor) -> Any:
    """Three query groups that share the keys of their batch, repeated as views."""
    repeated = k.float()[:, None].expand(2, 3, 70, 32).reshape(6, 70, 32)
    scores = q.float().flatten(0, 1) @ repeated.transpose(-1, -2)
    return scores.view(2, 3, 5, 70).permute(0, 2, 1, 3).topk(8)


def chosen(q: torch.Tensor, k: torch.Tensor) -> Any:
    scores = q.float() @ k.float().T
    chosen = torch.where((scores > 0) & ~(scores == 4), scores, float("-inf"))
    return torch.topk(chosen.masked_fill(scores > 9, 0.5), 30)


def counted(q: torch.Tensor, k: torch.Tensor, settings: dict[str, Any]) -> Any:
    return torch.topk(settings["scale"] * (q.float() @ k.float().T), settings["k"]).indices


CASES: list[tuple[Callable[..., Any], tuple[Any, ...]]] = [
    (matmul, (QUERIES, KEYS)),
    (linear, (QUERIES, KEYS)),
    (einsum, (BATCH, BATCH_KEYS)),
    (bmm, (BATCH, BATCH_KEYS)),
    (keys_first, (QUERIES, KEYS)),
    (itself, (QUERIES,)),
    (shared_keys, (integers(2, 3, 5, 32), KEYS)),
    (vector, (QUERIES[0], KEYS)),
    (
        two_products,
        (
            QUERIES,
            KEYS,
            integers(20, 16, dtype=torch.float16),
            integers(70, 16, dtype=torch.float16),
        ),
    ),
    (grouped, (integers(2, 3, 5, 32), BATCH_KEYS)),
    (chosen, (QUERIES, KEYS)),
    (counted, (QUERIES, KEYS, {"scale": 0.5, "k": 3})),
    (matmul, (integers(32, 20).T, integers(32, 70).T)),  # neither contiguous
    (matmul, (integers(20, 64)[:, ::2], integers(140, 32)[::2])),
    (matmul, (integers(41, 32)[1::2], integers(81, 32)[11:])),
]


@pytest.mark.parametrize(("function", "arguments"), CASES)
def test_it_gives_what_pytorch_gives(
    device: str, function: Callable[..., Any], arguments: tuple[Any, ...]
) -> None:
    check(function, *arguments, device=device)


def test_a_product_may_say_that_its_result_is_fp32(device: str) -> None:
    def product(q: torch.Tensor, k: torch.Tensor) -> Any:
        return torch.mm(q, k.t(), out_dtype=torch.float32).topk(8)

    check(product, QUERIES, KEYS, device=device, reference=matmul)


@pytest.mark.parametrize("k", [1, 8, 70])
def test_indices_are_of_the_keys_that_have_the_values(device: str, k: int) -> None:
    check_indices(lambda q, k: q.float() @ k.float().T, QUERIES, KEYS, k=k, device=device)


def test_a_sample_gives_thresholds_of_long_rows(device: str) -> None:
    keys = integers(300, 16)
    check_indices(lambda q, k: q.float() @ k.float().T, integers(20, 16), keys, k=2, device=device)


@pytest.mark.parametrize("sorted", [True, False])
def test_results_are_sorted_if_asked(device: str, sorted: bool) -> None:
    def select(q: torch.Tensor, k: torch.Tensor) -> Any:
        return torch.topk(q.float() @ k.float().T, 8, sorted=sorted)

    queries, keys = QUERIES.to(device), KEYS.to(device)
    values, indices = winnow.compile(select)(queries, keys)
    expected = matmul(queries, keys).values
    assert torch.equal(values if sorted else values.sort(descending=True).values, expected)
    assert torch.equal((queries.float() @ keys.float().T).gather(1, indices), values)


def test_nans_and_infinities(device: str) -> None:
    keys = KEYS.clone()
    keys[3], keys[5, 0], keys[7, 0] = float("nan"), float("inf"), float("-inf")
    check(matmul, QUERIES, keys, device=device)


def test_approximate_functions_are_close(device: str) -> None:
    def curved(q: torch.Tensor, k: torch.Tensor) -> Any:
        scores = q.float() @ k.float().T / 16
        softcap = torch.tanh(scores) * 4 + functional.silu(scores) + torch.sigmoid(scores)
        return (softcap + functional.leaky_relu(scores) + scores.exp().rsqrt()).topk(8).values

    queries, keys = QUERIES.to(device), KEYS.to(device)
    actual = winnow.compile(curved)(queries, keys)
    torch.testing.assert_close(actual, curved(queries, keys), rtol=1e-5, atol=1e-5)


def test_a_kernel_serves_calls_of_its_shapes(device: str) -> None:
    compiled = winnow.compile(matmul)
    for seed in range(2):
        queries, keys = (integers(*s, seed=seed).to(device) for s in ((20, 32), (70, 32)))
        assert torch.equal(compiled(queries, keys).values, matmul(queries, keys).values)
    queries, keys = integers(5, 32).to(device), integers(40, 32).to(device)
    assert torch.equal(compiled(queries, keys).values, matmul(queries, keys).values)


def test_no_buffer_of_the_graph_is_of_rows_and_keys() -> None:
    text = winnow.compile(matmul).graph(QUERIES, KEYS)
    assert "winnow.threshold_select" in text
    assert "torch." not in text
    assert "memref<?x?xf32" not in text


def test_it_keeps_what_describes_the_function() -> None:
    assert winnow.compile(grouped).__doc__ == grouped.__doc__
    assert winnow.compile(grouped).__name__ == "grouped"


def test_it_is_a_backend_of_torch_compile(device: str) -> None:
    queries, keys = QUERIES.to(device), KEYS.to(device)
    values, _ = torch.compile(matmul, backend=backend, fullgraph=True)(queries, keys)
    assert torch.equal(values, matmul(queries, keys).values)


def test_the_backend_leaves_other_functions_to_pytorch(device: str) -> None:
    def other(q: torch.Tensor) -> Any:
        return q.float().cumsum(0)

    queries = QUERIES.to(device)
    assert torch.equal(torch.compile(other, backend=backend)(queries), other(queries))


def causal(q: torch.Tensor, k: torch.Tensor) -> Any:
    scores = q.float() @ k.float().T
    key, row = (torch.arange(n, device=q.device) for n in (len(k), len(q)))
    return torch.where(key <= row[:, None] + 5, scores, float("-inf")).topk(8)


def causal_by_a_mask(q: torch.Tensor, k: torch.Tensor) -> Any:
    scores = torch.bmm(q.float(), k.float().mT)
    key, row = (torch.arange(n, device=q.device) for n in (k.shape[1], q.shape[1]))
    return scores.masked_fill(row[:, None] < key - 40, float("-inf")).topk(8)


def lengths(q: torch.Tensor, k: torch.Tensor, lengths: torch.Tensor) -> Any:
    scores = torch.bmm(q.float(), k.float().mT)
    hidden = torch.arange(k.shape[1], device=q.device) >= lengths[:, None, None]
    return scores.masked_fill(hidden, float("-inf")).topk(8)


@pytest.mark.parametrize(
    ("function", "arguments"),
    [
        (causal, (QUERIES, KEYS)),
        (causal, (integers(20, 16), integers(300, 16))),
        (causal_by_a_mask, (BATCH, BATCH_KEYS)),
        (lengths, (BATCH, BATCH_KEYS, torch.tensor([3, 70]))),
        (lengths, (BATCH, BATCH_KEYS, torch.tensor([0, 2**31 - 1], dtype=torch.int32))),
    ],
)
def test_masks_of_all_keys_from_one_on_are_row_ends(
    device: str, function: Callable[..., Any], arguments: tuple[Any, ...]
) -> None:
    assert 'kind = "row_ends"' in winnow.compile(function).graph(*arguments)
    check(function, *arguments, device=device)


def test_hidden_keys_fill_up_what_is_returned(device: str) -> None:
    queries, keys = QUERIES.to(device), KEYS.to(device)
    values, indices = winnow.compile(causal)(queries, keys)
    assert torch.equal(values, causal(queries, keys).values)
    ordered = indices.sort(dim=-1).values
    assert bool((ordered[:, 1:] > ordered[:, :-1]).all())
    ends = torch.arange(20, device=device)[:, None] + 6
    assert torch.equal(values == float("-inf"), indices >= ends)
