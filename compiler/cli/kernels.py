# SPDX-License-Identifier: Apache-2.0
"""`winnow kernels`: the kernels that can be compiled by name, with their parameters."""

from __future__ import annotations

import argparse

from winnow.cli.report import console, make_table
from winnow.kernels import KERNELS


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options: it has none."""


def run(arguments: argparse.Namespace) -> int:
    """Prints the table."""
    table = make_table("kernel, parameters", "default", "")
    for kernel in KERNELS.values():
        table.add_row(kernel.name, "", kernel.summary)
        for parameter in kernel.parameters():
            flag = f"--{parameter.name.replace('_', '-')}"
            table.add_row(f"  {flag}", str(parameter.default), parameter.help)
    console().print(table)
    return 0
