# SPDX-License-Identifier: Apache-2.0
"""Makes sure that assembly that writes memory runs in the lanes that it is written for.

Where a layout gives an element to several threads, or to a thread twice, Triton runs the assembly
of an elementwise op as often. An atomic would count again. And the columns of a row must lie in
lanes next to one another, which act together (see ``winnow.assembly.Snippet.group``).
"""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

from winnow.assembly.snippet import QUAD
from winnow.errors import BackendError

_OP = re.compile(r"= tt\.elementwise_inline_asm (?=.*!tt\.ptr<)")
_TYPE = re.compile(_OP.pattern + r".*packed_element = (\d+).*-> tensor<([\dx]+)x\w+, (#\w+)>")
_LAYOUT = re.compile(r"^(#\w+) = #ttg\.(\w+)<\{(.*)\}>", re.MULTILINE)
_LISTS = re.compile(r"(\w+) = (\[[\[\], \d]*\])")
_BASES = ("register", "lane", "warp", "block")
_FACTORS = ("sizePerThread", "threadsPerWarp", "warpsPerCTA")

Lists = Mapping[str, Sequence[Any]]
"""The parts of a layout, by name."""


def check_replicas(ttgir: str) -> None:
    """Raises ``BackendError`` if a layout in ``ttgir`` does not suit assembly that writes memory.

    A layout for which that can't be told is taken not to.
    """
    layouts = {name: (kind, _LISTS.findall(text)) for name, kind, text in _LAYOUT.findall(ttgir)}
    types = _TYPE.findall(ttgir)
    for packed, sizes, name in types:
        kind, texts = layouts.get(name, ("", []))
        lists = {part: ast.literal_eval(text) for part, text in texts}
        shape = [int(size) for size in sizes.split("x")]
        if not _is_injective(kind, lists, shape):
            raise BackendError(
                f"inline assembly may run several times for an element of a tensor of {sizes} in"
                f" layout {name}: plan scatter=scan, or fewer warps"
            )
        if not _keeps_rows_together(kind, lists, shape):
            raise BackendError(
                f"inline assembly needs the columns of a tensor of {sizes} in neighbouring lanes,"
                f" but the layout is {name}: plan scatter=scan"
            )
        if _elements(kind, lists, shape) % int(packed):
            raise BackendError(
                f"inline assembly takes {packed} elements at a time, of which layout {name} of a"
                f" tensor of {sizes} does not give a thread a multiple: plan scatter=scan"
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


def _elements(kind: str, lists: Lists, shape: Sequence[int]) -> int:
    """How many elements of a tensor a thread has, in a layout that gives none to two threads."""
    if kind == "blocked":
        threads = math.prod(lists["threadsPerWarp"]) * math.prod(lists["warpsPerCTA"])
        return math.prod(shape) // threads
    return int(2 ** len(lists["register"]))


def _keeps_rows_together(kind: str, lists: Lists, shape: Sequence[int]) -> bool:
    """Whether a layout has the columns of a row in lanes next to one another, from lane 0 on."""
    if len(shape) != 2 or shape[1] != QUAD:
        return False
    if kind == "blocked":
        factors = [tuple(lists[part])[1] for part in _FACTORS]
        return factors == [1, QUAD, 1] and lists.get("order", [0])[0] == 1
    return [tuple(basis) for basis in lists["lane"][:2]] == [(0, 1), (0, 2)]
