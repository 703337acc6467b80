# SPDX-License-Identifier: Apache-2.0
"""What PTX instructions that change registers alone do to the 32 lanes of a warp."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray
from ptx_text import PtxError

Array = NDArray[Any]

LANES = 32
EVERY_LANE = 2**LANES - 1
TYPES: dict[str, Any] = {
    "pred": np.bool_,
    "b16": np.uint16,
    "b32": np.uint32,
    "u32": np.uint32,
    "s32": np.int32,
    "f32": np.float32,
    "f16x2": np.uint32,
    "b64": np.uint64,
    "s64": np.int64,
}
"""Of values, by what instructions call them."""

_CANONICAL_NAN, _HALF_NAN = np.uint32(0x7FFFFFFF), np.uint16(0x7FFF)
_LANE = np.arange(LANES, dtype=np.uint32)


@dataclass(frozen=True)
class Op:
    """``act`` takes operands of the types ``operands``, ``[32]`` each, to a ``result``.

    ``is_sync``: all lanes must be there, as what one gets depends on the others.
    """

    result: str
    operands: tuple[str, ...]
    act: Callable[..., Array]
    is_sync: bool = False


def _rounded(act: Callable[..., Array]) -> Callable[..., Array]:
    """Float arithmetic, which has one NaN only."""

    def rounded(*operands: Array) -> Array:
        result = act(*operands)
        result.view(np.uint32)[np.isnan(result)] = _CANONICAL_NAN
        return result

    return rounded


def _shift(act: Callable[..., Array]) -> Callable[..., Array]:
    """By any number of bits: shifts by all of them or more leave none."""
    return lambda bits, by: np.where(by < LANES, act(bits, by % LANES), np.uint32(0))


def _multiply_add(first: Array, second: Array, third: Array) -> Array:
    return first * second + third


def _multiply_add_wide(first: Array, second: Array, third: Array) -> Array:
    return first.astype(np.int64) * second.astype(np.int64) + third


def _zero_extend(bits: Array, width: Array) -> Array:
    """The lowest ``width`` bits, or all where there are no more."""
    kept = (np.uint64(1) << np.minimum(width, 32).astype(np.uint64)) - np.uint64(1)
    return (bits & kept).astype(np.uint32)


def _highest_bit(bits: Array) -> Array:
    """Its number, or all ones if there is none."""
    return (np.frexp(bits.astype(np.float64))[1] - 1).astype(np.int32).view(np.uint32)


def _select(first: Array, second: Array, chosen: Array) -> Array:
    return np.where(chosen, first, second)


def _of_e4m3(codes: Array) -> Array:
    """Two halves of pairs of codes; the low one of the low byte."""
    split = np.stack([codes & 0xFF, codes >> 8], 1)
    exponent, mantissa = (split >> 3 & 15).astype(np.int32), split & 7
    fraction = np.where(exponent == 0, mantissa, mantissa + 8).astype(np.float64)
    numbers = np.ldexp(fraction, np.maximum(exponent, 1) - 10)
    halves = np.where(split & 0x80, -numbers, numbers).astype(np.float16).view(np.uint16)
    halves[split & 0x7F == 0x7F] = _HALF_NAN
    return halves.view(np.uint32)[:, 0]


def _multiply_halves(first: Array, second: Array) -> Array:
    products = np.ascontiguousarray(first).view(np.float16) * second.copy().view(np.float16)
    products.view(np.uint16)[np.isnan(products)] = _HALF_NAN
    return products.view(np.uint32)


def _unordered(first: Array, second: Array) -> Array:
    return np.isnan(first) | np.isnan(second)


def _equal_or_unordered(first: Array, second: Array) -> Array:
    return (first == second) | _unordered(first, second)


def _all_vote(members: Array) -> None:
    if (members != EVERY_LANE).any():
        raise PtxError("votes and shuffles are those of all lanes here")


def _any(votes: Array, members: Array) -> Array:
    _all_vote(members)
    return np.full(LANES, votes.any())


def _ballot(votes: Array, members: Array) -> Array:
    _all_vote(members)
    return np.full(LANES, (votes << _LANE).sum(dtype=np.uint32))


def _shuffle(source: Callable[..., Array]) -> Callable[..., Array]:
    """``bounds``: a lane's own segment is of the bits 8 to 12, clamped to the bits 0 to 4."""

    def shuffle(values: Array, by: Array, bounds: Array, members: Array) -> Array:
        _all_vote(members)
        segment = bounds >> 8 & 31
        last = (_LANE & segment) | (bounds & 31 & ~segment)
        lane = source(by & 31, segment)
        return values[np.where(lane <= last, lane, _LANE)]

    return shuffle


