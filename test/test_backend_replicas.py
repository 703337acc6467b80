# SPDX-License-Identifier: Apache-2.0
"""Assembly that writes memory runs in the lanes it is written for, or is not compiled."""

from __future__ import annotations

import re

import pytest

from winnow.backend.driver import compile_graph
from winnow.backend.replicas import check_replicas
from winnow.errors import BackendError
from winnow.kernels import KERNELS
from winnow.targets import Target

ASSEMBLY = (
    '    %1 = tt.elementwise_inline_asm "mov.b32 $0, 0;" {constraints = "=&r,l", packed_element ='
    " 1 : i32, pure = false} %0 : tensor<16x4x!tt.ptr<i32>, {0}> -> tensor<16x4xi32, {0}> loc(#1)\n"
)
LINEAR = "register = {}, lane = {}, warp = {}, block = {}"


def ttgir(layout: str, name: str = "#a") -> str:
    return f"{name} = #ttg.{layout}\n#1 = loc(unknown)\n{ASSEMBLY.replace('{0}', name)}"


def linear(
    register: str = "[[8, 0]]",
    lane: str = "[[0, 1], [0, 2], [1, 0], [2, 0], [4, 0]]",
    warp: str = "[]",
    block: str = "[]",
) -> str:
    return ttgir(f"linear<{{{LINEAR.format(register, lane, warp, block)}}}>")


def blocked(registers: str, lanes: str, warps: str, more: str = ", order = [1, 0]") -> str:
    parts = f"sizePerThread = {registers}, threadsPerWarp = {lanes}, warpsPerCTA = {warps}"
    return ttgir(f"blocked<{{{parts}{more}}}>")


@pytest.mark.parametrize(
    "text",
    [
        "",
        linear(),
        linear(register="[]", warp="[[8, 0]]"),
        blocked("[1, 1]", "[8, 4]", "[2, 1]"),
        blocked("[2, 1]", "[8, 4]", "[1, 1]"),
        blocked("[1, 1]", "[8, 4]", "[1, 1]", ", order = [1, 0], CGALayout = [[0, 0]]"),
        linear(warp="[[0, 0]]").replace("!tt.ptr<i32>", "i32"),
        ASSEMBLY.replace("{0}", "#b").replace("!tt.ptr<i32>", "i32"),
    ],
)
def test_layouts_that_repeat_nothing(text: str) -> None:
    check_replicas(text)


@pytest.mark.parametrize(
    "text",
    [
        linear(lane="[[0, 1], [0, 2], [1, 0], [2, 0], [0, 0]]"),
        linear(warp="[[0, 0]]"),
        linear(block="[[0, 0]]"),
        linear(register="[[8, 0], [0, 0]]"),
        linear(warp="[[8, 0]]"),  # as the register
        linear(warp="[[16, 0]]"),  # of a tensor of 32 rows
        blocked("[1, 1]", "[8, 4]", "[4, 1]"),
        blocked("[1, 8]", "[16, 1]", "[1, 1]"),
        ttgir("nvidia_mma<{versionMajor = 2, warpsPerCTA = [1, 1]}>"),
        ttgir("linear<{register = [[8, 0]]}>"),
        ASSEMBLY.replace("{0}", "#b"),
    ],
)
def test_layouts_that_may_repeat_elements(text: str) -> None:
    message = "may run several times for an element of a tensor of 16x4 in layout #[ab]: plan scat"
    with pytest.raises(BackendError, match=message):
        check_replicas(text)


@pytest.mark.parametrize(
    "text",
    [
        linear(lane="[[1, 0], [2, 0], [4, 0], [0, 1], [0, 2]]"),
        linear(lane="[[0, 2], [0, 1], [1, 0], [2, 0], [4, 0]]"),
        linear(lane="[[0, 1], [1, 0], [0, 2], [2, 0], [4, 0]]"),
        linear(register="[[0, 2]]", lane="[[0, 1], [1, 0], [2, 0], [4, 0], [8, 0]]"),
        linear(register="[]", lane="[[0, 1], [1, 0], [2, 0], [4, 0], [8, 0]]", warp="[[0, 2]]"),
        linear(register="[]", lane="[[0, 1]]"),
        blocked("[1, 4]", "[16, 1]", "[1, 1]"),
        blocked("[1, 2]", "[16, 2]", "[1, 1]"),
        blocked("[1, 1]", "[16, 2]", "[1, 2]"),
        blocked("[1, 1]", "[8, 2]", "[1, 1]"),
        blocked("[1, 1]", "[8, 4]", "[1, 1]", ", order = [0, 1]"),
        blocked("[1, 1]", "[8, 4]", "[1, 1]", ""),
        blocked("[1, 1]", "[8, 4]", "[1, 1]").replace("16x4", "16x8"),
        blocked("[1]", "[32]", "[1]", ", order = [0]").replace("16x4", "64"),
    ],
)
def test_layouts_that_scatter_a_row(text: str) -> None:
    """Columns in other lanes, in another order, or in registers or warps."""
    message = (
        "needs the columns of a tensor of .* in neighbouring lanes, but the layout is #a: plan"
    )
    with pytest.raises(BackendError, match=message):
        check_replicas(text)


