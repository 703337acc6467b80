# SPDX-License-Identifier: Apache-2.0
"""The scores of an op graph, in torch: quick on a GPU, and apart from both kernels and oracle."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch_mlir import ir

from winnow.arguments import argument_name
from winnow.trial.exact import inexact, takes_fp8
from winnow.trial.interpret import Piece
from winnow.trial.roles import Roles, find_use

PIECE_ROWS = 128
"""The most rows that are scored at a time, where they have one head: as many as a tile has."""
ROUNDING = 1e-5
"""How far rounded scores may be off, as a fraction of the row's largest."""
FP8_ROUNDING = 2.0**-8
"""The same of scores that come from products of E4M3, of whose sums Hopper keeps 14 bits."""


@dataclass(frozen=True)
class Scores:
    """The scores of some rows: FP32 ``values`` ``[rows, keys]``, and which of them count.

    Those count of keys that exist and lie before their rows' ``ends``, int32 ``[rows]``.
    """

    rows: slice
    values: Tensor
    seen: Tensor
    ends: Tensor
    rounding_fraction: float = ROUNDING

    @property
    def ranked(self) -> Tensor:
        """The values, with NaN as the largest, and what does not count as the smallest."""
        values = self.values.nan_to_num(nan=math.inf, posinf=math.inf, neginf=-math.inf)
        return values.where(self.seen, -math.inf)

    @property
    def rounding(self) -> Tensor:
        """``[rows, 1]``: how far each row's scores may be off where they are rounded."""
        counted = self.values.where(self.seen & self.values.isfinite(), 0)
        return self.rounding_fraction * counted.abs().amax(1, keepdim=True)


class Scorer:
    """Scores the rows of a problem, whose arguments ``values`` holds by name."""

    def __init__(self, module: ir.Module, roles: Roles, values: Mapping[str, Any]) -> None:
        self._scores = _scores_of(find_use(module))
        self._producers = _producers(self._scores)
        function = next(iter(module.body.operations))
        self._arguments: dict[ir.Value, Any] = {
            value: _as_numbers(values.get(argument_name(value)), value.type)
            for value in function.arguments
        }
        self._ends = roles.use.ends(values)
        most = 1 << max(1, PIECE_ROWS // roles.heads).bit_length() - 1
        self._piece_rows = math.gcd(most, *(keys.request_rows for keys in roles.keys))

    @property
    def pieces(self) -> list[slice]:
        """All rows, in slices that each share their requests."""
        count, step = len(self._ends), self._piece_rows
        return [slice(first, min(first + step, count)) for first in range(0, count, step)]

    def __len__(self) -> int:
        return len(self.pieces)

    def __iter__(self) -> Iterator[Scores]:
        """The scores of all rows, piece by piece."""
        return map(self._score, self.pieces)

    @property
    def rounds(self) -> bool:
        """Whether a kernel's scores may differ from these in their last bits."""
        return bool(self._inexact)

    @functools.cached_property
    def _inexact(self) -> list[ir.Operation]:
        return inexact(self._producers, self._arguments)

    def _score(self, rows: slice) -> Scores:
        ends = self._ends[rows]
        keys = int(ends.max())
        piece = Piece(rows, keys, ends.device)
        known: dict[ir.Value, Any] = dict(self._arguments)
        for op in self._producers:
            known[op.results[0]] = piece.compute(op, [known[v] for v in op.operands])
        scores = known[self._scores]
        shape = (len(ends), keys)
        below = torch.arange(keys, device=ends.device) < ends[:, None]
        seen = scores.exists.expand(shape) & below
        is_fp8 = any(map(takes_fp8, self._inexact))
        fraction = FP8_ROUNDING if is_fp8 else ROUNDING
        return Scores(rows, scores.data.expand(shape), seen, ends, fraction)


def _as_numbers(argument: Any, type_: ir.Type) -> Any:
    """An argument of ``type_``, with bytes as integers, and E4M3 as BF16, which holds it exactly.

    Not all that is done with them takes E4M3.
    """
    element = str(type_.element_type) if isinstance(type_, ir.MemRefType) else None
    if argument is None or element not in ("i8", "f8E4M3FN"):
        return argument
    return argument.view(torch.int8) if element == "i8" else argument.to(torch.bfloat16)


def _scores_of(use: ir.OpView) -> ir.Value:
    """The scores that a use takes, or that its own region yields."""
    if len(use.regions) == 0:
        return use.scores
    *_, terminator = use.regions[0].blocks[0].operations
    return terminator.operands[0]


def _producers(scores: ir.Value) -> list[ir.Operation]:
    """The ops that make ``scores``, each after those whose results it uses."""
    found: dict[ir.Operation, None] = {}

    def visit(value: ir.Value) -> None:
        if isinstance(value, ir.BlockArgument):
            return
        producer = value.owner.operation
        if producer not in found:
            for operand in producer.operands:
                visit(operand)
            found[producer] = None

    visit(scores)
    return list(found)
