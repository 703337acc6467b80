# SPDX-License-Identifier: Apache-2.0
"""Attributes that MLIR parses and its bindings have no class for, such as arrays of ``i128``.

To read one raises ``TypeError``, wherever that is.
"""

from __future__ import annotations

from typing import Any

from torch_mlir import ir


def unreadable_attribute(operation: Any) -> str | None:
    """The name of an attribute of ``operation`` that can't be read, whole or in part, if any."""
    for name in operation.attributes:
        try:
            _read(operation.attributes[name])
        except TypeError:
            return str(name)
    return None


def _read(attribute: ir.Attribute) -> None:
    """Reads all parts of an attribute; raises ``TypeError``."""
    if isinstance(attribute, ir.ArrayAttr):
        for part in attribute:
            _read(part)
    elif isinstance(attribute, ir.DictAttr):
        for named in attribute:
            _read(named.attr)
