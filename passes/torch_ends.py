# SPDX-License-Identifier: Apache-2.0
"""Masks that hide all keys from some one on, as the ends of rows, for `raise-topk`."""

from __future__ import annotations

import math
from dataclasses import dataclass

from winnow.passes.torch_axes import resolved
from winnow.passes.torch_elementwise import AT_LEAST, AT_MOST, GREATER, LESS
from winnow.passes.torch_expressions import (
    Constant,
    Elementwise,
    Expression,
    Iota,
    Tensor,
    axes_of,
)
from winnow.passes.torch_roles import Roles

MIRRORED = {LESS: GREATER, GREATER: LESS, AT_MOST: AT_LEAST, AT_LEAST: AT_MOST}
SHOWN = {LESS: 0, AT_MOST: 1}
"""What to add to ``e`` for a row's end, by how ``key`` compares to ``e`` where it is seen."""
HIDDEN = {AT_LEAST: 0, GREATER: 1}
"""The same where it is not seen."""


@dataclass(frozen=True)
class RowEnds:
    """Row ``r`` sees the keys below ``numbers[r] + offset``."""

    numbers: Tensor | Iota
    offset: int


def split_ends(scores: Expression, roles: Roles) -> tuple[Expression, RowEnds | None]:
    """Scores without a mask of that kind, if it is the last thing done to them, and the ends."""
    match scores:
        case Elementwise(op="arith.select", operands=(condition, shown, Constant(value=hidden))):
            offsets = SHOWN
        case Elementwise(op="arith.select", operands=(condition, Constant(value=hidden), shown)):
            offsets = HIDDEN
        case _:
            return scores, None
    ends = _ends(condition, offsets, roles) if hidden == -math.inf else None
    return (scores, None) if ends is None else (shown, ends)


def _ends(condition: Expression, offsets: dict[int, int], roles: Roles) -> RowEnds | None:
    """The ends that a condition means, if it compares each key's number with one of its row."""
    if not isinstance(condition, Elementwise) or condition.predicate not in MIRRORED:
        return None
    predicate = condition.predicate
    key, row = condition.operands
    if axes_of(row) & set(roles.keys):
        key, row, predicate = row, key, MIRRORED[predicate]
    if not isinstance(key, Iota) or key.step != 1 or resolved(key.dim) != roles.keys:
        return None
    if not isinstance(row, Tensor | Iota) or not axes_of(row) <= {*roles.batch, *roles.rows}:
        return None
    if isinstance(row, Tensor) and not row.element.startswith(("si", "ui")):
        return None
    return RowEnds(row, offsets[predicate] - key.start) if predicate in offsets else None
