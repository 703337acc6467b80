# SPDX-License-Identifier: Apache-2.0
"""What `winnow tune` prints: each plan that was tried, what it took, or why it failed."""

from __future__ import annotations

from collections.abc import Sequence

from winnow.cli.report import console, make_table
from winnow.tune.search import GROUPS, SCATTERS, Trial, fastest

NONE = "–"
FIELDS = tuple(name for group in (SCATTERS, *GROUPS) for name in group)
"""What plans differ in."""
BEST = "fastest"


def print_trials(trials: Sequence[Trial], heading: str) -> None:
    """Prints a table of the trials in order, then what is to say of those that failed."""
    out = console()
    columns = ("", *(name.replace("_", " ") for name in FIELDS), "median ms")
    table = make_table(*columns, "result", numbers=columns)
    best, failures = fastest(trials), []
    for number, trial in enumerate(trials, 1):
        known = trial.plan.entries if trial.plan else trial.options
        fields = [str(known.get(name, NONE)) for name in FIELDS]
        if trial.milliseconds is None:
            failures.append(f"{number}: {trial.failure}")
            table.add_row(str(number), *fields, NONE, "failed")
        else:
            time = f"{trial.milliseconds:,.3f}"
            table.add_row(str(number), *fields, time, BEST if trial is best else "")
    out.print(heading, markup=False)
    out.print(table, "")
    for failure in failures:
        out.print(failure, markup=False, soft_wrap=True)
