# SPDX-License-Identifier: Apache-2.0
"""Locations that number ops name nothing but lines of the source and ops that are there."""

from __future__ import annotations

import re

import pytest

from winnow.backend.driver import compile_graph
from winnow.kernels import KERNELS
from winnow.report.listing import Listing
from winnow.report.mlir_listing import read_mlir
from winnow.report.numbering import name_source, number_ops
from winnow.targets import Target

PLACE = re.compile(r'"([^"\n]*)":(\d+):(\d+)')


def ops_of(listing: Listing) -> set[int]:
    return {op for line in listing for op in line.ops}


@pytest.mark.parametrize("kernel", KERNELS)
def test_locations_that_triton_gets(kernel: str) -> None:
    """Block arguments and terminators among them, which the text of ``tt`` does not locate."""
    module, source = name_source(KERNELS[kernel].graph())
    levels = number_ops(compile_graph(module, Target.parse("cuda:90"))).lowered.levels
    tt = read_mlir(levels["tt"].located, numbered=True)
    places = set(PLACE.findall(levels["ttir"].located))
    lines = range(1, source.text.count("\n") + 1)
    assert {file for file, line, _ in places if int(line)} == {source.name}
    assert {int(line) for _, line, _ in places} <= {0, *lines}
    assert {int(column) for _, _, column in places} == ops_of(tt)


def test_ends_of_regions_are_linked_to_the_op_around() -> None:
    module, _ = name_source(KERNELS["sdsa"].graph())
    levels = number_ops(compile_graph(module, Target.parse("cuda:90"))).lowered.levels
    ttir = read_mlir(levels["ttir"].located, numbered=True)
    around: list[tuple[int, ...]] = []
    ends = 0
    for line in ttir:
        if line.text.lstrip().startswith("}"):
            around.pop()
        if '"scf.yield"() ' in line.text:
            assert line.ops == around[-1]
            ends += 1
        if line.text.endswith("{"):
            around.append(line.ops)
    assert ends
