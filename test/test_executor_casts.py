# SPDX-License-Identifier: Apache-2.0
"""Conversions and constants in the CPU executor."""

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from executor_kernels import evaluate, kernel, lanes, store
from numpy.typing import NDArray

from winnow.errors import ExecutionError
from winnow.executor import execute

NAN, INF = float("nan"), float("inf")
GARBAGE = 0xDEADBEEF - 2**32
BF16 = np.dtype(ml_dtypes.bfloat16)
E4M3 = np.dtype(ml_dtypes.float8_e4m3fn)
E5M2 = np.dtype(ml_dtypes.float8_e5m2)


def convert(op: str, array: NDArray[Any], source: str, target: str, attributes: str = "") -> Any:
    count = len(array)
    types = f"tensor<{count}x{source}>", f"tensor<{count}x{target}>"
    if op.startswith("tt."):
        body = f'%result = "{op}"(%a) {{{attributes}}} : ({types[0]}) -> {types[1]}\n'
    else:
        body = f"%result = {op} %a {attributes} : {types[0]} to {types[1]}\n"
    return evaluate(body, array, result=((count,), target))


@pytest.mark.parametrize(
    ("op", "source", "target", "expected"),
    [
        ("arith.extui", "i8", "i32", [255, 127, 128]),
        ("arith.extsi", "i8", "i32", [-1, 127, -128]),
        ("arith.uitofp", "i8", "f32", [255, 127, 128]),
        ("arith.sitofp", "i8", "f32", [-1, 127, -128]),
        ("arith.trunci", "i8", "i1", [True, True, False]),
    ],
)
def test_integers_widen_by_their_sign(
    op: str, source: str, target: str, expected: list[float]
) -> None:
    array = np.array([-1, 127, -128], np.int8)
    assert convert(op, array, source, target).tolist() == expected


@pytest.mark.parametrize(
    ("op", "target", "expected"),
    [
        ("arith.extui", "i32", [0, 1]),
        ("arith.extsi", "i32", [0, -1]),
        ("arith.uitofp", "f32", [0, 1]),
        ("arith.sitofp", "f32", [0, -1]),
    ],
)
def test_single_bits_widen(op: str, target: str, expected: list[float]) -> None:
    assert convert(op, np.array([False, True]), "i1", target).tolist() == expected


def test_truncation_drops_high_bits() -> None:
    array = np.array([0x1_2345_6789, -1], np.int64)
    assert convert("arith.trunci", array, "i64", "i32").tolist() == [0x2345_6789, -1]


def test_floats_become_integers_toward_zero_and_garbage_out_of_range() -> None:
    array = np.array([1.9, -1.9, 2**31, -(2**31), NAN, -1], np.float32)
    to_signed = convert("arith.fptosi", array, "f32", "i32").tolist()
    assert to_signed == [1, -1, GARBAGE, -(2**31), GARBAGE, -1]
    to_unsigned = convert("arith.fptoui", array, "f32", "i32").tolist()
    assert to_unsigned == [1, GARBAGE, -(2**31), GARBAGE, GARBAGE, GARBAGE]


def test_narrowing_floats_rounds_to_nearest_even() -> None:
    ulp = 2.0**-7
    array = np.array([1 + ulp / 2, 1 + 3 * ulp / 2, 1 + ulp / 2 + 2**-20, INF, NAN], np.float32)
    expected = [1, 1 + 2 * ulp, 1 + ulp, INF, NAN]
    narrow = convert("arith.truncf", array, "f32", "bf16")
    np.testing.assert_array_equal(narrow.astype(np.float32), expected)
    narrow = convert("tt.fp_to_fp", array, "f32", "bf16", "rounding = 1 : i32")
    np.testing.assert_array_equal(narrow.astype(np.float32), expected)
    wide = convert("arith.extf", narrow, "bf16", "f32")
    np.testing.assert_array_equal(wide, expected)


@pytest.mark.parametrize(
    ("element", "dtype", "largest"), [("f8E4M3FN", E4M3, 448), ("f8E5M2", E5M2, 57344)]
)
def test_narrowing_to_eight_bits_saturates(
    element: str, dtype: np.dtype[Any], largest: float
) -> None:
    array = np.array([1e30, -INF, 0.3, -0.0, NAN], np.float32)
    narrow = convert("tt.fp_to_fp", array, "f32", element, "rounding = 1 : i32")
    rounded = float(np.float32(0.3).astype(dtype))
    expected = [largest, -largest, rounded, -0.0, NAN]
    np.testing.assert_array_equal(narrow.astype(np.float32), expected)
    assert np.signbit(narrow[3])


def test_every_eight_bit_float_widens_exactly() -> None:
    for element, dtype in (("f8E4M3FN", E4M3), ("f8E5M2", E5M2)):
        array = np.arange(256, dtype=np.uint8).view(dtype)
        wide = convert("tt.fp_to_fp", array, element, "f32")
        np.testing.assert_array_equal(wide, array.astype(np.float32))


