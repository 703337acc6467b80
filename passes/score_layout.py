# SPDX-License-Identifier: Apache-2.0
"""How a tile of scores lies: its axes follow from which operand of the product the keys are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from torch_mlir import ir

from winnow.dialects import tt
from winnow.dialects.build import element_of, expand, reduced, reshape, shape_of, spread, tensor
from winnow.plan import Plan

Axis = Literal["row", "head", "key"]


@dataclass(frozen=True)
class ScoreLayout:
    """The axes of score tiles: keys last where they are the right operand, else first."""

    plan: Plan

    def axes(self, heads: int | None) -> tuple[Axis, ...]:
        """The axes of scores with so many heads, or without a head axis, outermost first."""
        rows: tuple[Axis, ...] = ("row",) if heads is None else ("row", "head")
        return ("key", *rows) if self.plan.keys_come_first else (*rows, "key")

    def shape(self, heads: int | None) -> tuple[int, ...]:
        """The shape of a tile of such scores."""
        sizes = {"row": self.plan.tile_rows, "head": heads or 1, "key": self.plan.tile_keys}
        return tuple(sizes[axis] for axis in self.axes(heads))

    def spread(self, value: ir.Value, along: Sequence[Axis], heads: int | None) -> ir.Value:
        """A tensor whose axes are those of ``along``, in the layout's order, as such scores."""
        for place, axis in enumerate(self.axes(heads)):
            if axis not in along:
                value = expand(value, place)
        return spread(value, self.shape(heads))

    def unfold(self, product: ir.Value, heads: int | None) -> ir.Value:
        """What the product of rows, head by head, and keys is as scores."""
        return product if heads is None else reshape(product, self.shape(heads))

    def reduce_heads(self, kind: str, scores: ir.Value) -> ir.Value:
        """Scores combined over their heads."""
        return reduced(kind, scores, self.axes(1).index("head"))

    def turn(self, scores: ir.Value) -> ir.Value:
        """Scores without a head axis as rows by keys, ``tensor<RxN>``; or the other way round."""
        return transposed(scores) if self.plan.keys_come_first else scores


def transposed(value: ir.Value) -> ir.Value:
    """A tensor of two axes with these exchanged."""
    type_ = tensor(shape_of(value)[::-1], element_of(value.type))
    return tt.TransOp(value, type_, ir.DenseI32ArrayAttr.get([1, 0])).result
