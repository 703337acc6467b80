# SPDX-License-Identifier: Apache-2.0
"""Pass `plan-sweep`: chooses the tile sizes of a fused selection, or store, for a target."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, ClassVar, Literal

from torch_mlir import ir, rewrite

from winnow.dialects import graph
from winnow.errors import LoweringError, TargetError
from winnow.passes.plan_choice import PlanChoice, Trial, Unused
from winnow.passes.plan_entries import entries_for
from winnow.passes.plan_memory import shared_bytes
from winnow.passes.plan_rules import check_plan, check_vectors
from winnow.passes.scatter_choice import choose_scatter
from winnow.passes.scored_keys import LEAST_TILE, ScoredKeys
from winnow.passes.sweep_keys import Fused
from winnow.passes.tile_producers import MOST_PAGES
from winnow.pipeline.base import Pass, option
from winnow.plan import ATTRIBUTE, Dequantize, Fp8, KeysOperand, Plan
from winnow.targets import RegisterLimit, Target

MOST_PRODUCTS = 128
"""Query rows of a program, those of each head counted."""
TILE_KEYS = (32, 16)
HITS_TILE_KEYS = (64, 32, 16)
"""Keys of a tile where each thread finds slots for its own hits."""
HEADS_TILE_KEYS = HITS_TILE_KEYS
"""Keys of a tile whose scores are fewer once heads are combined."""
WIDE_TILE_KEYS = (128, 64, 32, 16)
"""Keys of a tile whose scores are only stored."""
MOST_SCORES = MOST_PRODUCTS * WIDE_TILE_KEYS[0]
"""Scores of a tile, unless that is the narrowest one of the fewest rows."""
MANY_THREADS, FEW_WARPS = 256, 4
"""Of a program with the most rows, and with fewer: 512 threads spill many registers on AMD."""
PROGRAM_KEYS = 1024
POLLS = 1024
"""Some hundred microseconds, in which the last programs finish their sweeps."""


@dataclass(frozen=True)
class PlanSweep(Pass):
    """Chooses the tile sizes of a fused selection, or of a fused store of scores, for a target.

    Before::

        func.func @f(...) { ... "winnow.fused_select"(...) ... }

    After::

        func.func @f(...) attributes {winnow.plan = {num_stages = 3 : i32, ...}} { ... }

    The widest tile of keys that leaves its buffers room in a program's shared memory, then the
    deepest pipeline. NVFP4 and E4M3 are multiplied as they are where the target can, and else
    converted. Keys are the left operand where scores have heads, the right one where they don't.
    Each thread finds slots for its own hits where it has all that it takes; else an atomic does for
    each key where heads are combined, and a scan where there is one. A plan file may know a better
    plan for such a selection, also one that comes with Winnow. Each choice can be overridden by an
    option; what is given is taken as it is, but must fit the graph. Refused: keys whose dim is not
    a power of two, from 16 up if they are scored; heads that are not one power of two; and
    selections of fewer than 16 rows to a request, those of each head counted.
    """

    name: ClassVar[str] = "plan-sweep"
    target: str = option("cuda:90", help="the target to plan for, such as cuda:90 or hip:gfx942")
    tile_rows: int | None = option(None, help="query rows of a program")
    tile_keys: int | None = option(None, help="keys scored at a time")
    program_keys: int | None = option(None, help="keys that one program sweeps")
    num_warps: int | None = option(None, help="warps of a program")
    num_stages: int | None = option(None, help="depth of the pipeline of key loads")
    helpers: int | None = option(
        None, help="programs that run at a time; the last so many stay to share in repairs"
    )
    polls: int | None = option(None, help="vain looks for work of a repair before a program ends")
    max_registers: int | None = option(None, help="most registers of a thread")
    register_usage: int | None = option(
        None, help="how freely ptxas takes registers for speed, 1 to 10, where it has 5"
    )
    dequantize: Literal["convert", "scaled-dot"] | None = option(
        None, help="convert NVFP4 for the product, or multiply it as it is"
    )
    fp8: Literal["convert", "dot"] | None = option(
        None, help="convert E4M3 to FP16, or multiply it as it is"
    )
    keys_operand: Literal["lhs", "rhs"] | None = option(
        None, help="which operand of the product the keys are"
    )
    scatter: Literal["scan", "hits", "atomics"] | None = option(
        None,
        help="find slots by a scan along rows, each thread for its own hits, or an atomic each",
    )
    plan_file: str | None = option(
        None, help="a file of plans, used where one suits and no other option contradicts it"
    )

    def run(self, module: ir.Module) -> None:
        def plan(op: Fused, rewriter: rewrite.PatternRewriter) -> None:
            function = op.operation.parent
            function.attributes[ATTRIBUTE] = self.choose(op).plan.to_attribute()

        patterns = rewrite.RewritePatternSet()
        for fused in (graph.FusedSelectOp, graph.FusedStoreScoresOp):
            patterns.add(fused, plan)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())

    def choose(self, op: Fused) -> PlanChoice:
        """The plan for ``op``, and where it comes from; raises ``LoweringError``."""
        try:
            target = Target.parse(self.target)
        except TargetError as error:
            raise LoweringError(str(error), op.location, in_options=True) from error
        keys = ScoredKeys.of(op)
        if not keys.loads:
            raise LoweringError("the scores come from no paged keys", op.location)
        check_vectors(keys)
        rows = _tile_rows(op, keys)
        overrides = {
            field.name: value
            for field in dataclasses.fields(Plan)
            if field.name != "target" and (value := getattr(self, field.name)) is not None
        }
        unused: list[Unused] = []
        for entry, is_named in entries_for(op, keys, target, self.plan_file):
            if contradictions := entry.contradictions(overrides):
                unused.append(Unused(entry, f"options contradict its {', '.join(contradictions)}"))
                continue
            trials = _trials(op, target, rows, keys, {**entry.plan, **overrides})
            try:
                check_plan(op, trials[-1].plan, keys, target)
            except LoweringError as error:
                if not is_named:  # the entry is for a selection like this one, nobody asked for it
                    unused.append(Unused(entry, error.message))
                    continue
                message = f"{entry.where}: {error.message}"
                raise LoweringError(message, error.location, in_options=True) from error
            return PlanChoice(overrides, entry, tuple(unused), trials)
        trials = _trials(op, target, rows, keys, overrides)
        try:
            check_plan(op, trials[-1].plan, keys, target)
        except LoweringError as error:
            in_options = bool(overrides)
            raise LoweringError(error.message, error.location, in_options=in_options) from None
        return PlanChoice(overrides, None, tuple(unused), trials)


def _trials(
    op: Fused, target: Target, rows: int, keys: ScoredKeys, overrides: Mapping[str, Any]
) -> tuple[Trial, ...]:
    """Plans up to the first that leaves its buffers room in shared memory, all if none does."""
    trials: list[Trial] = []
    # What options leave no choice of comes up more than once.
    for plan in dict.fromkeys(_candidates(op, target, rows, keys, overrides)):
        trials.append(Trial(plan, shared_bytes(plan, keys, target), target.shared_memory))
        if trials[-1].fits:
            break
    return tuple(trials)


def _tile_rows(op: Fused, keys: ScoredKeys) -> int:
    """As many rows as share their keys, up to a limit; a store's tile may hold fewer of its own."""
    shared = [load.request_rows.value for load in keys.loads]
    if isinstance(op, graph.FusedStoreScoresOp):
        shared.append(op.group_rows.value)
    least = keys.least_tile_rows
    rows = min(max(MOST_PRODUCTS // keys.heads, least), *map(_power_of_two_in, shared))
    if rows < least and isinstance(op, graph.FusedSelectOp):
        raise LoweringError(
            f"the rows that share a request must come in multiples of {least}",
            keys.loads[0].location,
        )
    return max(rows, least)


def _candidates(
    op: Fused, target: Target, rows: int, keys: ScoredKeys, overrides: Mapping[str, Any]
) -> Iterator[Plan]:
    """Plans from the most to the least shared memory, with what ``overrides`` say."""
    dequantize: Dequantize | None = None
    if keys.nvfp4:
        dequantize = "scaled-dot" if target.nvfp4_mma and keys.suit_scaled_dot else "convert"
    fp8: Fp8 | None = None
    if keys.fp8:
        fp8 = "dot" if target.exact_fp8_mma and keys.suit_fp8_dot else "convert"
    keys_operand: KeysOperand | None = "lhs" if keys.heads > 1 else None
    warps = MANY_THREADS // target.warp_size if rows == MOST_PRODUCTS else FEW_WARPS
    stages, residents = target.stages[0], target.multiprocessors
    sizes = (rows, TILE_KEYS[0], PROGRAM_KEYS, warps, stages, residents, POLLS)
    default = Plan(str(target), *sizes, dequantize, fp8, keys_operand)
    first = dataclasses.replace(default, **overrides)
    default = dataclasses.replace(
        default, scatter=first.scatter or choose_scatter(op, first, keys, target)
    )
    wide = target.selection_limits.wide_tile_keys
    tiles = _tile_keys(op, default, keys, target)
    for count, depth in product(tiles, _stages(default, target)):
        is_wide = overrides.get("tile_keys", count) == wide in tiles
        run = target.selection_limits.wide_program_keys if is_wide else PROGRAM_KEYS
        plan = dataclasses.replace(default, tile_keys=count, num_stages=depth, program_keys=run)
        plan = _with_residents(op, dataclasses.replace(plan, **overrides), keys, target)
        yield dataclasses.replace(plan, **overrides)


def _with_residents(op: Fused, plan: Plan, keys: ScoredKeys, target: Target) -> Plan:
    """The plan with the programs that run at a time, by the registers of a thread that it states.

    Where it states none, but the target is known to gain from it, it gets so few that several
    programs fit on a multiprocessor.
    """
    threads = plan.num_warps * target.warp_size
    products = plan.tile_rows * keys.heads * plan.tile_keys
    limits = _register_limits(op, plan, keys, target)
    fitting = (limit.registers for limit in limits if products <= limit.products * threads)
    registers = plan.max_registers or next(fitting, None)
    if not registers or not threads:  # the latter is refused once the plan is whole
        return plan
    programs = target.registers // (registers * threads)
    if plan.scatter == "hits":
        programs = min(programs, target.shared_memory // shared_bytes(plan, keys, target))
    residents = target.multiprocessors * max(programs, 1)
    return dataclasses.replace(plan, max_registers=registers, helpers=residents)


def _register_limits(
    op: Fused, plan: Plan, keys: ScoredKeys, target: Target
) -> tuple[RegisterLimit, ...]:
    limits = target.selection_limits
    if not isinstance(op, graph.FusedSelectOp):
        return ()
    if keys.heads > 1:
        return limits.heads
    if plan.scatter == "hits":
        return limits.converted_hits if plan.dequantize == "convert" else limits.hits
    return ()


def _tile_keys(op: Fused, plan: Plan, keys: ScoredKeys, target: Target) -> Sequence[int]:
    if isinstance(op, graph.FusedSelectOp) and keys.heads == 1:
        if plan.scatter != "hits":
            return TILE_KEYS
        wide = target.selection_limits.wide_tile_keys
        is_wide = wide and _suits_wide_tiles(plan, keys, wide)
        return (wide, *HITS_TILE_KEYS) if is_wide else HITS_TILE_KEYS
    counts = HEADS_TILE_KEYS if isinstance(op, graph.FusedSelectOp) else WIDE_TILE_KEYS
    most = max(MOST_SCORES // (plan.tile_rows * keys.heads), LEAST_TILE)
    return [count for count in counts if count <= most]


def _suits_wide_tiles(plan: Plan, keys: ScoredKeys, wide: int) -> bool:
    """Whether there are rows enough, and pages hold whole tiles of keys, or tiles a few pages."""
    pages = [load.cache.type.shape[1] for load in keys.loads]
    return (
        plan.tile_rows == MOST_PRODUCTS
        and plan.dequantize != "scaled-dot"
        and plan.fp8 != "convert"
        and all(
            page % wide == 0 or (wide % page == 0 and wide <= MOST_PAGES * page) for page in pages
        )
    )


def _stages(plan: Plan, target: Target) -> Sequence[int]:
    is_direct = plan.scatter == "hits" and plan.dequantize != "scaled-dot"
    return target.hits_stages if is_direct else target.stages


def _power_of_two_in(value: int) -> int:
    """The largest power of two that divides ``value``."""
    return value & -value
