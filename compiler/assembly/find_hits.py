# SPDX-License-Identifier: Apache-2.0
"""The snippets that find a thread's hits: leaves above a threshold, and those that tie with it.

Two instructions a score for those above. There are hardly ever ties, so that these take one: a
predicate says whether there is any, and a branch passes over the rest if there is none.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from winnow.assembly.snippet import LEAVES, Float32s, Int32s, Snippet

_THRESHOLD, _FIRST_LEAF = "$1", 2


def _mark(comparison: str, leaves: int) -> Iterator[str]:
    """Sets the bit of each leaf for which the comparison with the threshold holds."""
    for leaf in range(leaves):
        yield f"setp.{comparison}.f32 holds, ${_FIRST_LEAF + leaf}, {_THRESHOLD};"
        yield f"@holds or.b32 $0, $0, {hex(1 << leaf)};"


def _above(leaves: int) -> str:
    lines = ["{", ".reg .pred holds;", "mov.b32 $0, 0;", *_mark("gt", leaves), "}"]
    return "\n".join(lines)


def _ties(leaves: int) -> str:
    first, *others = (f"${_FIRST_LEAF + leaf}, {_THRESHOLD}" for leaf in range(leaves))
    lines = ["{", ".reg .pred holds, any;", "mov.b32 $0, 0;", f"setp.equ.f32 any, {first};"]
    lines += [f"setp.equ.or.f32 any, {pair}, any;" for pair in others]
    lines += ["@!any bra DONE;", *_mark("equ", leaves), "DONE:", "}"]
    return "\n".join(lines)


def _bits(conditions: NDArray[np.bool_]) -> Int32s:
    """``conditions [leaves, n]`` as bits of ``[n]``, the first one lowest."""
    weights = np.uint32(1) << np.arange(len(conditions), dtype=np.uint32)
    return (conditions * weights[:, None]).sum(0, dtype=np.uint32).view(np.int32)


def _find_above(thresholds: Float32s, *scores: Float32s) -> Int32s:
    return _bits(np.stack(scores) > thresholds)


def _find_ties(thresholds: Float32s, *scores: Float32s) -> Int32s:
    stacked = np.stack(scores)
    return _bits(~((stacked > thresholds) | (stacked < thresholds)))


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
