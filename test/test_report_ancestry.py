# SPDX-License-Identifier: Apache-2.0
"""Ops are followed through passes, which leave the same as without."""

from __future__ import annotations

from torch_mlir import ir

from winnow.dialects import make_context
from winnow.kernels import KERNELS
from winnow.lowering import to_tile, to_tt
from winnow.pipeline import Pipeline
from winnow.pipeline.instrumentation import module_text
from winnow.report.ancestry import Ancestry
from winnow.report.snapshots import Recorder

TEXT = """
func.func @f(%x: i32) -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.addi %x, %a : i32
  %c = arith.addi %x, %a : i32
  %d = arith.muli %b, %c : i32
  return %d : i32
}
"""


def parse() -> ir.Module:
    return ir.Module.parse(TEXT, make_context())


def find(module: ir.Module, name: str) -> ir.Operation:
    (function,) = module.body.operations
    return next(op.operation for op in function.body.blocks[0] if op.operation.name == name)


def chains(ancestry: Ancestry) -> list[tuple[str | int, ...]]:
    return [*ancestry.chains().values()]


def test_what_replaces_an_op_at_its_place() -> None:
    module, ancestry = parse(), Ancestry()
    before = module_text(module, locations=True)
    ancestry.mark(module)
    old = find(module, "arith.muli")
    with module.context, ir.InsertionPoint(old), old.location:
        new = ir.Operation.create("arith.subi", [old.result.type], [*old.operands])
    old.result.replace_all_uses_with(new.result)
    old.erase()
    ancestry.unmark(module, 3)
    assert ("arith.muli", 3, "arith.subi") in chains(ancestry)
    assert ("func.return",) in chains(ancestry)
    after = module_text(module, locations=True)
    assert after.replace("subi", "muli") == before


def test_what_changes_in_place() -> None:
    module, ancestry = parse(), Ancestry()
    ancestry.mark(module)
    constant = find(module, "arith.constant")
    constant.attributes["value"] = ir.IntegerAttr.get(constant.result.type, 2)
    ancestry.unmark(module, 1)
    ancestry.mark(module)
    constant.attributes["value"] = ir.IntegerAttr.get(constant.result.type, 3)
    ancestry.unmark(module, 5)
    assert ("arith.constant", 1, "arith.constant", 5, "arith.constant") in chains(ancestry)


def test_what_is_made_of_nothing() -> None:
    module, ancestry = parse(), Ancestry()
    ancestry.mark(module)
    place = find(module, "func.return")
    with module.context, ir.InsertionPoint(place), ir.Location.unknown():
        type_ = ir.IntegerType.get_signless(32)
        value = {"value": ir.IntegerAttr.get(type_, 7)}
        ir.Operation.create("arith.constant", [type_], attributes=value)
    ancestry.unmark(module, 2)
    assert ("", 2, "arith.constant") in chains(ancestry)


def test_the_ir_is_the_same_as_unwatched() -> None:
    """Its locations too, after one pipeline and after the next."""
    recorder = Recorder()
    watched, plain = (KERNELS["deepseek-v32"].graph() for _ in range(2))
    for text in (to_tile("cuda:90"), to_tt()):
        pipeline = Pipeline.parse(text)
        pipeline.run(watched, instrumentation=recorder)
        pipeline.run(plain)
        assert module_text(watched, locations=True) == module_text(plain, locations=True)
    assert "winnow op" not in "".join(snapshot.text.located for snapshot in recorder.snapshots)
