# SPDX-License-Identifier: Apache-2.0
"""The entry point of `winnow-opt`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from winnow.errors import PipelineError
from winnow.files import write_text
from winnow.opt.arguments import Arguments, parse_arguments, usage
from winnow.opt.listing import list_passes
from winnow.opt.part import process
from winnow.opt.report import timing_table
from winnow.opt.source import SPLIT_MARKER, STDIN, read_source
from winnow.opt.tool import run_tool
from winnow.pipeline import Instrumentation, Pipeline
from winnow.pipeline.instrumentation import EVERY_PASS, leaf_names
from winnow.pipeline.registry import load_module
from winnow.pipeline.text import suggestion

ERROR = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the tool; returns 0, or 1 where input or arguments are at fault or a pass failed."""
    return run_tool(
        "winnow-opt", lambda: _run(parse_arguments(argv)), error=ERROR, broken_pipe=ERROR
    )


def _run(arguments: Arguments) -> int:
    for module in arguments.load:
        load_module(module)
    if arguments.help:
        print(f"{usage()}\n{list_passes()}")
        return 0
    if arguments.list_passes:
        print(list_passes())
        return 0
    pipeline = Pipeline.parse(arguments.pass_pipeline)
    _check_printed_passes(arguments, pipeline)
    source = read_source(arguments.file)
    parts = source.split() if arguments.split_input_file else [source]
    outcomes = []
    for index, part in enumerate(parts):
        instrumentation = _instrumentation(arguments, index if len(parts) > 1 else None)
        outcomes.append(process(part, pipeline, instrumentation, arguments.verify_diagnostics))
        sys.stderr.write(outcomes[-1].report)
    if arguments.timing:
        sys.stderr.write(
            timing_table([timing for outcome in outcomes for timing in outcome.timings])
        )
    succeeded = all(outcome.succeeded for outcome in outcomes)
    if succeeded or arguments.output == STDIN:
        texts = [outcome.text for outcome in outcomes if outcome.text is not None]
        _write(arguments.output, f"{SPLIT_MARKER}\n".join(texts))
    return 0 if succeeded else 1


def _check_printed_passes(arguments: Arguments, pipeline: Pipeline) -> None:
    """Refuses a name that would print nothing."""
    known = {part for step in pipeline.steps for part in leaf_names(step.name)}
    for name in (*arguments.print_ir_before, *arguments.print_ir_after):
        if name not in known:
            raise PipelineError(f"the pipeline has no pass `{name}`{suggestion(name, known)}")


def _instrumentation(arguments: Arguments, part: int | None) -> Instrumentation:
    """What ``arguments`` ask to print and keep; ``part`` numbers a part of a split file."""
    dump_dir, reproducer = arguments.dump_dir, arguments.reproducer
    if part is not None:
        dump_dir = dump_dir and dump_dir / str(part)
        reproducer = reproducer and reproducer.with_stem(f"{reproducer.stem}-{part}")
    return Instrumentation(
        print_before=EVERY_PASS if arguments.print_ir_before_all else arguments.print_ir_before,
        print_after=EVERY_PASS if arguments.print_ir_after_all else arguments.print_ir_after,
        dump_dir=dump_dir,
        reproducer=reproducer,
        reproduce=not arguments.verify_diagnostics,
        generic=arguments.emit_generic,
        locations=arguments.print_debuginfo,
    )


def _write(path: str, text: str) -> None:
    if path == STDIN:
        sys.stdout.write(text)
    else:
        write_text(Path(path), text)
