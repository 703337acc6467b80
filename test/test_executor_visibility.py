# SPDX-License-Identifier: Apache-2.0
"""What programs of the CPU executor see of one another: litmus tests.

A kernel that orders its accesses as GPUs demand passes under every schedule; with any part of
that order left out, some schedule shows the fault.
"""

import numpy as np
import pytest
from executor_kernels import atomic, kernel, lanes, load, store
from torch_mlir import ir

from winnow.executor import Executable, schedules

RELAXED, ACQUIRE, RELEASE, ACQUIRE_RELEASE = 1, 2, 3, 4
BARRIER = '"gpu.barrier"() : () -> ()\n'
COUNT = 60


def message_passing(
    *, barrier: bool = True, send: int = RELEASE, receive: int = ACQUIRE, scope: int = 1
) -> ir.Module:
    """Program 0 stores 7 to ``data``, then raises ``flag``; program 1 waits and copies ``data``."""
    body = f"""
        {lanes("at", "data", 4, "i32")}
        {lanes("to", "out", 4, "i32")}
        %zero = arith.constant 0 : i32
        %one = arith.constant 1 : i32
        %program = "tt.get_program_id"() {{axis = 0 : i32}} : () -> i32
        %sends = arith.cmpi eq, %program, %zero : i32
        scf.if %sends {{
          %seven = arith.constant dense<7> : tensor<4xi32>
          {store("at", "seven", "4x", "i32")}
          {BARRIER if barrier else ""}
          {atomic("sent", "flag", "one", "", "i32", sem=send)}
        }} else {{
          scf.while : () -> () {{
            {atomic("seen", "flag", "zero", "", "i32", sem=receive)}
            %waits = arith.cmpi eq, %seen, %zero : i32
            scf.condition(%waits)
          }} do {{
            scf.yield
          }}
          {load("copied", "at", "4x", "i32")}
          {store("to", "copied", "4x", "i32")}
        }}
    """
    body = body.replace("scope = 1", f"scope = {scope}")
    return kernel(body, data="!i32", flag="!i32", out="!i32")


def received(module: ir.Module) -> list[list[int]]:
    """What program 1 copied, under each of many schedules."""
    executable = Executable(module)
    copies = []
    for schedule in schedules(COUNT):
        data, flag, out = np.zeros(4, np.int32), np.zeros(1, np.int32), np.zeros(4, np.int32)
        executable.run([data, flag, out], (2, 1, 1), schedule=schedule)
        assert data.tolist() == [7] * 4
        copies.append(out.tolist())
    return copies


@pytest.mark.parametrize(
    ("send", "receive"),
    [(RELEASE, ACQUIRE), (ACQUIRE_RELEASE, ACQUIRE_RELEASE), (RELEASE, ACQUIRE_RELEASE)],
)
def test_a_message_arrives(send: int, receive: int) -> None:
    assert received(message_passing(send=send, receive=receive)) == [[7] * 4] * COUNT


def test_a_release_at_system_scope_serves_as_well() -> None:
    assert received(message_passing(scope=3)) == [[7] * 4] * COUNT


@pytest.mark.parametrize(
    "module",
    [
        message_passing(barrier=False),
        message_passing(send=RELAXED),
        message_passing(send=ACQUIRE),
        message_passing(receive=RELAXED),
        message_passing(receive=RELEASE),
        message_passing(scope=2),
    ],
    ids=[
        "no barrier",
        "relaxed send",
        "acquiring send",
        "relaxed receive",
        "releasing receive",
        "cta",
    ],
)
def test_a_message_without_its_whole_order_is_missed(module: ir.Module) -> None:
    copies = received(module)
    assert [7] * 4 in copies
    assert [0] * 4 in copies


def test_part_of_a_message_may_arrive() -> None:
    copies = received(message_passing(send=RELAXED))
    assert any(0 < sum(copy) < 28 for copy in copies)


def last_arrival(*, barrier: bool) -> ir.Module:
    """Every program stores its number, then arrives; the last to arrive sums them up."""
    body = f"""
        {lanes("at", "numbers", 4, "i32")}
        %one = arith.constant 1 : i32
        %three = arith.constant 3 : i32
        %program = "tt.get_program_id"() {{axis = 0 : i32}} : () -> i32
        %number = arith.addi %program, %one : i32
        %mine = "tt.addptr"(%numbers, %program) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
        {store("mine", "number", "", "i32")}
        {BARRIER if barrier else ""}
        {atomic("arrived", "arrivals", "one", "", "i32", sem=ACQUIRE_RELEASE)}
        %is_last = arith.cmpi eq, %arrived, %three : i32
        scf.if %is_last {{
          {load("all", "at", "4x", "i32")}
          %sum = "tt.reduce"(%all) ({{
          ^bb0(%l: i32, %r: i32):
            %x = arith.addi %l, %r : i32
            "tt.reduce_return"(%x) : (i32) -> ()
          }}) {{axis = 0 : i32}} : (tensor<4xi32>) -> i32
          {store("out", "sum", "", "i32")}
        }}
    """
    return kernel(body, numbers="!i32", arrivals="!i32", out="!i32")


