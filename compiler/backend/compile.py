# SPDX-License-Identifier: Apache-2.0
"""Compiles a kernel's TTIR with Triton, for any target and without a GPU."""

from __future__ import annotations

import importlib
import json
import os
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from torch_mlir import ir

from winnow.backend.binary import Binary
from winnow.backend.define_registers import define_registers
from winnow.backend.emit import emit_ttir
from winnow.backend.replicas import check_replicas
from winnow.backend.signature import find_kernel, read_plan
from winnow.backend.toolchain import make_backend, require_triton
from winnow.errors import BackendError, LoweringError
from winnow.pipeline import Timing
from winnow.plan import MOST_REGISTER_USAGE, MOST_STAGES, OPTIONAL_SIZES
from winnow.targets import Target


@dataclass(frozen=True)
class Options:
    """Triton's options that a plan decides on."""

    num_warps: int
    num_stages: int
    max_registers: int | None = None
    register_usage: int | None = None

    @staticmethod
    def of(kernel: ir.Operation) -> Options:
        """Those in the plan of a ``tt.func``; raises ``LoweringError`` where it has no such."""
        entries = read_plan(kernel, "num_warps", "num_stages", optional=OPTIONAL_SIZES)
        options = Options(**entries)
        if options.num_warps < 1 or options.num_warps.bit_count() != 1:
            message = f"num_warps must be a power of two, but is {options.num_warps}"
            raise LoweringError(message, kernel.location)
        for name, value in entries.items():
            if value < 1:
                raise LoweringError(f"{name} must be positive, but is {value}", kernel.location)
        limits = {"num_stages": MOST_STAGES, "register_usage": MOST_REGISTER_USAGE}
        for name, most in limits.items():
            if (value := entries.get(name, 0)) > most:
                message = f"{name} must be at most {most}, but is {value}"
                raise LoweringError(message, kernel.location)
        return options

    def for_triton(self) -> dict[str, Any]:
        """All options to pass to Triton.

        Fusing multiplications with additions stays off: it could give the copies of a score
        different bits. More options for ptxas, which Triton takes from ``PTXAS_OPTIONS`` in the
        environment, come after those of the plan.
        """
        options: dict[str, Any] = {"num_warps": self.num_warps, "num_stages": self.num_stages}
        if self.max_registers is not None:
            options["maxnreg"] = self.max_registers
        if self.register_usage is not None:
            level = f"--register-usage-level={self.register_usage}"
            options["ptx_options"] = f"{level} {os.environ.get('PTXAS_OPTIONS', '')}".strip()
        return options | {"enable_fp_fusion": False}


def compile_module(module: ir.Module, target: Target) -> Binary:
    """Compiles a module of one ``tt.func``, by its plan.

    Raises ``LoweringError`` where the module is not such a one, else as ``compile_ttir`` does.
    """
    return compile_ttir(emit_ttir(module), Options.of(find_kernel(module)), target)


def compile_ttir(ttir: str, options: Options, target: Target) -> Binary:
    """Compiles the text of a kernel.

    Raises ``BackendError`` if no supported Triton is installed, if Triton or its assembler fails
    (what they have to say of it is then on stderr), if the kernel's inline assembly would run
    several times for an element, or in other lanes than it is written for, or if the kernel needs
    too much shared memory.
    """
    require_triton()
    path = Path(tempfile.mkdtemp(prefix="winnow-")) / "kernel.ttir"
    path.write_text(ttir, encoding="utf-8")
    try:
        binary = _run_stages(path, options, target)
    except Exception as error:  # whatever Triton raises, often a bare RuntimeError
        reason = str(error).strip() or type(error).__name__
        message = f"Triton can't compile {path} for {target} with {options}: {reason}"
        raise BackendError(message) from error
    path.unlink()
    path.parent.rmdir()
    check_replicas(str(binary.asm["ttgir"]))
    _check_shared_memory(binary)
    return binary


def _check_shared_memory(binary: Binary) -> None:
    shared, available = int(binary.metadata["shared"]), binary.target.shared_memory
    if shared > available:
        raise BackendError(
            f"the kernel needs {shared} bytes of shared memory a {binary.target.program}, but"
            f" {binary.target} has {available}: plan smaller tiles or fewer stages"
        )


def _run_stages(path: Path, options: Options, target: Target) -> Binary:
    """Runs Triton's stages after TTIR, which is taken to be canonical.

    ``triton.compile`` would do the same, but first hash all of Triton's files, which takes longer
    than compiling a kernel does, and then answer out of a cache without checksums.
    """
    gpu_target, backend = make_backend(target)
    context = importlib.import_module("triton._C.libtriton").ir.context()
    source = importlib.import_module("triton.compiler").IRSource(str(path), context, backend)
    parsed = backend.parse_options(options.for_triton())
    metadata: dict[str, Any] = {"target": gpu_target, **vars(parsed)}
    stages: dict[str, Any] = {}
    backend.add_stages(stages, parsed, source.language)
    code = source.make_ir(
        gpu_target,
        parsed,
        backend.get_codegen_implementation(parsed),
        backend.get_module_map(),
        context,
    )
    asm: dict[str, str | bytes] = {"ttir": str(code)}
    timings = []
    for name in list(stages)[1:]:
        start = time.perf_counter()
        code = stages[name](code, metadata)
        if name == "ptx":
            code = define_registers(code)
        asm[name] = code if isinstance(code, bytes) else str(code)
        timings.append(Timing(name, time.perf_counter() - start))
    return Binary(target, asm, _plain(metadata), tuple(timings))


def _plain(metadata: Mapping[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(metadata, default=vars))
    return plain
