# SPDX-License-Identifier: Apache-2.0
"""The main loop's instructions, by what they are for and by how they are run."""

from __future__ import annotations

import pytest
from sass_listings import make_listing

from winnow.backend.binary import Resources
from winnow.stats.categories import CATEGORIES, category_of
from winnow.stats.kernel_stats import KernelStats, MainLoop, main_loop
from winnow.stats.sass import parse_sass

OPCODES = {
    "mma": "HGMMA.64x64x16.F32.BF16 HMMA.16816.F32.BF16 QMMA.16832.F32.E4M3.E4M3 IMMA.16832.S8.S8"
    " QGMMA.64x64x32.F32.E4M3.E4M3 UTCHMMA UTCQMMA OMMA.SF.16864.F32.E2M1.E2M1",
    "memory": "LDG.E.64 STG.E LDS.128 STS LDL.LU STL.64 LDSM.16.M88.4 STSM.16 LDGSTS.E.BYPASS.128"
    " ATOMG.E.ADD.STRONG.GPU ATOMS.ADD RED.E.ADD REDG.E.ADD UTMALDG.2D LDTM.x32 LD.E ST.E"
    " CCTL.IVALL",
    "constants": "LDC.64 ULDC LDCU.64",
    "integer": "IADD3 IADD3.X IMAD.WIDE.U32 IMAD LOP3.LUT SHF.R.U32.HI LEA.HI.X ISETP.GE.AND POPC"
    " FLO.U32 VIADD VIMNMX3 VIADDMNMX SEL PRMT SGXT.U32 UIADD3 ULOP3.LUT USHF.L.U32 PLOP3.LUT UFLO"
    " USEL IABS",
    "float": "FADD FMUL.FTZ FFMA FSETP.GT.AND FSEL FMNMX FMNMX3 HADD2.F32 HFMA2.BF16_V2 MUFU.EX2"
    " F2FP.BF16.F32.PACK_AB I2FP.F32.U32 F2I.FTZ.U32 I2F.RP FADD2 DADD FCHK",
    "move": "MOV IMAD.MOV.U32 UMOV S2R S2UR CS2R R2UR P2R R2P UP2UR HFMA2.MMA",
    "lanes": "SHFL.BFLY VOTE.ANY VOTEU.ALL REDUX.SUM CREDUX.MAX MATCH.ANY ELECT",
    "sync": "BAR.SYNC.DEFER_BLOCKING DEPBAR.LE LDGDEPBAR MEMBAR.ALL.GPU FENCE.VIEW.ASYNC"
    " WARPSYNC.ALL WARPGROUP.ARRIVE SYNCS.PHASECHK.TRANS64.TRYWAIT ERRBAR"
    " CGAERRBAR UTCBAR NANOSLEEP",
    "control": "BRA BRA.U EXIT BSSY BSSY.RECONVERGENT BSYNC BREAK.RELIABLE CALL.REL.NOINC RET.REL",
    "other": "NOP UTCATOMSWS.AND PREEXIT",
}
NESTED = (
    "FADD R0, R0, R1",
    "HGMMA.64x64x16.F32 R24, gdesc[UR8], RZ",  # 1: peeled
    "HGMMA.64x64x16.F32 R24, gdesc[UR8], R24",  # 2: the loop
    "LDL R1, [R1]",
    "@P0 IADD3 R1, R1, 0x1, RZ",
    "@P1 BRA 0x90",
    "LDG.E R2, [R2.64]",  # 6: skipped
    "@P4 BRA 0x90",
    "STL [R1], R2",
    "BAR.SYNC 0x0",  # 9
    "POPC R3, R3",  # 10: a loop within
    "@P2 BRA 0xa0",
    "@P3 BRA 0x20",  # 12
    "HGMMA.64x64x16.F32 R24, gdesc[UR8], R24",  # 13: another loop
    "@P3 BRA 0xd0",
    "EXIT",
)


@pytest.mark.parametrize("category", CATEGORIES)
def test_categories(category: str) -> None:
    assert {opcode: category_of(opcode) for opcode in OPCODES[category].split()} == dict.fromkeys(
        OPCODES[category].split(), category
    )


def test_the_first_loop_around_a_product() -> None:
    loop = main_loop(parse_sass(make_listing("f", *NESTED), "f"))
    assert loop == MainLoop(
        always={"mma": 1, "memory": 1, "integer": 1, "sync": 1, "control": 2},
        conditional={"memory": 1, "control": 1},
        nested={"memory": 1},
        inner={"integer": 1, "control": 1},
        local_loads=1,
        local_stores=1,
    )


def test_the_innermost_loop_around_a_product() -> None:
    code = ["NOP", "FADD R0, R0, R0", "HMMA.16816.F32 R4, R4, R4, R4", "@P0 BRA 0x20"]
    loop = main_loop(parse_sass(make_listing("f", *code, "@P1 BRA 0x10", "EXIT"), "f"))
    assert loop is not None
    assert loop.always == {"mma": 1, "control": 1}
    assert (loop.conditional, loop.nested, loop.inner) == ({}, {}, {})


@pytest.mark.parametrize(
    "code", [["HMMA.16816.F32 R4, R4, R4, R4"], ["NOP", "NOP", "@P0 BRA 0x10"]]
)
def test_no_loop_around_a_product(code: list[str]) -> None:
    assert main_loop(parse_sass(make_listing("f", *code, "EXIT"), "f")) is None


def test_instructions_per_score() -> None:
    stats = KernelStats(Resources(80, 0, 1024), None, scores_per_thread=32)
    assert stats.per_score({"mma": 8, "float": 64}) == 2.25
    assert KernelStats(Resources(80, 0, 1024), None, None).per_score({"mma": 8}) is None
