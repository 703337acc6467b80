# SPDX-License-Identifier: Apache-2.0
"""How the scatters that go by elements of a tile write pairs to slots."""

from __future__ import annotations

from torch_mlir import ir

from winnow.dialects import tile, tt
from winnow.dialects.build import (
    arange,
    by_key,
    expand,
    i32,
    offset_range,
    shape_of,
    spread,
    store,
    tensor,
)


def store_pairs(op: tile.ScatterOp, row: ir.Value, slot: ir.Value, mask: ir.Value) -> None:
    """Stores the keys of ``mask``, ``tensor<MxNxi1>``, each in its ``slot``, i32s of that shape.

    ``row`` is the rows, ``tensor<Mxi32>``.
    """
    rows, keys = shape_of(slot)
    key = by_key(offset_range(op.first_key, keys), rows)
    bits = tile.StoredScoreOp(op.scores, op.thresholds, key.type).result
    pairs = tt.JoinOp(key, bits, tensor((rows, keys, 2), i32())).result
    indices = [expand(expand(row, 1), 2), expand(slot, 2), expand(expand(arange(2), 0), 0)]
    store(op.candidates, indices, pairs, spread(expand(mask, 2), (rows, keys, 2)))
