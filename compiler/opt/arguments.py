# SPDX-License-Identifier: Apache-2.0
"""The command line of `winnow-opt`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import winnow
from winnow.opt.command_line import refuse_unknown
from winnow.opt.source import STDIN


class Arguments(argparse.Namespace):
    """What the command line asks for."""

    file: str
    pass_pipeline: str
    load: list[str]
    split_input_file: bool
    verify_diagnostics: bool
    print_ir_before: list[str]
    print_ir_after: list[str]
    print_ir_before_all: bool
    print_ir_after_all: bool
    dump_dir: Path | None
    timing: bool
    reproducer: Path | None
    emit_generic: bool
    print_debuginfo: bool
    output: str
    list_passes: bool
    help: bool


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(1, f"{self.prog}: error: {message} (see {self.prog} --help)\n")


def parse_arguments(argv: Sequence[str] | None) -> Arguments:
    """Reads a command line (``None``: the process's own); exits with code 1 at a mistake."""
    parser = _parser()
    arguments, unknown = parser.parse_known_args(argv, namespace=Arguments())
    refuse_unknown(parser, unknown)
    return arguments


def usage() -> str:
    """The description of the command line, without the passes."""
    return _parser().format_help()


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="winnow-opt",
        description="Reads IR, runs a pipeline of passes on it, and prints it.",
        allow_abbrev=False,
        add_help=False,  # help lists the passes, also those that --load brings
    )
    add = parser.add_argument
    add("file", nargs="?", default=STDIN, metavar="FILE", help="the IR (default: standard input)")
    add(
        "-o",
        dest="output",
        default=STDIN,
        metavar="FILE",
        help="where to write (default: standard output)",
    )
    add(
        "--pass-pipeline", default="", metavar="TEXT", help="passes to run, e.g. 'canonicalize,cse'"
    )
    add(
        "--load",
        action="append",
        default=[],
        metavar="MODULE",
        help="import a module that registers passes or dialects, from here or the Python path",
    )
    add(
        "--split-input-file",
        action="store_true",
        help="treat parts between `// -----` lines as files",
    )
    add(
        "--verify-diagnostics",
        action="store_true",
        help="check diagnostics against `expected-error` comments",
    )
    _add_inspection(parser)
    add("--emit-generic", action="store_true", help="print ops in generic form")
    add(
        "--mlir-print-debuginfo",
        dest="print_debuginfo",
        action="store_true",
        help="print locations",
    )
    add("--list-passes", action="store_true", help="list passes and their options, and exit")
    add("--version", action="version", version=f"winnow-opt {winnow.__version__}")
    add("-h", "--help", action="store_true", help="show this text, and exit")
    return parser


def _add_inspection(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    for when in ("before", "after"):
        add(
            f"--print-ir-{when}",
            type=lambda text: text.split(","),
            default=[],
            metavar="PASS,...",
            help=f"print the IR {when} these passes, to standard error",
        )
        add(f"--print-ir-{when}-all", action="store_true", help=f"print the IR {when} every pass")
    add(
        "--dump-dir",
        type=Path,
        metavar="DIR",
        help="write the input and the IR after every pass there, numbered from 00",
    )
    add("--timing", action="store_true", help="show how long passes took, on standard error")
    add(
        "--reproducer",
        type=Path,
        metavar="FILE",
        help="where a failing pass's input goes, beside what is there (default: a temporary file,"
        " but none for options that a pass refuses)",
    )
