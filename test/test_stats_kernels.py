# SPDX-License-Identifier: Apache-2.0
"""The stats of real kernels, and how `winnow compile` prints them."""

from __future__ import annotations

import io
import re
from dataclasses import replace

import pytest
from backend_kernels import parse
from rich.console import Console

from winnow.backend.compile import compile_module
from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.backend.toolchain import require_triton
from winnow.cli.main import main
from winnow.cli.stats_report import SPILLS, SPILLS_TO_LANES, print_main_loop, print_resources
from winnow.errors import BackendError
from winnow.kernels import KERNELS
from winnow.stats.kernel_stats import KernelStats, kernel_stats, main_loop
from winnow.stats.sass import parse_sass
from winnow.targets import Target

pytestmark = pytest.mark.triton

HOPPER = Target.parse("cuda:90")
ROWS, KEYS, DIM = 128, 64, 128
WARPS = 8
PLAN: dict[str, int | str] = {
    "tile_rows": ROWS,
    "tile_keys": KEYS,
    "num_warps": WARPS,
    "scatter": "hits",
}
PRODUCTS = {
    "cuda:80": (16 * 8 * 16, 1),
    "cuda:90": (64 * 64 * 16, 4),
    "cuda:120": (16 * 8 * 16, 1),
}
"""What an instruction multiplies, and how many warps it takes to issue it."""


def sdsa(target: str) -> Kernel:
    return compile_graph(KERNELS["sdsa"].graph(repair=False), Target.parse(target), PLAN)


@pytest.mark.parametrize("target", PRODUCTS)
def test_an_iteration_scores_a_tile(target: str) -> None:
    """Or instructions per score would be of some other number of scores."""
    stats = kernel_stats(sdsa(target))
    assert stats.main_loop is not None
    products, warps = PRODUCTS[target]
    issued = stats.main_loop.always["mma"] * WARPS // warps
    assert issued * products == ROWS * KEYS * DIM
    assert stats.scores_per_thread == ROWS * KEYS / (WARPS * 32)


def test_values_that_registers_have_no_room_for() -> None:
    module = KERNELS["sdsa"].graph(repair=False)
    loads = {}
    for registers in (64, 255):
        plan: dict[str, int | str] = {"tile_keys": 64, "max_registers": registers}
        stats = kernel_stats(compile_graph(module, HOPPER, plan))
        assert stats.resources.registers <= registers
        assert (stats.resources.stack_bytes > 0) == (registers == 64)
        assert stats.main_loop is not None
        loads[registers] = stats.main_loop.local_loads
    assert loads[64] > loads[255] == 0


def test_a_product_that_one_warp_issues() -> None:
    if require_triton().__version__.startswith("3.6."):
        pytest.skip("this Triton can't compile it")
    loop = kernel_stats(sdsa("cuda:100")).main_loop
    assert loop is not None
    assert loop.conditional["mma"] == DIM // 16
    assert "mma" not in loop.always


def test_a_target_without_sass() -> None:
    with pytest.raises(BackendError, match="hip:gfx942 has no SASS"):
        kernel_stats(compile_graph(KERNELS["sdsa-scores"].graph(), Target.parse("hip:gfx942")))


def test_printed_beside_what_is_emitted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "sdsa", "--no-repair", "--emit", "tile", "--stats"]) == 0
    output, errors = capsys.readouterr()
    assert "tile.scatter" in output
    stats = kernel_stats(compile_graph(KERNELS["sdsa"].graph(repair=False), HOPPER))
    assert stats.main_loop is not None
    table = dict(re.findall(r"^(\S.*?) {2,}([\d,.]+)", errors, re.MULTILINE))
    assert table["registers of a thread"] == str(stats.resources.registers)
    assert table["shared memory of a CTA, bytes"] == f"{stats.resources.shared_bytes:,}"
    assert table["stores to the stack in the main loop"] == str(stats.main_loop.local_stores)
    assert table["mma"] == str(stats.main_loop.always["mma"])
    per_score = stats.per_score(stats.main_loop.conditional)
    assert re.search(
        rf"^per score( +[\d.]+) +{per_score:.2f}( +[\d.]+){{2}}$", errors, re.MULTILINE
    )


