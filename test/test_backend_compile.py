# SPDX-License-Identifier: Apache-2.0
"""Compiling with Triton, for every target and without a GPU."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from backend_kernels import SCALE, parse

from winnow.backend.binary import TEXT_LEVELS, Binary
from winnow.backend.compile import Options, compile_module, compile_ttir
from winnow.backend.emit import emit_ttir
from winnow.backend.toolchain import require_triton
from winnow.errors import BackendError, LoweringError
from winnow.targets import TARGETS, Target

pytestmark = pytest.mark.triton

HOPPER = Target.parse("cuda:90")

TRANSPOSE = """
"tt.func"() ({
^bb0(%x: !tt.ptr<f32>):
  %range = "tt.make_range"() {start = 0 : i32, end = 64 : i32} : () -> tensor<64xi32>
  %row = "tt.expand_dims"(%range) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
  %index = "tt.broadcast"(%row) : (tensor<1x64xi32>) -> tensor<64x64xi32>
  %xs = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<64x64x!tt.ptr<f32>>
  %p = "tt.addptr"(%xs, %index)
      : (tensor<64x64x!tt.ptr<f32>>, tensor<64x64xi32>) -> tensor<64x64x!tt.ptr<f32>>
  %v = "tt.load"(%p) {operandSegmentSizes = array<i32: 1, 0, 0>, cache = 1 : i32, evict = 1 : i32,
      isVolatile = false} : (tensor<64x64x!tt.ptr<f32>>) -> tensor<64x64xf32>
  %t = "tt.trans"(%v) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
  "tt.store"(%p, %t) {cache = 1 : i32, evict = 1 : i32}
      : (tensor<64x64x!tt.ptr<f32>>, tensor<64x64xf32>) -> ()
  "tt.return"() : () -> ()
}) {sym_name = "transpose", sym_visibility = "public", function_type = (!tt.ptr<f32>) -> (),
    arg_attrs = [{winnow.arg = "x"}],
    winnow.plan = {num_stages = 1 : i32, num_warps = 4 : i32, target = "cuda:90"}} : () -> ()
"""
"""It goes through shared memory."""


@pytest.fixture(scope="module")
def binary() -> Binary:
    return compile_module(parse(), HOPPER)


@pytest.mark.parametrize("name", TARGETS)
def test_every_target(name: str) -> None:
    target = Target.parse(name)
    binary = compile_module(parse(target=name), target)
    assert binary.machine_code.startswith(b"\x7fELF")
    for level in binary.asm.keys() & set(TEXT_LEVELS[target.backend]):
        assert "scale" in binary.text(level)
    stages = [timing.name for timing in binary.stage_timings]
    assert ["ttir", *stages] == list(binary.asm)
    resources = binary.resources
    assert 0 < resources.registers <= 256
    assert resources.stack_bytes == 0
    assert resources.shared_bytes <= target.shared_memory


@pytest.mark.parametrize("name", ["cuda:80", "cuda:90", "cuda:100", "cuda:120"])
def test_disassembly(name: str) -> None:
    sass = compile_module(parse(target=name), Target.parse(name)).text("sass")
    assert "Function:scale" in sass
    assert "EXIT" in sass


def test_code_that_can_not_be_disassembled(binary: Binary) -> None:
    """As when Triton's disassembler is older than its assembler."""
    nonsense = replace(binary, asm={**binary.asm, "cubin": b"nonsense"})
    with pytest.raises(BackendError, match="Triton's disassembler can't read code for cuda:90"):
        nonsense.text("sass")


def test_levels_of_another_backend(binary: Binary) -> None:
    with pytest.raises(
        BackendError, match="cuda:90 has no amdgcn, but ttir, ttgir, llir, ptx, sass"
    ):
        binary.text("amdgcn")


def test_source_lines_go_all_the_way_down(binary: Binary) -> None:
    assert '"scale.py":7:3' in binary.text("ttgir")
    assert 'DIFile(filename: "scale.py"' in binary.text("llir")
    assert re.search(r"\.loc\s+\d+ 7 3\b", binary.text("ptx"))


def test_options_reach_triton(binary: Binary) -> None:
    assert '"ttg.num-warps" = 4' in binary.text("ttgir")
    assert binary.metadata["num_stages"] == 3
    assert binary.metadata["enable_fp_fusion"] is False
    other = compile_ttir(emit_ttir(parse()), Options(num_warps=8, num_stages=1), HOPPER)
    assert '"ttg.num-warps" = 8' in other.text("ttgir")
    assert other.metadata["num_stages"] == 1


def test_most_registers_reach_triton() -> None:
    plan = "winnow.plan = {num_stages = 3 : i32, "
    for most in (24, 255):
        module = parse(SCALE.replace(plan, f"{plan}max_registers = {most} : i32, "))
        binary = compile_module(module, HOPPER)
        assert f".maxnreg {most}" in binary.text("ptx")
        assert binary.resources.registers <= most
    assert ".maxnreg" not in compile_module(parse(), HOPPER).text("ptx")


