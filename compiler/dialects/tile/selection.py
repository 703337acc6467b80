# SPDX-License-Identifier: Apache-2.0
"""Steps of a selection: scoring, classifying, scattering."""

from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import DYNAMIC, Op, memref_type, require, scalar, tensor_type
from winnow.dialects.graph import DOT_ELEMENTS, nvfp4_shape
from winnow.dialects.tile.dialect import TileDialect

DEQUANTIZED = ("bf16", "f16")
ORDERS = ("values", "halves")


class DequantizeNvfp4Op(Op, dialect=TileDialect, name="dequantize_nvfp4", traits=[ext.Pure]):
    """NVFP4 rows as BF16 or FP16, which is exact, as ``winnow.dequantize_nvfp4`` says.

    ``values`` is ``tensor<MxBxi8>``, ``scales`` ``tensor<MxSxi8>`` with ``S = 2B / 16``; the result
    is ``tensor<Mx2Bxbf16>`` or ``tensor<Mx2Bxf16>``. With ``order = "halves"`` instead of
    ``"values"``, those of the low halves of a row's bytes come first, and then those of the high
    ones: dot products of two rows are the same in any order that both have.
    """

    values: ext.Operand[Any]
    scales: ext.Operand[Any]
    result: ext.Result[Any]
    order: ir.StringAttr = ext.attribute(default_factory=lambda: ir.StringAttr.get(ORDERS[0]))

    def check(self) -> None:
        order = self.order.value
        require(order in ORDERS, "order must be {}, but is {}", " or ".join(ORDERS), order)
        shape = nvfp4_shape(self.values, self.scales, (None,))
        element = str(getattr(self.result.type, "element_type", ""))
        wanted = element if element in DEQUANTIZED else DEQUANTIZED[0]
        tensor_type(self.result, "the result", shape, wanted)


class ExtendFp8Op(Op, dialect=TileDialect, name="extend_fp8", traits=[ext.Pure]):
    """E4M3 rows as FP16, which is exact: ``tensor<MxDxf8E4M3FN>`` to ``tensor<MxDxf16>``."""

    values: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        values = tensor_type(self.values, "the values", (None, None), "f8E4M3FN")
        tensor_type(self.result, "the result", values.shape, "f16")


class DotOp(Op, dialect=TileDialect, name="dot", traits=[ext.Pure]):
    """FP32 dot products of rows: ``tensor<MxDxT>``, ``tensor<NxDxT>`` to ``tensor<MxNxf32>``."""

    lhs: ext.Operand[Any]
    rhs: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        lhs = tensor_type(self.lhs, "lhs", (None, None))
        require(
            str(lhs.element_type) in DOT_ELEMENTS,
            f"lhs and rhs must be {' or '.join(DOT_ELEMENTS)}, but are {lhs.element_type}",
        )
        rhs = tensor_type(self.rhs, "rhs", (None, lhs.shape[1]), str(lhs.element_type))
        tensor_type(self.result, "the result", (lhs.shape[0], rhs.shape[0]), "f32")