@pytest.mark.parametrize(
    ("target", "product"),
    [
        ("hip:gfx942", "v_mfma_f32_16x16x16_bf16"),
        ("hip:gfx950", "v_mfma_f32_16x16x32_bf16"),
        ("cuda:80", "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32"),
    ],
)
def test_what_is_said_of_any_target(
    target: str, product: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compile", "sdsa-scores", "--target", target, "--stats"]) == 0
    errors = capsys.readouterr().err
    kernel = compile_graph(KERNELS["sdsa-scores"].graph(), Target.parse(target))
    table = dict(re.findall(r"^(\S.*?) {2,}([\d,.]+)", errors, re.MULTILINE))
    assert table["registers of a thread"] == str(kernel.binary.resources.registers)
    assert table["shared memory that there is"] == f"{kernel.target.shared_memory:,}"
    assert re.search(rf"^\d+ x {re.escape(product)}$", errors, re.MULTILINE)
    not_counted = f"the main loop's instructions are not counted: {target} has no SASS"
    assert (not_counted in errors.splitlines()) == target.startswith("hip")
    assert SPILLS not in errors
    for kind in ("scalar", "vector"):
        spills = table.get(f"stores that spill {kind} registers")
        assert spills == (None if target.startswith("cuda") else "0")


def test_scalar_registers_that_do_not_suffice(capsys: pytest.CaptureFixture[str]) -> None:
    """Not one is on the stack: they are in lanes of vector registers."""
    words = ["sdsa", "--no-repair", "--target", "hip:gfx942"]
    assert main(["compile", *words, "--stats", "--emit", "amdgcn"]) == 0
    code, errors = capsys.readouterr()
    table = dict(re.findall(r"^(\S.*?) {2,}([\d,.]+)", errors, re.MULTILINE))
    (spills,) = re.findall(r"\.sgpr_spill_count: +(\d+)", code)
    assert int(spills) > 0
    assert table["stores that spill scalar registers"] == spills
    assert table["stores that spill vector registers"] == "0"
    assert table["stack of a thread, bytes"] == "0"
    assert "shared memory of a workgroup, bytes" in table
    assert SPILLS_TO_LANES in errors.splitlines()


def test_registers_that_do_not_suffice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "sdsa-scores", "--max-registers", "32", "--stats"]) == 0
    assert SPILLS in capsys.readouterr().err


def test_a_kernel_without_products() -> None:
    binary = compile_module(parse(), HOPPER)
    code = parse_sass(binary.listing, "scale")
    assert code[-1].address == 16 * (len(code) - 1)
    stats = KernelStats(binary.resources, main_loop(code), None)
    out = Console(file=io.StringIO(), width=100)
    print_resources(binary, stats.main_loop, out)
    print_main_loop(stats, out)
    assert isinstance(out.file, io.StringIO)
    lines = out.file.getvalue().splitlines()
    assert lines[-1] == "no loop holds a product of matrices"
    assert [line.split()[:3] for line in lines[2:5]] == [
        ["registers", "of", "a"],
        ["stack", "of", "a"],
        ["shared", "memory", "of"],
    ]


def test_code_that_can_not_be_disassembled() -> None:
    binary = replace(compile_module(parse(), HOPPER), asm={"cubin": b"nonsense"})
    with pytest.raises(BackendError, match="Triton's disassembler can't read code for cuda:90"):
        _ = binary.listing


def test_all_of_a_long_kernel_is_disassembled() -> None:
    """Past the 4096 instructions whose addresses have four digits, too."""
    binary = compile_graph(KERNELS["sdsa"].graph(), HOPPER).binary
    count = len(parse_sass(binary.listing, "sdsa"))
    scheduled = re.findall(r"^[-\d]{2}:.:.:.:.\t", binary.text("sass"), re.MULTILINE)
    assert len(scheduled) == count > 4096
