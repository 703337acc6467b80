# SPDX-License-Identifier: Apache-2.0
"""Fixtures that several test files share."""

import tempfile
from collections.abc import Generator

import pytest
from inductor import inductor_works
from torch_mlir import ir
from triton_users import uses_of_triton

from winnow.dialects import make_context


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves cases that are for GPUs alone out on the CPU."""
    left_out = [item for item in items if _is_for_gpus(item) and _device(item) == "cpu"]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Sees to the fixtures of an item that is not marked ``triton``."""
    yield from _without_triton(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Sees to an item that is not marked ``triton``."""
    yield from _without_triton(item)


def _without_triton(item: pytest.Item) -> Generator[None, None, None]:
    """Fails an item that uses Triton and is not marked so: `make test-oldest` would pass it by."""
    with uses_of_triton() as uses:
        yield
    if uses and not any(map(item.get_closest_marker, ("triton", "gpu"))):
        pytest.fail(f"this uses {uses[0]}, but is not marked `triton`", pytrace=False)


def _is_for_gpus(item: pytest.Item) -> bool:
    return item.get_closest_marker("gpu_alone") is not None


def _device(item: pytest.Item) -> object:
    """What the item's ``device`` is, if it has one."""
    assert isinstance(item, pytest.Function)
    return item.callspec.params.get("device")


@pytest.fixture(scope="session", autouse=True)
def temporary_files(tmp_path_factory: pytest.TempPathFactory) -> Generator[None, None, None]:
    """Has reproducers of passes that are meant to fail written where pytest clears up."""
    directory = str(tmp_path_factory.mktemp("temporary"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TMPDIR", directory)
        patch.setattr(tempfile, "tempdir", directory)
        yield


@pytest.fixture
def context() -> ir.Context:
    """A new MLIR context with our dialects."""
    return make_context()


@pytest.fixture(params=["cpu", pytest.param("cuda", marks=pytest.mark.gpu)])
def device(request: pytest.FixtureRequest) -> str:
    """Where a kernel runs, as torch names it: in the CPU executor and on a GPU, if there is one."""
    if request.param == "cuda":
        import torch

        if not torch.cuda.is_available():
            pytest.skip("no CUDA GPU here")
    return request.param


@pytest.fixture(params=["aot_eager", "inductor"])
def backend(request: pytest.FixtureRequest, device: str) -> str:
    """What torch.compile compiles with."""
    if request.param == "inductor" and not inductor_works(device):
        pytest.skip("Inductor does not work here")
    return request.param
