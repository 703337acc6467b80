# SPDX-License-Identifier: Apache-2.0
"""Loads, stores and buffers in the CPU executor."""

from typing import Any

import numpy as np
import pytest
from executor_kernels import LOAD, STORE, kernel, lanes, load, store
from torch_mlir import ir

from winnow.errors import ExecutionError
from winnow.executor import Buffer, Executable, Schedule, execute, schedules

GARBAGE = 0xDEADBEEF - 2**32


def copy_kernel(count: int, element: str = "i32") -> ir.Module:
    """Copies ``count`` elements from ``source``, moved by ``offset`` elements, to ``out``."""
    body = f"""
        %moved = "tt.addptr"(%source, %offset) : (!tt.ptr<{element}>, i64) -> !tt.ptr<{element}>
    """
    body += lanes("from", "moved", count, element) + load("x", "from", f"{count}x", element)
    body += lanes("to", "out", count, element) + store("to", "x", f"{count}x", element)
    return kernel(body, source=f"!{element}", out=f"!{element}", offset="i64")


def masked_kernel(other: str) -> ir.Module:
    """Copies lanes below ``n`` of 8; the others get ``other``, and are stored if below ``m``."""
    tensor, pointers = "tensor<8xi32>", "tensor<8x!tt.ptr<i32>>"
    operands, count = (", %other", 1) if other else ("", 0)
    body = lanes("from", "source", 8, "i32") + lanes("to", "out", 8, "i32")
    body += f"""
        %other = arith.constant dense<{other or 0}> : {tensor}
        %ns = "tt.splat"(%n) : (i32) -> {tensor}
        %ms = "tt.splat"(%m) : (i32) -> {tensor}
        %in = arith.cmpi slt, %from_lane, %ns : {tensor}
        %x = "tt.load"(%from, %in{operands}) {{{LOAD.format(1, count)}, isVolatile = false}}
            : ({pointers}, tensor<8xi1>{f", {tensor}" if other else ""}) -> {tensor}
        %kept = arith.cmpi slt, %to_lane, %ms : {tensor}
        "tt.store"(%to, %x, %kept) {{{STORE.format(1)}}}
            : ({pointers}, {tensor}, tensor<8xi1>) -> ()
    """
    return kernel(body, source="!i32", out="!i32", n="i32", m="i32")


def test_lanes_left_out_touch_no_memory() -> None:
    source, out = np.arange(1, 6, dtype=np.int32), np.zeros(6, np.int32)
    execute(masked_kernel("-7"), [source, out, 5, 6], (1, 1, 1))
    assert out.tolist() == [1, 2, 3, 4, 5, -7]


def test_lanes_left_out_without_a_value_are_garbage() -> None:
    source, out = np.arange(1, 6, dtype=np.int32), np.zeros(6, np.int32)
    execute(masked_kernel(""), [source, out, 2, 4], (1, 1, 1))
    assert out.tolist() == [1, 2, GARBAGE, GARBAGE, 0, 0]


def test_no_active_lane_at_all() -> None:
    source, out = np.zeros(0, np.int32), np.zeros(0, np.int32)
    execute(masked_kernel("1"), [source, out, 0, 0], (1, 1, 1))


@pytest.mark.parametrize(("active", "expected"), [(1, 5), (0, -1)])
def test_a_scalar_may_be_left_out(active: int, expected: int) -> None:
    body = f"""
        %other = arith.constant -1 : i32
        %x = "tt.load"(%source, %active, %other) {{{LOAD.format(1, 1)}, isVolatile = false}}
            : (!tt.ptr<i32>, i1, i32) -> i32
        "tt.store"(%out, %x) {{{STORE.format(0)}}} : (!tt.ptr<i32>, i32) -> ()
    """
    source, out = np.full(active, 5, np.int32), np.zeros(1, np.int32)
    execute(kernel(body, source="!i32", out="!i32", active="i1"), [source, out, active], (1, 1, 1))
    assert out == expected


def test_a_mask_of_another_shape_is_refused() -> None:
    body = f"""
        {lanes("at", "out", 8, "i32")}
        %active = arith.constant dense<true> : tensor<4xi1>
        "tt.store"(%at, %at_lane, %active) {{{STORE.format(1)}}}
            : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<4xi1>) -> ()
    """
    with pytest.raises(ExecutionError, match=r"the mask must be tensor<8xi1>, but is tensor<4xi1>"):
        Executable(kernel(body, out="!i32"))


