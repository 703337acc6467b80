# SPDX-License-Identifier: Apache-2.0
"""The same results in PyTorch, with scores that are stored: by cuBLAS, eagerly, and compiled.

All take keys in order, which those who have them in pages would have to gather first.
"""

from __future__ import annotations

import functools
from abc import abstractmethod
from collections.abc import Callable
from typing import TypeAlias

import torch
from torch import Tensor

from winnow.bench import formulas
from winnow.bench.contender import Contender
from winnow.bench.problem import Inputs, Problem, selection_of
from winnow.trial.scores import Scorer, Scores

TopK: TypeAlias = Callable[[formulas.Operands], tuple[Tensor, Tensor]]
"""The largest scores of rows, and their keys."""
PIECE_ROWS = 128
"""Rows whose products are checked at a time."""


class Products(Contender):
    """The products of all queries and keys, stored in FP32."""

    def __init__(self, problem: Problem) -> None:
        self._products: Tensor | None = None

    def prepare(self, inputs: Inputs) -> None:
        self._products = None  # else there would be two of them

    def run(self, inputs: Inputs) -> None:
        self._products = multiply(inputs.queries, inputs.keys)

    def problems(self, inputs: Inputs) -> list[str]:
        assert self._products is not None
        queries, keys = inputs.queries.flatten(0, 1), inputs.keys.double().T
        products, wrong = self._products.flatten(0, 1), 0
        for first in range(0, len(queries), PIECE_ROWS):
            piece = slice(first, first + PIECE_ROWS)
            wrong += int((products[piece] != queries[piece].double() @ keys).sum())
        return [f"{wrong} products are wrong"] if wrong else []


class StoredTopK(Contender):
    """Scores that are stored, and ``torch.topk``; in runs of fewer rows where memory is short."""

    def __init__(self, problem: Problem) -> None:
        self._rows = self._step = problem.setting.rows
        self._graph, self._roles = problem.graph, problem.roles
        self._count = selection_of(self._roles).top_k
        self._by_row = {*self._roles.queries, *self._roles.per_row}
        self._found: list[tuple[Tensor, Tensor]] = []

    def prepare(self, inputs: Inputs) -> None:
        self._found = []

    def run(self, inputs: Inputs) -> None:
        for first in range(0, self._rows, self._step):
            self._found.append(self.select(inputs, slice(first, first + self._step)))

    @abstractmethod
    def select(self, inputs: Inputs, rows: slice) -> tuple[Tensor, Tensor]:
        """The largest scores of some rows, and their keys."""

    def operands(self, inputs: Inputs, rows: slice) -> formulas.Operands:
        """What the scores of some rows are made of."""
        return {n: t[rows] if n in self._by_row else t for n, t in inputs.operands.items()}

    def problems(self, inputs: Inputs) -> list[str]:
        values, keys = (torch.cat(parts) for parts in zip(*self._found, strict=True))
        found: list[str] = []
        for scores in Scorer(self._graph, self._roles, inputs.arguments):
            wrong = wrong_rows(scores, values[scores.rows], keys[scores.rows])
            if wrong:
                found.append(f"{wrong} rows from {scores.rows.start} on lack keys of their top-k")
        return found

    @property
    def rows_at_a_time(self) -> int | None:
        return self._step if self._step < self._rows else None

    def take_fewer_rows(self) -> bool:
        self._found = []
        if self._step == 1:
            return False
        self._step = -(-self._step // 2)
        return True


class ProductsTopK(StoredTopK):
    """Products by cuBLAS in BF16, the formula on them, and ``torch.topk``."""

    def __init__(self, problem: Problem, combine: formulas.Combine) -> None:
        super().__init__(problem)
        self._combine = combine

    def select(self, inputs: Inputs, rows: slice) -> tuple[Tensor, Tensor]:
        products = multiply(inputs.queries[rows], inputs.keys)
        values, keys = self._combine(products, self.operands(inputs, rows)).topk(self._count)
        return values, keys


class FormulaTopK(StoredTopK):
    """The formula as PyTorch code says it, run eagerly or compiled.

    Its products are in FP32, of TF32 where the GPU has that: it holds all BF16 and E4M3.
    """

    def __init__(self, problem: Problem, combine: formulas.Combine, *, is_compiled: bool) -> None:
        super().__init__(problem)
        self.may_fail = is_compiled
        self._select: TopK = functools.partial(formulas.top_k, combine=combine, count=self._count)
        if is_compiled:
            torch.compiler.reset()  # else it would compile for sizes that vary, or give up
            self._select = torch.compile(self._select, fullgraph=True, dynamic=False)

    def run(self, inputs: Inputs) -> None:
        precision = torch.get_float32_matmul_precision()
        torch.set_float32_matmul_precision("high")
        try:
            super().run(inputs)
        finally:
            torch.set_float32_matmul_precision(precision)

    def select(self, inputs: Inputs, rows: slice) -> tuple[Tensor, Tensor]:
        return self._select(self.operands(inputs, rows))


def multiply(queries: Tensor, keys: Tensor) -> Tensor:
    """The products ``[rows, heads, keys]`` of bf16 queries and keys, in FP32."""
    products = torch.mm(queries.flatten(0, 1), keys.T, out_dtype=torch.float32)
    return products.view(*queries.shape[:2], len(keys))


def wrong_rows(scores: Scores, values: Tensor, keys: Tensor) -> int:
    """How many rows have other ``values`` than their largest scores, or other ``keys``.

    Of keys of equal scores, any will do, but each once.
    """
    largest = scores.ranked.topk(values.shape[1], dim=1).values
    ordered = keys.sort(dim=1).values
    repeats = (ordered[:, 1:] == ordered[:, :-1]).any(1)
    differs = (values != largest) | (scores.ranked.gather(1, keys) != largest)
    return int((differs.any(1) | repeats).sum())
