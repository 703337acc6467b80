# SPDX-License-Identifier: Apache-2.0
"""Running pipelines: what a run reports, prints and keeps, and what a failure says."""

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest
from torch_mlir import ir

from winnow.errors import InputError, LoweringError, PassFailure
from winnow.pipeline import Instrumentation, Pass, Pipeline
from winnow.pipeline.diagnostics import Diagnostic, Position, position_of
from winnow.pipeline.instrumentation import EVERY_PASS, leaf_names, module_text

SUM = """
func.func @sum(%x: i32) -> (i32, i32) {
  %zero = arith.constant 0 : i32
  %0 = arith.addi %x, %zero : i32
  %1 = arith.addi %x, %zero : i32
  return %0, %1 : i32, i32
}
"""


@dataclass(frozen=True)
class Calls(Pass):
    """Calls a function of the test."""

    name: ClassVar[str] = "calls"
    function: Callable[[ir.Module], None]

    def run(self, module: ir.Module) -> None:
        self.function(module)

    def __str__(self) -> str:
        return "calls"


@pytest.fixture
def module(context: ir.Context) -> ir.Module:
    return ir.Module.parse(SUM, context=context)


@pytest.fixture
def quiet(tmp_path: Path) -> Instrumentation:
    return Instrumentation(reproducer=tmp_path / "reproducer.mlir")


def refuse(module: ir.Module) -> None:
    function = module.body.operations[0]
    function.attributes["touched"] = ir.UnitAttr.get()
    raise LoweringError("can't do that", function.location)


def break_module(module: ir.Module) -> None:
    del module.body.operations[0].attributes["function_type"]


def crash(module: ir.Module) -> None:
    raise KeyError("lost")


def test_runs_in_order_and_reports_times(module: ir.Module) -> None:
    seen: list[str] = []
    pipeline = Pipeline(
        (
            Calls(lambda module: seen.append(str(module))),
            *Pipeline.parse("cse").steps,
            Calls(lambda module: seen.append(str(module))),
        )
    )
    timings = pipeline.run(module)
    assert [timing.name for timing in timings] == ["calls", "cse", "calls"]
    assert all(0 <= timing.seconds < 60 for timing in timings)
    assert [text.count("arith.addi") for text in seen] == [2, 1]
    assert str(module) == seen[1]


def test_the_context_is_current_in_a_pass(module: ir.Module) -> None:
    seen: list[ir.Context] = []
    Pipeline((Calls(lambda module: seen.append(ir.Context.current)),)).run(module)
    assert seen == [module.context]


def test_refusal(module: ir.Module, quiet: Instrumentation) -> None:
    before = module_text(module, locations=True)
    pipeline = Pipeline((Calls(refuse), *Pipeline.parse("cse").steps))
    with pytest.raises(PassFailure) as caught:
        pipeline.run(module, instrumentation=quiet)
    failure = caught.value
    assert failure.pass_name == "calls"
    assert failure.diagnostics == (Diagnostic("error", "can't do that", Position("-", 2, 1)),)
    assert failure.module == before
    assert isinstance(failure.__cause__, LoweringError)
    assert failure.reproducer == quiet.reproducer
    command = f"winnow-opt {quiet.reproducer} --pass-pipeline 'builtin.module(calls,cse)'"
    assert failure.command == command
    assert str(failure).splitlines() == [
        "-:2:1: error: can't do that",
        "  in pass `calls`",
        f"  reproducer: {quiet.reproducer}",
        f"  run again: {command}",
    ]


def test_reproducer(module: ir.Module, quiet: Instrumentation) -> None:
    before = module_text(module, locations=True)
    with pytest.raises(PassFailure) as caught:
        Pipeline((Calls(refuse),)).run(module, instrumentation=quiet)
    assert quiet.reproducer is not None
    text = quiet.reproducer.read_text()
    assert text.endswith(before)
    header = text.removesuffix(before).splitlines()
    assert all(line.startswith("// ") for line in header)
    assert header[1] == f"//   {caught.value.command}"
    assert ir.Module.parse(text, context=module.context).operation.verify()


