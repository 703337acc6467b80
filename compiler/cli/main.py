# SPDX-License-Identifier: Apache-2.0
"""The entry point of `winnow`."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import winnow
from winnow.opt.command_line import Parser, refuse_unknown
from winnow.opt.tool import run_tool

COMMANDS = {
    "compile": "compile a kernel, and print it at any level from its op graph to machine code",
    "run": "run a kernel on made or given inputs, and check its results",
    "bench": "measure how fast a kernel is, against other ways to the same result",
    "tune": "find a fast plan for a kernel by measuring, and write it to a plan file",
    "diff": "compare two lowerings: their IR, how many ops they have, and what resources they take",
    "report": "write a page about a kernel: its graph, IR at every level, plan, loops and roofline",
    "reduce": "shrink a module on which a command fails to a small one on which it fails alike",
    "kernels": "list the kernels that come with Winnow",
    "targets": "list the GPUs that kernels can be compiled for",
}
"""Each command is a module of this package, imported only when it is the one asked for."""
MODULES = {"report": "html_report"}
"""The modules that have other names than their commands."""

EXAMPLES = """\
examples:
  winnow run sdsa
  winnow compile sdsa --target cuda:90 --emit ptx
  winnow compile --help
"""
ERROR = 2
BROKEN_PIPE = 128 + 13


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the tool on a command line (``None``: the process's own).

    Returns 0, or 1 where `run` or `bench` found a mismatch or `diff` a difference, or 2 where
    something kept it from its work.
    """
    words = sys.argv[1:] if argv is None else list(argv)
    return run_tool("winnow", lambda: _run(words), error=ERROR, broken_pipe=BROKEN_PIPE)


def _run(words: Sequence[str]) -> int:
    parser, commands = _parsers(words)
    arguments, unknown = parser.parse_known_args(words, argparse.Namespace(words=words))
    refuse_unknown(commands[arguments.command], unknown)
    return int(_module(arguments.command).run(arguments))


def _parsers(words: Sequence[str]) -> tuple[Parser, Mapping[str, Parser]]:
    """The parser of the whole command line, and that of each command.

    That of the command in ``words`` alone has its options.
    """
    parser = Parser(
        prog="winnow",
        description=winnow.__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"winnow {winnow.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    chosen = next((word for word in words if not word.startswith("-")), None)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        if name == chosen:
            _module(name).configure(command)
    return parser, commands.choices


def _module(command: str) -> Any:
    return importlib.import_module(f"winnow.cli.{MODULES.get(command, command)}")
