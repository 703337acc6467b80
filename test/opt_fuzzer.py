# SPDX-License-Identifier: Apache-2.0
"""Runs `winnow-opt` on text with mistakes: ``python opt_fuzzer.py FIRST COUNT``.

Each number is an input. It prints the numbers of those that it fails on: where the tool raises,
says nothing of what is wrong, or has a pass raise what is no error of ours. Before each it notes
the number in a file, for whoever finds the process dead.
"""

from __future__ import annotations

import contextlib
import functools
import io
import random
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path

from mutations import mutated

from winnow.kernels import KERNELS
from winnow.lowering import to_tile, to_tt
from winnow.opt.main import main
from winnow.opt.source import SPLIT_MARKER
from winnow.pipeline import Pipeline
from winnow.pipeline.registry import pass_names

LIT_TESTS = Path(__file__).parent.parent / "lit_tests"
MOST_SECONDS, MOST_BYTES = 60, 8 << 30
PASSES = ("", "canonicalize,cse", "sccp,loop-invariant-code-motion", *pass_names())


@functools.cache
def texts() -> list[tuple[str, str]]:
    """IR of each level, each with the pipeline that takes it further, if there is one."""
    found = []
    for name in ("sdsa", "sdsa-nvfp4", "qsa", "sdsa-scores"):
        module = KERNELS[name].graph()
        found.append((str(module), to_tile("cuda:90")))
        Pipeline.parse(to_tile("cuda:90")).run(module)
        found.append((str(module), to_tt()))
    for path in sorted(LIT_TESTS.rglob("*.mlir")):
        parts = path.read_text(encoding="utf-8").split(SPLIT_MARKER)
        found += [(part, "") for part in parts if len(part) < 5000]
    return found


def make_input(number: int) -> tuple[str, str]:
    """Text with mistakes, and a pipeline to run on it."""
    chance = random.Random(number)
    kernels, parts = texts()[:8], texts()[8:]
    text, pipeline = chance.choice(kernels if chance.random() < 0.3 else parts)
    if not pipeline or chance.random() < 0.3:
        pipeline = chance.choice(PASSES)
    donor, _ = chance.choice(parts)
    return mutated(text, donor, chance, chance.choice((0, 1, 1, 1, 2, 4))), pipeline


def fault(text: str, pipeline: str) -> str | None:
    """What the tool does wrong, if it does."""
    output, errors = io.StringIO(), io.StringIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()))
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
            status = main(["--pass-pipeline", pipeline, "--reproducer", "/dev/null"])
    except BaseException:
        return traceback.format_exc()
    if "Traceback" in errors.getvalue():
        return errors.getvalue()
    if status not in (0, 1) or (status == 1) != ("error: " in errors.getvalue()):
        return f"status {status}: {errors.getvalue()}"
    return None if output.getvalue() or status else "there is no output"


def faults(first: int, count: int, note: Path) -> Iterator[str]:
    """What goes wrong with so many inputs."""
    for number in range(first, first + count):
        note.write_text(str(number))
        signal.alarm(MOST_SECONDS)
        found = fault(*make_input(number))
        signal.alarm(0)
        if found is not None:
            yield f"input {number}: {found}"


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    tempfile.tempdir = tempfile.mkdtemp()
    for each in faults(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])):
        print(each)