def test_register_usage_reaches_the_assembler(monkeypatch: pytest.MonkeyPatch) -> None:
    options = Options(num_warps=4, num_stages=1, register_usage=3)
    ttir, level = emit_ttir(parse()), "--register-usage-level=3"
    assert compile_ttir(ttir, options, HOPPER).metadata["ptx_options"] == level
    monkeypatch.setenv("PTXAS_OPTIONS", "--opt-level=2")
    both = f"{level} --opt-level=2"
    assert compile_ttir(ttir, options, HOPPER).metadata["ptx_options"] == both


def test_more_register_usage_than_there_is() -> None:
    plan = "winnow.plan = {"
    module = parse(SCALE.replace(plan, f"{plan}register_usage = 11 : i32, "))
    with pytest.raises(LoweringError, match="register_usage must be at most 10, but is 11"):
        compile_module(module, HOPPER)


@pytest.mark.parametrize("name", ["num_warps", "num_stages", "max_registers", "register_usage"])
def test_options_that_are_not_positive(name: str) -> None:
    kept = re.sub(rf"{name} = \d+ : i32, ", "", SCALE)
    text = kept.replace("winnow.plan = {", f"winnow.plan = {{{name} = 0 : i32, ")
    with pytest.raises(LoweringError, match=rf"{name} must be (positive|a power .*), but is 0"):
        compile_module(parse(text), HOPPER)


def test_products_and_sums_stay_apart() -> None:
    text = SCALE.replace(
        '"gpu.barrier"() : () -> ()', "%sum = arith.addf %scaled, %factors : tensor<128xf32>"
    ).replace('"tt.store"(%target, %scaled', '"tt.store"(%target, %sum')
    ptx = compile_module(parse(text), HOPPER).text("ptx")
    assert re.search(r"\bmul(\.rn)?\.f32", ptx)
    assert re.search(r"\badd(\.rn)?\.f32", ptx)
    assert "fma" not in ptx


def test_alignment_reaches_triton() -> None:
    """Stores of four elements to the aligned buffer, loads of one from the other."""
    text = SCALE.replace("array<i32: 1, 1, 0>", "array<i32: 1, 0, 0>").replace(
        '"tt.load"(%source, %inside)', '"tt.load"(%source)'
    )
    text = text.replace(
        "tensor<128x!tt.ptr<f32>>, tensor<128xi1>) -> ", "tensor<128x!tt.ptr<f32>>) -> "
    )
    text = text.replace('"tt.store"(%target, %scaled, %inside)', '"tt.store"(%target, %scaled)')
    text = text.replace("tensor<128xf32>, tensor<128xi1>) -> ()", "tensor<128xf32>) -> ()")
    ptx = compile_ttir(emit_ttir(parse(text)), Options(1, 1), HOPPER).text("ptx")
    assert "st.global.v4" in ptx
    assert "ld.global.v" not in ptx


def test_files_round_trip(binary: Binary) -> None:
    again = Binary.from_files(HOPPER, binary.to_files())
    cached = tuple(timing._replace(cached=True) for timing in binary.stage_timings)
    assert again == replace(binary, stage_timings=cached)
    assert again.resources == binary.resources


def test_too_much_shared_memory() -> None:
    needed = compile_module(parse(TRANSPOSE), HOPPER).resources.shared_bytes
    assert compile_module(parse(TRANSPOSE), replace(HOPPER, shared_memory=needed))
    wanted = f"needs {needed} bytes of shared memory a CTA, but cuda:90 has {needed - 1}"
    with pytest.raises(BackendError, match=wanted):
        compile_module(parse(TRANSPOSE), replace(HOPPER, shared_memory=needed - 1))


def test_what_triton_can_not_read(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BackendError, match=r"Triton can't compile .* for cuda:90") as raised:
        compile_ttir("nonsense", Options(4, 3), HOPPER)
    path = re.search(r"compile (\S+) for", str(raised.value))
    assert path
    assert Path(path[1]).read_text() == "nonsense"
    assert "'nonsense'" in capfd.readouterr().err
    Path(path[1]).unlink()
    Path(path[1]).parent.rmdir()


def test_modules_without_a_plan() -> None:
    with pytest.raises(LoweringError, match=r"winnow.plan has no num_warps"):
        compile_module(parse(SCALE.replace("num_warps = 4 : i32, ", "")), HOPPER)


@pytest.mark.parametrize("version", ["3.5.1", "3.10.0", "4.0.0+git1234", "unknown"])
def test_other_versions_of_triton(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    monkeypatch.setattr(require_triton(), "__version__", version)
    wanted = re.escape(f"Triton {version} is not supported: install triton>=3.6,<3.10")
    with pytest.raises(BackendError, match=wanted):
        compile_module(parse(), HOPPER)


@pytest.mark.parametrize("version", ["3.6.0", "3.9.1", "3.7.0+git1234"])
def test_supported_versions_of_triton(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    triton = require_triton()
    monkeypatch.setattr(triton, "__version__", version)
    assert require_triton() is triton


def test_no_triton(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "triton", None)
    with pytest.raises(
        BackendError, match=r"Triton can't be imported .*: install triton>=3.6,<3.10"
    ):
        compile_module(parse(), HOPPER)


def test_compiling_needs_no_torch() -> None:
    code = (
        "import sys, backend_kernels\n"
        "from winnow.backend.compile import compile_module\n"
        "from winnow.targets import Target\n"
        "compile_module(backend_kernels.parse(), Target.parse('cuda:90'))\n"
        "assert 'torch' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parent)
