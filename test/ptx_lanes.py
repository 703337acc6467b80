# SPDX-License-Identifier: Apache-2.0
"""Runs the text of a snippet of assembly in the 32 lanes of a warp.

It knows the PTX that snippets consist of, and raises ``PtxError`` at any other. Lanes may part ways
at a branch: those that stand at the first instruction run, and the others wait. A register that
is read before it is written, a branch said to be uniform that is not, and a vote that lanes are
missing from are errors too.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from typing import Any

import numpy as np
from ptx_ops import EVERY_LANE, LANES, OPS, TYPES, Array
from ptx_text import Instruction, Program, PtxError, parse

from winnow.assembly import Memory

MOST_STEPS = 20_000
"""A text that takes more of them is taken for one that does not end."""

_LITERAL = re.compile(r"(?P<float>0f[0-9A-F]{8})|(?P<integer>0x[0-9A-Fa-f]+|-?[0-9]+)")
_SPECIAL = {
    "%laneid": np.arange(LANES, dtype=np.uint32),
    "%lanemask_lt": (1 << np.arange(LANES, dtype=np.uint64)).astype(np.uint32) - np.uint32(1),
}
_BRANCHES = ("bra", "bra.uni")
_STORE, _ADD = "st.global.v2.b32", "atom.global.gpu.relaxed.add.u32"
_KNOWN = {*OPS, *_BRANCHES, _STORE, _ADD}


class _Register:
    """What it holds in each lane; ``written`` has a bit for each that it holds anything in."""

    def __init__(self, kind: str, values: Array | None = None) -> None:
        size = np.dtype(TYPES[kind]).itemsize
        self.kind: Any = np.bool_ if kind == "pred" else np.dtype(f"u{size}")
        self.values = np.zeros(LANES, self.kind) if values is None else values.view(self.kind)
        self.written = 0 if values is None else EVERY_LANE

    def write(self, values: Array, lanes: int) -> None:
        self.values = np.where(_mask(lanes), values.view(self.kind), self.values)
        self.written |= lanes


def run(text: str, results: int, operands: Sequence[Array], memory: Memory) -> list[Array]:
    """The ``results`` registers ``$0``... ``[32]`` after ``text`` ran for ``operands``.

    Those are the registers after the results, ``[32]`` each, of 32 or 64 bits.
    """
    registers = [_Register("b32") for _ in range(results)]
    registers += [_Register(f"b{operand.dtype.itemsize * 8}", operand) for operand in operands]
    program = parse(text)
    for instruction in program.instructions:
        if instruction.opcode not in _KNOWN:
            raise PtxError(f"{instruction.text}: this instruction is not known")
    named = {name: _Register(kind) for name, kind in program.registers.items()}
    named |= {f"${number}": register for number, register in enumerate(registers)}
    with np.errstate(all="ignore"):
        _Warp(program, named, memory).run()
    if any(register.written != EVERY_LANE for register in registers[:results]):
        raise PtxError("a result is not written")
    return [register.values for register in registers[:results]]


class _Warp:
    def __init__(self, program: Program, registers: dict[str, _Register], memory: Memory) -> None:
        self.program = program
        self.registers = registers
        self.memory = memory

    def run(self) -> None:
        standing, end = {0: EVERY_LANE}, len(self.program.instructions)
        for _ in range(MOST_STEPS):
            at = min(standing)
            if at == end:
                return
            lanes = standing.pop(at)
            for following, some in self._step(at, lanes).items():
                if some:
                    standing[following] = standing.get(following, 0) | some
        raise PtxError(f"no end after {MOST_STEPS} instructions")

    def _step(self, at: int, lanes: int) -> dict[int, int]:
        """Where those go on that were at one instruction."""
        instruction = self.program.instructions[at]
        try:
            active = lanes & self._guard(instruction, lanes)
            if instruction.opcode in _BRANCHES:
                return {at + 1: lanes & ~active, self._target(instruction, lanes, active): active}
            self._act(instruction, active, lanes)
        except PtxError as error:
            raise PtxError(f"{instruction.text}: {error}") from None
        return {at + 1: lanes}

    def _guard(self, instruction: Instruction, lanes: int) -> int:
        if instruction.guard is None:
            return EVERY_LANE
        holds = self._read(instruction.guard, "pred", lanes)
        return _lanes(~holds if instruction.negated else holds)

    def _target(self, instruction: Instruction, lanes: int, active: int) -> int:
        (label,) = instruction.operands
        if label not in self.program.labels:
            raise PtxError("there is no such label")
        if instruction.opcode == "bra.uni" and active not in (0, lanes):
            raise PtxError("lanes part ways")
        return self.program.labels[label]

    def _act(self, instruction: Instruction, active: int, lanes: int) -> None:
        operands = instruction.operands
        if instruction.opcode == _STORE:
            self._store(operands, active)
        elif instruction.opcode == _ADD:
            self._add(operands, active)
        elif operands[0].startswith("{"):
            self._unpack(instruction.opcode, operands, active)
        else:
            self._compute(instruction.opcode, operands, active, lanes)

    def _compute(self, opcode: str, operands: Sequence[str], active: int, lanes: int) -> None:
        op = OPS[opcode]
        result, *rest = operands
        if len(rest) != len(op.operands):
            raise PtxError(f"takes {len(op.operands)} operands")
        if op.is_sync and (active, lanes) != (EVERY_LANE, EVERY_LANE):
            raise PtxError("lanes are missing")
        values = (
            self._read(name, kind, active) for name, kind in zip(rest, op.operands, strict=True)
        )
        self._write(result, op.result, op.act(*values), active)

    def _unpack(self, opcode: str, operands: Sequence[str], active: int) -> None:
        vector, source = operands
        if opcode != "mov.b32":
            raise PtxError("has one result")
        bits = self._read(source, "b32", active)
        for place, name in enumerate(_inside(vector, 2)):
            self._write(name, "b16", (bits >> np.uint32(16 * place)).astype(np.uint16), active)

    def _store(self, operands: Sequence[str], active: int) -> None:
        address, vector = operands
        low, high = (self._read(name, "b32", active) for name in _inside(vector, 2))
        pairs = low.astype(np.uint64) | high.astype(np.uint64) << np.uint64(32)
        mask = _mask(active)
        if active:
            self.memory.store(self._addresses(address, active)[mask], pairs[mask])

    def _add(self, operands: Sequence[str], active: int) -> None:
        result, address, name = operands
        values, mask = self._read(name, "s32", active), _mask(active)
        found = np.zeros(LANES, np.int32)
        if active:
            found[mask] = self.memory.add(self._addresses(address, active)[mask], values[mask])
        self._write(result, "s32", found, active)

    def _addresses(self, operand: str, active: int) -> Array:
        (name,) = _inside(operand, 1)
        return self._read(name, "s64", active)

    def _read(self, name: str, kind: str, lanes: int) -> Array:
        if _LITERAL.fullmatch(name):
            return _literal(name, kind)
        if name in _SPECIAL and kind == "u32":
            return _SPECIAL[name]
        register = self._register(name, kind)
        if lanes & ~register.written:
            raise PtxError(f"{name} is read before it is written")
        return register.values.view(TYPES[kind])

    def _write(self, name: str, kind: str, values: Array, lanes: int) -> None:
        self._register(name, kind).write(values, lanes)

    def _register(self, name: str, kind: str) -> _Register:
        register = self.registers.get(name)
        if register is None:
            raise PtxError(f"there is no register {name}")
        size = np.dtype(TYPES[kind]).itemsize
        if (register.kind == np.bool_) != (kind == "pred") or register.values.itemsize != size:
            raise PtxError(f"{name} is not as wide as {kind}")
        return register


def _inside(operand: str, count: int) -> list[str]:
    """The names in brackets or braces."""
    names = re.split(r",\s*", operand[1:-1])
    if operand[0] not in "{[" or len(names) != count:
        raise PtxError(f"{operand} is not of {count} in brackets")
    return names


@functools.cache
def _literal(text: str, kind: str) -> Array:
    """A number, in each lane."""
    is_float = text.startswith("0f")
    if kind not in ("b32", "u32", "s32", "f32") or is_float != (kind == "f32"):
        raise PtxError(f"{text} is no {kind}")
    bits = int(text[2:], 16) if is_float else int(text, 0) & EVERY_LANE
    return np.full(LANES, bits, np.uint32).view(TYPES[kind])


@functools.cache
def _mask(lanes: int) -> Array:
    return np.array([bool(lanes >> lane & 1) for lane in range(LANES)])


def _lanes(holds: Array) -> int:
    return int(np.packbits(holds, bitorder="little").view("<u4")[0])
