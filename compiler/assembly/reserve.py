# SPDX-License-Identifier: Apache-2.0
"""The snippets that reserve numbers for a row's hits, by one atomic for the lanes that share it.

These lanes are four in a row of a warp (see ``Snippet.group``): that is how NVIDIA's matrix
products leave a row of 8 columns. Votes and shuffles wait, so that two rows of a thread share them.
"""

from __future__ import annotations

import numpy as np

from winnow.assembly.constraints import POINTER
from winnow.assembly.snippet import QUAD, Addresses, Int32s, Memory, Snippet

_START = """\
{
.reg .pred some, leads;
.reg .b32 hits, count, more, lane;"""

_ADD_UP = """\
setp.ne.b32 some, hits, 0;
vote.sync.any.pred some, some, 0xFFFFFFFF;
@!some bra.uni DONE;
shfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;
add.u32 count, count, more;
shfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;
add.u32 count, count, more;
mov.u32 lane, %laneid;
and.b32 lane, lane, 3;
setp.eq.b32 leads, lane, 0;"""

_ONE = f"""\
{_START}
mov.b32 $0, 0;
mov.b32 hits, $2;
popc.b32 count, hits;
{_ADD_UP}
setp.ne.and.b32 leads, count, 0, leads;
@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;
DONE:
}}"""

# A row has no more than 128 hits in a tile: two rows' counts are added up in the halves of one.
_TWO = f"""\
{_START}
.reg .pred first, second;
mov.b32 $0, 0;
mov.b32 $1, 0;
or.b32 hits, $4, $5;
popc.b32 count, $4;
popc.b32 more, $5;
mad.lo.u32 count, more, 65536, count;
{_ADD_UP}
and.b32 more, count, 0xFFFF;
shr.u32 count, count, 16;
setp.ne.and.b32 first, more, 0, leads;
setp.ne.and.b32 second, count, 0, leads;
@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;
@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;
DONE:
}}"""


def _reserve(memory: Memory, counters: Addresses, hits: Int32s) -> Int32s:
    counts = np.bitwise_count(hits.view(np.uint32)).reshape(-1, QUAD).sum(1, dtype=np.int32)
    first = np.zeros_like(hits)
    some = np.flatnonzero(counts)
    if len(some):
        first[some * QUAD] = memory.add(counters[some * QUAD], counts[some])
    return first


RESERVE = {
    packed: Snippet(
        name, text, (POINTER, "i32"), _reserve, is_atomic=True, group=QUAD, packed=packed
    )
    for packed, name, text in ((1, "reserve", _ONE), (2, "reserve two", _TWO))
}
"""By how many elements they take at a time.

Adds the number of bits in the operands of a group to the i32 at its first lane's address. Gives the
first lane what was there, and the others 0. A group without any bit does nothing, and gets 0.
"""
