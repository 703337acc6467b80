# SPDX-License-Identifier: Apache-2.0
"""Graphs of one's own that store scores or select among sampled keys, compiled and run."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from movement import Watch, inset, rng
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.errors import PassFailure
from winnow.graph import Graph
from winnow.kernels.devices import target_of
from winnow.values import Score

DIM, PAGE = 16, 8
PLAN = {"tile_rows": 16, "tile_keys": 16, "program_keys": 32}
"""Small tiles, so that few keys take several programs."""


def dot_products(graph: Graph, *, request_rows: int, sampled: bool = False) -> Score:
    """Scores of keys in a cache, or of those that positions list."""
    cache = graph.buffer("cache", (None, PAGE, DIM), "bf16", alignment=16)
    table = graph.buffer("table", (None, None), "i32")
    requests = graph.buffer("requests", (None,), "i32")
    if sampled:
        positions = graph.buffer("positions", (None,), "i32")
        keys = graph.sampled_keys(cache, table, requests, positions, request_rows=request_rows)
    else:
        keys = graph.paged_keys(cache, table, requests, request_rows=request_rows)
    return graph.score(graph.queries(graph.buffer("query", (None, DIM), "bf16")), keys)


def store(graph: Graph, scores: Score, *, group_rows: int) -> ir.Module:
    """Ends a graph with a store of scores."""
    lengths = graph.buffer("lengths", (None,), "i32")
    output = graph.buffer("output", (None, None), "f32")
    graph.store_scores(scores, lengths=lengths, output=output, group_rows=group_rows)
    return graph.module()


def inputs(
    device: str, *, rows: int, requests: int, lengths: list[int], context: int
) -> dict[str, torch.Tensor]:
    """Request ``r`` has pages ``r``, ``r + 1`` and so on."""
    random, blocks = rng(), -(-context // PAGE)
    table = np.arange(requests)[:, None] + np.arange(blocks)
    floats = {
        "query": random.integers(-9, 10, (rows, DIM)),
        "cache": random.integers(-9, 10, (requests + blocks, PAGE, DIM)),
    }
    integers = {"table": table, "requests": np.arange(requests), "lengths": np.asarray(lengths)}
    return {
        **{name: inset(torch.tensor(v).bfloat16(), device) for name, v in floats.items()},
        **{name: inset(torch.tensor(v).int(), device) for name, v in integers.items()},
        "output": inset(np.full((rows, context), 0.5, np.float32), device, row_gap=8),
    }


def dot(tensors: dict[str, torch.Tensor], row: int, request: int, key: int) -> float:
    page = int(tensors["table"][request, key // PAGE])
    key_values = tensors["cache"][page, key % PAGE].double()
    return float((tensors["query"][row].double() * key_values).sum())


@pytest.mark.parametrize(
    ("group_rows", "request_rows"), [(1, 1), (4, 12), (12, 4), (6, 9), (24, 24), (40, 20)]
)
def test_groups_and_requests_of_different_sizes(
    device: str, group_rows: int, request_rows: int
) -> None:
    """Rows past the last length are not written, and those past the last request are absent."""
    graph = Graph("sizes")
    scores = dot_products(graph, request_rows=request_rows)
    module = store(graph, scores, group_rows=group_rows)
    rows, requests, context = 50, 40 // request_rows, 41
    lengths = [(7 * group) % 45 for group in range(44 // group_rows)]
    tensors = inputs(device, rows=rows, requests=requests, lengths=lengths, context=context)
    expected = np.full((rows, context), 0.5, np.float32)
    for row in range(min(rows, group_rows * len(lengths))):
        request = row // request_rows
        for key in range(min(lengths[row // group_rows], context)):
            there = request < requests
            expected[row, key] = dot(tensors, row, request, key) if there else -math.inf
    watch = Watch(tensors)
    compile_graph(module, target_of(torch.device(device)), plan=PLAN)(tensors)
    watch.check(output=expected)


@pytest.mark.parametrize("buffer", ["query", "output"])
def test_buffers_with_fewer_rows(device: str, buffer: str) -> None:
    """A row that one of the buffers lacks is not stored, and nothing is read of it."""
    graph = Graph("fewer")
    module = store(graph, dot_products(graph, request_rows=4), group_rows=4)
    tensors = inputs(device, rows=12, requests=3, lengths=[9, 9, 9], context=9)
    tensors[buffer] = inset(tensors[buffer][:6].cpu().contiguous(), device)
    expected = np.full((len(tensors["output"]), 9), 0.5, np.float32)
    for row in range(6):
        expected[row] = [dot(tensors, row, row // 4, key) for key in range(9)]
    watch = Watch(tensors)
    compile_graph(module, target_of(torch.device(device)))(tensors)
    watch.check(output=expected)


def test_a_sign_of_zero_is_stored(device: str) -> None:
    """And what an absent key scores is not made of anything."""
    graph = Graph("negated")
    module = store(graph, -dot_products(graph, request_rows=2), group_rows=2)
    tensors = inputs(device, rows=4, requests=2, lengths=[3, 3], context=4)
    tensors["query"].zero_()
    tensors["requests"][1] = -1
    watch = Watch(tensors)
    compile_graph(module, target_of(torch.device(device)))(tensors)
    expected = np.array([[-0.0] * 3 + [0.5]] * 2 + [[-math.inf] * 3 + [0.5]] * 2, np.float32)
    watch.check(output=expected)


def test_samples_without_a_position_are_absent(device: str) -> None:
    graph = Graph("short_list")
    scores = dot_products(graph, request_rows=16, sampled=True)
    module = store(graph, scores, group_rows=16)
    tensors = inputs(device, rows=16, requests=1, lengths=[38], context=40)
    positions = torch.tensor([39, 0, 17, -1, 39, *range(1, 31)])
    tensors["positions"] = inset(positions.int(), device)
    expected = np.full((16, 40), 0.5, np.float32)
    expected[:, :38] = -math.inf
    for row in range(16):
        for number, key in enumerate(positions.tolist()):
            if key >= 0:
                expected[row, number] = dot(tensors, row, 0, key)
    watch = Watch(tensors)
    compile_graph(module, target_of(torch.device(device)), plan=PLAN)(tensors)
    watch.check(output=expected)


@pytest.mark.parametrize("repair", [False, True])
def test_a_selection_of_sampled_keys(device: str, repair: bool) -> None:
    """Slots hold numbers of samples, and rows' ends are numbers of them too."""
    graph = Graph("selected")
    scores = dot_products(graph, request_rows=16, sampled=True)
    pairs = {"arrivals": (None,), "ranges": (2, None)} if repair else {}
    graph.threshold_select(
        scores,
        row_ends=graph.buffer("row_ends", (None,), "i32"),
        thresholds=graph.buffer("thresholds", (None,), "f32"),
        counters=graph.buffer("counters", (None, 2), "i32"),
        candidates=graph.buffer("candidates", (None, None, 2), "i32", alignment=8),
        max_context=graph.scalar("max_context", "i32"),
        top_k=4,
        **{name: graph.buffer(name, shape, "i32") for name, shape in pairs.items()},
    )
    tensors = inputs(device, rows=16, requests=1, lengths=[], context=40)
    del tensors["lengths"], tensors["output"]
    positions = [39, 0, 17, -1, *range(1, 16), 40, 22, 23]
    ends = [*range(10, 26)]
    score = [
        [dot(tensors, row, 0, key) if 0 <= key < 40 else None for key in positions[: ends[row]]]
        for row in range(16)
    ]
    least = [sorted(s for s in scores_ if s is not None)[-4] for scores_ in score]
    zeros = {"counters": (16, 2), "candidates": (16, 12, 2), "arrivals": (1,), "ranges": (2, 16)}
    tensors |= {
        "positions": torch.tensor(positions).int(),
        "row_ends": torch.tensor(ends).int(),
        # A repair finds the threshold by itself.
        "thresholds": torch.full((16,), 1e9) if repair else torch.tensor(least),
        **{name: torch.zeros(size).int() for name, size in zeros.items()},
    }
    if not repair:
        del tensors["arrivals"], tensors["ranges"]
    tensors = {name: tensor.to(device) for name, tensor in tensors.items()}
    compile_graph(graph.module(), target_of(torch.device(device)), plan=PLAN)(
        {**tensors, "max_context": 24}
    )
    assert tensors["thresholds"].tolist() == least
    for row in range(16):
        above = {n for n, s in enumerate(score[row]) if s is not None and s > least[row]}
        ties = {n for n, s in enumerate(score[row]) if s == least[row]}
        assert tensors["counters"][row].tolist() == [len(above), len(ties)]
        slots = tensors["candidates"][row, :, 0].tolist()
        assert set(slots[4 : 4 + len(above)]) == above
        assert set(slots[4 - min(4, len(ties)) : 4]) <= ties


def test_two_stores_are_two_kernels() -> None:
    graph = Graph("both")
    scores = dot_products(graph, request_rows=16)
    lengths = graph.buffer("lengths", (None,), "i32")
    output = graph.buffer("output", (None, None), "f32")
    for _ in range(2):
        graph.store_scores(scores, lengths=lengths, output=output, group_rows=16)
    with pytest.raises(PassFailure, match="the function holds another fused op; one is the most"):
        compile_graph(graph.module(), target_of(torch.device("cpu")))
