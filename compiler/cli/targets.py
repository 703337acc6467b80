# SPDX-License-Identifier: Apache-2.0
"""`winnow targets`: the GPUs that kernels can be compiled for, and which of them are here."""

from __future__ import annotations

import argparse
from collections import Counter

from winnow.cli.report import console, make_table
from winnow.devices import present_targets
from winnow.targets import KIB, TARGETS


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options: it has none."""


def run(arguments: argparse.Namespace) -> int:
    """Prints the table, with what matrix products take unconverted, and if tests run or build."""
    here = Counter(present_targets())
    columns = ("target", "GPUs", "MMA", "multiplies", "shared", "SMs", "tests", "here")
    table = make_table(*columns, numbers=("shared", "SMs", "here"))
    for name, target in TARGETS.items():
        table.add_row(
            name,
            ", ".join(target.gpus),
            target.mma,
            " ".join(target.multiplied),
            f"{target.shared_memory // KIB} KiB",
            str(target.multiprocessors),
            "run" if target.is_run else "built",
            str(here[name] or ""),
        )
    console().print(table)
    return 0
