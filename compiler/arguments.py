# SPDX-License-Identifier: Apache-2.0
"""Arguments of a graph's function: what the attributes on them say."""

from __future__ import annotations

from torch_mlir import ir

from winnow.errors import LoweringError

NAME = "winnow.name"
ALIGNMENT = "winnow.alignment"


def argument_name(argument: ir.Value) -> str:
    """The name that callers bind an argument by: ``winnow.name``, else ``arg`` and its number.

    Raises ``LoweringError`` if there can be none, as does ``argument_alignment``.
    """
    name = _attribute(argument, NAME)
    if name is None:
        return f"arg{argument.arg_number}"
    text = read_text(name, NAME, argument.location) if isinstance(name, ir.StringAttr) else ""
    if not text or "." in text:
        message = f"{NAME} must be a string without dots, but is {name}"
        raise LoweringError(message, argument.location)
    return text


def argument_alignment(argument: ir.Value) -> int | None:
    """Bytes that the base address and dynamic strides are multiples of, if any are promised."""
    alignment = _attribute(argument, ALIGNMENT)
    if alignment is None:
        return None
    value = alignment.value if isinstance(alignment, ir.IntegerAttr) else 0
    if not 0 < value < 2**31 or value.bit_count() != 1:
        message = f"{ALIGNMENT} must be a power of two below 2**31, but is {alignment}"
        raise LoweringError(message, argument.location)
    return int(value)


def read_text(attribute: ir.StringAttr, what: str, location: ir.Location) -> str:
    """The text in ``attribute``, which ``what`` names; raises ``LoweringError`` if it is none."""
    try:
        return bytes(attribute.value_bytes).decode()
    except UnicodeDecodeError:
        message = f"{what} must be text in UTF-8, but is {attribute}"
        raise LoweringError(message, location) from None


def _attribute(argument: ir.Value, name: str) -> ir.Attribute | None:
    if (
        not isinstance(argument, ir.BlockArgument)
        or "function_type" not in argument.owner.owner.attributes
    ):
        message = "this value must be an argument of the function, for callers to bind"
        raise LoweringError(message, argument.location)
    function = argument.owner.owner
    if "arg_attrs" not in function.attributes:
        return None
    attributes = function.attributes["arg_attrs"][argument.arg_number]
    # A DictAttr's own `get` makes a new one.
    return {entry.name: entry.attr for entry in attributes}.get(name)