TWO = ("packed_element = 1", "packed_element = 2")


@pytest.mark.parametrize("text", [linear(), blocked("[2, 1]", "[8, 4]", "[1, 1]")])
def test_two_elements_at_a_time(text: str) -> None:
    check_replicas(text.replace(*TWO))


@pytest.mark.parametrize(
    "text",
    [linear(register="[]", warp="[[8, 0]]"), blocked("[1, 1]", "[8, 4]", "[2, 1]")],
)
def test_threads_with_one_element_for_two(text: str) -> None:
    message = "takes 2 elements at a time, of which layout #a of a tensor of 16x4 does not give"
    with pytest.raises(BackendError, match=message):
        check_replicas(text.replace(*TWO))


def test_assembly_that_may_not_be_pure() -> None:
    """It is checked too, in what form Triton may write it."""
    unmarked = linear(warp="[[0, 0]]").replace(", pure = false", "")
    with pytest.raises(BackendError, match="may run several times"):
        check_replicas(unmarked)


def test_layouts_of_no_name() -> None:
    slice_ = "#ttg.slice<{dim = 2, parent = #a}>"
    with pytest.raises(BackendError, match="no layout can be read of Triton's inline assembly"):
        check_replicas(linear() + ASSEMBLY.replace("{0}", slice_))


@pytest.mark.triton
@pytest.mark.parametrize("name", ["cuda:80", "cuda:90", "cuda:100", "cuda:120"])
def test_default_plans_repeat_nothing(name: str) -> None:
    kernel = compile_graph(KERNELS["sdsa"].graph(repair=False), Target.parse(name))
    assert "= tt.elementwise_inline_asm " in kernel.binary.text("ttgir")
    assert kernel.binary.resources.registers <= 144
    assert kernel.binary.resources.stack_bytes == 0


@pytest.mark.triton
@pytest.mark.parametrize("num_warps", [1, 4])
def test_a_plan_with_work_for_one_warp(num_warps: int) -> None:
    plan: dict[str, int | str] = {"tile_rows": 16, "num_warps": num_warps, "scatter": "hits"}
    kernel = compile_graph(KERNELS["sdsa"].graph(repair=False), Target.parse("cuda:90"), plan)
    if num_warps == 1:
        assert "popc.b32" in kernel.emit("ptx")
        return
    message = r"a tensor of 16x4 in layout #\w+: plan scatter=scan, or fewer warps"
    with pytest.raises(BackendError, match=message):
        kernel.emit("ptx")


@pytest.mark.triton
@pytest.mark.parametrize(
    ("name", "plan"),
    [
        ("cuda:80", {}),
        ("cuda:90", {}),
        ("cuda:100", {}),
        ("cuda:120", {}),
        ("cuda:80", {"tile_keys": 128}),
        ("cuda:90", {"tile_keys": 128}),
        ("cuda:90", {"tile_keys": 16}),
        ("cuda:90", {"num_warps": 1, "max_registers": 255}),
        ("cuda:90", {"tile_rows": 64, "num_warps": 8}),
    ],
)
def test_scores_of_heads_repeat_nothing(name: str, plan: dict[str, int | str]) -> None:
    """They are laid out for hits, however the product and the heads' combination left them."""
    kernel = compile_graph(KERNELS["qsa"].graph(repair=False), Target.parse(name), plan)
    assert "popc.b32" in kernel.emit("ptx")


@pytest.mark.triton
def test_scores_of_heads_with_few_rows() -> None:
    plan: dict[str, int | str] = {"tile_rows": 32, "num_warps": 8, "scatter": "hits"}
    kernel = compile_graph(KERNELS["qsa"].graph(repair=False), Target.parse("cuda:90"), plan)
    message = r"a tensor of 32x4 in layout #\w+: plan scatter=scan, or fewer warps"
    with pytest.raises(BackendError, match=message):
        kernel.emit("ptx")


@pytest.mark.triton
@pytest.mark.parametrize("name", ["glm5", "deepseek-v32"])
def test_scores_of_heads_move_once(name: str) -> None:
    """From where their heads were combined to where all else is made of them, for atomics."""
    kernel = compile_graph(KERNELS[name].graph(repair=False), Target.parse("cuda:90"))
    ttgir = kernel.binary.text("ttgir")
    rows = 2 if name == "deepseek-v32" else 4
    moved = re.findall(rf"convert_layout .*: tensor<{rows}x64x(\S+), #linear\d*> ->", ttgir)
    assert moved == ["f32"]
    assert ttgir.count("tt.atomic_rmw") == 1
