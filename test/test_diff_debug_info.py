# SPDX-License-Identifier: Apache-2.0
"""Comparisons of Triton's texts leave out where code comes from, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from winnow.backend.driver import compile_graph
from winnow.cli.main import main
from winnow.diff.debug_info import without_debug_info
from winnow.kernels import KERNELS
from winnow.targets import Target

LEVELS = [("cuda:90", level) for level in ("ttgir", "llir", "ptx", "sass")]
LEVELS += [("hip:gfx942", "llir"), ("hip:gfx942", "amdgcn")]
PTX = """\
	.loc	1 66 0                          // indexer.py:66:0
	mov.u32 	%r1, %ctaid.x;
$L__tmp0:
	.loc	1 69 9                          // indexer.py:69:9
$L__BB0_1:
	bra.uni 	$L__BB0_1;
$L__func_end0:
}
	.file	1 "/a/indexer.py"
	.section	.debug_abbrev
	{
.b8 1                                   // Abbreviation Code
	}
	.section	.debug_macinfo	{	}
"""
AMDGCN = """\
.Lfunc_begin0:
	.cfi_startproc
	.file	1 "/a" "indexer.py"
	.loc	1 66 0 prologue_end             ; indexer.py:66:0
	s_branch .LBB0_0
.LBB0_0:
	.text
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"indexer.py"
	.section	".note.GNU-stack","",@progbits
"""
LLIR = """\
define void @f(ptr %0) #0 !dbg !6 {
  %2 = load i32, ptr %0, align 4, !range !9, !dbg !7
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "f.py", directory: "/a")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "f", type: !8)
!7 = !DILocation(line: 69, column: 9, scope: !6)
!8 = !{null, !10}
!9 = !{i32 0, i32 !11}
!10 = !{i32 1}
!11 = !{i32 7}
"""


def test_ptx() -> None:
    kept = "	mov.u32 	%r1, %ctaid.x;\n$L__BB0_1:\n	bra.uni 	$L__BB0_1;\n}\n"
    assert without_debug_info("ptx", PTX) == kept


def test_amdgcn() -> None:
    assert without_debug_info("amdgcn", AMDGCN).splitlines() == [
        "	s_branch .LBB0_0",
        ".LBB0_0:",
        "	.text",
        '	.section	".note.GNU-stack","",@progbits',
    ]


def test_llir() -> None:
    """What other nodes refer to stays."""
    assert without_debug_info("llir", LLIR).splitlines() == [
        "define void @f(ptr %0) #0 {",
        "  %2 = load i32, ptr %0, align 4, !range !9",
        "  ret void",
        "}",
        "",
        "!llvm.module.flags = !{!2}",
        "!9 = !{i32 0, i32 !11}",
        "!11 = !{i32 7}",
    ]


@pytest.mark.triton
@pytest.mark.parametrize(("target", "level"), LEVELS)
def test_instructions_stay(target: str, level: str) -> None:
    """But for locations, no line that holds more than a label or a directive is lost."""
    text = compile_graph(KERNELS["sdsa-scores"].graph(), Target.parse(target)).emit(level)
    code = re.compile(r"^\t(?!\.)\S.*|^  %\S+ = [^!\n]*", re.MULTILINE)
    kept = [line.rstrip(", ") for line in code.findall(without_debug_info(level, text))]
    body = re.split(r"^\s*\.section\s+\.debug", text, maxsplit=1, flags=re.MULTILINE)[0]
    assert kept == [line.rstrip(", ") for line in code.findall(body)]


@pytest.mark.triton
@pytest.mark.parametrize(("target", "level"), LEVELS)
def test_the_same_kernel_of_another_file(
    target: str, level: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is further down there, and lines are split, so that locations differ in number, too."""
    one, other = tmp_path / "one.mlir", tmp_path / "another-name.mlir"
    main(["compile", "sdsa-scores", "--target", target, "--emit", "tt", "-o", str(one)])
    text = one.read_text()
    other.write_text("\n\n" + re.sub(r"^(\s*%\S+ =) ", r"\1\n", text, flags=re.MULTILINE))
    arguments = ["--target", target, "--emit", level, "--no-resources"]
    assert main(["diff", str(one), str(other), *arguments]) == 0
    assert f"{level}: no difference\n" in capsys.readouterr().out
