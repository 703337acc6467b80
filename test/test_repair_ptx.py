# SPDX-License-Identifier: Apache-2.0
"""The order of a repairing kernel's arrival in PTX: writes, a barrier, an atomic that releases."""

from __future__ import annotations

import re

import pytest

from winnow.backend.driver import compile_graph
from winnow.kernels.sdsa import sdsa
from winnow.targets import Target

pytestmark = pytest.mark.triton


def test_a_barrier_stands_between_what_a_program_did_and_its_arrival() -> None:
    ptx = compile_graph(sdsa(top_k=64), Target.parse("cuda:90")).emit("ptx")
    assert len(re.findall(r"\.entry\b", ptx)) == 1
    lines = [line.strip() for line in ptx.splitlines()]
    arrival = next(n for n, line in enumerate(lines) if "acq_rel" in line)
    assert re.search(r"atom\.global\.gpu\.acq_rel\.add\.u32", lines[arrival])
    barrier = max(n for n, line in enumerate(lines[:arrival]) if line.startswith("bar.sync"))
    accesses = [n for n, line in enumerate(lines) if re.search(r"\b(ld|st|atom)\.global", line)]
    assert any(n < barrier for n in accesses)
    assert not any(barrier < n < arrival for n in accesses)


def test_that_barrier_is_not_left_to_triton() -> None:
    """Triton may put one there by itself, for the threads' loads from shared memory."""
    ttir = compile_graph(sdsa(top_k=64), Target.parse("cuda:90")).emit("ttir")
    lines = [line.strip() for line in ttir.splitlines()]
    arrival = next(
        n for n, line in enumerate(lines) if "tt.atomic_rmw" in line and "sem = 4" in line
    )
    barrier = max(n for n, line in enumerate(lines[:arrival]) if line.startswith('"gpu.barrier"'))
    effects = re.compile(r'"tt\.(load|store|atomic\w*|elementwise_inline_asm)"|"scf\.')
    assert not any(map(effects.search, lines[barrier:arrival]))


def test_there_is_no_such_order_without_a_repair() -> None:
    ptx = compile_graph(sdsa(top_k=64, repair=False), Target.parse("cuda:90")).emit("ptx")
    assert "atom.global" in ptx
    assert "acq_rel" not in ptx
