# SPDX-License-Identifier: Apache-2.0
"""The functions of ``winnow.sdsa`` in programs that PyTorch compiles and exports."""

from __future__ import annotations

import functools
import io
import math
from collections.abc import Iterator
from typing import Any

import pytest
import torch
from inductor import inductor_works
from op_arguments import CASES, memory, memory_after, select
from torch._dynamo.testing import CompileCounterWithBackend

from winnow import sdsa

each_case = pytest.mark.parametrize("case", CASES)


@pytest.fixture(autouse=True)
def new_compiler() -> Iterator[None]:
    """Leaves nothing compiled to other tests."""
    yield
    torch._dynamo.reset()


class Program(torch.nn.Module):
    """Calls one of the functions, by name."""

    def __init__(self, function: str) -> None:
        super().__init__()
        self._function = function

    def forward(self, **arguments: Any) -> None:
        getattr(sdsa, self._function)(**arguments)


@each_case
def test_compiled(device: str, backend: str, case: str) -> None:
    function, make = CASES[case]
    arguments = make(device)
    torch.compile(Program(function), fullgraph=True, backend=backend)(**arguments)
    assert memory(arguments) == memory_after(case, device)


@pytest.mark.parametrize(
    ("case", "strict"), [*((case, False) for case in CASES), ("select", True), ("scores", True)]
)
def test_exported(device: str, case: str, strict: bool) -> None:
    """Saved and loaded, with what is written in place and with copies for it."""
    function, make = CASES[case]
    program = torch.export.export(Program(function), (), make(device), strict=strict)
    file = io.BytesIO()
    torch.export.save(program, file)
    file.seek(0)
    program = torch.export.load(file)
    for loaded in (program, program.run_decompositions()):
        arguments = make(device)
        loaded.module()(**arguments)
        assert memory(arguments) == memory_after(case, device)


