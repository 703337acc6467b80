# SPDX-License-Identifier: Apache-2.0
"""The text that Triton gets."""

from __future__ import annotations

import re

import numpy as np
import pytest
from backend_kernels import SCALE, parse
from torch_mlir import ir

from winnow.backend.emit import emit_ttir
from winnow.dialects import make_context


def test_our_attributes_are_left_out() -> None:
    text = emit_ttir(parse())
    assert "winnow." not in text
    assert "arg_attrs = [{}, {tt.divisibility = 16 : i32}, {}, {}, {}]" in text
    assert 'sym_name = "scale"' in text


def test_the_module_is_left_as_it_is() -> None:
    module = parse()
    before = str(module)
    emit_ttir(module)
    assert str(module) == before


def test_all_is_in_generic_form() -> None:
    for line in emit_ttir(parse()).splitlines():
        assert not re.search(r"= (arith|scf|math|tt)\.\w+ ", line)


def test_locations_are_kept() -> None:
    text = emit_ttir(parse())
    (name,) = re.findall(r'"tt\.store".* loc\((#\w+)\)', text)
    assert f'{name} = loc("scale.py":7:3)' in text
    assert "loc(" not in emit_ttir(parse(), locations=False)


def test_spellings() -> None:
    """Names that only Triton's own dialect can have, and a scope that Triton 3.6 does not know."""
    text = """
    "tt.func"() ({
    ^bb0(%x: tensor<8xf32>):
      %sum = "tt.reduce"(%x) ({
      ^bb0(%a: f32, %b: f32):
        %c = arith.addf %a, %b : f32
        "tt.reduce_return"(%c) : (f32) -> ()
      }) {axis = 0 : i32} : (tensor<8xf32>) -> f32
      %sums = "tt.scan"(%x) ({
      ^bb0(%a: f32, %b: f32):
        %c = arith.addf %a, %b : f32
        "tt.scan_return"(%c) : (f32) -> ()
      }) {axis = 0 : i32, reverse = false} : (tensor<8xf32>) -> tensor<8xf32>
      "gpu.barrier"() : () -> ()
      "tt.return"() : () -> ()
    }) {sym_name = "k", function_type = (tensor<8xf32>) -> ()} : () -> ()
    """
    emitted = emit_ttir(ir.Module.parse(text, make_context()))
    assert len(re.findall(r'"tt\.reduce\.return"\(%\w+\) : ', emitted)) == 1
    assert len(re.findall(r'"tt\.scan\.return"\(%\w+\) : ', emitted)) == 1
    assert len(re.findall(r'"gpu\.barrier"\(\) : \(\) -> \(\)', emitted)) == 1


@pytest.mark.parametrize(
    "bits", [0x7F800000, 0xFF800000, 0x7FC00001, 0x80000000, 0x00000001, 0x3DCCCCCD]
)
def test_floats_keep_their_bits(bits: int) -> None:
    """Infinities, a NaN with a payload, -0.0, the least positive number, 0.1."""
    constant = f"%constant = arith.constant dense<0x{bits:08X}> : tensor<4xf32>\n  %wide = "
    emitted = emit_ttir(parse(SCALE.replace("%wide = ", constant)))
    (value,) = constants(emitted, "4xf32")
    assert np.array(value).view(np.uint32).tolist() == [bits] * 4


def test_tables_are_whole() -> None:
    table = ", ".join(str(n * n) for n in range(256))
    constant = f"%table = arith.constant dense<[{table}]> : tensor<256xi32>\n  %wide = "
    emitted = emit_ttir(parse(SCALE.replace("%wide = ", constant)))
    (value,) = constants(emitted, "256xi32")
    assert list(value) == [n * n for n in range(256)]


def constants(text: str, type_: str) -> list[ir.Attribute]:
    """The values of the constants of ``type_`` in a module."""
    found = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name == "arith.constant" and type_ in str(op.results[0].type):
            found.append(op.attributes["value"])
        return ir.WalkResult.ADVANCE

    context = make_context()
    ir.Module.parse(text, context).operation.walk(visit)
    return found
