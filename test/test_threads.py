# SPDX-License-Identifier: Apache-2.0
"""Winnow in several threads at once: what goes wrong there mostly takes the process along."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from cases import random_problem
from torch_mlir import ir

from winnow.backend.cache import DiskCache
from winnow.dialects import make_context
from winnow.kernels import KERNELS
from winnow.lowering import to_tile, to_tt
from winnow.pipeline import Pipeline

THREADS = 8


@pytest.fixture(autouse=True)
def frequent_switches() -> Iterator[None]:
    """Lets threads take turns as often as Python can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(interval)


def test_contexts() -> None:
    def parse(number: int) -> str:
        text = f'"tt.func"() ({{ "tt.return"() : () -> () }}) {{sym_name = "f{number}", '
        return str(ir.Module.parse(f"{text}function_type = () -> ()}} : () -> ()", make_context()))

    with ThreadPoolExecutor(THREADS) as pool:
        texts = list(pool.map(parse, range(4 * THREADS)))
    assert all(f'"f{number}"' in text for number, text in enumerate(texts))


def test_lowering() -> None:
    def lower(top_k: int) -> str:
        module = KERNELS["sdsa"].graph(top_k=top_k, repair=False)
        Pipeline.parse(to_tile("cuda:90")).run(module)
        Pipeline.parse(to_tt()).run(module)
        return str(module)

    with ThreadPoolExecutor(THREADS) as pool:
        texts = list(pool.map(lower, [1, 2] * 4))
    assert set(texts[::2]) == {lower(1)}
    assert set(texts[1::2]) == {lower(2)}


def test_a_cache_that_others_damage(tmp_path: Path) -> None:
    """What is read there is what was written, or nothing."""
    disk, files = DiskCache(tmp_path), {"a": bytes(range(256)) * 50}

    def use(number: int) -> None:
        key = {"entry": str(number % 2)}
        for turn in range(40):
            disk.put(key, files)
            assert disk.get(key) in (None, files)
            for entry in tmp_path.glob("[!.]*") if number % 4 == 0 else ():
                entry.write_bytes(entry.read_bytes()[: 100 * turn])

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(use, range(THREADS)))
    disk.put({"entry": "0"}, files)
    assert disk.get({"entry": "0"}) == files
    assert all(not path.name.startswith(".") for path in tmp_path.iterdir())


def test_selections() -> None:
    def check(seed: int) -> None:
        random_problem("cpu", tiles=1, keys=100, top_k=1 + seed % 3, seed=seed).check()

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(check, range(THREADS)))
