# SPDX-License-Identifier: Apache-2.0
"""How kernels are called: reading an ABI, binding arguments by name, and grids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
import torch
from backend_kernels import SCALE, parse

from winnow.backend.abi import Abi, Argument
from winnow.backend.compile import Options
from winnow.backend.expression import to_python
from winnow.backend.signature import find_kernel, read_abi, read_plan, require_target
from winnow.errors import LoweringError

SCALE_ABI = Abi(
    "scale",
    (
        Argument("x", "address", 0, "f32"),
        Argument("y", "address", 0, "f32", divisor=16),
        Argument("x", "size", 0, "i32"),
        Argument("x", "stride", 0, "i64"),
        Argument("factor", "value", 0, "f32"),
    ),
    (["ceildiv", ["symbol", 0], 128],),
    (Argument("x", "size", 0, "i64"),),
)


def scale_values(**others: Any) -> dict[str, Any]:
    memory = torch.zeros(600)
    return {"x": memory[::2], "y": torch.zeros(300), "factor": 2.0} | others


def scalar_abi(element: str, divisor: int = 1) -> Abi:
    return Abi("k", (Argument("n", "value", 0, element, divisor),), (1,), ())


def test_read_from_a_kernel() -> None:
    assert read_abi(find_kernel(parse())) == SCALE_ABI


def test_json_round_trip() -> None:
    assert Abi.from_json(SCALE_ABI.to_json()) == SCALE_ABI


def test_bind() -> None:
    values = scale_values()
    arguments, grid = SCALE_ABI.bind(values)
    assert arguments == [values["x"].data_ptr(), values["y"].data_ptr(), 300, 2, 2.0]
    assert grid == (3, 1, 1)
    assert SCALE_ABI.buffers == ("x", "y")


def test_bind_anew_each_time() -> None:
    SCALE_ABI.bind(scale_values())
    values = scale_values(x=torch.zeros(129), factor=-1)
    arguments, grid = SCALE_ABI.bind(values)
    assert arguments == [values["x"].data_ptr(), values["y"].data_ptr(), 129, 1, -1]
    assert grid == (2, 1, 1)


def test_fit_serves_other_addresses_and_scalars() -> None:
    bind = SCALE_ABI.fit(scale_values())
    values = scale_values(factor=3)
    assert bind(values) == SCALE_ABI.bind(values)
    with pytest.raises(ValueError, match="the address of y must be divisible by 16"):
        bind(scale_values(y=torch.zeros(301)[1:]))
    with pytest.raises(ValueError, match="factor must be a number, but is '2'"):
        bind(scale_values(factor="2"))


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (scale_values(z=1), "unexpected z"),
        ({"x": torch.zeros(1), "why": 1}, "missing factor, y; unexpected why"),
        (scale_values(x=None), "x must be a tensor, but is None"),
        (scale_values(y=[1.0]), r"y must be a tensor, but is \[1.0\]"),
        (scale_values(x=torch.tensor(1.0)), "x must have a dimension 0, but has 0"),
        (
            scale_values(x=torch.zeros(3).bfloat16()),
            "x must hold float32, but holds torch.bfloat16",
        ),
        (scale_values(y=torch.zeros(9)[1:]), "the address of y must be divisible by 16"),
        (scale_values(factor="2"), "factor must be a number, but is '2'"),
        (scale_values(x=torch.empty(2**31, device="meta")), "the size of x's dimension 0 must be"),
    ],
)
def test_values_that_do_not_fit(values: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SCALE_ABI.bind(values)


@pytest.mark.parametrize(
    ("element", "value"),
    [("i1", 2), ("i1", -1), ("i32", 2**31), ("i32", -(2**31) - 1), ("i64", 2**63)],
)
def test_integers_out_of_range(element: str, value: int) -> None:
    with pytest.raises(ValueError, match="n must be from"):
        scalar_abi(element).bind({"n": value})


@pytest.mark.parametrize("value", [1.0, "1", None, torch.tensor(1)])
def test_no_integers(value: object) -> None:
    with pytest.raises(ValueError, match="n must be an integer"):
        scalar_abi("i32").bind({"n": value})


@pytest.mark.parametrize("value", [-(2**31), 2**31 - 1, True, np.int64(7)])
def test_integers(value: int) -> None:
    assert scalar_abi("i32").bind({"n": value}) == ([value], (1, 1, 1))


def test_scalars_that_must_divide() -> None:
    assert scalar_abi("i32", 16).bind({"n": 32}) == ([32], (1, 1, 1))
    with pytest.raises(ValueError, match="n must be divisible by 16, but is 8"):
        scalar_abi("i32", 16).bind({"n": 8})


def test_strides_that_must_divide() -> None:
    abi = Abi("k", (Argument("x", "stride", 0, "i64", divisor=8),), (1,), ())
    assert abi.bind({"x": torch.zeros(4, 16)})[0] == [16]
    with pytest.raises(ValueError, match="the stride of x's dimension 0 must be divisible by 8"):
        abi.bind({"x": torch.zeros(4, 12)})


@pytest.mark.parametrize("size", [0, 1])
def test_strides_that_lead_nowhere_are_zero(size: int) -> None:
    abi = Abi("k", (Argument("x", "stride", 0, "i64", divisor=8),), (1,), ())
    assert abi.bind({"x": torch.zeros(4, 12)[:size]})[0] == [0]


@pytest.mark.parametrize("dtype", [torch.int8, torch.uint8, torch.float8_e4m3fn])
def test_bytes_may_be_of_several_dtypes(dtype: torch.dtype) -> None:
    abi = Abi("k", (Argument("x", "address", 0, "i8"),), (1,), ())
    tensor = torch.zeros(4, dtype=dtype)
    assert abi.bind({"x": tensor}) == abi.bind({"x": tensor}) == ([tensor.data_ptr()], (1, 1, 1))


@pytest.mark.parametrize(
    ("grid", "expected"),
    [
        ("s0 ceildiv 4", (3, 1, 1)),
        ("s0 floordiv 4, s1", (2, 7, 1)),
        ("(s0 + s1 * 2) mod 5, 2, s0 - s1", (3, 2, 2)),
        ("s1 - s0", (0, 1, 1)),
    ],
)
def test_grids(grid: str, expected: Sequence[int]) -> None:
    arguments = '"n", "m"'
    text = SCALE.replace("()[s0] -> (s0 ceildiv 128)", f"()[s0, s1] -> ({grid})")
    text = text.replace('["x.size0"]', f"[{arguments}]")
    abi = read_abi(find_kernel(parse(text)))
    values = scale_values(n=9, m=7)
    assert abi.bind(values)[1] == Abi.from_json(abi.to_json()).bind(values)[1] == expected


def computed(*expressions: Any, **symbols: int) -> list[int]:
    """The values of expressions of symbols, which come in this order."""
    statements, values = to_python(expressions, list(symbols))
    exec("\n".join(statements), symbols)
    return [eval(value, symbols) for value in values]


@pytest.mark.parametrize(("divisor", "value"), [(3, 33), (1, 100), (0, 100), (-5, 100)])
def test_divisors_are_one_at_least(divisor: int, value: int) -> None:
    assert computed(["floordiv", 100, ["symbol", 0]], s=divisor) == [value]


def test_common_parts_are_computed_once() -> None:
    part = ["mul", ["symbol", 0], ["symbol", 1]]
    expressions = ["add", part, 1], ["mod", part, part], part, 3, ["symbol", 1]
    statements, values = to_python(expressions, ["s", "t"])
    assert [" * " in statement for statement in statements] == [True, False, False]
    assert (len(statements), values[3:]) == (3, ["(3)", "t"])
    assert computed(*expressions, s=5, t=7) == [36, 0, 35, 3, 7]


@pytest.mark.parametrize("name", ["floordiv", "ceildiv", "mod"])
@pytest.mark.parametrize("divisor", [0, -1])
def test_constant_divisors_that_are_not_positive(name: str, divisor: int) -> None:
    with pytest.raises(ValueError, match="does not divide by a positive number"):
        to_python([[name, 100, divisor]], [])


@pytest.mark.parametrize(
    "expression", [["symbol", 1], ["symbol", "0"], ["pow", 2, 3], ["add", 1], "1", [], 1.5]
)
def test_no_expressions(expression: Any) -> None:
    with pytest.raises(ValueError, match="is no affine expression of 1 symbols"):
        to_python([expression], ["s"])


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('{winnow.arg = "x"}', "{}", "argument 0 has no winnow.arg"),
        (', {winnow.arg = "factor"}', "", "arg_attrs must be 5 dictionaries, one for each"),
        ("winnow.grid = affine_map", "grid = affine_map", "the kernel has no winnow.grid$"),
        ("winnow.grid_args", "grid_args", "the kernel has no winnow.grid_args"),
        ('["x.size0"]', "[]", "winnow.grid must map 0 symbols to one to three sizes"),
        ("()[s0] -> (s0 ceildiv 128)", "(s0) -> (s0)", "winnow.grid must map 1 symbols"),
        ("()[s0] -> (s0 ceildiv 128)", "()[s0] -> ()", "winnow.grid must map 1 symbols"),
        ("()[s0] -> (s0 ceildiv 128)", "()[s0] -> (1, 1, 1, 1)", "winnow.grid must map 1 symbols"),
        ("s0 ceildiv 128", "s0 floordiv 0", "winnow.grid must divide by positive numbers"),
        ("s0 ceildiv 128", "s0 mod 0", "winnow.grid must divide by positive numbers"),
        ("affine_map<()[s0] -> (s0 ceildiv 128)>", "3 : i32", "must be an affine map, but is 3"),
        ('["x.size0"]', '"x.size0"', 'winnow.grid_args must be an array, but is "x.size0"'),
        ('["x.size0"]', "[1 : i32]", "winnow.grid_args must be strings, but are"),
        ('{winnow.arg = "x"}', "unit", "argument 0 has no winnow.arg"),
        ('{winnow.arg = "x"}', "{winnow.arg = 0 : i32}", "winnow.arg must be a string, but is 0"),
        ('{winnow.arg = "x"}', '{winnow.arg = "x.size0"}', "x.size0 can't be passed as !tt.ptr"),
        ('{winnow.arg = "factor"}', '{winnow.arg = "x.size0"}', "x.size0 can't be passed as f32"),
        ("16 : i32}", '"16"}', 'tt.divisibility must be an integer, but is "16"'),
        ("16 : i32}", "0 : i32}", "tt.divisibility must be positive, but is 0"),
        (
            'winnow.arg = "x"',
            'winnow.arg = "\\FF"',
            r'winnow.arg must be text in UTF-8, but is "\\FF"',
        ),
        ('["x.size0"]', '["\\FF"]', "winnow.grid_args must be text in UTF-8, but is"),
    ],
)
def test_kernels_without_an_abi(old: str, new: str, message: str) -> None:
    assert old in SCALE
    with pytest.raises(LoweringError, match=message):
        read_abi(find_kernel(parse(SCALE.replace(old, new))))


@pytest.mark.parametrize("text", ["", SCALE + SCALE.replace('"scale"', '"other"')])
def test_modules_that_are_no_kernel(text: str) -> None:
    with pytest.raises(
        LoweringError, match=r"must hold one tt.func, but holds (nothing|tt.func, )"
    ):
        find_kernel(parse(text))


def test_plans() -> None:
    kernel = find_kernel(parse())
    assert read_plan(kernel, "num_warps", "num_stages") == {"num_warps": 4, "num_stages": 3}
    with pytest.raises(LoweringError, match=r"winnow.plan has no tile_keys: \{num_stages"):
        read_plan(kernel, "tile_keys")
    require_target(kernel, "cuda:90")
    with pytest.raises(LoweringError, match="the kernel is planned for cuda:90, not cuda:80"):
        require_target(kernel, "cuda:80")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("num_warps = 4 : i32", "num_warps = true", "num_warps must be an integer, but is true"),
        ("num_warps = 4 : i32", "num_warps = 3 : i32", "num_warps must be a power of two"),
        ("num_warps = 4 : i32", "num_warps = -4 : i32", "num_warps must be a power of two"),
        ("num_stages = 3", "num_stages = 0", "num_stages must be positive, but is 0"),
        ("num_stages = 3", "num_stages = 17", "num_stages must be at most 16, but is 17"),
        ("winnow.plan = {", "winnow.plan = [], plan = {", "winnow.plan must be a dictionary"),
    ],
)
def test_malformed_plans(old: str, new: str, message: str) -> None:
    assert old in SCALE
    with pytest.raises(LoweringError, match=message):
        Options.of(find_kernel(parse(SCALE.replace(old, new))))


def test_a_plan_without_a_target() -> None:
    kernel = find_kernel(parse(SCALE.replace(', target = "cuda:90"', "")))
    with pytest.raises(LoweringError, match="the kernel is planned for no target, not cuda:90"):
        require_target(kernel, "cuda:90")


def test_a_plan_with_another_kind_of_target() -> None:
    kernel = find_kernel(parse(SCALE.replace('target = "cuda:90"', "target = 90 : i32")))
    with pytest.raises(LoweringError, match="target must be a string, but is 90 : i32"):
        require_target(kernel, "cuda:90")


def test_errors_name_the_source() -> None:
    with pytest.raises(LoweringError, match=r"^scale\.py:3:1: "):
        require_target(find_kernel(parse()), "cuda:80")
