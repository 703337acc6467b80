# SPDX-License-Identifier: Apache-2.0
"""Errors that Winnow raises, one class for each kind of mistake or failure."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from winnow.pipeline.diagnostics import Diagnostic


class WinnowError(Exception):
    """Base of all of Winnow's own errors."""


class LoweringError(WinnowError):
    """A pass met IR that it can't lower.

    ``location`` is the MLIR location of the op at fault; ``str()`` leads with it, as
    ``file:line:column``. ``in_options`` tells that it is an option which the pass refuses.
    """

    def __init__(self, message: str, location: Any, *, in_options: bool = False) -> None:
        self.message = message
        self.location = location
        self.in_options = in_options
        super().__init__(f"{readable_location(location)}: {message}")


class PipelineError(WinnowError):
    """A textual pipeline that can't be parsed, or that names an unknown pass or option."""


class InputError(WinnowError):
    """Input that can't be read or is no valid IR; ``diagnostics`` say what is wrong and where."""

    def __init__(self, diagnostics: "Sequence[Diagnostic]") -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__("\n".join(map(str, self.diagnostics)))


class PassFailure(WinnowError):
    """A pass failed; the message says why and which, and how to run it again.

    ``diagnostics`` hold the reasons; ``module`` is the text of the module that the pass got.
    ``reproducer`` is a file with that module and ``command`` what runs the pass on it; both are
    ``None`` where no file was written, such as for an option that the pass refuses.
    """

    def __init__(
        self,
        pass_name: str,
        diagnostics: "Sequence[Diagnostic]",
        module: str,
        reproducer: Path | None,
        command: str | None,
    ) -> None:
        self.pass_name = pass_name
        self.diagnostics = tuple(diagnostics)
        self.module = module
        self.reproducer = reproducer
        self.command = command
        super().__init__("\n".join([*map(str, self.diagnostics), self.context]))

    @property
    def context(self) -> str:
        """The lines of the message that follow the reasons."""
        lines = [f"  in pass `{self.pass_name}`"]
        if self.reproducer:
            lines += [f"  reproducer: {self.reproducer}", f"  run again: {self.command}"]
        return "\n".join(lines)


class FunctionError(WinnowError):
    """A PyTorch function that can't be made a kernel of.

    ``diagnostics`` say which op of ``function`` is at fault, where and why.
    """

    def __init__(self, function: str, diagnostics: "Sequence[Diagnostic]") -> None:
        self.function = function
        self.diagnostics = tuple(diagnostics)
        super().__init__("\n".join([*map(str, self.diagnostics), f"  in function `{function}`"]))


class TargetError(WinnowError):
    """A target that is unknown or unsupported."""


class PlanFileError(WinnowError):
    """A file of plans that can't be read, or that holds something else; the message says where."""


class BackendError(WinnowError):
    """Triton is missing, of an unsupported version, or did not compile or launch the kernel."""


class ExecutionError(WinnowError):
    """The CPU executor refused an op, or a program that it ran went outside its buffers."""


def readable_location(location: Any) -> str:
    """``file:line:column`` of the first file location in ``location``, else its text."""
    text = str(location)
    found = re.search(r'"([^"]+)":(\d+):(\d+)', text)
    return ":".join(found.groups()) if found else text
