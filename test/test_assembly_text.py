# SPDX-License-Identifier: Apache-2.0
"""The text of each snippet of assembly does what the snippet is said to mean, lane by lane.

``ptx_lanes`` runs the text. On a GPU, ``test_hits`` and ``test_dequantize`` run the same text.
"""

from __future__ import annotations

import re

import numpy as np
import pytest
from assembly_inputs import SPECIAL, Pool, Words, by_meaning, by_text, operands
from drawing import examples, words
from hypothesis import given
from hypothesis import strategies as st
from ptx_lanes import run
from ptx_ops import LANES, Array
from ptx_text import PtxError

from winnow.assembly import (
    ABOVE,
    KEEP,
    NANS,
    NVFP4_HALVES,
    RESERVE,
    SNIPPETS,
    STORE_HITS,
    TIES,
    Snippet,
)

MASKS = [0, 0, 1, -1, 0x55555555, -(2**31), 2**31 - 1, 5, 64, -3]
"""Of hits. They are first numbers, limits and keys as well."""
INFINITIES = [0x7F800000, 0xFF800000]
FLOATS = [
    *SPECIAL.view(np.uint32).tolist(),
    *(6 * INFINITIES),
    *range(0x3F800000, 0x40800000, 0x32345),
]
DENSE = [Pool(seed, MASKS, FLOATS) for seed in range(6)]
SPARSE = [Pool(seed, [0] * 60 + [5], FLOATS) for seed in range(6)]
POOLS = [Pool(0, [0], FLOATS), *SPARSE, *DENSE]

any_floats = st.sampled_from(FLOATS) | words() | st.integers(0x3F000000, 0x40800000)
any_integers = st.sampled_from(MASKS) | words() | st.integers(-8, 140)
pools = st.builds(
    Pool,
    st.integers(0, 2**32 - 1),
    st.lists(any_integers, min_size=1, max_size=24),
    st.lists(any_floats, min_size=1, max_size=24),
)


def agree(snippet: Snippet, given_operands: list[Array], text: str | None = None) -> bool:
    """Whether the text, or ``text``, gives what is meant, bit for bit; any NaN of FP16 will do."""
    meant, memory = by_meaning(snippet, given_operands)
    found, changed = by_text(snippet, given_operands, text)
    if snippet in STORE_HITS.values():
        return changed == memory
    for result in (found, meant) if snippet.result == "f16" else ():
        result[np.isnan(result)] = np.nan
    return found.dtype == meant.dtype and found.tobytes() == meant.tobytes() and changed == memory


@pytest.mark.parametrize("snippet", SNIPPETS.values(), ids=lambda snippet: snippet.name)
@given(pool=pools)
@examples(20)
def test_text_does_what_is_meant(snippet: Snippet, pool: Pool) -> None:
    assert agree(snippet, operands(snippet, pool))


def is_noticed(snippet: Snippet, text: str) -> bool:
    """Whether ``text`` in place of the snippet's is found to be wrong for any of ``POOLS``."""
    for pool in POOLS:
        try:
            if not agree(snippet, operands(snippet, pool), text):
                return True
        except (AssertionError, PtxError):
            return True
    return False


@pytest.mark.parametrize(
    ("snippet", "before", "after"),
    [
        (ABOVE[8], "setp.gt.f32 holds, $9", "setp.ge.f32 holds, $9"),
        (ABOVE[8], "0x80", "0x40"),
        (TIES[8], "equ.f32 holds", "eq.f32 holds"),
        (TIES[8], "equ.or.f32", "eq.or.f32"),
        (NANS[16], "nan.or.f32 any0", "nan.and.f32 any0"),
        (NANS[8], "nan.f32 holds, $8, $8", "nan.f32 holds, $8, $7"),
        (RESERVE[1], "count, 2, 0x1F", "count, 1, 0x1F"),
        (RESERVE[1], "lane, 3", "lane, 7"),
        (RESERVE[2], "65536", "256"),
        (RESERVE[2], "shr.u32 count, count, 16", "shr.u32 count, count, 15"),
        (STORE_HITS[8, 1, 1, False], "setp.lt.and.u32 fits", "setp.le.and.u32 fits"),
        (STORE_HITS[8, 1, 1, False], "setp.lt.and.u32 fits", "setp.lt.and.s32 fits"),
        (STORE_HITS[8, 1, 1, False], "popc.b32 bit, bit", "mov.b32 bit, bit"),
        (STORE_HITS[8, 1, 1, False], "bit, -3, key", "bit, -4, key"),
        (STORE_HITS[8, 1, 1, False], "key, leaf, 4", "key, leaf, 8"),
        (STORE_HITS[8, 1, 1, False], "0x1C1F", "0x1F"),
        (STORE_HITS[8, 1, 1, False], "quad, 28", "quad, 24"),
        (STORE_HITS[8, 1, 1, False], "setp.ge.s32 more", "setp.ge.u32 more"),
        (STORE_HITS[8, 1, 1, False], "setp.le.f32 near", "setp.lt.f32 near"),
        (STORE_HITS[8, 1, 1, False], "0f7FFFFFFF", "0f7F7FFFFF"),
        (STORE_HITS[8, 1, 1, False], "0x7FC00000", "0xFFC00000"),
        (STORE_HITS[8, -1, 2, True], "-8, $3", "8, $3"),
        (STORE_HITS[8, -1, 2, True], "bfind.u32", "popc.b32"),
        (STORE_HITS[8, -1, 2, True], "bra.uni LOOP1", "bra.uni LOOP0"),
        (NVFP4_HALVES[0], "0x1C1C1C1C", "0x1C1C1C0C"),
        (NVFP4_HALVES[1], "$1, odd", "$1, even"),
    ],
    ids=lambda value: value.name if isinstance(value, Snippet) else value,
)
def test_mistakes_are_noticed(snippet: Snippet, before: str, after: str) -> None:
    assert before in snippet.text
    assert not is_noticed(snippet, snippet.text)
    assert is_noticed(snippet, snippet.text.replace(before, after))


