# SPDX-License-Identifier: Apache-2.0
"""What passes change, line by line."""

from __future__ import annotations

from winnow.report.changes import Change, broken, changes_between
from winnow.report.listing import Line, Listing

BEFORE = """func.func @f(%a: i32) {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %a, %0 : i32
  "x.use"(%1) : (i32) -> ()
  return
}"""


def listing(text: str) -> Listing:
    return tuple(Line(line, (number,)) for number, line in enumerate(text.splitlines(), 1))


def kinds(change: Change) -> list[tuple[str, str]]:
    return [(row.kind, row.line.text.strip()) for row in change.rows if row.kind != " "]


def test_names_and_indentation_are_no_change() -> None:
    after = BEFORE.replace("%0", "%c1").replace("%1", "%0").replace("  ", "      ")
    change = changes_between(listing(BEFORE), listing(after))
    assert kinds(change) == []
    assert [row.line.text for row in change.rows] == after.splitlines()


def test_lines_that_come_and_go() -> None:
    after = BEFORE.replace('"x.use"(%1)', '"x.other"(%1)').replace("1 : i32", "2 : i32", 1)
    change = changes_between(listing(BEFORE), listing(after))
    assert kinds(change) == [
        ("-", "%0 = arith.constant 1 : i32"),
        ("+", "%0 = arith.constant 2 : i32"),
        ("-", '"x.use"(%1) : (i32) -> ()'),
        ("+", '"x.other"(%1) : (i32) -> ()'),
    ]
    assert [change.count(kind) for kind in ("+", "-", ">", " ")] == [2, 2, 0, 4]


def test_lines_that_move() -> None:
    lines = BEFORE.splitlines()
    after = "\n".join([lines[0], lines[1], lines[3].replace("%1", "%a"), lines[2], *lines[4:]])
    change = changes_between(listing(BEFORE), listing(after))
    assert sorted(kind for kind, _ in kinds(change)) == ["<", ">"]


def test_long_lines_are_broken() -> None:
    attributes = ", ".join(f"attribute{number} = {number} : i32" for number in range(8))
    text = f'"x.op"() {{{attributes}}} : () -> ()'
    change = changes_between(listing(text), listing(text.replace("5 : i32", "55 : i32")))
    assert kinds(change) == [("-", "attribute5 = 5 : i32,"), ("+", "attribute5 = 55 : i32,")]
    assert {row.line.sources for row in change.rows} == {(1,)}
    assert len(broken(listing(text))) == 8
