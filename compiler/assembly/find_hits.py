# SPDX-License-Identifier: Apache-2.0
"""The snippets that find a thread's hits: leaves above a threshold, that tie with it, or are NaN.

Two instructions a score for those above. There are hardly ever ties, so that these take one: a
predicate says whether there is any, and a branch passes over the rest if there is none. NaNs take
half of one: two leaves are looked at together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from winnow.assembly.snippet import LEAVES, Float32s, Int32s, Snippet

CHAINS = 4
"""Comparisons that need not wait for one another's predicate, of which there are seven in all."""

_THRESHOLD, _FIRST_LEAF = "$1", 2


def _mark(comparisons: Iterable[str]) -> Iterator[str]:
    """Sets the bit of each leaf whose comparison holds."""
    for leaf, comparison in enumerate(comparisons):
        yield f"setp.{comparison};"
        yield f"@holds or.b32 $0, $0, {hex(1 << leaf)};"


def _mark_few(kind: str, pairs: Sequence[str], comparisons: Iterable[str]) -> str:
    """The same, but only where ``kind`` of comparison holds for any of ``pairs``."""
    chains = min(CHAINS, len(pairs))
    lines = ["{", f".reg .pred holds, any<{chains}>;", "mov.b32 $0, 0;"]
    lines += [f"setp.{kind}.f32 any{chain}, {pairs[chain]};" for chain in range(chains)]
    for number, pair in enumerate(pairs[chains:]):
        chain = f"any{number % chains}"
        lines += [f"setp.{kind}.or.f32 {chain}, {pair}, {chain};"]
    lines += [f"or.pred any0, any0, any{chain};" for chain in range(1, chains)]
    lines += ["@!any0 bra DONE;", *_mark(comparisons), "DONE:", "}"]
    return "\n".join(lines)


def _with_threshold(kind: str, leaves: int) -> list[str]:
    """A comparison of each leaf with the threshold."""
    return [f"{kind}.f32 holds, ${_FIRST_LEAF + leaf}, {_THRESHOLD}" for leaf in range(leaves)]


def _above(leaves: int) -> str:
    marks = _mark(_with_threshold("gt", leaves))
    return "\n".join(["{", ".reg .pred holds;", "mov.b32 $0, 0;", *marks, "}"])


def _ties(leaves: int) -> str:
    pairs = [f"${_FIRST_LEAF + leaf}, {_THRESHOLD}" for leaf in range(leaves)]
    return _mark_few("equ", pairs, _with_threshold("equ", leaves))


def _nans(leaves: int) -> str:
    """Operands: the leaves alone."""
    pairs = [f"${leaf}, ${leaf + 1}" for leaf in range(1, leaves, 2)]
    comparisons = [f"nan.f32 holds, ${leaf}, ${leaf}" for leaf in range(1, leaves + 1)]
    return _mark_few("nan", pairs, comparisons)


def _bits(conditions: NDArray[np.bool_]) -> Int32s:
    """``conditions [leaves, n]`` as bits of ``[n]``, the first one lowest."""
    weights = np.uint32(1) << np.arange(len(conditions), dtype=np.uint32)
    return (conditions * weights[:, None]).sum(0, dtype=np.uint32).view(np.int32)


def _find_above(thresholds: Float32s, *scores: Float32s) -> Int32s:
    return _bits(np.stack(scores) > thresholds)


def _find_ties(thresholds: Float32s, *scores: Float32s) -> Int32s:
    stacked = np.stack(scores)
    return _bits(~((stacked > thresholds) | (stacked < thresholds)))


def _find_nans(*scores: Float32s) -> Int32s:
    return _bits(np.isnan(np.stack(scores)))


ABOVE = {
    count: Snippet(f"above of {count}", _above(count), ("f32",) * (1 + count), _find_above)
    for count in LEAVES
}
"""By the number of leaves: of a threshold and leaves, the hits that are above it."""
TIES = {
    count: Snippet(f"ties of {count}", _ties(count), ("f32",) * (1 + count), _find_ties)
    for count in LEAVES
}
"""By the number of leaves: of a threshold and leaves, the hits neither above nor below it."""
NANS = {
    count: Snippet(f"NaNs of {count}", _nans(count), ("f32",) * count, _find_nans)
    for count in LEAVES
}
"""By the number of leaves: of leaves, those that are NaN."""
