# SPDX-License-Identifier: Apache-2.0
"""How `winnow-opt` checks diagnostics against expectations, and how it shows them."""

import pytest

from winnow.errors import InputError
from winnow.opt.expectations import find_expectations, mismatches
from winnow.opt.report import render, timing_table
from winnow.opt.source import Source
from winnow.pipeline import Timing
from winnow.pipeline.diagnostics import Diagnostic, Position


def report(text: str, *diagnostics: Diagnostic) -> list[str]:
    """What is wrong with ``diagnostics`` in view of the expectations in ``text``, of file ``f``."""
    source = Source("f", text)
    return [str(problem) for problem in mismatches(find_expectations(source), diagnostics, source)]


def error(message: str, line: int, *notes: Diagnostic) -> Diagnostic:
    return Diagnostic("error", message, Position("f", line, 1), notes)


NOTE = Diagnostic("note", "see here", Position("f", 9, 1))
OPERATION = Diagnostic("note", 'see current operation: "x"', Position("f", 1, 1))
ELSEWHERE = Diagnostic("error", "bad", Position("g", 1, 1))


@pytest.mark.parametrize(
    ("text", "diagnostics"),
    [
        ("", []),
        ("op // expected-error {{bad}}", [error("very bad", 1)]),
        ("// expected-error@+1{{bad}}", [error("bad", 2)]),
        ("\n\n// expected-error @-2 {{bad}}  ", [error("bad", 1)]),
        (
            "// expected-error@below {{a}}\n// expected-error@below {{b}}\nop",
            [error("b", 3), error("a", 3)],
        ),
        (
            "op\n// expected-error@above {{a}}\n// expected-error@above {{b}}",
            [error("a", 1), error("b", 1)],
        ),
        ("// expected-error {{{a}} }}}", [error("x {a}} } y", 1)]),
        ("// expected-error {{(a|b)*}}", [error("x (a|b)* y", 1)]),
        ("// expected-error-re {{(x{{[0-9]+}})}}", [error("a (x42) b", 1)]),
        ("// expected-error@unknown {{bad}}", [Diagnostic("error", "bad", None)]),
        ("// expected-error@unknown {{bad}}", [ELSEWHERE]),
        ("// expected-error@unknown {{bad}}", [error("bad", 0)]),
        ("// expected-error {{a}}\n// expected-note@+7 {{here}}", [error("a", 1, NOTE)]),
        ("// expected-error {{a}}", [error("a", 1, OPERATION)]),
        ("// expected-remark {{a}}", [Diagnostic("remark", "a", Position("f", 1, 1))]),
    ],
)
def test_met_expectations(text: str, diagnostics: list[Diagnostic]) -> None:
    assert report(text, *diagnostics) == []


@pytest.mark.parametrize(
    ("text", "diagnostics", "problems"),
    [
        ("op", [error("bad", 1)], ["f:1:1: error: unexpected error: bad"]),
        (
            "// expected-error {{bad}}",
            [error("bad", 1), error("bad", 1)],
            ["f:1:1: error: unexpected error: bad"],
        ),
        (
            "// expected-error {{bad}}\n// expected-error@-1 {{bad}}",
            [error("bad", 1)],
            ["f:2:4: error: expected error was not produced: bad"],
        ),
        (
            "// expected-error-re {{x{{[0-9]}}}}",
            [error("x[0-9]", 1)],
            [
                "f:1:1: error: unexpected error: x[0-9]",
                "f:1:4: error: expected error was not produced: x{{[0-9]}}",
            ],
        ),
        (
            "// expected-error {{a}}",
            [error("a", 1, NOTE)],
            ["f:9:1: error: unexpected note: see here"],
        ),
        (
            "// expected-error {{bad}}",
            [ELSEWHERE],
            [
                "g:1:1: error: unexpected error: bad",
                "f:1:4: error: expected error was not produced: bad",
            ],
        ),
    ],
)
def test_unmet_expectations(text: str, diagnostics: list[Diagnostic], problems: list[str]) -> None:
    assert report(text, *diagnostics) == problems


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("// expected-error {bad}", "f:1:4: error: not an expectation"),
        ("// expected-error@ {{bad}}", "f:1:4: error: not an expectation"),
        ("// expected-errors {{bad}}", "f:1:4: error: not an expectation"),
        ("// expected-eror {{bad}}", "f:1:4: error: not an expectation"),
        ("op // expected-warning: {{bad}}", "f:1:7: error: not an expectation"),
        ("\n// expected-error@next {{bad}}", "f:2:4: error: not an expectation"),
        ("// expected-error {{bad}} here", "f:1:4: error: not an expectation"),
        ("// expected-error-re {{{{(}}}}", "f:1:4: error: not a regular expression"),
    ],
)
def test_mistaken_expectations(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        find_expectations(Source("f", text))
    assert str(caught.value).startswith(message)


def test_caret_counts_bytes_and_keeps_tabs() -> None:
    source = Source("f", "x\n\té y")
    diagnostic = Diagnostic("error", "bad", Position("f", 2, 5), (NOTE,))
    text = "f:2:5: error: bad\n  \té y\n  \t  ^\nf:9:1: note: see here"
    assert render(diagnostic, source) == text


def test_timing_table() -> None:
    assert timing_table([Timing("cse", 0.25), Timing("canonicalize", 0.75)]).splitlines() == [
        " seconds   share  pass",
        "  0.2500   25.0%  cse",
        "  0.7500   75.0%  canonicalize",
        "  1.0000  100.0%  total",
    ]
    timings = [Timing("graph", 0.5), Timing("cse", 0.25, cached=True)]
    assert timing_table(timings).splitlines()[1:] == [
        "  0.5000  100.0%  graph",
        "  0.2500          cse (cached)",
        "  0.5000  100.0%  total this time",
    ]
    assert timing_table([]).splitlines()[1:] == ["  0.0000    0.0%  total"]
