# SPDX-License-Identifier: Apache-2.0
"""The inline assembly of kernels: for each snippet, its text and what it means, side by side.

Passes pick snippets from here; the CPU executor runs what they mean, and refuses any other text.
"""

from __future__ import annotations

from winnow.assembly.dequantize import NVFP4_HALVES
from winnow.assembly.find_hits import ABOVE, NANS, TIES
from winnow.assembly.keep import KEEP
from winnow.assembly.reserve import RESERVE
from winnow.assembly.snippet import Memory, Snippet
from winnow.assembly.store_hits import STORE_HITS

_ALL = (
    *ABOVE.values(),
    *TIES.values(),
    *NANS.values(),
    *RESERVE.values(),
    *STORE_HITS.values(),
    *NVFP4_HALVES,
    KEEP,
)
SNIPPETS = {(snippet.text, snippet.constraints): snippet for snippet in _ALL}
"""Every snippet, by its text and constraints."""

__all__ = [
    "ABOVE",
    "KEEP",
    "NANS",
    "NVFP4_HALVES",
    "RESERVE",
    "SNIPPETS",
    "STORE_HITS",
    "TIES",
    "Memory",
    "Snippet",
]
