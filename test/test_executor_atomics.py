# SPDX-License-Identifier: Apache-2.0
"""Atomics in the CPU executor."""

from typing import Any

import numpy as np
import pytest
from executor_kernels import STORE, atomic, kernel, lanes, store
from torch_mlir import ir

from winnow.errors import ExecutionError
from winnow.executor import Executable, execute, schedules

RMW = {
    "and": 1,
    "or": 2,
    "xor": 3,
    "add": 4,
    "fadd": 5,
    "max": 6,
    "min": 7,
    "umax": 8,
    "umin": 9,
    "xchg": 10,
}
ACQUIRE, RELEASE, ACQUIRE_RELEASE = 2, 3, 4


def one_atomic(op: str, element: str) -> ir.Module:
    """Applies ``op`` with ``value`` to ``memory``; what was there goes to ``before``."""
    body = atomic("old", "memory", "value", "", element, op=RMW[op])
    body += store("before", "old", "", element)
    return kernel(body, memory=f"!{element}", before=f"!{element}", value=element)


@pytest.mark.parametrize(
    ("op", "held", "value", "expected"),
    [
        ("and", 0b1100, 0b1010, 0b1000),
        ("or", 0b1100, 0b1010, 0b1110),
        ("xor", 0b1100, 0b1010, 0b0110),
        ("add", 2**31 - 1, 2, -(2**31) + 1),
        ("max", -5, 3, 3),
        ("min", -5, 3, -5),
        ("umax", -5, 3, -5),
        ("umin", -5, 3, 3),
        ("xchg", -5, 3, 3),
    ],
)
def test_integer_operations(op: str, held: int, value: int, expected: int) -> None:
    memory, before = np.array([held], np.int32), np.zeros(1, np.int32)
    execute(one_atomic(op, "i32"), [memory, before, value], (1, 1, 1))
    assert (memory.tolist(), before.tolist()) == ([expected], [held])


def test_float_addition() -> None:
    memory, before = np.array([1.5], np.float32), np.zeros(1, np.float32)
    execute(one_atomic("fadd", "f32"), [memory, before, 2.25], (1, 1, 1))
    assert (memory.tolist(), before.tolist()) == ([3.75], [1.5])


@pytest.mark.parametrize(("op", "element"), [("fadd", "i32"), ("add", "f32"), ("umax", "f32")])
def test_operations_on_other_elements_are_refused(op: str, element: str) -> None:
    with pytest.raises(ExecutionError, match=rf"tt\.atomic_rmw: operation \d is not for {element}"):
        Executable(one_atomic(op, element))


@pytest.mark.parametrize(
    ("attribute", "message"),
    [
        ("atomic_rmw_op = 4", "operation 9{9} is not supported"),
        ("sem = 1", "memory semantics 9{9} are not supported"),
    ],
)
def test_unknown_codes_are_refused(attribute: str, message: str) -> None:
    text = str(one_atomic("add", "i32"))
    context = ir.Context()
    context.allow_unregistered_dialects = True
    name = attribute.partition(" ")[0]
    module = ir.Module.parse(
        text.replace(f"{attribute} : i32", f"{name} = 999999999 : i32"), context
    )
    with pytest.raises(ExecutionError, match=message):
        Executable(module)


def test_compare_and_swap() -> None:
    swap = """
        %compared = arith.constant dense<5> : tensor<4xi32>
        %old = "tt.atomic_cas"(%at, %compared, %at_lane) {sem = 4 : i32, scope = 1 : i32}
            : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    """
    body = lanes("at", "memory", 4, "i32") + lanes("to", "before", 4, "i32")
    body += swap + store("to", "old", "4x", "i32")
    memory, before = np.array([5, 6, 5, 7], np.int32), np.zeros(4, np.int32)
    execute(kernel(body, memory="!i32", before="!i32"), [memory, before], (1, 1, 1))
    assert memory.tolist() == [0, 6, 2, 7]
    assert before.tolist() == [5, 6, 5, 7]


def masked_slots() -> ir.Module:
    """Each of 8 lanes below ``n`` takes a slot from ``counter`` and puts its number there."""
    tensor, pointers = "tensor<8xi32>", "tensor<8x!tt.ptr<i32>>"
    body = f"""
        %lane = "tt.make_range"() {{start = 0 : i32, end = 8 : i32}} : () -> {tensor}
        %ns = "tt.splat"(%n) : (i32) -> {tensor}
        %in = arith.cmpi slt, %lane, %ns : {tensor}
        %counters = "tt.splat"(%counter) : (!tt.ptr<i32>) -> {pointers}
        %one = arith.constant dense<1> : {tensor}
        %slot = "tt.atomic_rmw"(%counters, %one, %in)
            {{{STORE.format(1)}, atomic_rmw_op = 4 : i32, sem = 1 : i32, scope = 1 : i32}}
            : ({pointers}, {tensor}, tensor<8xi1>) -> {tensor}
        %base = "tt.splat"(%slots) : (!tt.ptr<i32>) -> {pointers}
        %at = "tt.addptr"(%base, %slot) : ({pointers}, {tensor}) -> {pointers}
        "tt.store"(%at, %lane, %in) {{{STORE.format(1)}}}
            : ({pointers}, {tensor}, tensor<8xi1>) -> ()
    """
    return kernel(body, counter="!i32", slots="!i32", n="i32")


@pytest.mark.parametrize("active", [0, 1, 5, 8])
def test_lanes_that_share_an_address_each_get_their_own_turn(active: int) -> None:
    executable = Executable(masked_slots())
    orders: set[Any] = set()
    for schedule in schedules(20):
        counter, slots = np.zeros(1, np.int32), np.full(10, -1, np.int32)
        executable.run([counter, slots, active], (1, 1, 1), schedule=schedule)
        assert counter == active
        assert sorted(slots[:active].tolist()) == list(range(active))
        assert slots[active:].tolist() == [-1] * (10 - active)
        orders.add(tuple(slots.tolist()))
    assert (len(orders) > 1) == (active > 1)


def test_programs_share_counters() -> None:
    """Every program takes slots in a loop; whatever the order, each slot is taken once."""
    programs, rounds = 4, 5
    body = f"""
        %program = "tt.get_program_id"() {{axis = 0 : i32}} : () -> i32
        %zero = arith.constant 0 : i32
        %one = arith.constant 1 : i32
        %rounds = arith.constant {rounds} : i32
        scf.for %i = %zero to %rounds step %one : i32 {{
          {atomic("slot", "counter", "one", "", "i32")}
          %at = "tt.addptr"(%slots, %slot) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
          {store("at", "program", "", "i32")}
        }}
    """
    executable = Executable(kernel(body, counter="!i32", slots="!i32"))
    outcomes: set[Any] = set()
    for schedule in schedules(40):
        counter, slots = np.zeros(1, np.int32), np.full(programs * rounds, -1, np.int32)
        executable.run([counter, slots], (programs, 1, 1), schedule=schedule)
        assert counter == programs * rounds
        assert np.bincount(slots).tolist() == [rounds] * programs
        outcomes.add(tuple(slots.tolist()))
    assert len(outcomes) > 10


def test_equal_schedules_run_alike() -> None:
    executable = Executable(masked_slots())
    for schedule in schedules(40):
        runs = []
        for _ in range(2):
            counter, slots = np.zeros(1, np.int32), np.full(64, -1, np.int32)
            stats = executable.run([counter, slots, 8], (8, 1, 1), schedule=schedule)
            runs.append((stats, slots.tolist()))
        assert runs[0] == runs[1]
