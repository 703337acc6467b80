# SPDX-License-Identifier: Apache-2.0
"""Ops that rearrange tensors, reductions and scans in the CPU executor."""

from typing import Any

import numpy as np
import pytest
from executor_kernels import evaluate, kernel, lanes, load, store

from winnow.errors import ExecutionError
from winnow.executor import execute

GRID = np.arange(8, dtype=np.int32).reshape(2, 4)


def test_make_range() -> None:
    body = """
        %result = "tt.make_range"() {start = 3 : i32, end = 7 : i32} : () -> tensor<4xi32>
    """
    assert evaluate(body, result=((4,), "i32")).tolist() == [3, 4, 5, 6]


def test_expanded_rows_and_columns_broadcast() -> None:
    rows, columns = np.array([10, 20], np.int32), np.array([1, 2, 3, 4], np.int32)
    body = """
        %r1 = "tt.expand_dims"(%a) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
        %r = "tt.broadcast"(%r1) : (tensor<2x1xi32>) -> tensor<2x4xi32>
        %c1 = "tt.expand_dims"(%b) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
        %c = "tt.broadcast"(%c1) : (tensor<1x4xi32>) -> tensor<2x4xi32>
        %result = arith.addi %r, %c : tensor<2x4xi32>
    """
    result = evaluate(body, rows, columns, result=((2, 4), "i32"))
    assert result.tolist() == [[11, 12, 13, 14], [21, 22, 23, 24]]


@pytest.mark.parametrize(
    ("op", "inputs", "shape", "expected"),
    [
        ('"tt.trans"(%a) {order = array<i32: 1, 0>}', [GRID], (4, 2), GRID.T),
        ('"tt.reshape"(%a) {allow_reorder = false}', [GRID], (4, 2), GRID.reshape(4, 2)),
        ('"tt.join"(%a, %b)', [GRID, -GRID], (2, 4, 2), np.stack([GRID, -GRID], -1)),
        ('"tt.cat"(%a, %b)', [GRID, -GRID], (4, 4), np.concatenate([GRID, -GRID])),
    ],
)
def test_rearranging(op: str, inputs: list[Any], shape: tuple[int, ...], expected: Any) -> None:
    types = ", ".join(["tensor<2x4xi32>"] * len(inputs))
    body = f"%result = {op} : ({types}) -> tensor<{'x'.join(map(str, shape))}xi32>\n"
    result = evaluate(body, *inputs, result=(shape, "i32"))
    np.testing.assert_array_equal(result, expected)


def test_split_parts_the_last_axis() -> None:
    body = """
        %even, %odd = "tt.split"(%a) : (tensor<4x2xi32>) -> (tensor<4xi32>, tensor<4xi32>)
        %result = arith.subi %odd, %even : tensor<4xi32>
    """
    pairs = np.array([[1, 5], [2, 7], [3, 9], [4, 11]], np.int32)
    assert evaluate(body, pairs, result=((4,), "i32")).tolist() == [4, 5, 6, 7]


def reduction(combine: str, axis: int, source: str, target: str, kind: str = "reduce") -> str:
    element = source.rpartition("x")[2].rstrip(">")
    direction = "" if kind == "reduce" else ", reverse = false"
    return f"""
        %result = "tt.{kind}"(%a) ({{
        ^bb0(%l: {element}, %r: {element}):
          {combine}
          "tt.{kind}_return"(%x) : ({element}) -> ()
        }}) {{axis = {axis} : i32{direction}}} : ({source}) -> {target}
    """


@pytest.mark.parametrize(
    ("combine", "expected"),
    [
        ("%x = arith.addi %l, %r : i32", np.add),
        ("%x = arith.muli %l, %r : i32", np.multiply),
        ("%x = arith.maxsi %l, %r : i32", np.maximum),
        ("%x = arith.minsi %l, %r : i32", np.minimum),
        ("%x = arith.andi %l, %r : i32", np.bitwise_and),
        ("%x = arith.ori %l, %r : i32", np.bitwise_or),
        ("%x = arith.xori %l, %r : i32", np.bitwise_xor),
        ("%x = arith.xori %r, %l : i32", np.bitwise_xor),
    ],
)
@pytest.mark.parametrize("axis", [0, 1])
def test_reduction(combine: str, expected: np.ufunc, axis: int) -> None:
    array = np.random.default_rng(0).integers(-(2**31), 2**31, (4, 16)).astype(np.int32)
    size = array.shape[1 - axis]
    body = reduction(combine, axis, "tensor<4x16xi32>", f"tensor<{size}xi32>")
    result = evaluate(body, array, result=((size,), "i32"))
    np.testing.assert_array_equal(result, expected.reduce(array, axis=axis, dtype=np.int32))


def test_reduction_to_a_scalar() -> None:
    body = reduction("%x = arith.addf %l, %r : f32", 0, "tensor<8xf32>", "f32")
    body = body.replace("%result", "%sum")
    body += '%result = "tt.splat"(%sum) : (f32) -> tensor<2xf32>\n'
    array = np.arange(8, dtype=np.float32)
    assert evaluate(body, array, result=((2,), "f32")).tolist() == [28, 28]


