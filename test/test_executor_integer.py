# SPDX-License-Identifier: Apache-2.0
"""Integer ops in the CPU executor."""

from typing import Any

import numpy as np
import pytest
from executor_kernels import evaluate, kernel, store
from numpy.typing import NDArray

from winnow.errors import ExecutionError
from winnow.executor import execute

LOW, HIGH = -(2**31), 2**31 - 1
A = np.array([7, -7, 7, -7, LOW, HIGH, 0, -1], np.int32)
B = np.array([2, 2, -2, -2, 3, 1, 5, -1], np.int32)
BITS = np.array([False, False, True, True])
MORE_BITS = np.array([False, True, False, True])


def binary(op: str, a: NDArray[Any], b: NDArray[Any], element: str = "i32") -> list[Any]:
    type_ = f"tensor<{len(a)}x{element}>"
    body = f"%result = {op} %a, %b : {type_}\n"
    return evaluate(body, a, b, result=((len(a),), element)).tolist()


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("arith.addi", [9, -5, 5, -9, LOW + 3, LOW, 5, -2]),
        ("arith.subi", [5, -9, 9, -5, HIGH - 2, HIGH - 1, -5, 0]),
        ("arith.muli", [14, -14, -14, 14, LOW, HIGH, 0, 1]),
        ("arith.andi", [2, 0, 6, -8, 0, 1, 0, -1]),
        ("arith.ori", [7, -5, -1, -1, LOW + 3, HIGH, 5, -1]),
        ("arith.xori", [5, -5, -7, 7, LOW + 3, HIGH - 1, 5, 0]),
        ("arith.divsi", [3, -3, -3, 3, -715827882, HIGH, 0, 1]),
        ("arith.remsi", [1, -1, 1, -1, -2, 0, 0, 0]),
        ("arith.divui", [3, 2147483644, 0, 0, 715827882, HIGH, 0, 1]),
        ("arith.remui", [1, 1, 7, -7, 2, 0, 0, 0]),
        ("arith.maxsi", [7, 2, 7, -2, 3, HIGH, 5, -1]),
        ("arith.minsi", [2, -7, -2, -7, LOW, 1, 0, -1]),
        ("arith.maxui", [7, -7, -2, -2, LOW, HIGH, 5, -1]),
        ("arith.minui", [2, 2, 7, -7, 3, 1, 0, -1]),
    ],
)
def test_arithmetic_wraps_and_rounds_toward_zero(op: str, expected: list[int]) -> None:
    assert binary(op, A, B) == expected


@pytest.mark.parametrize(
    ("predicate", "expected"),
    [
        ("eq", [0, 0, 1]),
        ("ne", [1, 1, 0]),
        ("slt", [1, 0, 0]),
        ("sle", [1, 0, 1]),
        ("sgt", [0, 1, 0]),
        ("sge", [0, 1, 1]),
        ("ult", [0, 1, 0]),
        ("ule", [0, 1, 1]),
        ("ugt", [1, 0, 0]),
        ("uge", [1, 0, 1]),
    ],
)
def test_comparison(predicate: str, expected: list[int]) -> None:
    a, b = np.array([-1, 1, 4], np.int64), np.array([1, -1, 4], np.int64)
    body = f"%result = arith.cmpi {predicate}, %a, %b : tensor<3xi64>\n"
    assert evaluate(body, a, b, result=((3,), "i1")).tolist() == [bool(e) for e in expected]


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("arith.addi", [0, 1, 1, 0]),
        ("arith.subi", [0, 1, 1, 0]),
        ("arith.muli", [0, 0, 0, 1]),
        ("arith.xori", [0, 1, 1, 0]),
        ("arith.maxsi", [0, 0, 0, 1]),
        ("arith.maxui", [0, 1, 1, 1]),
        ("arith.cmpi slt,", [0, 0, 1, 0]),
        ("arith.cmpi ult,", [0, 1, 0, 0]),
    ],
)
def test_single_bits_are_numbers_of_one_bit(op: str, expected: list[int]) -> None:
    assert binary(op, BITS, MORE_BITS, "i1") == [bool(e) for e in expected]


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("arith.shli", [-2, 6, LOW]),
        ("arith.shrsi", [-1, 1, -1]),
        ("arith.shrui", [HIGH, 1, 1]),
    ],
)
def test_shift(op: str, expected: list[int]) -> None:
    a, count = np.array([-1, 3, -1, 1], np.int32), np.array([1, 1, 31, 32], np.int32)
    garbage = 0xDEADBEEF - 2**32
    assert binary(op, a, count) == [*expected, garbage]


def test_lanes_divided_by_zero_are_garbage() -> None:
    a, b = np.array([4, 4], np.int32), np.array([0, 2], np.int32)
    assert binary("arith.divsi", a, b) == [0xDEADBEEF - 2**32, 2]


def test_scalar_divided_by_zero_is_an_error() -> None:
    body = "%q = arith.remsi %a, %b : i32\n" + store("out", "q", "", "i32")
    module = kernel(body, a="i32", b="i32", out="!i32")
    out = np.zeros(1, np.int32)
    execute(module, [7, 4, out], (1, 1, 1))
    assert out == 3
    with pytest.raises(
        ExecutionError, match=r"arith\.remsi: program \(0, 0, 0\): division by zero"
    ):
        execute(module, [7, 0, out], (1, 1, 1))


@pytest.mark.parametrize("op", ["arith.divsi", "arith.shli"])
def test_single_bits_are_neither_divided_nor_shifted(op: str) -> None:
    with pytest.raises(ExecutionError, match=rf"{op}: i1 is not supported"):
        binary(op, BITS, MORE_BITS, "i1")


def test_select_takes_a_mask_or_one_condition() -> None:
    mask = np.array([True, False])
    a, b = np.array([1, 2], np.int64), np.array([3, 4], np.int64)
    by_lane = "%result = arith.select %a, %b, %c : tensor<2xi1>, tensor<2xi64>\n"
    assert evaluate(by_lane, mask, a, b, result=((2,), "i64")).tolist() == [1, 4]
    at_once = """
        %no = arith.constant false
        %result = arith.select %no, %a, %b : tensor<2xi64>
    """
    assert evaluate(at_once, a, b, result=((2,), "i64")).tolist() == [3, 4]


def test_absolute_value() -> None:
    body = "%result = math.absi %a : tensor<3xi32>\n"
    a = np.array([-5, 5, LOW], np.int32)
    assert evaluate(body, a, result=((3,), "i32")).tolist() == [5, 5, LOW]
