# SPDX-License-Identifier: Apache-2.0
"""What a plan must be, and the keys that it is for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from winnow.errors import LoweringError
from winnow.passes.scatter_choice import scatter_rules
from winnow.passes.scored_keys import (
    LEAST_FP8_DOT,
    LEAST_SCALED_DOT,
    LEAST_TILE,
    ScoredKeys,
    heads_made,
)
from winnow.passes.sweep_keys import Fused
from winnow.plan import MOST_REGISTER_USAGE, MOST_STAGES, Plan
from winnow.targets import Target

MOST_TILE_SCORES = 2**20
"""The most elements of a tensor in Triton."""
MOST_PROGRAM_KEYS = 2**28
"""More would leave i32s no room for the keys past the last."""
MOST_THREADS = 1024
"""Threads of a CTA, on every target."""
LEAST_REGISTERS, MOST_REGISTERS = 24, 255
"""Of a thread, as NVIDIA's assembler takes them."""


def check_vectors(keys: ScoredKeys) -> None:
    """Raises ``LoweringError`` for heads or dims that no plan can do."""
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


def check_plan(op: Fused, plan: Plan, keys: ScoredKeys, target: Target) -> None:
    """Raises ``LoweringError`` for a plan that does not fit ``op`` or ``target``."""
    rules = (
        _rules(plan, keys, target),
        _format_rules(plan, keys, target),
        scatter_rules(op, plan, target),
        _register_rules(plan, target),
    )
    for name, fits, wanted in chain(*rules):
        value = getattr(plan, name)
        if not fits:
            option_name = name.replace("_", "-")
            message = f"{option_name} must be {wanted}, but is {value}"
            raise LoweringError(message, keys.loads[0].location)


def _rules(plan: Plan, keys: ScoredKeys, target: Target) -> Iterator[tuple[str, bool, str]]:
    """The sizes of a plan, each with whether it will do and what it must be."""
    leasts = {"tile_rows": keys.least_tile_rows, "tile_keys": LEAST_TILE, "num_warps": 1}
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
    yield "num_stages", plan.num_stages <= MOST_STAGES, f"at most {MOST_STAGES}"
    for name, size in plan.sizes.items():
        yield name, size < 2**31, "below 2**31"


def _format_rules(plan: Plan, keys: ScoredKeys, target: Target) -> Iterator[tuple[str, bool, str]]:
    """The same of how NVFP4 and E4M3 are multiplied."""
    if plan.dequantize is not None:
        yield "dequantize", bool(keys.nvfp4), "left out where no keys are NVFP4"
    if plan.fp8 is not None:
        yield "fp8", bool(keys.fp8), "left out where no keys are E4M3"
    if plan.fp8 == "dot":
        yield "fp8", target.fp8_mma, f"convert on {target}"
        yield "fp8", keys.suit_fp8_dot, f"convert for less than {LEAST_FP8_DOT} dims"
    if plan.dequantize == "scaled-dot":
        yield "dequantize", target.nvfp4_mma, f"convert on {target}"
        wanted = f"convert for less than {LEAST_SCALED_DOT} dims, or other queries than NVFP4"
        yield "dequantize", keys.suit_scaled_dot, wanted


def _register_rules(plan: Plan, target: Target) -> Iterator[tuple[str, bool, str]]:
    """The same of the registers that a thread may have."""
    if plan.max_registers is not None:
        yield "max_registers", target.backend == "cuda", f"left out on {target}"
        fits = LEAST_REGISTERS <= plan.max_registers <= MOST_REGISTERS
        yield "max_registers", fits, f"{LEAST_REGISTERS} to {MOST_REGISTERS}"
    if plan.register_usage is not None:
        yield "register_usage", target.backend == "cuda", f"left out on {target}"
        fits = 1 <= plan.register_usage <= MOST_REGISTER_USAGE
        yield "register_usage", fits, f"1 to {MOST_REGISTER_USAGE}"
