# SPDX-License-Identifier: Apache-2.0
"""SASS is read as it is listed."""

from __future__ import annotations

import pytest
from sass_listings import make_listing

from winnow.errors import BackendError
from winnow.stats.sass import Instruction, parse_sass


def test_opcodes_with_modifiers_and_without() -> None:
    listing = make_listing(
        "f", "LDG.E.64 R2, desc[UR4][R2.64+0x10]", "@!P0 FADD R1, R1, -R2", "NOP"
    )
    first, second, third = parse_sass(listing, "f")
    assert first == Instruction(0, "LDG.E.64")
    assert first.name == "LDG"
    assert second == Instruction(16, "FADD")
    assert third == Instruction(32, "NOP")


@pytest.mark.parametrize(
    ("text", "target", "falls_through"),
    [
        ("BRA 0x20", 32, False),
        ("BRA.U 0x20", 32, False),
        ("@P1 BRA 0x20", 32, True),
        ("@!UP1 BRA 0x20", 32, True),
        ("BRA P1, 0x20", 32, True),
        ("BRA.U !UP0, 0x20", 32, True),
        ("BRA.DIV ~URZ, 0x20", 32, True),
        ("CALL.REL.NOINC 0x20", 32, True),
        ("EXIT", None, False),
        ("@P0 EXIT", None, True),
        ("RET.REL.NODEC R2 0x0", None, False),
        ("BSSY B0, 0x20", None, True),
        ("BSYNC B0", None, True),
    ],
)
def test_where_instructions_go(text: str, target: int | None, falls_through: bool) -> None:
    (found,) = parse_sass(make_listing("f", text), "f")
    assert (found.target, found.falls_through) == (target, falls_through)


def test_targets_with_notes_of_how_instructions_are_scheduled() -> None:
    text = make_listing("f", "@P0 BRA P1, 0x20", "LDC R1, c[0x0][0x37c]")
    noted = text.replace(" ;", "    &req={2} &wr=0x1   ?trans5;")
    assert noted != text
    assert (
        parse_sass(noted, "f")
        == parse_sass(text, "f")
        == [
            Instruction(0, "BRA", 32),
            Instruction(16, "LDC"),
        ]
    )


def test_one_function_of_several() -> None:
    listing = make_listing("f", "NOP", "EXIT") + make_listing("g", "EXIT")
    assert [each.opcode for each in parse_sass(listing, "f")] == ["NOP", "EXIT"]
    assert [each.opcode for each in parse_sass(listing, "g")] == ["EXIT"]


def test_a_function_that_is_not_there() -> None:
    with pytest.raises(BackendError, match="the disassembly has no instructions of g"):
        parse_sass(make_listing("f", "EXIT"), "g")


@pytest.mark.parametrize("text", ["BRX R2 -0x10", "@P0 JMX R2 -0x10", "BRA R2"])
def test_targets_that_are_not_stated(text: str) -> None:
    opcode = text.removeprefix("@P0 ").split()[0]
    with pytest.raises(BackendError, match=f"where {opcode} at 0x10 goes is not known"):
        parse_sass(make_listing("f", "NOP", text), "f")
