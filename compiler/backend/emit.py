# SPDX-License-Identifier: Apache-2.0
"""Writes a lowered module as the text that Triton parses (3.6 to 3.9)."""

from __future__ import annotations

import re

from torch_mlir import ir

from winnow.dialects.tt import SPELLINGS
from winnow.pipeline.instrumentation import module_text

OURS = "winnow."
"""What the names of our attributes start with; ``tt.divisibility`` and the like are Triton's."""

_BARRIER_SCOPE = re.compile(r'("gpu\.barrier"\(\)) <\{[^}]*\}>')


def emit_ttir(module: ir.Module, *, locations: bool = True) -> str:
    """The text of ``module``, which is left as it is, in Triton's generic form.

    Our attributes are left out. Every op keeps its location, unless ``locations`` is false, so that
    what Triton makes of the text points at the lines that ``module`` came from.
    """
    copy = module.operation.clone()
    copy.walk(_strip)
    text = module_text(copy, generic=True, locations=locations)
    for name, spelling in SPELLINGS.items():
        text = text.replace(f'"{name}"(', f'"{spelling}"(')
    # The one scope there used to be, which MLIR now spells out and Triton 3.6 does not know.
    return _BARRIER_SCOPE.sub(r"\1", text)


def _strip(op: ir.Operation) -> ir.WalkResult:
    for name in [name for name in op.attributes if name.startswith(OURS)]:
        del op.attributes[name]
    if "arg_attrs" in op.attributes:
        op.attributes["arg_attrs"] = ir.ArrayAttr.get(
            [_without_ours(attributes) for attributes in op.attributes["arg_attrs"]], op.context
        )
    return ir.WalkResult.ADVANCE


def _without_ours(attributes: ir.DictAttr) -> ir.DictAttr:
    kept = {entry.name: entry.attr for entry in attributes if not entry.name.startswith(OURS)}
    return ir.DictAttr.get(kept, attributes.context)
