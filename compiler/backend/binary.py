# SPDX-License-Identifier: Apache-2.0
"""A compiled kernel: its code at each of Triton's levels, as plain data."""

from __future__ import annotations

import functools
import importlib
import json
import re
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from winnow.backend.entry import entry_of, is_integer, read_timings, require
from winnow.backend.toolchain import require_triton
from winnow.errors import BackendError
from winnow.pipeline import Timing
from winnow.targets import Target

MACHINE_CODE = {"cuda": "cubin", "hip": "hsaco"}
"""The level that the driver loads."""
TEXT_LEVELS = {
    "cuda": ("ttir", "ttgir", "llir", "ptx", "sass"),
    "hip": ("ttir", "ttgir", "llir", "amdgcn"),
}
"""The levels that there is text of, top to bottom."""
_UNREADABLE = "Triton's disassembler can't read code for {target}"
_CUDA_REGISTERS = re.compile(r"REG:(\d+)")
_CUDA_STACK = re.compile(r"STACK:(\d+)")
_PTX_LINE_OR_ADDRESS = re.compile(
    r'^\s*(?://## File "\.nv_debug_ptx_txt", line (?P<line>\d+)|/\*(?P<address>[0-9a-f]{4,})\*/)',
    re.MULTILINE,
)
_HIP_REGISTERS = re.compile(r"\.vgpr_count:\s+(\d+)")
_HIP_STACK = re.compile(r"\.private_segment_fixed_size:\s+(\d+)")
_HIP_SCALAR_SPILLS = re.compile(r"\.sgpr_spill_count:\s+(\d+)")
_HIP_VECTOR_SPILLS = re.compile(r"\.vgpr_spill_count:\s+(\d+)")


@dataclass(frozen=True)
class Resources:
    """What a kernel takes: of registers and stack (spills go there) a thread, of shared a CTA.

    The spills are how often AMD's code stores a register that it has to free, a scalar one mostly
    in a lane of a vector register and so not on the stack; NVIDIA's assembler does not tell them.
    """

    registers: int
    stack_bytes: int
    shared_bytes: int
    scalar_spills: int | None = None
    vector_spills: int | None = None

    @property
    def spills(self) -> int | None:
        """Of registers of either kind, where known."""
        if self.scalar_spills is None or self.vector_spills is None:
            return None
        return self.scalar_spills + self.vector_spills


