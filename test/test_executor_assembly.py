# SPDX-License-Identifier: Apache-2.0
"""Inline assembly in the CPU executor: what it takes, and how its effects are ordered."""

from __future__ import annotations

import json
import re

import numpy as np
import pytest
from executor_kernels import kernel, lanes, load, store
from torch_mlir import ir

from winnow.assembly import ABOVE, KEEP, RESERVE, SNIPPETS, STORE_HITS, TIES, Snippet
from winnow.errors import ExecutionError
from winnow.executor import Executable, execute, schedules

LANES = 4
SCORES = "%s, %s, %s, %s"


def assembly(name: str, snippet: Snippet, operands: str, *, count: int = LANES) -> str:
    """``%name`` is what a snippet gives for operands: ``%at`` of pointers, ``%s`` of f32."""
    names = operands.split(", ")
    elements = {"%at": "!tt.ptr<i32>", "%s": "f32"}
    types = [f"tensor<{count}x{elements.get(name, 'i32')}>" for name in names]
    pointers, floats = names.count("%at"), names.count("%s")
    integers = len(names) - pointers - floats
    return f"""
        %{name} = "tt.elementwise_inline_asm"({operands})
            {{asm_string = {json.dumps(snippet.text)}, constraints = "{snippet.constraints}",
             packed_element = {snippet.packed} : i32, pure = {str(snippet.is_pure).lower()},
             operandSegmentSizes = array<i32: {pointers}, {integers}, {floats}>}}
            : ({", ".join(types)}) -> tensor<{count}xi32>
    """


def splat(name: str, value: str, element: str) -> str:
    return f'%{name} = "tt.splat"(%{value}) : ({element}) -> tensor<{LANES}x{element}>\n'


def reserve(pointers: str, packed: int = 1) -> ir.Module:
    """Each program reserves ``%hits`` in each lane at the counter, and stores what it gets."""
    body = f"""
        %program = "tt.get_program_id"() {{axis = 0 : i32}} : () -> i32
        %four = arith.constant {LANES} : i32
        %place = arith.muli %program, %four : i32
        %own = "tt.addptr"(%out, %place) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
        {splat("mask", "hits", "i32")}
        {pointers}
        {assembly("first", RESERVE[packed], "%at, %mask")}
        {lanes("to", "own", LANES, "i32")}
        {store("to", "first", f"{LANES}x", "i32")}
    """
    return kernel(body, counters="!i32", hits="i32", out="!i32")


ONE_COUNTER = f'%at = "tt.splat"(%counters) : (!tt.ptr<i32>) -> tensor<{LANES}x!tt.ptr<i32>>'


@pytest.mark.parametrize("packed", [1, 2])
def test_no_two_programs_get_the_same_numbers(packed: int) -> None:
    """Four lanes take 3 numbers each, together; which program is first is up to the schedule."""
    executable = Executable(reserve(ONE_COUNTER, packed))
    orders = set()
    for schedule in schedules(30):
        counters, out = np.array([100], np.int32), np.zeros((3, LANES), np.int32)
        executable.run([counters, 0b10101, out], (3, 1, 1), schedule=schedule)
        assert counters.tolist() == [136]
        assert sorted(out[:, 0]) == [100, 112, 124]
        assert not out[:, 1:].any()
        orders.add(tuple(out[:, 0]))
    assert len(orders) == 6


def test_without_hits_counters_are_left_alone() -> None:
    """Even where there is no counter."""
    wild = """
        %far = arith.constant dense<100000> : tensor<4xi32>
        %near = "tt.splat"(%counters) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
        %at = "tt.addptr"(%near, %far)
            : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<i32>>
    """
    counters, out = np.array([7], np.int32), np.full(LANES, -1, np.int32)
    execute(reserve(wild), [counters, 0, out], (1, 1, 1))
    assert (counters.tolist(), out.tolist()) == ([7], [0] * LANES)
    with pytest.raises(ExecutionError, match=r"tt\.elementwise_inline_asm: .*outside of its 4 byt"):
        execute(reserve(wild), [counters, 1, out], (1, 1, 1))


