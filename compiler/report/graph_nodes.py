# SPDX-License-Identifier: Apache-2.0
"""An op graph as boxes and edges, with a place for each: ops under those that they use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from torch_mlir import ir

from winnow.arguments import argument_name
from winnow.pipeline.diagnostics import position_of

HIDDEN = ("operandSegmentSizes = ", "fastmath = #arith.fastmath<none>")
"""How attributes begin that say nothing of what an op does."""
LETTER, LINE, PADDING = 6.7, 16.0, 10.0
"""Pixels: a letter's width at the size that boxes have, a line's height, and space in a box."""
GAP_X, GAP_Y = 34.0, 58.0
LANE = 24.0
"""Pixels that an edge takes where it passes boxes."""
MOST_LETTERS = 46


@dataclass
class Node:
    """A box: an op by its name, what it states and which buffers it uses; its top left corner."""

    title: str
    lines: list[str]
    source: int
    rank: int = 0
    x: float = 0.0
    y: float = 0.0
    foot: float = 0.0
    """Where the lowest box of its rank ends."""

    @property
    def middle(self) -> float:
        """Halfway from its left to its right."""
        return self.x + self.width / 2

    @property
    def width(self) -> float:
        """Pixels, for the longest line; those of a lane where it is only a place of an edge."""
        if not self.title:
            return LANE
        longest = max(len(text) for text in (f"{self.source}  {self.title}", *self.lines))
        return longest * LETTER + 2 * PADDING

    @property
    def height(self) -> float:
        """Pixels."""
        return (1 + len(self.lines)) * LINE + 1.5 * PADDING


@dataclass(frozen=True)
class Edge:
    """A value from one op to another, with its type, by way of a place in each rank between."""

    start: Node
    end: Node
    label: str
    lanes: list[Node] = field(default_factory=list)

    @property
    def stops(self) -> list[Node]:
        """All that it touches, in order."""
        return [self.start, *self.lanes, self.end]


def read_graph(module: ir.Module) -> tuple[list[Node], list[Edge]]:
    """The ops of a module's one function but for its return, in place; and their values."""
    nodes: dict[ir.Operation, Node] = {}
    edges: list[Edge] = []
    for op in module.body.operations[0].operation.regions[0].blocks[0].operations:
        if not op.results and not op.operands:
            continue
        node = nodes[op.operation] = _node(op.operation)
        for operand in op.operands:
            if not isinstance(operand, ir.BlockArgument):
                edges.append(Edge(nodes[operand.owner], node, _short(operand.type)))
    boxes = list(nodes.values())
    _rank(boxes, edges)
    for edge in edges:
        between = range(edge.start.rank + 1, edge.end.rank)
        edge.lanes.extend(Node("", [], 0, rank) for rank in between)
    _place([*boxes, *(lane for edge in edges for lane in edge.lanes)], edges)
    return boxes, edges


def size_of(nodes: list[Node]) -> tuple[float, float]:
    """The width and height of all boxes together."""
    return (
        max((node.x + node.width for node in nodes), default=0.0),
        max((node.y + node.height for node in nodes), default=0.0),
    )


def _node(op: ir.Operation) -> Node:
    stated = [f"{name} = {op.attributes[name]}" for name in op.attributes]
    stated = [text for text in stated if not text.startswith(HIDDEN)]
    buffers = [
        f"{argument_name(operand)}: {_short(operand.type)}"
        for operand in op.operands
        if isinstance(operand, ir.BlockArgument)
    ]
    position = position_of(op.location)
    return Node(op.name, [*map(_shortened, (*stated, *buffers))], position.line if position else 0)


def _shortened(text: str) -> str:
    return text if len(text) <= MOST_LETTERS else f"{text[: MOST_LETTERS - 1]}…"


def _short(type_: ir.Type) -> str:
    """A type, without the layout of a buffer."""
    text = str(type_)
    return text.partition(", strided")[0] + ">" if ", strided" in text else text


def _rank(nodes: list[Node], edges: list[Edge]) -> None:
    """Puts each op below all that it uses, and what uses none right above its first use."""
    for node in nodes:  # in an order in which values come before their uses
        node.rank = max((e.start.rank + 1 for e in edges if e.end is node), default=0)
    for node in reversed(nodes):
        uses = [edge.end.rank for edge in edges if edge.start is node]
        if uses and not any(edge.end is node for edge in edges):
            node.rank = min(uses) - 1


def _place(nodes: list[Node], edges: list[Edge]) -> None:
    """Gives each box its corner: rank by rank, each in the order of what it uses."""
    ranks: Mapping[int, list[Node]] = {
        rank: [node for node in nodes if node.rank == rank] for rank in {n.rank for n in nodes}
    }
    links = [link for edge in edges for link in pairwise(edge.stops)]
    y, widest = 0.0, max((_width(row) for row in ranks.values()), default=0.0)
    for rank in sorted(ranks):
        row = sorted(ranks[rank], key=lambda node: _middle_above(node, links))
        x, foot = (widest - _width(row)) / 2, y + max(node.height for node in row)
        for node in row:
            node.x, node.y, node.foot = x, y, foot
            x += node.width + GAP_X
        y = foot + GAP_Y


def _width(row: list[Node]) -> float:
    return sum(node.width for node in row) + GAP_X * (len(row) - 1)


def _middle_above(node: Node, links: Sequence[tuple[Node, Node]]) -> float:
    middles = [start.middle for start, end in links if end is node]
    return sum(middles) / len(middles) if middles else 0.0
