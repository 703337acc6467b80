# SPDX-License-Identifier: Apache-2.0
"""The tensors of SDSA's selection, in each format of queries and keys, with repair and without."""

from __future__ import annotations

from dataclasses import replace

from winnow.kernels.signature import TensorArgument

TILE_ROWS = 128
"""Consecutive query rows that share a request."""
PAGE_KEYS = 64
HEAD_DIM = 128
PACKED_DIM = HEAD_DIM // 2
"""Bytes of an NVFP4 query or key: two values each."""
BLOCKS = HEAD_DIM // 16
"""Scales of an NVFP4 query or key: one for 16 values."""
SCALE_DTYPES = ("torch.float8_e4m3fn", "torch.uint8")

BF16 = (
    TensorArgument("query", "bf16", ("rows", HEAD_DIM), 2),
    TensorArgument("key_cache", "bf16", ("pages", PAGE_KEYS, HEAD_DIM), 16, may_be_empty=False),
)
NVFP4 = (
    TensorArgument("query", "i8", ("rows", PACKED_DIM), 1),
    TensorArgument("key_cache", "i8", ("pages", PAGE_KEYS, PACKED_DIM), 16, may_be_empty=False),
)
SELECTION = (
    TensorArgument("row_ends", "i32", ("rows",), 4),
    TensorArgument("tile_requests", "i32", ("tiles",), 4),
    TensorArgument("block_table", "i32", ("requests", "blocks"), 4, may_be_empty=False),
    TensorArgument("thresholds", "f32", ("rows",), 4),
    TensorArgument("counters", "i32", ("rows", 2), 4, is_output=True),
    TensorArgument("candidates", "i32", ("rows", "slots", 2), 8, is_output=True),
)
SCALES = (
    TensorArgument("query_scales", "i8", ("rows", BLOCKS), 8, tensor_dtypes=SCALE_DTYPES),
    TensorArgument(
        "key_scales",
        "i8",
        ("pages", PAGE_KEYS, BLOCKS),
        8,
        may_be_empty=False,
        tensor_dtypes=SCALE_DTYPES,
    ),
)
REPAIR = (
    TensorArgument("arrivals", "i32", ("entries",), 4, is_output=True),
    TensorArgument("ranges", "i32", (2, "rows"), 4, is_output=True),
)


def signature(*, nvfp4: bool, repair: bool) -> tuple[TensorArgument, ...]:
    """The tensors in the order of ``indexer_threshold_select``; repair writes thresholds too."""
    tensors = (*NVFP4, *SELECTION, *SCALES) if nvfp4 else (*BF16, *SELECTION)
    if not repair:
        return tensors
    written = (replace(t, is_output=t.is_output or t.name == "thresholds") for t in tensors)
    return (*written, *REPAIR)
