# SPDX-License-Identifier: Apache-2.0
"""Where lines of each level come from, read off small texts."""

from __future__ import annotations

import pytest
from torch_mlir import ir

from winnow.dialects import make_context
from winnow.errors import BackendError
from winnow.pipeline.instrumentation import module_text
from winnow.report.assembly_listing import read_assembly
from winnow.report.listing import Line, Listing
from winnow.report.llvm_listing import read_llvm
from winnow.report.mlir_listing import read_mlir
from winnow.report.numbering import name_source
from winnow.report.op_counts import count_level
from winnow.report.sass_listing import link_sass

MODULE = """module {
  func.func @f(%arg0: i32, %arg1: i1) -> i32 {
    %0 = scf.if %arg1 -> (i32) {
      %1 = arith.addi %arg0, %arg0 : i32
      scf.yield %1 : i32
    } else {
      scf.yield %arg0 : i32
    }
    return %0 : i32
  }
}
"""


def links(listing: Listing) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    return [(line.sources, line.ops) for line in listing]


def test_a_module_is_its_own_source() -> None:
    module, source = name_source(ir.Module.parse(MODULE, make_context()))
    assert source.name == "f.mlir"
    assert source.text == MODULE + "\n"
    listing = read_mlir(module_text(module, locations=True))
    assert [line.text for line in listing] == MODULE.splitlines()
    sources = [line.sources for line in listing]
    # The last line of an op with regions has the op's own location, the line where it begins.
    assert sources == [(1,), (2,), (3,), (4,), (5,), (3,), (7,), (3,), (9,), (2,), (1,)]


def test_a_module_without_a_function() -> None:
    _, source = name_source(ir.Module.parse("", make_context()))
    assert source.name == "kernel.mlir"


def test_locations_of_parts_and_aliases() -> None:
    text = """#loc1 = loc("a.mlir":4:7)
%0 = "x.a"() : () -> i32 loc(#loc1)
%1 = "x.b"(%0) ({
^bb0(%2: i32 loc("a.mlir":9:9)):
  "x.c"(%2) : (i32) -> () loc(fused["a.mlir":3:8, #loc2])
}, {
}) : (i32) -> i32 loc("name"(#loc1))
"x.d"() {text = "loc(\\"no\\":1:1)"} : () -> () loc(unknown)
#loc2 = loc(callsite("a.mlir":5:6 at #loc1))
"""
    listing = read_mlir(text, numbered=True)
    assert [line.text for line in listing] == [
        '%0 = "x.a"() : () -> i32',
        '%1 = "x.b"(%0) ({',
        "^bb0(%2: i32):",
        '  "x.c"(%2) : (i32) -> ()',
        "}, {",
        "}) : (i32) -> i32",
        listing[6].text,
    ]
    assert links(listing) == [
        ((4,), (7,)),
        ((4,), (7,)),
        ((), ()),
        ((3, 4, 5), (6, 7, 8)),
        ((4,), (7,)),
        ((4,), (7,)),
        ((), ()),
    ]


def test_line_0_is_none() -> None:
    (line,) = read_mlir('"x.a"() : () -> () loc("a.mlir":0:12)', numbered=True)
    assert (line.sources, line.ops) == ((), (12,))


def test_llvm() -> None:
    text = """define void @f() !dbg !5 {
  %1 = add i32 1, 2, !dbg !7
  tail call void @llvm.nvvm.barrier0(), !dbg !8
  ret void
}
!7 = !DILocation(line: 3, column: 41, scope: !6)
!8 = distinct !DILocation(line: 0, scope: !6)
"""
    listing = read_llvm(text)
    assert [line.text for line in listing] == text.splitlines()
    assert links(listing)[:4] == [((), ()), ((3,), (41,)), ((), ()), ((), ())]
    assert count_level("llir", listing) == {"add": 1, "call": 1, "ret": 1}


