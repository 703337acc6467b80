# SPDX-License-Identifier: Apache-2.0
"""What `winnow run` knows of the numbers in a graph, to tell which sums no machine rounds."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from torch import Tensor

from winnow.trial import elementwise
from winnow.trial.exact import RESULTS, Multiples

FACTORS = sorted(name for name in RESULTS if name.split(".")[0] in ("arith", "math"))
BITWISE = ("arith.andi", "arith.ori", "arith.xori", "arith.sitofp", "arith.uitofp")


@pytest.mark.parametrize(
    ("numbers", "unit", "largest"),
    [
        ([3, -5, 0], 1, 5),
        ([0.5, 2], 0.5, 2),
        ([-0.0625], 0.0625, 0.0625),
        ([math.nan, math.inf, 7], 1, 7),
        ([math.nan], 1, 0),
        ([], 1, 0),
    ],
)
def test_numbers(numbers: list[float], unit: float, largest: float) -> None:
    assert Multiples.of(torch.tensor(numbers)) == Multiples(unit, largest)


@pytest.mark.parametrize("number", [1 / 3, 0.03125])
def test_numbers_that_are_multiples_of_none(number: float) -> None:
    assert Multiples.of(torch.tensor([1, number])) is None


def multiples(numbers: Multiples, signs: list[int]) -> Tensor:
    """Random ones, then the largest with these signs."""
    random = torch.Generator().manual_seed(len(signs) + signs[1])
    most = int(numbers.largest / numbers.unit)
    drawn = torch.randint(-most, most + 1, (1000,), generator=random)
    return torch.cat([drawn, most * torch.tensor(signs)]) * numbers.unit


@pytest.mark.parametrize("name", [name for name in FACTORS if name not in BITWISE])
@pytest.mark.parametrize("left", [Multiples(1, 5), Multiples(0.25, 3.5)])
@pytest.mark.parametrize("right", [Multiples(1, 4), Multiples(0.5, 7.5)])
def test_results_are_within_what_is_said(name: str, left: Multiples, right: Multiples) -> None:
    known = [left, right]
    drawn = [multiples(left, [1, 1, -1, -1]), multiples(right, [1, -1, 1, -1])]
    if name == "arith.select":
        known, drawn = [Multiples(1, 1), *known], [drawn[0] > drawn[1], *drawn]
    elif name.startswith("math.") or name == "arith.negf":
        known, drawn = known[:1], drawn[:1]
    op: Any = SimpleNamespace(name=name, attributes={})
    said = RESULTS[name](*known)
    found = elementwise.apply(op, drawn)
    assert torch.equal((found / said.unit).round() * said.unit, found)
    assert found.abs().max() <= said.largest
    if name not in ("math.ceil", "math.floor"):
        assert found.abs().max() == said.largest


@pytest.mark.parametrize("name", BITWISE)
def test_bytes(name: str) -> None:
    assert RESULTS[name](Multiples(1, 1)) == Multiples(1, 255)


def test_sums() -> None:
    assert Multiples(0.5, 3).summed(7) == Multiples(0.5, 21)
