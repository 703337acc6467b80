# SPDX-License-Identifier: Apache-2.0
"""The exact top-k in programs that PyTorch compiles and exports."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from op_arguments import CASES
from top_k_cases import check, inputs, thinned
from torch._dynamo.testing import CompileCounterWithBackend

from winnow import sdsa
from winnow.sdsa import Workspace

SIZES: dict[str, Any] = {"tiles": 1, "keys": 150, "top_k": 4}


def arguments_on(device: str) -> dict[str, Any]:
    return thinned(inputs(device, **SIZES))


def test_every_function_has_a_case() -> None:
    """But for what is tested here."""
    functions = {function for function, _ in CASES.values()}
    assert functions == set(sdsa.__all__) - {"Workspace", "top_k"}


@pytest.mark.parametrize("is_own", [False, True])
@pytest.mark.parametrize("has_thresholds", [False, True])
def test_compiled(device: str, backend: str, is_own: bool, has_thresholds: bool) -> None:
    arguments = arguments_on(device)
    workspace = None if is_own else Workspace(128, 200, 4, device=device, samples=64)
    thresholds = torch.full((128,), 9.0, device=device) if has_thresholds else None
    program = torch.compile(sdsa.top_k, fullgraph=True, backend=backend)
    check(arguments, program(**arguments, workspace=workspace, thresholds=thresholds))
    torch._dynamo.reset()


@pytest.mark.parametrize("is_own", [False, True])
def test_compiled_for_any_sizes(device: str, is_own: bool) -> None:
    """The second call makes them symbols; few programs are compiled in all."""
    counter = CompileCounterWithBackend("aot_eager")
    workspace = None if is_own else Workspace(512, 200, 4, device=device, samples=64)
    program = torch.compile(sdsa.top_k, fullgraph=True, backend=counter)
    for tiles, max_context in ((1, 150), (1, 140), (2, 150), (3, 10), (1, 70), (2, 0)):
        arguments = thinned(inputs(device, **{**SIZES, "tiles": tiles}), rows=1)
        arguments["max_context"] = max_context
        check(arguments, program(**arguments, workspace=workspace))
    assert counter.frame_count <= 4
    torch._dynamo.reset()


def test_compiled_with_kept_thresholds(device: str) -> None:
    """Which the program makes, and the repair changes."""
    arguments = arguments_on(device)
    workspace = Workspace(128, 200, 4, device=device)

    def program(high: float) -> tuple[torch.Tensor, torch.Tensor]:
        thresholds = torch.full((128,), high, device=device)
        return sdsa.top_k(**arguments, thresholds=thresholds, workspace=workspace), thresholds

    top_keys, thresholds = torch.compile(program, fullgraph=True, backend="aot_eager")(1e30)
    check(arguments, top_keys)
    _, expected = program(1e30)
    assert torch.equal(thresholds, expected)
    torch._dynamo.reset()


class Program(torch.nn.Module):
    """Without a workspace, which is no tensor."""

    def forward(self, **arguments: Any) -> torch.Tensor:
        return sdsa.top_k(**arguments)


def test_exported(device: str) -> None:
    arguments = arguments_on(device)
    program = torch.export.export(Program(), (), arguments)
    (call,) = [node for node in program.graph.nodes if "winnow" in str(node.target)]
    assert str(call.target) == "winnow.top_k.default"
    check(arguments, program.module()(**arguments))


def test_opcheck(device: str) -> None:
    arguments = arguments_on(device)
    torch.library.opcheck(torch.ops.winnow.top_k.default, (), arguments)
    arguments["thresholds"] = torch.full((128,), 9.0, device=device)
    torch.library.opcheck(torch.ops.winnow.top_k_by_thresholds.default, (), arguments)
