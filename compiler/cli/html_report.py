# SPDX-License-Identifier: Apache-2.0
"""`winnow report`: one HTML page about a kernel, from its graph to its machine code."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from winnow.bench.record import Record, read_record
from winnow.cli import subject
from winnow.files import readable_path, write_text
from winnow.opt.source import STDIN
from winnow.targets import Target

EXAMPLES = """\
examples:
  winnow report sdsa --target cuda:90 -o reports
  winnow report qsa --target hip:gfx942 --no-repair -o reports
  winnow report graph.mlir --target cuda:80 --tile-keys 32 -o reports
  winnow report sdsa --bench docs/benchmarks/sdsa.json -o reports
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.epilog = EXAMPLES
    subject.configure(parser)
    subject.add_target(parser)
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        required=True,
        metavar="DIR",
        help="where to write NAME-TARGET.html",
    )
    parser.add_argument(
        "--bench",
        type=Path,
        metavar="FILE.json",
        help="results of `winnow bench` of this kernel, to put on the roofline",
    )


def run(arguments: argparse.Namespace) -> int:
    """Compiles, writes the page, and prints where it is."""
    source = subject.read(arguments.subject, arguments)
    is_file = subject.is_file(source.name)
    if is_file:
        subject.refuse_parameters(arguments)
    target = subject.choose_target(source.module, arguments.target)
    record = _record(arguments.bench, source.name, target) if arguments.bench else None
    from winnow.report.collect import collect  # and with it Triton's tools and jinja2
    from winnow.report.page import render

    report = collect(
        source.name,
        readable_path(shlex.join(["winnow", *arguments.words])),
        source.module,
        target,
        subject.choose_plan(source.module, arguments),
        seconds=source.seconds,
        record=record,
    )
    named = report.file if source.name == STDIN else source.name
    stem = Path(named).stem if is_file else source.name.split()[0]
    arguments.output.mkdir(parents=True, exist_ok=True)
    path = arguments.output / f"{stem}-{str(target).replace(':', '-')}.html"
    write_text(path, render(report))
    print(path)
    return 0


def _record(path: Path, name: str, target: Target) -> Record:
    """What was measured; raises ``ValueError`` where that is of another kernel or target."""
    record = read_record(path)
    kernel = name.split()[0]
    if record.kernel != kernel:
        raise ValueError(f"{path} holds results of {record.kernel}, not of {kernel}")
    measured = record.plan.get("target")
    if measured != str(target):
        alone = "; only NVIDIA's GPUs are measured" if target.backend == "hip" else ""
        raise ValueError(f"{path} holds results of {measured}, not of {target}{alone}")
    return record
