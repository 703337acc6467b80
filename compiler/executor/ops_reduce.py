# SPDX-License-Identifier: Apache-2.0
"""``tt.reduce`` and ``tt.scan``: the combining region, run on whole arrays.

Both combine neighbours in order, so that an associative region is enough. For floats this fixes
the sum: a reduction is a binary tree over adjacent elements; a scan adds, in rounds, what lies 1,
2, 4 ... places before. Integers that one commutative op reduces are reduced at once.
"""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from winnow.executor.table import Code, Frame, Step, Wiring, copy, paste, stateful
from winnow.executor.tree import Op
from winnow.executor.types import Array, Value

Combine: TypeAlias = Callable[[list[Array], list[Array]], list[Array]]

_COMMUTATIVE = {
    "arith.addi": np.add,
    "arith.maxsi": np.maximum,
    "arith.minsi": np.minimum,
    "arith.andi": np.bitwise_and,
    "arith.ori": np.bitwise_or,
    "arith.xori": np.bitwise_xor,
}
"""What each op is on integers of several bits."""


@stateful("tt.reduce")
def _reduce(op: Op, wiring: Wiring) -> Step:
    code, order = _combining(op, wiring), _axis_last(op)
    if function := _one_commutative_op(op):
        (source,), (result,), axis = wiring.operands, wiring.results, op.attribute("axis")

        def run_at_once(frame: Frame) -> None:
            array = frame[source]
            frame[result] = function.reduce(array, axis=axis, dtype=array.dtype)

        return Step(run_at_once)

    def run(frame: Frame) -> None:
        arrays = [array.transpose(order) for array in copy(frame, wiring.operands)]
        while arrays[0].shape[-1] > 1:
            arrays = _halve(arrays, _combine(frame, code))
        paste(frame, wiring.results, [array[..., 0] for array in arrays])

    return Step(run)


@stateful("tt.scan")
def _scan(op: Op, wiring: Wiring) -> Step:
    code, order = _combining(op, wiring), _axis_last(op)
    restored = np.argsort(order)
    along = np.s_[..., :: -1 if op.attribute("reverse") else 1]

    def run(frame: Frame) -> None:
        arrays = [array.transpose(order)[along] for array in copy(frame, wiring.operands)]
        distance = 1
        while distance < arrays[0].shape[-1]:
            arrays = _add_earlier(arrays, distance, _combine(frame, code))
            distance *= 2
        paste(frame, wiring.results, [array[along].transpose(restored) for array in arrays])

    return Step(run)


def _one_commutative_op(op: Op) -> np.ufunc | None:
    """What the region of ``op`` does, if that is to apply one op, on integers in any order."""
    (block,) = op.regions
    if block is None or len(block.ops) != 1 or op.operand_types[0].element == "i1":
        return None
    (only,) = block.ops
    is_all = only.operands == block.arguments and only.results == block.terminator.operands
    return _COMMUTATIVE.get(only.name) if is_all else None


def _axis_last(op: Op) -> list[int]:
    """The order of axes in which the one to combine along comes last."""
    axes = list(range(len(op.operand_types[0].shape)))
    axes.append(axes.pop(op.attribute("axis")))
    return axes


def _combining(op: Op, wiring: Wiring) -> Code:
    (code,) = wiring.regions
    if code is None or len(code.yields) != len(op.operands):
        raise op.site.error("the region must combine as many values as there are operands")
    if code.step.suspends:
        raise op.site.error("the region must not use memory that the kernel writes")
    return code


def _combine(frame: Frame, code: Code) -> Combine:
    def combine(left: list[Array], right: list[Array]) -> list[Array]:
        paste(frame, code.arguments, [*left, *right])
        code.step.run(frame)
        return copy(frame, code.yields)

    return combine


def _halve(arrays: list[Array], combine: Combine) -> list[Array]:
    """Combines elements 0 and 1, 2 and 3 ...; an odd last one is left as it is."""
    paired = arrays[0].shape[-1] // 2 * 2
    pairs = [array[..., :paired] for array in arrays]
    halves = combine([array[..., ::2] for array in pairs], [array[..., 1::2] for array in pairs])
    if paired == arrays[0].shape[-1]:
        return halves
    rests = [array[..., paired:] for array in arrays]
    return [np.concatenate(both, axis=-1) for both in zip(halves, rests, strict=True)]


def _add_earlier(arrays: list[Array], distance: int, combine: Combine) -> list[Array]:
    """Combines each element with the one ``distance`` places before it, where there is one."""
    earlier = [array[..., :-distance] for array in arrays]
    later = combine(earlier, [array[..., distance:] for array in arrays])
    heads: list[Value] = [array[..., :distance] for array in arrays]
    return [np.concatenate(both, axis=-1) for both in zip(heads, later, strict=True)]
