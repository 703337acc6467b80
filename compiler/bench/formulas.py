# SPDX-License-Identifier: Apache-2.0
"""The scores of each kernel, as one would write them in PyTorch.

Adding a kernel is a line in ``COMBINE``, and what it names: how its scores come of the products of
queries and keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import torch
from torch import Tensor

from winnow.trial.nvfp4 import dequantize

Operands: TypeAlias = Mapping[str, Tensor]
"""What scores are made of, by the graph's names, but keys in order instead of in pages."""
Combine: TypeAlias = Callable[[Tensor, Operands], Tensor]
"""Scores ``[rows, keys]`` of products ``[rows, heads, keys]``, both FP32."""
QUERY, KEYS = "query", "key_cache"
"""The operands that are multiplied."""


def single(products: Tensor, operands: Operands) -> Tensor:
    """The products themselves, where there is one head."""
    return products[:, 0]


def lightning(products: Tensor, operands: Operands) -> Tensor:
    """The weighed sum of positive products, times the key's scale."""
    weighed = products.relu() * operands["weights"][:, :, None]
    return weighed.sum(1) * operands["key_scales"].T


def largest(products: Tensor, operands: Operands) -> Tensor:
    """The largest product."""
    return products.amax(1)


COMBINE: dict[str, Combine] = {
    "sdsa": single,
    "sdsa-nvfp4": single,
    "deepseek-v32": lightning,
    "glm5": lightning,
    "qsa": largest,
}
"""What is made of products, by the names of the kernels that can be measured."""


def vectors(operands: Operands) -> tuple[Tensor, Tensor]:
    """Queries ``[rows, heads, dim]`` and keys ``[keys, dim]``, as they are or, of NVFP4, FP32."""
    queries, keys = operands[QUERY], operands[KEYS]
    if "query_scales" in operands:
        queries = dequantize(queries, operands["query_scales"])
        keys = dequantize(keys, operands["key_scales"])
    return (queries if queries.ndim == 3 else queries[:, None]), keys


def scores(operands: Operands, combine: Combine) -> Tensor:
    """Scores ``[rows, keys]``, FP32, of products in FP32."""
    queries, keys = vectors(operands)
    return combine(torch.einsum("mhd,nd->mhn", queries.float(), keys.float()), operands)


def top_k(operands: Operands, combine: Combine, count: int) -> tuple[Tensor, Tensor]:
    """The ``count`` largest scores of each row, and their keys."""
    values, keys = scores(operands, combine).topk(count)
    return values, keys
