# SPDX-License-Identifier: Apache-2.0
"""What the CPU executor accepts: modules, arguments, grids and schedules."""

from typing import Any

import numpy as np
import pytest
from executor_kernels import kernel, lanes, load, parse, store
from torch_mlir import ir

from winnow.dialects import make_context
from winnow.errors import ExecutionError
from winnow.executor import MODES, Executable, Schedule, execute, schedules

FILL = store("out", "value", "", "i32")


def fill_kernel(out: str = "!i32", value: str = "i32") -> ir.Module:
    return kernel(FILL, out=out, value=value)


def test_a_module_of_our_own_dialects_runs() -> None:
    reduce = """
        %sum = "tt.reduce"(%x) ({
        ^bb0(%l: i32, %r: i32):
          %y = arith.addi %l, %r : i32
          "tt.reduce_return"(%y) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
        "gpu.barrier"() : () -> ()
    """
    body = lanes("at", "out", 4, "i32") + load("x", "at", "4x", "i32")
    body += reduce + store("out", "sum", "", "i32")
    module = ir.Module.parse(str(kernel(body, out="!i32")), make_context())
    out = np.array([1, 2, 3, 4], np.int32)
    execute(module, [out], (1, 1, 1))
    assert out.tolist() == [10, 2, 3, 4]


@pytest.mark.parametrize(
    ("op", "message"),
    [
        (
            '%x = "tt.histogram"(%value) : (i32) -> i32',
            r"^-:\d+:\d+: tt\.histogram: this op is not",
        ),
        ('"test.op"() : () -> ()', r"test\.op: this op is not supported"),
        ("%x = arith.bitcast %value : i32 to f32", r"arith\.bitcast: this op is not supported"),
        ('%x = "tt.call"(%value) : (i32) -> i32', r"tt\.call: this op is not supported"),
        ("%x = arith.constant 0 : i7", r"arith\.constant: the type i7 is not supported"),
        ('%x = "tt.make_range"() : () -> tensor<4xi32>', r"has no attribute 'start'"),
    ],
)
def test_ops_that_it_cannot_run_are_refused_before_anything_runs(op: str, message: str) -> None:
    module = kernel(FILL + op, out="!i32", value="i32")
    out = np.zeros(1, np.int32)
    with pytest.raises(ExecutionError, match=message):
        execute(module, [out, 7], (1, 1, 1))
    assert out == 0


