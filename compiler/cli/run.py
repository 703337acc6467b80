# SPDX-License-Identifier: Apache-2.0
"""`winnow run`: a kernel on made or given inputs, and whether its results are right."""

from __future__ import annotations

import argparse

from winnow.cli import subject
from winnow.devices import present_targets
from winnow.trial.kinds import FIT, KINDS
from winnow.trial.sizes import Sizes

SIZES = {"cpu": Sizes(512, 2048, 3), "cuda": Sizes(4096, 131072, 4)}
"""What takes a few seconds in the CPU executor, and a real problem."""
SIZES_OF_HEADS = {"cpu": Sizes(32, 2048, 3), "cuda": Sizes(1024, 32768, 4)}
"""The same where query rows have several heads."""
STORED_RUNS = {"cpu": 8, "cuda": 64}
"""Where scores are stored, the usual rows are of no more runs than these, which may be short."""
REPEAT = {"cpu": 1, "cuda": 20}
MOST = 2**31 - 1
"""Of anything: sizes are i32."""
MOST_SEED = 2**63 - 1
EXAMPLES = """\
examples:
  winnow run sdsa
  winnow run sdsa --device cpu --rows 128 --keys 1000 --top-k 32
  winnow run sdsa --thresholds tile-low
  winnow run sdsa --rows 128 --schedules 30
  winnow run sdsa-scores --group-rows 4 --keys 10000
  winnow run deepseek-v32 --rows 64 --request-rows 16
  winnow run graph.mlir --input scale=0.5 --input query=query.npy
  winnow run kernel.mlir --reference sdsa --top-k 64
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.epilog = EXAMPLES
    subject.configure(parser)
    subject.add_target(parser)
    add = parser.add_argument
    add(
        "--device",
        choices=("cpu", "cuda"),
        help="where to run: in the CPU executor, or on a GPU (default: a GPU if there is one)",
    )
    for name, text in (
        ("rows", "query rows"),
        ("keys", "the most keys, or samples of keys, that a row sees"),
        ("requests", "requests that the rows belong to"),
    ):
        add(f"--{name}", type=positive, metavar="N", help=f"{text} ({_usual(name)})")
    add(
        "--repeat",
        type=positive,
        metavar="N",
        help=f"runs to time (default: {REPEAT['cpu']}; on a GPU: {REPEAT['cuda']})",
    )
    add(
        "--schedules",
        type=positive,
        metavar="N",
        help="run in the CPU executor in N orders of programs and of what they see of each other's"
        " stores, the worst cases first; check each, and stop at the first that is wrong",
    )
    add("--seed", type=seed, default=0, metavar="N", help="seed of the inputs (default: 0)")
    add(
        "--thresholds",
        choices=KINDS,
        metavar="KIND",
        help="what the thresholds that are made for a selection do: rows fit, but for the last row"
        " (one), the last of each tile, or all, whose threshold is below all scores (low) or above"
        " (high); or each row at random fits or misses in some way:"
        f" {', '.join(KINDS)} (default: {FIT})",
    )
    add(
        "--input",
        action="append",
        default=[],
        metavar="NAME=FILE.npy",
        help="an argument of the graph that is given, not made; NAME=NUMBER for a scalar",
    )
    add(
        "--reference",
        metavar="KERNEL|FILE.mlir",
        help="the op graph to check against (default: the one that is run; for a file below graph"
        " level, that of the kernel with its function's name)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Compiles, runs, checks and reports; returns 1 where the results are not right."""
    source = subject.read(arguments.subject, arguments)
    if arguments.schedules:
        _refuse_beside_schedules(arguments)
        arguments.device = "cpu"
    if arguments.device == "cuda" and not present_targets():
        raise ValueError("there is no GPU here; --device cpu runs the CPU executor")
    from winnow.cli.run_kernel import run_kernel  # and with it torch, which takes seconds to load

    return run_kernel(source, arguments)


def _refuse_beside_schedules(arguments: argparse.Namespace) -> None:
    """Raises ``ValueError`` for options that ``--schedules`` leaves no choice of."""
    if arguments.device == "cuda":
        raise ValueError("a GPU takes no orders: leave out --device cuda, or --schedules")
    if arguments.repeat:
        raise ValueError("--schedules runs once in each order: leave out --repeat")


def _usual(name: str) -> str:
    """What a size is by default."""
    cpu, cuda = (getattr(sizes, name) for sizes in SIZES.values())
    text = f"default: {cpu:,}; on a GPU: {cuda:,}"
    cpu_of_heads, cuda_of_heads = (getattr(sizes, name) for sizes in SIZES_OF_HEADS.values())
    if (cpu_of_heads, cuda_of_heads) != (cpu, cuda):
        text += f"; where queries have several heads, {cpu_of_heads:,} and {cuda_of_heads:,}"
    if name == "rows":
        cpu, cuda = STORED_RUNS.values()
        text += f"; where scores are stored, at most {cpu} or {cuda} times those that share keys"
    return text


def positive(text: str) -> int:
    """A positive i32 from the command line."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"must be positive, not {value}")
    if value > MOST:
        raise argparse.ArgumentTypeError(f"must be at most {MOST}, not {value}")
    return value


def seed(text: str) -> int:
    """What random numbers start from, as the command line says: from 0, and an i64."""
    value = int(text)
    if not 0 <= value <= MOST_SEED:
        raise argparse.ArgumentTypeError(f"must be from 0 to {MOST_SEED}, not {value}")
    return value
