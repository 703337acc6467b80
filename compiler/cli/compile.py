# SPDX-License-Identifier: Apache-2.0
"""`winnow compile`: a kernel at any level, from its op graph to machine code."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from winnow.backend.binary import TEXT_LEVELS
from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.cli import subject
from winnow.cli.output import output_file
from winnow.cli.report import console
from winnow.cli.stats_report import print_stats
from winnow.files import write_text
from winnow.opt.report import timing_table
from winnow.pipeline import Instrumentation, Timing

LEVELS = tuple(
    dict.fromkeys(
        ["graph", "tile", "tt", "ttir", *(n for names in TEXT_LEVELS.values() for n in names)]
    )
)
"""Every level: what passes make, down to Triton's ops as it reads them, then what it makes."""
EXAMPLES = """\
examples:
  winnow compile sdsa --emit tile
  winnow compile sdsa --target hip:gfx942 --emit amdgcn -o sdsa.s
  winnow compile sdsa --top-k 512 --tile-keys 64 --emit ttgir --timing
  winnow compile sdsa --target cuda:90 --emit sass --stats -o sdsa.sass
  winnow compile graph.mlir --target cuda:90 --emit ptx --dump-dir steps
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.epilog = EXAMPLES
    subject.configure(parser)
    subject.add_target(parser)
    parser.add_argument(
        "--emit",
        choices=LEVELS,
        default="ttir",
        metavar="LEVEL",
        help=f"what to print: {', '.join(LEVELS)} (default: %(default)s)",
    )
    parser.add_argument(
        "--locations", action="store_true", help="print each op's location, at levels up to ttir"
    )
    parser.add_argument(
        "-o",
        "--output",
        type=output_file,
        metavar="FILE",
        help="where to write (default, and `-`: print it)",
    )
    parser.add_argument(
        "--timing", action="store_true", help="say how long passes and Triton took, on stderr"
    )
    parser.add_argument(
        "--stats",
        action="store_true",
        help="say what the kernel takes and, of NVIDIA's machine code, count the main loop's"
        " instructions, on stderr",
    )
    parser.add_argument(
        "--dump-dir",
        type=Path,
        metavar="DIR",
        help="write the IR after every step there: in to-tile, to-tt and, what Triton made,"
        " to-binary, as far as they come, each numbered from 00",
    )


def run(arguments: argparse.Namespace) -> int:
    """Compiles, and writes what was asked for."""
    source = subject.read(arguments.subject, arguments)
    if subject.is_file(source.name):
        subject.refuse_parameters(arguments)
    kernel = compile_graph(
        source.module,
        subject.choose_target(source.module, arguments.target),
        subject.choose_plan(source.module, arguments),
        instrumentation=Instrumentation(dump_dir=arguments.dump_dir, locations=arguments.locations),
    )
    text = kernel.emit(arguments.emit, locations=arguments.locations)
    is_compiled = arguments.emit not in kernel.lowered.levels
    if arguments.dump_dir and is_compiled:
        _dump(kernel, arguments.dump_dir / "to-binary")
    if arguments.timing:
        passes = kernel.timings if is_compiled else kernel.lowered.pass_timings
        sys.stderr.write(timing_table([Timing("graph", source.seconds), *passes]))
    if arguments.stats:
        print_stats(kernel, console(stderr=True))
    text = text if text.endswith("\n") else f"{text}\n"
    if arguments.output:
        write_text(arguments.output, text)
    else:
        sys.stdout.write(text)
    return 0


def _dump(kernel: Kernel, directory: Path) -> None:
    """Writes what Triton made, in numbered files."""
    directory.mkdir(parents=True, exist_ok=True)
    for index, (level, code) in enumerate(kernel.binary.asm.items()):
        path = directory / f"{index:02}-{kernel.abi.kernel}.{level}"
        path.write_bytes(code if isinstance(code, bytes) else code.encode())
