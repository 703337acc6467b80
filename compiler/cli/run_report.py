# SPDX-License-Identifier: Apache-2.0
"""What `winnow run` prints: what ran on which inputs, whether it was right, and its times."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from rich.console import Console
from torch import Tensor

from winnow.backend.kernel import Kernel
from winnow.cli.report import console, make_table
from winnow.cli.subject import Subject
from winnow.pipeline import Timing
from winnow.trial.explore import Exploration, describe
from winnow.trial.verdict import SelectionVerdict, StoredVerdict

SHOWN = 8
"""How many problems are listed."""
WIDTH = 40
"""Of the names in tables, to line up their numbers."""


@dataclass(frozen=True)
class Report:
    """A run, and what it and the compile before it took."""

    kernel: Kernel
    device: torch.device
    reference: Subject | None
    values: Mapping[str, Any]
    verdict: SelectionVerdict | StoredVerdict | None
    compile_stages: Sequence[Timing]
    run_stages: Sequence[Timing]
    exploration: Exploration | None = None


def print_report(report: Report) -> None:
    """Prints the tables, and the verdict in a line."""
    out = console()
    _print_problem(out, report)
    _print_times(out, "compile", report.compile_stages)
    _print_times(out, "run", report.run_stages)
    _print_verdict(out, report)


def _print_problem(out: Console, report: Report) -> None:
    table = make_table("problem", "")
    table.add_row("kernel", f"{report.kernel.abi.kernel}, planned for {report.kernel.target}")
    table.add_row("device", _device(report.device))
    table.add_row("reference", report.reference.name if report.reference else "none")
    for name, value in report.values.items():
        table.add_row(name, _describe(value))
    out.print(table, "")


def _print_times(out: Console, what: str, stages: Sequence[Timing]) -> None:
    table = make_table(f"{what:<{WIDTH}}", "ms", numbers=["ms"])
    for stage in stages:
        table.add_row(stage.label, f"{1000 * stage.seconds:,.3f}")
    out.print(table, "")


def _print_verdict(out: Console, report: Report) -> None:
    verdict = report.verdict
    if verdict is None:
        out.print("not checked: there is no op graph to check against (name one with --reference)")
        return
    table = make_table("check", "")
    if found := report.exploration:
        table.add_row("orders of programs", f"{found.tried:,} / {found.wanted:,} tried")
        table.add_row("the last of them", describe(found.schedule))
    for figure in _figures(verdict):
        table.add_row(*figure)
    if verdict.oracle_rows is None:
        table.add_row("rows checked by the oracle", "none: the scores are rounded")
    else:
        table.add_row("rows checked by the oracle", f"{verdict.oracle_rows:,} / {verdict.rows:,}")
    out.print(table, "")
    for problem in verdict.problems[:SHOWN]:
        out.print(problem, markup=False, soft_wrap=True)
    if len(verdict.problems) > SHOWN:
        out.print(f"... and {len(verdict.problems) - SHOWN:,} more")
    is_selection = isinstance(verdict, SelectionVerdict)
    results = "the selection is" if is_selection else "the stored scores are"
    out.print(f"{results} right" if verdict.is_right else f"MISMATCH: {results} wrong")


def _figures(verdict: SelectionVerdict | StoredVerdict) -> Iterator[tuple[str, str]]:
    """What was counted, and how much of it is right."""
    if isinstance(verdict, StoredVerdict):
        yield "stored scores", f"{verdict.scores_equal:,} / {verdict.scores:,} equal"
        return
    yield "rows that fit", f"{verdict.rows_that_fit:,} / {verdict.rows:,}"
    if verdict.rows_repaired is not None:
        yield "rows repaired", f"{verdict.rows_repaired:,} / {verdict.rows:,}"
    equal = f"{verdict.keys_equal:,} / {verdict.keys:,} equal"
    yield "keys selected against exact top-k", equal


def _device(device: torch.device) -> str:
    if device.type == "cuda":
        return torch.cuda.get_device_name(device)
    return "CPU executor, whose times say nothing of a GPU"


def _describe(value: Tensor | float) -> str:
    if not isinstance(value, Tensor):
        return f"{value:,}"
    return f"{' x '.join(map(str, value.shape))} {str(value.dtype).removeprefix('torch.')}"