@pytest.mark.parametrize("barrier", [True, False])
def test_the_last_to_arrive_sees_what_the_others_stored(barrier: bool) -> None:
    executable = Executable(last_arrival(barrier=barrier))
    sums = set()
    for schedule in schedules(COUNT):
        numbers, arrivals, out = np.zeros(4, np.int32), np.zeros(1, np.int32), np.zeros(1, np.int32)
        executable.run([numbers, arrivals, out], (4, 1, 1), schedule=schedule)
        sums.add(int(out[0]))
    assert 10 in sums
    assert (sums == {10}) == barrier


def store_then_load(between: str) -> ir.Module:
    body = "%five = arith.constant 5 : i32\n" + store("memory", "five", "", "i32") + between
    body += load("seen", "memory", "", "i32") + store("out", "seen", "", "i32")
    return kernel(body, memory="!i32", out="!i32")


@pytest.mark.parametrize(("between", "expected"), [(BARRIER, {5}), ("", {0, 5})])
def test_a_program_sees_its_own_store_after_a_barrier(between: str, expected: set[int]) -> None:
    executable = Executable(store_then_load(between))
    seen = set()
    for schedule in schedules(COUNT):
        memory, out = np.zeros(1, np.int32), np.zeros(1, np.int32)
        executable.run([memory, out], (1, 1, 1), schedule=schedule)
        seen.add(int(out[0]))
        assert memory == 5
    assert seen == expected


@pytest.mark.parametrize(("between", "expected"), [(BARRIER, {2}), ("", {1, 2})])
def test_stores_to_one_address_are_ordered_by_a_barrier(between: str, expected: set[int]) -> None:
    body = "%one = arith.constant 1 : i32\n %two = arith.constant 2 : i32\n"
    body += store("out", "one", "", "i32") + between + store("out", "two", "", "i32")
    executable = Executable(kernel(body, out="!i32"))
    left = set()
    for schedule in schedules(COUNT):
        out = np.zeros(1, np.int32)
        executable.run([out], (1, 1, 1), schedule=schedule)
        left.add(int(out[0]))
    assert left == expected


def test_a_program_agrees_with_memory_on_which_of_two_stores_came_last() -> None:
    body = "%one = arith.constant 1 : i32\n %two = arith.constant 2 : i32\n"
    body += store("memory", "one", "", "i32") + store("memory", "two", "", "i32") + BARRIER
    body += load("seen", "memory", "", "i32") + store("out", "seen", "", "i32")
    executable = Executable(kernel(body, memory="!i32", out="!i32"))
    last = {}
    for schedule in schedules(COUNT):
        memory, out = np.zeros(1, np.int32), np.zeros(1, np.int32)
        executable.run([memory, out], (1, 1, 1), schedule=schedule)
        assert memory == out
        last[schedule.mode] = int(out[0])
    assert last["sequential"] == 2
    assert last["sequential-late"] == 1


def test_stores_by_one_op_keep_their_order() -> None:
    body = f"""
        %zero = arith.constant 0 : i32
        %one = arith.constant 1 : i32
        %ten = arith.constant 10 : i32
        scf.for %i = %zero to %ten step %one : i32 {{
          {store("out", "i", "", "i32")}
        }}
    """
    executable = Executable(kernel(body, out="!i32"))
    for schedule in schedules(COUNT):
        out = np.zeros(1, np.int32)
        executable.run([out], (1, 1, 1), schedule=schedule)
        assert out == 9


@pytest.mark.parametrize(("between", "expected"), [(BARRIER, {6}), ("", {1, 5, 6})])
def test_an_atomic_follows_the_stores_before_a_barrier(between: str, expected: set[int]) -> None:
    body = "%five = arith.constant 5 : i32\n %one = arith.constant 1 : i32\n"
    body += store("memory", "five", "", "i32") + between
    body += atomic("old", "memory", "one", "", "i32")
    executable = Executable(kernel(body, memory="!i32"))
    left = set()
    for schedule in schedules(COUNT):
        memory = np.zeros(1, np.int32)
        executable.run([memory], (1, 1, 1), schedule=schedule)
        left.add(int(memory[0]))
    assert left <= expected
    assert 6 in left
    assert (left == {6}) == bool(between)


def test_a_wide_load_sees_narrow_stores_and_the_other_way_round() -> None:
    body = f"""
        %wide = "tt.bitcast"(%memory) : (!tt.ptr<i32>) -> !tt.ptr<i64>
        %one = arith.constant 1 : i32
        %next = "tt.addptr"(%memory, %one) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
        %wide_out = "tt.bitcast"(%out) : (!tt.ptr<i32>) -> !tt.ptr<i64>
        {store("next", "one", "", "i32")} {BARRIER}
        {load("both", "wide", "", "i64")}
        {store("wide_out", "both", "", "i64")} {BARRIER}
        %third = "tt.addptr"(%out, %two) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
        %second = "tt.addptr"(%out, %one) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
        {load("high", "second", "", "i32")}
        {store("third", "high", "", "i32")}
    """
    executable = Executable(kernel(body, memory="!i32", out="!i32", two="i32"))
    for schedule in schedules(COUNT):
        memory, out = np.array([9, 9], np.int32), np.zeros(4, np.int32)
        executable.run([memory, out, 2], (1, 1, 1), schedule=schedule)
        assert out.tolist() == [9, 1, 1, 0]
