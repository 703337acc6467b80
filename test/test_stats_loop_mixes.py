# SPDX-License-Identifier: Apache-2.0
"""Every loop of a function, and what its own instructions are for."""

from __future__ import annotations

from sass_listings import make_listing

from winnow.stats.kernel_stats import Counts
from winnow.stats.loops import LoopMix, loop_mixes
from winnow.stats.sass import parse_sass


def loops_of(*instructions: str) -> list[LoopMix]:
    return loop_mixes(parse_sass(make_listing("f", *instructions), "f"))


def test_code_without_loops() -> None:
    assert loops_of("NOP", "EXIT") == []


def test_loops_in_loops() -> None:
    found = loops_of(
        "NOP",
        "HMMA.16816.F32 R4, R4, R8, R4",  # 0x10: the outer loop
        "LDG.E R1, [R2]",  # 0x20: the inner one
        "@P0 BRA 0x20",
        "FADD R1, R1, R2",
        "@P1 BRA 0x10",
        "STG.E [R2], R1",  # 0x60: another
        "@P2 BRA 0x60",
        "EXIT",
    )
    outer: Counts = {"mma": 1, "float": 1, "control": 1}
    assert found == [
        LoopMix(0x10, 0, True, (0x10, 0x40, 0x50), outer),
        LoopMix(0x20, 1, False, (0x20, 0x30), {"memory": 1, "control": 1}),
        LoopMix(0x60, 0, False, (0x60, 0x70), {"memory": 1, "control": 1}),
    ]
