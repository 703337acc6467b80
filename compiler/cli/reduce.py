# SPDX-License-Identifier: Apache-2.0
"""`winnow reduce`: the smallest module it finds on which a command fails as on the one given."""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from pathlib import Path

from winnow.cli.output import output_file
from winnow.dialects import make_context
from winnow.interrupts import terminated_as_interrupted
from winnow.opt.source import STDIN, read_source
from winnow.pipeline.registry import load_module
from winnow.reduce.candidate import Candidate
from winnow.reduce.interestingness import Command, Interestingness
from winnow.reduce.reducer import Reducer

TIMEOUT = 60.0
EXAMPLES = """\
The command fails alike where its exit status is the same (a signal is one, too) and, with --match,
where what it prints on standard output or standard error matches.

examples:
  winnow reduce big.mlir --test "winnow-opt --pass-pipeline='lower-scatter,cse'" -o small.mlir
  winnow reduce big.mlir --test 'winnow compile {} --emit ptx' --match 'Assertion .* failed'
  winnow reduce big.mlir --load my_dialect --test './check.sh {} --quick' --timeout 10
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.epilog = EXAMPLES
    add = parser.add_argument
    add("file", metavar="FILE.mlir", help="the module, at any level (`-`: from standard input)")
    add(
        "--test",
        required=True,
        metavar="COMMAND",
        help="what fails on the module; run without a shell, on a file in place of `{}`, or else"
        " as its last argument",
    )
    add(
        "--match",
        type=_pattern,
        metavar="REGEX",
        help="what the command has to print as well, somewhere (default: anything)",
    )
    add(
        "--timeout",
        type=_seconds,
        default=TIMEOUT,
        metavar="SECONDS",
        help="when to end the command, which then has not failed (default: %(default)g)",
    )
    add(
        "--load",
        action="append",
        default=[],
        metavar="MODULE",
        help="import a module that registers dialects, from here or the Python path",
    )
    add(
        "-o",
        "--output",
        type=output_file,
        metavar="OUT",
        help="where to write (default, and `-`: print it)",
    )
    add("--force", action="store_true", help="write over a file that is there already")


def run(arguments: argparse.Namespace) -> int:
    """Reduces, and writes the result, also of what an interrupt has cut short."""
    output: Path | None = arguments.output
    _check_output(output, arguments.force)
    for module in arguments.load:
        load_module(module)
    source = read_source(arguments.file)
    original = Candidate.of(source.parse(make_context()))
    command = Command.parse(arguments.test, arguments.timeout)
    with (
        terminated_as_interrupted(),
        tempfile.TemporaryDirectory(prefix="winnow-reduce-") as directory,
    ):
        path = Path(directory, "input.mlir" if arguments.file == STDIN else Path(source.name).name)
        test = Interestingness.of(source.name, source.text, path, command, arguments.match)
        if not test(original.text):
            raise ValueError(
                f"the command fails on {source.name}, but not on what MLIR prints it as"
            )
        reducer = Reducer(original, test, _report)
        try:
            reducer.run()
        finally:
            _write(output, reducer.best.text, arguments.force)
            _say(
                f"{original.size.operations} ops reduced to {reducer.best.size.operations} in"
                f" {reducer.runs} runs ({reducer.invalid} candidates were invalid)"
                + (f", written to {output}" if output else "")
            )
    return 0


def _check_output(path: Path | None, force: bool) -> None:
    """Raises ``ValueError`` where the result could not be written, before work is put into it."""
    if path and path.exists() and not force:
        raise ValueError(f"{path} exists; --force writes over it")
    if path and not path.parent.is_dir():
        raise ValueError(f"{path.parent} is no directory")


def _report(reducer: Reducer, reduction: str) -> None:
    size = reducer.best.size
    _say(f"run {reducer.runs}: {size.operations} ops, {len(reducer.best.text)} bytes: {reduction}")


def _say(message: str) -> None:
    print(f"winnow reduce: {message}", file=sys.stderr, flush=True)


def _write(path: Path | None, text: str, force: bool) -> None:
    if path is None:
        sys.stdout.write(text)
        return
    with path.open("w" if force else "x", encoding="utf-8") as file:
        file.write(text)


def _pattern(text: str) -> re.Pattern[str]:
    try:
        return re.compile(text)
    except re.error as error:
        raise argparse.ArgumentTypeError(f"not a regular expression: {error}") from None


def _seconds(text: str) -> float:
    """A positive number from the command line."""
    value = float(text)
    if not value > 0:
        raise argparse.ArgumentTypeError(f"must be positive, not {text}")
    return value
