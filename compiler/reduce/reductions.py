# SPDX-License-Identifier: Apache-2.0
"""All reductions, what takes away most first."""

from __future__ import annotations

import functools

from winnow.reduce.attributes import dropped_attributes, emptied_elements
from winnow.reduce.functions import declarations, dropped_arguments, dropped_results
from winnow.reduce.literals import Shrink, shrunk_integers, shrunk_sizes, zeroed_floats
from winnow.reduce.operations import erasures, top_level_erasures
from winnow.reduce.reduction import ModuleReduction, Reduction, TextReduction
from winnow.reduce.regions import hoists, hollows
from winnow.reduce.replacements import any_of, earlier, operand, zero

MOST_BITS = 31


def to_at_most(bound: int) -> Shrink:
    """Shrinks numbers to ``bound`` at once."""
    return functools.partial(min, bound)


def by_part(shift: int) -> Shrink:
    """Takes one of ``2 ** shift`` equal parts from numbers that are large enough for it."""
    return lambda value: value - (value >> shift)


SHAPES: tuple[Reduction, ...] = tuple(
    TextReduction(
        f"shrink sizes{' and integers' * integers} {how}",
        functools.partial(shrunk_sizes, shrink=shrink, integers=integers),
    )
    for how, shrink in (("to 1", to_at_most(1)), ("by half", by_part(1)))
    for integers in (False, True)
)

INTEGERS: tuple[Reduction, ...] = (
    TextReduction("set integers to 0", functools.partial(shrunk_integers, shrink=to_at_most(0))),
    TextReduction("set integers to 1", functools.partial(shrunk_integers, shrink=to_at_most(1))),
    *(
        TextReduction(
            f"shrink integers by 1/{2**shift}",
            functools.partial(shrunk_integers, shrink=by_part(shift)),
        )
        for shift in range(1, MOST_BITS)
    ),
)
"""Halves as long as it can, then takes ever smaller parts: a search for the least by bisection."""

REDUCTIONS: tuple[Reduction, ...] = (
    ModuleReduction("erase functions", top_level_erasures),
    ModuleReduction("leave out bodies of functions", declarations),
    ModuleReduction("hollow out regions", hollows),
    ModuleReduction("erase ops", erasures(any_of(operand, earlier, zero))),
    ModuleReduction("erase ops, using their operands", erasures(operand)),
    ModuleReduction("erase ops, using earlier values", erasures(earlier)),
    ModuleReduction("erase ops, using zeros", erasures(zero)),
    ModuleReduction("replace ops by their first region", hoists(0)),
    ModuleReduction("replace ops by their second region", hoists(1)),
    ModuleReduction("drop results", dropped_results),
    ModuleReduction("drop arguments", dropped_arguments),
    ModuleReduction("drop attributes", dropped_attributes),
    ModuleReduction("zero elements", emptied_elements),
    TextReduction("zero floats", zeroed_floats),
    *SHAPES,
    *INTEGERS,
)
