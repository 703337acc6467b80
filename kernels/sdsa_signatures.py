# SPDX-License-Identifier: Apache-2.0
"""SDSA's queries and keys, in each format."""

from __future__ import annotations

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
