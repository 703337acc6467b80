# SPDX-License-Identifier: Apache-2.0
"""Pass `plan-selection`: chooses the tile sizes of a fused selection, or store, for a target."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import ClassVar, Literal

from torch_mlir import ir, rewrite

from winnow.dialects import graph
from winnow.errors import LoweringError, TargetError
from winnow.pipeline.base import Pass, option
from winnow.plan import ATTRIBUTE, Dequantize, Plan
from winnow.targets import Target

MOST_TILE_ROWS = 128
LEAST_TILE = 16
TILE_KEYS = (32, 16)
STORED_TILE_KEYS = (128, 64, 32, 16)
"""Keys of a tile whose scores are only stored."""
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
LEAST_SCALED_DOT = 64
"""The fewest dims that the MMA of NVFP4 takes."""
MMAS_FROM_SHARED_MEMORY = ("wgmma", "tcgen05")

Load = graph.PagedKeysOp | graph.SampledKeysOp
Fused = graph.FusedSelectOp | graph.FusedStoreScoresOp


@dataclass(frozen=True)
class Keys:
    """The ops that make the keys of a fused op."""

    loads: list[Load]
    nvfp4: list[graph.DequantizeNvfp4Op]
    scored: list[Load | graph.DequantizeNvfp4Op]
    """Those whose keys are multiplied by queries."""
    suit_scaled_dot: bool
    """Whether NVFP4 keys can be multiplied as they are, by the queries that there are."""

    @staticmethod
    def of(op: Fused) -> Keys:
        producers = list(op.producers.blocks[0].operations)
        loads = [p for p in producers if isinstance(p, graph.LOADS)]
        dequantized = [p for p in producers if isinstance(p, graph.DequantizeNvfp4Op)]
        nvfp4 = [p for p in dequantized if p.result.type.rank == 3]
        parts = {operand for p in nvfp4 for operand in p.operands}
        scored = [p for p in loads if p.result not in parts] + nvfp4
        results = {p.result for p in dequantized}
        suit = all(p.result.type.shape[-1] >= LEAST_SCALED_DOT for p in nvfp4) and all(
            p.queries in results
            for p in producers
            if isinstance(p, graph.ScoreOp) and p.keys in results
        )
        return Keys(loads, nvfp4, scored, suit)


@dataclass(frozen=True)
class PlanSelection(Pass):
    """Chooses the tile sizes of a fused selection, or of a fused store of scores, for a target.

    Before::

        func.func @f(...) { ... "winnow.fused_select"(...) ... }

    After::

        func.func @f(...) attributes {winnow.plan = {num_stages = 3 : i32, ...}} { ... }

    The widest tile of keys that leaves its buffers room in a program's shared memory, then the
    deepest pipeline. NVFP4 is multiplied as it is where the target can, and else converted. Each
    choice can be overridden by an option; what is given is taken as it is, but must fit the graph.
    Refused: keys whose dim is not a power of two from 16 up, and selections of fewer than 16 rows
    to a request.
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
    dequantize: Literal["convert", "scaled-dot"] | None = option(
        None, help="convert NVFP4 to BF16, or multiply it as it is"
    )

    def run(self, module: ir.Module) -> None:
        def plan(op: Fused, rewriter: rewrite.PatternRewriter) -> None:
            function = op.operation.parent
            function.attributes[ATTRIBUTE] = self._choose(op).to_attribute()

        patterns = rewrite.RewritePatternSet()
        for fused in (graph.FusedSelectOp, graph.FusedStoreScoresOp):
            patterns.add(fused, plan)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())

    def _choose(self, op: Fused) -> Plan:
        try:
            target = Target.parse(self.target)
        except TargetError as error:
            raise LoweringError(str(error), op.location) from error
        keys = Keys.of(op)
        if not keys.loads:
            raise LoweringError("the scores come from no paged keys", op.location)
        rows = _tile_rows(op, keys)
        overrides = {
            field.name: value
            for field in dataclasses.fields(Plan)
            if field.name != "target" and (value := getattr(self, field.name)) is not None
        }
        tile_keys = TILE_KEYS if isinstance(op, graph.FusedSelectOp) else STORED_TILE_KEYS
        for plan in _candidates(target, rows, tile_keys, keys):
            plan = dataclasses.replace(plan, **overrides)
            if _shared_bytes(plan, keys, target) <= target.shared_memory:
                break
        _check(plan, keys, target)
        return plan


