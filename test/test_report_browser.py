# SPDX-License-Identifier: Apache-2.0
"""The page of `winnow report` in a browser, as wide as a small laptop's."""

from __future__ import annotations

import itertools
import shutil
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest
from report_pages import KERNEL, Page, link_names, write_page

if TYPE_CHECKING:
    from playwright.sync_api import Page as Tab

pytestmark = pytest.mark.triton

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
WIDTH, HEIGHT = 1280, 900
RIGHT = '.pane[data-pane="1"]'
LEFT = '.pane[data-pane="0"]'


def skip(reason: str) -> NoReturn:
    """Skips, and says so where a run's warnings are listed."""
    warnings.warn(f"the report was not opened in a browser: {reason}", stacklevel=2)
    pytest.skip(reason)


@pytest.fixture(scope="module")
def tab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Tab, Page, list[str]]]:
    """The page when it is ready, its text, and what went wrong in it so far."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        skip("there is no Chromium here (in Debian: apt-get install chromium)")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        skip("playwright can't be imported (pip install playwright)")
    directory = tmp_path_factory.mktemp("report")
    page = write_page(directory, *KERNEL, "--target", "cuda:90")
    (file,) = directory.glob("*.html")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        opened = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        problems: list[str] = []
        opened.on("pageerror", lambda error: problems.append(str(error)))
        opened.on("console", lambda text: problems.append(text.text))
        opened.on("request", lambda request: problems.append(request.url))
        opened.goto(file.as_uri())
        opened.wait_for_selector("body[data-ready]")
        problems.remove(file.as_uri())
        yield opened, page, problems
        browser.close()


@pytest.fixture(autouse=True)
def nothing_goes_wrong(tab: tuple[Tab, Page, list[str]]) -> Iterator[None]:
    """No error, no message and no request, in any test."""
    yield
    assert tab[2] == []


def shown(tab: Tab, pane: str) -> list[str]:
    """The text of a pane's lines, without their numbers."""
    text = "lines => lines.map(line => line.lastChild.textContent.replace(/\\n$/, ''))"
    return list(tab.eval_on_selector_all(f"{pane} .l", text))


def marked(tab: Tab, pane: str, kind: str) -> list[int]:
    """The numbers, from 0, of a pane's lines of a class."""
    return list(
        tab.eval_on_selector_all(f"{pane} .l.{kind}", "lines => lines.map(l => +l.dataset.line)")
    )


def backgrounds(tab: Tab, pane: str) -> list[str]:
    style = "lines => lines.map(line => getComputedStyle(line).backgroundColor)"
    return list(tab.eval_on_selector_all(f"{pane} .l", style))


def test_nothing_is_wider_than_the_page(tab: tuple[Tab, Page, list[str]], tmp_path: Path) -> None:
    opened, _, _ = tab
    for section in opened.query_selector_all("section"):
        section.scroll_into_view_if_needed()
        assert opened.evaluate("document.documentElement.scrollWidth") == WIDTH
    picture = tmp_path / "page.png"
    opened.screenshot(path=picture, full_page=True)
    assert picture.stat().st_size > 50_000


def test_the_navigation_stays(tab: tuple[Tab, Page, list[str]]) -> None:
    opened, _, _ = tab
    opened.click('nav a[href="#times"]')
    box = opened.query_selector("nav").bounding_box()  # type: ignore[union-attr]
    assert box
    assert box["y"] == 0
    assert opened.evaluate("document.querySelector('#times').getBoundingClientRect().top") >= 0
    colour = "getComputedStyle(document.querySelector('nav')).backgroundColor"
    assert opened.evaluate(colour) == "rgb(255, 255, 255)"  # nothing shows through


@pytest.mark.parametrize("width", [WIDTH, 600])
def test_the_head_of_the_loops_stays(tab: tuple[Tab, Page, list[str]], width: int) -> None:
    """Below the navigation, which takes several lines in a narrow window."""
    opened, _, _ = tab
    opened.set_viewport_size({"width": width, "height": HEIGHT})
    table = "document.querySelector('#loop-table')"
    top = "document.querySelector('nav').offsetHeight"
    kept = "getComputedStyle(document.documentElement).getPropertyValue('--top')"
    opened.wait_for_function(f"{kept} === {top} + 'px'")
    opened.evaluate(f"scrollBy(0, {table}.getBoundingClientRect().top - {top} + 15)")
    nav = opened.query_selector("nav").bounding_box()  # type: ignore[union-attr]
    head = opened.query_selector("#loop-table th").bounding_box()  # type: ignore[union-attr]
    opened.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    assert nav
    assert head
    assert (nav["height"] > 60) == (width < WIDTH)
    assert abs(head["y"] - nav["height"]) <= 1


@pytest.mark.parametrize("level", ["tile", "ttgir", "llir", "ptx", "sass", "tt"])
def test_levels(tab: tuple[Tab, Page, list[str]], level: str) -> None:
    opened, page, _ = tab
    opened.select_option(f"{LEFT} select", level)
    assert shown(opened, LEFT) == page.lines(level)


