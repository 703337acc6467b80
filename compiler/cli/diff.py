# SPDX-License-Identifier: Apache-2.0
"""`winnow diff`: how two lowerings differ, in their IR, in their ops, and in what they take."""

from __future__ import annotations

import argparse

from winnow.cli.compile import LEVELS
from winnow.cli.diff_report import Comparison, print_comparison
from winnow.cli.diff_side import add_options, make_side
from winnow.opt.source import STDIN
from winnow.pipeline.registry import load_module

CONTEXT = 3
EXAMPLES = """\
Options hold for both sides, unless --left or --right states them without their dashes. The exit
status is 0 where nothing differs, 1 where something does, and 2 in case of trouble.

Values, aliases and labels that go together have the left side's names in all lines of the diff,
the right side's too: a %c64_i32 there may well be a constant of another number. What only the right
side has, but under a name that is the left side's too, is %name~right.

examples:
  winnow diff sdsa --left tile-keys=64 --right tile-keys=32
  winnow diff sdsa --emit ttgir --left target=cuda:80 --right target=cuda:90
  winnow diff sdsa sdsa-nvfp4 --top-k 512 --emit tt
  winnow diff old.mlir new.mlir --emit tile --no-resources
  winnow diff sdsa --load my_passes --scatter scan --right 'swap=lower-scatter=my-scatter{width=8}'
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.epilog = EXAMPLES
    add = parser.add_argument
    add(
        "subjects",
        nargs="+",
        metavar="KERNEL|FILE.mlir",
        help="one for both sides, or one for each",
    )
    for side in ("left", "right"):
        add(
            f"--{side}",
            nargs="+",
            action="extend",
            default=[],
            metavar="NAME=VALUE",
            help=f"options of the {side} side, such as tile-keys=64 or no-repair",
        )
    add(
        "--emit",
        choices=LEVELS,
        default="tile",
        metavar="LEVEL",
        help=f"whose IR to compare: {', '.join(LEVELS)} (default: %(default)s)",
    )
    add(
        "-U",
        "--unified",
        dest="context",
        type=_count,
        default=CONTEXT,
        metavar="N",
        help="lines to show around changes (default: %(default)s)",
    )
    add(
        "--resources",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="compare registers, stack and shared memory, for which Triton compiles both sides",
    )
    add(
        "--load",
        action="append",
        default=[],
        metavar="MODULE",
        help="import a module that registers passes or dialects, from here or the Python path",
    )
    add_options(parser)


def run(arguments: argparse.Namespace) -> int:
    """Lowers both sides and prints how they differ; returns 1 where they do."""
    subjects: list[str] = arguments.subjects
    if len(subjects) > 2:
        raise ValueError(f"there are two sides, not {len(subjects)}: {', '.join(subjects)}")
    left, right = subjects[0], subjects[-1]
    if left == right == STDIN:
        raise ValueError("standard input can't be both sides: it is read once")
    for module in arguments.load:
        load_module(module)
    comparison = Comparison.of(
        make_side("left", left, arguments.left, arguments),
        make_side("right", right, arguments.right, arguments),
        arguments.emit,
        resources=arguments.resources,
    )
    print_comparison(comparison, arguments.context)
    return 0 if comparison.are_equal else 1


def _count(text: str) -> int:
    """A number of lines from the command line."""
    value = int(text)
    if value < 0:
        raise argparse.ArgumentTypeError(f"must not be negative, but is {value}")
    return value