def test_reproducer_goes_to_a_temporary_file(
    module: ir.Module, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(PassFailure) as caught:
        Pipeline((Calls(refuse),)).run(module)
    assert caught.value.reproducer in list(tmp_path.glob("winnow-calls-*.mlir"))


def test_no_reproducer(module: ir.Module, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(PassFailure) as caught:
        Pipeline((Calls(refuse),)).run(module, instrumentation=Instrumentation(reproduce=False))
    assert (caught.value.reproducer, caught.value.command) == (None, None)
    assert str(caught.value) == "-:2:1: error: can't do that\n  in pass `calls`"
    assert list(tmp_path.iterdir()) == []


def test_a_refused_option_leaves_no_temporary_file(
    module: ir.Module, quiet: Instrumentation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse_option(module: ir.Module) -> None:
        raise LoweringError("one is too few", module.body.operations[0].location, in_options=True)

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(PassFailure, match="one is too few") as caught:
        Pipeline((Calls(refuse_option),)).run(module)
    assert (caught.value.reproducer, caught.value.command) == (None, None)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(PassFailure) as caught:
        Pipeline((Calls(refuse_option),)).run(module, instrumentation=quiet)
    assert caught.value.reproducer == quiet.reproducer
    assert list(tmp_path.iterdir()) == [quiet.reproducer]


def test_reproducer_that_cannot_be_written(module: ir.Module, tmp_path: Path) -> None:
    instrumentation = Instrumentation(reproducer=tmp_path)
    with pytest.raises(PassFailure) as caught:
        Pipeline((Calls(refuse),)).run(module, instrumentation=instrumentation)
    assert caught.value.reproducer is None
    error, note = caught.value.diagnostics
    assert error.message == "can't do that"
    assert note.severity == "note"
    assert note.message.startswith("the reproducer can't be written: ")


def test_broken_module(module: ir.Module, quiet: Instrumentation) -> None:
    with pytest.raises(PassFailure) as caught:
        Pipeline((Calls(break_module),)).run(module, instrumentation=quiet)
    (reason,) = caught.value.diagnostics
    assert str(reason) == "-:2:1: error: 'func.func' op requires attribute 'function_type'"


def test_bug(module: ir.Module, quiet: Instrumentation) -> None:
    with pytest.raises(PassFailure) as caught:
        Pipeline((Calls(crash),)).run(module, instrumentation=quiet)
    assert isinstance(caught.value.__cause__, KeyError)
    assert caught.value.diagnostics == (Diagnostic("error", "KeyError: 'lost'", None),)


def test_failing_pass_of_mlir(context: ir.Context, quiet: Instrumentation) -> None:
    text = """
    func.func @f(%x: i32) -> tensor<2xi32> {
      %0 = "tt.splat"(%x) : (i32) -> tensor<2xi32>
      return %0 : tensor<2xi32>
    }
    """
    module = ir.Module.parse(text, context=context)
    with pytest.raises(PassFailure) as caught:
        Pipeline.parse("one-shot-bufferize").run(module, instrumentation=quiet)
    assert isinstance(caught.value.__cause__, ir.MLIRError)
    (reason,) = caught.value.diagnostics
    assert str(reason) == "-:3:12: error: op was not bufferized"


def test_passes_after_a_failure_do_not_run(module: ir.Module, quiet: Instrumentation) -> None:
    seen: list[ir.Module] = []
    with pytest.raises(PassFailure):
        Pipeline((Calls(refuse), Calls(seen.append))).run(module, instrumentation=quiet)
    assert seen == []


def test_invalid_input(module: ir.Module) -> None:
    break_module(module)
    seen: list[ir.Module] = []
    with pytest.raises(InputError, match="requires attribute 'function_type'"):
        Pipeline((Calls(seen.append),)).run(module)
    assert seen == []


def test_dumps(module: ir.Module, tmp_path: Path) -> None:
    directory = tmp_path / "new" / "dumps"
    before = str(module)
    pipeline = Pipeline.parse("func.func(cse,canonicalize{max-iterations=2}),symbol-dce")
    pipeline.run(module, instrumentation=Instrumentation(dump_dir=directory))
    files = {path.name: path.read_text() for path in directory.iterdir()}
    assert sorted(files) == [
        "00-input.mlir",
        "01-func.func-cse-canonicalize.mlir",
        "02-symbol-dce.mlir",
    ]
    assert files["00-input.mlir"] == before
    assert files["02-symbol-dce.mlir"] == str(module)


def headings(text: str) -> list[str]:
    return re.findall(r"// -----// IR (.*) //----- //", text)


def test_printing(module: ir.Module, capsys: pytest.CaptureFixture[str]) -> None:
    pipeline = Pipeline.parse("func.func(cse),canonicalize")
    some = Instrumentation(print_before=["cse"], print_after=["canonicalize"], generic=True)
    pipeline.run(module, instrumentation=some)
    output, errors = capsys.readouterr()
    assert output == ""
    assert headings(errors) == ["Before func.func(cse)", "After canonicalize"]
    assert errors.count('"func.func"') == 2

    pipeline.run(module, instrumentation=Instrumentation(print_before=EVERY_PASS))
    assert headings(capsys.readouterr().err) == ["Before func.func(cse)", "Before canonicalize"]

    pipeline.run(module)
    assert capsys.readouterr().err == ""


def test_leaf_names() -> None:
    assert leaf_names("cse") == ["cse"]
    assert leaf_names("func.func(cse,scf.for(canonicalize))") == ["cse", "canonicalize"]


def test_positions(context: ir.Context) -> None:
    with context:
        file = ir.Location.file("a b.mlir", 3, 4)
        unknown = ir.Location.unknown()
        expected = Position("a b.mlir", 3, 4)
        assert position_of(file) == expected
        assert position_of(ir.Location.name("n", file)) == expected
        assert position_of(ir.Location.callsite(unknown, [file])) == expected
        other = ir.Location.name("n", unknown)
        assert position_of(ir.Location.fused([other, file])) == expected
        assert position_of(unknown) is None
        assert position_of(other) is None


SPECIAL = [math.inf, -math.inf, math.nan, -0.0, 1e-45, 0.1, -1.5]


@pytest.mark.parametrize("elements", [*([one] for one in SPECIAL), SPECIAL, SPECIAL * 40])
def test_floats_survive_printing(context: ir.Context, elements: list[float]) -> None:
    values = np.array(elements, np.float32)
    with context:
        dense = ir.DenseElementsAttr.get(values)
    text = f"""
    func.func @f() -> {dense.type} {{
      %0 = arith.constant {dense}
      return %0 : {dense.type}
    }}
    """
    module = ir.Module.parse(text, context=context)
    Pipeline.parse("canonicalize,cse").run(module)
    printed = ir.Module.parse(module_text(module), context=context)
    constant = printed.body.operations[0].regions[0].blocks[0].operations[0]
    assert np.array(constant.attributes["value"]).tobytes() == values.tobytes()