@dataclass(frozen=True)
class Binary:
    """A kernel compiled for ``target``.

    ``asm`` holds the code by level: ``ttir``, ``ttgir``, ``llir``, then ``ptx`` and ``cubin``, or
    ``amdgcn`` and ``hsaco``. ``metadata`` is Triton's own; ``stage_timings`` are of the levels
    below ``ttir``.
    """

    target: Target
    asm: Mapping[str, str | bytes]
    metadata: Mapping[str, Any]
    stage_timings: tuple[Timing, ...]

    @property
    def machine_code(self) -> bytes:
        """What the driver loads."""
        code = self.asm[MACHINE_CODE[self.target.backend]]
        assert isinstance(code, bytes)
        return code

    def text(self, level: str) -> str:
        """The code at one of the target's ``TEXT_LEVELS``.

        Raises ``BackendError`` at another, and at ``sass`` that this Triton can't disassemble.
        """
        levels = TEXT_LEVELS[self.target.backend]
        if level not in levels:
            raise BackendError(f"{self.target} has no {level}, but {', '.join(levels)}")
        return self._sass if level == "sass" else str(self.asm[level])

    @functools.cached_property
    def _sass(self) -> str:
        disassembler: Any = importlib.import_module("triton.tools.disasm")
        # Triton 3.6 expects addresses of four digits, and ends at the first one of five.
        pattern = disassembler.FLINE_RE.pattern.replace(r"\w{4}\*", r"\w{4,}\*")
        disassembler.FLINE_RE = re.compile(pattern)
        try:
            return str(disassembler.get_sass(self.machine_code))
        except subprocess.CalledProcessError as error:
            raise BackendError(_UNREADABLE.format(target=self.target)) from error

    @functools.cached_property
    def listing(self) -> str:
        """The SASS of an NVIDIA GPU with each instruction's address; raises ``BackendError``."""
        if self.target.backend != "cuda":
            raise BackendError(f"{self.target} has no SASS")
        try:
            return _dump(self.machine_code, "--dump-sass")
        except subprocess.CalledProcessError as error:
            raise BackendError(_UNREADABLE.format(target=self.target)) from error

    @functools.cached_property
    def ptx_lines(self) -> Mapping[int, int]:
        """The lines of PTX, from 1, by the addresses of instructions that come from them.

        The assembler notes none for an instruction that has the one before it's, and for some
        others. Raises ``BackendError``.
        """
        tool = require_triton().knobs.nvidia.nvdisasm.path
        try:
            text = _run(tool, self.machine_code, "--print-code", "--print-line-info-ptx")
        except subprocess.CalledProcessError as error:
            raise BackendError(_UNREADABLE.format(target=self.target)) from error
        lines: dict[int, int] = {}
        noted = 0
        for found in _PTX_LINE_OR_ADDRESS.finditer(text):
            if found["line"]:
                noted = int(found["line"])
            elif noted:
                lines[int(found["address"], 16)], noted = noted, 0
        return lines

    @functools.cached_property
    def resources(self) -> Resources:
        """What the assembler reports of the kernel."""
        shared = int(self.metadata["shared"])
        if self.target.backend == "hip":
            text = self.text("amdgcn")
            return Resources(
                _find(_HIP_REGISTERS, text),
                _find(_HIP_STACK, text),
                shared,
                _find(_HIP_SCALAR_SPILLS, text),
                _find(_HIP_VECTOR_SPILLS, text),
            )
        text = _dump(self.machine_code, "--dump-resource-usage")
        return Resources(_find(_CUDA_REGISTERS, text), _find(_CUDA_STACK, text), shared)

    def to_files(self) -> dict[str, bytes]:
        """The binary as named files, which ``from_files`` reads."""
        facts = {"metadata": self.metadata, "stage_timings": self.stage_timings}
        files = {"facts.json": json.dumps(facts).encode()}
        for level, code in self.asm.items():
            files[f"text/{level}" if isinstance(code, str) else f"bytes/{level}"] = (
                code.encode() if isinstance(code, str) else code
            )
        return files

    @staticmethod
    def from_files(target: Target, files: Mapping[str, bytes]) -> Binary:
        """The binary for ``target`` that ``to_files`` wrote; its timings are cached ones.

        Raises ``ValueError`` where it wrote no such files.
        """
        asm: dict[str, str | bytes] = {}
        with entry_of("a binary"):
            for name, content in files.items():
                kind, _, level = name.partition("/")
                if level:
                    asm[level] = content.decode() if kind == "text" else content
            facts = json.loads(files["facts.json"])
            metadata, timings = facts["metadata"], read_timings(facts["stage_timings"])
            texts = [level for level in TEXT_LEVELS[target.backend] if level != "sass"]
            code = asm[MACHINE_CODE[target.backend]]
            require(all(isinstance(asm[level], str) for level in texts), "a level is no text")
            require(isinstance(code, bytes), "the machine code is text")
            require(is_integer(metadata["shared"], 0), "it does not tell the shared memory")
            return Binary(target, asm, metadata, timings)


def _find(pattern: re.Pattern[str], text: str) -> int:
    found = pattern.search(text)
    assert found, f"the assembler's report has no {pattern.pattern}"
    return int(found[1])


def _dump(cubin: bytes, what: str) -> str:
    """What ``cuobjdump`` tells of ``cubin`` for the option ``what``."""
    return _run(require_triton().knobs.nvidia.cuobjdump.path, cubin, what)


def _run(tool: str, cubin: bytes, *options: str) -> str:
    """What a tool of CUDA prints of ``cubin``."""
    with tempfile.TemporaryDirectory(prefix="winnow-") as directory:
        path = Path(directory, "kernel.cubin")
        path.write_bytes(cubin)
        command = [tool, *options, str(path)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout
