# SPDX-License-Identifier: Apache-2.0
"""What an op graph means, in plain NumPy, and whether a result agrees with it.

It shares no code with the lowering: this is what kernels are checked against.
"""

from winnow.oracle.arrays import to_array
from winnow.oracle.compare import Mismatch, compare
from winnow.oracle.evaluate import evaluate
from winnow.oracle.selection import Expected, Outputs
from winnow.oracle.top_k import is_top_k, top_scores

__all__ = [
    "Expected",
    "Mismatch",
    "Outputs",
    "compare",
    "evaluate",
    "is_top_k",
    "to_array",
    "top_scores",
]
