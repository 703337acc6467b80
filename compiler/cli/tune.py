# SPDX-License-Identifier: Apache-2.0
"""`winnow tune`: a fast plan for a kernel, found by measuring, for a plan file."""

from __future__ import annotations

import argparse
from pathlib import Path

from winnow.cli import subject
from winnow.cli.run import positive, seed
from winnow.cli.settings import add_sizes, without_cuda
from winnow.devices import present_targets

EXAMPLES = """\
examples:
  winnow tune sdsa -o plans.json
  winnow tune deepseek-v32 --rows 4096 --keys 8192 -o plans.json
  winnow tune qsa --num-warps 8 --scatter scan -o plans.json
  winnow compile sdsa --plan-file plans.json --emit tile
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.epilog = EXAMPLES
    add = parser.add_argument
    add("kernel", metavar="KERNEL", help="see `winnow kernels`")
    add(
        "-o",
        "--output",
        type=Path,
        required=True,
        metavar="FILE",
        help="the plan file to write, or to add to: the plan takes the place of one for the same"
        " selection",
    )
    add("--device", default="cuda", metavar="cuda[:N]", help="the GPU to measure on")
    add_sizes(parser.add_argument_group("settings"))
    parser.set_defaults(missing=0.0)  # no rows are to be repaired
    add(
        "--repeats",
        type=positive,
        metavar="N",
        help="runs of each plan to time (default: 20, or what takes 0.2 s, but 3 at least)",
    )
    add("--seed", type=seed, default=0, metavar="N", help="seed of the inputs (default: 0)")
    subject.add_parameters(parser)


def run(arguments: argparse.Namespace) -> int:
    """Tries plans, reports, and writes the fastest; returns 1 where none gives a right result."""
    targets = present_targets()
    if not any(target.startswith("cuda:") for target in targets):
        there = without_cuda(targets)
        raise ValueError(f"there is no CUDA GPU here to measure plans on{there}")
    from winnow.cli.tune_kernel import tune_kernel  # and with it torch, slow to load

    return tune_kernel(arguments)
