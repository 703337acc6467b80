# SPDX-License-Identifier: Apache-2.0
"""Text of one level, with what each line comes from."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Line(NamedTuple):
    """A line of IR or assembly.

    ``sources`` are the lines of the source, the kernel's topmost level, that it comes from, and
    ``ops`` the numbers of the ops at the level ``tt``. Either is empty where that is not known, or
    does not apply.
    """

    text: str
    sources: tuple[int, ...] = ()
    ops: tuple[int, ...] = ()
    is_noted: bool = True


Listing: TypeAlias = tuple[Line, ...]
