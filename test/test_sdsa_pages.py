# SPDX-License-Identifier: Apache-2.0
"""The SDSA selection by tiles of a part of a page, of a page, and of more than one.

Pages of 64 keys are looked up once for each tile that has a part of one, and ahead of the tile.
"""

from __future__ import annotations

import math
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch
from cases import Problem, random_problem
from formats import NAN, both_formats
from torch_mlir import ir

from winnow import sdsa
from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.dialects import make_context
from winnow.errors import ExecutionError
from winnow.executor import Executable
from winnow.kernels import KERNELS
from winnow.kernels.devices import target_of

TILES = (16, 64, 128)
KEYS = 300
"""On five pages, the last of which has 44."""


def compile_with(device: str, problem: Problem, tile_keys: int, program_keys: int = 1024) -> Kernel:
    module = KERNELS[problem.kernel].graph(top_k=problem.top_k, repair=problem.repairs)
    plan = {"tile_keys": tile_keys, "program_keys": program_keys}
    if tile_keys > max(TILES):
        plan |= {"tile_rows": 64, "num_stages": 1}  # more would not fit in shared memory
    kernel = compile_graph(module, target_of(torch.device(device)), plan)
    loads = (1 + problem.repairs) * (2 if "key_scales" in problem.tensors else 1)
    text = kernel.emit("tile")
    assert text.count('"tile.load_pages"') == loads
    assert text.count('"tile.find_page"') == loads * max(1, tile_keys // 64)
    return kernel


def spoil_keys_past_the_end(problem: Problem) -> None:
    """Makes the keys behind the last one NaN, on the page that it is on."""
    name, nan = ("key_scales", NAN) if "key_scales" in problem.tensors else ("key_cache", math.nan)
    last_pages = problem.tensors["block_table"][:, KEYS // 64].long()
    problem.tensors[name][last_pages, KEYS % 64 :] = nan


@both_formats
@pytest.mark.parametrize("tile_keys", TILES)
def test_pages_of_which_some_are_missing(device: str, tile_keys: int, nvfp4: bool) -> None:
    """The first, the last, some next to one another, and all of one request's but one."""
    problem = random_problem(device, keys=KEYS, capacity=KEYS, nvfp4=nvfp4)
    spoil_keys_past_the_end(problem)
    pages = problem.tensors["key_cache"].shape[0]
    table = problem.tensors["block_table"]
    problem.tensors["tile_requests"].copy_(torch.tensor([0, 1]))
    table[0, [0, 2, 3]] = torch.tensor([-1, pages, 2**31 - 1], dtype=torch.int32, device=device)
    table[1, [1, 2, 3, 4]] = -(2**31)
    problem.tensors["thresholds"].fill_(-(2**20))
    kernel = compile_with(device, problem, tile_keys)
    problem.check(lambda: kernel(problem.values))
    assert problem.counters[-1].tolist() == [64, 0]


@pytest.mark.parametrize("tile_keys", [128, 256])
@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("missing", [-1, -(2**31), 2**31 - 1, None])
def test_one_page_of_a_tile_is_missing(
    device: str, missing: int | None, place: int, tile_keys: int
) -> None:
    """Or none, for rows that end on any page and padding rows."""
    problem = random_problem(device, keys=KEYS, capacity=KEYS)
    spoil_keys_past_the_end(problem)
    ends = torch.arange(256, dtype=torch.int32) * 83 % (KEYS + 1)
    edges = [0, 1, 63, 64, 65, 127, 128, 129, 191, 192, 193, KEYS]
    ends[5::7] = torch.tensor(edges, dtype=torch.int32).repeat(3)
    problem.tensors["row_ends"].copy_(ends)
    problem.tensors["thresholds"].fill_(-(2**20))
    problem.tensors["tile_requests"].copy_(torch.tensor([0, 1]))
    pages = problem.tensors["key_cache"].shape[0]
    if missing is not None:
        table = problem.tensors["block_table"]
        table[0, place] = missing
        table[1, 2 + place] = pages
    kernel = compile_with(device, problem, tile_keys)
    problem.check(lambda: kernel(problem.values))


@pytest.mark.parametrize(
    ("tile_keys", "nvfp4"), [(16, False), (64, False), (128, False), (16, True)]
)
def test_programs_of_a_few_tiles(device: str, tile_keys: int, nvfp4: bool) -> None:
    """Each starts at a page, or on one, of its own; some have no keys."""
    problem = random_problem(device, tiles=1, keys=KEYS, nvfp4=nvfp4)
    problem.tensors["row_ends"].clamp_(max=KEYS - 130)
    kernel = compile_with(device, problem, tile_keys, {16: 80, 64: 64, 128: 128}[tile_keys])
    problem.check(lambda: kernel(problem.values))


@pytest.mark.parametrize("tile_keys", TILES)
def test_pages_of_rows_that_are_repaired(device: str, tile_keys: int) -> None:
    """Sweeps of a sample step over tiles, and so over pages."""
    plain = random_problem(device, tiles=1, keys=700, top_k=8, capacity=24)
    problem = plain.with_repair().thinned(1)
    problem.tensors["thresholds"].fill_(-1e30)
    problem.tensors["block_table"][:, [3, 9]] = -1
    kernel = compile_with(device, problem, tile_keys, 128)
    problem.check(lambda: kernel(problem.values))


@pytest.mark.parametrize("columns", [0, 3])
@pytest.mark.parametrize("tile_keys", TILES)
def test_tables_that_end_before_the_context(device: str, tile_keys: int, columns: int) -> None:
    """Keys that a table lists no page for are not seen; the entry point refuses such tables."""
    problem = random_problem(device, tiles=1, keys=KEYS, capacity=KEYS)
    problem.tensors["thresholds"].fill_(-(2**20))
    problem = problem.replace(block_table=problem.tensors["block_table"][:, :columns].contiguous())
    kernel = compile_with(device, problem, tile_keys)
    kernel(problem.values)
    assert (problem.counters[-1] == [64 * columns, 0]).all()


@pytest.mark.parametrize("used", [1, 2, 5])
@pytest.mark.parametrize("tile_keys", TILES)
def test_entries_past_the_end_are_not_even_read(tile_keys: int, used: int) -> None:
    """The executor has no memory for them, so that to read one is a fault."""
    problem = random_problem("cpu", tiles=1, keys=KEYS)
    problem.tensors["tile_requests"].zero_()
    problem.tensors["row_ends"].clamp_(max=64 * used - 1)
    kernel = compile_with("cpu", problem, tile_keys)
    executable = Executable(ir.Module.parse(kernel.emit("tt"), make_context()))
    scalars, grid = kernel.abi.bind(problem.values)
    table = np.ascontiguousarray(problem.tensors["block_table"][:1, :used])

    def arguments(table: Any) -> list[Any]:
        arrays = {name: as_array(tensor) for name, tensor in problem.tensors.items()}
        arrays["block_table"] = table
        return [
            arrays[argument.name] if argument.what == "address" else scalar
            for argument, scalar in zip(kernel.abi.arguments, scalars, strict=True)
        ]

    executable.run(arguments(table), grid)
    assert problem.counters.any()
    with pytest.raises(ExecutionError, match=r"argument 'block_table.*' are outside of its"):
        executable.run(arguments(table[:, : used - 1]), grid)


def as_array(tensor: torch.Tensor) -> Any:
    """The memory of a packed tensor, as the executor takes it."""
    if tensor.dtype == torch.bfloat16:
        return tensor.view(torch.int16).numpy().view(ml_dtypes.bfloat16)
    return tensor.numpy()


def test_a_threshold_below_all_scores_of_few_keys(device: str) -> None:
    """A sample of a long row whose keys are all missing but the last says nothing of the others."""
    columns, top_k, seen = 70, 8, 5

    def zeros(*shape: int) -> torch.Tensor:
        return torch.zeros(shape, dtype=torch.int32, device=device)

    query = torch.zeros(128, 128, device=device).bfloat16()
    query[:, 0] = 1
    cache = torch.ones(2, 64, 128, device=device).bfloat16()
    table = zeros(1, columns) - 1
    table[0, -1] = 0
    first = 64 * (columns - 1)
    counters, candidates, ranges = zeros(128, 2), zeros(128, 2 * top_k, 2), zeros(2, 128)
    sdsa.indexer_threshold_select(
        query,
        cache,
        zeros(128) + first + seen,
        zeros(1),
        table,
        thresholds=torch.full((128,), -math.inf, device=device),
        counters=counters,
        candidates=candidates,
        max_context=64 * columns,
        top_k=top_k,
        arrivals=zeros(1),
        ranges=ranges,
    )
    assert counters.tolist() == [[seen, 0]] * 128
    assert ranges.tolist() == [[top_k] * 128, [top_k + seen] * 128]
    keys = candidates[:, top_k : top_k + seen, 0].sort(dim=1).values
    assert keys.tolist() == [list(range(first, first + seen))] * 128
