# SPDX-License-Identifier: Apache-2.0
"""The selection's companions compiled for several targets, on other devices, and in CUDA graphs."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
import quantizing
import sampling
import torch
from companions import KERNELS

from winnow.backend.driver import compile_graph
from winnow.kernels import quantize, sample, thresholds
from winnow.sdsa import thresholds_from_sample, top_k_from_candidates
from winnow.targets import Target


@pytest.mark.triton
@pytest.mark.parametrize(
    ("name", "target"),
    [
        *((name, "hip:gfx942") for name in KERNELS),
        *zip(KERNELS, itertools.cycle(["cuda:80", "cuda:90", "cuda:120"]), strict=False),
    ],
)
def test_each_compiles(name: str, target: str) -> None:
    kernel = KERNELS[name]()
    parsed = Target.parse(target)
    compiled = compile_graph(kernel.module(parsed), parsed)
    assert compiled.binary.machine_code
    assert compiled.lowered.options.num_warps * parsed.warp_size == kernel.threads


def test_ops_point_at_the_body() -> None:
    """As far as TTIR, each op says in which file it was made."""
    target = Target.parse("cuda:90")
    text = compile_graph(thresholds._kernel("i32").module(target), target).emit(
        "ttir", locations=True
    )
    assert "kernels/thresholds.py" in text


def finish_problem() -> dict[str, torch.Tensor]:
    """Rows of slots that hold the numbers from 0 up, as keys and as scores."""
    place = torch.arange(50, dtype=torch.int32, device="cuda")
    return {
        "candidates": torch.stack([place, place], dim=1).repeat(7, 1, 1),
        "ranges": torch.tensor([[0] * 7, [50] * 7], dtype=torch.int32, device="cuda"),
        "top_keys": torch.zeros(7, 8, dtype=torch.int32, device="cuda"),
    }


def graph_of(function: Callable[..., None], arguments: dict[str, Any]) -> torch.cuda.CUDAGraph:
    """A CUDA graph of one call, which follows a call outside of it."""
    function(**arguments)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        function(**arguments)
    return graph


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here")
class TestCapture:
    """A captured call does what it would do then, with what its tensors hold then."""

    def test_of_a_sample(self) -> None:
        arguments = sampling.problem("cuda", nvfp4=True)
        graph = graph_of(sample.gather_key_sample, arguments)
        for seed in range(3):
            other = sampling.problem("cuda", nvfp4=True, seed=seed)
            for name, value in other.items():
                if isinstance(value, torch.Tensor):
                    arguments[name].copy_(value)
            graph.replay()
            sample.gather_key_sample(**other)
            for name in ("sample_keys", "sample_scales"):
                assert torch.equal(arguments[name], other[name])

    def test_of_quantized_keys(self) -> None:
        arguments, other = quantizing.problem("cuda"), quantizing.problem("cuda")
        graph = graph_of(quantize.quantize_write_index_qk_nvfp4, arguments)
        for tensors in (arguments, other):
            tensors["key"].mul_(-3)
            tensors["key_cache"].fill_(0)
        graph.replay()
        quantize.quantize_write_index_qk_nvfp4(**other)
        for name in ("key_cache", "key_scales", "packed_query", "query_scales"):
            assert torch.equal(arguments[name], other[name])

    def test_of_thresholds(self) -> None:
        arguments = {
            "sample_scores": torch.randn(40, 90, device="cuda"),
            "sample_top": torch.zeros(40, 5, dtype=torch.int64, device="cuda"),
            "thresholds": torch.zeros(40, device="cuda"),
            "counters": torch.ones(40, 2, dtype=torch.int32, device="cuda"),
        }
        graph = graph_of(thresholds_from_sample, arguments)
        best = arguments["sample_scores"].topk(5)
        arguments["sample_top"].copy_(best.indices)
        arguments["counters"].fill_(1)
        graph.replay()
        assert torch.equal(arguments["thresholds"], best.values[:, -1])
        assert not arguments["counters"].any()

    def test_of_top_keys(self) -> None:
        arguments = finish_problem()
        graph = graph_of(top_k_from_candidates, arguments)
        arguments["ranges"][1] = 40
        graph.replay()
        assert arguments["top_keys"].sort(dim=1).values.tolist() == [list(range(32, 40))] * 7


@pytest.mark.gpu
@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="no two CUDA GPUs here")
def test_on_a_device_that_is_not_current() -> None:
    sampling.check(sampling.problem("cuda:1"))
    quantizing.check(quantizing.problem("cuda:1"))
    assert torch.cuda.current_device() == 0
