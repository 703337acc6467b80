# SPDX-License-Identifier: Apache-2.0
"""Problems of a setting, made on the device: paged keys, queries, and exact thresholds."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import torch
from rich.progress import Progress
from torch import Tensor
from torch_mlir import ir

from winnow.bench.formulas import vectors
from winnow.bench.settings import Setting
from winnow.trial.inputs import make_inputs
from winnow.trial.kinds import HIGH, LOW
from winnow.trial.roles import Roles, find_roles
from winnow.trial.scores import Scorer
from winnow.trial.sizes import Sizes
from winnow.trial.thresholds import FAR
from winnow.trial.uses import Selection


@dataclass(frozen=True)
class Inputs:
    """One set of inputs, in each form that some contender takes."""

    arguments: Mapping[str, Any]
    """What the graph reads, by name: keys in pages, thresholds, the number of keys."""
    operands: Mapping[str, Tensor]
    """What its scores are made of, with keys in order."""
    queries: Tensor
    """bf16 ``[rows, heads, dim]``, as exact as the operands."""
    keys: Tensor
    """bf16 ``[keys, dim]``, likewise."""


@dataclass(frozen=True)
class Problem:
    """A kernel's graph at a setting, and the sets of inputs that take turns."""

    graph: ir.Module
    setting: Setting
    inputs: tuple[Inputs, ...]

    @property
    def roles(self) -> Roles:
        """What the graph's arguments are for."""
        return find_roles(self.graph)

    @property
    def heads(self) -> int:
        """The heads of a query row."""
        return self.inputs[0].queries.shape[1]

    @property
    def flops(self) -> int:
        """What the products of queries and keys take."""
        inputs = self.inputs[0]
        return 2 * inputs.queries.numel() * len(inputs.keys)


def selection_of(roles: Roles) -> Selection:
    """The use of scores; raises ``ValueError`` where they are stored."""
    if not isinstance(roles.use, Selection):
        raise ValueError("a kernel that stores scores can't be measured")
    return roles.use


def make_problem(
    graph: ir.Module,
    setting: Setting,
    device: torch.device,
    seed: int,
    most_sets: int,
    progress: Progress,
) -> Problem:
    """Two sets of random inputs, or as many as it takes for keys to be twice the device's cache.

    There are no more than ``most_sets``. All scores are exact in FP32.
    """
    first = make_one(graph, setting, device, seed, progress)
    sets = 2
    if device.type == "cuda":
        cache_bytes = torch.cuda.get_device_properties(device).L2_cache_size
        key_bytes = sum(first.arguments[k.cache].nbytes for k in find_roles(graph).keys)
        sets = min(most_sets, max(sets, math.ceil(2 * cache_bytes / key_bytes)))
    others = (make_one(graph, setting, device, seed + n, progress) for n in range(1, sets))
    return Problem(graph, setting, (first, *others))


def make_one(
    graph: ir.Module, setting: Setting, device: torch.device, seed: int, progress: Progress
) -> Inputs:
    """A set of inputs: one request, all of whose rows see all of its keys."""
    roles = find_roles(graph)
    use = selection_of(roles)
    ends = torch.full((setting.rows,), setting.keys, dtype=torch.int32, device=device)
    # Contenders have outputs of their own.
    later = {name for name in (*use.outputs, *use.zeroed, use.thresholds) if name is not None}
    given = {use.row_ends: ends, **dict.fromkeys(later, torch.empty(0, device=device))}
    sizes = Sizes(setting.rows, setting.keys, requests=1)
    values = make_inputs(graph, roles, sizes, given, device, seed, progress)
    arguments = {name: value for name, value in values.items() if name not in later}
    scorer = Scorer(graph, roles, arguments)
    arguments[use.thresholds] = _thresholds(scorer, setting, use.top_k)
    operands = _operands(roles, arguments, setting.keys)
    queries, keys = (each.to(torch.bfloat16) for each in vectors(operands))
    return Inputs(arguments, operands, queries, keys)


def _operands(roles: Roles, arguments: Mapping[str, Any], count: int) -> dict[str, Tensor]:
    operands = {name: arguments[name] for name in (*roles.queries, *roles.per_row)}
    for keys in roles.keys:
        pages = arguments[keys.block_table][0].long()
        operands[keys.cache] = arguments[keys.cache][pages].flatten(0, 1)[:count]
    return operands


def _thresholds(scorer: Scorer, setting: Setting, top_k: int) -> Tensor:
    """Each row's score at the rank of its last candidate, or one far off where it is to miss.

    Rows that miss are evenly spaced, every other one with a threshold that is too high.
    """
    rank = setting.candidates(top_k)
    ranked = [scores.ranked.topk(rank, dim=1).values[:, -1] for scores in scorer]
    thresholds = torch.cat(ranked)
    count = setting.missing_rows
    numbers = torch.arange(count, device=thresholds.device)
    missing = (numbers * setting.rows + setting.rows // 2) // max(1, count)
    thresholds[missing[::2]] = FAR[LOW]
    thresholds[missing[1::2]] = FAR[HIGH]
    return thresholds