def test_ops_inside_regions_are_refused_too() -> None:
    body = """
        %true = arith.constant true
        scf.if %true {
          "test.op"() : () -> ()
        }
    """
    with pytest.raises(ExecutionError, match=r"test\.op: this op is not supported"):
        Executable(kernel(body, out="!i32"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "one tt.func, not 0"),
        ("func.func @f() { return }", r"func\.func: the module must hold one tt\.func"),
        ('"tt.func"() ({}) {sym_name = "k"} : () -> ()', r"tt\.func: has no body"),
        (
            """"tt.func"() ({ "test.end"() : () -> () }) {sym_name = "k"} : () -> ()""",
            r"test\.end: this op does not end a region",
        ),
        (
            """"tt.func"() ({
              %x = arith.constant 0 : i32
              "tt.return"(%x) : (i32) -> ()
            }) {sym_name = "k"} : () -> ()""",
            r"tt\.return: a kernel returns nothing",
        ),
        (
            """"tt.func"() ({
              "cf.br"() [^bb1] : () -> ()
            ^bb1:
              "tt.return"() : () -> ()
            }) {sym_name = "k"} : () -> ()""",
            r"tt\.func: a region of several blocks",
        ),
        ('"tt.func"() ({^bb0: }) {sym_name = "k"} : () -> ()', "a region without a terminator"),
    ],
)
def test_modules_that_hold_no_kernel_are_refused(text: str, message: str) -> None:
    with pytest.raises(ExecutionError, match=message):
        Executable(parse(text))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([np.zeros(1, np.int32)], "k takes 2 arguments, but got 1"),
        ([np.zeros(1, np.float32), 1], "'out' must hold i32, but holds f32"),
        ([7, 1], "'out' must be a buffer or array, but is 7"),
        ([np.zeros(1, np.int32), 1.5], "'value' must be an integer, but is 1.5"),
        ([np.zeros(1, np.int32), 2**31], "'value' must fit i32, but is 2147483648"),
    ],
)
def test_arguments_that_do_not_fit_are_refused(arguments: list[Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        execute(fill_kernel(), arguments, (1, 1, 1))


def test_unsigned_arrays_hold_signless_integers() -> None:
    out = np.zeros(1, np.uint32)
    execute(fill_kernel(), [out, -1], (1, 1, 1))
    assert out == 2**32 - 1


def test_float_arguments() -> None:
    module = kernel(store("out", "value", "", "f32"), out="!f32", value="f32")
    out = np.zeros(1, np.float32)
    for number in (1, 0.1, np.float32(2.5)):
        execute(module, [out, number], (1, 1, 1))
        assert out == np.float32(number)
    with pytest.raises(ValueError, match="'value' must be a number, but is None"):
        execute(module, [out, None], (1, 1, 1))  # type: ignore[list-item]


def test_what_an_argument_promises_to_divide_must_divide_it() -> None:
    module = fill_kernel("!i32, tt.divisibility = 16 : i32", "i32, tt.divisibility = 4 : i32")
    memory = np.zeros(9, np.int32)
    start = -memory.ctypes.data // 4 % 4
    aligned, unaligned = memory[start : start + 1], memory[start + 1 : start + 2]
    execute(module, [aligned, 8], (1, 1, 1))
    assert aligned == 8
    with pytest.raises(ValueError, match="'out': address must be a multiple of 16"):
        execute(module, [unaligned, 8], (1, 1, 1))
    with pytest.raises(ValueError, match="'value' must be a multiple of 4, but is 6"):
        execute(module, [aligned, 6], (1, 1, 1))


def test_arrays_must_be_laid_out_as_their_buffers_type_says() -> None:
    out = "!i32, winnow.type = memref<?x4xi32, strided<[?, 1]>>"
    executable = Executable(fill_kernel(out))
    memory = np.zeros((3, 8), np.int32)
    executable.run([memory[:, 4:], 7], (1, 1, 1))
    assert memory[0, 4] == 7
    packed = np.zeros(3, np.dtype([("pad", "i4"), ("x", "4i4")]))["x"]
    executable.run([packed, 7], (1, 1, 1))
    odd = np.zeros((3, 4), np.dtype([("x", "i4"), ("pad", "i2")]))["x"]
    for array, message in (
        (memory[0], "out must have 2 dimensions, but has 1"),
        (memory, "the size of out's dimension 1 must be 4, but is 8"),
        (memory[:, ::2], "the stride of out's dimension 1 must be 1, but is 2"),
        (odd, "the stride of out's dimension 1 must be 1, but is 3/2"),
    ):
        with pytest.raises(ValueError, match=f"^{message}$"):
            executable.run([array, 7], (1, 1, 1))


@pytest.mark.parametrize("type_", ["i32", "memref<*xi32>", "memref<?xi32, 3>"])
def test_types_that_state_no_layout_are_refused(type_: str) -> None:
    with pytest.raises(ExecutionError, match=r"tt\.func: winnow\.type must be a strided memref"):
        Executable(fill_kernel(f"!i32, winnow.type = {type_}"))


@pytest.mark.parametrize("grid", [(1, 1), (0, 1, 1), (1, 1, -1)])
def test_grids_that_are_none_are_refused(grid: Any) -> None:
    with pytest.raises(ValueError, match="grid must be three positive sizes"):
        execute(fill_kernel(), [np.zeros(1, np.int32), 1], grid)


def test_schedules_come_worst_cases_first() -> None:
    first = list(schedules(60))
    assert len(set(first)) == 60
    modes = [schedule.mode for schedule in first]
    assert set(modes[: modes.index("random")]) == set(MODES) - {"random"}
    assert set(modes[modes.index("random") :]) == {"random"}


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(ValueError, match=r"mode must be one of sequential, .*, but is 'fair'"):
        Schedule(0, "fair")
