# SPDX-License-Identifier: Apache-2.0
"""What a planner has to know of the vectors whose products a fused op takes."""

from __future__ import annotations

from dataclasses import dataclass

from winnow.dialects import graph
from winnow.passes.sweep_keys import Fused

LEAST_SCALED_DOT = 64
"""The fewest dims that the MMA of NVFP4 takes."""
LEAST_FP8_DOT = 32
"""The fewest dims that the MMA of E4M3 takes."""

Load = graph.PagedKeysOp | graph.SampledKeysOp


@dataclass(frozen=True)
class ScoredKeys:
    """The ops that make the keys of a fused op, and the queries' heads."""

    loads: list[Load]
    nvfp4: list[graph.DequantizeNvfp4Op]
    scored: list[Load | graph.DequantizeNvfp4Op]
    """Those whose keys are multiplied by queries."""
    scores: list[graph.ScoreOp]
    suit_scaled_dot: bool
    """Whether NVFP4 keys can be multiplied as they are, by the queries that there are."""

    @property
    def fp8(self) -> list[Load]:
        """The loads of E4M3 keys."""
        return [op for op in self.loads if str(op.result.type.element_type) == "f8E4M3FN"]

    @property
    def suit_fp8_dot(self) -> bool:
        """Whether E4M3 keys are long enough to be multiplied as they are."""
        return all(op.result.type.shape[-1] >= LEAST_FP8_DOT for op in self.fp8)

    @property
    def heads(self) -> int:
        """The most heads of a query row; 1 where rows have none."""
        return max((graph.heads_of(op.result.type) or 1 for op in self.scores), default=1)

    @staticmethod
    def of(op: Fused) -> ScoredKeys:
        """What there is in the region of ``op``."""
        producers = list(op.producers.blocks[0].operations)
        loads = [p for p in producers if isinstance(p, graph.LOADS)]
        dequantized = [p for p in producers if isinstance(p, graph.DequantizeNvfp4Op)]
        scores = [p for p in producers if isinstance(p, graph.ScoreOp)]
        nvfp4 = [p for p in dequantized if p.result.type.rank == 3]
        multiplied = {p.keys for p in scores}
        scored = [p for p in (*loads, *nvfp4) if p.result in multiplied]
        results = {p.result for p in dequantized}
        suit = all(p.result.type.shape[-1] >= LEAST_SCALED_DOT for p in nvfp4) and all(
            p.queries in results for p in scores if p.keys in results
        )
        return ScoredKeys(loads, nvfp4, scored, scores, suit)
