# SPDX-License-Identifier: Apache-2.0
"""Faults to plant in kernels at the level of Triton's ops: what they leave to chance shows it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.dialects import make_context, tt
from winnow.dialects.build import i32_attr


def planted(kernel: Kernel, plant: Callable[[ir.Module], None]) -> Kernel:
    """The same kernel with a fault that ``plant`` makes in its ops."""
    module = ir.Module.parse(kernel.emit("tt", locations=True), make_context())
    plant(module)
    return compile_graph(module, kernel.target)


def atomics(module: ir.Module, semantics: int) -> list[ir.Operation]:
    """The atomics of a kernel that are of such ``semantics``, but for those that compare."""
    found: list[ir.Operation] = []

    def note(op: ir.Operation) -> ir.WalkResult:
        if op.name == "tt.atomic_rmw" and op.attributes["sem"].value == semantics:
            found.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(note)
    return found


def releases(module: ir.Module) -> list[ir.Operation]:
    """The atomics of a kernel by which its programs tell one another that they have come so far."""
    return atomics(module, tt.ACQUIRE_RELEASE)


def drop_barrier(release: ir.Operation) -> None:
    """Erases the barrier before it, so that stores of other threads may come after it."""
    *_, barrier = (
        op for op in takewhile(lambda op: op != release, release.block) if op.name == "gpu.barrier"
    )
    barrier.erase()


def relax(release: ir.Operation) -> None:
    """Leaves it no order with other accesses."""
    with release.context:
        release.attributes["sem"] = i32_attr(tt.RELAXED)


def split_additions(module: ir.Module) -> None:
    """Makes a load and a store of each atomic addition by which keys get slots."""
    for op in atomics(module, tt.RELAXED):
        if op.attributes["atomic_rmw_op"].value == tt.ATOMIC_ADD and len(op.operands) == 3:
            pointers, values, mask = op.operands
            with op.location, ir.InsertionPoint(op):
                before = tt.LoadOp(pointers, op.results[0].type, mask=mask).result
                tt.StoreOp(pointers, arith.addi(before, values), mask=mask)
            op.results[0].replace_all_uses_with(before)
            op.erase()
