# SPDX-License-Identifier: Apache-2.0
"""Control flow and the grid in the CPU executor."""

import numpy as np
import pytest
from executor_kernels import kernel, store
from torch_mlir import ir

from winnow.errors import ExecutionError
from winnow.executor import Executable, execute


def result(body: str, *arguments: int, names: str = "") -> int:
    """What ``body`` leaves in ``%result``, an i32; ``names`` are those of its i32 arguments."""
    module = kernel(
        body + store("out", "result", "", "i32"), out="!i32", **dict.fromkeys(names, "i32")
    )
    out = np.zeros(1, np.int32)
    execute(module, [out, *arguments], (1, 1, 1))
    return int(out[0])


FIBONACCI = """
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %result, %next = scf.for %i = %zero to %n step %one
        iter_args(%a = %zero, %b = %one) -> (i32, i32) : i32 {
      %c = arith.addi %a, %b : i32
      scf.yield %b, %c : i32, i32
    }
"""


@pytest.mark.parametrize(("n", "expected"), [(-3, 0), (0, 0), (1, 1), (10, 55)])
def test_for_carries_values(n: int, expected: int) -> None:
    assert result(FIBONACCI, n, names="n") == expected


def test_for_takes_indices_and_strides() -> None:
    body = """
        %first = arith.constant 3 : index
        %last = arith.constant 12 : index
        %step = arith.constant 4 : index
        %zero = arith.constant 0 : i32
        %result = scf.for %i = %first to %last step %step iter_args(%sum = %zero) -> (i32) {
          %j = arith.index_cast %i : index to i32
          %more = arith.addi %sum, %j : i32
          scf.yield %more : i32
        }
    """
    assert result(body) == 3 + 7 + 11


def test_nested_loops_see_the_values_around_them() -> None:
    body = """
        %zero = arith.constant 0 : i32
        %one = arith.constant 1 : i32
        %result = scf.for %i = %zero to %n step %one iter_args(%sum = %zero) -> (i32) : i32 {
          %square = arith.muli %i, %i : i32
          %inner = scf.for %j = %zero to %i step %one iter_args(%s = %sum) -> (i32) : i32 {
            %x = arith.addi %square, %n : i32
            %t = arith.addi %s, %x : i32
            scf.yield %t : i32
          }
          %u = arith.addi %inner, %square : i32
          scf.yield %u : i32
        }
    """
    n = 5
    expected = sum(sum(i * i + n for _ in range(i)) + i * i for i in range(n))
    assert result(body, n, names="n") == expected


def test_for_with_a_step_of_zero_is_an_error() -> None:
    body = """
        %zero = arith.constant 0 : i32
        scf.for %i = %zero to %n step %zero : i32 {
        }
        %result = arith.constant 0 : i32
    """
    with pytest.raises(ExecutionError, match=r"scf\.for: program \(0, 0, 0\): the step is 0"):
        result(body, 4, names="n")


def test_for_with_unsigned_bounds_is_refused() -> None:
    body = """
        %result = arith.constant 0 : i32
        scf.for unsigned %i = %result to %n step %n : i32 {
        }
    """
    with pytest.raises(ExecutionError, match=r"scf\.for: unsigned comparison"):
        result(body, 4, names="n")


def test_while_forwards_other_values_than_it_carries() -> None:
    body = """
        %zero = arith.constant 0 : i32
        %one = arith.constant 1 : i32
        %two = arith.constant 2 : i32
        %last, %result = scf.while (%x = %n, %count = %zero) : (i32, i32) -> (i32, i32) {
          %goes_on = arith.cmpi sgt, %x, %one : i32
          %next = arith.addi %count, %one : i32
          scf.condition(%goes_on) %x, %next : i32, i32
        } do {
        ^bb0(%x: i32, %count: i32):
          %bit = arith.andi %x, %one : i32
          %odd = arith.cmpi eq, %bit, %one : i32
          %y = scf.if %odd -> (i32) {
            %three = arith.constant 3 : i32
            %tripled = arith.muli %x, %three : i32
            %more = arith.addi %tripled, %one : i32
            scf.yield %more : i32
          } else {
            %half = arith.divsi %x, %two : i32
            scf.yield %half : i32
          }
          scf.yield %y, %count : i32, i32
        }
    """
    assert result(body, 27, names="n") == 112  # steps of the Collatz sequence from 27, and one


@pytest.mark.parametrize(("n", "expected"), [(1, 7), (0, 5)])
def test_if_without_an_else(n: int, expected: int) -> None:
    body = f"""
        %zero = arith.constant 0 : i32
        %five = arith.constant 5 : i32
        %seven = arith.constant 7 : i32
        %set = arith.cmpi ne, %n, %zero : i32
        {store("out", "five", "", "i32")}
        "gpu.barrier"() : () -> ()
        scf.if %set {{
          {store("out", "seven", "", "i32")}
        }}
    """
    out = np.zeros(1, np.int32)
    execute(kernel(body, out="!i32", n="i32"), [out, n], (1, 1, 1))
    assert out == expected


def test_every_cell_of_the_grid_runs_once() -> None:
    body = "%axes = arith.constant 0 : i32\n" + "".join(
        f"""
        %i{axis} = "tt.get_program_id"() {{axis = {axis} : i32}} : () -> i32
        %n{axis} = "tt.get_num_programs"() {{axis = {axis} : i32}} : () -> i32
        """
        for axis in range(3)
    )
    body += """
        %a = arith.muli %i2, %n1 : i32
        %b = arith.addi %a, %i1 : i32
        %c = arith.muli %b, %n0 : i32
        %cell = arith.addi %c, %i0 : i32
        %one = arith.constant 1 : i32
        %at = "tt.addptr"(%out, %cell) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
        %code = arith.addi %cell, %one : i32
    """ + store("at", "code", "", "i32")
    out = np.zeros(2 * 3 * 4, np.int32)
    stats = execute(kernel(body, out="!i32"), [out], (2, 3, 4))
    assert out.tolist() == list(range(1, 25))
    assert stats.turns == 24


def endless(condition: str) -> ir.Module:
    body = f"""
        scf.while : () -> () {{
          %true = arith.constant true
          {condition}
          scf.condition(%true)
        }} do {{
          scf.yield
        }}
    """
    return kernel(body, out="!i32")


@pytest.mark.parametrize("inside", ["", '"gpu.barrier"() : () -> ()'])
def test_an_endless_loop_spends_its_budget(inside: str) -> None:
    executable = Executable(endless(inside))
    with pytest.raises(ExecutionError, match=r"scf\.while: program \(0, 0, 0\): the step budget"):
        executable.run([np.zeros(1, np.int32)], (1, 1, 1), step_budget=1000)


def test_a_budget_that_is_enough() -> None:
    out = np.zeros(1, np.int32)
    executable = Executable(
        kernel(FIBONACCI + store("out", "result", "", "i32"), out="!i32", n="i32")
    )
    executable.run([out, 10], (1, 1, 1), step_budget=10)
    assert out == 55
    with pytest.raises(ExecutionError, match="step budget"):
        executable.run([out, 10], (1, 1, 1), step_budget=9)
