# SPDX-License-Identifier: Apache-2.0
"""Roles, sizes and inputs of `winnow run` where scores are stored, or made of sampled keys."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import pytest
import torch
from cli_graphs import make_graph, make_store
from stored_runs import SIZES, Run, make

from winnow.graph import Graph
from winnow.kernels import KERNELS
from winnow.trial.given import fit_sizes
from winnow.trial.inputs import POISON
from winnow.trial.roles import find_roles
from winnow.trial.sizes import Sizes
from winnow.trial.uses import StoredScores


def test_lengths_end_everywhere() -> None:
    values = make(make_store())
    lengths = values["lengths"].tolist()
    assert len(lengths) == 8
    assert min(lengths[0], lengths[4]) > 90
    assert lengths[1] == 0
    assert (lengths[2], lengths[6]) == (90, 90)
    assert 0 < lengths[3] < 79
    assert 79 <= lengths[5] <= 90


def test_absent_keys_have_scores() -> None:
    """Those past the one page of the new request, which the first group sees."""
    first = Run(make_store()).expected[0].scores
    assert (first[:16] > -math.inf).all()
    assert (first[16:] == -math.inf).all()
    assert len(first) == 90


def test_the_output_is_poisoned() -> None:
    values = make(make_store())
    assert values["stored"].shape == (31, 90)
    assert values["stored"].dtype is torch.float32
    assert (values["stored"].view(torch.int32) == POISON).all()


def test_one_group() -> None:
    values = make(make_store(), Sizes(rows=1, keys=1, requests=2))
    assert values["lengths"][0] > 1
    assert values["stored"].shape == (1, 1)


@pytest.mark.parametrize(("module", "few"), [(make_graph, 32), (make_store, 4)])
def test_samples_are_spread_over_longer_requests(module: Any, few: int) -> None:
    values = make(module(sampled=True), Sizes(rows=64, keys=90, requests=3))
    positions, table = values["positions"], values["table"]
    assert positions.shape == (90,)
    assert (positions.diff() > 0).all()
    assert positions[0] >= 0
    assert 270 < positions[-1] < 360
    assert table.shape == (3, int(positions[-1]) // 16 + 1)
    exists = (table >= 0) & (table < len(values["cache"]))
    assert exists[2].all()
    assert exists[0].sum() == int(positions[few - 1]) // 16 + 1


def test_samples_of_caches_that_share_positions() -> None:
    g = Graph("shared")
    table, requests, places = (
        g.buffer("table", (None, None), "i32"),
        g.buffer("requests", (None,), "i32"),
        g.buffer("positions", (None,), "i32"),
    )
    values, scales = (
        g.sampled_keys(
            g.buffer(name, (None, 4, size), "i8"), table, requests, places, request_rows=2
        )
        for name, size in (("cache", 16), ("scales", 2))
    )
    queries = g.dequantize_nvfp4(
        g.queries(g.buffer("queries", (None, 16), "i8")),
        g.queries(g.buffer("query_scales", (None, 2), "i8")),
    )
    g.store_scores(
        g.score(queries, g.dequantize_nvfp4(values, scales)),
        lengths=g.buffer("lengths", (None,), "i32"),
        output=g.buffer("stored", (None, None), "f32"),
        group_rows=2,
    )
    assert Run(g.module()).judge().is_right


def test_arguments_have_roles() -> None:
    roles = find_roles(make_store(group_rows=4))
    assert roles.use == StoredScores("lengths", "stored", 4)
    assert roles.row_buffers == {"queries": 0, "stored": 0}
    assert [keys.positions for keys in roles.keys] == [None]
    assert [keys.positions for keys in find_roles(make_store(sampled=True)).keys] == ["positions"]
    scores = find_roles(KERNELS["sdsa-scores-nvfp4"].graph(group_rows=2))
    assert scores.use == StoredScores("context_lengths", "scores", 2)
    assert scores.run_rows == 2


def fit(given: Mapping[str, Any], sampled: bool = False, keys: int | None = None) -> Sizes:
    asked = {} if keys is None else {"keys": keys}
    return fit_sizes(find_roles(make_store(sampled=sampled)), given, asked, SIZES)


def test_sizes_follow_from_what_is_given() -> None:
    assert fit({}) == SIZES
    assert fit({"stored": torch.zeros(8, 33)}) == Sizes(8, 33, 3)
    assert fit({"table": torch.zeros(2, 5)}) == Sizes(31, 80, 2)
    assert fit({"table": torch.zeros(2, 5)}, sampled=True) == Sizes(31, 20, 2)
    assert fit({"positions": torch.zeros(7)}, sampled=True) == Sizes(31, 7, 3)
    short = {"positions": torch.zeros(7), "table": torch.zeros(2, 1)}
    assert fit(short, sampled=True, keys=99) == Sizes(31, 99, 2)


@pytest.mark.parametrize(
    ("shapes", "keys", "message"),
    [
        ({"stored": (8, 33)}, 34, "stored says 33 keys, but --keys says 34"),
        ({"queries": (7, 32), "stored": (8, 3)}, None, "queries says 7 rows, but stored says 8"),
        ({"lengths": (7,)}, None, "lengths must be at least 8 long along axis 0"),
        ({"requests": (7,)}, None, "requests must be at least 8 long along axis 0"),
        ({"table": (3, 5)}, 81, "table must be at least 6 long along axis 1"),
    ],
)
def test_sizes_that_disagree(
    shapes: Mapping[str, tuple[int, ...]], keys: int | None, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        fit({name: torch.zeros(shape) for name, shape in shapes.items()}, keys=keys)


def test_given_inputs_shape_the_others() -> None:
    table = torch.tensor([[1, 0], [2, 3]], dtype=torch.int32)
    values = make(make_store(sampled=True), Sizes(8, 8, 2), table=table)
    assert values["table"] is table
    assert values["positions"][-1] < 32
    requests = torch.tensor([1, 0, 9], dtype=torch.int32)
    values = make(make_store(), Sizes(12, 40, 2), requests=requests)
    assert values["lengths"][1:].tolist() == [0, 40]
