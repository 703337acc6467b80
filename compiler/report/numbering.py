# SPDX-License-Identifier: Apache-2.0
"""Locations that lead from machine code back to the kernel's ops and to its source.

An op at the level ``tt`` is located at its source line, which passes hand down, and at its own
number in place of a column. MLIR, LLVM and both assemblers keep lines and columns, so that every
instruction names both: numbers up to 65,535, which is all that LLVM has room for. Where it merges
two of a line, the line is left.
"""

from __future__ import annotations

import dataclasses

from torch_mlir import ir

from winnow.backend.cache import default_cache
from winnow.backend.emit import emit_ttir
from winnow.backend.kernel import Kernel
from winnow.backend.lowered import Text
from winnow.dialects import make_context
from winnow.dialects.inspection import block_arguments, operations
from winnow.opt.source import UNNAMED, Source
from winnow.pipeline.diagnostics import position_of
from winnow.pipeline.instrumentation import module_text


def name_source(module: ir.Module) -> tuple[ir.Module, Source]:
    """The same module with each op located at its line of the module's text, and that text.

    The text is named for the kernel, such as ``sdsa.mlir``.
    """
    functions = list(module.body.operations)
    name = functions[0].attributes["sym_name"].value if functions else "kernel"
    source = Source(f"{name}.mlir", module_text(module) + "\n")
    return source.parse(make_context()), source


def number_ops(kernel: Kernel) -> Kernel:
    """The kernel with ops at the levels ``tt`` and ``ttir`` located by source line and number.

    Arguments of blocks are located where the op around them is, and so are terminators that the
    text of ``tt`` leaves out: of its own, MLIR would locate them in that text.
    """
    levels = dict(kernel.lowered.levels)
    module = ir.Module.parse(levels["tt"].located, make_context())
    for number, op in enumerate(operations(module.operation), 1):
        position = position_of(op.location)
        if position and position.file == UNNAMED and op.parent:
            op.location = op.parent.location
        else:
            file, line = (position.file, position.line) if position else (UNNAMED, 0)
            op.location = ir.Location.file(file, line, number, context=op.context)
        for argument in block_arguments(op):
            argument.set_location(op.location)
    levels["tt"] = levels["tt"]._replace(located=module_text(module, locations=True))
    levels["ttir"] = Text(levels["ttir"].plain, emit_ttir(module))
    lowered = dataclasses.replace(kernel.lowered, levels=levels)
    return Kernel(lowered, kernel.target, default_cache())