def test_offsets_reach_beyond_four_gigabytes() -> None:
    source, out = np.zeros(2**31 + 8, np.int16), np.zeros(8, np.int16)
    source[-8:] = range(8)
    execute(copy_kernel(8, "i16"), [source, out, 2**31], (1, 1, 1))
    assert out.tolist() == list(range(8))


@pytest.mark.parametrize(
    ("offset", "message"),
    [
        (1, r"4 bytes at byte 32 of argument 'source' are outside of its 32 bytes"),
        (-2, r"4 bytes at byte -8 of argument 'source' are outside of its 32 bytes"),
        (2**36, r"4 bytes at byte 274877906944 of argument 'source' are outside of its 32 bytes"),
        (2**60, r"address 0x\w+ is in no argument's memory"),
    ],
)
def test_a_load_outside_of_its_buffer_is_an_error(offset: int, message: str) -> None:
    source, out = np.arange(8, dtype=np.int32), np.zeros(8, np.int32)
    module = copy_kernel(8)
    execute(module, [source, out, 0], (1, 1, 1))
    assert out.tolist() == source.tolist()
    with pytest.raises(ExecutionError, match=rf"tt\.load: program \(0, 0, 0\): .*({message})"):
        execute(module, [source, out, offset], (1, 1, 1))


def test_an_error_says_where_its_op_comes_from() -> None:
    with pytest.raises(ExecutionError, match=r"^-:\d+:\d+: tt\.load: program"):
        execute(copy_kernel(8), [np.zeros(8, np.int32), np.zeros(8, np.int32), 1], (1, 1, 1))


def test_a_store_outside_of_its_buffer_is_an_error_and_changes_nothing() -> None:
    memory = np.zeros(9, np.int32)
    source, out = np.ones(8, np.int32), memory[:7]
    with pytest.raises(ExecutionError, match=r"tt\.store: .*byte 28 of argument 'out'"):
        execute(copy_kernel(8), [source, out, 0], (1, 1, 1))
    assert not memory.any()


def test_a_store_to_read_only_memory_is_an_error() -> None:
    out = np.zeros(8, np.int32)
    out.flags.writeable = False
    with pytest.raises(ExecutionError, match=r"tt\.store: .*argument 'out' is read-only"):
        execute(copy_kernel(8), [np.ones(8, np.int32), out, 0], (1, 1, 1))


def test_an_unaligned_access_is_an_error() -> None:
    body = """
        %bytes = "tt.bitcast"(%out) : (!tt.ptr<i32>) -> !tt.ptr<i8>
        %odd = "tt.addptr"(%bytes, %offset) : (!tt.ptr<i8>, i32) -> !tt.ptr<i8>
        %at = "tt.bitcast"(%odd) : (!tt.ptr<i8>) -> !tt.ptr<i32>
        %x = arith.constant -1 : i32
    """ + store("at", "x", "", "i32")
    out = np.zeros(4, np.int32)
    module = kernel(body, out="!i32", offset="i32")
    execute(module, [out, 4], (1, 1, 1))
    assert out.tolist() == [0, -1, 0, 0]
    with pytest.raises(
        ExecutionError, match=r"tt\.store: .*byte 6 of argument 'out' is not aligned to 4 bytes"
    ):
        execute(module, [out, 6], (1, 1, 1))


def test_a_view_that_is_aligned_to_its_elements_alone() -> None:
    memory = np.arange(20, dtype=np.int32)
    out = np.zeros(20, np.int32)
    for start in range(4):
        execute(copy_kernel(8), [memory[start:], out[start + 1 :], 0], (1, 1, 1))
        assert out[start + 1 : start + 9].tolist() == list(range(start, start + 8))
    wide = Buffer(memory[1:].ctypes.data, 16, "i64", memory)
    with pytest.raises(ExecutionError, match=r"byte 0 of argument 'source' is not aligned to 8"):
        execute(copy_kernel(1, "i64"), [wide, np.zeros(1, np.int64), 0], (1, 1, 1))


def test_a_strided_array_reaches_from_its_first_element_to_its_last() -> None:
    rows = np.arange(24, dtype=np.int32).reshape(3, 8)[:, :2]
    out = np.zeros(8, np.int32)
    execute(copy_kernel(8), [rows, out, 10], (1, 1, 1))
    assert out.tolist() == list(range(10, 18))
    with pytest.raises(ExecutionError, match="outside of its 72 bytes"):
        execute(copy_kernel(8), [rows, out, 11], (1, 1, 1))


