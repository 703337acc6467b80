# SPDX-License-Identifier: Apache-2.0
"""The page of a dialect: its ops as they are declared, module by module, each with an example."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from docstrings import fenced, link, markdown, summary, table
from torch_mlir import ir
from torch_mlir.dialects import ext, irdl

from winnow.dialects.base import SEGMENTS

FIELDS = {
    ext.OperandDef: "operand",
    ext.AttributeDef: "attribute",
    ext.ResultDef: "result",
    ext.RegionDef: "region",
}
ATTRIBUTES = {
    ir.IntegerAttr: "i32",
    ir.StringAttr: "string",
    ir.TypeAttr: "type",
    ir.BoolAttr: "bool",
    Any: "any attribute",
}
"""What an attribute is, by its declared kind; integers are checked to be i32."""
VARIADICITIES = {
    irdl.Variadicity.single: [],
    irdl.Variadicity.optional: ["optional"],
    irdl.Variadicity.variadic: ["any number"],
}
TRAITS = {
    ext.Pure: "pure",
    ir.IsTerminatorTrait: "terminator",
    ir.IsIsolatedFromAboveTrait: "isolated from above",
}


def dialect_page(dialect: type[ext.Dialect], examples: Mapping[str, str]) -> str:
    """The page of a dialect; ``examples`` are of its ops, by name."""
    package = sys.modules[dialect.__module__.rpartition(".")[0]]
    ops = list(dialect.operations)
    names = [[link(op.OPERATION_NAME), summary(op)] for op in ops]
    blocks = [f"# The `{dialect.DIALECT_NAMESPACE}` dialect", markdown(package)]
    blocks += [_attribute_note(), table(["op", ""], names)]
    for module, members in itertools.groupby(ops, key=lambda op: op.__module__):
        blocks += [*_module_heading(module), *_ops(list(members), examples)]
    if dialect.types:
        blocks += ["## Types", *_types(dialect)]
    return "\n\n".join(blocks) + "\n"


def _attribute_note() -> str:
    return (
        f"Where operands are optional or of any number, the op's attribute `{SEGMENTS}`\n"
        "says how many there are of each. The examples are uses in the\n"
        "[lit tests](../../lit_tests/dialects), each put into a function of its own."
    )


def _module_heading(name: str) -> Iterator[str]:
    """The first line of a module's docstring, the others, and where it is."""
    text = markdown(sys.modules[name])
    title, _, rest = text.partition("\n\n")
    yield f"## {' '.join(title.split()).removesuffix('.')}"
    if rest:
        yield rest
    path = f"{name.replace('.', '/').replace('winnow', 'compiler', 1)}.py"
    yield f"Defined in [{path}](../../{path})."


def _ops(ops: list[type[ext.Operation]], examples: Mapping[str, str]) -> Iterator[str]:
    for op in ops:
        name = op.OPERATION_NAME
        yield f"### `{name}`"
        yield markdown(op)
        if op._traits:
            yield f"Traits: {', '.join(TRAITS[trait] for trait in op._traits)}."
        if op._fields:
            fields = itertools.chain(*ext.partition_fields(op._fields))
            yield table(["field", "kind"], [_row(field) for field in fields])
        if name not in examples:
            raise ValueError(f"no lit test uses '{name}'")
        yield fenced(examples[name], "mlir")


def _row(field: ext.FieldDef) -> list[str]:
    kind = [FIELDS[type(field)], *VARIADICITIES[field.variadicity]]
    if isinstance(field, ext.AttributeDef):
        default = field.default_factory() if field.default_factory else None
        inferred = field.constraint is Any and default is not None
        kind.append(ATTRIBUTES[type(default) if inferred else field.constraint])
        kind += [] if default is None else [f"default `{default}`"]
    return [f"`{field.name}`", ", ".join(kind)]


def _types(dialect: type[ext.Dialect]) -> Iterator[str]:
    for type_ in dialect.types:
        parameters = ", ".join(parameter.name for parameter in type_._fields)
        yield f"### `!{dialect.DIALECT_NAMESPACE}.{type_._name}<{parameters}>`"
        yield markdown(type_)
