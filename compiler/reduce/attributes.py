# SPDX-License-Identifier: Apache-2.0
"""Drops attributes and their entries, and the elements of constants."""

from __future__ import annotations

import functools

from torch_mlir import ir

from winnow.reduce.candidate import operations
from winnow.reduce.reduction import Edit
from winnow.reduce.replacements import zero_attribute


def dropped_attributes(module: ir.Module) -> list[Edit]:
    """Drops an attribute, also of the module, or an entry of a dictionary in one."""
    edits: list[Edit] = []
    for operation in (module.operation, *operations(module)):
        for name in list(operation.attributes.keys()):
            edits.append(functools.partial(_drop, operation, name))
            value = operation.attributes[name]
            if isinstance(value, ir.DictAttr):
                edits += [
                    functools.partial(_drop_key, operation, name, key) for key in _keys(value)
                ]
            elif isinstance(value, ir.ArrayAttr):
                edits += [
                    functools.partial(_drop_key_in, operation, name, index, key)
                    for index, entry in enumerate(value)
                    if isinstance(entry, ir.DictAttr)
                    for key in _keys(entry)
                ]
    return edits


def emptied_elements(module: ir.Module) -> list[Edit]:
    """Makes all elements of a constant zero."""
    return [
        functools.partial(_empty, operation, name)
        for operation in operations(module)
        for name in list(operation.attributes.keys())
        if isinstance(operation.attributes[name], ir.DenseElementsAttr)
        and not operation.attributes[name].is_splat
    ]


def _drop(operation: ir.Operation, name: str) -> None:
    del operation.attributes[name]


def _drop_key(operation: ir.Operation, name: str, key: str) -> None:
    operation.attributes[name] = _without(operation.attributes[name], key)


def _drop_key_in(operation: ir.Operation, name: str, index: int, key: str) -> None:
    entries = list(operation.attributes[name])
    entries[index] = _without(entries[index], key)
    operation.attributes[name] = ir.ArrayAttr.get(entries)


def _empty(operation: ir.Operation, name: str) -> None:
    type_ = operation.attributes[name].type
    attribute = zero_attribute(type_)
    if attribute is not None:
        operation.attributes[name] = attribute


def _keys(dictionary: ir.DictAttr) -> list[str]:
    return [entry.name for entry in dictionary]


def _without(dictionary: ir.DictAttr, key: str) -> ir.DictAttr:
    return ir.DictAttr.get({entry.name: entry.attr for entry in dictionary if entry.name != key})
