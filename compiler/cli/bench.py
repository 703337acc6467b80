# SPDX-License-Identifier: Apache-2.0
"""`winnow bench`: how fast a kernel is, against other ways to the same result."""

from __future__ import annotations

import argparse
from pathlib import Path

from winnow.bench.settings import AT_BASE_ALONE, AXES, CONTENDERS, read_axis
from winnow.cli import subject
from winnow.cli.run import positive, seed
from winnow.cli.settings import add_sizes, without_cuda
from winnow.devices import present_targets
from winnow.pipeline.text import suggestion

ALL = "all"
EXAMPLES = """\
examples:
  winnow bench -o results
  winnow bench deepseek-v32 --against eager,compile -o results
  winnow bench --vary all -o results
  winnow bench --vary keys=8192,65536 --rows 1024 --against sweep -o results
  winnow bench --vary missing --tile-keys 128 -o results
  winnow bench --plot results/sdsa.json -o plots
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.epilog = EXAMPLES
    add = parser.add_argument
    add("kernel", nargs="?", metavar="KERNEL", help="see `winnow kernels` (default: sdsa)")
    add(
        "-o",
        "--output",
        type=Path,
        required=True,
        metavar="DIR",
        help="where to write KERNEL.json, and a plot for each axis that is varied",
    )
    add(
        "--plot",
        type=Path,
        metavar="FILE.json",
        help="measure nothing, but draw the plots of what has been measured before",
    )
    _add_settings(parser)
    add(
        "--against",
        type=_contenders,
        metavar="NAME,...",
        help="; ".join(f"{name}: {text}" for name, text in CONTENDERS.items())
        + f" (default: all, but {' and '.join(AT_BASE_ALONE)} only at the base)",
    )
    add(
        "--repeats",
        type=positive,
        metavar="N",
        help="runs to time (default: 20, or what takes 0.2 s, but 3 at least)",
    )
    add("--seed", type=seed, default=0, metavar="N", help="seed of the inputs (default: 0)")
    subject.add_parameters(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measures, writes and reports; returns 1 where a result is wrong."""
    if arguments.plot:
        if arguments.kernel:
            raise ValueError(f"--plot draws what is in a file: leave out {arguments.kernel}")
        return _draw(arguments.plot, arguments.output)
    targets = present_targets()
    if not any(target.startswith("cuda:") for target in targets):
        there = without_cuda(targets)
        raise ValueError(
            "there is no CUDA GPU here to measure on; --plot draws what has been measured"
            f" elsewhere{there}"
        )
    from winnow.cli.bench_kernel import bench_kernel  # and with it torch, slow to load

    return bench_kernel(arguments)


def _add_settings(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("settings")
    add_sizes(group)
    group.add_argument(
        "--missing",
        type=float,
        default=0.0,
        metavar="SHARE",
        help="share of the rows whose thresholds miss, and that are repaired (default: 0)",
    )
    group.add_argument(
        "--vary",
        action="append",
        default=[],
        type=_axes,
        metavar="AXIS[=N,...]",
        help="measure at other values of one of these too, the rest as it is:"
        f" {', '.join(AXES)}; or {ALL}, one after another",
    )


def _draw(source: Path, directory: Path) -> int:
    from winnow.bench.plots import write_plots
    from winnow.bench.record import read_record

    record = read_record(source)
    for path in write_plots(record, directory):
        print(path)
    return 0


def _axes(text: str) -> list[tuple[str, tuple[float, ...]]]:
    """The axes that a word names, each with its values, or without."""
    if text == ALL:
        return [(axis, ()) for axis in AXES]
    try:
        return [read_axis(text)]
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _contenders(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in CONTENDERS:
            known, near = ", ".join(CONTENDERS), suggestion(name, CONTENDERS)
            raise argparse.ArgumentTypeError(f"there is no `{name}` among {known}{near}")
    return [name for name in CONTENDERS if name in names]