def test_lanes_may_point_into_several_buffers() -> None:
    tensor = "tensor<4x!tt.ptr<i32>>"
    select = f"""
        %two = arith.constant dense<2> : tensor<4xi32>
        %first = arith.cmpi slt, %left_lane, %two : tensor<4xi32>
        %from = arith.select %first, %left, %right : tensor<4xi1>, {tensor}
        %to = arith.select %first, %right, %left : tensor<4xi1>, {tensor}
    """
    body = lanes("left", "a", 4, "i32") + lanes("right", "b", 4, "i32") + select
    body += load("x", "from", "4x", "i32") + store("to", "x", "4x", "i32")
    a, b = np.arange(4, dtype=np.int32), np.arange(10, 14, dtype=np.int32)
    execute(kernel(body, a="!i32", b="!i32"), [a, b], (1, 1, 1))
    assert (a.tolist(), b.tolist()) == ([0, 1, 12, 13], [0, 1, 12, 13])


def test_arguments_that_overlap_are_the_same_memory() -> None:
    memory = np.arange(12, dtype=np.int32)
    execute(copy_kernel(4), [memory[:8], memory[4:], 2], (1, 1, 1))
    assert memory.tolist() == [0, 1, 2, 3, 2, 3, 4, 5, 8, 9, 10, 11]


def test_a_pointer_cannot_be_walked_into_memory_that_the_kernel_does_not_write() -> None:
    body = """
        %to = "tt.addptr"(%out, %distance) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %x = arith.constant 1 : i32
    """ + store("to", "x", "", "i32")
    module = kernel(body, source="!i32", out="!i32", distance="i64")
    memory = np.zeros(8, np.int32)
    first, second = memory[:4], memory[4:]
    with pytest.raises(ExecutionError, match=r"another argument than argument 'source'"):
        execute(module, [first, second, -(2**38)], (1, 1, 1))
    assert not memory.any()


def test_of_two_lanes_that_store_to_one_address_either_may_win() -> None:
    first = """
        %first = "tt.splat"(%out) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
    """
    body = lanes("at", "out", 4, "i32") + first + store("first", "at_lane", "4x", "i32")
    executable = Executable(kernel(body, out="!i32"))
    winners = set()
    for schedule in schedules(20):
        out = np.full(4, -1, np.int32)
        executable.run([out], (1, 1, 1), schedule=schedule)
        winners.add(int(out[0]))
        assert out[1:].tolist() == [-1] * 3
    assert winners == {0, 3}


def test_a_buffer_can_be_given_by_its_address() -> None:
    memory = np.arange(16, dtype=np.uint16)
    source = Buffer(memory.ctypes.data + 4, 8, "bf16", memory)
    out = np.zeros(4, np.uint16)
    target = Buffer(out.ctypes.data, out.nbytes, "bf16", out)
    execute(copy_kernel(4, "bf16"), [source, target, 0], (1, 1, 1))
    assert out.tolist() == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("array", "message"),
    [
        (np.zeros(4, np.int32)[::-1], "strides must not be negative"),
        (np.zeros(4, np.complex64), "no element type is held as complex64"),
    ],
)
def test_arrays_that_are_no_buffers(array: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Buffer.of(array)


@pytest.mark.parametrize(
    ("op", "message"),
    [
        (load("x", "p", "4x", "i32"), r"tt\.load: tensor<4x!tt\.ptr<f32>> does not point at"),
        (load("x", "p", "8x", "f32"), r"tt\.load: tensor<4x!tt\.ptr<f32>> does not point at"),
    ],
)
def test_a_pointer_to_something_else_is_refused(op: str, message: str) -> None:
    types = op.rpartition(" : ")
    op = f"{types[0]} : (tensor<4x!tt.ptr<f32>>) -> {types[2].rpartition('-> ')[2]}"
    module = kernel(lanes("p", "source", 4, "f32") + op, source="!f32")
    with pytest.raises(ExecutionError, match=message):
        execute(module, [np.zeros(8, np.float32)], (1, 1, 1))


def test_single_bits_in_memory_are_refused() -> None:
    module = kernel(load("x", "source", "", "i1"), source="!i1")
    with pytest.raises(ExecutionError, match=r"tt\.load: i1 in memory is not supported"):
        execute(module, [np.zeros(8, np.bool_)], (1, 1, 1), schedule=Schedule(0, "sequential"))
