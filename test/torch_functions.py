# SPDX-License-Identifier: Apache-2.0
"""PyTorch functions and inputs for tests of ``winnow.compile``, and how to compare results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.utils import _pytree as pytree

import winnow


def integers(*shape: int, dtype: torch.dtype = torch.bfloat16, seed: int = 0) -> torch.Tensor:
    """Small integers, whose dot products are exact in any order."""
    generator = torch.Generator().manual_seed(seed + 31 * len(shape) + sum(shape))
    return torch.randint(-3, 4, shape, generator=generator).to(dtype)


def masks(*shape: int) -> torch.Tensor:
    """Truth values, of which about a third hold."""
    return integers(*shape, dtype=torch.int32) > 0


def check(
    function: Callable[..., Any], *arguments: Any, device: str, reference: Any = None
) -> None:
    """Fails unless the compiled function gives what ``function``, or a ``reference`` of it, does.

    Values must be equal; indices must be those of such values, each once.
    """
    arguments = pytree.tree_map_only(torch.Tensor, lambda t: t.to(device), arguments)
    actual = winnow.compile(function)(*arguments)
    expected = (reference or function)(*arguments)
    assert pytree.tree_structure(actual) == pytree.tree_structure(expected)
    for mine, theirs in zip(pytree.tree_leaves(actual), pytree.tree_leaves(expected), strict=True):
        assert (mine.shape, mine.dtype, mine.device) == (theirs.shape, theirs.dtype, theirs.device)
        if mine.is_floating_point():
            torch.testing.assert_close(mine, theirs, rtol=0, atol=0, equal_nan=True)


def check_indices(
    scores: Callable[..., torch.Tensor], *arguments: Any, k: int, dim: int = -1, device: str
) -> None:
    """Fails unless the top ``k`` of ``scores`` that are found have the values that they should.

    Sorted, unsorted and by index alone; and that no index occurs twice.
    """
    arguments = pytree.tree_map_only(torch.Tensor, lambda t: t.to(device), arguments)
    stored = scores(*arguments)
    for largest in (True, False):

        def select(*given: Any, largest: bool = largest) -> Any:
            return torch.topk(scores(*given), k, dim=dim, largest=largest)

        values, indices = winnow.compile(select)(*arguments)
        assert torch.equal(values, select(*arguments).values)
        assert torch.equal(stored.gather(dim, indices), values)
        ordered = indices.sort(dim=dim).values.movedim(dim, -1)
        assert bool((ordered[..., 1:] > ordered[..., :-1]).all())
