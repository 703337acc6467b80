# SPDX-License-Identifier: Apache-2.0
"""The functions of ``winnow.sdsa`` as PyTorch's custom ops."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from op_arguments import CASES, FLOAT8, memory, memory_after, select
from torch.utils._python_dispatch import TorchDispatchMode

from winnow import sdsa
from winnow.torch_ops import custom_op

FUNCTIONS = sorted({function for function, _ in CASES.values()})
each_case = pytest.mark.parametrize("case", CASES)


def doubled(values: torch.Tensor, *, calls: torch.Tensor | None = None) -> torch.Tensor:
    """Twice the values; adds one to the number of calls."""
    if calls is not None:
        calls += 1
    return values * 2


doubled_op = custom_op(
    doubled, mutates=["calls"], fake=lambda values, *, calls=None: torch.empty_like(values)
)


class Calls(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Records Winnow's ops that are called."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.names: list[str] = []

    def __torch_dispatch__(
        self, func: Any, types: Sequence[type], args: Any = (), kwargs: Any = None
    ) -> Any:
        if func.namespace == "winnow":
            self.names.append(func.__name__)
        return func(*args, **kwargs or {})


def op_of(function: str) -> Any:
    """The op of that function."""
    return getattr(torch.ops.winnow, function).default


@each_case
def test_opcheck(device: str, case: str) -> None:
    function, make = CASES[case]
    arguments = make(device)
    for name, value in arguments.items():
        # opcheck compares values, which it can't in FP8.
        if isinstance(value, torch.Tensor) and value.dtype == FLOAT8:
            arguments[name] = value.view(torch.uint8)
    torch.library.opcheck(op_of(function), (), arguments)


@pytest.mark.parametrize("function", FUNCTIONS)
def test_the_schema_has_what_is_written(device: str, function: str) -> None:
    """All of it and nothing else, but that ``arrivals`` end as zeros, which they were."""
    changed: set[str] = set()
    for name, make in CASES.values():
        if name == function:
            arguments = make(device)
            before = memory(arguments)
            op_of(function)(**arguments)
            after = memory(arguments)
            changed |= {name for name in before if before[name] != after[name]}
    declared = {
        argument.name
        for argument in op_of(function)._schema.arguments
        if argument.alias_info and argument.alias_info.is_write
    }
    assert changed == declared - {"arrivals"}


@pytest.mark.parametrize("function", FUNCTIONS)
def test_python_calls_no_op(function: str) -> None:
    (make, *_) = (make for name, make in CASES.values() if name == function)
    with Calls() as calls:
        getattr(sdsa, function)(**make("cpu"))
        assert calls.names == []
        op_of(function)(**make("cpu"))
    assert calls.names == [f"{function}.default"]


def test_the_function_looks_like_the_one_it_stands_for() -> None:
    function = sdsa.thresholds_from_sample
    signature = inspect.signature(function)
    assert function.__name__ == "thresholds_from_sample"
    assert (function.__doc__ or "").startswith("Sets each query row's threshold")
    assert list(signature.parameters) == ["sample_scores", "sample_top", "thresholds", "counters"]
    assert signature.parameters["sample_top"].kind is inspect.Parameter.POSITIONAL_OR_KEYWORD
    assert signature.parameters["counters"].kind is inspect.Parameter.KEYWORD_ONLY


def test_numbers_are_symbolic_in_schemas() -> None:
    schema = str(op_of("indexer_threshold_select")._schema)
    assert "SymInt max_context, SymInt top_k, Tensor? query_scales=None" in schema


@pytest.mark.parametrize("call", [sdsa.indexer_threshold_select, op_of("indexer_threshold_select")])
def test_a_query_that_needs_a_gradient(device: str, call: Callable[..., None]) -> None:
    """It gets none, as the selection has no derivative, and neither do thresholds."""
    arguments = select(device, repair=True)
    arguments["query"].requires_grad_()
    call(**arguments)
    assert not arguments["thresholds"].requires_grad
    arguments["query"].requires_grad_(False)
    assert memory(arguments) == memory_after("select-repair", device)


def test_a_function_with_a_result(device: str) -> None:
    values, calls = torch.arange(3.0, device=device), torch.zeros(2, device=device)
    op = torch.ops.winnow.doubled.default
    assert str(op._schema) == "winnow::doubled(Tensor values, *, Tensor(a1!)? calls=None) -> Tensor"
    torch.library.opcheck(op, (values,), {"calls": calls})
    compiled = torch.compile(doubled_op, fullgraph=True, backend="aot_eager")
    ways: list[Callable[..., torch.Tensor]] = [doubled_op, op, compiled]
    for number, call in enumerate(ways, start=1):
        assert call(values, calls=calls).tolist() == [0, 2, 4]
        assert calls.tolist() == [number, number]
        assert call(values).tolist() == [0, 2, 4]


def test_arguments_that_are_not_there() -> None:
    with pytest.raises(ValueError, match="'callz'"):
        custom_op(doubled, mutates=["callz"])
