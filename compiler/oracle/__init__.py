# SPDX-License-Identifier: Apache-2.0
"""What an op graph means, in plain NumPy, and whether a result agrees with it.

It shares no code with the lowering: this is what kernels are checked against.
"""

from winnow.oracle.arrays import to_array
from winnow.oracle.compare import Mismatch, compare
from winnow.oracle.evaluate import evaluate, evaluate_stores
from winnow.oracle.selection import Expected, Outputs
from winnow.oracle.stored_scores import StoredOutputs, StoredRow
from winnow.oracle.top_k import is_top_k, top_scores

__all__ = [
    "Expected",
    "Mismatch",
    "Outputs",
    "StoredOutputs",
    "StoredRow",
    "compare",
    "evaluate",
    "evaluate_stores",
    "is_top_k",
    "to_array",
    "top_scores",
]
