# SPDX-License-Identifier: Apache-2.0
"""The whole way down: from a module at any level to a kernel to call."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path

from torch_mlir import ir

from winnow.backend.cache import DiskCache, default_cache, source_fingerprint
from winnow.backend.compile import Options
from winnow.backend.emit import emit_ttir
from winnow.backend.kernel import Kernel
from winnow.backend.lowered import Lowered, Text
from winnow.backend.signature import find_kernel, read_abi, require_target
from winnow.dialects import make_context
from winnow.dialects.inspection import operations
from winnow.errors import InputError, LoweringError
from winnow.locks import ForkableLock
from winnow.lowering import swapped, to_tile, to_tt
from winnow.pipeline import Instrumentation, Pipeline, Timing
from winnow.pipeline.diagnostics import from_exception
from winnow.pipeline.instrumentation import NO_REPRODUCER, QUIET, module_text
from winnow.pipeline.registry import loaded_modules
from winnow.plans.plan_file import read_text
from winnow.targets import Target

USES = {
    "winnow.threshold_select",
    "winnow.fused_select",
    "winnow.store_scores",
    "winnow.fused_store_scores",
}
"""The ops that use scores: what a kernel is for."""

PLAN_FILE = "plan-file="
"""How a pipeline names a file of plans."""

_kernels: dict[tuple[str, ...], Kernel] = {}
_lock = ForkableLock()


def compile_graph(
    module: ir.Module,
    target: Target,
    plan: Mapping[str, int | str] | None = None,
    *,
    swaps: Mapping[str, str] | None = None,
    cache: DiskCache | None = None,
    instrumentation: Instrumentation = QUIET,
) -> Kernel:
    """The kernel of an op graph, or of what the passes made of one.

    ``module`` is left as it is. ``plan`` overrides what the planner decides for a graph, such as
    ``{"tile_keys": 128}``. ``swaps`` names passes to run in place of default ones, such as
    ``{"lower-scatter": "my-scatter{width=8}"}``, which may come from outside. What has been lowered
    before comes from memory or, without such passes, from ``cache`` (by default the user's), unless
    ``instrumentation`` is there to watch the passes.

    Raises ``InputError`` where ``module`` does not verify, ``PassFailure`` where a pass fails,
    ``PlanFileError`` where a file of plans can't be read, ``LoweringError`` where a function does
    nothing with scores or what comes out is no kernel for ``target``, ``ValueError`` where there is
    a ``plan`` for what is planned already, or a swap of a pass that does not run, and
    ``PipelineError`` where it can't be parsed.
    """
    try:
        module.operation.verify()
    except ir.MLIRError as error:
        raise InputError(from_exception(error)) from None
    cache = cache or default_cache()
    level = level_of(module)
    if level == "graph":
        _require_uses(module)
    pipelines = swapped(_pipelines(level, target, plan or {}), swaps or {})
    key = {
        "kind": "lowered",
        "winnow": source_fingerprint(),
        "mlir": version("torch-mlir"),
        "target": str(target),
        "pipelines": "\n".join(pipelines.values()),
        "plan_files": json.dumps(_plan_files(pipelines)),
        "module": module_text(module, locations=True),
    }
    identity = tuple(key.values())
    fresh = instrumentation not in (QUIET, NO_REPRODUCER) or bool(loaded_modules())
    is_ours = not swaps and not loaded_modules()  # the key tells nothing of code from outside
    with _lock.held():
        if identity in _kernels and not fresh:
            return _kernels[identity]
        lowered = cache.read(key, Lowered.from_files) if is_ours and not fresh else None
        if lowered is None:
            lowered = _lower(key["module"], target, pipelines, instrumentation)
            if is_ours:
                cache.put(key, lowered.to_files())
        _kernels[identity] = Kernel(lowered, target, cache)
        return _kernels[identity]


def _plan_files(pipelines: Mapping[str, str]) -> list[str]:
    """The contents of the files that passes read plans from; raises ``PlanFileError``."""
    texts = [text for text in pipelines.values() if PLAN_FILE in text]  # others are slow to parse
    steps = [step for text in texts for step in Pipeline.parse(text).steps]
    paths = [path for step in steps if (path := getattr(step, "plan_file", None)) is not None]
    return [read_text(Path(path)) for path in paths]


def level_of(module: ir.Module) -> str:
    """How far down ``module`` is: ``graph``, ``tile`` or ``tt``."""
    names = _op_names(module.operation)
    if "tt.func" in names:
        return "tt"
    return "tile" if any(name.startswith("tile.") for name in names) else "graph"


def _op_names(operation: ir.Operation) -> set[str]:
    return {op.name for op in operations(operation)}


def _require_uses(module: ir.Module) -> None:
    """Raises ``LoweringError`` at a function of which no pass makes a kernel."""
    for function in module.body.operations:
        if not USES & _op_names(function.operation):
            raise LoweringError("the function makes no use of scores", function.location)


def _pipelines(level: str, target: Target, plan: Mapping[str, int | str]) -> dict[str, str]:
    """The pipelines to run on a module at ``level``, by the levels that they lead to."""
    if level == "graph":
        return {"tile": to_tile(str(target), plan), "tt": to_tt()}
    if plan:
        raise ValueError(f"plan must be empty for a module at level {level}, but is {dict(plan)}")
    return {"tt": to_tt()} if level == "tile" else {}


def _lower(
    text: str, target: Target, pipelines: Mapping[str, str], instrumentation: Instrumentation
) -> Lowered:
    module = ir.Module.parse(text, make_context())
    levels = {level_of(module): _text(module)}
    timings: list[Timing] = []
    for level, pipeline in pipelines.items():
        directory = instrumentation.dump_dir
        watch = dataclasses.replace(
            instrumentation, dump_dir=directory and directory / f"to-{level}"
        )
        timings += Pipeline.parse(pipeline).run(module, instrumentation=watch)
        levels[level] = _text(module)
    kernel = find_kernel(module)
    require_target(kernel, str(target))
    abi, options = read_abi(kernel), Options.of(kernel)
    levels["ttir"] = Text(emit_ttir(module, locations=False), emit_ttir(module))
    return Lowered(levels, abi, options, tuple(timings))


def _text(module: ir.Module) -> Text:
    return Text(module_text(module), module_text(module, locations=True))
