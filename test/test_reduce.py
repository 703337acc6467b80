# SPDX-License-Identifier: Apache-2.0
"""What the reducer makes of a module, given what must stay in it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from torch_mlir import ir

from winnow.dialects import make_context
from winnow.reduce.candidate import Candidate
from winnow.reduce.literals import magnitude
from winnow.reduce.reducer import Reducer


def parse(text: str) -> Candidate:
    """The candidate that ``text`` spells."""
    return Candidate.of(ir.Module.parse(text, make_context()))


def reduced(text: str, is_interesting: Callable[[str], bool]) -> Reducer:
    """The reducer when it is done with ``text``, in which all that it tried was as promised."""
    seen: set[str] = set()

    def check(candidate: str) -> bool:
        assert candidate not in seen
        seen.add(candidate)
        changed = reducer.best.changed(candidate)
        assert changed
        assert changed.size < reducer.best.size
        return is_interesting(candidate)

    reducer = Reducer(parse(text), check, lambda reducer, name: None)
    reducer.run()
    assert reducer.runs == len(seen)
    return reducer


def left(text: str, *patterns: str) -> list[str]:
    """The lines in the plain module that is left where all ``patterns`` must be found in it."""
    reducer = reduced(text, lambda each: all(re.search(pattern, each) for pattern in patterns))
    first, *lines, last = reducer.best.text.splitlines()
    assert (first, last) == ("module {", "}")
    return [line.strip() for line in lines]


FUNCTIONS = """
func.func @unused(%x: i32) -> i32 { return %x : i32 }
func.func @callee(%x: i32, %y: f32) -> i32 attributes {test.a = 1 : i32} {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @caller(%x: i32, %y: f32, %z: i64) -> (i64, i32) {
  %0 = func.call @callee(%x, %y) : (i32, f32) -> i32
  return %z, %0 : i64, i32
}
"""
LOOP = """
func.func @f(%n: index, %x: i32, %c: i1) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0 = scf.for %i = %zero to %n step %one iter_args(%y = %x) -> (i32) {
    %1 = scf.if %c -> (i32) {
      %2 = arith.muli %y, %y : i32
      scf.yield %2 : i32
    } else {
      %3 = arith.subi %y, %x : i32
      scf.yield %3 : i32
    }
    scf.yield %1 : i32
  }
  return %0 : i32
}
"""
ATTRIBUTES = """
module attributes {test.g = "g"} {
func.func @f(%x: i32 {test.a = 1 : i32, test.b = "b"}) attributes {
  test.c = {d = 4 : i32, e = 5 : i32}, test.f = unit
} {
  %0 = arith.addi %x, %x overflow<nsw> : i32
  %1 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %2 = arith.constant 2.5 : f32
  return
}
}
"""
MEMORY = """
func.func @f() {
  %zero = arith.constant 0 : index
  %0 = memref.alloc() : memref<16xi32>
  %1 = memref.load %0[%zero] : memref<16xi32>
  return
}
"""
RANGE = """
func.func @f() {
  %0 = "tt.make_range"() {start = 0 : i32, end = 128 : i32} : () -> tensor<128xi32>
  return
}
"""


@pytest.mark.parametrize(
    ("text", "patterns", "expected"),
    [
        pytest.param(FUNCTIONS, [""], [], id="everything"),
        pytest.param(FUNCTIONS, ["@unused"], ["func.func private @unused(i32) -> i32"], id="body"),
        pytest.param(
            FUNCTIONS,
            ["call @callee"],
            [
                "func.func private @callee(i32, f32) -> i32",
                "func.func @caller(%arg0: i32, %arg1: f32) {",
                "%0 = call @callee(%arg0, %arg1) : (i32, f32) -> i32",
                "return",
                "}",
            ],
            id="declaration",
        ),
        pytest.param(
            FUNCTIONS,
            ["call @callee", "addi"],
            [
                "func.func @callee(%arg0: i32) {",
                "%0 = arith.addi %arg0, %arg0 : i32",
                "return",
                "}",
                "func.func @caller(%arg0: i32) {",
                "call @callee(%arg0) : (i32) -> ()",
                "return",
                "}",
            ],
            id="calls",
        ),
        pytest.param(
            LOOP,
            ["muli"],
            ["func.func @f(%arg0: i32) {", "%0 = arith.muli %arg0, %arg0 : i32", "return", "}"],
            id="first-region",
        ),
        pytest.param(
            LOOP,
            ["subi"],
            ["func.func @f(%arg0: i32) {", "%0 = arith.subi %arg0, %arg0 : i32", "return", "}"],
            id="second-region",
        ),
        pytest.param(
            LOOP,
            ["scf.for"],
            [
                "func.func @f(%arg0: index, %arg1: i32) {",
                "%0 = scf.for %arg2 = %arg0 to %arg0 step %arg0"
                " iter_args(%arg3 = %arg1) -> (i32) {",
                "scf.yield %arg1 : i32",
                "}",
                "return",
                "}",
            ],
            id="hollow",
        ),
        pytest.param(
            ATTRIBUTES,
            ["addi", r"\be = ", r"test\.b"],
            [
                'func.func @f(%arg0: i32 {test.b = "b"}) attributes {test.c = {e = 0 : i32}} {',
                "%0 = arith.addi %arg0, %arg0 : i32",
                "return",
                "}",
            ],
            id="attributes",
        ),
        pytest.param(
            ATTRIBUTES,
            ["tensor<3xi32>", "f32"],
            [
                "func.func @f() {",
                "%cst = arith.constant dense<0> : tensor<3xi32>",
                "%cst_0 = arith.constant 0.000000e+00 : f32",
                "return",
                "}",
            ],
            id="constants",
        ),
        pytest.param(
            MEMORY,
            ["memref.load"],
            [
                "func.func @f() {",
                "%c0 = arith.constant 0 : index",
                "%alloc = memref.alloc() : memref<1xi32>",
                "%0 = memref.load %alloc[%c0] : memref<1xi32>",
                "return",
                "}",
            ],
            id="no-replacement",
        ),
        pytest.param(
            RANGE,
            ["make_range"],
            [
                "func.func @f() {",
                '%0 = "tt.make_range"() {end = 1 : i32, start = 0 : i32} : () -> tensor<1xi32>',
                "return",
                "}",
            ],
            id="sizes-with-integers",
        ),
    ],
)
def test_minimum(text: str, patterns: list[str], expected: list[str]) -> None:
    assert left(text, *patterns) == expected


def test_calls_whose_results_are_used_keep_them() -> None:
    lines = left(FUNCTIONS, "call @callee", "addi", r"return %\w+, %0 : i64, i32")
    assert lines[0] == "func.func @callee(%arg0: i32) -> i32 {"


def test_integers_are_searched_by_bisection() -> None:
    def is_large(text: str) -> bool:
        found = re.search(r"constant (\d+) : i64", text)
        return found is not None and int(found[1]) >= 12_345

    text = "func.func @f() { %0 = arith.constant 1000000000 : i64 return }"
    reducer = reduced(text, is_large)
    assert "constant 12345 : i64" in reducer.best.text
    assert reducer.runs < 120


def test_negative_integers_keep_their_sign() -> None:
    text = "func.func @f() { %0 = arith.constant -100 : i32 return }"
    assert "constant -7 : i32" in "".join(left(text, r"constant -(7|[1-9]\d+) : i32"))


def test_a_large_module_takes_few_runs() -> None:
    ops = [f"%{index} = arith.addi %x, %x : i32" for index in range(512)]
    ops[300] = "%300 = arith.muli %x, %x : i32"
    text = "\n".join(["func.func @f(%x: i32) {", *ops, "return }"])
    reducer = reduced(text, lambda each: "muli" in each)
    assert reducer.best.size.operations == 3
    assert reducer.runs < 40


def test_it_does_the_same_each_time() -> None:
    texts: list[list[str]] = [[], []]
    for seen in texts:

        def check(text: str, seen: list[str] = seen) -> bool:
            seen.append(text)
            return "muli" in text and "scf" in text

        reduced(LOOP, check)
    assert texts[0] == texts[1]


def test_progress_names_what_has_worked() -> None:
    seen: list[tuple[int, str]] = []
    candidate = parse(FUNCTIONS)
    reducer = Reducer(
        candidate, lambda text: True, lambda reducer, name: seen.append((reducer.runs, name))
    )
    reducer.run()
    assert seen == [(1, "erase functions")]


def test_candidates_are_verified() -> None:
    candidate = parse("func.func @f(%x: i32) { return }")
    changed = candidate.changed("func.func @f() { return }")
    assert changed
    assert changed.size < candidate.size
    assert candidate.changed("func.func @f() -> i32 { return }") is None
    assert candidate.changed("func.func") is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("tensor<128x?x4xf32>", 132),
        ("arith.constant -3 : i32", 3),
        ("dense<[1, 20]> : tensor<2xi8>", 23),
        ("1.500000e+00 : f32, 0x7FC00000 : f32, 0.000000e+00 : f32", 2),
        ("%12 = %c3_i32 + #map4 : i32", 0),
        ("%5:2 = a(%7#1)", 0),
        ('"5 < 6" strided<[?, 9]>', 0),
        ("affine_map<(d0)[s1] -> (d0 ceildiv 8)>", 8),
    ],
)
def test_magnitude_is_of_sizes_and_numbers_alone(text: str, expected: int) -> None:
    assert magnitude(text) == expected
