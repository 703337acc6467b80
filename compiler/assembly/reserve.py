# SPDX-License-Identifier: Apache-2.0
"""The snippet that reserves numbers for a row's hits, by one atomic for the lanes that share it.

These lanes are four in a row of a warp (see ``Snippet.group``): that is how NVIDIA's matrix
products leave a row of 8 columns.
"""

from __future__ import annotations

import numpy as np

from winnow.assembly.snippet import QUAD, Addresses, Int32s, Memory, Snippet

_TEXT = """\
{
.reg .pred some, leads;
.reg .b32 count, more, lane;
mov.b32 $0, 0;
setp.ne.b32 some, $2, 0;
vote.sync.any.pred some, some, 0xFFFFFFFF;
@!some bra.uni DONE;
popc.b32 count, $2;
shfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;
add.u32 count, count, more;
shfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;
add.u32 count, count, more;
mov.u32 lane, %laneid;
and.b32 lane, lane, 3;
setp.eq.b32 leads, lane, 0;
setp.ne.and.b32 leads, count, 0, leads;
@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;
DONE:
}"""


def _reserve(memory: Memory, counters: Addresses, hits: Int32s) -> Int32s:
    counts = np.bitwise_count(hits.view(np.uint32)).reshape(-1, QUAD).sum(1, dtype=np.int32)
    first = np.zeros_like(hits)
    some = np.flatnonzero(counts)
    if len(some):
        first[some * QUAD] = memory.add(counters[some * QUAD], counts[some])
    return first


RESERVE = Snippet("reserve", _TEXT, "=&r,l,r", _reserve, is_atomic=True, group=QUAD)
"""Adds the number of bits in the operands of a group to the i32 at its first lane's address.

Gives the first lane what was there, and the others 0. A group without any bit does nothing, and
gets 0.
"""
