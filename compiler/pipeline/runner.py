# SPDX-License-Identifier: Apache-2.0
"""Running a pipeline, with one wrapper around every pass."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import NamedTuple

from torch_mlir import ir

from winnow.errors import InputError, LoweringError, PassFailure
from winnow.interrupts import raise_again
from winnow.pipeline.diagnostics import Diagnostic, from_exception
from winnow.pipeline.instrumentation import QUIET, Instrumentation, module_text
from winnow.pipeline.parser import Step, format_steps, parse_steps
from winnow.pipeline.reproducer import write_reproducer


class Timing(NamedTuple):
    """How long a pass took, without the verifier: now, or before its result was ``cached``."""

    name: str
    seconds: float
    cached: bool = False

    @property
    def label(self) -> str:
        """The name, marked where it was not now that it ran."""
        return f"{self.name} (cached)" if self.cached else self.name


@dataclass(frozen=True)
class Pipeline:
    """Passes to run in order. ``str()`` of it is text that ``parse`` reads as the same pipeline."""

    steps: tuple[Step, ...]

    @staticmethod
    def parse(text: str) -> Pipeline:
        """The pipeline that ``text`` spells; raises ``PipelineError``, pointing into ``text``."""
        return Pipeline(parse_steps(text))

    def __str__(self) -> str:
        return format_steps(self.steps)

    def run(self, module: ir.Module, *, instrumentation: Instrumentation = QUIET) -> list[Timing]:
        """Runs the passes on ``module``, in place, and verifies it after each.

        Raises ``PassFailure`` where a pass raises or leaves a module that does not verify;
        ``module`` is then of no further use. Raises ``InputError`` where ``module`` does not
        verify to begin with, and ``OSError`` where a dump can't be written.
        """
        timings = []
        try:
            module.operation.verify()
        except ir.MLIRError as error:
            raise InputError(from_exception(error)) from None
        instrumentation.start(module)
        for index, step in enumerate(self.steps):
            instrumentation.before(step.name, module)
            unchanged = module.operation.clone()
            start = time.perf_counter()
            try:
                with module.context:
                    step.run(module)
                timings.append(Timing(step.name, time.perf_counter() - start))
                module.operation.verify()
            except Exception as error:
                raise_again()
                raise self._failure(index, error, unchanged, instrumentation) from error
            instrumentation.after(index + 1, step.name, module)
        instrumentation.end(module)
        return timings

    def _failure(
        self, index: int, error: Exception, unchanged: ir.OpView, instrumentation: Instrumentation
    ) -> PassFailure:
        """``error`` of step ``index`` as a ``PassFailure``, with a reproducer if one is wanted."""
        name = self.steps[index].name
        text = module_text(unchanged, locations=True)
        rest = format_steps(self.steps[index:])
        reasons = from_exception(error)
        in_options = isinstance(error, LoweringError) and error.in_options
        if not instrumentation.reproduce or (in_options and not instrumentation.reproducer):
            return PassFailure(name, reasons, text, None, None)
        try:
            path, command = write_reproducer(instrumentation.reproducer, name, rest, text)
        except OSError as problem:
            note = Diagnostic("note", f"the reproducer can't be written: {problem}", None)
            return PassFailure(name, (*reasons, note), text, None, None)
        return PassFailure(name, reasons, text, path, command)
