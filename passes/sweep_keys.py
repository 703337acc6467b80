# SPDX-License-Identifier: Apache-2.0
"""The sweep over tiles of keys that every fused op becomes, whatever it does with the scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce

from torch_mlir import ir
from torch_mlir.dialects import arith, func, scf

from winnow.dialects import graph
from winnow.errors import LoweringError
from winnow.passes.row_tiles import KeyTile, RowTile
from winnow.passes.tile_producers import BODY, PROLOGUE, tile_elementwise


@dataclass(frozen=True)
class Sweep:
    """The tiles of keys to visit: from ``start`` to ``end``, each ``step`` keys after the last."""

    start: ir.Value
    end: ir.Value
    step: ir.Value


Fused = graph.FusedSelectOp | graph.FusedStoreScoresOp
Visit = Callable[[ir.Value, ir.Value, ir.Value], object]
"""Takes a tile's scores, which of its keys are seen, and its first key."""


def function_of(op: Fused) -> ir.Operation:
    """The function that ``op`` is to be the kernel of."""
    function = op.operation.parent
    if not isinstance(function.opview, func.FuncOp):
        raise LoweringError("a fused op must stand in the body of a func.func", op.location)
    if "winnow.grid" in function.attributes:
        raise LoweringError("the function holds another fused op; one is the most", op.location)
    return function


def check_producers(op: Fused) -> list[ir.OpView]:
    """The ops that make the scores of ``op``, which must come from paged keys and buffers alone."""
    *producers, _ = op.producers.blocks[0].operations
    if not any(isinstance(producer, graph.LOADS) for producer in producers):
        raise LoweringError("the scores come from no paged keys", op.location)
    made: set[ir.Value] = set()
    for producer in producers:
        for operand in producer.operands:
            if isinstance(operand.type, ir.RankedTensorType) and operand not in made:
                raise LoweringError(
                    "the scores come from a tensor made outside the fused op", producer.location
                )
        made.update(producer.results)
    return producers


def row_buffers(producers: Sequence[ir.OpView]) -> list[ir.Value]:
    """The buffers with an entry for each row that the producers read."""
    kinds = (graph.QueriesOp, graph.PerRowOp, graph.PerScoreOp)
    return [producer.buffer for producer in producers if isinstance(producer, kinds)]


def prepare(producers: Sequence[ir.OpView], rows: RowTile) -> None:
    """Emits what the producers need of the rows once, before any key."""
    for producer in producers:
        if type(producer) in PROLOGUE:
            with producer.location:
                PROLOGUE[type(producer)](producer, rows)


def sweep(op: Fused, rows: RowTile, keys: Sweep, visit: Visit) -> None:
    """Emits the loop that scores tiles of keys, and what ``visit`` does with each."""
    *producers, terminator = op.producers.blocks[0].operations
    loop = scf.ForOp(keys.start, keys.end, keys.step)
    with ir.InsertionPoint(loop.body):
        keys_tile = KeyTile(rows, loop.induction_variable, keys.end)
        for producer in producers:
            if type(producer) not in PROLOGUE or type(producer) in BODY:
                with producer.location:
                    BODY.get(type(producer), tile_elementwise)(producer, keys_tile)
        seen = reduce(arith.andi, keys_tile.seen)
        visit(rows.layout.turn(rows.tiles[terminator.scores]), seen, keys_tile.first_key)
        scf.YieldOp([])