def store_hits(rest: str = "", packed: int = 1) -> ir.Module:
    """Lane 2 stores pairs of keys from 5 on in ``%out``, from slot ``%first`` on."""
    operands = "%at, %mask, %n, %limits, %keys, %s, " + SCORES
    body = f"""
        {splat("all", "hits", "i32")}
        %two = arith.constant 2 : i32
        %lane = "tt.make_range"() {{start = 0 : i32, end = {LANES} : i32}}
            : () -> tensor<{LANES}xi32>
        {splat("chosen", "two", "i32")}
        %here = arith.cmpi eq, %lane, %chosen : tensor<{LANES}xi32>
        %none = arith.constant dense<0> : tensor<{LANES}xi32>
        %mask = arith.select %here, %all, %none : tensor<{LANES}xi1>, tensor<{LANES}xi32>
        {splat("n", "first", "i32")}
        %limits = arith.constant dense<8> : tensor<{LANES}xi32>
        %keys = arith.constant dense<5> : tensor<{LANES}xi32>
        %s = arith.constant dense<3.0> : tensor<{LANES}xf32>
        %at = "tt.splat"(%out) : (!tt.ptr<i32>) -> tensor<{LANES}x!tt.ptr<i32>>
        {assembly("end", STORE_HITS[4, 1, packed, False], operands)}
        {rest}
    """
    return kernel(body, out="!i32", hits="i32", first="i32")


@pytest.mark.parametrize("packed", [1, 2])
def test_pairs_are_stored_as_a_whole(packed: int) -> None:
    out = np.full((9, 2), -1, np.int32)
    execute(store_hits(packed=packed), [out, 0b1001, 2], (1, 1, 1))
    expected = np.full((9, 2), -1)
    expected[2:4] = [[14, 0], [5, 0]]  # a score less an equal threshold
    assert (out == expected).all()


@pytest.mark.parametrize(
    ("first", "message"),
    [
        (3, "8 bytes at byte 32 of argument 'out' are outside of its 36 bytes"),
        (7, "8 bytes at byte 56 of argument 'out' are outside of its 36 bytes"),
    ],
)
def test_pairs_past_the_end_are_faults(first: int, message: str) -> None:
    memory = np.zeros(11, np.int32)
    start = -memory.ctypes.data // 4 % 2
    out = memory[start : start + 9]
    with pytest.raises(ExecutionError, match=re.escape(message)):
        execute(store_hits(), [out, 3, first], (1, 1, 1))


def test_pairs_must_be_aligned() -> None:
    memory = np.zeros(20, np.int32)
    start = -memory.ctypes.data // 4 % 2 + 1
    with pytest.raises(ExecutionError, match=r"byte 0 of argument 'out' is not aligned to 8 bytes"):
        execute(store_hits(), [memory[start : start + 18], 1, 0], (1, 1, 1))


def test_memory_that_must_not_be_written() -> None:
    out = np.zeros((9, 2), np.int32)
    out.setflags(write=False)
    with pytest.raises(ExecutionError, match="argument 'out' is read-only"):
        execute(store_hits(), [out, 1, 0], (1, 1, 1))
    counters = np.zeros(1, np.int32)
    counters.setflags(write=False)
    with pytest.raises(ExecutionError, match="argument 'counters' is read-only"):
        execute(reserve(ONE_COUNTER), [counters, 1, np.zeros(LANES, np.int32)], (1, 1, 1))


def test_pairs_are_seen_for_sure_only_after_a_barrier() -> None:
    read = load("seen", "out", "", "i32")
    read += """
        %to = arith.constant 17 : i32
        %last = "tt.addptr"(%out, %to) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
    """
    read += store("last", "seen", "", "i32")
    for barrier, copies in (("", {5, -1}), ('"gpu.barrier"() : () -> ()\n', {5})):
        executable, found = Executable(store_hits(barrier + read)), set()
        for schedule in schedules(40):
            out = np.full((9, 2), -1, np.int32)
            executable.run([out, 1, 0], (1, 1, 1), schedule=schedule)
            found.add(int(out[8, 1]))
        assert found == copies


