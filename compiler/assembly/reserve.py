# SPDX-License-Identifier: Apache-2.0
"""The snippet that reserves numbers for a thread's hits."""

from __future__ import annotations

import numpy as np

from winnow.assembly.snippet import Addresses, Int32s, Memory, Snippet

_TEXT = """\
{
.reg .pred some;
.reg .b32 count;
setp.ne.b32 some, $2, 0;
popc.b32 count, $2;
mov.b32 $0, 0;
@some atom.global.gpu.relaxed.add.u32 $0, [$1], count;
}"""


def _reserve(memory: Memory, counters: Addresses, hits: Int32s) -> Int32s:
    first = np.zeros_like(hits)
    some = np.flatnonzero(hits)
    if len(some):
        counts = np.bitwise_count(hits[some].view(np.uint32)).astype(np.int32)
        first[some] = memory.add(counters[some], counts)
    return first


RESERVE = Snippet("reserve", _TEXT, "=&r,l,r", _reserve, is_atomic=True)
"""Adds the number of bits in its operand to the i32 at an address, and gives what was there.

Where the operand is 0 it does nothing, and gives 0.
"""
