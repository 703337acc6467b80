# SPDX-License-Identifier: Apache-2.0
"""Selections for indexers of several query heads, at thresholds that are given.

Each function is a custom op of PyTorch as well, as those of ``winnow.sdsa`` are.
"""

from winnow.kernels import lightning, qsa
from winnow.torch_ops import custom_op

__all__ = ["lightning_indexer_select", "qsa_select"]

WRITTEN = ("thresholds", "counters", "candidates", "arrivals", "ranges")

lightning_indexer_select = custom_op(lightning.lightning_indexer_select, mutates=WRITTEN)
qsa_select = custom_op(qsa.qsa_select, mutates=WRITTEN)
