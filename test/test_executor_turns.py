# SPDX-License-Identifier: Apache-2.0
"""Turns of the CPU executor's programs: where they pause, and programs that wait."""

import numpy as np
import pytest
from executor_kernels import STORE, atomic, kernel, lanes, load, store
from torch_mlir import ir

from winnow.errors import ExecutionError
from winnow.executor import Executable, Schedule, execute, schedules


def wait(read: str) -> ir.Module:
    """Program 0 raises ``flag`` by a store; the others wait for that with ``read``."""
    body = f"""
        %zero = arith.constant 0 : i32
        %one = arith.constant 1 : i32
        %program = "tt.get_program_id"() {{axis = 0 : i32}} : () -> i32
        %raises = arith.cmpi eq, %program, %zero : i32
        scf.if %raises {{
          {store("flag", "one", "", "i32")}
        }} else {{
          scf.while : () -> () {{
            {read}
            %waits = arith.cmpi eq, %seen, %zero : i32
            scf.condition(%waits)
          }} do {{
            scf.yield
          }}
        }}
    """
    return kernel(body, flag="!i32")


@pytest.mark.parametrize(
    "read",
    [load("seen", "flag", "", "i32", volatile="true"), atomic("seen", "flag", "zero", "", "i32")],
    ids=["volatile", "atomic"],
)
def test_every_store_is_seen_in_the_end(read: str) -> None:
    executable = Executable(wait(read))
    for schedule in schedules(60):
        flag = np.zeros(1, np.int32)
        executable.run([flag], (3, 1, 1), schedule=schedule)
        assert flag == 1


def test_waiting_with_plain_loads_may_never_end() -> None:
    executable = Executable(wait(load("seen", "flag", "", "i32")))
    flag = np.zeros(1, np.int32)
    executable.run([flag], (3, 1, 1), schedule=Schedule(0, "sequential"))
    with pytest.raises(
        ExecutionError, match=r"tt\.load: deadlock: program \(\d, 0, 0\) waits here"
    ):
        executable.run([flag * 0], (3, 1, 1), schedule=Schedule(0, "round-robin-late"))


def test_programs_that_wait_for_one_another_are_deadlocked() -> None:
    module = wait(atomic("seen", "flag", "zero", "", "i32"))
    text = str(module).replace("arith.cmpi eq, %2, %", "arith.cmpi sge, %2, %")
    assert text != str(module)
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with pytest.raises(ExecutionError, match=r"tt\.atomic_rmw: deadlock: program"):
        execute(ir.Module.parse(text, context), [np.zeros(1, np.int32)], (3, 1, 1))


def test_programs_pause_only_where_others_matter() -> None:
    """Loads of what the kernel never writes are no turns of their own."""
    body = lanes("from", "source", 4, "i32") + lanes("to", "out", 4, "i32")
    body += load("x", "from", "4x", "i32") + load("y", "to", "4x", "i32")
    body += "%sum = arith.addi %x, %y : tensor<4xi32>\n" + store("to", "sum", "4x", "i32")
    source, out = np.arange(4, dtype=np.int32), np.arange(4, dtype=np.int32)
    stats = execute(kernel(body, source="!i32", out="!i32"), [source, out], (1, 1, 1))
    assert stats.turns == 2
    assert out.tolist() == [0, 2, 4, 6]


def test_a_pointer_from_an_unknown_integer_may_point_anywhere() -> None:
    """Then every load is a point where other programs may run."""
    body = f"""
        {load("x", "source", "", "i32")}
        {load("address", "table", "", "i64")}
        %unknown = "tt.int_to_ptr"(%address) : (i64) -> !tt.ptr<i32>
        %null = arith.constant 0 : i64
        %writes = arith.cmpi ne, %address, %null : i64
        "tt.store"(%unknown, %x, %writes) {{{STORE.format(1)}}} : (!tt.ptr<i32>, i32, i1) -> ()
    """
    source, table = np.zeros(1, np.int32), np.zeros(1, np.int64)
    module = kernel(body, source="!i32", table="!i64")
    assert execute(module, [source, table], (1, 1, 1)).turns == 3
    table[0] = 4
    with pytest.raises(
        ExecutionError, match=r"tt\.store: .*address 0x4 is in no argument's memory"
    ):
        execute(module, [source, table], (1, 1, 1))
