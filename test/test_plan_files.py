# SPDX-License-Identifier: Apache-2.0
"""Plan files are checked in full, and what is wrong with one is told by its entry and field."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from winnow.errors import PlanFileError
from winnow.plans.entry import Entry, Facts
from winnow.plans.plan_file import format_plans, parse_plans, read_plan_file
from winnow.targets import Target

FACTS = Facts("bf16", 128, 1, 128, 64, 2048, True)


def entry(**changes: Any) -> dict[str, Any]:
    return {"target": "cuda:90", "selection": {"heads": 1}, "plan": {"tile_keys": 64}} | changes


def text_of(*entries: Any) -> str:
    return json.dumps({"format": 1, "plans": list(entries)})


def test_what_is_written_is_read() -> None:
    selection: dict[str, int | str | bool] = {"keys": "bf16+nvfp4", "page_keys": 0, "repair": False}
    plan: dict[str, int | str] = {"tile_keys": 32, "scatter": "hits", "max_registers": 80}
    entries = [Entry("cuda:90", selection, plan, "fast"), Entry("hip:gfx942", {}, {})]
    read = parse_plans(format_plans(entries), "x.json")
    assert [each.to_json() for each in read] == [each.to_json() for each in entries]
    assert [each.where for each in read] == ["x.json: plans[0]", "x.json: plans[1]"]
    assert "note" not in read[1].to_json()


def test_the_file_that_the_readme_shows() -> None:
    readme = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"```json\n(.*?)```", readme, re.DOTALL)
    (shown,) = parse_plans(text, "README.md")
    assert shown.target == "cuda:90"


@pytest.mark.parametrize(
    ("selection", "suits"),
    [
        ({}, True),
        ({"heads": 1, "keys": "bf16", "repair": True}, True),
        (vars(FACTS), True),
        ({"heads": 2}, False),
        ({"heads": 1, "keys": "f16"}, False),
        ({"repair": False}, False),
    ],
)
def test_selections_that_an_entry_suits(selection: dict[str, Any], suits: bool) -> None:
    found = Entry("cuda:90", selection, {})
    assert found.suits(Target.parse("cuda:90"), FACTS) == suits
    assert not found.suits(Target.parse("cuda:100"), FACTS)


def test_options_that_an_entry_agrees_with() -> None:
    found = Entry("cuda:90", {}, {"tile_keys": 64, "scatter": "hits"})
    assert found.contradictions({}) == []
    assert found.contradictions({"tile_keys": 64, "polls": 3}) == []
    assert found.contradictions({"tile_keys": 64, "scatter": "scan"}) == ["scatter"]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (entry(plans={}), "plans[1] has no `plans`; did you mean `plan`?"),
        ([], "plans[1] must be an object, but is []"),
        ({"target": "cuda:90", "plan": {}}, "plans[1]: selection must be an object"),
        (entry(plan=[]), "plans[1]: plan must be an object"),
        (entry(target=90), "plans[1]: target must be a string"),
        (entry(target="H100"), "plans[1]: unknown target 'H100'; did you mean 'cuda:90'?"),
        (entry(note=3), "plans[1]: note must be a string"),
        (
            entry(selection={"head": 1}),
            "plans[1]: selection has no `head`; did you mean `heads`?",
        ),
        (entry(selection={"heads": True}), "selection.heads must be an integer from 0 to 21474"),
        (
            entry(selection={"dim": -1}),
            "selection.dim must be an integer from 0 to 2147483647, but",
        ),
        (entry(selection={"repair": 1}), "selection.repair must be true or false, but is 1"),
        (
            entry(selection={"keys": "bf61"}),
            "selection.keys must be bf16, f16, f8E4M3FN, nvfp4, or",
        ),
        (entry(selection={"keys": 16}), "some of these with + between, but is 16"),
        (entry(plan={"target": "cuda:90"}), "plans[1]: plan has no `target`"),
        (entry(plan={"tile_key": 1}), "plan has no `tile_key`; did you mean `tile_keys`?"),
        (entry(plan={"tile_keys": "64"}), "plan.tile_keys must be an integer from 1 to 2147483647"),
        (entry(plan={"tile_keys": 0}), "plan.tile_keys must be an integer from 1 to 2147483647"),
        (
            entry(plan={"tile_keys": 2**31}),
            "plan.tile_keys must be an integer from 1 to 2147483647",
        ),
        (
            entry(plan={"polls": True}),
            "plan.polls must be an integer from 1 to 2147483647, but is T",
        ),
        (
            entry(plan={"scatter": "sort"}),
            "plan.scatter must be scan or hits or atomics, but is 'sort'",
        ),
        (entry(plan={"fp8": []}), "plan.fp8 must be convert or dot, but is []"),
    ],
)
def test_wrong_entries(wrong: Any, message: str) -> None:
    with pytest.raises(PlanFileError) as caught:
        parse_plans(text_of(entry(), wrong), "x.json")
    assert str(caught.value).startswith("x.json: plans[1]")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "x.json can't be parsed: Expecting value"),
        ("[" * 100_000, "x.json can't be parsed: "),
        ('{"format": 1, "format": 1}', "x.json can't be parsed: an object holds 'format' twice"),
        ("[]", "x.json must be an object with format and plans alone"),
        ('{"plans": []}', "x.json must be an object with format and plans alone"),
        ('{"format": 1, "plans": [], "x": 1}', "x.json must be an object with format and plans"),
        ('{"format": 2, "plans": []}', "x.json: format must be 1, but is 2"),
        ('{"format": true, "plans": []}', "x.json: format must be 1, but is True"),
        ('{"format": 1, "plans": {}}', "x.json: plans must be a list, but is {}"),
    ],
)
def test_wrong_files(text: str, message: str) -> None:
    with pytest.raises(PlanFileError) as caught:
        parse_plans(text, "x.json")
    assert str(caught.value).startswith(message)


def test_files_that_can_not_be_read(tmp_path: Path) -> None:
    with pytest.raises(PlanFileError, match=r"no\.json can't be read: No such file or directory"):
        read_plan_file(tmp_path / "no.json")
    (tmp_path / "x.json").write_bytes(b"\xff")
    with pytest.raises(PlanFileError, match=r"x\.json can't be read: 'utf-8' codec can't decode"):
        read_plan_file(tmp_path / "x.json")


@pytest.mark.parametrize("path", ["no such folder/x.json", "x\0.json"])
def test_paths_of_no_file(path: str) -> None:
    with pytest.raises(PlanFileError, match="can't be read"):
        read_plan_file(Path(path))


def test_names_that_come_twice_among_many() -> None:
    """As fast as the same without: names are not counted one by one."""
    names = [f"n{number}" for number in range(100_000)]
    text = ",".join(f'"{name}": 0' for name in [*names, names[-1]])
    with pytest.raises(PlanFileError, match="an object holds 'n99999' twice"):
        parse_plans(f"{{{text}}}", "x.json")
