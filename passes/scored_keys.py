# SPDX-License-Identifier: Apache-2.0
"""What a planner has to know of the vectors whose products a fused op takes."""

from __future__ import annotations

from dataclasses import dataclass

from torch_mlir import ir

from winnow.dialects import graph
from winnow.passes.sweep_keys import Fused

LEAST_TILE = 16
"""The fewest rows of either operand of a product."""
LEAST_SCALED_DOT = 64
"""The fewest dims that the MMA of NVFP4 takes."""
LEAST_FP8_DOT = 32
"""The fewest dims that the MMA of E4M3 takes."""

Load = graph.PagedKeysOp | graph.SampledKeysOp


@dataclass(frozen=True)
class ScoredKeys:
    """The ops that make the keys of a fused op, and its scores of heads."""

    loads: list[Load]
    nvfp4: list[graph.DequantizeNvfp4Op]
    scored: list[Load | graph.DequantizeNvfp4Op]
    """Those whose keys are multiplied by queries."""
    products: list[graph.ScoreOp]
    of_heads: list[ir.OpView]
    """What makes scores with a head axis."""
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
        """The most heads of a row's scores; 1 where these have none."""
        return max((heads_made(op) for op in self.of_heads), default=1)

    @property
    def fewest_heads(self) -> int:
        """The fewest heads of a query row, in any product; 1 where rows have none."""
        return min((heads_made(op) for op in self.products), default=1)

    @property
    def least_tile_rows(self) -> int:
        """The fewest rows of a tile: products must have enough of them, those of heads counted."""
        return -(-LEAST_TILE // self.fewest_heads)

    @staticmethod
    def of(op: Fused) -> ScoredKeys:
        """What there is in the region of ``op``."""
        producers = list(op.producers.blocks[0].operations)
        loads = [p for p in producers if isinstance(p, graph.LOADS)]
        dequantized = [p for p in producers if isinstance(p, graph.DequantizeNvfp4Op)]
        products = [p for p in producers if isinstance(p, graph.ScoreOp)]
        of_heads = [
            p for p in producers if any(graph.are_scores_of_heads(r.type) for r in p.results)
        ]
        nvfp4 = [p for p in dequantized if p.result.type.rank == 3]
        multiplied = {p.keys for p in products}
        scored = [p for p in (*loads, *nvfp4) if p.result in multiplied]
        results = {p.result for p in dequantized}
        suit = all(p.result.type.shape[-1] >= LEAST_SCALED_DOT for p in nvfp4) and all(
            p.queries in results for p in products if p.keys in results
        )
        return ScoredKeys(loads, nvfp4, scored, products, of_heads, suit)


def heads_made(op: ir.OpView) -> int:
    """The heads of the scores that ``op`` makes; 1 where these have no head axis."""
    return graph.heads_of(op.results[0].type) or 1
