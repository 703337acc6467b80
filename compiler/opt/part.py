# SPDX-License-Identifier: Apache-2.0
"""One part of the input: parsed, run through the pipeline, its diagnostics shown or checked."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass

from torch_mlir import ir

from winnow.dialects import make_context
from winnow.errors import InputError, LoweringError, PassFailure
from winnow.opt.expectations import find_expectations, mismatches
from winnow.opt.report import render
from winnow.opt.source import Source
from winnow.pipeline import Instrumentation, Pipeline, Timing
from winnow.pipeline.diagnostics import Diagnostic, from_mlir


@dataclass(frozen=True)
class Outcome:
    """``text`` is the resulting IR, if there is any; ``report`` is for standard error."""

    succeeded: bool
    text: str | None
    report: str
    timings: Sequence[Timing]


def process(
    source: Source, pipeline: Pipeline, instrumentation: Instrumentation, verify_diagnostics: bool
) -> Outcome:
    """Runs ``pipeline`` on ``source``, in a context of its own.

    With ``verify_diagnostics`` it succeeds when the diagnostics are the ones that comments in
    ``source`` expect, otherwise when none is an error. A bug in a pass is a failure in any case.
    """
    expected = find_expectations(source) if verify_diagnostics else []
    diagnostics: list[Diagnostic] = []
    failure: InputError | PassFailure | None = None
    text: str | None = None
    timings: list[Timing] = []

    def collect(diagnostic: ir.Diagnostic) -> bool:
        diagnostics.append(source.named(from_mlir(diagnostic)))
        return True

    context = make_context()
    with context.attach_diagnostic_handler(collect):
        try:
            module = source.parse(context)
            timings = pipeline.run(module, instrumentation=instrumentation)
            text = instrumentation.text(module)
        except (InputError, PassFailure) as error:
            diagnostics += error.diagnostics
            failure = error
    if verify_diagnostics:
        diagnostics = mismatches(expected, diagnostics, source)
    lines = [render(diagnostic, source) for diagnostic in diagnostics]
    bug = _bug_report(failure)
    succeeded = not bug and all(diagnostic.severity != "error" for diagnostic in diagnostics)
    if isinstance(failure, PassFailure) and not succeeded:
        lines += [failure.context, *bug]
    return Outcome(succeeded, text, "".join(f"{line}\n" for line in lines), timings)


def _bug_report(failure: InputError | PassFailure | None) -> list[str]:
    """A traceback where ``failure`` comes from an exception that no pass should raise."""
    cause = failure.__cause__ if failure else None
    if cause is None or isinstance(cause, LoweringError | ir.MLIRError):
        return []
    return ["this is a bug in the pass:", "".join(traceback.format_exception(cause)).rstrip()]
