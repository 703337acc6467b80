# SPDX-License-Identifier: Apache-2.0
"""Shorthand for inline assembly."""

from __future__ import annotations

from collections.abc import Sequence

from torch_mlir import ir

from winnow.assembly import Snippet
from winnow.dialects import tt
from winnow.dialects.build import i32_attr, shape_of, tensor, text_attr


def run_snippet(
    snippet: Snippet,
    pointers: ir.Value | None,
    integers: Sequence[ir.Value],
    floats: Sequence[ir.Value] = (),
) -> ir.Value:
    """Runs a snippet on each element of tensors of one shape; its results."""
    effects = [] if pointers is None else [pointers]
    element = ir.Type.parse(snippet.result)
    result = tensor(shape_of([*effects, *integers, *floats][0]), element)
    return tt.ElementwiseInlineAsmOp(
        effects,
        integers,
        floats,
        result,
        text_attr(snippet.text),
        text_attr(snippet.constraints),
        packed_element=i32_attr(snippet.packed),
        pure=ir.BoolAttr.get(snippet.is_pure),
    ).result
