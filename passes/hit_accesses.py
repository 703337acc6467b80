# SPDX-License-Identifier: Apache-2.0
"""How `lower-buffers` has the hits of a tile reserve slots and go there: by inline assembly."""

from __future__ import annotations

import math

from torch_mlir import ir

from winnow.assembly import RESERVE, STORE_HITS
from winnow.assembly.snippet import LANES, PAIR_BYTES
from winnow.dialects import tile
from winnow.dialects.build import by_key, by_row, expand, like, shape_of, spread
from winnow.errors import LoweringError
from winnow.layout import Layout
from winnow.passes.buffer_pointers import Buffer
from winnow.passes.snippets import run_snippet
from winnow.plan import warps_around


def reserve(op: tile.ReserveOp, counters: Buffer) -> ir.Value:
    """Reserves numbers for ``op``; the first ones."""
    rows = expand(op.rows, 1)
    pointers = counters.pointers([rows, like(op.column.value, rows)], shape_of(op.hits))
    return run_snippet(RESERVE[_packed(op)], pointers, [op.hits])


def store_hits(op: tile.StoreHitsOp, candidates: Buffer) -> None:
    """Stores the pairs of ``op``; raises ``LoweringError`` where slots are no 8 aligned bytes."""
    if not has_whole_slots(candidates.type, candidates.alignment):
        raise LoweringError(
            f"slots must be packed and aligned to {PAIR_BYTES} bytes, but are of"
            f" {candidates.type}, aligned to {candidates.alignment}: plan scatter=scan",
            op.location,
        )
    shape = shape_of(op.hits)
    rows = expand(op.rows, 1)
    first_slot = like(op.first_slot.value, rows)
    pointers = candidates.pointers([rows, first_slot, like(0, rows)], shape)
    integers = [op.hits, op.first, spread(op.limit, shape), by_key(op.keys, shape[0])]
    snippet = STORE_HITS[len(op.scores), op.step.value, _packed(op), op.numbers.value]
    run_snippet(snippet, pointers, integers, [by_row(op.thresholds, shape[1]), *op.scores])


def has_whole_slots(candidates: ir.Type, alignment: int) -> bool:
    """Whether each slot of a buffer, which is aligned to so many bytes, is 8 aligned bytes."""
    layout = Layout.of(candidates)
    if layout is None or layout.strides[1:] != (2, 1) or alignment % PAIR_BYTES:
        return False
    row_stride = layout.strides[0]
    return row_stride is None or row_stride % 2 == 0


def _packed(op: tile.HitAccess) -> int:
    """How many of a thread's hits to take at a time: two, where each thread has an even number.

    No layout may give hits to several threads, so that their number tells (see backend.replicas).
    """
    threads = LANES * (warps_around(op) or 0)
    return 2 if threads and math.prod(shape_of(op.hits)) % (2 * threads) == 0 else 1
