# SPDX-License-Identifier: Apache-2.0
"""Level 1, the `winnow` dialect: op graphs that score paged keys and use the scores.

Buffers are memref arguments of the function. Queries, keys and scores are tensors, which are
values: nothing says that they exist in memory. Between the score and its use any element-wise
`arith` or `math` op may stand.

A key is *absent* when its page id lies outside the cache or its request id outside the block table,
and where the table has no page for it or its rows have no request. A score of an absent key is
absent, and no selection sees it.
"""

from winnow.dialects.graph.dialect import WinnowDialect
from winnow.dialects.graph.fused import YieldOp
from winnow.dialects.graph.scores import (
    DOT_ELEMENTS,
    PerKeyOp,
    PerRowOp,
    PerScoreOp,
    ReduceHeadsOp,
    ScoreOp,
    SplatOp,
    SpreadHeadsOp,
    are_scores_of_heads,
    heads_of,
    makes_scores,
)
from winnow.dialects.graph.selection import FusedSelectOp, ThresholdSelectOp
from winnow.dialects.graph.stored_scores import FusedStoreScoresOp, StoreScoresOp
from winnow.dialects.graph.vectors import (
    LOADS,
    NVFP4_BLOCK,
    DequantizeNvfp4Op,
    PagedKeysOp,
    QueriesOp,
    SampledKeysOp,
    nvfp4_shape,
)

__all__ = [
    "DOT_ELEMENTS",
    "LOADS",
    "NVFP4_BLOCK",
    "DequantizeNvfp4Op",
    "FusedSelectOp",
    "FusedStoreScoresOp",
    "PagedKeysOp",
    "PerKeyOp",
    "PerRowOp",
    "PerScoreOp",
    "QueriesOp",
    "ReduceHeadsOp",
    "SampledKeysOp",
    "ScoreOp",
    "SplatOp",
    "SpreadHeadsOp",
    "StoreScoresOp",
    "ThresholdSelectOp",
    "WinnowDialect",
    "YieldOp",
    "are_scores_of_heads",
    "heads_of",
    "makes_scores",
    "nvfp4_shape",
]
