# SPDX-License-Identifier: Apache-2.0
"""The search for the n-th largest score: what it finds, and how often it counts for it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from drawing import examples
from hypothesis import given
from hypothesis import strategies as st
from movement import rng
from numpy.typing import NDArray
from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects.build import (
    arange,
    atomic,
    constant,
    extended,
    f32,
    i32,
    like,
    load,
    program_id,
    reduced,
    spread,
    store,
    tensor,
)
from winnow.dialects.order import BOTTOM, INFINITY, LOWEST, TOP
from winnow.dialects.search import MOST_GUESSES, Bounds, narrow, probes_around
from winnow.kernels.signature import TensorArgument
from winnow.kernels.tile_kernel import TileKernel

MOST_THIRDS = 21
"""How often 2**32 integers can be parted in three."""
COUNT, RANK, TAIL_RANK = 2048, 1500, 71


@functools.cache
def searching(count: int, guess: float | None) -> TileKernel:
    """A kernel that searches rows of so many ordered i32s, at first around ``guess``."""

    def search(scores: ir.Value, ranks: ir.Value, found: ir.Value, counts: ir.Value) -> None:
        row, column = program_id(0), arange(count)
        held = load(scores, [spread(row, (1,)), column], tensor((count,), i32()))
        n = load(ranks, [row], i32())

        def count_above(*bounds: ir.Value) -> tuple[ir.Value, ir.Value]:
            atomic("add", counts, [row], like(1, row), order="relaxed")
            first, second = (
                reduced(
                    "add",
                    extended(arith.cmpi(arith.CmpIPredicate.sgt, held, spread(bound, (count,)))),
                    0,
                )
                for bound in bounds
            )
            return first, second

        low = reduced("min", held, 0)
        low = arith.subi(low, like(1, low))
        bounds = Bounds(low, reduced("max", held, 0), like(count, n), like(0, n))
        probes = None
        if guess is not None:
            probes = probes_around(bounds, constant(guess, f32()), constant(0.01, f32()))
        for part, value in enumerate(narrow(bounds, n, count_above, probes)):
            store(found, [row, like(part, row)], value)

    return TileKernel(
        name="search",
        signature=(
            TensorArgument("scores", "i32", ("rows", count), 4),
            TensorArgument("ranks", "i32", ("rows",), 4),
            TensorArgument("found", "i32", ("rows", 4), 4, is_output=True),
            TensorArgument("counts", "i32", ("rows",), 4, is_output=True),
        ),
        body=search,
        grid_sizes=("ranks.size0",),
        grid=lambda rows: [rows],
        threads=128,
    )


def ordered(scores: NDArray[np.float64]) -> NDArray[np.int32]:
    """f32 scores as ordered i32s, NaNs as TOP."""
    bits = scores.astype(np.float32).view(np.int32)
    number = np.where(bits < 0, -(bits & 0x7FFFFFFF), bits)
    return np.where(np.isnan(scores), TOP, number).astype(np.int32)


def search(
    scores: NDArray[np.int32], ranks: NDArray[np.int32], device: str, guess: float | None = None
) -> NDArray[np.int32]:
    """Searches rows of ordered i32s, checks what it finds, and gives how often it counted."""
    rows, count = scores.shape
    tensors = {
        "scores": torch.tensor(scores, device=device),
        "ranks": torch.tensor(ranks, device=device),
        "found": torch.zeros(rows, 4, dtype=torch.int32, device=device),
        "counts": torch.zeros(rows, dtype=torch.int32, device=device),
    }
    searching(count, guess).launch(tensors["scores"].device, tensors)
    low, high, above_low, above_high = tensors["found"].cpu().numpy().astype(np.int64).T
    assert np.array_equal(above_low, (scores > low[:, None]).sum(1))
    assert np.array_equal(above_high, (scores > high[:, None]).sum(1))
    assert ((above_high < ranks) & (ranks <= above_low)).all()
    assert ((above_low == ranks) | (high == low + 1)).all()
    return tensors["counts"].cpu().numpy()


def rows_of(kind: str, rows: int) -> NDArray[np.int32]:
    """Rows of ordered scores that are spread in some way."""
    generator, shape = rng(sum(map(ord, kind))), (rows, COUNT)
    spreads: dict[str, Callable[[], NDArray[Any]]] = {
        "normal": lambda: generator.standard_normal(shape),
        "magnitudes": lambda: np.abs(generator.standard_normal(shape)),
        "exponential": lambda: generator.exponential(1, shape),
        "uniform": lambda: generator.random(shape),
        "far from zero": lambda: 100 + generator.standard_normal(shape),
        "integers": lambda: generator.integers(0, 200, shape),
        "any bits": lambda: generator.integers(LOWEST, INFINITY, shape).astype(np.int32),
        "heavy tails": lambda: generator.standard_cauchy(shape),
        "exponentially spaced": lambda: np.tile(2.0 ** np.linspace(-149, 127, COUNT), (rows, 1)),
        "two clusters": lambda: (
            np.where(generator.random(shape) < 0.7, 1e6, 1) + generator.random(shape) / 1000
        ),
        "one far off": lambda: np.concatenate(
            [generator.random((rows, COUNT - 1)), np.full((rows, 1), 1e30)], axis=1
        ),
        "not finite": lambda: generator.choice([np.nan, np.inf, -np.inf, 1, 2], shape),
        "all equal": lambda: np.ones(shape),
        "extremes": lambda: generator.choice(np.array([LOWEST, 0, 1, TOP], np.int32), shape),
    }
    scores = spreads[kind]()
    return scores if scores.dtype == np.int32 else ordered(scores.astype(np.float64))


@pytest.mark.parametrize(
    "kind",
    [
        "any bits",
        "heavy tails",
        "exponentially spaced",
        "two clusters",
        "one far off",
        "integers",
        "not finite",
        "all equal",
        "extremes",
    ],
)
def test_counts_are_bounded(device: str, kind: str) -> None:
    scores = rows_of(kind, 6)
    for guess in (None, 0.3, float("nan"), float("inf")):
        ranks = np.array([1, 2, 500, RANK, COUNT - 1, COUNT], np.int32)
        assert search(scores, ranks, device, guess).max() <= MOST_GUESSES + MOST_THIRDS


@pytest.mark.parametrize(
    ("kind", "most", "most_of_tail"),
    [
        ("normal", 8, 9),
        ("magnitudes", 8, 9),
        ("exponential", 8, 7),
        ("uniform", 6, 9),
        ("far from zero", 8, 9),
    ],
)
def test_smooth_scores_are_counted_a_few_times(
    device: str, kind: str, most: int, most_of_tail: int
) -> None:
    scores = rows_of(kind, 32)
    for rank, limit in ((RANK, most), (TAIL_RANK, most_of_tail)):
        assert search(scores, np.full(32, rank, np.int32), device).mean() < limit


@pytest.mark.parametrize("sign", [1, -1])
def test_equal_scores_of_few_bits_are_counted_a_few_times(device: str, sign: int) -> None:
    """It takes 8 counts more to part the thousands of scores between two integers in three."""
    scores = sign * rows_of("integers", 32)
    for rank in (RANK, TAIL_RANK):
        assert search(scores, np.full(32, rank, np.int32), device).mean() < 9


def test_a_good_guess_saves_counts(device: str) -> None:
    scores, ranks = rows_of("exponential", 32), np.full(32, RANK, np.int32)
    guess = float(np.log(COUNT / RANK))
    guessed = search(scores, ranks, device, guess).mean()
    assert guessed + 1 < search(scores, ranks, device).mean()


@given(data=st.data())
@examples(40)
def test_any_scores(data: st.DataObject) -> None:
    generator = rng(data.draw(st.integers(0, 2**32)))
    count = data.draw(st.sampled_from([1, 2, 16, 64]))
    spread_ = data.draw(st.sampled_from([1, 3, 2**10, 2**31 - 2**23]))
    scores = generator.integers(-spread_, spread_, (3, count), endpoint=True)
    clipped = np.clip(scores, BOTTOM + 1, TOP).astype(np.int32)
    ranks = generator.integers(1, count, 3, endpoint=True).astype(np.int32)
    assert search(clipped, ranks, "cpu").max() <= MOST_GUESSES + MOST_THIRDS
