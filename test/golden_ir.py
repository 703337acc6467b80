# SPDX-License-Identifier: Apache-2.0
"""The IR of kernels at each level of Winnow's own, kept so that a change of it is seen.

``python test/golden_ir.py``, or ``make golden``, writes it anew and prints what has changed. It is
the same with every version of Python and Triton.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from golden import ADVICE, FOLDER
from torch_mlir import ir

from winnow.diff.unified import compare
from winnow.kernels import KERNELS, finish, quantize, sample, sample_thresholds, thresholds
from winnow.kernels.tile_kernel import TileKernel
from winnow.lowering import to_tile, to_tt
from winnow.passes.sample_scores import SampleScores
from winnow.pipeline import Pipeline
from winnow.pipeline.instrumentation import NO_REPRODUCER, module_text
from winnow.targets import Target

IR = FOLDER / "ir"
HOPPER = "cuda:90"
CONTEXT = 2
"""Lines around a change."""
MOST_LINES = 60
"""Of a diff that are printed."""
PAIRS = 4096
"""What kernels that hold a row's pairs, or scores, are built for."""


@dataclass(frozen=True)
class Subject:
    """A kernel with the pipelines that lead from each level to the next, and the levels to keep."""

    name: str
    build: Callable[[], ir.Module]
    pipelines: Mapping[str, str]
    kept: tuple[str, ...]

    @functools.cached_property
    def texts(self) -> Mapping[str, str]:
        """The IR at each level to keep, without locations."""
        module, found = self.build(), {}
        for level, pipeline in self.pipelines.items():
            if pipeline:
                Pipeline.parse(pipeline).run(module, instrumentation=NO_REPRODUCER)
            if level in self.kept:
                found[level] = f"{module_text(module).rstrip()}\n"
        return found

    @property
    def files(self) -> Mapping[str, Path]:
        """Where it is kept, by level."""
        return {level: IR / self.name / f"{level}.mlir" for level in self.kept}


def planned(
    name: str,
    kernel: Callable[[], ir.Module],
    *kept: str,
    target: str = HOPPER,
    plan: Mapping[str, int | str] | None = None,
) -> Subject:
    """An op graph as it is planned for a target."""
    pipelines = {"graph": "", "tile": to_tile(target, plan), "tt": to_tt()}
    return Subject(name, kernel, pipelines, kept or tuple(pipelines))


def written(kernel: TileKernel) -> Subject:
    """A kernel that is written at the tile level."""
    pipelines = {"tile": "", "tt": to_tt()}
    build = functools.partial(kernel.module, Target.parse(HOPPER))
    return Subject(kernel.name, build, pipelines, tuple(pipelines))


def sampled() -> ir.Module:
    """What stores the scores of sampled keys for an indexer."""
    module = KERNELS["deepseek-v32"].graph()
    with module.context:
        SampleScores().run(module)
    return module


SUBJECTS = (
    *(planned(name, kernel.graph) for name, kernel in KERNELS.items()),
    planned("deepseek-v32-sample", sampled),
    # Other scatters, and products of formats that Hopper does not multiply.
    planned("sdsa-gfx942", KERNELS["sdsa"].graph, "tile", "tt", target="hip:gfx942"),
    planned("sdsa-atomics", KERNELS["sdsa"].graph, "tile", "tt", plan={"scatter": "atomics"}),
    planned("sdsa-nvfp4-100", KERNELS["sdsa-nvfp4"].graph, "tile", target="cuda:100"),
    planned("deepseek-v32-100", KERNELS["deepseek-v32"].graph, "tile", target="cuda:100"),
    written(sample._kernel(is_nvfp4=False)),
    written(sample._kernel(is_nvfp4=True)),
    written(thresholds._kernel("i32")),
    written(sample_thresholds._kernel(PAIRS)),
    written(finish._kernel(PAIRS)),
    written(quantize._kernel("bf16", "i64", "bf16", "i64", aligned=True)),
)


def difference(name: str, kept: str, found: str) -> list[str]:
    """The first lines of a unified diff; none where nothing but names differs."""
    if kept == found:
        return []
    lines = compare(kept, found).diff(f"{name} (kept)", f"{name} (now)", CONTEXT)
    left_out = len(lines) - MOST_LINES
    return [*lines[:MOST_LINES], *([f"and {left_out} lines more"] if left_out > 0 else [])]


def changes(subject: Subject, level: str, text: str) -> list[str]:
    """How ``text`` differs from what is kept of a kernel at a level."""
    path = subject.files[level]
    kept = path.read_text(encoding="utf-8") if path.exists() else ""
    return difference(str(path.relative_to(FOLDER.parent.parent)), kept, text)


def require_kept(subject: Subject, level: str) -> None:
    """Fails, with a diff and the command that updates, unless a kernel is what is kept."""
    lines = changes(subject, level, subject.texts[level])
    assert not lines, "\n".join(
        [f"{subject.name} is another at the level {level}: {ADVICE}", *lines]
    )


def main() -> None:
    """Writes what has changed, removes what is of no subject, and prints both."""
    for path in sorted({*IR.rglob("*.mlir")} - expected_files()):
        print(f"removed {path}")
        path.unlink()
    for subject in SUBJECTS:
        for level, path in subject.files.items():
            for line in changes(subject, level, subject.texts[level]):
                print(line)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(subject.texts[level], encoding="utf-8")


def expected_files() -> set[Path]:
    """All files that there should be."""
    return {path for subject in SUBJECTS for path in subject.files.values()}


if __name__ == "__main__":
    main()
