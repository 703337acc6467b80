# SPDX-License-Identifier: Apache-2.0
"""Selection for SDSA, sparse attention with an indexer of one query head, and what goes with it.

Each function is a custom op of PyTorch as well, ``torch.ops.winnow.NAME``, which ``torch.compile``
and ``torch.export`` put in its place. Bad arguments are then refused when the program runs.
A program must not make several outputs as views of one tensor, any of them in another dtype:
PyTorch loses what is written to those. It may be given such views.
"""

from winnow.kernels import finish, quantize, sample, scores, sdsa, thresholds
from winnow.kernels.top_k import top_k
from winnow.kernels.workspace import Workspace
from winnow.torch_ops import custom_op

__all__ = [
    "Workspace",
    "gather_key_sample",
    "indexer_scores",
    "indexer_threshold_select",
    "quantize_write_index_qk_nvfp4",
    "thresholds_from_sample",
    "top_k",
    "top_k_from_candidates",
]

gather_key_sample = custom_op(sample.gather_key_sample, mutates=["sample_keys", "sample_scales"])
indexer_scores = custom_op(scores.indexer_scores, mutates=["scores"])
indexer_threshold_select = custom_op(
    sdsa.indexer_threshold_select,
    mutates=["thresholds", "counters", "candidates", "arrivals", "ranges"],
)
quantize_write_index_qk_nvfp4 = custom_op(
    quantize.quantize_write_index_qk_nvfp4,
    mutates=["key_cache", "key_scales", "packed_query", "query_scales"],
)
thresholds_from_sample = custom_op(
    thresholds.thresholds_from_sample, mutates=["thresholds", "counters"]
)
top_k_from_candidates = custom_op(finish.top_k_from_candidates, mutates=["top_keys"])
