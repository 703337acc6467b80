# SPDX-License-Identifier: Apache-2.0
"""What NVFP4 means, against values worked out by hand, alone and in a graph."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from oracle_graphs import f32

from winnow.graph import Graph
from winnow.oracle import evaluate, nvfp4, to_array


def test_a_block() -> None:
    """The even value of a byte is in its low half."""
    packed = np.array([[0x07, 0x22, 0x44, 0x66, 0xA8, 0xCA, 0xEC, 0x0E]], np.uint8)
    expected = [6, 0, 1, 1, 2, 2, 4, 4, -0.0, -1, -1, -2, -2, -4, -4, 0]
    for scale, factor in ((0x38, 1), (0x40, 2), (0x01, 2**-9), (0x7E, 448), (0x00, 0)):
        found = nvfp4.dequantize(packed, np.array([[scale]], np.uint8))
        assert found.tolist() == [[factor * value for value in expected]]
        assert np.signbit(found[0, 8])


def test_a_scale_of_nan_is_for_its_block_alone() -> None:
    packed = np.full((1, 16), 0x22, np.int8)
    found = nvfp4.dequantize(packed, np.array([[0x7F, 0x38]], np.uint8))
    np.testing.assert_array_equal(found, [[*[np.nan] * 16, *[1] * 16]])


def test_tensors_of_8_bit_floats_are_bytes() -> None:
    tensor = torch.tensor([0.5, 1, 448]).to(torch.float8_e4m3fn)
    assert to_array(tensor).tolist() == [0x30, 0x38, 0x7E]


@pytest.mark.parametrize("pages", [(2, 3), (3, 2)])
def test_a_graph(pages: tuple[int, int]) -> None:
    """A key is seen if its page is in both caches: the last one is in only one of them."""
    g = Graph("small")
    table, requests = g.buffer("table", (None, None), "i32"), g.buffer("requests", (None,), "i32")
    query = g.queries(g.buffer("query", (None, 8), "i8"))
    query_scales = g.queries(g.buffer("query_scales", (None, 1), "i8"))
    keys, scales = (
        g.paged_keys(g.buffer(name, (None, 1, size), "i8"), table, requests, request_rows=2)
        for name, size in (("keys", 8), ("scales", 1))
    )
    g.threshold_select(
        g.score(g.dequantize_nvfp4(query, query_scales), g.dequantize_nvfp4(keys, scales)),
        row_ends=g.buffer("row_ends", (None,), "i32"),
        thresholds=g.buffer("thresholds", (None,), "f32"),
        counters=g.buffer("counters", (None, 2), "i32"),
        candidates=g.buffer("candidates", (None, None, 2), "i32"),
        max_context=g.scalar("max_context", "i32"),
        top_k=2,
    )
    first = np.arange(8) == 0
    inputs: dict[str, Any] = {
        "query": np.where(first, 0x42, 0).astype(np.uint8)[None],  # 1, 2, and zeros
        "query_scales": np.array([[0x30]], np.uint8),  # 0.5
        "keys": np.where(first, [[[0x20]], [[0xF5]], [[0x11]]], 0).astype(np.uint8)[: pages[0]],
        "scales": np.array([[[0x38]], [[0x40]], [[0x38]]], np.uint8)[: pages[1]],
        "table": np.array([[1, 0, 2]], np.int32),
        "requests": np.array([0], np.int32),
        "row_ends": np.array([3], np.int32),
        "thresholds": f32([0]),
        "counters": np.zeros((1, 2), np.int32),
        "candidates": np.zeros((1, 5, 2), np.int32),
        "max_context": 3,
    }
    (row,) = evaluate(g.module(), inputs)
    assert row.keys.tolist() == [0, 1]
    assert row.scores.tolist() == [-9, 1]  # 0.5 * (1 * 3 + 2 * -6) * 2, 0.5 * (1 * 0 + 2 * 1)