@pytest.mark.parametrize(
    ("op", "attributes"),
    [("tt.fp_to_fp", "rounding = 0 : i32"), ("arith.truncf", "toward_zero")],
)
def test_other_roundings_are_refused(op: str, attributes: str) -> None:
    with pytest.raises(ExecutionError, match=f"{op}: only rounding to nearest even"):
        convert(op, np.zeros(2, np.float32), "f32", "bf16", attributes)


def test_bits_can_be_read_as_another_type_of_the_same_width() -> None:
    array = np.array([0x7FC00001, 0x3F800000], np.int32)
    floats = convert("tt.bitcast", array, "i32", "f32")
    assert floats.view(np.int32).tolist() == array.tolist()
    with pytest.raises(
        ExecutionError, match=r"tt\.bitcast: tensor<2xi32> and tensor<2xi64> differ"
    ):
        convert("tt.bitcast", array, "i32", "i64")


def test_conversion_of_a_float_to_one_bit_is_refused() -> None:
    with pytest.raises(ExecutionError, match=r"arith\.fptosi: i1 is not supported"):
        convert("arith.fptosi", np.zeros(2, np.float32), "f32", "i1")


@pytest.mark.parametrize(
    ("literal", "element", "dtype", "bits"),
    [
        ("0x7FC00001", "f32", np.uint32, 0x7FC00001),
        ("0xFF800000", "f32", np.uint32, 0xFF800000),
        ("1.0e-45", "f32", np.uint32, 1),
        ("-0.0", "f16", np.uint16, 0x8000),
        ("0x7FC1", "bf16", np.uint16, 0x7FC1),
        ("0.1", "bf16", np.uint16, 0x3DCD),
        ("0x7F", "f8E4M3FN", np.uint8, 0x7F),
        ("-5", "i64", np.int64, -5),
        ("-128", "i8", np.int8, -128),
    ],
)
def test_constants_keep_their_bits(literal: str, element: str, dtype: Any, bits: int) -> None:
    scalar = f"""
        %c = arith.constant {literal} : {element}
        %result = "tt.splat"(%c) : ({element}) -> tensor<4x{element}>
    """
    dense = f"%result = arith.constant dense<{literal}> : tensor<4x{element}>\n"
    table = f"%result = arith.constant dense<[{', '.join([literal] * 4)}]> : tensor<4x{element}>\n"
    for body in (scalar, dense, table):
        assert evaluate(body, result=((4,), element)).view(dtype).tolist() == [bits] * 4


def test_constants_of_one_bit() -> None:
    body = "%result = arith.constant dense<[true, false]> : tensor<2xi1>\n"
    assert evaluate(body, result=((2,), "i1")).tolist() == [True, False]


@pytest.mark.parametrize(("element", "dtype"), [("bf16", BF16), ("f32", np.dtype(np.float32))])
def test_large_tables_keep_their_elements(element: str, dtype: np.dtype[Any]) -> None:
    values = np.arange(256, dtype=np.float32).astype(dtype)
    literal = ", ".join(f"{float(value)}" for value in values)
    body = f"%result = arith.constant dense<[{literal}]> : tensor<256x{element}>\n"
    np.testing.assert_array_equal(evaluate(body, result=((256,), element)), values)


def test_indices_are_wide() -> None:
    body = """
        %wide = arith.index_cast %n : i64 to index
        %one = arith.constant 1 : index
        %sum = arith.addi %wide, %one : index
        %result = arith.index_cast %sum : index to i64
    """ + store("out", "result", "", "i64")
    out = np.zeros(1, np.int64)
    execute(kernel(body, n="i64", out="!i64"), [2**40, out], (1, 1, 1))
    assert out == 2**40 + 1


def test_a_pointer_is_an_integer_of_64_bits() -> None:
    body = """
        %address = "tt.ptr_to_int"(%out) : (!tt.ptr<i32>) -> i64
        %eight = arith.constant 8 : i64
        %later = arith.addi %address, %eight : i64
        %pointer = "tt.int_to_ptr"(%later) : (i64) -> !tt.ptr<i32>
        %wider = "tt.bitcast"(%pointer) : (!tt.ptr<i32>) -> !tt.ptr<i64>
        %value = arith.constant 0x700000005 : i64
    """ + store("wider", "value", "", "i64")
    out = np.zeros(4, np.int32)
    execute(kernel(body, out="!i32"), [out], (1, 1, 1))
    assert out.tolist() == [0, 0, 5, 7]


def test_a_pointer_does_not_fit_a_narrower_integer() -> None:
    body = '%address = "tt.ptr_to_int"(%out) : (!tt.ptr<i32>) -> i32\n'
    with pytest.raises(ExecutionError, match=r"tt\.ptr_to_int: a pointer's integer is an i64"):
        execute(kernel(body, out="!i32"), [np.zeros(1, np.int32)], (1, 1, 1))


def test_lanes_point_at_elements() -> None:
    values = "%values = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xbf16>\n"
    body = lanes("at", "out", 4, "bf16") + values + store("at", "values", "4x", "bf16")
    out = np.zeros(6, BF16)
    execute(kernel(body, out="!bf16"), [out], (1, 1, 1))
    assert out.astype(float).tolist() == [1, 2, 3, 4, 0, 0]