SHORT_CUT = re.compile(r"@!\w+ bra(\.uni)? (DONE|NEXT\d);")


@pytest.mark.parametrize(
    "snippet",
    [
        ABOVE[4],
        TIES[8],
        NANS[8],
        *RESERVE.values(),
        STORE_HITS[4, 1, 2, False],
        *NVFP4_HALVES,
        KEEP,
    ],
    ids=lambda snippet: snippet.name,
)
def test_each_instruction_is_needed(snippet: Snippet) -> None:
    """But for branches past what would do nothing."""
    lines = snippet.text.splitlines()
    for number, line in enumerate(lines):
        if line.endswith(";") and not line.startswith(".reg"):
            rest = "\n".join([*lines[:number], *lines[number + 1 :]])
            is_spare = SHORT_CUT.fullmatch(line) is not None
            assert is_noticed(snippet, rest) != is_spare, line


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("mul.hi.u32 $0, $1, $1;", "mul.hi.u32 .*: this instruction is not known"),
        ("bra DONE;\nsetp.ltu.f32 $0, $1, $1;\nDONE:", "setp.ltu.*: this instruction is not known"),
        ("mov.b32 $0, x;", "there is no register x"),
        ("mov.b32 $0, %tid;", "there is no register %tid"),
        ("mov.b32 $0, $2;", r"\$2 is not as wide as b32"),
        ("mov.b32 $0, 0f3F800000;", "0f3F800000 is no b32"),
        ("add.u32 $0, $1;", "takes 2 operands"),
        ("add.u32 $0, $0, $1;", r"\$0 is read before it is written"),
        ("add.u32 $1, $1, $1;", "a result is not written"),
        ("@some mov.b32 $0, 0;", "a result is not written"),
        ("@some mov.b32 $0, 0;\nadd.u32 $0, $0, 1;", r"\$0 is read before it is written"),
        ("@some bra.uni DONE;\nDONE:", "lanes part ways"),
        ("@some vote.sync.any.pred some, some, 0xFFFFFFFF;", "lanes are missing"),
        (
            "@some bra DONE;\nvote.sync.any.pred some, some, 0xFFFFFFFF;\nDONE:",
            "lanes are missing",
        ),
        ("vote.sync.any.pred some, some, 0xF;", "votes and shuffles are those of all lanes"),
        ("@some bra ELSEWHERE;", "there is no such label"),
        ("AGAIN:\nbra AGAIN;", "no end after"),
        (".reg .b32 some;", "some is declared twice"),
        ("ret;", "not an instruction: ret"),
    ],
)
def test_other_text_is_refused(text: str, message: str) -> None:
    """``some`` holds in the first lanes."""
    text = f"{{.reg .pred some;\nsetp.lt.u32 some, $1, 9;\n{text}}}"
    lanes = np.arange(LANES, dtype=np.int32)
    with pytest.raises(PtxError, match=message):
        run(text, 1, [lanes, lanes.astype(np.int64)], Words())


def test_lanes_part_and_meet() -> None:
    """Those that wait are there again for a vote; what a lane did before it stays."""
    text = """{
        .reg .pred low, all; .reg .b32 votes;
        mov.u32 $0, %laneid;
        setp.lt.u32 low, $0, 4;
        @low bra LOW;
        add.u32 $0, $0, 100;
        bra MEET;
        LOW:
        add.u32 $0, $0, 200;
        MEET:
        setp.ge.u32 all, $0, 200;
        vote.sync.ballot.b32 votes, all, 0xFFFFFFFF;
        @all add.u32 $0, $0, votes;
    }"""
    (found,) = run(text, 1, [], Words())
    assert found.tolist() == [215, 216, 217, 218, *range(104, 132)]
