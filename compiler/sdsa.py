# SPDX-License-Identifier: Apache-2.0
"""Selection for SDSA, sparse attention with an indexer of one query head, and what goes with it."""

from winnow.kernels.finish import top_k_from_candidates
from winnow.kernels.quantize import quantize_write_index_qk_nvfp4
from winnow.kernels.sample import gather_key_sample
from winnow.kernels.scores import indexer_scores
from winnow.kernels.sdsa import indexer_threshold_select
from winnow.kernels.thresholds import thresholds_from_sample

__all__ = [
    "gather_key_sample",
    "indexer_scores",
    "indexer_threshold_select",
    "quantize_write_index_qk_nvfp4",
    "thresholds_from_sample",
    "top_k_from_candidates",
]
