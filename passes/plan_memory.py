# SPDX-License-Identifier: Apache-2.0
"""What a plan takes of shared memory."""

from __future__ import annotations

from winnow.assembly.snippet import PAIR_BYTES
from winnow.dialects import graph
from winnow.passes.scored_keys import Load, ScoredKeys
from winnow.plan import Plan
from winnow.targets import Target

MOVED_KEYS = 16
"""Whose scores of one head move to other threads at a time, where each has its own hits."""
SCORE_BYTES = 4
MMAS_FROM_SHARED_MEMORY = ("wgmma", "tcgen05")


def shared_bytes(plan: Plan, keys: ScoredKeys, target: Target) -> int:
    """Shared memory of a program: key tiles in flight, and the last one if it is converted.

    Then queries, which a plan without hits counts for some MMAs alone, and pairs to scatter, or
    scores that move to other threads.
    """
    converts = plan.dequantize == "convert"
    loaded = sum(map(_row_bytes, keys.loads))
    scored = sum(map(_row_bytes, keys.scored)) if converts else loaded
    has_queries = plan.scatter == "hits" or target.mma in MMAS_FROM_SHARED_MEMORY
    queries = plan.tile_rows * keys.heads * scored if has_queries else 0
    converted = sum(map(_row_bytes, keys.nvfp4)) if converts else 0
    if plan.fp8 == "convert":
        fp16 = sum(2 * _row_bytes(op) for op in keys.fp8)
        queries, converted = 2 * queries, converted + fp16
    key_bytes = plan.num_stages * loaded + converted
    return queries + plan.tile_keys * key_bytes + plan.tile_rows * _scattered_bytes(plan, keys)


def _scattered_bytes(plan: Plan, keys: ScoredKeys) -> int:
    """Bytes of a row that go through shared memory on their way to slots."""
    if plan.scatter == "hits" and keys.heads == 1:
        return MOVED_KEYS * SCORE_BYTES
    return plan.tile_keys * (SCORE_BYTES if plan.scatter in ("hits", "atomics") else PAIR_BYTES)


def _row_bytes(op: Load | graph.DequantizeNvfp4Op) -> int:
    """Bytes of one key."""
    type_ = op.result.type
    return int(type_.shape[-1] * type_.element_type.width // 8)
