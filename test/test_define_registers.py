# SPDX-License-Identifier: Apache-2.0
"""Registers that Triton leaves undefined are defined, and no others are changed."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from golden_stats import triton_version

from winnow.backend.define_registers import define_registers
from winnow.backend.driver import compile_graph
from winnow.kernels import KERNELS
from winnow.targets import Target

LOAD = "\t@%p1 ld.shared.b32 %r7, [ %r3 + 0 ];"


@pytest.mark.parametrize(
    ("load", "definition"),
    [
        (LOAD, "\tmov.b32 %r7, 0;"),
        ("@!%p1 ld.shared.b32 %r7, [ %r3 + 16 ];", "\tmov.b32 %r7, 0;"),
        ("\t@%p20 ld.shared.b64 %rd7, [ %r3 + 0 ];", "\tmov.b64 %rd7, 0;"),
        ("\t@%p20 ld.shared.b16 %rs7, [ %r3 + 0 ];", "\tmov.b16 %rs7, 0;"),
    ],
)
def test_what_only_a_predicated_load_sets(load: str, definition: str) -> None:
    around = ["\tadd.s32 \t%r3, %r7, %r2;", "\t// begin inline asm"]
    after = ["\t// end inline asm", "\tst.shared.b32 [%r3], %r7;", "\tbra \t$L__BB0_1;"]
    found = define_registers("\n".join([*around, load, *after]))
    assert found.split("\n") == [*around, definition, load, *after]


@pytest.mark.parametrize(
    "ptx",
    [
        f"\tmov.u32 %r7, %r2;\n{LOAD}",
        f"\tmov.u32 %r7, 0x1;\n{LOAD}",
        f"{LOAD}\n\t@%p2 mov.b32 \t%r7, %r9;",
        f"\tld.shared.v2.b32 \t{{%r6, %r7}}, [%r3];\n{LOAD}",
        f"\tld.shared.v2.b32 \t{{ %r7, %r6 }}, [%r3];\n{LOAD}",
        "\t@%p1 ld.shared.b32 %r7, [ %r7 + 0 ];",
        "\tld.shared.b32 \t%r7, [%r3];",
        "\t@%p1 ld.global.b32 { %r7 }, [ %rd3 + 0 ];",
        "\t@%p1 st.shared.b32 [ %r7 + 0 ], %r3;",
        "\t// @%p1 ld.shared.b32 %r7, [ %r3 + 0 ];",
        "",
    ],
)
def test_what_stays_as_it_is(ptx: str) -> None:
    assert define_registers(ptx) == ptx


@pytest.mark.triton
def test_no_load_of_a_kernel_leaves_a_register_undefined() -> None:
    ptx = compile_graph(KERNELS["qsa"].graph(), Target.parse("cuda:90")).emit("ptx")
    loaded = re.findall(r"^\s*@!?%p\d+ ld\.shared\.\w+ (%\w+), ", ptx, re.MULTILINE)
    results = Counter(re.findall(r"^\s*[a-z][\w.:]*\s+(%\w+), ", ptx, re.MULTILINE))
    assert {register: results[register] for register in loaded if not results[register]} == {}
    assert bool(loaded) == (triton_version() in ("3.6", "3.7"))
