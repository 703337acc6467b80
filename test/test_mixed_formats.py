# SPDX-License-Identifier: Apache-2.0
"""NVFP4 queries and keys, multiplied by each other and by BF16 ones, of few dims and many."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from movement import inset, rng
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.graph import Graph
from winnow.kernels.devices import target_of
from winnow.oracle import compare, evaluate_stores, to_array
from winnow.targets import Target
from winnow.values import Keys, Queries

ROWS, PAGE, KEYS = 70, 16, 75
REQUEST_ROWS, PAGES = 64, 5
DIMS = (16, 32, 128)


def mixed_graph(dim: int) -> ir.Module:
    """The products of each format's queries with the keys of each, added up and stored."""
    g = Graph("mixed")
    table, requests = g.buffer("table", (None, None), "i32"), g.buffer("requests", (None,), "i32")

    def queries(name: str, size: int, dtype: str) -> Queries:
        return g.queries(g.buffer(name, (None, size), dtype))

    def keys(name: str, size: int, dtype: str) -> Keys:
        cache = g.buffer(name, (None, PAGE, size), dtype)
        return g.paged_keys(cache, table, requests, request_rows=REQUEST_ROWS)

    rows = [
        queries("query", dim, "bf16"),
        g.dequantize_nvfp4(queries("codes", dim // 2, "i8"), queries("scales", dim // 16, "i8")),
    ]
    columns = [
        keys("keys", dim, "bf16"),
        g.dequantize_nvfp4(keys("key_codes", dim // 2, "i8"), keys("key_scales", dim // 16, "i8")),
    ]
    first, *others = [g.score(row, column) for row in rows for column in columns]
    g.store_scores(
        sum(others, first),
        lengths=g.buffer("lengths", (None,), "i32"),
        output=g.buffer("output", (None, None), "f32"),
        group_rows=REQUEST_ROWS,
    )
    return g.module()


@pytest.mark.parametrize("dim", DIMS)
def test_scores(device: str, dim: int) -> None:
    """All products are exact, and so are their sums."""
    random, module = rng(dim), mixed_graph(dim)
    groups = -(-ROWS // REQUEST_ROWS)
    tensors = {
        "query": torch.tensor(random.integers(-3, 4, (ROWS, dim))).bfloat16(),
        "keys": torch.tensor(random.integers(-3, 4, (PAGES, PAGE, dim))).bfloat16(),
        "table": torch.tensor(random.permutation(PAGES)[None], dtype=torch.int32),
        "requests": torch.zeros(groups, dtype=torch.int32),
        "lengths": torch.full((groups,), KEYS, dtype=torch.int32),
        "output": torch.zeros(ROWS, KEYS),
    }
    for prefix, shape in (("", (ROWS,)), ("key_", (PAGES, PAGE))):
        codes = random.integers(0, 256, (*shape, dim // 2), np.uint8)
        scales = random.choice(
            [0x30, 0x38, 0xC0, 0x80, 0x7F], (*shape, dim // 16), p=[0.32] * 3 + [0.02] * 2
        )
        tensors |= {f"{prefix}codes": torch.tensor(codes)}
        tensors |= {f"{prefix}scales": torch.tensor(scales.astype(np.uint8))}
    tensors = {name: inset(tensor, device) for name, tensor in tensors.items()}
    before = {name: to_array(tensor) for name, tensor in tensors.items()}
    expected = evaluate_stores(module, before)
    compile_graph(module, target_of(torch.device(device)))(tensors)
    after = {name: to_array(tensor) for name, tensor in tensors.items()}
    assert not compare(expected, before, after)
    stored = np.concatenate([row.scores for row in expected])
    assert np.isfinite(stored).mean() > 0.5
    assert np.isnan(stored).any()


@pytest.mark.triton
@pytest.mark.parametrize("dim", [16, 32])
def test_hopper(dim: int) -> None:
    """Of operands that it knew to be reshapes, Triton could not lay out those of few dims."""
    kernel = compile_graph(mixed_graph(dim), Target.parse("cuda:90"))
    assert "wgmma.mma_async" in kernel.emit("ptx")
