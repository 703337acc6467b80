# SPDX-License-Identifier: Apache-2.0
"""The hits (see ``dialects.tile.hits``) that a classification may look at: the keys a row sees."""

from __future__ import annotations

from functools import reduce

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import tile
from winnow.dialects.build import (
    arange,
    by_key,
    by_row,
    i32,
    less,
    like,
    reduced,
    shape_of,
    spread,
    tensor,
)
from winnow.dialects.structure import after, choose
from winnow.passes.key_masks import KeyMask, PartMask
from winnow.passes.leaves import COLUMNS, NEIGHBOURS, bits, cut, pack


def visible_hits(op: tile.ClassifyOp) -> ir.Value:
    """The leaves that are seen and before their row's end, ``tensor<Mx4xi32>``.

    That is every leaf of almost every tile, which a comparison of scalars tells.
    """
    rows, keys = shape_of(op.scores)
    mask = KeyMask.of(op.seen, op.first_key)
    with after(op.row_ends):
        least_end = reduced("min", op.row_ends, 0)
    end = reduce(arith.minsi, [least_end, *mask.ends])
    left = arith.subi(arith.maxsi(end, op.first_key), op.first_key)  # where this can't overflow
    whole = less(like(keys - 1, left), left)
    whole = reduce(arith.andi, [whole, *mask.conditions, *(part.condition for part in mask.parts)])
    type_ = tensor((rows, COLUMNS), i32())
    every = (1 << keys // COLUMNS) - 1
    (seen,) = choose(whole, [type_], lambda: [bits(every, type_)], lambda: [_seen(op, mask)])
    if mask.others:
        others = pack(cut(reduce(arith.andi, mask.others)))
        seen = arith.andi(seen, by_key(others, rows))
    return seen


def _seen(op: tile.ClassifyOp, mask: KeyMask) -> ir.Value:
    """The same for a tile that some row does not see all of."""
    rows, keys = shape_of(op.scores)
    ends = op.row_ends
    for end in mask.ends:
        ends = arith.minsi(ends, spread(end, (rows,)))
    for condition in mask.conditions:
        ends = arith.select(spread(condition, (rows,)), ends, like(0, ends))
    first = spread(op.first_key, (rows,))
    left = arith.subi(arith.maxsi(ends, first), first)
    left = arith.minsi(left, like(keys, left))
    hits = _leaves_before(by_row(left, COLUMNS), keys // COLUMNS)
    return reduce(arith.andi, [_of_part(part, rows, keys) for part in mask.parts], hits)


def _of_part(part: PartMask, rows: int, keys: int) -> ir.Value:
    """The leaves that a part of a mask holds for, ``tensor<Mx4xi32>``."""
    group = COLUMNS * NEIGHBOURS
    if part.keys is None or part.keys.start % group or part.keys.stop % group:
        return by_key(pack(cut(part.mask)), rows)
    # A group of keys has as many leaves in each column.
    first, last = part.keys.start // COLUMNS, part.keys.stop // COLUMNS
    every = (1 << keys // COLUMNS) - 1
    rest = every & ~((1 << last) - (1 << first))
    seen = arith.select(part.condition, bits(every, i32()), bits(rest, i32()))
    return spread(seen, (rows, COLUMNS))


def _leaves_before(keys: ir.Value, leaves: int) -> ir.Value:
    """The leaves of the first so many keys of rows.

    Of ``n`` keys, ``(n - 2 * q + 7) // 8`` even leaves are in column ``q``, and
    ``(n - 2 * q + 6) // 8`` odd ones; of all of a column's leaves, these are the first.
    """
    in_column = arith.subi(keys, by_key(column_offsets(), shape_of(keys)[0]))
    shift = like(3, keys)
    count = arith.addi(
        arith.shrsi(arith.addi(in_column, like(7, keys)), shift),
        arith.shrsi(arith.addi(in_column, like(6, keys)), shift),
    )
    every = bits((1 << leaves) - 1, count.type)
    lowest = arith.shrui(every, arith.subi(like(leaves, count), count))
    is_some = less(like(0, count), count)  # a shift by 32 has no meaning
    return arith.select(is_some, lowest, like(0, count))


def column_offsets() -> ir.Value:
    """How far the key of each column's leaf 0 lies behind a tile's first key: ``tensor<4xi32>``."""
    column = arange(COLUMNS)
    return arith.muli(column, like(NEIGHBOURS, column))
