# SPDX-License-Identifier: Apache-2.0
"""Pass `raise-topk`: makes op graphs of PyTorch functions that end in a `topk` of scores."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir
from torch_mlir.dialects import func

from winnow.dialects import graph
from winnow.dialects.build import i32, i32_attr
from winnow.errors import LoweringError
from winnow.graph_buffers import memref_type
from winnow.passes.torch_axes import flat, size
from winnow.passes.torch_buffers import Arguments
from winnow.passes.torch_elementwise import Maker
from winnow.passes.torch_emission import Emitter
from winnow.passes.torch_ends import RowEnds, split_ends
from winnow.passes.torch_expressions import Expression, TopK
from winnow.passes.torch_reader import TOPK, read_topk
from winnow.passes.torch_roles import Roles
from winnow.passes.torch_types import name_of
from winnow.pipeline.base import Pass

RESULT = "winnow.topk"
"""The attribute of a raised function that says what PyTorch's results are of its buffers."""


@dataclass(frozen=True)
class RaiseTopk(Pass):
    """Makes op graphs of PyTorch functions that end in a `topk` of scores.

    Before::

        func.func @main(%q: !torch.vtensor<[32,64],bf16>, %k: !torch.vtensor<...>) -> ... {
          %1 = torch.aten.to.dtype %q, ...
          %2 = torch.aten.to.dtype %k, ...
          %3 = torch.aten.t %2
          %4 = torch.aten.mm %1, %3
          %values, %indices = torch.aten.topk %4, %k, %dim, %largest, %sorted
          return %values, %indices
        }

    After::

        func.func @main(%queries: memref<?x64xbf16, ...> {winnow.source = {argument = 0, ...}}, ...)
            attributes {winnow.topk = {keys = 100, ...}} {
          %q = "winnow.queries"(%queries)
          %k = "winnow.paged_keys"(%keys, %block_table, %requests) {request_rows = 32}
          %s = "winnow.score"(%q, %k)
          "winnow.threshold_select"(%s, %row_ends, ..., %arrivals, %ranges) {top_k = 8}
        }

    Axes are followed by what they are: whatever views and permutations do to them, the product
    tells which are keys, ``topk`` which are rows, and a sum or maximum which are heads. A last
    mask that hides a row's keys from some one on becomes the row's end. Each
    argument's ``winnow.source`` says how it comes from an argument of the PyTorch function.
    Functions without a `topk` stay as they are. Refused are products that are not of BF16, FP16 or
    FP8 tensors, and not FP32; ops that are no element-wise `arith` or `math`; heads with keys of
    their own; results other than those of `topk`.
    """

    name: ClassVar[str] = "raise-topk"

    def run(self, module: ir.Module) -> None:
        for operation in list(module.body.operations):
            if isinstance(operation, func.FuncOp) and _has_topk(operation):
                _raise(operation)


def _has_topk(function: func.FuncOp) -> bool:
    return any(name_of(op) == TOPK for block in function.body for op in block.operations)


def _raise(function: func.FuncOp) -> None:
    topk = read_topk(function)
    roles = Roles.of(topk)
    with function.location, ir.InsertionPoint(function):
        raised = func.FuncOp(function.name.value, ([], []))
    raised.add_entry_block()
    arguments = Arguments(raised)
    with ir.InsertionPoint(raised.entry_block):
        wanted, ends = split_ends(_largest_first(topk), roles)
        scores = Emitter(arguments, roles).scores(wanted)
        with topk.location:
            _select(arguments, roles, scores, ends, topk.k)
        with function.location:
            func.ReturnOp([])
    arguments.finish()
    raised.attributes[RESULT] = _result(topk, roles)
    function.operation.erase()


def _largest_first(topk: TopK) -> Expression:
    """Scores whose largest are wanted; of negated ones a NaN, never wanted, becomes the least."""
    scores = topk.scores
    if scores.element != "f32":
        raise LoweringError(f"topk must be of FP32 scores, not {scores.element}", topk.location)
    if topk.largest:
        return scores.expression
    make = Maker(topk.location)
    negated = make.op("arith.negf", scores.expression)
    return make.op("arith.maxnumf", negated, make.number(-math.inf))


def _select(
    arguments: Arguments, roles: Roles, scores: ir.Value, ends: RowEnds | None, top_k: int
) -> None:
    location = ir.Location.current
    groups = [roles.batch, roles.rows]
    row_ends = (
        arguments.add("row_ends", memref_type((None,), "i32"), location)
        if ends is None
        else arguments.add_source("row_ends", ends.numbers, groups, [None], "i32", ends.offset)
    )
    rows = [
        arguments.add(name, memref_type(shape, element), location, alignment)
        for name, shape, element, alignment in (
            ("thresholds", (None,), "f32", 0),
            ("counters", (None, 2), "i32", 0),
            ("candidates", (None, None, 2), "i32", 8),
        )
    ]
    max_context = arguments.add("max_context", i32(), location)
    graph.ThresholdSelectOp(
        scores,
        row_ends,
        *rows,
        max_context,
        i32_attr(top_k),
        arrivals=arguments.add("arrivals", memref_type((None,), "i32"), location),
        ranges=arguments.add("ranges", memref_type((2, None), "i32"), location),
    )


def _result(topk: TopK, roles: Roles) -> ir.DictAttr:
    """What is selected, and how PyTorch's results lie."""
    axes = (*roles.batch, *roles.rows)
    places = {axis: place for place, axis in enumerate(axes)}
    arrays = {
        "axes": [axis.size for axis in axes],
        "order": [places[axis] for axis in flat(roles.row_dims)],
        "shape": [size(dim) for dim in roles.row_dims],
        "results": topk.results,
    }
    numbers = {
        "batches": size(roles.batch),
        "rows": size(roles.rows),
        "request_rows": roles.request_rows,
        "keys": size(roles.keys),
        "top_k": topk.k,
        "dim": topk.dim,
        "largest": int(topk.largest),
        "sorted": int(topk.is_sorted),
    }
    attributes: dict[str, ir.Attribute] = {
        **{name: ir.DenseI64ArrayAttr.get(list(array)) for name, array in arrays.items()},
        **{name: i32_attr(number) for name, number in numbers.items()},
    }
    return ir.DictAttr.get(attributes)
