# SPDX-License-Identifier: Apache-2.0
"""The values of an op graph that is built in Python; ``winnow.graph.Graph`` makes them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from torch_mlir import ir

if TYPE_CHECKING:
    from winnow.graph import Graph
    from winnow.graph_function import GraphFunction


@dataclass(frozen=True, eq=False)
class Value:
    """A value of ``graph``, and what it is in the IR."""

    graph: GraphFunction = field(repr=False)
    ir: ir.Value = field(repr=False)


@dataclass(frozen=True, eq=False)
class Buffer(Value):
    """Memory that the kernel's caller passes: packed, but for the outermost stride, which is free.

    ``shape`` holds the sizes, outermost first, and ``None`` where one is known only at run time.
    """

    name: str
    shape: tuple[int | None, ...]
    dtype: str

    @property
    def dim(self) -> int:
        """The innermost size, where that is known."""
        assert self.shape[-1] is not None
        return self.shape[-1]


@dataclass(frozen=True, eq=False)
class Scalar(Value):
    """A number that the kernel's caller passes."""

    name: str
    dtype: str


@dataclass(frozen=True, eq=False)
class Vectors(Value):
    """Vectors of ``dim`` elements."""

    dim: int
    dtype: str


@dataclass(frozen=True, eq=False)
class Queries(Vectors):
    """Query rows, of so many ``heads`` if they have any."""

    heads: int | None = None


@dataclass(frozen=True, eq=False)
class Keys(Vectors):
    """The keys of each request."""


@dataclass(frozen=True, eq=False)
class Score(Value):
    """An FP32 score of each row and key, or of each row, head and key.

    Arithmetic takes scores of the same graph, its ``f32`` scalars, and Python numbers. Those that
    have no heads are the same for each head of the others.
    """

    graph: Graph = field(repr=False)
    heads: int | None = None

    def __add__(self, other: Operand) -> Score:
        return self._with("arith.addf", self, other)

    def __radd__(self, other: Operand) -> Score:
        return self._with("arith.addf", other, self)

    def __sub__(self, other: Operand) -> Score:
        return self._with("arith.subf", self, other)

    def __rsub__(self, other: Operand) -> Score:
        return self._with("arith.subf", other, self)

    def __mul__(self, other: Operand) -> Score:
        return self._with("arith.mulf", self, other)

    def __rmul__(self, other: Operand) -> Score:
        return self._with("arith.mulf", other, self)

    def __truediv__(self, other: Operand) -> Score:
        return self._with("arith.divf", self, other)

    def __rtruediv__(self, other: Operand) -> Score:
        return self._with("arith.divf", other, self)

    def __neg__(self) -> Score:
        return self._with("arith.negf", self)

    def __abs__(self) -> Score:
        return self._with("math.absf", self)

    def maximum(self, other: Operand) -> Score:
        """The larger of the two; NaN if either is."""
        return self._with("arith.maximumf", self, other)

    def minimum(self, other: Operand) -> Score:
        """The smaller of the two; NaN if either is."""
        return self._with("arith.minimumf", self, other)

    def exp(self) -> Score:
        """``e`` to the score."""
        return self._with("math.exp", self)

    def log(self) -> Score:
        """The natural logarithm."""
        return self._with("math.log", self)

    def sqrt(self) -> Score:
        """The square root."""
        return self._with("math.sqrt", self)

    def relu(self) -> Score:
        """The score, or 0 if that is larger; NaN if the score is."""
        return self.maximum(0.0)

    def _with(self, op: str, *operands: Operand) -> Score:
        return self.graph.elementwise(op, *operands)


Operand = Score | Scalar | float
"""What arithmetic on scores takes."""
