# SPDX-License-Identifier: Apache-2.0
"""The torch dialect as Python reads it: types of tensors, names of ops, constants."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from torch_mlir import ir

from winnow.errors import LoweringError

TENSOR = re.compile(r"!torch\.vtensor<\[(?P<sizes>[\d,]*)\],(?P<element>\w+)>")
CONSTANTS = {"constant.int", "constant.float", "constant.bool", "constant.str"}
FLOATS = ("f32", "f64", "bf16", "f16", "f8E4M3FN", "f8E5M2")


@dataclass(frozen=True)
class TensorType:
    """The sizes of a tensor, and its elements' type as the torch dialect spells it."""

    sizes: tuple[int, ...]
    element: str

    @staticmethod
    def of(value: ir.Value) -> TensorType | None:
        """The type of a tensor of known sizes, and ``None`` of anything else."""
        found = TENSOR.fullmatch(str(value.type))
        if found is None:
            return None
        return TensorType(
            tuple(map(int, filter(None, found["sizes"].split(",")))), found["element"]
        )


def name_of(op: ir.Operation | ir.OpView) -> str:
    """The name of an op of the torch dialect, without the dialect's."""
    name = op.operation.name
    if name == "torch.operator":
        name = op.operation.attributes["name"].value
    return name.removeprefix("torch.")


def constant_of(op: ir.Operation, operands: list[Any]) -> Any:
    """The value of an op that makes a Python constant; ``NotImplemented`` for any other op."""
    name = name_of(op)
    if name in CONSTANTS:
        return op.attributes["value"].value
    if name in ("constant.none", "constant.device"):
        return None
    if name == "prim.ListConstruct":
        return operands
    return NotImplemented


def literal_of(op: ir.Operation) -> float | int:
    """The number that a literal tensor is filled with."""
    attribute = op.attributes["value"]
    if not isinstance(attribute, ir.DenseElementsAttr) or not attribute.is_splat:
        raise LoweringError("a tensor that fn holds must be passed to it instead", op.location)
    return attribute.get_splat_value().value
