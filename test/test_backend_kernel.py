# SPDX-License-Identifier: Apache-2.0
"""Calling kernels: on CPU tensors in the executor, on GPU tensors through Triton's launcher."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import contextmanager
from typing import Any

import pytest
import torch
from backend_kernels import SCALE, parse

from winnow.backend import launch
from winnow.backend.cache import DiskCache
from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.backend.launch import LoadedKernel, refuse_capture
from winnow.errors import BackendError, ExecutionError
from winnow.executor import Schedule
from winnow.targets import Target

HOPPER = Target.parse("cuda:90")
CUDA = torch.device("cuda", 1)


@pytest.fixture
def kernel() -> Kernel:
    return compile_graph(parse(), HOPPER, cache=DiskCache(None))


def test_on_a_cpu(kernel: Kernel) -> None:
    x, y = torch.arange(600.0)[::2], torch.full((304,), -1.0)
    kernel({"x": x, "y": y, "factor": 3.0})
    assert y.tolist() == [*(6.0 * n for n in range(300)), -1, -1, -1, -1]


def test_on_a_cpu_under_a_schedule(kernel: Kernel) -> None:
    x, y = torch.arange(300.0), torch.zeros(300)
    kernel.execute({"x": x, "y": y, "factor": 2.0}, Schedule(seed=3))
    assert torch.equal(y, 2 * x)


def test_on_no_elements(kernel: Kernel) -> None:
    kernel({"x": torch.zeros(0), "y": torch.zeros(0), "factor": 3.0})
    kernel.execute({"x": torch.zeros(0), "y": torch.zeros(0), "factor": 3.0})


def test_no_element_past_a_view_is_touched(kernel: Kernel) -> None:
    memory = torch.zeros(400)
    with pytest.raises(ExecutionError, match="outside"):
        kernel({"x": torch.arange(300.0), "y": memory[:299], "factor": 1.0})


def test_values_that_do_not_fit(kernel: Kernel) -> None:
    with pytest.raises(ValueError, match="missing factor"):
        kernel({"x": torch.zeros(1), "y": torch.zeros(1)})


def test_tensors_on_several_devices(kernel: Kernel) -> None:
    values = {"x": torch.zeros(1), "y": torch.zeros(1, device="meta"), "factor": 1.0}
    with pytest.raises(ValueError, match="on one device, but there is x on cpu, y on meta"):
        kernel(values)


class FakeKernel:
    """Stands for Triton's kernel: notes how it is launched."""

    def __init__(self) -> None:
        self.launches: list[tuple[Any, ...]] = []
        self.run = None

    def __getitem__(self, grid: Sequence[int]) -> Any:
        return lambda *arguments, stream: self.launches.append((grid, arguments, stream))


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> FakeKernel:
    """Two GPUs of which the first is current; kernels load on the second without being compiled."""
    fake, current = FakeKernel(), [0]

    @contextmanager
    def device(index: Any) -> Any:
        before, current[0] = current[0], getattr(index, "index", index)
        yield
        current[0] = before

    monkeypatch.setattr(torch.cuda, "device", device)
    monkeypatch.setattr(torch.cuda, "current_device", lambda: current[0])
    monkeypatch.setattr(torch.cuda, "is_current_stream_capturing", lambda: False)
    streams = {0: 100, 1: 101}
    monkeypatch.setattr(torch._C, "_cuda_getCurrentRawStream", streams.get, raising=False)
    monkeypatch.setattr(Target, "of_device", lambda device: HOPPER)
    monkeypatch.setattr(launch, "_compiled_kernel", lambda binary, abi: fake)
    return fake


@pytest.mark.triton
def test_launches(kernel: Kernel, gpu: FakeKernel) -> None:
    loaded = LoadedKernel(kernel.binary, kernel.abi, CUDA)
    loaded.launch((3, 1, 1), [1, 2, 3])
    assert gpu.launches == [((3, 1, 1), (1, 2, 3), 101)]


@pytest.mark.triton
@pytest.mark.parametrize("grid", [(2**31 - 1, 1, 1), (32768, 65535, 1), (1, 1, 65535)])
def test_largest_grids(kernel: Kernel, gpu: FakeKernel, grid: tuple[int, int, int]) -> None:
    LoadedKernel(kernel.binary, kernel.abi, CUDA).launch(grid, [])
    assert gpu.launches == [(grid, (), 101)]


@pytest.mark.triton
@pytest.mark.parametrize("grid", [(2**31, 1, 1), (1, 65536, 1), (1, 1, 65536), (2**16, 2**15, 2)])
def test_grids_that_are_too_large(
    kernel: Kernel, gpu: FakeKernel, grid: tuple[int, int, int]
) -> None:
    loaded = LoadedKernel(kernel.binary, kernel.abi, CUDA)
    with pytest.raises(BackendError, match=f"needs {' x '.join(map(str, grid))} programs"):
        loaded.launch(grid, [])
    assert not gpu.launches


@pytest.mark.triton
def test_launches_that_fail(
    kernel: Kernel, gpu: FakeKernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*arguments: Any, stream: int) -> None:
        raise RuntimeError("Triton Error [CUDA]: invalid argument")

    monkeypatch.setattr(FakeKernel, "__getitem__", lambda self, grid: fail)
    loaded = LoadedKernel(kernel.binary, kernel.abi, CUDA)
    with pytest.raises(BackendError, match=r"scale can't be launched: Triton Error \[CUDA\]"):
        loaded.launch((1, 1, 1), [])