def select_and_read(arguments: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
    """Sets thresholds and counters, selects, and reads the thresholds, before and after."""
    arguments["thresholds"].fill_(math.inf)
    before = arguments["thresholds"] * 2
    arguments["counters"].zero_()
    sdsa.indexer_threshold_select(**arguments)
    return before, arguments["thresholds"] * 2


@functools.cache
def selected_and_read(device: str) -> tuple[dict[str, Any], tuple[torch.Tensor, ...]]:
    """The arguments after what Python gives, and what it reads."""
    arguments = select(device, repair=True)
    return arguments, select_and_read(arguments)


def check_select_and_read(arguments: dict[str, Any], read: tuple[torch.Tensor, ...]) -> None:
    """Fails unless all that was written and read is what Python gives."""
    expected, results = selected_and_read(str(arguments["counters"].device))
    assert results[1].tolist() == [137, 135, 127, 125, 3, 1, 1, *[math.inf] * 121]
    for wanted, found in zip(results, read, strict=True):
        assert torch.equal(wanted, found)
        assert not found.requires_grad
    for name, wanted in expected.items():
        assert not isinstance(wanted, torch.Tensor) or torch.equal(wanted, arguments[name]), name


SLICED = ("thresholds", "counters", "candidates")


def middle(larger: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    """The middle third of each tensor's second dimension, or else of its only one."""
    slices = {}
    for name, tensor in larger.items():
        dim = min(1, tensor.ndim - 1)
        slices[name] = tensor.narrow(dim, tensor.shape[dim] // 3, tensor.shape[dim] // 3)
    return slices


@pytest.mark.parametrize("inside", [False, True])
def test_outputs_that_are_slices(device: str, backend: str, inside: bool) -> None:
    """Of larger tensors, made by the program or before it."""

    def run(larger: dict[str, torch.Tensor], arguments: dict[str, Any]) -> Any:
        return select_and_read(arguments | (middle(larger) if inside else {}))

    arguments = select(device, repair=True)
    larger = {}
    for name in SLICED:
        dim = min(1, arguments[name].ndim - 1)
        larger[name] = torch.cat([torch.full_like(arguments[name], 7)] * 3, dim)
        middle(larger)[name].copy_(arguments[name])
    arguments |= middle(larger)
    read = torch.compile(run, fullgraph=True, backend=backend)(larger, arguments)
    check_select_and_read(arguments, read)
    for tensor in middle(larger).values():
        tensor.fill_(7)
    assert all((tensor == 7).all() for tensor in larger.values())


def test_outputs_that_share_a_tensor(device: str, backend: str) -> None:
    """Counters, candidates, arrivals and ranges are taken from one by the program."""
    arguments = select(device, repair=True)
    shared = ("counters", "candidates", "arrivals", "ranges")
    whole = torch.cat([arguments[name].flatten() for name in shared])
    shapes = {name: arguments[name].shape for name in shared}

    def parts(whole: torch.Tensor) -> dict[str, torch.Tensor]:
        pieces = torch.split(whole, [shape.numel() for shape in shapes.values()])
        return {
            name: piece.view(shape)
            for (name, shape), piece in zip(shapes.items(), pieces, strict=True)
        }

    def run(whole: torch.Tensor, others: dict[str, Any]) -> Any:
        return select_and_read(others | parts(whole))

    others = {name: value for name, value in arguments.items() if name not in shared}
    read = torch.compile(run, fullgraph=True, backend=backend)(whole, others)
    check_select_and_read(others | parts(whole), read)


def test_a_query_that_needs_a_gradient(device: str, backend: str) -> None:
    """It gets none, as the selection has no derivative, and neither do thresholds."""
    arguments = select(device, repair=True)
    arguments["query"].requires_grad_()
    read = torch.compile(select_and_read, fullgraph=True, backend=backend)(arguments)
    check_select_and_read(arguments, read)


def test_symbolic_sizes(device: str) -> None:
    """One program for contexts of any length, which it takes from the table."""

    def run(arguments: dict[str, Any]) -> None:
        context = 64 * arguments["block_table"].shape[1]
        sdsa.indexer_threshold_select(**arguments | {"max_context": context})

    counter = CompileCounterWithBackend("aot_eager")
    compiled = torch.compile(run, fullgraph=True, backend=counter)
    for keys in (70, 130, 200):
        expected, arguments = (select(device, keys=keys) for _ in range(2))
        torch._dynamo.mark_dynamic(arguments["block_table"], 1)
        torch._dynamo.mark_dynamic(arguments["key_cache"], 0)
        del arguments["max_context"]
        sdsa.indexer_threshold_select(**expected)
        compiled(arguments)
        assert memory(arguments) == memory(expected)
    assert counter.frame_count == 1


def test_symbolic_numbers(device: str) -> None:
    counter = CompileCounterWithBackend("aot_eager")
    compiled = torch.compile(Program("indexer_threshold_select"), dynamic=True, backend=counter)
    counts = []
    for context in (70, 65, 3):
        arguments = select(device) | {"max_context": context}
        compiled(**arguments)
        counts.append(arguments["counters"][:7].tolist())
    rows = [[[1, 1]] * 6 + [[1, 0]] for _ in range(3)]
    rows[1][:2] = [[0, 0]] * 2
    rows[2][:4] = [[0, 0]] * 4
    assert counts == rows
    assert counter.frame_count == 1


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("row_ends", None, "row_ends must be a strided torch.Tensor, not NoneType"),
        ("row_ends", torch.zeros(128), "row_ends must be torch.int32, not torch.float32"),
        ("max_context", -1, "max_context must be from 0 to 67107840, not -1"),
        ("top_k", 5, "candidates must be of more than top_k = 5 slots a row, not of 5"),
    ],
)
def test_a_bad_argument(name: str, value: Any, message: str) -> None:
    compiled = torch.compile(sdsa.indexer_threshold_select, fullgraph=True, backend="aot_eager")
    arguments = select("cpu", repair=True) | {name: value}
    before = memory(arguments)
    with pytest.raises(ValueError, match=message):
        compiled(**arguments)
    assert memory(arguments) == before


def test_an_argument_that_no_schema_takes() -> None:
    compiled = torch.compile(sdsa.indexer_threshold_select, fullgraph=True, backend="aot_eager")
    with pytest.raises(RuntimeError, match="argument 'top_k' but instead found type 'float"):
        compiled(**select("cpu") | {"top_k": 2.5})


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here")
def test_cuda_graphs_of_a_compiled_program() -> None:
    """Replays see what inputs hold then; outputs are memory of the graph."""
    if not inductor_works("cuda"):
        pytest.skip("Inductor does not work here")
    given = select("cuda", repair=True)
    outputs = ("thresholds", "counters", "candidates", "arrivals", "ranges")
    inputs: dict[str, Any] = {name: value for name, value in given.items() if name not in outputs}

    @torch.compile(fullgraph=True, mode="reduce-overhead")
    def top_keys(inputs: dict[str, Any], threshold: torch.Tensor) -> torch.Tensor:
        made: dict[str, Any] = {name: torch.zeros_like(given[name]) for name in outputs}
        made["thresholds"] = made["thresholds"] + threshold
        sdsa.indexer_threshold_select(**inputs, **made)
        keys = torch.empty(128, 2, dtype=torch.int32, device="cuda")
        sdsa.top_k_from_candidates(made["candidates"], made["ranges"], top_keys=keys)
        return keys.sort(dim=1).values

    torch._dynamo.utils.counters.clear()
    for end in (70, 69, 5, 66):
        inputs["row_ends"][:] = end
        keys = top_keys(inputs, torch.full((128,), math.inf, device="cuda"))
        assert keys.tolist() == [[end - 2, end - 1]] * 128
    assert not torch._dynamo.utils.counters["inductor"]["cudagraph_skips"]
