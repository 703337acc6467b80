# SPDX-License-Identifier: Apache-2.0
"""Makes sure that assembly that writes memory runs once for each element of its operands.

Where a layout gives an element to several threads, or to a thread twice, Triton runs the assembly
of an elementwise op as often. An atomic would count again.
"""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

from winnow.errors import BackendError

_OP = re.compile(r"= tt\.elementwise_inline_asm ")
_TYPE = re.compile(r"= tt\.elementwise_inline_asm .*-> tensor<([\dx]+)x\w+, (#\w+)>")
_LAYOUT = re.compile(r"^(#\w+) = #ttg\.(\w+)<\{(.*)\}>", re.MULTILINE)
_LISTS = re.compile(r"(\w+) = (\[[\[\], \d]*\])")
_BASES = ("register", "lane", "warp", "block")
_FACTORS = ("sizePerThread", "threadsPerWarp", "warpsPerCTA")

Lists = Mapping[str, Sequence[Any]]
"""The parts of a layout, by name."""


def check_replicas(ttgir: str) -> None:
    """Raises ``BackendError`` if a layout in ``ttgir`` repeats elements for inline assembly.

    A layout for which that can't be told is taken to repeat them.
    """
    layouts = {name: (kind, _LISTS.findall(text)) for name, kind, text in _LAYOUT.findall(ttgir)}
    types = _TYPE.findall(ttgir)
    for sizes, name in types:
        kind, texts = layouts.get(name, ("", []))
        lists = {part: ast.literal_eval(text) for part, text in texts}
        if not _is_injective(kind, lists, [int(size) for size in sizes.split("x")]):
            raise BackendError(
                f"inline assembly may run several times for an element of a tensor of {sizes} in"
                f" layout {name}: plan scatter=scan, or fewer warps"
            )
    if len(types) < len(_OP.findall(ttgir)):
        raise BackendError("no layout can be read of Triton's inline assembly: plan scatter=scan")


def _is_injective(kind: str, lists: Lists, shape: Sequence[int]) -> bool:
    """Whether a layout gives each element of a tensor of ``shape`` to one register of a thread."""
    if kind == "blocked" and lists.keys() >= set(_FACTORS):
        covered = map(math.prod, zip(*(lists[part] for part in _FACTORS), strict=True))
        return all(size % part == 0 for size, part in zip(shape, covered, strict=True))
    if kind == "linear" and lists.keys() >= set(_BASES):
        bases = [tuple(basis) for part in _BASES for basis in lists[part]]
        inside = all(c < size for b in bases for c, size in zip(b, shape, strict=True))
        return inside and all(map(any, bases)) and len(set(bases)) == len(bases)
    return False
