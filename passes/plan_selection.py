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
from winnow.passes.scored_keys import (
    LEAST_FP8_DOT,
    LEAST_SCALED_DOT,
    Load,
    ScoredKeys,
    heads_made,
)
from winnow.passes.sweep_keys import Fused
from winnow.pipeline.base import Pass, option
from winnow.plan import ATTRIBUTE, Dequantize, Fp8, KeysOperand, Plan
from winnow.targets import Target

MOST_PRODUCTS = 128
"""Query rows of a program, those of each head counted."""
LEAST_TILE = 16
"""The fewest rows of either operand of a product."""
TILE_KEYS = (32, 16)
WIDE_TILE_KEYS = (128, 64, 32, 16)
"""Keys of a tile whose scores are only stored, or are fewer once heads are combined."""
MOST_SCORES = MOST_PRODUCTS * WIDE_TILE_KEYS[0]
"""Scores of a tile, unless that is the narrowest one of the fewest rows."""
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
    """Chooses the tile sizes of a fused selection, or of a fused store of scores, for a target.

    Before::

        func.func @f(...) { ... "winnow.fused_select"(...) ... }

    After::

        func.func @f(...) attributes {winnow.plan = {num_stages = 3 : i32, ...}} { ... }

    The widest tile of keys that leaves its buffers room in a program's shared memory, then the
    deepest pipeline. NVFP4 and E4M3 are multiplied as they are where the target can, and else
    converted. Keys are the left operand where scores have heads, the right one where they don't.
    Each choice can be overridden by an option; what is given is taken as it is, but must fit the
    graph. Refused: keys whose dim is not a power of two, from 16 up if they are scored; heads that
    are not one power of two; and selections of fewer than 16 rows to a request, those of each head
    counted.
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
    fp8: Literal["convert", "dot"] | None = option(
        None, help="convert E4M3 to BF16, or multiply it as it is"
    )
    keys_operand: Literal["lhs", "rhs"] | None = option(
        None, help="which operand of the product the keys are"
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
        keys = ScoredKeys.of(op)
        if not keys.loads:
            raise LoweringError("the scores come from no paged keys", op.location)
        _check_vectors(keys)
        rows = _tile_rows(op, keys)
        overrides = {
            field.name: value
            for field in dataclasses.fields(Plan)
            if field.name != "target" and (value := getattr(self, field.name)) is not None
        }
        selects_plainly = isinstance(op, graph.FusedSelectOp) and keys.heads == 1
        tile_keys = TILE_KEYS if selects_plainly else WIDE_TILE_KEYS
        for plan in _candidates(target, rows, tile_keys, keys):
            plan = dataclasses.replace(plan, **overrides)
            if _shared_bytes(plan, keys, target) <= target.shared_memory:
                break
        _check(plan, keys, target)
        return plan


def _tile_rows(op: Fused, keys: ScoredKeys) -> int:
    """As many rows as share their keys, up to a limit; a store's tile may hold fewer of its own."""
    shared = [load.request_rows.value for load in keys.loads]
    if isinstance(op, graph.FusedStoreScoresOp):
        shared.append(op.group_rows.value)
    least = _least_rows(keys)
    rows = min(max(MOST_PRODUCTS // keys.heads, least), *map(_power_of_two_in, shared))
    if rows < least and isinstance(op, graph.FusedSelectOp):
        raise LoweringError(
            f"the rows that share a request must come in multiples of {least}",
            keys.loads[0].location,
        )
    return max(rows, least)


def _least_rows(keys: ScoredKeys) -> int:
    """The fewest rows of a tile: each product must have enough of them, those of heads counted."""
    return -(-LEAST_TILE // keys.fewest_heads)


def _candidates(
    target: Target, rows: int, tile_keys: Sequence[int], keys: ScoredKeys
) -> Iterator[Plan]:
    """Plans from the most to the least shared memory."""
    dequantize: Dequantize | None = None
    if keys.nvfp4:
        dequantize = "scaled-dot" if target.nvfp4_mma and keys.suit_scaled_dot else "convert"
    fp8: Fp8 | None = None
    if keys.fp8:
        fp8 = "dot" if target.fp8_mma and keys.suit_fp8_dot else "convert"
    keys_operand: KeysOperand | None = "lhs" if keys.heads > 1 else None
    warps = 8 if rows == MOST_PRODUCTS else 4
    most_keys = max(MOST_SCORES // (rows * keys.heads), LEAST_TILE)
    for count, stages in product([count for count in tile_keys if count <= most_keys], STAGES):
        sizes = (rows, count, PROGRAM_KEYS, warps, stages, target.multiprocessors, POLLS)
        yield Plan(str(target), *sizes, dequantize, fp8, keys_operand)


def _shared_bytes(plan: Plan, keys: ScoredKeys, target: Target) -> int:
    """Shared memory of a program: key tiles in flight, and the last one if it is converted.

    Then pairs to scatter, and queries for some MMAs.
    """
    converts = plan.dequantize == "convert"
    loaded = sum(map(_row_bytes, keys.loads))
    scored = sum(map(_row_bytes, keys.scored)) if converts else loaded
    queries = plan.tile_rows * keys.heads * scored if target.mma in MMAS_FROM_SHARED_MEMORY else 0
    converted = sum(map(_row_bytes, keys.nvfp4)) if converts else 0
    if plan.fp8 == "convert":
        bf16 = sum(2 * _row_bytes(op) for op in keys.fp8)
        queries, converted = 2 * queries, converted + bf16
    key_bytes = plan.num_stages * loaded + converted + plan.tile_rows * PAIR_BYTES
    return queries + plan.tile_keys * key_bytes


def _row_bytes(op: Load | graph.DequantizeNvfp4Op) -> int:
    """Bytes of one key."""
    type_ = op.result.type
    return int(type_.shape[-1] * type_.element_type.width // 8)


def _check_vectors(keys: ScoredKeys) -> None:
    for op in keys.of_heads:
        heads = heads_made(op)
        if heads not in (1, keys.heads) or heads.bit_count() != 1:
            wanted = "a power of two, and the same for all scores of heads"
            raise LoweringError(f"the heads must be {wanted}, but are {heads}", op.location)
    for op in (*keys.nvfp4, *keys.loads):
        dim = op.result.type.shape[-1]
        least = LEAST_TILE if op in keys.scored else 1
        if dim.bit_count() != 1 or dim < least:
            wanted = f"a power of two, at least {least}"
            raise LoweringError(f"the keys' dim must be {wanted}, but is {dim}", op.location)


def _check(plan: Plan, keys: ScoredKeys, target: Target) -> None:
    for name, fits, wanted in (*_rules(plan, keys, target), *_format_rules(plan, keys, target)):
        value = getattr(plan, name)
        if not fits:
            option_name = name.replace("_", "-")
            message = f"{option_name} must be {wanted}, but is {value}"
            raise LoweringError(message, keys.loads[0].location)


def _rules(plan: Plan, keys: ScoredKeys, target: Target) -> Iterator[tuple[str, bool, str]]:
    """The sizes of a plan, each with whether it will do and what it must be."""
    leasts = {"tile_rows": _least_rows(keys), "tile_keys": LEAST_TILE, "num_warps": 1}
    for name, least in leasts.items():
        value = getattr(plan, name)
        fits = value >= least and value.bit_count() == 1
        yield name, fits, f"a power of two, at least {least}"
    products = plan.tile_rows * keys.heads
    fits = products * plan.tile_keys <= MOST_TILE_SCORES
    heads = f" x {keys.heads} heads" if keys.heads > 1 else ""
    wanted = f"at most {MOST_TILE_SCORES} / tile-rows={plan.tile_rows}{heads}"
    yield "tile_keys", fits, wanted
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


def _format_rules(plan: Plan, keys: ScoredKeys, target: Target) -> Iterator[tuple[str, bool, str]]:
    """The same of how NVFP4 and E4M3 are multiplied."""
    if plan.dequantize is not None:
        yield "dequantize", bool(keys.nvfp4), "none where no keys are NVFP4"
    if plan.fp8 is not None:
        yield "fp8", bool(keys.fp8), "none where no keys are E4M3"
    if plan.fp8 == "dot":
        yield "fp8", target.fp8_mma, f"convert on {target}"
        yield "fp8", keys.suit_fp8_dot, f"convert for less than {LEAST_FP8_DOT} dims"
    if plan.dequantize == "scaled-dot":
        yield "dequantize", target.nvfp4_mma, f"convert on {target}"
        wanted = f"convert for less than {LEAST_SCALED_DOT} dims, or other queries than NVFP4"
        yield "dequantize", keys.suit_scaled_dot, wanted


def _power_of_two_in(value: int) -> int:
    """The largest power of two that divides ``value``."""
    return value & -value
