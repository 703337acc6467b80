# SPDX-License-Identifier: Apache-2.0
"""Basic blocks, dominators and natural loops of small functions."""

from __future__ import annotations

from sass_listings import make_listing

from winnow.stats.flow import (
    Block,
    Loop,
    basic_blocks,
    branch_depths,
    dominators,
    natural_loops,
    predecessors,
)
from winnow.stats.sass import parse_sass


def blocks_of(*instructions: str) -> list[Block]:
    return basic_blocks(parse_sass(make_listing("f", *instructions), "f"))


def dominators_of(blocks: list[Block]) -> list[set[int]]:
    return [
        {number for number in range(len(blocks)) if bits >> number & 1}
        for bits in dominators(predecessors(blocks))
    ]


def test_straight_code_is_one_block() -> None:
    (block,) = blocks_of("NOP", "@P0 FADD R1, R1, R2", "EXIT")
    assert len(block.instructions) == 3
    assert block.successors == ()
    assert natural_loops([block]) == []


def test_both_ways_of_a_branch() -> None:
    blocks = blocks_of("@P0 BRA 0x30", "NOP", "BRA 0x40", "NOP", "EXIT")
    assert [len(block.instructions) for block in blocks] == [1, 2, 1, 1]
    assert [block.successors for block in blocks] == [(1, 2), (3,), (3,), ()]
    assert dominators_of(blocks) == [{0}, {0, 1}, {0, 2}, {0, 3}]


def test_a_branch_to_the_next_instruction() -> None:
    first, _ = blocks_of("@P0 BRA 0x10", "EXIT")
    assert first.successors == (1,)


def test_code_that_nothing_leads_to() -> None:
    blocks = blocks_of("EXIT", "NOP", "BRA 0x20")
    assert dominators_of(blocks) == [{0}, set(), set()]
    assert natural_loops(blocks) == []


def test_a_loop_of_one_block() -> None:
    blocks = blocks_of("NOP", "NOP", "@P0 BRA 0x10", "EXIT")
    assert natural_loops(blocks) == [Loop(1, frozenset({1}), frozenset({1}))]


def test_loops_in_a_loop_and_a_block_placed_after_it() -> None:
    """The last block belongs to the outer loop, though it lies behind the branch back."""
    blocks = blocks_of(
        "NOP",
        "@P1 BRA 0x70",  # 1: the outer loop's header
        "NOP",  # 2: the inner loop
        "@P0 BRA 0x20",
        "NOP",  # 3
        "@P2 BRA 0x10",
        "EXIT",  # 4
        "NOP",  # 5
        "BRA 0x40",
    )
    outer, inner = sorted(natural_loops(blocks), key=lambda loop: loop.header)
    assert outer == Loop(1, frozenset({1, 2, 3, 5}), frozenset({3}))
    assert inner == Loop(2, frozenset({2}), frozenset({2}))


def test_loops_of_one_header_are_one() -> None:
    blocks = blocks_of("NOP", "@P0 BRA 0x10", "@P1 BRA 0x10", "EXIT")
    assert natural_loops(blocks) == [Loop(1, frozenset({1, 2}), frozenset({1, 2}))]


def test_a_cycle_with_two_entries_is_no_natural_loop() -> None:
    blocks = blocks_of("@P0 BRA 0x20", "NOP", "@P1 BRA 0x10", "EXIT")
    assert natural_loops(blocks) == []


def test_branches_that_blocks_of_a_loop_stand_behind() -> None:
    blocks = blocks_of(
        "NOP",
        "@P0 BRA 0x90",  # 1: the loop
        "@P1 BRA 0x50",  # 2
        "@P2 BRA 0x70",  # 3
        "BRA 0x60",  # 4
        "NOP",  # 5: what comes in place of 3 and 4
        "NOP",  # 6
        "@P3 BRA 0x70",  # 7: a loop within
        "NOP",  # 8
        "@P4 BRA 0x10",  # 9
        "EXIT",
    )
    (loop,) = (each for each in natural_loops(blocks) if each.header == 1)
    assert loop.blocks == {*range(1, 10)}
    depths = branch_depths(loop, blocks)
    assert depths == {1: 0, 2: 1, 3: 2, 4: 3, 5: 2, 6: 2, 7: 1, 8: 1, 9: 0}


def test_an_exit_in_the_middle_of_a_loop_is_no_branch() -> None:
    blocks = blocks_of("NOP", "@P0 EXIT", "NOP", "@P1 BRA 0x40", "@P2 BRA 0x10", "EXIT")
    (loop,) = natural_loops(blocks)
    assert set(branch_depths(loop, blocks).values()) == {0}


def test_loops_with_two_ways_back() -> None:
    blocks = blocks_of("NOP", "@P0 BRA 0x40", "NOP", "BRA 0x10", "@P1 BRA 0x10", "EXIT")
    (loop,) = natural_loops(blocks)
    assert branch_depths(loop, blocks) == {1: 0, 2: 1, 3: 1}
