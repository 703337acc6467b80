# SPDX-License-Identifier: Apache-2.0
"""Pass `plan-selection`: chooses a fused selection's tile sizes for a target."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import ClassVar

from torch_mlir import ir, rewrite

from winnow.dialects import graph
from winnow.errors import LoweringError, TargetError
from winnow.pipeline.base import Pass, option
from winnow.plan import ATTRIBUTE, Plan
from winnow.targets import Target

MOST_TILE_ROWS = 128
LEAST_TILE = 16
TILE_KEYS = (32, 16)
STAGES = (3, 2)
PROGRAM_KEYS = 1024
POLLS = 1024
"""Some hundred microseconds, in which the last programs finish their sweeps."""
PAIR_BYTES = 8
MOST_TILE_SCORES = 2**20
"""The most elements of a tensor in Triton."""
MOST_PROGRAM_KEYS = 2**28
"""More would leave i32s no room for the keys past the last."""
MOST_THREADS = 1024
"""Threads of a CTA, on every target."""
MMAS_FROM_SHARED_MEMORY = ("wgmma", "tcgen05")


@dataclass(frozen=True)
class PlanSelection(Pass):
    """Chooses a fused selection's tile sizes for a target.

    Before::

        func.func @f(...) { ... "winnow.fused_select"(...) ... }

    After::

        func.func @f(...) attributes {winnow.plan = {num_stages = 3 : i32, ...}} { ... }

    The widest tile of keys that leaves its buffers room in a program's shared memory, then the
    deepest pipeline. Each choice can be overridden by an option; what is given is taken as it is,
    but must fit the graph. Refused: keys whose dim is not a power of two from 16 up, and fewer than
    16 rows to a request.
    """

    name: ClassVar[str] = "plan-selection"
    target: str = option("cuda:90", help="the target to plan for, such as cuda:90 or hip:gfx942")
    tile_rows: int | None = option(None, help="query rows of a program")
    tile_keys: int | None = option(None, help="keys scored at a time")
    program_keys: int | None = option(None, help="keys that one program sweeps")
    num_warps: int | None = option(None, help="warps of a program")
    num_stages: int | None = option(None, help="depth of the pipeline of key loads")
    helpers: int | None = option(None, help="last programs, which stay to share in repairs")
    polls: int | None = option(None, help="vain looks for work of a repair before a program ends")

    def run(self, module: ir.Module) -> None:
        def plan(op: graph.FusedSelectOp, rewriter: rewrite.PatternRewriter) -> None:
            function = op.operation.parent
            function.attributes[ATTRIBUTE] = self._choose(op).to_attribute()

        patterns = rewrite.RewritePatternSet()
        patterns.add(graph.FusedSelectOp, plan)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())

    def _choose(self, op: graph.FusedSelectOp) -> Plan:
        try:
            target = Target.parse(self.target)
        except TargetError as error:
            raise LoweringError(str(error), op.location) from error
        keys = [p for p in op.producers.blocks[0].operations if isinstance(p, graph.PagedKeysOp)]
        if not keys:
            raise LoweringError("the scores come from no paged keys", op.location)
        rows = min(MOST_TILE_ROWS, *(_power_of_two_in(p.request_rows.value) for p in keys))
        if rows < LEAST_TILE:
            raise LoweringError(
                f"the rows that share a request must come in multiples of {LEAST_TILE}",
                keys[0].location,
            )
        overrides = {
            field.name: value
            for field in dataclasses.fields(Plan)
            if field.name != "target" and (value := getattr(self, field.name)) is not None
        }
        for plan in _candidates(target, rows):
            plan = dataclasses.replace(plan, **overrides)
            if _shared_bytes(plan, keys, target) <= target.shared_memory:
                break
        _check(plan, keys, target)
        return plan


def _candidates(target: Target, rows: int) -> Iterator[Plan]:
    """Plans from the most to the least shared memory."""
    warps = 8 if rows == MOST_TILE_ROWS else 4
    for tile_keys, stages in product(TILE_KEYS, STAGES):
        helpers = target.multiprocessors
        yield Plan(str(target), rows, tile_keys, PROGRAM_KEYS, warps, stages, helpers, POLLS)


def _shared_bytes(plan: Plan, keys: list[graph.PagedKeysOp], target: Target) -> int:
    """Shared memory of a program: key tiles in flight, pairs to scatter, queries for some MMAs."""
    widths = [p.cache.type.shape[2] * p.cache.type.element_type.width // 8 for p in keys]
    row_bytes = sum(widths)
    queries = plan.tile_rows * row_bytes if target.mma in MMAS_FROM_SHARED_MEMORY else 0
    return (
        queries
        + plan.num_stages * plan.tile_keys * row_bytes
        + plan.tile_rows * plan.tile_keys * PAIR_BYTES
    )


def _check(plan: Plan, keys: list[graph.PagedKeysOp], target: Target) -> None:
    for paged_keys in keys:
        dim = paged_keys.cache.type.shape[2]
        if _power_of_two_in(dim) != dim or dim < LEAST_TILE:
            raise LoweringError(
                f"the keys' dim must be a power of two, at least {LEAST_TILE}, but is {dim}",
                paged_keys.location,
            )
    for name, fits, wanted in _rules(plan, target):
        value = getattr(plan, name)
        if not fits:
            option_name = name.replace("_", "-")
            raise LoweringError(f"{option_name} must be {wanted}, but is {value}", keys[0].location)


def _rules(plan: Plan, target: Target) -> Iterator[tuple[str, bool, str]]:
    """The sizes of a plan, each with whether it will do and what it must be."""
    for name, least in (("tile_rows", LEAST_TILE), ("tile_keys", LEAST_TILE), ("num_warps", 1)):
        value = getattr(plan, name)
        fits = value >= least and value.bit_count() == 1
        yield name, fits, f"a power of two, at least {least}"
    fits = plan.tile_rows * plan.tile_keys <= MOST_TILE_SCORES
    yield "tile_keys", fits, f"at most {MOST_TILE_SCORES} / tile-rows={plan.tile_rows}"
    most_warps = MOST_THREADS // target.warp_size
    yield "num_warps", plan.num_warps <= most_warps, f"at most {most_warps} on {target}"
    fits = plan.program_keys > 0 and plan.program_keys % plan.tile_keys == 0
    yield "program_keys", fits, f"a multiple of tile-keys={plan.tile_keys}"
    fits = plan.program_keys <= MOST_PROGRAM_KEYS
    yield "program_keys", fits, f"at most {MOST_PROGRAM_KEYS}"
    for name in ("num_stages", "helpers", "polls"):
        yield name, getattr(plan, name) > 0, "positive"
    for field in dataclasses.fields(plan):
        if field.name != "target":
            yield field.name, getattr(plan, field.name) < 2**31, "below 2**31"


def _power_of_two_in(value: int) -> int:
    """The largest power of two that divides ``value``."""
    return value & -value
