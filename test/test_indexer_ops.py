# SPDX-License-Identifier: Apache-2.0
"""The functions of ``winnow.indexers`` as PyTorch's custom ops."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
import torch
from indexing import Indexing, lightning_problem, qsa_problem

from winnow import indexers

PROBLEMS: dict[str, Callable[..., Indexing]] = {
    "lightning_indexer_select": lightning_problem,
    "qsa_select": qsa_problem,
}


@pytest.fixture(autouse=True)
def new_compiler() -> Iterator[None]:
    """Leaves nothing compiled to other tests."""
    yield
    torch._dynamo.reset()


def test_every_function_has_a_problem() -> None:
    assert set(indexers.__all__) == PROBLEMS.keys()


@pytest.mark.parametrize("function", PROBLEMS)
def test_the_schema_has_what_is_written(function: str) -> None:
    arguments = getattr(torch.ops.winnow, function).default._schema.arguments
    written = [each.name for each in arguments if each.alias_info and each.alias_info.is_write]
    assert written == ["thresholds", "counters", "candidates", "arrivals", "ranges"]


@pytest.mark.parametrize("function", PROBLEMS)
@pytest.mark.parametrize("repair", [False, True])
def test_compiled(device: str, function: str, repair: bool) -> None:
    problem = PROBLEMS[function](device, repair=repair)
    call: Callable[..., None] = getattr(indexers, function)
    compiled = torch.compile(call, fullgraph=True, backend="aot_eager")
    problem.check(lambda: compiled(**problem.arguments))
