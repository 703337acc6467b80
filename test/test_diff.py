# SPDX-License-Identifier: Apache-2.0
"""Diffs of IR: what they show, and that names alone are no difference."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest
from drawing import examples
from hypothesis import given
from hypothesis import strategies as st

from winnow.diff.counts import count_ops
from winnow.diff.lines import comparable_lines
from winnow.diff.names import with_distinct_names
from winnow.diff.unified import compare

FUNCTION = """\
func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.addi %arg0, %arg1 : i32
  %1 = arith.muli %0, %arg1 : i32
  %2 = arith.subi %1, %0 : i32
  return %2 : i32
}
"""
LOOPS = """\
scf.for %arg0 = %c0 to %c8 step %c1 {
  %0 = arith.addi %arg0, %c1 : index
  "test.use"(%0, %arg0) : (index, index) -> ()
}
scf.for %arg0 = %c0 to %c8 step %c1 {
  %0:2 = "test.make"(%arg0) : (index) -> (index, index)
  "test.use"(%0#0, %0#1) : (index, index) -> ()
}
"""


def changes(left: str, right: str) -> list[str]:
    """The lines of a diff that state changes, without their indentation."""
    lines = compare(left, right).diff("a", "b", 0)
    return [line[0] + line[1:].lstrip() for line in lines[2:] if line[0] in "+-"]


def test_the_same_is_equal() -> None:
    assert compare(FUNCTION, FUNCTION).are_equal
    assert compare(FUNCTION, FUNCTION).diff("a", "b", 3) == []


@pytest.mark.parametrize(
    "renamed",
    [
        {"%0": "%5", "%1": "%0", "%2": "%1"},
        {"%arg0": "%arg1", "%arg1": "%arg0"},
        {"%0": "%sum", "%arg1": "%x.y-z$1"},
    ],
)
def test_names_are_no_difference(renamed: dict[str, str]) -> None:
    text = re.sub(r"%\w+", lambda found: renamed.get(found.group(), found.group()), FUNCTION)
    assert text != FUNCTION
    assert compare(FUNCTION, text).are_equal


def test_an_inserted_op_is_all_that_is_shown() -> None:
    inserted = """\
func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.xori %arg0, %arg0 : i32
  %1 = arith.addi %arg0, %arg1 : i32
  %2 = arith.muli %1, %arg1 : i32
  %3 = arith.subi %2, %1 : i32
  return %3 : i32
}
"""
    assert changes(FUNCTION, inserted) == ["+%0~right = arith.xori %arg0, %arg0 : i32"]
    assert changes(inserted, FUNCTION) == ["-%0 = arith.xori %arg0, %arg0 : i32"]


def test_a_changed_op_keeps_its_name_where_it_is_used() -> None:
    changed = FUNCTION.replace("muli %0, %arg1", "maxsi %0, %arg1")
    assert changes(FUNCTION, changed) == [
        "-%1 = arith.muli %0, %arg1 : i32",
        "+%1 = arith.maxsi %0, %arg1 : i32",
    ]


def test_another_operand_is_a_difference() -> None:
    swapped = FUNCTION.replace("subi %1, %0", "subi %0, %1")
    assert changes(FUNCTION, swapped) == [
        "-%2 = arith.subi %1, %0 : i32",
        "+%2 = arith.subi %0, %1 : i32",
    ]


def test_numbers_and_sizes_differ_where_names_do_not() -> None:
    left = '%7 = "a"() : () -> tensor<64xi32>\n"b"(%7) {c = 1} : (tensor<64xi32>) -> ()'
    right = left.replace("64", "32").replace("%7", "%9")
    assert changes(left, right) == [
        '-%7 = "a"() : () -> tensor<64xi32>',
        '-"b"(%7) {c = 1} : (tensor<64xi32>) -> ()',
        '+%7 = "a"() : () -> tensor<32xi32>',
        '+"b"(%7) {c = 1} : (tensor<32xi32>) -> ()',
    ]


def test_a_name_of_the_left_is_never_another_value_on_the_right() -> None:
    lines = compare('%1 = "a"()\n"b"(%1)', '%1 = "c"()\n%2 = "a"()\n"b"(%2)')
    assert lines.left == ['%1 = "a"()', '"b"(%1)']
    assert lines.right == ['%1~right = "c"()', '%1 = "a"()', '"b"(%1)']


def test_names_taken_again_in_other_regions_are_told_apart() -> None:
    lines = with_distinct_names(LOOPS.splitlines())
    assert lines[1] == "  %0 = arith.addi %arg0, %c1 : index"
    assert lines[4] == "scf.for %arg0~2 = %c0 to %c8 step %c1 {"
    assert lines[5] == '  %0~2:2 = "test.make"(%arg0~2) : (index) -> (index, index)'
    assert lines[6] == '  "test.use"(%0~2#0, %0~2#1) : (index, index) -> ()'
    one, other = LOOPS.split("}\n")[:2]
    swapped = f"{other}}}\n{one}}}\n"
    assert not compare(LOOPS, swapped).are_equal
    assert len(changes(f"{one}}}\n", LOOPS)) == 4


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("#map = affine_map<() -> (1)>\n#map1 = b\nx #map #map1", "#a = affine_map<() -> (1)>"),
        ("br label %4, !dbg !7", "br label %5, !dbg !8"),
        ("^bb1:  // pred: ^bb0", "^bb2:  // pred: ^bb1"),
        ("@%p1 bra $L__BB0_2;", "@%p2 bra $L__BB0_3;"),
        (".LBB0_2:  ;   in Loop: Header=BB0_4", ".LBB0_3:  ;   in Loop: Header=BB0_5"),
    ],
)
def test_labels_aliases_and_metadata_are_names(left: str, right: str) -> None:
    assert compare(left.splitlines()[0], right).are_equal


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ('a "%1"', 'a "%2"'),
        ("call @f", "call @g"),
        ("a %0#0", "a %0#1"),
        ("#ttg.blocked", "#ttg.linear"),
        ("#arith.overflow<none>", "#arith.fastmath<none>"),
        ("%a ^bb0", "^bb0 %a"),
        ("%a %b %a", "%a %b %b"),
        ("%a %a", "%a %b"),
        ("%a %b", "%a %a"),
    ],
)
def test_what_is_no_name_is_a_difference(left: str, right: str) -> None:
    assert not compare(left, right).are_equal


def test_locations_are_left_out() -> None:
    text = """\
