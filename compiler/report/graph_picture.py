# SPDX-License-Identifier: Apache-2.0
"""Draws an op graph as SVG."""

from __future__ import annotations

from html import escape
from itertools import pairwise

from winnow.report.graph_nodes import LINE, PADDING, Edge, Node, size_of

MARGIN = 4.0
STRAIGHT, BEND = 20.0, 26.0
"""Pixels below a rank, past the types of values, and those of a curve's ends."""
LETTER = 6.2
"""A letter's width in the type at an edge."""


def draw_graph(nodes: list[Node], edges: list[Edge]) -> str:
    """An ``svg`` element, each box with its source line as ``data-source``."""
    width, height = (size + 2 * MARGIN for size in size_of(nodes))
    parts = [
        f'<svg class="graph" role="img" aria-label="the op graph" width="{width:.0f}"'
        f' viewBox="{-MARGIN} {-MARGIN} {width:.0f} {height:.0f}">',
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7"'
        ' markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>',
        *(_edge(edge, edges) for edge in edges),
        *map(_node, nodes),
        "</svg>",
    ]
    return "\n".join(parts)


def _edge(edge: Edge, edges: list[Edge]) -> str:
    """A curve from the middle of one box's foot to a place of its own on the other's head."""
    into = sorted((e for e in edges if e.end is edge.end), key=lambda e: e.stops[-2].middle)
    share = (into.index(edge) + 1) / (len(into) + 1)
    start = edge.start
    x, path = start.middle, [f"M{start.middle:.1f} {start.y + start.height:.1f}"]
    for above, below in pairwise(edge.stops):
        to = below.middle if below is not edge.end else below.x + below.width * share
        path.append(
            f"V{above.foot + STRAIGHT:.1f}C{x:.1f} {above.foot + BEND:.1f}"
            f" {to:.1f} {below.y - BEND:.1f} {to:.1f} {below.y:.1f}"
        )
        x = to
    half = len(edge.label) * LETTER / 2 + 2
    return (
        f'<path class="edge" marker-end="url(#tip)" d="{"".join(path)}"/>'
        f'<rect class="halo" x="{start.middle - half:.1f}" y="{start.foot + 5:.1f}"'
        f' width="{2 * half:.1f}" height="15"/>'
        f'<text class="type" x="{start.middle:.1f}" y="{start.foot + 16:.1f}">'
        f"{escape(edge.label)}</text>"
    )


def _node(node: Node) -> str:
    texts = [
        f'<text class="op" x="{PADDING}" y="{LINE}">'
        f'<tspan class="number">{node.source}</tspan> {escape(node.title)}</text>'
    ]
    for number, line in enumerate(node.lines, 2):
        texts.append(f'<text x="{PADDING}" y="{number * LINE + 3:.1f}">{escape(line)}</text>')
    return (
        f'<g class="node" data-source="{node.source}" tabindex="0"'
        f' transform="translate({node.x:.1f} {node.y:.1f})">'
        f'<rect width="{node.width:.1f}" height="{node.height:.1f}" rx="5"/>{"".join(texts)}</g>'
    )
