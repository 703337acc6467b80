# SPDX-License-Identifier: Apache-2.0
"""Finding the page of a tile of keys, and loading the tile from it, against plain Python."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
import torch
from canaries import embed
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
def test_tiles_are_those_of_their_pages(device: str, tile_keys: int) -> None:
    cache = np.arange(5 * PAGE_KEYS * DIM, dtype=np.float32).reshape(5, PAGE_KEYS, DIM) + 1
    last = 2**31 - PAGE_KEYS
    first_keys = [*range(0, 3 * PAGE_KEYS, tile_keys), *range(last, 2**31, tile_keys)]
    cases = np.array(list(itertools.product([*range(6), *FAR], first_keys)))
    expected = np.zeros((len(cases), tile_keys, DIM))
    present = np.zeros(len(cases))
    for number, (page, key) in enumerate(cases.tolist()):
        if 0 <= page < len(cache):
            row = key % PAGE_KEYS
            expected[number], present[number] = cache[page, row : row + tile_keys], 1
    found = torch.full(expected.shape, -1.0, device=device)
    given = torch.full((len(cases),), -1, dtype=torch.int32, device=device)
    pages, keys = torch.from_numpy(cases.T.astype(np.int32)).to(device)
    load_kernel(device, tile_keys)(
        {
            "cache": embed(torch.from_numpy(cache), device, row_gap=4),
            "pages": pages.clone(),
            "first_keys": keys.clone(),
            "keys": found,
            "present": given,
        }
    )
    assert (given.cpu().numpy() == present).all()
    assert (found.cpu().numpy() == expected).all()
