# SPDX-License-Identifier: Apache-2.0
"""Finding a page of a tile of keys, and loading the tile from its pages, against plain Python."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np
import pytest
import torch
from canaries import embed
from numpy.typing import NDArray
from page_kernels import DIM, PAGE_KEYS, find_kernel, load_kernel

REQUESTS, COLUMNS = 3, 4
FAR = (-1, 2**31 - 1, -(2**31))


@pytest.mark.parametrize("columns", [COLUMNS, 0])
def test_pages_are_those_of_the_table(device: str, columns: int) -> None:
    """Whatever these are. In the executor, to read past a table would be a fault."""
    table = np.arange(100, 100 + REQUESTS * columns).reshape(REQUESTS, columns)
    table[1:, :1] = [[-1], [2**31 - 1]]
    keys = [*range(0, (COLUMNS + 2) * PAGE_KEYS, PAGE_KEYS // 2), 2**31 - PAGE_KEYS]
    ends = [0, -1, 1, PAGE_KEYS, PAGE_KEYS + 1, COLUMNS * PAGE_KEYS, 2**31 - 1]
    cases = np.array(list(itertools.product([*range(-1, REQUESTS + 1), *FAR], keys, ends)))
    expected = [
        table[request, key // PAGE_KEYS]
        if 0 <= request < REQUESTS and key < end and key // PAGE_KEYS < columns
        else -1
        for request, key, end in cases.tolist()
    ]
    requests, first_keys, ends_ = torch.from_numpy(cases.T.astype(np.int32)).to(device)
    pages = embed(torch.full((len(cases),), -5, dtype=torch.int32), device)
    find_kernel(device)(
        {
            "table": torch.from_numpy(table.astype(np.int32)).to(device),
            "requests": requests.clone(),
            "first_keys": first_keys.clone(),
            "ends": ends_.clone(),
            "pages": pages,
        }
    )
    assert pages.tolist() == expected
    assert len(set(expected)) == max(1, REQUESTS * columns)


@pytest.mark.parametrize("tile_keys", [PAGE_KEYS, PAGE_KEYS // 2, 1])
def test_tiles_are_those_of_their_page(device: str, tile_keys: int) -> None:
    cache = numbered_cache()
    last = 2**31 - PAGE_KEYS
    first_keys = [*range(0, 3 * PAGE_KEYS, tile_keys), *range(last, 2**31, tile_keys)]
    cases = list(itertools.product([*range(len(cache) + 1), *FAR], first_keys))
    expected = np.zeros((len(cases), tile_keys, DIM))
    for number, (page, key) in enumerate(cases):
        if 0 <= page < len(cache):
            row = key % PAGE_KEYS
            expected[number] = cache[page, row : row + tile_keys]
    check_load(device, cache, [[page] for page, _ in cases], [key for _, key in cases], expected)


@pytest.mark.parametrize("count", [2, 4])
def test_tiles_of_several_pages(device: str, count: int) -> None:
    """Each page may be any, or missing, whatever the others are and wherever the tile begins."""
    cache = numbered_cache()
    tile_keys = count * PAGE_KEYS
    kinds = [*range(len(cache) + 1), *FAR] if count == 2 else [0, len(cache) - 1, len(cache), -1]
    pages = list(itertools.product(kinds, repeat=count))
    starts = [0, tile_keys, 2**31 - tile_keys]
    first_keys = [starts[number % len(starts)] for number in range(len(pages))]
    expected = np.zeros((len(pages), tile_keys, DIM))
    for number, listed in enumerate(pages):
        for place, page in enumerate(listed):
            if 0 <= page < len(cache):
                start = place * PAGE_KEYS
                expected[number, start : start + PAGE_KEYS] = cache[page]
    check_load(device, cache, pages, first_keys, expected)


def numbered_cache() -> NDArray[np.float32]:
    """Five pages of keys, all of whose elements differ, and from 0."""
    cache = np.arange(5 * PAGE_KEYS * DIM, dtype=np.float32) + 1
    return cache.reshape(5, PAGE_KEYS, DIM)


def check_load(
    device: str,
    cache: NDArray[np.float32],
    pages: Sequence[Sequence[int]],
    first_keys: Sequence[int],
    expected: NDArray[np.float64],
) -> None:
    """Fails unless tiles ``[n, tile_keys, dim]`` are those of their pages ``[n, p]``."""
    found = torch.full(expected.shape, -1.0, device=device)
    load_kernel(device, expected.shape[1])(
        {
            "cache": embed(torch.from_numpy(cache), device, row_gap=4),
            "pages": torch.tensor(pages, dtype=torch.int32, device=device),
            "first_keys": torch.tensor(first_keys, dtype=torch.int32, device=device),
            "keys": found,
        }
    )
    assert (found.cpu().numpy() == expected).all()