def test_loads_of_what_assembly_writes_let_others_run() -> None:
    """Program 1 may read before or after program 0 stores."""
    body = store_hits(load("seen", "out", "", "i32") + store("out", "seen", "", "i32"))
    stats = Executable(body).run([np.zeros((9, 2), np.int32), 1, 0], (1, 1, 1))
    alone = Executable(store_hits()).run([np.zeros((9, 2), np.int32), 1, 0], (1, 1, 1))
    assert stats.turns == alone.turns + 1


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("popc.b32", "popc.b64", "this assembly is none of those that the CPU executor knows"),
        ("=&r,l,r", "=r,l,r", "this assembly is none of those that the CPU executor knows"),
        ("-> tensor<4xi32>", "-> tensor<4xf32>", "the types are not those of tensors that this"),
        (
            "pure = false",
            "pure = true",
            "this assembly must have pure = false, and packed_element = 1",
        ),
        (
            "packed_element = 1",
            "packed_element = 2",
            "this assembly must have .*, and packed_element = 1",
        ),
    ],
)
def test_other_assembly_is_refused(before: str, after: str, message: str) -> None:
    body = ONE_COUNTER + assembly("first", RESERVE[1], "%at, %mask")
    assert before in body
    text = splat("mask", "hits", "i32") + body.replace(before, after)
    with pytest.raises(ExecutionError, match=rf"tt\.elementwise_inline_asm: {message}"):
        Executable(kernel(text, counters="!i32", hits="i32"))


def test_assembly_on_scalars_is_refused() -> None:
    text = f"""
        %first = "tt.elementwise_inline_asm"(%counters, %hits)
            {{asm_string = {json.dumps(RESERVE[1].text)}, constraints = "{RESERVE[1].constraints}",
             packed_element = 1 : i32, pure = false}} : (!tt.ptr<i32>, i32) -> i32
    """
    with pytest.raises(ExecutionError, match="the types are not those of tensors"):
        Executable(kernel(text, counters="!i32", hits="i32"))


@pytest.mark.parametrize("snippet", [ABOVE[4], TIES[4]], ids=["above", "ties"])
def test_assembly_without_effects(snippet: Snippet) -> None:
    body = f"""
        {splat("s", "score", "f32")}
        {assembly("found", snippet, "%s, " + SCORES)}
        {lanes("to", "out", LANES, "i32")}
        {store("to", "found", f"{LANES}x", "i32")}
    """
    out = np.zeros(LANES, np.int32)
    execute(kernel(body, out="!i32", score="f32"), [out, np.float32(2)], (1, 1, 1))
    assert out.tolist() == [0 if snippet is ABOVE[4] else 15] * LANES
    text = body.replace("pure = true", "pure = false")
    with pytest.raises(ExecutionError, match="this assembly must have pure = true, and packed"):
        Executable(kernel(text, out="!i32", score="f32"))


def test_assembly_that_is_kept() -> None:
    body = f"""
        {splat("s", "score", "f32")}
        {assembly("bits", KEEP, "%s")}
        {lanes("to", "out", LANES, "i32")}
        {store("to", "bits", f"{LANES}x", "i32")}
    """
    out = np.zeros(LANES, np.int32)
    execute(kernel(body, out="!i32", score="f32"), [out, np.float32(-2)], (1, 1, 1))
    assert out.view(np.float32).tolist() == [-2] * LANES
    text = body.replace("pure = false", "pure = true")
    with pytest.raises(ExecutionError, match="this assembly must have pure = false, and packed"):
        Executable(kernel(text, out="!i32", score="f32"))


def test_lanes_act_in_fours() -> None:
    """Six make no groups of four."""
    body = (ONE_COUNTER + assembly("first", RESERVE[1], "%at, %mask", count=6)).replace(
        "<4x", "<6x"
    )
    text = splat("mask", "hits", "i32").replace("<4x", "<6x") + body
    message = "this assembly works on rows of 4, not 6"
    with pytest.raises(ExecutionError, match=rf"tt\.elementwise_inline_asm: {message}"):
        Executable(kernel(text, counters="!i32", hits="i32"))


def test_snippets_are_told_apart() -> None:
    snippets = SNIPPETS.values()
    assert len(snippets) == len({snippet.name for snippet in snippets}) == 49
    assert [snippet.name for snippet in snippets if snippet.is_atomic] == [
        "reserve",
        "reserve two",
    ]
    pure = [snippet.name for snippet in snippets if snippet.is_pure]
    finders = [f"{kind} of {n}" for kind in ("above", "ties", "NaNs") for n in (4, 8, 16, 32)]
    assert pure == [*finders, "NVFP4, low halves", "NVFP4, high halves"]
    assert {snippet.group for snippet in snippets if snippet.has_effects} == {4}
