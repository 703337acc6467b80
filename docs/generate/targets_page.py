# SPDX-License-Identifier: Apache-2.0
"""The page of what each kernel becomes on each target, written from compiled kernels.

``python docs/generate/targets_page.py``, or ``make targets``, writes it, in minutes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from docstrings import table

from winnow.backend.driver import compile_graph
from winnow.backend.toolchain import require_triton
from winnow.kernels import KERNELS
from winnow.stats.products import products
from winnow.targets import Target

PAGE = Path(__file__).parents[1] / "targets.md"
TARGETS = (
    *(f"cuda:{arch}" for arch in (80, 86, 89, 90, 100, 120)),
    *(f"hip:{arch}" for arch in ("gfx942", "gfx950")),
)
"""One of each architecture: others are compiled as one of these is."""
COLUMNS = ["target", "product", "registers", "stack", "spills", "shared memory", "of"]
INTRODUCTION = """\
<!-- Written by `make targets` from compiled kernels. -->

# What kernels become on each target

By the plans that the rules choose, with Triton {version} and without a GPU: the instruction that
multiplies matrices, the registers of a thread, the bytes of a thread on the stack, where registers
do not suffice, and the bytes of shared memory of a CTA (on AMD, a workgroup), beside those that
there are. A kernel that needs more of it does not compile.

Spills are the stores that free a register in AMD's code. Those of scalar registers go to vector
registers where these have room, and then take no stack. NVIDIA's assembler does not tell them.

Keys are loaded by asynchronous copies where Triton makes any, none by a tensor map (TMA).
`winnow compile KERNEL --target TARGET --stats` tells the same, and `make test-targets` checks it.
"""


def targets_page() -> str:
    """The text of the page."""
    version = ".".join(require_triton().__version__.split(".")[:2])
    parts = [INTRODUCTION.format(version=version)]
    for name in KERNELS:
        parts += [f"## {name}\n", f"{table(COLUMNS, list(_rows(name)))}\n"]
    return "\n".join(parts)


def _rows(name: str) -> Iterator[list[str]]:
    """A row for each target."""
    for target in map(Target.parse, TARGETS):
        binary = compile_graph(KERNELS[name].graph(), target).binary
        resources = binary.resources
        found = ", ".join(f"`{product}`" for product in products(binary))
        numbers = (
            resources.registers,
            resources.stack_bytes,
            resources.spills,
            resources.shared_bytes,
            target.shared_memory,
        )
        yield [f"`{target}`", found, *("–" if n is None else f"{n:,}" for n in numbers)]


def main() -> None:
    """Writes the page."""
    PAGE.write_text(targets_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
