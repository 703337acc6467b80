# SPDX-License-Identifier: Apache-2.0
"""Pictures of op graphs: every op has a box, every value an edge, and none is over another."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from winnow.kernels import KERNELS
from winnow.report.graph_nodes import Node, read_graph, size_of
from winnow.report.graph_picture import draw_graph
from winnow.report.numbering import name_source


def overlap(one: Node, other: Node) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


@pytest.mark.parametrize("kernel", KERNELS)
def test_pictures(kernel: str) -> None:
    module, source = name_source(KERNELS[kernel].graph())
    nodes, edges = read_graph(module)
    lines = source.text.splitlines()
    operations = list(module.body.operations[0].operation.regions[0].blocks[0].operations)[:-1]
    assert [node.title for node in nodes] == [op.operation.name for op in operations]
    for node in nodes:
        assert node.title in lines[node.source - 1]
    text = "\n".join(lines[node.source - 1] for node in nodes)
    results = re.findall(r"^ *%[\w-]+ =", text, re.MULTILINE)
    assert len(edges) == len(re.findall(r"%(?!arg)", text)) - len(results)
    for edge in edges:
        assert edge.start.rank < edge.end.rank
        assert edge.start.foot < edge.end.y
    boxes = [*nodes, *(lane for edge in edges for lane in edge.lanes)]
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
    assert size_of(nodes)[0] <= 1240


def test_svg() -> None:
    module, _ = name_source(KERNELS["qsa"].graph())
    nodes, edges = read_graph(module)
    root = ElementTree.fromstring(draw_graph(nodes, edges))
    groups = [each for each in root.iter("g") if each.attrib["class"] == "node"]
    assert [int(each.attrib["data-source"]) for each in groups] == [n.source for n in nodes]
    words = " ".join(root.itertext())
    for text in ("winnow.reduce_heads", 'kind = "max"', "tensor<?x4x?xf32>", "top_k = 512"):
        assert text in words
    assert "operandSegmentSizes" not in words
    edge_paths = [each for each in root.iter("path") if each.attrib.get("class") == "edge"]
    assert len(edge_paths) == len(edges)
