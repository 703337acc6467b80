# SPDX-License-Identifier: Apache-2.0
"""The reference pages are what the definitions give, with an example of each op."""

from __future__ import annotations

import difflib
import re
from pathlib import Path

import pytest
from dialect_page import dialect_page
from docstrings import markdown, table
from reference_pages import DIALECTS, FOLDER, reference_pages
from torch_mlir import ir

from winnow.dialects import make_context
from winnow.passes import PASSES
from winnow.pipeline.options import options_of
from winnow.pipeline.registry import load_pass

OPS = [op.OPERATION_NAME for dialect in DIALECTS for op in dialect.operations]
SECTION = re.compile(r"^#{2,3} `([\w.-]+)`\n(.*?)(?=^#{1,3} |\Z)", re.MULTILINE | re.DOTALL)
EXAMPLE = re.compile(r"^```mlir\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def sections(page: Path) -> dict[str, str]:
    """What a page says of each op or pass."""
    return dict(SECTION.findall(page.read_text(encoding="utf-8")))


def page_of(op: str) -> Path:
    return FOLDER / f"{op.split('.')[0]}.md"


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    return reference_pages()


@pytest.mark.parametrize("name", ["winnow.md", "tile.md", "tt.md", "passes.md"])
def test_page_is_up_to_date(pages: dict[str, str], name: str) -> None:
    kept = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    made = pages[name].splitlines()
    lines = difflib.unified_diff(kept, made, f"{name} in the tree", "by definition", lineterm="")
    difference = "\n".join(lines)
    if difference:
        pytest.fail(f"run `make docs`:\n{difference}", pytrace=False)


def test_there_are_no_other_pages(pages: dict[str, str]) -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(pages)


@pytest.fixture(scope="module")
def context() -> ir.Context:
    return make_context()


@pytest.mark.parametrize("op", OPS)
def test_example_verifies(context: ir.Context, op: str) -> None:
    (example,) = EXAMPLE.findall(sections(page_of(op))[op])
    with context, ir.Location.unknown():
        module = ir.Module.parse(example)
        assert module.operation.verify()
    assert f'"{op}"(' in example


@pytest.mark.parametrize("op", OPS)
def test_op_has_all_its_fields(op: str) -> None:
    found = {each.OPERATION_NAME: each for dialect in DIALECTS for each in dialect.operations}[op]
    rows = re.findall(r"^\| `(\w+)` \| (\w+)", sections(page_of(op))[op], re.MULTILINE)
    kinds = {
        field.name: type(field).__name__.removesuffix("Def").lower() for field in found._fields
    }
    assert sorted(rows) == sorted(kinds.items())


def test_passes_have_all_their_options() -> None:
    found = sections(FOLDER / "passes.md")
    assert list(found) == list(PASSES)
    for name in PASSES:
        rows = re.findall(r"^\| `([\w-]+)` \|", found[name], re.MULTILINE)
        assert rows == [option.name for option in options_of(load_pass(name))]


def test_links_lead_somewhere() -> None:
    for page in FOLDER.iterdir():
        text = page.read_text(encoding="utf-8")
        headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
        anchors = {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}
        for target in re.findall(r"\]\(([^)]*)\)", text):
            path, _, anchor = target.partition("#")
            assert anchor in anchors if anchor else (FOLDER / path).exists(), f"{page}: {target}"


def test_op_without_example(context: ir.Context) -> None:
    with context, pytest.raises(ValueError, match=r"no lit test uses 'winnow\.queries'"):
        dialect_page(DIALECTS[0], {})


class Documented:
    """Has ``code`` and 2**3 < 9.

    Before, as `it` is::

        "a.b"()
          "c.d"()

    After *all*.
    """


def test_docstring_as_markdown() -> None:
    assert markdown(Documented) == (
        "Has `code` and 2\\*\\*3 \\< 9.\n\nBefore, as `it` is:\n\n"
        '```mlir\n"a.b"()\n  "c.d"()\n```\n\nAfter *all*.'
    )


def test_class_without_docstring() -> None:
    with pytest.raises(ValueError, match="int_like has no docstring"):
        markdown(type("int_like", (), {}))


def test_table_escapes_bars() -> None:
    assert table(["a", "b"], [["1|2", "3"]]) == "| a | b |\n| --- | --- |\n| 1\\|2 | 3 |"
