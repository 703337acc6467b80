# SPDX-License-Identifier: Apache-2.0
"""Arguments of a graph's function: what the attributes on them say."""

from __future__ import annotations

from torch_mlir import ir

from winnow.errors import LoweringError

NAME = "winnow.name"
ALIGNMENT = "winnow.alignment"


def argument_name(argument: ir.Value) -> str:
    """The name that callers bind an argument by: ``winnow.name``, else ``arg`` and its number."""
    name = _attribute(argument, NAME)
    return f"arg{argument.arg_number}" if name is None else str(name.value)


def argument_alignment(argument: ir.Value) -> int | None:
    """Bytes that the base address and dynamic strides are multiples of, if any are promised."""
    alignment = _attribute(argument, ALIGNMENT)
    return None if alignment is None else int(alignment.value)


def _attribute(argument: ir.Value, name: str) -> ir.Attribute | None:
    if (
        not isinstance(argument, ir.BlockArgument)
        or "function_type" not in argument.owner.owner.attributes
    ):
        raise LoweringError(
            f"must be an argument of the function, but is {argument}", argument.location
        )
    function = argument.owner.owner
    if "arg_attrs" not in function.attributes:
        return None
    attributes = function.attributes["arg_attrs"][argument.arg_number]
    # A DictAttr's own `get` makes a new one.
    return {entry.name: entry.attr for entry in attributes}.get(name)