def _by_index(by: Array, segment: Array) -> Array:
    return (_LANE & segment) | (by & ~segment)


def _by_butterfly(by: Array, segment: Array) -> Array:
    return _LANE ^ by


_SHUFFLED = ("b32", "u32", "u32", "u32")

OPS = {
    "mov.b32": Op("b32", ("b32",), np.copy),
    "mov.u32": Op("u32", ("u32",), np.copy),
    "mov.f32": Op("f32", ("f32",), np.copy),
    "add.u32": Op("u32", ("u32", "u32"), np.add),
    "add.f32": Op("f32", ("f32", "f32"), _rounded(np.add)),
    "sub.f32": Op("f32", ("f32", "f32"), _rounded(np.subtract)),
    "abs.f32": Op("f32", ("f32",), _rounded(np.abs)),
    "mad.lo.u32": Op("u32", ("u32", "u32", "u32"), _multiply_add),
    "mad.lo.s32": Op("s32", ("s32", "s32", "s32"), _multiply_add),
    "mad.wide.s32": Op("s64", ("s32", "s32", "s64"), _multiply_add_wide),
    "and.b32": Op("b32", ("b32", "b32"), np.bitwise_and),
    "or.b32": Op("b32", ("b32", "b32"), np.bitwise_or),
    "xor.b32": Op("b32", ("b32", "b32"), np.bitwise_xor),
    "or.pred": Op("pred", ("pred", "pred"), np.logical_or),
    "shl.b32": Op("b32", ("b32", "u32"), _shift(np.left_shift)),
    "shr.u32": Op("u32", ("u32", "u32"), _shift(np.right_shift)),
    "popc.b32": Op("u32", ("b32",), lambda bits: np.bitwise_count(bits).astype(np.uint32)),
    "bfind.u32": Op("u32", ("u32",), _highest_bit),
    "szext.clamp.u32": Op("u32", ("u32", "u32"), _zero_extend),
    "selp.b32": Op("b32", ("b32", "b32", "pred"), _select),
    "selp.f32": Op("f32", ("f32", "f32", "pred"), _select),
    "cvt.rn.f16x2.e4m3x2": Op("f16x2", ("b16",), _of_e4m3),
    "mul.rn.f16x2": Op("f16x2", ("f16x2", "f16x2"), _multiply_halves),
    "vote.sync.any.pred": Op("pred", ("pred", "u32"), _any, is_sync=True),
    "vote.sync.ballot.b32": Op("b32", ("pred", "u32"), _ballot, is_sync=True),
    "shfl.sync.idx.b32": Op("b32", _SHUFFLED, _shuffle(_by_index), is_sync=True),
    "shfl.sync.bfly.b32": Op("b32", _SHUFFLED, _shuffle(_by_butterfly), is_sync=True),
}
"""By opcode."""

_ORDERED = {"lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal}
_COMPARISONS: dict[str, dict[str, Callable[..., Array]]] = {
    "b32": {"eq": np.equal, "ne": np.not_equal},
    "u32": dict(_ORDERED),
    "s32": dict(_ORDERED),
    "f32": {**_ORDERED, "eq": np.equal, "equ": _equal_or_unordered, "nan": _unordered},
}
_JOINS = {"and": np.logical_and, "or": np.logical_or}


def _joined(compare: Callable[..., Array], join: Callable[..., Array]) -> Callable[..., Array]:
    return lambda first, second, third: join(compare(first, second), third)


for _type, _kinds in _COMPARISONS.items():
    for _kind, _compare in _kinds.items():
        OPS[f"setp.{_kind}.{_type}"] = Op("pred", (_type, _type), _compare)
    for (_kind, _compare), (_name, _join) in product(_kinds.items(), _JOINS.items()):
        _op = Op("pred", (_type, _type, "pred"), _joined(_compare, _join))
        OPS[f"setp.{_kind}.{_name}.{_type}"] = _op
