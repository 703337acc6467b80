# SPDX-License-Identifier: Apache-2.0
"""Where in a user's code an op comes from."""

from __future__ import annotations

import contextlib
import inspect

from torch_mlir import ir

BUILDERS = {
    __name__,
    "winnow.graph",
    "winnow.graph_function",
    "winnow.values",
    "winnow.kernels.inputs",
    "winnow.kernels.signature",
    contextlib.__name__,
}
"""The modules that build graphs for others, whose lines are of no interest."""


def caller_location() -> ir.Location:
    """The line outside the builders that is being run."""
    frame = inspect.currentframe()
    while frame is not None and frame.f_globals.get("__name__") in BUILDERS:
        frame = frame.f_back
    assert frame is not None
    position = inspect.getframeinfo(frame, context=0).positions
    assert position is not None
    line, column = position.lineno or 0, position.col_offset or 0
    return ir.Location.file(frame.f_code.co_filename, line, column + 1)
