# SPDX-License-Identifier: Apache-2.0
"""Level 2, the `tile` dialect: a fused kernel as programs that sweep key tiles.

Tile shapes are static, control flow is `scf`, and buffers are still memrefs. What has one form in
Triton at any level is that from the start: ranges, splats, broadcasts and other ops of `tt` on
values.
"""

from winnow.dialects.tile.board import ArriveOp, ClaimOp, CompleteOp, PostOp
from winnow.dialects.tile.combination import ReduceOp, ScanOp
from winnow.dialects.tile.dialect import TileDialect
from winnow.dialects.tile.hits import LEAF_COLUMNS, LEAVES, HitAccess, ReserveOp, StoreHitsOp
from winnow.dialects.tile.keys import (
    FindPageOp,
    GatherKeysOp,
    LoadKeysOp,
    LoadPagesOp,
    LoadRowsOp,
)
from winnow.dialects.tile.memory import (
    Access,
    AtomicOp,
    CompareExchangeOp,
    DimOp,
    LoadOp,
    PollOp,
    StoreOp,
    access_indices,
)
from winnow.dialects.tile.pairs import NarrowOp, NthScoreOp
from winnow.dialects.tile.program import BarrierOp, NumProgramsOp, ProgramIdOp
from winnow.dialects.tile.repair import RepairOp, SettleOp, TriageOp, VisitOp, YieldOp
from winnow.dialects.tile.selection import (
    ClassifyOp,
    DequantizeNvfp4Op,
    DotOp,
    ExtendFp8Op,
    ScaledDotOp,
    ScatterOp,
    StoredScoreOp,
)

__all__ = [
    "LEAF_COLUMNS",
    "LEAVES",
    "Access",
    "ArriveOp",
    "AtomicOp",
    "BarrierOp",
    "ClaimOp",
    "ClassifyOp",
    "CompareExchangeOp",
    "CompleteOp",
    "DequantizeNvfp4Op",
    "DimOp",
    "DotOp",
    "ExtendFp8Op",
    "FindPageOp",
    "GatherKeysOp",
    "HitAccess",
    "LoadKeysOp",
    "LoadOp",
    "LoadPagesOp",
    "LoadRowsOp",
    "NarrowOp",
    "NthScoreOp",
    "NumProgramsOp",
    "PollOp",
    "PostOp",
    "ProgramIdOp",
    "ReduceOp",
    "RepairOp",
    "ReserveOp",
    "ScaledDotOp",
    "ScanOp",
    "ScatterOp",
    "SettleOp",
    "StoreHitsOp",
    "StoreOp",
    "StoredScoreOp",
    "TileDialect",
    "TriageOp",
    "VisitOp",
    "YieldOp",
    "access_indices",
]
