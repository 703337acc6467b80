# SPDX-License-Identifier: Apache-2.0
"""Operands for the snippets of assembly, the memory they act on, and what their text makes of them.

Operands are ``[packed, 32]``: the lanes of a warp, which take so many elements each. Lanes that
share a row agree on what snippets say that rows have; what only their first lane's counts for is
anything in others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from ptx_lanes import run
from ptx_ops import LANES, Array

from winnow.assembly import Snippet
from winnow.assembly.constraints import POINTER
from winnow.assembly.snippet import PAIR_BYTES, QUAD

APART = 2**40
"""Bytes between rows' slots: more than any number and step come to."""
COUNTERS = 5
_LEAVES_FROM = 6
"""Of a store's operands, the first leaf."""

_ELEMENTS: Mapping[str, type[np.generic]] = {
    POINTER: np.int64,
    "i32": np.int32,
    "f32": np.float32,
    "f16": np.float16,
    "i8": np.int8,
}
"""NumPy's types, by the names that snippets have for them."""

SPECIAL = np.array(
    [
        *(0x7FC00000, 0xFFC00000, 0x7F800001, 0xFFFFFFFF),  # NaN, quiet and not, of both signs
        *(0x7F800000, 0xFF800000, 0x7F7FFFFF, 0xFF7FFFFF),  # infinities, the largest numbers
        *(0x00000000, 0x80000000, 0x00000001, 0x80000001),  # zeros, the smallest numbers
        *(0x007FFFFF, 0x00800000, 0x00FFFFFF, 0x01000000),  # around the least normal ones
        *(0x3F800000, 0x3F800001, 0x40000000, 0x40000001, 0x3FFFFFFF, 0xBF800000),
    ],
    np.uint32,
).view(np.float32)
"""Scores and thresholds."""


@dataclass
class Words:
    """Memory by addresses: i32s, which are 7 at first, and pairs, which are stored once each."""

    values: dict[int, int] = field(default_factory=dict)

    def add(self, addresses: NDArray[np.int64], values: NDArray[np.int32]) -> NDArray[np.int32]:
        found = []
        for address, value in zip(addresses.tolist(), values.tolist(), strict=True):
            assert address % 4 == 0
            found.append(self.values.get(address, 7))
            self.values[address] = found[-1] + value
        return np.array(found, np.int32)

    def store(self, addresses: NDArray[np.int64], values: NDArray[np.uint64]) -> None:
        for address, value in zip(addresses.tolist(), values.tolist(), strict=True):
            assert address % PAIR_BYTES == 0
            assert address not in self.values, "a slot is stored twice"
            self.values[address] = value


@dataclass(frozen=True)
class Pool:
    """What operands are made of, put where ``seed`` says: integers, and floats, as their bits."""

    seed: int
    integers: Sequence[int]
    floats: Sequence[int]


def operands(snippet: Snippet, pool: Pool) -> list[Array]:
    """``[packed, 32]`` each."""
    random, shape = np.random.default_rng(pool.seed), (snippet.packed, LANES)
    found: list[Array] = [_any(element, shape, pool, random) for element in snippet.operands]
    if snippet.is_atomic:
        found[0] = 4 * random.integers(0, COUNTERS, shape)
    elif snippet.has_effects:
        _make_slots(found, random)
        if "numbers" in snippet.name:
            found[1] &= ~_nans(found[_LEAVES_FROM:])
    elif snippet.operands == ("f32",) * len(found):
        _make_ties(found, random)
    return found


def _any(element: str, shape: tuple[int, int], pool: Pool, random: np.random.Generator) -> Array:
    values = pool.floats if element in ("f16", "f32") else pool.integers
    bits = random.choice(np.array(values, np.int64), shape).astype(np.uint32)
    if element == "f16":
        with np.errstate(over="ignore"):
            rounded = bits.view(np.float32).astype(np.float16)
        random_bits = random.integers(0, 2**16, shape, np.uint16).view(np.float16)
        return np.where(random.random(shape) < 0.5, rounded, random_bits)
    if element == "i8":
        return random.integers(-128, 128, shape, np.int8)
    return bits.view(np.float32 if element == "f32" else np.int32)


def _make_slots(found: list[Array], random: np.random.Generator) -> None:
    """Slots of rows apart, limits that are near the first number for some, and leaves with ties."""
    shape = found[0].shape
    lead = np.arange(LANES) // QUAD * QUAD
    rows = np.arange(shape[0] * LANES).reshape(shape)[:, lead]
    near = random.random(shape) < 0.6
    limits = np.where(near, found[2] + random.integers(-2, 140, shape, np.int32), found[3])
    found[0] = (rows + 1) * APART
    found[3], found[5] = limits[:, lead], found[5][:, lead]
    _make_ties(found[5:], random)


def _make_ties(floats: list[Array], random: np.random.Generator) -> None:
    """Has a fifth of all but the first tie with that or its double, or be just above the double."""
    with np.errstate(all="ignore"):
        first, double = floats[0], floats[0] + floats[0]
        near = np.stack([first, double, np.nextafter(double, np.float32("inf"))])
    for values in floats[1:]:
        tie, kind = random.random(values.shape) < 0.2, random.integers(0, 3, values.shape)
        values[tie] = np.take_along_axis(near, kind[None], 0)[0][tie]


def _nans(leaves: Sequence[Array]) -> NDArray[np.int32]:
    """The hits of which leaf is NaN, where the leaves come again until there are 32."""
    nans = [np.isnan(leaves[bit % len(leaves)]).astype(np.uint32) << bit for bit in range(32)]
    return np.bitwise_or.reduce(nans).view(np.int32)


def by_meaning(snippet: Snippet, operands: Sequence[Array]) -> tuple[Array, dict[int, int]]:
    """The result, ``[packed, 32]``, and what is in memory."""
    memory = Words()
    first = [memory] if snippet.has_effects else []
    with np.errstate(all="ignore"):
        result = snippet.meaning(*first, *(operand.reshape(-1) for operand in operands))
    return result.reshape(snippet.packed, LANES), memory.values


def by_text(
    snippet: Snippet, operands: Sequence[Array], text: str | None = None
) -> tuple[Array, dict[int, int]]:
    """The same, as the snippet's text, or ``text``, has it."""
    memory = Words()
    held = [register for operand in operands for register in _registers(operand)]
    count = len(snippet.constraints.split(",")) - len(held)
    results = run(snippet.text if text is None else text, count, held, memory)
    element = _ELEMENTS[snippet.result]
    packed = np.ascontiguousarray(np.stack(results, 1)).view(element)
    return packed.T, memory.values


def _registers(operand: Array) -> list[Array]:
    """One for each element, or for as many elements as fill 32 bits."""
    lanes = np.ascontiguousarray(operand.T)
    if operand.itemsize < 4:
        lanes = lanes.view(np.uint32)
    return [np.ascontiguousarray(register) for register in lanes.T]