class ScaledDotOp(Op, dialect=TileDialect, name="scaled_dot", traits=[ext.Pure]):
    """FP32 dot products of NVFP4 rows, each as ``dequantize_nvfp4`` takes it.

    ``tensor<MxBxi8>``, ``tensor<MxSxi8>``, ``tensor<NxBxi8>``, ``tensor<NxSxi8>`` to
    ``tensor<MxNxf32>``.
    """

    lhs: ext.Operand[Any]
    lhs_scales: ext.Operand[Any]
    rhs: ext.Operand[Any]
    rhs_scales: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        names = ("lhs", "lhs_scales")
        rows, dim = nvfp4_shape(self.lhs, self.lhs_scales, (None,), names)
        tensor_type(self.rhs, "rhs", (None, dim // 2), "i8")
        names = ("rhs", "rhs_scales")
        columns, _ = nvfp4_shape(self.rhs, self.rhs_scales, (None,), names)
        tensor_type(self.result, "the result", (rows, columns), "f32")


class ClassifyOp(Op, dialect=TileDialect, name="classify", traits=[ext.Pure]):
    """Which scores of a tile lie above their rows' thresholds, and which tie.

    A score is above when ``threshold < score``, and ties when neither is less than the other (NaN
    ties). Both need the key to be seen, and to lie before the row's end.

    ``scores`` is ``tensor<MxNxf32>``, ``thresholds`` ``tensor<Mxf32>``, ``row_ends``
    ``tensor<Mxi32>``, ``seen`` ``tensor<Nxi1>``, ``first_key`` i32; both results are
    ``tensor<MxNxi1>``.
    """

    scores: ext.Operand[Any]
    thresholds: ext.Operand[Any]
    row_ends: ext.Operand[Any]
    seen: ext.Operand[Any]
    first_key: ext.Operand[Any]
    above: ext.Result[Any]
    tie: ext.Result[Any]

    def check(self) -> None:
        rows, keys = tensor_type(self.scores, "the scores", (None, None), "f32").shape
        tensor_type(self.thresholds, "the thresholds", (rows,), "f32")
        tensor_type(self.row_ends, "the row ends", (rows,), "i32")
        tensor_type(self.seen, "the seen mask", (keys,), "i1")
        scalar(self.first_key, "first_key", "i32")
        tensor_type(self.above, "the above mask", (rows, keys), "i1")
        tensor_type(self.tie, "the tie mask", (rows, keys), "i1")


class ScatterOp(Op, dialect=TileDialect, name="scatter"):
    """Counts a tile's above and tie keys, and writes each to a slot of its own in its row.

    The n-th above key of a row goes to slot ``top_k + n`` where that exists, the n-th tie to
    ``top_k - 1 - n`` where there is one; rows of fewer than ``top_k`` slots store no ties. A slot
    takes the key's index and the bits of its stored score (see ``stored_score``). No key is both.

    ``scores`` is ``tensor<MxNxf32>``, ``above`` and ``tie`` are ``tensor<MxNxi1>``, ``thresholds``
    ``tensor<Mxf32>``, ``first_row`` and ``first_key`` i32, ``counters`` ``memref<?x2xi32>``,
    ``candidates`` ``memref<?x?x2xi32>``.
    """

    scores: ext.Operand[Any]
    above: ext.Operand[Any]
    tie: ext.Operand[Any]
    thresholds: ext.Operand[Any]
    first_row: ext.Operand[Any]
    first_key: ext.Operand[Any]
    counters: ext.Operand[Any]
    candidates: ext.Operand[Any]
    top_k: ir.IntegerAttr

    def check(self) -> None:
        shape = tuple(tensor_type(self.scores, "the scores", (None, None), "f32").shape)
        tensor_type(self.above, "the above mask", shape, "i1")
        tensor_type(self.tie, "the tie mask", shape, "i1")
        tensor_type(self.thresholds, "the thresholds", shape[:1], "f32")
        scalar(self.first_row, "first_row", "i32")
        scalar(self.first_key, "first_key", "i32")
        memref_type(self.counters, "counters", (DYNAMIC, 2), "i32")
        memref_type(self.candidates, "candidates", (DYNAMIC, DYNAMIC, 2), "i32")
        require(self.top_k.value >= 0, f"top_k must not be negative, but is {self.top_k.value}")


class StoredScoreOp(Op, dialect=TileDialect, name="stored_score", traits=[ext.Pure]):
    """The bits that a slot holds of each score that is above its row's threshold or ties with it.

    Those of ``score - threshold`` where that is exact (``score <= 2 * threshold``, both finite),
    else of the score; 0x7FC00000 of a NaN. ``scores`` is ``tensor<MxNxf32>``, ``thresholds``
    ``tensor<Mxf32>``, the result ``tensor<MxNxi32>``.
    """

    scores: ext.Operand[Any]
    thresholds: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        shape = tensor_type(self.scores, "the scores", (None, None), "f32").shape
        tensor_type(self.thresholds, "the thresholds", shape[:1], "f32")
        tensor_type(self.result, "the result", shape, "i32")
