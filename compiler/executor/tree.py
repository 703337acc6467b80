# SPDX-License-Identifier: Apache-2.0
"""Reads a module once into plain Python objects, so that nothing later touches MLIR.

Values are numbered; an op holds the numbers and types of its operands and results, its attributes
as Python values and its regions as blocks.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from torch_mlir import ir

from winnow.errors import ExecutionError, readable_location
from winnow.executor.constants import constant
from winnow.executor.faults import Site
from winnow.executor.types import Type
from winnow.layout import BUFFER_TYPE, Layout


@dataclass(frozen=True, eq=False)
class Op:
    """One op. ``uses`` are the values that it or an op inside it reads."""

    site: Site
    operands: tuple[int, ...]
    operand_types: tuple[Type, ...]
    results: tuple[int, ...]
    result_types: tuple[Type, ...]
    attributes: Mapping[str, Any]
    regions: tuple["Block | None", ...]
    uses: frozenset[int]

    @property
    def name(self) -> str:
        return self.site.name

    @property
    def result(self) -> Type:
        """The type of the only result."""
        (only,) = self.result_types
        return only

    def attribute(self, name: str) -> Any:
        """The attribute ``name``; raises ``ExecutionError`` where the op has none."""
        if name not in self.attributes:
            raise self.site.error(f"has no attribute '{name}'")
        return self.attributes[name]


@dataclass(frozen=True, eq=False)
class Block:
    """The only block of a region; its terminator, which hands on values, stands apart."""

    arguments: tuple[int, ...]
    argument_types: tuple[Type, ...]
    ops: tuple[Op, ...]
    terminator: Op


@dataclass(frozen=True, eq=False)
class Kernel:
    """The module's ``tt.func``.

    ``divisibility`` is what each argument promises (1: nothing), as are ``layouts``.
    """

    name: str
    argument_names: tuple[str, ...]
    divisibility: tuple[int, ...]
    layouts: tuple[Layout | None, ...]
    body: Block


def read_kernel(module: ir.Module) -> Kernel:
    """The kernel in ``module``; raises ``ExecutionError`` unless that is one ``tt.func``."""
    functions = [_site(op) for op in module.body.operations]
    others = [site for site in functions if site.name != "tt.func"]
    if others:
        raise others[0].error("the module must hold one tt.func and nothing else")
    if len(functions) != 1:
        raise ExecutionError(f"the module must hold one tt.func, not {len(functions)}")
    return _Reader().kernel(module.body.operations[0].operation)


class _Reader:
    def __init__(self) -> None:
        self.numbers: dict[ir.Value, int] = {}

    def kernel(self, function: ir.Operation) -> Kernel:
        site = _site(function)
        body = self.region(function.regions[0], site)
        if body is None:
            raise site.error("has no body")
        if body.terminator.operands:
            raise body.terminator.site.error("a kernel returns nothing")
        attributes = _attributes(function)
        none: dict[str, Any] = {}
        described = attributes.get("arg_attrs") or [none] * len(body.arguments)
        return Kernel(
            name=attributes.get("sym_name", "kernel"),
            argument_names=tuple(a.get("winnow.arg", f"arg{i}") for i, a in enumerate(described)),
            divisibility=tuple(a.get("tt.divisibility", 1) for a in described),
            layouts=tuple(_layout(a, site) for a in described),
            body=body,
        )

    def region(self, region: ir.Region, parent: Site) -> Block | None:
        blocks = list(region.blocks)
        if not blocks:
            return None
        if len(blocks) > 1:
            raise parent.error("a region of several blocks is not supported")
        arguments = list(blocks[0].arguments)
        numbers = tuple(self.define(value) for value in arguments)
        ops = [self.op(op.operation) for op in blocks[0].operations]
        if not ops:
            raise parent.error("a region without a terminator")
        types = tuple(_type(value.type, parent) for value in arguments)
        return Block(numbers, types, tuple(ops[:-1]), ops[-1])

    def op(self, op: ir.Operation) -> Op:
        site = _site(op)
        operands = tuple(self.numbers[value] for value in op.operands)
        regions = tuple(self.region(region, site) for region in op.regions)
        results = tuple(self.define(value) for value in op.results)
        inner = [o.uses for block in regions if block for o in (*block.ops, block.terminator)]
        return Op(
            site=site,
            operands=operands,
            operand_types=tuple(_type(value.type, site) for value in op.operands),
            results=results,
            result_types=tuple(_type(value.type, site) for value in op.results),
            attributes=_attributes(op),
            regions=regions,
            uses=frozenset(operands).union(*inner),
        )

    def define(self, value: ir.Value) -> int:
        return self.numbers.setdefault(value, len(self.numbers))


def _layout(attributes: Mapping[str, Any], site: Site) -> Layout | None:
    layout = attributes.get(BUFFER_TYPE)
    if BUFFER_TYPE in attributes and not isinstance(layout, Layout):
        raise site.error(f"{BUFFER_TYPE} must be a strided memref")
    return layout


def _site(op: Any) -> Site:
    return Site(op.operation.name, readable_location(op.operation.location))


def _type(type_: ir.Type, site: Site) -> Type:
    if isinstance(type_, ir.RankedTensorType):
        found = Type(str(type_.element_type), tuple(type_.shape))
    else:
        found = Type(str(type_))
    if not found.supported:
        raise site.error(f"the type {type_} is not supported")
    return found


def _attributes(op: ir.Operation) -> dict[str, Any]:
    attributes = {name: op.attributes[name] for name in op.attributes}
    plain = {name: _plain(attribute) for name, attribute in attributes.items()}
    return plain | ({"value": constant(attributes["value"])} if op.name == "arith.constant" else {})


def _plain(attribute: ir.Attribute) -> Any:
    """``attribute`` as a Python value; one of a kind that no op here reads, as its text."""
    match attribute:
        case ir.BoolAttr() | ir.IntegerAttr() | ir.StringAttr():
            return attribute.value
        case ir.ArrayAttr():
            return tuple(_plain(item) for item in attribute)
        case ir.DictAttr():
            return {item.name: _plain(item.attr) for item in attribute}
        case ir.TypeAttr(value=ir.MemRefType() as type_):
            return Layout.of(type_)
        case ir.DenseI32ArrayAttr() | ir.DenseI64ArrayAttr():
            return tuple(attribute)
        case _:
            return str(attribute)