def _tile_rows(op: Fused, keys: Keys) -> int:
    """As many rows as share their keys, up to a limit; a store's tile may hold fewer of its own."""
    shared = [load.request_rows.value for load in keys.loads]
    if isinstance(op, graph.FusedStoreScoresOp):
        shared.append(op.group_rows.value)
    rows = min(MOST_TILE_ROWS, *map(_power_of_two_in, shared))
    if rows < LEAST_TILE and isinstance(op, graph.FusedSelectOp):
        raise LoweringError(
            f"the rows that share a request must come in multiples of {LEAST_TILE}",
            keys.loads[0].location,
        )
    return max(rows, LEAST_TILE)


def _candidates(target: Target, rows: int, tile_keys: Sequence[int], keys: Keys) -> Iterator[Plan]:
    """Plans from the most to the least shared memory."""
    dequantize: Dequantize | None = None
    if keys.nvfp4:
        dequantize = "scaled-dot" if target.nvfp4_mma and keys.suit_scaled_dot else "convert"
    warps = 8 if rows == MOST_TILE_ROWS else 4
    for count, stages in product(tile_keys, STAGES):
        sizes = (rows, count, PROGRAM_KEYS, warps, stages, target.multiprocessors, POLLS)
        yield Plan(str(target), *sizes, dequantize)


def _shared_bytes(plan: Plan, keys: Keys, target: Target) -> int:
    """Shared memory of a program: key tiles in flight, and the last one if it is converted.

    Then pairs to scatter, and queries for some MMAs.
    """
    converts = plan.dequantize == "convert"
    loaded = sum(map(_row_bytes, keys.loads))
    scored = sum(map(_row_bytes, keys.scored)) if converts else loaded
    queries = plan.tile_rows * scored if target.mma in MMAS_FROM_SHARED_MEMORY else 0
    converted = sum(map(_row_bytes, keys.nvfp4)) if converts else 0
    key_bytes = plan.num_stages * loaded + converted + plan.tile_rows * PAIR_BYTES
    return queries + plan.tile_keys * key_bytes


def _row_bytes(op: Load | graph.DequantizeNvfp4Op) -> int:
    """Bytes of one key."""
    type_ = op.result.type
    return int(type_.shape[-1] * type_.element_type.width // 8)


def _check(plan: Plan, keys: Keys, target: Target) -> None:
    for op in keys.scored:
        dim = op.result.type.shape[-1]
        if _power_of_two_in(dim) != dim or dim < LEAST_TILE:
            raise LoweringError(
                f"the keys' dim must be a power of two, at least {LEAST_TILE}, but is {dim}",
                op.location,
            )
    for name, fits, wanted in (*_rules(plan, target), *_format_rules(plan, keys, target)):
        value = getattr(plan, name)
        if not fits:
            option_name = name.replace("_", "-")
            message = f"{option_name} must be {wanted}, but is {value}"
            raise LoweringError(message, keys.loads[0].location)


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
    for name, size in plan.sizes.items():
        yield name, size < 2**31, "below 2**31"


def _format_rules(plan: Plan, keys: Keys, target: Target) -> Iterator[tuple[str, bool, str]]:
    """The same of how NVFP4 is multiplied."""
    if plan.dequantize is not None:
        yield "dequantize", bool(keys.nvfp4), "none where no keys are NVFP4"
    if plan.dequantize == "scaled-dot":
        yield "dequantize", target.nvfp4_mma, f"convert on {target}"
        wanted = f"convert for less than {LEAST_SCALED_DOT} dims, or other queries than NVFP4"
        yield "dequantize", keys.suit_scaled_dot, wanted


def _power_of_two_in(value: int) -> int:
    """The largest power of two that divides ``value``."""
    return value & -value
