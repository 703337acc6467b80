# SPDX-License-Identifier: Apache-2.0
"""Targets: their names, and what is said of names that are none."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
import torch

from winnow import targets
from winnow.errors import TargetError
from winnow.targets import KIB, TARGETS, Target


@pytest.mark.parametrize("name", TARGETS)
def test_names_round_trip(name: str) -> None:
    assert str(Target.parse(name)) == name


@pytest.mark.parametrize(
    ("name", "warp_size", "shared_kib", "multiprocessors", "mma"),
    [
        ("cuda:80", 32, 163, 108, "mma"),
        ("cuda:90", 32, 227, 132, "wgmma"),
        ("cuda:100", 32, 227, 148, "tcgen05"),
        ("cuda:120", 32, 99, 170, "mma"),
        ("hip:gfx942", 64, 64, 304, "mfma"),
        ("hip:gfx950", 64, 160, 256, "mfma"),
    ],
)
def test_descriptions(
    name: str, warp_size: int, shared_kib: int, multiprocessors: int, mma: str
) -> None:
    target = Target.parse(name)
    assert target.warp_size == warp_size
    assert target.shared_memory == shared_kib * KIB
    assert target.multiprocessors == multiprocessors
    assert target.mma == mma
    assert target.multiplied[:2] == ("FP16", "BF16")


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("gfx942", "hip:gfx942"),
        ("hip:gfx943", "hip:gfx942"),
        ("sm_90", "cuda:90"),
        ("sm90a", "cuda:90"),
        ("cuda90", "cuda:90"),
        ("h200", "cuda:90"),
        ("MI300X", "hip:gfx942"),
        ("hip:mi300", "hip:gfx942"),
        ("mi35", "hip:gfx950"),
        ("cuda:H100", "cuda:90"),
        ("rtx4090", "cuda:89"),
        ("RTX PRO", "cuda:120"),
        ("gb20", "cuda:100"),
    ],
)
def test_unknown_names_bring_a_suggestion(name: str, meant: str) -> None:
    with pytest.raises(TargetError, match=f"unknown target '{name}'; did you mean '{meant}'?"):
        Target.parse(name)


@pytest.mark.parametrize("name", ["", "tpu", "cuda:70", "cuda:91", "M", "H100X"])
def test_names_like_none_bring_the_list(name: str) -> None:
    with pytest.raises(TargetError) as raised:
        Target.parse(name)
    assert "did you mean" not in str(raised.value)
    assert ", ".join(TARGETS) in str(raised.value)


@pytest.mark.triton
def test_from_triton() -> None:
    compilers = pytest.importorskip("triton.backends.compiler")
    assert Target.from_triton(compilers.GPUTarget("cuda", 90, 32)) == Target.parse("cuda:90")
    assert Target.from_triton(compilers.GPUTarget("hip", "gfx942", 64)) == TARGETS["hip:gfx942"]


def test_of_device(monkeypatch: pytest.MonkeyPatch) -> None:
    targets._of_index.cache_clear()
    monkeypatch.setattr(torch.cuda, "get_device_capability", {0: (9, 0), 1: (12, 0)}.get)
    assert Target.of_device(torch.device("cuda", 0)) == Target.parse("cuda:90")
    assert Target.of_device(torch.device("cuda", 1)) == Target.parse("cuda:120")
    targets._of_index.cache_clear()


def test_of_amd_device(monkeypatch: pytest.MonkeyPatch) -> None:
    targets._of_index.cache_clear()
    properties = SimpleNamespace(gcnArchName="gfx942:sramecc+:xnack-")
    monkeypatch.setattr(torch.version, "hip", "7.0")
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda index: properties)
    assert Target.of_device(torch.device("cuda", 0)) == Target.parse("hip:gfx942")
    targets._of_index.cache_clear()


def test_no_target_of_a_cpu() -> None:
    with pytest.raises(TargetError, match="device 'cpu' is not a GPU"):
        Target.of_device(torch.device("cpu"))