def test_a_click_shows_what_is_linked(tab: tuple[Tab, Page, list[str]]) -> None:
    opened, page, _ = tab
    levels = page.data["levels"]
    opened.select_option(f"{LEFT} select", "ptx")
    opened.select_option(f"{RIGHT} select", "tt")
    at = next(n for n, line in enumerate(page.lines("ptx")) if "wgmma.mma_async" in line)
    opened.click(f'{LEFT} .l[data-line="{at}"]')
    (op,), (source,) = (link_names(levels["ptx"][name][at]) for name in ("ops", "sources"))
    for pane, level in ((LEFT, "ptx"), (RIGHT, "tt")):
        expected = [n for n, ops in enumerate(levels[level]["ops"]) if op in link_names(ops)]
        assert marked(opened, pane, "op") == expected
        coloured = [source in link_names(each) for each in levels[level]["sources"]]
        found = [colour != "rgba(0, 0, 0, 0)" for colour in backgrounds(opened, pane)]
        assert found == coloured
    (line,) = marked(opened, RIGHT, "op")
    assert '"tt.dot"' in page.lines("tt")[line]
    top = f"document.querySelector('{RIGHT} .l.op').getBoundingClientRect()"
    pane = f"document.querySelector('{RIGHT} .code').getBoundingClientRect()"
    assert opened.evaluate(f"{pane}.top <= {top}.top && {top}.bottom <= {pane}.bottom")
    words = opened.inner_text("#chosen")
    chain = "came by winnow.score → tile-selection → tile.dot → convert-to-tt → tt.dot"
    assert chain in words
    assert f"source line {source}:" in words
    assert "winnow.score" in words


def test_what_is_said_of_an_op_can_be_read(tab: tuple[Tab, Page, list[str]]) -> None:
    """How it came to be, at once; long ops by scrolling. It leaves most of the window free."""
    opened, page, _ = tab
    ops = {op for each in page.data["levels"]["tt"]["ops"] for op in link_names(each)}
    sources = page.data["levels"]["graph"]["sources"]
    for op, source in itertools.product(ops, (1, max(map(max, map(link_names, sources))))):
        opened.evaluate(f"choose({source}, {op})")
        parts = opened.eval_on_selector_all(
            "#chosen span",
            """spans => spans.map(span => [
                span.innerText, span.scrollWidth - span.clientWidth,
                span.scrollHeight - span.clientHeight, getComputedStyle(span).overflowY])""",
        )
        assert len(parts) == 3
        for text, sideways, down, overflow in parts:
            assert sideways <= 0
            assert down <= 0 or (overflow == "auto" and not text.startswith("came by"))
        box = opened.query_selector("#chosen").bounding_box()  # type: ignore[union-attr]
        assert box
        assert box["height"] < HEIGHT / 4


def test_finding_text(tab: tuple[Tab, Page, list[str]]) -> None:
    opened, page, _ = tab
    opened.select_option(f"{LEFT} select", "ptx")
    field = f"{LEFT} input"
    opened.fill(field, "ATOM.")
    wanted = [n for n, line in enumerate(page.lines("ptx")) if "atom." in line]
    assert len(wanted) > 1
    assert opened.inner_text(f"{LEFT} .found") == f"lines: {len(wanted)} with the text"
    for number in (wanted[0], wanted[1]):
        assert marked(opened, LEFT, "at") == [number]
        opened.press(field, "Enter")
    opened.press(field, "Shift+Enter")
    assert marked(opened, LEFT, "at") == [wanted[1]]
    opened.select_option(f"{LEFT} select", "tt")
    assert marked(opened, LEFT, "at") == []  # it has no such text
    opened.fill(field, "")
    assert marked(opened, LEFT, "at") == []


def test_a_click_on_the_graph(tab: tuple[Tab, Page, list[str]]) -> None:
    opened, page, _ = tab
    opened.click(".node >> text=winnow.queries")
    source = next(n for n, line in enumerate(page.lines("graph"), 1) if "winnow.queries" in line)
    assert opened.evaluate("document.body.dataset.source") == str(source)
    assert marked(opened, RIGHT, "op") == []
    assert f"source line {source}:" in opened.inner_text("#chosen")


def test_passes(tab: tuple[Tab, Page, list[str]]) -> None:
    opened, page, _ = tab
    passes = opened.query_selector_all("details.pass")
    assert len(passes) == len(page.data["passes"])
    for each, data in zip(passes, page.data["passes"], strict=True):
        each.query_selector("summary").click()  # type: ignore[union-attr]
        each.wait_for_selector(".l")
        each.eval_on_selector_all(".fold", "folds => folds.forEach(fold => fold.click())")
        text = "lines => lines.map(line => line.lastChild.textContent.replace(/\\n$/, ''))"
        assert each.eval_on_selector_all(".l", text) == [row[1] for row in data["rows"]]
        assert each.query_selector("code").inner_text() == data["name"]  # type: ignore[union-attr]
        each.query_selector("summary").click()  # type: ignore[union-attr]


def test_places_that_are_not_there(tab: tuple[Tab, Page, list[str]]) -> None:
    opened, _, _ = tab
    opened.evaluate("choose(99999, 99999)")
    assert opened.inner_text("#chosen") == "no source line is known"
    assert marked(opened, LEFT, "op") == []


def test_a_loop_leads_to_its_code(tab: tuple[Tab, Page, list[str]]) -> None:
    opened, page, _ = tab
    button = opened.query_selector(".jump")
    assert button
    address = int(button.inner_text(), 16)
    button.click()
    assert opened.input_value(f"{RIGHT} select") == "sass"
    instructions = [n for n, line in enumerate(page.lines("sass")) if "\t" in line]
    line = instructions[address // 16] + 1
    assert f"sass, line {line}" in opened.inner_text("#chosen")
