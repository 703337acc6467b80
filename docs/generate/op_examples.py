# SPDX-License-Identifier: Apache-2.0
"""An example of each op: its smallest use in the dialects' lit tests, in a function of its own."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext, func

from winnow.dialects import make_context
from winnow.dialects.base import SEGMENTS

LIT_TESTS = Path(__file__).parents[2] / "lit_tests" / "dialects"
WIDTH = 100
UNBROKEN = re.compile(r'"[^"]*"|<[^<>]*>| : i32|: | = |-> | \{$')


def op_examples(dialects: Sequence[type[ext.Dialect]]) -> dict[str, str]:
    """A module's text for each op of the dialects that the lit tests use, by the op's name.

    What an op takes is named after its fields, and is passed to the function. An op that can't
    stand alone, such as a terminator, is shown within one that can.
    """
    examples: dict[str, str] = {}
    ops = {op.OPERATION_NAME: op for dialect in dialects for op in dialect.operations}
    with make_context(), ir.Location.unknown():
        for path in sorted(LIT_TESTS.glob("*.mlir")):
            if path.stem.endswith("-invalid"):
                continue
            module = ir.Module.parse(path.read_text(encoding="utf-8"))
            for use in _nested(module.operation):
                if use.name not in ops:
                    continue
                text = _example(use, ops)
                if use.name not in examples or len(text) < len(examples[use.name]):
                    examples[use.name] = text
    return examples


def _nested(operation: ir.Operation) -> Iterator[ir.Operation]:
    """The ops within an op, at any depth."""
    for region in operation.regions:
        for block in region.blocks:
            for inner in block.operations:
                yield inner.operation
                yield from _nested(inner.operation)


def _example(use: ir.Operation, ops: dict[str, type[ext.Operation]]) -> str:
    """The text of the innermost op around ``use`` that verifies by itself."""
    module = _alone(use, ops)
    while not _verifies(module):
        use = use.parent.operation
        module = _alone(use, ops)
    (example,) = module.body.operations
    return _wrapped(example.operation.get_asm(use_name_loc_as_prefix=True))


def _alone(operation: ir.Operation, ops: dict[str, type[ext.Operation]]) -> ir.Module:
    """A module of one op, in a function unless it stands in none where it is used."""
    module = ir.Module.create()
    if operation.parent.name == "builtin.module":
        operation.clone(ir.InsertionPoint(module.body))
    else:
        _add_function(module, operation, ops)
    return module


def _add_function(
    module: ir.Module, operation: ir.Operation, ops: dict[str, type[ext.Operation]]
) -> None:
    """Adds a function that does ``operation`` on its own arguments."""
    with ir.InsertionPoint(module.body):
        function = func.FuncOp("example", ([], []))
    block = function.add_entry_block()
    with ir.InsertionPoint(block):
        func.ReturnOp([])
    clone = operation.clone(ir.InsertionPoint.at_block_terminator(block))
    for index, name in enumerate(_operand_names(clone, ops)):
        type_ = clone.operands[index].type
        clone.operands[index] = block.add_argument(type_, ir.Location.name(name))
    _pass_captured(clone, block, ops)
    _name_results(clone, ops)
    inputs = [argument.type for argument in block.arguments]
    function.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(inputs, []))


def _pass_captured(
    clone: ir.Operation, block: ir.Block, ops: dict[str, type[ext.Operation]]
) -> None:
    """Adds arguments for what regions of ``clone`` use from outside of it."""
    inner = list(_nested(clone))
    values: dict[ir.Value, ir.Value] = {}
    for operation in inner:
        values |= {result: result for result in operation.results}
        blocks = [block for region in operation.regions for block in region.blocks]
        values |= {each: each for block in blocks for each in block.arguments}
    for region in clone.regions:
        values |= {each: each for own in region.blocks for each in own.arguments}
    for operation in inner:
        for index, name in enumerate(_operand_names(operation, ops)):
            operand = operation.operands[index]
            if operand not in values:
                values[operand] = block.add_argument(operand.type, ir.Location.name(name))
            operation.operands[index] = values[operand]


def _name_results(clone: ir.Operation, ops: dict[str, type[ext.Operation]]) -> None:
    """Names results after their field, or several of them, and those within regions, by the op."""
    for operation in (clone, *_nested(clone)):
        name = operation.name.split(".")[-1]
        if operation == clone and clone.name in ops and len(clone.results) == 1:
            name = _fields(ops[clone.name], ext.ResultDef)[0].name
        operation.location = ir.Location.name(name)


def _operand_names(operation: ir.Operation, ops: dict[str, type[ext.Operation]]) -> list[str]:
    """The field of each operand; for an op of MLIR's own, no more than that it is a value."""
    if operation.name not in ops:
        return ["value"] * len(operation.operands)
    fields = _fields(ops[operation.name], ext.OperandDef)
    sizes = (
        operation.attributes[SEGMENTS] if SEGMENTS in operation.attributes else [1] * len(fields)
    )
    return [field.name for field, size in zip(fields, sizes, strict=True) for _ in range(size)]


def _fields(op: type[ext.Operation], kind: type[Any]) -> list[Any]:
    return [field for field in op._fields if isinstance(field, kind)]


def _verifies(module: ir.Module) -> bool:
    try:
        return bool(module.operation.verify())
    except ir.MLIRError:
        return False


def _wrapped(text: str) -> str:
    """Text with long lines broken, at spaces that are not in what belongs together."""
    return "\n".join(part for line in text.splitlines() for part in _broken(line))


def _broken(line: str) -> list[str]:
    indent = line[: len(line) - len(line.lstrip())]
    parts = textwrap.wrap(
        UNBROKEN.sub(lambda found: found[0].replace(" ", "\0"), line),
        WIDTH,
        subsequent_indent=f"{indent}    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [part.replace("\0", " ") for part in parts]