PTX = """.version 8.8
.visible .entry f(
	.param .u64 f_param_0
)
{
	.reg .b32 	%r<9>;
	.loc	1 3 41                          // f.mlir:3:41
	mov.u32 	%r1, %tid.x;
	@%p1 bra 	$L__BB0_1;
	// begin inline asm
	{
.reg .b32 more;
	.loc	1 5 41                          // f.mlir:5:41
mov.b32 more, 0;
@!some bra.uni DONE;
DONE:
}

	// end inline asm
	add.s32 	%r2, %r1, 1;
$L__BB0_1:
	.loc	1 0 12                          // f.mlir:0:12
	ret;
}
	.file	1 "f.mlir"
	.section	.debug_abbrev
"""


def test_ptx() -> None:
    """Inline assembly comes from where the directive before it says, and so does what follows."""
    listing = read_assembly(PTX)
    assert [line.text for line in listing] == PTX.splitlines()
    found = {line.text.strip(): (line.sources, line.ops) for line in listing}
    here = ((3,), (41,))
    for text in ("mov.u32 \t%r1, %tid.x;", "@%p1 bra \t$L__BB0_1;", "add.s32 \t%r2, %r1, 1;"):
        assert found[text] == here
    for text in ("mov.b32 more, 0;", "@!some bra.uni DONE;", "// begin inline asm"):
        assert found[text] == here
    assert found["ret;"] == ((), (12,))
    for text in (".reg .b32 \t%r<9>;", "$L__BB0_1:", '.file\t1 "f.mlir"', ".version 8.8"):
        assert found[text] == ((), ())
    assert count_level("ptx", listing) == {"mov": 2, "bra": 2, "add": 1, "ret": 1}


def test_assembly_of_amd() -> None:
    text = """f:
.Lfunc_begin0:
	.loc	1 2 0                           ; f.mlir:2:0
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	.loc	1 6 30 is_stmt 0                ; f.mlir:6:30
	;;#ASMSTART
	.loc	1 9 30
	v_mov_b32 v0, 0
	;;#ASMEND
	s_endpgm
.Lfunc_end0:
	.section	.AMDGPU.csdata
"""
    listing = read_assembly(text)
    assert links(listing)[3] == ((2,), ())
    assert links(listing)[7] == links(listing)[9] == ((6,), (30,))
    assert links(listing)[10:] == [((), ()), ((), ())]
    assert count_level("amdgcn", listing) == {"s_load_dwordx2": 1, "v_mov_b32": 1, "s_endpgm": 1}


def sass(*instructions: str) -> str:
    """As Triton prints them, after a label."""
    return "\n".join(["Function:f", "LBB0:", *(f"--:-:1:-:8\t{each};" for each in instructions)])


PLACES: Listing = (
    Line("\tmov.u32 \t%r1, 0;", (3,), (7,)),
    Line("\twgmma.mma_async.sync.aligned", (5,), (9,)),
    Line("\tadd.s32 \t%r1, %r1, 1;", (4,), (8,)),
)


def test_sass_has_the_links_of_ptx() -> None:
    text = sass("MOV R1, RZ", "NOP", "VIADD R1, R1, 0x1", "HGMMA.64x32x16.F32.BF16 R24", "EXIT")
    listing = link_sass(text, [0, 16, 32, 48, 64], {0: 1, 32: 3}, PLACES)
    assert [line.text for line in listing] == text.splitlines()
    assert links(listing)[:2] == [((), ()), ((), ())]
    assert links(listing)[2:] == [
        ((3,), (7,)),
        ((3,), (7,)),
        ((4,), (8,)),
        ((5,), (9,)),  # of all products, and not of the line before
        ((4,), (8,)),
    ]
    assert [line.is_noted for line in listing[2:]] == [True, False, True, True, False]
    names = ("MOV", "NOP", "VIADD", "HGMMA", "EXIT")
    assert count_level("sass", listing) == dict.fromkeys(names, 1)


def test_products_of_several_ops() -> None:
    places = (*PLACES, Line("\twgmma.mma_async.sync.aligned", (5,), (11,)))
    *_, line = link_sass(sass("HGMMA.64x32x16.F32.BF16 R24"), [0], {}, places)
    assert (line.sources, line.ops) == ((5,), ())


def test_other_instructions_than_addresses() -> None:
    with pytest.raises(BackendError, match="has 1 instructions, but 2 addresses"):
        link_sass(sass("EXIT"), [0, 16], {}, PLACES)
