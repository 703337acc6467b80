# SPDX-License-Identifier: Apache-2.0
"""From a PyTorch function to its op graph."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch.utils import _pytree as pytree
from torch_mlir import ir
from torch_mlir.extras.fx_importer import FxImporter

from winnow.dialects import make_context
from winnow.errors import FunctionError, PassFailure
from winnow.passes.raise_topk import RESULT
from winnow.pipeline import Pipeline
from winnow.pipeline.diagnostics import Diagnostic
from winnow.pipeline.instrumentation import NO_REPRODUCER

RAISE = "builtin.module(raise-topk)"


class _Wrapper(torch.nn.Module):
    """A function as a module, which is what ``torch.export`` takes."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self.function = function

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        return self.function(*args, **kwargs)


def export_graph(
    function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> tuple[ir.Module, pytree.TreeSpec]:
    """The op graph of what ``function`` computes of such arguments, and how it returns that.

    Arguments are numbered as pytrees flatten. Raises ``FunctionError`` where PyTorch can't export
    the function, or `raise-topk` not make a graph of it.
    """
    name = name_of(function)
    # A graph that Dynamo made knows its lines; of a function, only Dynamo tells them.
    is_traced = isinstance(function, torch.fx.GraphModule)
    root: Any = function if is_traced else _Wrapper(function)
    try:
        # Where gradients are off, switching them off in the function leaves no trace.
        with torch.no_grad():
            program = torch.export.export(root, tuple(args), dict(kwargs), strict=not is_traced)
            if _writes(program):
                program = program.run_decompositions({})  # which makes it write nothing in place
    except Exception as error:  # whatever the function, or PyTorch's tracing of it, raises
        # Dynamo's message goes on about itself from the third line on.
        lines = [line.strip() for line in str(error).splitlines()[:2]]
        reason = ": ".join([type(error).__name__, *filter(None, lines)])
        raise _refusal(name, f"PyTorch can't export it: {reason}") from error
    if program.graph_signature.user_inputs_to_mutate:
        raise _refusal(name, "it writes to its arguments")
    if program.state_dict:
        held = ", ".join(program.state_dict)
        raise _refusal(name, f"it holds {held}: pass such tensors as arguments")
    importer = FxImporter(context=make_context())
    try:
        importer.import_frozen_program(program, func_name=name)
    except Exception as error:  # of no class in particular
        raise _refusal(name, f"torch-mlir can't import it: {error}") from error
    module = importer.module
    try:
        Pipeline.parse(RAISE).run(module, instrumentation=NO_REPRODUCER)
    except PassFailure as failure:
        raise FunctionError(name, failure.diagnostics) from failure
    (raised,) = module.body.operations
    if RESULT not in raised.attributes:
        raise _refusal(name, "there is no torch.topk in it")
    return module, program.call_spec.out_spec


def _writes(program: torch.export.ExportedProgram) -> bool:
    """Whether any op writes to its operands."""
    schemas = [getattr(node.target, "_schema", None) for node in program.graph.nodes]
    return any(schema.is_mutable for schema in schemas if schema is not None)


def name_of(function: Callable[..., Any]) -> str:
    """A name for the kernel of a function, of letters, digits and underscores."""
    name = getattr(function, "__name__", type(function).__name__)
    return name if name.isidentifier() and name.isascii() else "function"


def _refusal(name: str, reason: str) -> FunctionError:
    return FunctionError(name, [Diagnostic("error", reason, None)])
