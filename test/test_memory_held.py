# SPDX-License-Identifier: Apache-2.0
"""Calls of each function, once it is warm, leave the GPU's memory as it was."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pytest
import torch
from drawing import FACTOR
from indexing import Indexing, lightning_problem, qsa_problem
from op_arguments import CASES
from top_k_cases import inputs

from winnow import indexers, sdsa

CALLS = 100 * FACTOR
ATTEMPTS = 5
"""How often to look at memory, from which others on the GPU may take at any time."""


def function_call(case: str, device: str) -> Callable[[], object]:
    """A call of a function that writes what it is given."""
    function, make = CASES[case]
    return functools.partial(getattr(sdsa, function), **make(device))


def indexer_call(make: Callable[..., Indexing], repair: bool, device: str) -> Callable[[], object]:
    return make(device, repair=repair).run


def top_k_call(is_own: bool, device: str) -> Callable[[], object]:
    """A call with a workspace, or one that makes its own; by thresholds of a sample."""
    arguments = inputs(device, tiles=2, keys=3000, top_k=16)
    workspace = None if is_own else sdsa.Workspace(256, 3000, 16, device=device)
    return functools.partial(sdsa.top_k, **arguments, workspace=workspace)


Make = Callable[[str], Callable[[], object]]
MAKERS: dict[str, tuple[str, Make]] = {
    case: (function, functools.partial(function_call, case))
    for case, (function, _) in CASES.items()
}
"""The function's name and what makes a call of it on a device, by a name for the case."""
for is_own in (False, True):
    MAKERS[f"top-k{' of its own' if is_own else ''}"] = (
        "top_k",
        functools.partial(top_k_call, is_own),
    )
for repair in (False, True):
    suffix = "-repair" if repair else ""
    for function, maker in (
        ("lightning_indexer_select", lightning_problem),
        ("qsa_select", qsa_problem),
    ):
        MAKERS[function + suffix] = (function, functools.partial(indexer_call, maker, repair))


def test_every_function_is_called() -> None:
    functions = {*sdsa.__all__, *indexers.__all__} - {"Workspace"}
    assert {function for function, _ in MAKERS.values()} == functions


def memory() -> tuple[int, int]:
    """The bytes in tensors, and those that the driver has left."""
    torch.cuda.synchronize()
    return torch.cuda.memory_allocated(), torch.cuda.mem_get_info()[0]


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here")
@pytest.mark.parametrize("name", MAKERS)
def test_calls_leave_memory_as_it_was(name: str) -> None:
    call = MAKERS[name][1]("cuda")
    for _ in range(3):
        call()
    seen = [memory()]
    for _ in range(ATTEMPTS):
        for _ in range(CALLS):
            call()
        seen.append(memory())
        assert seen[-1][0] == seen[0][0], f"bytes in tensors and left, after {CALLS} calls: {seen}"
        if seen[-1] == seen[-2]:
            return
    pytest.fail(f"bytes in tensors and left, after {CALLS} calls each: {seen}")
