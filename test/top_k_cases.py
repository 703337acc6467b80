# SPDX-License-Identifier: Apache-2.0
"""Inputs of ``winnow.sdsa.top_k`` that several tests share, and the check of what it returns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ml_dtypes
import numpy as np
import torch
from cases import PAGE_KEYS, TILE_ROWS, Problem, random_problem
from formats import BLOCK, CODES, HEAD_DIM
from numpy.typing import NDArray

from winnow import sdsa
from winnow.oracle import to_array

INPUTS = ("query", "key_cache", "row_ends", "tile_requests", "block_table")
SCALES = ("query_scales", "key_scales")


def inputs_of(problem: Problem) -> dict[str, Any]:
    """The arguments of ``top_k`` that are those of the selection."""
    names = [name for name in (*INPUTS, *SCALES) if name in problem.tensors]
    tensors = {name: problem.tensors[name] for name in names}
    return {**tensors, "max_context": problem.max_context, "top_k": problem.top_k}


def inputs(device: str, **sizes: Any) -> dict[str, Any]:
    """Arguments of ``top_k`` on integers: causal rows over random pages of two requests."""
    return inputs_of(random_problem(device, **sizes))


def thinned(arguments: dict[str, Any], rows: int = 4) -> dict[str, Any]:
    """On a CPU, leaves keys to the first rows of each tile alone: repairing one takes long."""
    if not arguments["row_ends"].is_cuda:
        arguments["row_ends"].view(-1, TILE_ROWS)[:, rows:] = 0
    return arguments


def scores_of(arguments: Mapping[str, Any]) -> list[dict[int, float]]:
    """What each row's keys score, by key: a NaN as 2e300, above all numbers."""
    queries = _values(arguments, "query", "query_scales")
    cache = _values(arguments, "key_cache", "key_scales").reshape(-1, HEAD_DIM)
    table = to_array(arguments["block_table"]).astype(np.int64)
    ends = np.clip(to_array(arguments["row_ends"]), 0, arguments["max_context"])
    pages = len(arguments["key_cache"])
    found = []
    for tile, request in enumerate(arguments["tile_requests"].tolist()):
        rows = slice(tile * TILE_ROWS, (tile + 1) * TILE_ROWS)
        there = table[request] if 0 <= request < len(table) else np.full(table.shape[1], -1)
        is_page = (there >= 0) & (there < pages)
        slots = np.where(is_page, there, 0)[:, None] * PAGE_KEYS + np.arange(PAGE_KEYS)
        is_key = is_page.repeat(PAGE_KEYS)
        with np.errstate(invalid="ignore"):
            scores = np.nan_to_num(queries[rows] @ cache[slots.reshape(-1)].T, nan=2e300)
        for row, end in zip(scores, ends[rows], strict=True):
            found.append({int(key): row[key] for key in np.flatnonzero(is_key[:end])})
    return found


def check(arguments: Mapping[str, Any], top_keys: torch.Tensor) -> None:
    """Fails unless ``top_keys`` are the keys of each row's largest scores, then -1."""
    top_k = arguments["top_k"]
    assert top_keys.dtype == torch.int32
    assert top_keys.shape == (len(arguments["row_ends"]), top_k)
    assert top_keys.device == arguments["query"].device
    for scores, keys in zip(scores_of(arguments), top_keys.tolist(), strict=True):
        best = sorted(scores.values(), reverse=True)[:top_k]
        found = keys[: len(best)]
        assert len(set(found)) == len(best)
        assert sorted((scores[key] for key in found), reverse=True) == best
        assert keys[len(best) :] == [-1] * (top_k - len(best))


def run_and_check(arguments: Mapping[str, Any], **options: Any) -> torch.Tensor:
    """Runs ``top_k`` with those ``options``, and checks what it returns, and leaves alone."""
    before = {name: to_array(arguments[name]).copy() for name in arguments if name in INPUTS}
    top_keys = sdsa.top_k(**arguments, **options)
    for name, array in before.items():
        assert to_array(arguments[name]).tobytes() == array.tobytes()
    check(arguments, top_keys)
    return top_keys


def _values(arguments: Mapping[str, Any], data: str, scales: str) -> NDArray[np.float64]:
    array = to_array(arguments[data])
    if scales not in arguments:
        return array.astype(np.float64)
    codes = np.stack([array & 15, array >> 4], axis=-1).reshape(*array.shape[:-1], HEAD_DIM)
    factors = to_array(arguments[scales]).view(np.uint8).view(ml_dtypes.float8_e4m3fn)
    values = np.concatenate([CODES, -CODES])[codes]
    return values * factors.astype(np.float64).repeat(BLOCK, axis=-1)