#loc = loc("a (b).py":1:2)
#loc3 = loc(callsite(#loc at "x"("f.py":1:2)))
  %0 = "a"(%1 loc("x.py":1:2), %2) : () -> () loc(#loc3)
#loc1 = loc(unknown)

"""
    assert comparable_lines(text) == ['  %0 = "a"(%1, %2) : () -> ()']


def test_long_lines_are_broken_at_arguments_and_attributes() -> None:
    type_ = "memref<?x128xbf16, strided<[?, 1]>>"
    line = (
        f"  func.func @f(%arg0: {type_}, %arg1: {type_}) -> (i32, i32)"
        ' attributes {a = "x, {y", b = {c = [1, 2], d = 3}} {'
    )
    assert comparable_lines(line) == [
        f"  func.func @f(%arg0: {type_},",
        f'        %arg1: {type_}) -> (i32, i32) attributes {{a = "x, {{y",',
        "        b = {c = [1, 2],",
        "        d = 3}} {",
    ]


@pytest.mark.parametrize(
    "line",
    [
        f'"a.op"({", ".join(["%0"] * 40)}) : ({", ".join(["i32"] * 40)}) -> (i32, i32)',
        f"%1 = insertvalue {{ {', '.join(['i32'] * 40)} }} %0, i32 7, 3",
    ],
)
def test_operands_and_types_stay_in_one_line(line: str) -> None:
    assert comparable_lines(line) == [line]


Program = list[tuple[str, int, int]]
PROGRAMS: st.SearchStrategy[Program] = st.lists(
    st.tuples(st.sampled_from(["addi", "subi"]), st.integers(0, 99), st.integers(0, 99)),
    min_size=1,
    max_size=12,
)


def spelled(program: Program, names: Sequence[str]) -> str:
    """Ops of earlier values, the first two of which are arguments, under the given names."""
    lines = [f"func.func @f({names[0]}: i32, {names[1]}: i32) {{"]
    for at, (op, *operands) in enumerate(program, start=2):
        left, right = (names[operand % at] for operand in operands)
        lines.append(f"  {names[at]} = arith.{op} {left}, {right} : i32")
    return "\n".join(lines)


def meaning(program: Program) -> list[tuple[str, int, int]]:
    """The same with operands as the values that they are."""
    return [(op, a % at, b % at) for at, (op, a, b) in enumerate(program, start=2)]


@given(PROGRAMS, PROGRAMS, st.randoms(use_true_random=False))
@examples(100)
def test_equal_means_the_same_but_for_names(one: Program, other: Program, random: Random) -> None:
    plain = [f"%{index}" for index in range(14)]
    shuffled = list(plain)
    random.shuffle(shuffled)
    assert compare(spelled(one, plain), spelled(one, shuffled)).are_equal
    compared = compare(spelled(one, plain), spelled(other, shuffled))
    assert compared.are_equal == (meaning(one) == meaning(other))


@given(PROGRAMS, st.data())
@examples(100)
def test_one_other_operand_is_noticed(program: Program, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(program) - 1))
    op, left, right = program[at]
    other = [*program[:at], (op, left + 1, right), *program[at + 1 :]]
    names = [f"%{index}" for index in range(14)]
    assert not compare(spelled(program, names), spelled(other, names)).are_equal


def test_ops_are_counted_in_all_regions() -> None:
    text = """
    func.func @f(%c: i1, %x: i32) {
      scf.if %c {
        %0 = arith.addi %x, %x : i32
      }
      %1 = arith.addi %x, %x : i32
      return
    }
    """
    expected = {"func.func": 1, "func.return": 1, "scf.if": 1, "scf.yield": 1, "arith.addi": 2}
    assert count_ops(text) == expected
