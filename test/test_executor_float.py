# SPDX-License-Identifier: Apache-2.0
"""Float ops, `math` and `tt.dot` in the CPU executor."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from executor_kernels import evaluate
from numpy.typing import NDArray

from winnow.errors import ExecutionError

NAN, INF = float("nan"), float("inf")
A = np.array([1, 2, 3, NAN, 1, NAN, 0.0, -0.0, -INF], np.float32)
B = np.array([2, 2, 1, 1, NAN, NAN, -0.0, 0.0, INF], np.float32)
BF16 = np.dtype(ml_dtypes.bfloat16)


def binary(op: str, a: NDArray[Any], b: NDArray[Any], element: str = "f32") -> NDArray[Any]:
    body = f"%result = {op} %a, %b : tensor<{len(a)}x{element}>\n"
    result: NDArray[Any] = evaluate(body, a, b, result=((len(a),), element))
    return result


def bits(array: NDArray[Any]) -> list[int]:
    """Bit patterns, with one pattern for every NaN."""
    unsigned = array.view(f"u{array.itemsize}")
    return np.where(np.isnan(array.astype(np.float64)), 0x7FC00000, unsigned).tolist()


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("arith.addf", [3, 4, 4, NAN, NAN, NAN, 0.0, 0.0, NAN]),
        ("arith.subf", [-1, 0.0, 2, NAN, NAN, NAN, 0.0, -0.0, -INF]),
        ("arith.mulf", [2, 4, 3, NAN, NAN, NAN, -0.0, -0.0, -INF]),
        ("arith.divf", [0.5, 1, 3, NAN, NAN, NAN, NAN, NAN, NAN]),
        ("arith.remf", [1, 0.0, 0.0, NAN, NAN, NAN, NAN, NAN, NAN]),
        ("arith.maximumf", [2, 2, 3, NAN, NAN, NAN, 0.0, 0.0, INF]),
        ("arith.minimumf", [1, 2, 1, NAN, NAN, NAN, -0.0, -0.0, -INF]),
        ("arith.maxnumf", [2, 2, 3, 1, 1, NAN, 0.0, 0.0, INF]),
        ("arith.minnumf", [1, 2, 1, 1, 1, NAN, -0.0, -0.0, -INF]),
    ],
)
def test_arithmetic(op: str, expected: list[float]) -> None:
    assert bits(binary(op, A, B)) == bits(np.array(expected, np.float32))


ORDERED = {
    "false": [0, 0, 0, 0, 0, 0, 0, 0, 0],
    "oeq": [0, 1, 0, 0, 0, 0, 1, 1, 0],
    "ogt": [0, 0, 1, 0, 0, 0, 0, 0, 0],
    "oge": [0, 1, 1, 0, 0, 0, 1, 1, 0],
    "olt": [1, 0, 0, 0, 0, 0, 0, 0, 1],
    "ole": [1, 1, 0, 0, 0, 0, 1, 1, 1],
    "one": [1, 0, 1, 0, 0, 0, 0, 0, 1],
    "ord": [1, 1, 1, 0, 0, 0, 1, 1, 1],
}
UNORDERED = {
    "ueq": "oeq",
    "ugt": "ogt",
    "uge": "oge",
    "ult": "olt",
    "ule": "ole",
    "une": "one",
    "uno": "false",
    "true": "ord",
}
COMPARED_WITH_NAN = [0, 0, 0, 1, 1, 1, 0, 0, 0]


@pytest.mark.parametrize("predicate", [*ORDERED, *UNORDERED])
def test_comparison(predicate: str) -> None:
    expected = np.array(ORDERED[UNORDERED.get(predicate, predicate)])
    if predicate in UNORDERED:
        expected |= COMPARED_WITH_NAN
    body = f"%result = arith.cmpf {predicate}, %a, %b : tensor<9xf32>\n"
    assert evaluate(body, A, B, result=((9,), "i1")).tolist() == expected.astype(bool).tolist()


def test_f32_is_rounded_once_and_keeps_subnormals() -> None:
    a = np.array([1, 2**-24, 1e-38, 3.4e38], np.float32)
    b = np.array([2**-24, 1, 1e-7, 10], np.float32)
    assert binary("arith.addf", a[:2], b[:2]).tolist() == [1.0, 1.0]
    product = binary("arith.mulf", a[2:], b[2:])
    assert 0 < product[0] < 2**-126
    assert product[1] == INF


@pytest.mark.parametrize(("element", "dtype"), [("bf16", BF16), ("f16", np.dtype(np.float16))])
def test_narrow_floats_round_each_result(element: str, dtype: np.dtype[Any]) -> None:
    a, b = np.array([256, 2048, 1], dtype), np.array([1, 1, 0.5], dtype)
    expected = {"bf16": [256, 2048, 1.5], "f16": [257, 2048, 1.5]}[element]
    assert binary("arith.addf", a, b, element).astype(float).tolist() == expected


def test_negation_and_magnitude_only_touch_the_sign() -> None:
    a = np.array([0.0, -0.0, 1, INF], np.float32)
    negated = evaluate("%result = arith.negf %a : tensor<4xf32>\n", a, result=((4,), "f32"))
    assert bits(negated) == bits(np.array([-0.0, 0.0, -1, -INF], np.float32))
    magnitude = evaluate("%result = math.absf %a : tensor<4xf32>\n", -a, result=((4,), "f32"))
    assert bits(magnitude) == bits(np.abs(a))


@pytest.mark.parametrize(
    ("op", "inputs", "expected"),
    [
        ("ceil", [1.5, -1.5], [2, -1]),
        ("floor", [1.5, -1.5], [1, -2]),
        ("sqrt", [9, 2], [3, float(np.float32(2**0.5))]),
        ("rsqrt", [16, 0], [0.25, INF]),
        ("exp", [0, -INF], [1, 0]),
        ("exp2", [10, -1], [1024, 0.5]),
        ("log", [1, 0], [0, -INF]),
        ("log2", [1024, -1], [10, NAN]),
        ("sin", [0, INF], [0, NAN]),
        ("cos", [0, NAN], [1, NAN]),
        ("erf", [0, INF], [0, 1]),
    ],
)
def test_math(op: str, inputs: list[float], expected: list[float]) -> None:
    body = f"%result = math.{op} %a : tensor<2xf32>\n"
    result = evaluate(body, np.array(inputs, np.float32), result=((2,), "f32"))
    np.testing.assert_array_equal(result, expected)


def test_fused_multiply_add_rounds_once() -> None:
    random = np.random.default_rng(0)
    a, b = (1 + random.integers(0, 2**23, (2, 512)) / 2**23).astype(np.float32)
    c = -(a * b) * np.float32(1 + 2**-23)
    body = "%result = math.fma %a, %b, %c : tensor<512xf32>\n"
    result = evaluate(body, a, b, c, result=((512,), "f32"))
    for x, y, z, rounded in zip(a, b, c, result, strict=True):
        exact = Fraction(float(x)) * Fraction(float(y)) + Fraction(float(z))
        assert rounded == np.float32(float(exact))


def test_clamp_does_what_it_is_told_with_nan() -> None:
    a = np.array([-3, 0.5, 3, NAN], np.float32)
    low, high = np.full(4, -1, np.float32), np.full(4, 1, np.float32)
    body = """%result = "tt.clampf"(%a, %b, %c) {{propagateNan = {} : i32}}
        : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    """
    numbers = evaluate(body.format(0), a, low, high, result=((4,), "f32"))
    assert numbers[:3].tolist() == [-1, 0.5, 1]
    assert -1 <= numbers[3] <= 1
    with_nan = evaluate(body.format(0xFFFF), a, low, high, result=((4,), "f32"))
    np.testing.assert_array_equal(with_nan, [-1, 0.5, 1, NAN])


def dot(a: NDArray[Any], b: NDArray[Any], c: NDArray[Any], types: str, precision: int = 2) -> Any:
    operand, element = types.split()
    (rows, inner), columns = a.shape, b.shape[1]
    result = f"tensor<{rows}x{columns}x{element}>"
    body = f"""
        %result = "tt.dot"(%a, %b, %c)
            {{inputPrecision = {precision} : i32, maxNumImpreciseAcc = 0 : i32}}
            : (tensor<{rows}x{inner}x{operand}>, tensor<{inner}x{columns}x{operand}>, {result})
            -> {result}
    """
    return evaluate(body, a, b, c, result=((rows, columns), element))


@pytest.mark.parametrize(
    ("types", "dtype", "accumulator"),
    [
        ("bf16 f32", BF16, np.float32),
        ("f16 f32", np.float16, np.float32),
        ("f32 f32", np.float32, np.float32),
        ("f8E4M3FN f32", ml_dtypes.float8_e4m3fn, np.float32),
        ("f64 f64", np.float64, np.float64),
        ("i8 i32", np.int8, np.int32),
    ],
)
def test_dot_of_small_integers_is_exact(types: str, dtype: Any, accumulator: Any) -> None:
    random = np.random.default_rng(0)
    a, b = random.integers(-8, 9, (16, 32)), random.integers(-8, 9, (32, 8))
    c = random.integers(-99, 100, (16, 8))
    result = dot(a.astype(dtype), b.astype(dtype), c.astype(accumulator), types)
    np.testing.assert_array_equal(result, a @ b + c)


def test_dot_of_batches() -> None:
    random = np.random.default_rng(0)
    a, b = random.integers(-8, 9, (2, 16, 32)), random.integers(-8, 9, (2, 32, 16))
    result = "tensor<2x16x16xf32>"
    body = f"""
        %zero = arith.constant dense<0.0> : {result}
        %result = "tt.dot"(%a, %b, %zero)
            {{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}}
            : (tensor<2x16x32xbf16>, tensor<2x32x16xbf16>, {result}) -> {result}
    """
    product = evaluate(body, a.astype(BF16), b.astype(BF16), result=((2, 16, 16), "f32"))
    np.testing.assert_array_equal(product, a @ b)


def test_dot_keeps_every_bit_of_its_operands() -> None:
    a = np.zeros((16, 16), BF16)
    a[0, :2] = 1
    b = np.zeros((16, 16), BF16)
    b[:2, 0] = 1, 2**-12
    result = dot(a, b, np.zeros((16, 16), np.float32), "bf16 f32")
    assert result[0, 0].view(np.uint32) == 0x3F800800


def test_dot_spreads_nan_to_what_it_touches_alone() -> None:
    a = np.zeros((16, 16), BF16)
    b = np.ones((16, 16), BF16)
    b[3, 5] = NAN
    result = dot(a, b, np.zeros((16, 16), np.float32), "bf16 f32")
    assert np.isnan(result[:, 5]).all()
    assert (np.delete(result, 5, axis=1) == 0).all()


def test_dot_of_f32_refuses_less_than_ieee_precision() -> None:
    a = np.zeros((16, 16), np.float32)
    with pytest.raises(ExecutionError, match=r"tt\.dot: f32 operands need IEEE precision"):
        dot(a, a, a, "f32 f32", precision=0)


def test_dot_refuses_wide_integers() -> None:
    a = np.zeros((16, 16), np.int32)
    with pytest.raises(ExecutionError, match=r"tt\.dot: operands of i32 are not supported"):
        dot(a, a, a, "i32 i32")


def dot_scaled(a: NDArray[Any], b: NDArray[Any], scales: Sequence[Any], elements: int = 4) -> Any:
    """The product of 16 rows by 8 columns, with 32 values each along K."""
    types = ["tensor<16x16xi8>", "tensor<16x8xi8>", "tensor<16x8xf32>"]
    types += ["tensor<16x2xf8E4M3FN>", "tensor<8x2xf8E4M3FN>"]
    body = f"""
        %one = arith.constant dense<1.0> : tensor<16x8xf32>
        %result = "tt.dot_scaled"(%a, %b, %one, %c, %d)
            {{a_elem_type = {elements} : i32, b_elem_type = 4 : i32, fastMath = false,
             lhs_k_pack = true, rhs_k_pack = true,
             operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}}
            : ({", ".join(types)}) -> tensor<16x8xf32>
    """
    return evaluate(body, a, b, *scales, result=((16, 8), "f32"))


def test_scaled_dot() -> None:
    """Sums of 32 products, blocks of 16 with scales of their own, and 1."""
    random = np.random.default_rng(0)
    values = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6])
    values = np.concatenate([values, -values])
    a, b = random.integers(0, 16, (16, 32)), random.integers(0, 16, (8, 32))
    scales = [random.choice([0.5, 1, 2, 1.125], (len(codes), 2)) for codes in (a, b)]
    scales[0][3, 1] = NAN
    packed = [(c[:, ::2] | c[:, 1::2] << 4).astype(np.uint8).view(np.int8) for c in (a, b)]
    bytes_of = [scale.astype(ml_dtypes.float8_e4m3fn) for scale in scales]
    product = dot_scaled(packed[0], np.ascontiguousarray(packed[1].T), bytes_of)
    scaled = [values[c] * s.repeat(16, axis=1) for c, s in zip((a, b), scales, strict=True)]
    np.testing.assert_array_equal(product, (scaled[0] @ scaled[1].T + 1).astype(np.float32))
    assert np.isnan(product[3]).all()


def test_scaled_dot_refuses_other_elements() -> None:
    scales = [np.zeros((rows, 2), ml_dtypes.float8_e4m3fn) for rows in (16, 8)]
    with pytest.raises(ExecutionError, match=r"tt\.dot_scaled: only E2M1 packed along K"):
        dot_scaled(np.zeros((16, 16), np.int8), np.zeros((16, 8), np.int8), scales, elements=0)


def test_fused_multiply_add_refuses_f64() -> None:
    a = np.zeros(2)
    with pytest.raises(ExecutionError, match=r"math\.fma: f64 is not supported"):
        evaluate("%result = math.fma %a, %a, %a : tensor<2xf64>\n", a, result=((2,), "f64"))
