# SPDX-License-Identifier: Apache-2.0
"""``winnow.compile``: what is refused, with the op's line and the reason."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch_functions import integers

import winnow
from winnow.errors import FunctionError

QUERIES, KEYS = integers(20, 32), integers(70, 32)


def scores(q: torch.Tensor, k: torch.Tensor) -> torch.Tensor:
    return q.float() @ k.float().T


def rounded(q: torch.Tensor, k: torch.Tensor) -> Any:
    return (q @ k.T).topk(8)  # here


def rounded_later(q: torch.Tensor, k: torch.Tensor) -> Any:
    return scores(q, k).bfloat16().topk(8)  # here


def computed_queries(q: torch.Tensor, k: torch.Tensor) -> Any:
    normal = q.float() / 2
    return (normal @ k.float().T).topk(8)  # here


def softmax(q: torch.Tensor, k: torch.Tensor) -> Any:
    return torch.softmax(scores(q, k), dim=-1).topk(8)  # here


def cumulated(q: torch.Tensor, k: torch.Tensor) -> Any:
    return scores(q, k).cumsum(-1).topk(8)  # here


def no_product(q: torch.Tensor, k: torch.Tensor) -> Any:
    return (q.float().relu() + 1).topk(8)  # here


def more_results(q: torch.Tensor, k: torch.Tensor) -> Any:
    values, indices = scores(q, k).topk(8)
    return values * 2, indices  # here


def two_topks(q: torch.Tensor, k: torch.Tensor) -> Any:
    values = scores(q, k).topk(8).values
    return values.topk(2)  # here


def normalized(q: torch.Tensor, k: torch.Tensor) -> Any:
    stored = scores(q, k)
    return (stored - stored.amax(1, keepdim=True)).topk(2)  # here


def a_part(q: torch.Tensor, k: torch.Tensor) -> Any:
    return (q.float()[3:] @ k.float().T).topk(2)  # here


def across(q: torch.Tensor, k: torch.Tensor) -> Any:
    square = q.float() @ q.float().T
    return (square + square.T).topk(2)


def dtypes_differ(q: torch.Tensor, k: torch.Tensor) -> Any:
    return (q.float() @ k.half().float().T).topk(2)  # here


def ellipsis(q: torch.Tensor, k: torch.Tensor) -> Any:
    return torch.einsum("...d,nd->...n", q.float(), k.float()).topk(2)  # here


def keys_of_heads(q: torch.Tensor, k: torch.Tensor) -> Any:
    q, k = q.view(10, 2, 32), k.view(35, 2, 32)
    return torch.einsum("mhd,nhd->mhn", q.float(), k.float()).sum(1).topk(2)  # here


def integer_scores(q: torch.Tensor, k: torch.Tensor) -> Any:
    return (scores(q, k) + torch.arange(70, device=q.device)).topk(2)  # here


REFUSALS: list[tuple[Callable[..., Any], str]] = [
    (rounded, "a product in bf16 rounds the scores: convert its operands by .float()"),
    (rounded_later, "a conversion of f32 to bf16 can't be raised: scores are FP32"),
    (computed_queries, "queries and keys must be tensors that fn is given, not computed"),
    (softmax, "can't raise 'aten.softmax.int' to an op on scores"),
    (cumulated, "can't raise 'aten.cumsum' to an op on scores"),
    (no_product, "topk must be of scores, which are products of keys"),
    (more_results, "the function must return what topk gives, and no more"),
    (two_topks, "the function must have one topk, but has 2"),
    (normalized, "rows or keys can't be reduced before topk"),
    (a_part, "a part of a tensor can't be taken here"),
    (dtypes_differ, "a conversion of bf16 to f16 can't be raised"),
    (ellipsis, "an einsum with an ellipsis can't be read: name the axes"),
    (keys_of_heads, "keys that differ from head to head can't be raised"),
    (integer_scores, "integers can only be compared, with an arange or a number"),
]


@pytest.mark.parametrize(("function", "reason"), REFUSALS)
def test_the_message_names_the_line_and_the_reason(
    function: Callable[..., Any], reason: str
) -> None:
    lines, first = inspect.getsourcelines(function)
    line = next(first + number for number, text in enumerate(lines) if "# here" in text)
    with pytest.raises(FunctionError) as caught:
        winnow.compile(function)(QUERIES, KEYS)
    message = str(caught.value)
    assert re.match(rf"{re.escape(__file__)}:{line}:\d+: error: .*({reason})", message), message
    assert message.endswith(f"in function `{function.__name__}`")


def test_an_axis_can_not_be_two() -> None:
    with pytest.raises(FunctionError, match="combined with another"):
        winnow.compile(across)(QUERIES, KEYS)


def product(q: torch.Tensor, k: torch.Tensor, n: int = 8) -> Any:
    return scores(q, k).topk(n)


@pytest.mark.parametrize(
    ("queries", "keys", "reason"),
    [
        (QUERIES.float(), KEYS.float(), "must be bfloat16, float16 or float8_e4m3fn, but are f32"),
        (QUERIES.half(), KEYS, "queries of f16 and keys of bf16 must be the same"),
        (integers(20, 48), integers(70, 48), "must be a power of two from 16 up, but is 48"),
        (integers(20, 8), integers(70, 8), "must be a power of two from 16 up, but is 8"),
    ],
)
def test_operands_must_suit(queries: torch.Tensor, keys: torch.Tensor, reason: str) -> None:
    with pytest.raises(FunctionError, match=reason):
        winnow.compile(product)(queries, keys)


@pytest.mark.parametrize("n", [71, 0])
def test_there_must_be_as_many_keys(n: int) -> None:
    with pytest.raises(FunctionError, match="topk"):
        winnow.compile(product)(QUERIES, KEYS, n)


def test_tensors_that_a_function_holds_are_refused() -> None:
    layer = torch.nn.Linear(32, 70, bias=False, dtype=torch.bfloat16)

    class Indexer(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.layer = layer

        def forward(self, q: torch.Tensor) -> Any:
            return scores(q, self.layer.weight).topk(8)

    with torch.no_grad(), pytest.raises(FunctionError, match=r"it holds .*: pass such tensors"):
        winnow.compile(Indexer())(QUERIES)


def test_there_must_be_a_topk() -> None:
    with pytest.raises(
        FunctionError, match=r"there is no torch.topk in it\n  in function `scores`"
    ):
        winnow.compile(scores)(QUERIES, KEYS)


def test_what_pytorch_cannot_export_is_refused() -> None:
    def branches(q: torch.Tensor, k: torch.Tensor) -> Any:
        return scores(q, k).topk(8 if q.sum() > 0 else 4)

    with pytest.raises(FunctionError, match="PyTorch can't export it: "):
        winnow.compile(branches)(QUERIES, KEYS)


def test_arguments_must_need_no_gradients() -> None:
    queries = QUERIES.clone().requires_grad_()
    compiled = winnow.compile(product)
    with pytest.raises(ValueError, match="must need no gradients: call it in"):
        compiled(queries, KEYS)
    with torch.no_grad():
        assert torch.equal(compiled(queries, KEYS).values, product(QUERIES, KEYS).values)


def test_a_fallback_is_pytorch_itself() -> None:
    compiled = winnow.compile(rounded, fallback=True)
    for _ in range(2):
        values, indices = compiled(QUERIES, KEYS)
        assert torch.equal(values, rounded(QUERIES, KEYS).values)
        assert torch.equal(indices, rounded(QUERIES, KEYS).indices)


def test_importing_winnow_does_not_import_torch() -> None:
    code = "import sys, winnow; winnow.compile; sys.exit('torch' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