def test_float_sums_are_a_tree_over_neighbours() -> None:
    body = reduction("%x = arith.addf %l, %r : f32", 1, "tensor<1x8xf32>", "tensor<1xf32>")
    array = np.random.default_rng(0).normal(size=(1, 8)).astype(np.float32)
    pairs = array[0, ::2] + array[0, 1::2]
    fours = pairs[::2] + pairs[1::2]
    assert evaluate(body, array, result=((1,), "f32")).tolist() == [fours[0] + fours[1]]


@pytest.mark.parametrize("size", [1, 3, 5, 8])
def test_reduction_keeps_the_order_of_elements(size: int) -> None:
    keep_left = "%z = arith.constant 0 : i32\n %x = arith.addi %l, %z : i32"
    body = reduction(keep_left, 1, f"tensor<2x{size}xi32>", "tensor<2xi32>")
    array = np.arange(1, 2 * size + 1, dtype=np.int32).reshape(2, size)
    assert evaluate(body, array, result=((2,), "i32")).tolist() == array[:, 0].tolist()


def test_reduction_of_two_tensors_finds_where_the_largest_is() -> None:
    body = """
        %best, %result = "tt.reduce"(%a, %b) ({
        ^bb0(%v: f32, %i: i32, %w: f32, %j: i32):
          %wins = arith.cmpf ogt, %w, %v : f32
          %x = arith.select %wins, %w, %v : f32
          %k = arith.select %wins, %j, %i : i32
          "tt.reduce_return"(%x, %k) : (f32, i32) -> ()
        }) {axis = 1 : i32} : (tensor<4x8xf32>, tensor<4x8xi32>) -> (tensor<4xf32>, tensor<4xi32>)
    """
    values = np.random.default_rng(0).integers(0, 4, (4, 8)).astype(np.float32)
    places = np.broadcast_to(np.arange(8, dtype=np.int32), (4, 8)).copy()
    result = evaluate(body, values, places, result=((4,), "i32"))
    np.testing.assert_array_equal(result, values.argmax(axis=1))


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("backwards", [False, True])
def test_scan(axis: int, backwards: bool) -> None:
    array = np.random.default_rng(0).integers(-9, 10, (4, 16)).astype(np.int32)
    type_ = "tensor<4x16xi32>"
    body = reduction("%x = arith.addi %l, %r : i32", axis, type_, type_, "scan")
    if backwards:
        body = body.replace("reverse = false", "reverse = true")
    result = evaluate(body, array, result=((4, 16), "i32"))
    along = np.flip(array, axis) if backwards else array
    expected = np.cumsum(along, axis=axis)
    np.testing.assert_array_equal(result, np.flip(expected, axis) if backwards else expected)


def test_scan_of_two_tensors_keeps_the_order_of_elements() -> None:
    """Composes affine maps, which is associative, but not commutative."""
    body = """
        %s, %result = "tt.scan"(%a, %b) ({
        ^bb0(%s0: i32, %t0: i32, %s1: i32, %t1: i32):
          %s2 = arith.muli %s0, %s1 : i32
          %m = arith.muli %t0, %s1 : i32
          %t2 = arith.addi %m, %t1 : i32
          "tt.scan_return"(%s2, %t2) : (i32, i32) -> ()
        }) {axis = 0 : i32, reverse = false}
            : (tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
    """
    scales, shifts = np.random.default_rng(0).integers(-3, 4, (2, 8)).astype(np.int32)
    expected, value = [], 0
    for scale, shift in zip(scales, shifts, strict=True):
        value = value * int(scale) + int(shift)
        expected.append(value)
    assert evaluate(body, scales, shifts, result=((8,), "i32")).tolist() == expected


def test_a_combining_region_must_combine_every_operand() -> None:
    body = """
        %x, %y = "tt.reduce"(%a, %a) ({
        ^bb0(%l: i32, %m: i32, %r: i32, %s: i32):
          "tt.reduce_return"(%l) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<8xi32>, tensor<8xi32>) -> (i32, i32)
        %result = "tt.splat"(%x) : (i32) -> tensor<1xi32>
    """
    array = np.zeros(8, np.int32)
    with pytest.raises(ExecutionError, match=r"tt\.reduce: the region must combine as many"):
        evaluate(body, array, result=((1,), "i32"))


def test_a_combining_region_must_not_use_memory_that_the_kernel_writes() -> None:
    combine = load("x", "out", "", "i32", volatile="true")
    body = lanes("at", "out", 4, "i32") + load("a", "at", "4x", "i32")
    body += reduction(combine, 0, "tensor<4xi32>", "i32") + store("out", "result", "", "i32")
    with pytest.raises(ExecutionError, match=r"tt\.reduce: the region must not use memory"):
        execute(kernel(body, out="!i32"), [np.zeros(4, np.int32)], (1, 1, 1))
