# SPDX-License-Identifier: Apache-2.0
"""Hits among the scores of a tile that is cut into leaves, which a thread holds side by side.

``N`` keys of a row, a multiple of 8, are ``N / 4`` *leaves* of 4 columns: leaf ``i`` of column
``q`` is key ``8 * (i // 2) + 2 * q + i % 2``. A matrix product leaves these of a row and column in
one thread on NVIDIA's GPUs. *Hits* are an i32 for each row and column, whose bit ``i`` says whether
leaf ``i`` is one.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import DYNAMIC, Op, memref_type, require, scalar, tensor_type
from winnow.dialects.tile.dialect import TileDialect

LEAF_COLUMNS = 4
"""Columns of a leaf."""
LEAVES = (4, 8, 16, 32)
"""How many leaves there may be: as many as an i32 has bits, a power of two."""


class ReserveOp(Op, dialect=TileDialect, name="reserve"):
    """Reserves as many of a row's numbers as the row's ``hits`` have bits.

    Adds their count to the i32 at the row and ``column`` in ``counters``, in one step of its own
    for each row, which orders nothing else, at the scope of the device. Gives what was there
    before, the first number that is reserved, in the row's column 0, and 0 in the others. A row
    without hits touches nothing, and gives 0.

    ``counters`` is ``memref<?x2xi32>``, ``rows`` ``tensor<Mxi32>``; ``hits`` and the result are
    ``tensor<Mx4xi32>``.
    """

    counters: ext.Operand[Any]
    rows: ext.Operand[Any]
    hits: ext.Operand[Any]
    result: ext.Result[Any]
    column: ir.IntegerAttr

    def check(self) -> None:
        memref_type(self.counters, "counters", (DYNAMIC, 2), "i32")
        shape = tensor_type(self.hits, "the hits", (None, LEAF_COLUMNS), "i32").shape
        tensor_type(self.rows, "the rows", shape[:1], "i32")
        tensor_type(self.result, "the result", shape, "i32")
        column = self.column.value
        require(column in (0, 1), f"column must be 0 or 1, but is {column}")


class StoreHitsOp(Op, dialect=TileDialect, name="store_hits"):
    """Writes the hits of each row and column to slots of the row.

    The hits of a row are numbered, in 32 bits, from what ``first`` has in column 0 on: the highest
    bit of each column that has one, column by column, then the next one of each, and so on.
    Number ``n`` goes to slot ``first_slot + step * n`` if it is below ``limit``, both taken as
    unsigned, else nowhere. A slot takes the key's index, ``keys`` being those of leaf 0, and the
    bits of its stored score (see ``stored_score``). ``numbers``: no score of a hit is NaN.

    ``candidates`` is ``memref<?x?x2xi32>``, ``rows`` ``tensor<Mxi32>``, ``hits`` and ``first``
    ``tensor<Mx4xi32>``, ``limit`` i32, ``keys`` ``tensor<4xi32>``, ``thresholds``
    ``tensor<Mxf32>``, and ``scores`` are 4, 8, 16 or 32 leaves, ``tensor<Mx4xf32>``.
    """

    candidates: ext.Operand[Any]
    rows: ext.Operand[Any]
    hits: ext.Operand[Any]
    first: ext.Operand[Any]
    limit: ext.Operand[Any]
    keys: ext.Operand[Any]
    thresholds: ext.Operand[Any]
    first_slot: ir.IntegerAttr
    step: ir.IntegerAttr
    scores: Sequence[ext.Operand[Any]]
    numbers: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(False))

    def check(self) -> None:
        memref_type(self.candidates, "candidates", (DYNAMIC, DYNAMIC, 2), "i32")
        shape = tensor_type(self.hits, "the hits", (None, LEAF_COLUMNS), "i32").shape
        tensor_type(self.rows, "the rows", shape[:1], "i32")
        tensor_type(self.first, "the first numbers", shape, "i32")
        scalar(self.limit, "the limit", "i32")
        tensor_type(self.keys, "the keys", shape[1:], "i32")
        tensor_type(self.thresholds, "the thresholds", shape[:1], "f32")
        count = len(self.scores)
        require(count in LEAVES, f"there must be 4, 8, 16 or 32 leaves, but there are {count}")
        for scores in self.scores:
            tensor_type(scores, "a leaf", shape, "f32")
        require(self.step.value in (1, -1), f"step must be 1 or -1, but is {self.step.value}")
        is_flag = isinstance(self.numbers, ir.BoolAttr)
        require(is_flag, "numbers must be a bool, but is {}", self.numbers)


HitAccess: TypeAlias = ReserveOp | StoreHitsOp
