# SPDX-License-Identifier: Apache-2.0
"""Pass `sample-scores`: makes of a selection the kernel that stores its scores of some keys."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir
from torch_mlir.dialects import func

from winnow.dialects import graph
from winnow.dialects.build import i32_attr, text_attr
from winnow.errors import LoweringError
from winnow.graph_buffers import memref_type
from winnow.pipeline.base import Pass

SUFFIX = "_sample"
PER_SCORE = "winnow.per_score"


@dataclass(frozen=True)
class SampleScores(Pass):
    """Makes of a selection the kernel that stores its scores of some keys.

    Before::

        %k = "winnow.paged_keys"(%key_cache, %block_table, %requests) {request_rows = 128 : i32}
        %s = "winnow.score"(%q, %k)
        "winnow.threshold_select"(%s, %row_ends, ...) {top_k = 2048 : i32}

    After::

        %k = "winnow.sampled_keys"(%key_cache, %block_table, %requests, %positions) {...}
        %s = "winnow.score"(%q, %k)
        "winnow.store_scores"(%s, %sample_lengths, %sample_scores) {group_rows = 128 : i32}

    Sample ``s`` is of the key at ``positions[s]``, for ``s < sample_lengths[r / group_rows]`` of
    row ``r``; a group is of the rows that share keys. What else is given for each row and key is
    read at the same positions. The function loses the arguments that only the selection uses, and
    its name gets ``_sample`` appended. Functions without a selection stay as they are. Refused are
    those with two, and with keys that are sampled already.
    """

    name: ClassVar[str] = "sample-scores"

    def run(self, module: ir.Module) -> None:
        for function in module.body.operations:
            if isinstance(function, func.FuncOp):
                operations = [op for block in function.body for op in block.operations]
                selects = [op for op in operations if isinstance(op, graph.ThresholdSelectOp)]
                if len(selects) > 1:
                    raise LoweringError("the function has another selection", selects[1].location)
                if selects:
                    with selects[0].location:
                        _sample(function, operations, selects[0])


def _sample(
    function: func.FuncOp, operations: list[ir.OpView], select: graph.ThresholdSelectOp
) -> None:
    for op in operations:
        if isinstance(op, graph.SampledKeysOp):
            raise LoweringError("the keys are a sample already", op.location)
    loads = [op for op in operations if isinstance(op, graph.PagedKeysOp)]
    if not loads:
        raise LoweringError("the scores come from no paged keys", select.location)
    location = ir.Location.current
    block, i32 = function.entry_block, memref_type((None,), "i32")
    positions = block.add_argument(i32, location)
    lengths = block.add_argument(i32, location)
    output = block.add_argument(memref_type((None, None), "f32"), location)
    reads = [op for op in operations if op in loads or op.operation.name == PER_SCORE]
    group_rows = math.gcd(*(load.request_rows.value for load in loads))
    with ir.InsertionPoint(select):
        graph.StoreScoresOp(select.scores, lengths, output, i32_attr(group_rows))
    select.operation.erase()
    for op in reads:
        _at_positions(op, positions)
    _set_arguments(function)


def _at_positions(op: ir.OpView, positions: ir.Value) -> None:
    """Replaces an op by the same one at given positions."""
    with op.location, ir.InsertionPoint(op):
        if isinstance(op, graph.PagedKeysOp):
            places = (op.cache, op.block_table, op.requests, positions)
            sampled = graph.SampledKeysOp(*places, op.result.type, op.request_rows).result
        else:
            segments = ir.DenseI32ArrayAttr.get([1, 1])
            sampled = ir.Operation.create(
                PER_SCORE,
                [op.operation.results[0].type],
                [op.operation.operands[0], positions],
                {"operandSegmentSizes": segments},
            ).result
    op.operation.results[0].replace_all_uses_with(sampled)
    op.operation.erase()


def _set_arguments(function: func.FuncOp) -> None:
    """Drops arguments that nothing uses, and says what all of them are."""
    block = function.entry_block
    names = ("positions", "sample_lengths", "sample_scores")
    old = len(block.arguments) - len(names)
    attributes = [*function.attributes.get("arg_attrs", [ir.DictAttr.get({})] * old)]
    attributes += [ir.DictAttr.get({"winnow.name": text_attr(name)}) for name in names]
    for number in reversed(range(old)):
        if not list(block.arguments[number].uses):
            block.erase_argument(number)
            del attributes[number]
    type_ = ir.FunctionType.get([argument.type for argument in block.arguments], [])
    function.attributes["function_type"] = ir.TypeAttr.get(type_)
    function.attributes["arg_attrs"] = ir.ArrayAttr.get(attributes)
    function.attributes["sym_name"] = text_attr(function.name.value + SUFFIX)
