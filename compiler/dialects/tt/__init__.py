# SPDX-License-Identifier: Apache-2.0
"""Level 3, the `tt` dialect: a mirror of those of Triton's ops that we emit.

Names, operands and attributes are Triton's own, so that a module printed in generic form is text
that Triton parses (3.6 to 3.9). This is the one place that knows how Triton writes things.
"""

from winnow.dialects.tt.assembly import ElementwiseInlineAsmOp
from winnow.dialects.tt.combination import ReduceOp, ReduceReturnOp, ScanOp, ScanReturnOp
from winnow.dialects.tt.dialect import SPELLINGS, PtrType, TritonDialect
from winnow.dialects.tt.legal import ELEMENTS, ILLEGAL_ARITH, KERNEL_NAME, LEGAL_MATH, LEGAL_SCF
from winnow.dialects.tt.memory import (
    ACQUIRE_RELEASE,
    ATOMIC_ADD,
    ATOMIC_EXCHANGE,
    GPU_SCOPE,
    NO_CACHE_HINT,
    NO_EVICTION_HINT,
    RELAXED,
    AddPtrOp,
    AtomicCasOp,
    AtomicRmwOp,
    LoadOp,
    StoreOp,
)
from winnow.dialects.tt.products import E2M1, IEEE_PRECISION, DotOp, DotScaledOp
from winnow.dialects.tt.program import FuncOp, GetNumProgramsOp, GetProgramIdOp, ReturnOp
from winnow.dialects.tt.shapes import (
    BitcastOp,
    BroadcastOp,
    ExpandDimsOp,
    FpToFpOp,
    JoinOp,
    MakeRangeOp,
    ReshapeOp,
    SplatOp,
    SplitOp,
    TransOp,
)

__all__ = [
    "ACQUIRE_RELEASE",
    "ATOMIC_ADD",
    "ATOMIC_EXCHANGE",
    "E2M1",
    "ELEMENTS",
    "GPU_SCOPE",
    "IEEE_PRECISION",
    "ILLEGAL_ARITH",
    "KERNEL_NAME",
    "LEGAL_MATH",
    "LEGAL_SCF",
    "NO_CACHE_HINT",
    "NO_EVICTION_HINT",
    "RELAXED",
    "SPELLINGS",
    "AddPtrOp",
    "AtomicCasOp",
    "AtomicRmwOp",
    "BitcastOp",
    "BroadcastOp",
    "DotOp",
    "DotScaledOp",
    "ElementwiseInlineAsmOp",
    "ExpandDimsOp",
    "FpToFpOp",
    "FuncOp",
    "GetNumProgramsOp",
    "GetProgramIdOp",
    "JoinOp",
    "LoadOp",
    "MakeRangeOp",
    "PtrType",
    "ReduceOp",
    "ReduceReturnOp",
    "ReshapeOp",
    "ReturnOp",
    "ScanOp",
    "ScanReturnOp",
    "SplatOp",
    "SplitOp",
    "StoreOp",
    "TransOp",
    "TritonDialect",
]
