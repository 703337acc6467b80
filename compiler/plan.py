# SPDX-License-Identifier: Apache-2.0
"""The plan of a fused kernel: sizes that a planner chose, kept in the IR for any later pass."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Literal, get_args

from torch_mlir import ir

from winnow.dialects.build import i32_attr
from winnow.errors import LoweringError

ATTRIBUTE = "winnow.plan"
MOST_STRIDE = 1024
"""A repair's sample takes at least one in so many tiles of keys."""
UNIT_KEYS = 2048
"""The most keys of a unit of a repair's sweep, where tiles are no larger."""
MOST_STAGES = 16
"""Each stage has a buffer in shared memory, and Triton writes out the loop's start for each."""
MOST_REGISTER_USAGE = 10
"""As ptxas has it."""
Dequantize = Literal["convert", "scaled-dot"]
"""Whether NVFP4 is converted for a product, or multiplied as it is."""
Fp8 = Literal["convert", "dot"]
"""Whether E4M3 is converted to FP16 for a product, or multiplied as it is."""
KeysOperand = Literal["lhs", "rhs"]
"""Which operand of the product of queries and keys the keys are."""
Scatter = Literal["scan", "hits", "atomics"]
"""How keys find slots: by a scan along rows, each thread for its own hits, or an atomic a key."""
OPTIONAL_SIZES = ("max_registers", "register_usage")
"""Sizes that a plan may leave to others."""
CHOICES = {
    "dequantize": get_args(Dequantize),
    "fp8": get_args(Fp8),
    "keys_operand": get_args(KeysOperand),
    "scatter": get_args(Scatter),
}
"""What a plan may hold beside its sizes, and what that may be."""


@dataclass(frozen=True)
class Plan:
    """How a selection becomes programs."""

    target: str
    """The target planned for, such as ``cuda:90``."""
    tile_rows: int
    """Query rows of a program."""
    tile_keys: int
    """Keys scored at a time."""
    program_keys: int
    """Keys that one program sweeps."""
    num_warps: int
    """Warps of a program."""
    num_stages: int
    """Depth of the pipeline of key loads."""
    helpers: int
    """Programs that run at a time, which the grid's last wave is filled up to.

    The last so many of the grid stay to share in repairs, beside those that open one.
    """
    polls: int
    """How often a program looks in vain for work of the repair before it ends."""
    dequantize: Dequantize | None = None
    """What becomes of NVFP4 keys, where there are any, and of queries that are NVFP4 too."""
    fp8: Fp8 | None = None
    """What becomes of E4M3 queries and keys, where there are any."""
    keys_operand: KeysOperand | None = None
    """Which operand the keys are; the right one unless the plan says otherwise."""
    scatter: Scatter | None = None
    """How selected keys find their slots; by a scan unless the plan says otherwise."""
    max_registers: int | None = None
    """The most registers of a thread; as many as it takes unless the plan says otherwise."""
    register_usage: int | None = None
    """How freely ptxas takes registers for speed, from 1 to 10; 5 unless the plan says otherwise.

    Its ``--register-usage-level`` (CUDA compiler driver NVCC, 4.2.9.1): up to 3 it may leave out
    what would keep more values at a time.
    """

    @property
    def keys_come_first(self) -> bool:
        """Whether keys are the left operand, and the outermost axis of a tile of scores."""
        return self.keys_operand == "lhs"

    @property
    def sizes(self) -> dict[str, int]:
        """The plan's integers, by name."""
        return {name: value for name, value in self.entries.items() if isinstance(value, int)}

    @property
    def entries(self) -> dict[str, int | str]:
        """All that there is in the plan, by name."""
        values = dataclasses.asdict(self)
        return {name: value for name, value in values.items() if value is not None}

    @property
    def unit_keys(self) -> int:
        """Keys of a unit of a repair's sweep, which few rows are shared out by: whole tiles."""
        return max(min(self.program_keys, UNIT_KEYS) // self.tile_keys, 1) * self.tile_keys

    @property
    def spare_keys(self) -> int:
        """Room above a row's keys, so that i32 arithmetic on those past the last is exact."""
        return 2 * self.program_keys + MOST_STRIDE * self.tile_keys

    def row_step(self, shared_rows: int) -> int:
        """The rows that a program has of its own, where each ``shared_rows`` of them share keys."""
        return next(n for n in range(self.tile_rows, 0, -1) if shared_rows % n == 0)

    def to_attribute(self) -> ir.DictAttr:
        """The plan as a dictionary attribute, in the current context."""
        return ir.DictAttr.get(
            {
                name: i32_attr(value) if isinstance(value, int) else ir.StringAttr.get(value)
                for name, value in self.entries.items()
            }
        )

    @staticmethod
    def around(op: ir.OpView) -> Plan | None:
        """The plan on the function that ``op`` is in, if that has one."""
        function = _function_around(op)
        return Plan.of(function) if ATTRIBUTE in function.attributes else None

    @staticmethod
    def of(function: ir.Operation) -> Plan:
        """The plan on a function; raises ``LoweringError`` where it is missing or not whole."""
        if ATTRIBUTE not in function.attributes:
            raise LoweringError(
                f"the function has no {ATTRIBUTE}: run plan-sweep first", function.location
            )
        attribute = function.attributes[ATTRIBUTE]
        entries = attribute if isinstance(attribute, ir.DictAttr) else ()
        values = {entry.name: entry.attr.value for entry in entries if _fits(entry)}
        optional = (*CHOICES, *OPTIONAL_SIZES)
        fields = [field.name for field in dataclasses.fields(Plan)]
        sizes = [name for name in fields if name not in ("target", *optional)]
        if values.keys() - {*optional} != {"target", *sizes} or len(entries) != len(values):
            wanted = f"target, a string, and {', '.join(sizes)}, positive integers"
            for name, choices in CHOICES.items():
                wanted += f", and may hold {name}, {' or '.join(choices)}"
            wanted += f", and may hold {' and '.join(OPTIONAL_SIZES)}, positive integers"
            raise LoweringError(
                f"{ATTRIBUTE} must hold {wanted}, but is {attribute}", function.location
            )
        return Plan(**values)


def target_around(op: ir.OpView) -> str | None:
    """The target that the function of ``op`` is planned for, if it is; not all need be planned."""
    attributes = _function_around(op).attributes
    if ATTRIBUTE not in attributes or "target" not in attributes[ATTRIBUTE]:
        return None
    return str(attributes[ATTRIBUTE]["target"].value)


def warps_around(op: ir.OpView) -> int | None:
    """The warps of a program, if the function of ``op`` is planned for some."""
    attributes = _function_around(op).attributes
    if ATTRIBUTE not in attributes or "num_warps" not in attributes[ATTRIBUTE]:
        return None
    return int(attributes[ATTRIBUTE]["num_warps"].value)


def _function_around(op: ir.OpView) -> ir.Operation:
    function = op.operation.parent
    while function.name != "func.func":
        function = function.parent
    return function


def _fits(entry: ir.NamedAttribute) -> bool:
    if entry.name == "target":
        return isinstance(entry.attr, ir.StringAttr)
    if entry.name in CHOICES:
        return isinstance(entry.attr, ir.StringAttr) and entry.attr.value in CHOICES[entry.name]
    return isinstance(entry.attr, ir.IntegerAttr) and entry.attr.value > 0