@pytest.mark.triton
def test_loads_that_fail(kernel: Kernel, gpu: FakeKernel, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(binary: object, abi: object) -> None:
        raise RuntimeError("out of resource: threads")

    monkeypatch.setattr(launch, "_compiled_kernel", fail)
    with pytest.raises(BackendError, match="scale can't be loaded on cuda:1: out of resource"):
        LoadedKernel(kernel.binary, kernel.abi, CUDA)


@pytest.mark.triton
def test_gpus_of_another_target(kernel: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Target, "of_device", lambda device: Target.parse("cuda:80"))
    with pytest.raises(BackendError, match="is compiled for cuda:90, but cuda:1 is cuda:80"):
        LoadedKernel(kernel.binary, kernel.abi, CUDA)


@pytest.mark.triton
def test_nothing_is_loaded_in_a_capture(
    kernel: Kernel, gpu: FakeKernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse_capture("scale", CUDA)
    monkeypatch.setattr(torch.cuda, "is_current_stream_capturing", lambda: True)
    with pytest.raises(BackendError, match="run it once before capture"):
        refuse_capture("scale", CUDA)


@pytest.mark.triton
def test_triton_takes_the_binary(kernel: Kernel) -> None:
    """As far as that goes without a GPU."""
    compiled = launch._compiled_kernel(kernel.binary, kernel.abi)
    assert compiled.name == "scale"
    assert compiled.kernel == kernel.binary.machine_code
    assert compiled.metadata.num_warps == 4
    assert list(compiled.src.signature.values()) == ["*fp32", "*fp32", "i32", "i64", "fp32"]


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here")
class TestOnAGpu:
    """The real thing, on whatever GPU there is."""

    @pytest.fixture
    def kernel(self) -> Kernel:
        target = Target.of_device(torch.device("cuda", torch.cuda.current_device()))
        module = parse(target=str(target))
        return Kernel(compile_graph(module, target).lowered, target, DiskCache(None))

    def values(self, size: int = 300, device: str = "cuda") -> dict[str, Any]:
        x = torch.arange(2.0 * size, device=device)[::2]
        return {"x": x, "y": torch.zeros(size, device=device), "factor": 3.0}

    def test_launch(self, kernel: Kernel) -> None:
        for size in (1, 128, 129, 300):
            values = self.values(size)
            kernel(values)
            assert torch.equal(values["y"], values["x"] * 3)

    def test_no_programs(self, kernel: Kernel) -> None:
        kernel(self.values(0))
        torch.cuda.synchronize()

    def test_too_many_programs(self, kernel: Kernel) -> None:
        text = SCALE.replace("(s0 ceildiv 128)", "(1, 65536)")
        module = parse(text, target=str(kernel.target))
        with pytest.raises(BackendError, match="needs 1 x 65536 x 1 programs"):
            compile_graph(module, kernel.target)(self.values())

    def test_current_stream(self, kernel: Kernel) -> None:
        values = self.values()
        kernel(values)
        values["y"].zero_()
        torch.cuda.synchronize()
        stream = torch.cuda.Stream()  # type: ignore[no-untyped-call]
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            kernel(values)
        torch.cuda.synchronize()
        # What the stream captures has not run; a launch on any other stream would have.
        assert not values["y"].any()
        graph.replay()
        assert torch.equal(values["y"], values["x"] * 3)

    def test_first_call_in_a_capture(self, kernel: Kernel) -> None:
        values = self.values()
        with (
            pytest.raises(BackendError, match="before capture"),
            torch.cuda.graph(torch.cuda.CUDAGraph()),
        ):
            kernel(values)
        kernel(values)
        assert torch.equal(values["y"], values["x"] * 3)

    def test_replays(self, kernel: Kernel) -> None:
        values = self.values()
        kernel(values)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            kernel(values)
        for start in range(3):
            values["x"].copy_(torch.arange(start, start + 300.0))
            graph.replay()
            assert torch.equal(values["y"], values["x"] * 3)

    def test_warm_launches_neither_allocate_nor_synchronize(self, kernel: Kernel) -> None:
        values = self.values()
        kernel(values)
        before = torch.cuda.memory_stats()["allocation.all.allocated"]
        torch.cuda.set_sync_debug_mode("error")
        try:
            kernel(values)
        finally:
            torch.cuda.set_sync_debug_mode("default")
        assert torch.cuda.memory_stats()["allocation.all.allocated"] == before

    @pytest.mark.skipif(torch.cuda.device_count() < 2, reason="fewer than two GPUs here")
    def test_devices(self, kernel: Kernel) -> None:
        for index in (1, 0, 1):
            values = self.values(device=f"cuda:{index}")
            kernel(values)
            assert torch.equal(values["y"], values["x"] * 3)
            assert torch.cuda.current_device() == 0
        with pytest.raises(ValueError, match="must be on one device"):
            kernel({**self.values(device="cuda:0"), "y": torch.zeros(300, device="cuda:1")})
