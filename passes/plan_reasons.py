# SPDX-License-Identifier: Apache-2.0
"""Why `plan-sweep` chose each part of a plan, in words."""

from __future__ import annotations

import os

from winnow.dialects import graph
from winnow.passes.plan_choice import PlanChoice
from winnow.passes.plan_sweep import FEW_WARPS, MANY_THREADS, MOST_PRODUCTS
from winnow.passes.scored_keys import ScoredKeys
from winnow.passes.sweep_keys import Fused
from winnow.plan import Plan
from winnow.plans.entry import Entry
from winnow.plans.plan_file import SHIPPED
from winnow.targets import KIB, Target

USUAL_SCATTER = "scan"
SCATTERS = {
    "hits": "each thread finds slots for its own hits, since every warp has rows enough of its own",
    "atomics": "an atomic for each key, since heads are combined and a warp has too few rows",
    "scan": "a scan along rows, since here threads can't find slots for their own hits",
}


def values_of(choice: PlanChoice, op: Fused) -> dict[str, int | str]:
    """What there is in the plan for ``op``, by name, the target left out.

    A selection has a way to find slots, also where the plan leaves it at the usual one.
    """
    values = {name: value for name, value in choice.plan.entries.items() if name != "target"}
    if isinstance(op, graph.FusedSelectOp):
        values.setdefault("scatter", USUAL_SCATTER)
    return values


def reasons_of(choice: PlanChoice, op: Fused) -> dict[str, str]:
    """Why each of the ``values_of`` a plan is what it is, by name."""
    rules = _rules(choice, ScoredKeys.of(op), Target.parse(choice.plan.target))
    return {name: _given(choice, name) or rules[name] for name in values_of(choice, op)}


def _given(choice: PlanChoice, name: str) -> str | None:
    """Who states ``name``, unless rules decide it."""
    source = choice.source(name)
    if source == "option":
        return f"--{name.replace('_', '-')} says so"
    if source == "entry" and choice.entry:
        return describe_entry(choice.entry)
    return None


def describe_entry(entry: Entry) -> str:
    """Which entry of which file it is, without the folder of those that come with Winnow."""
    note = f" ({entry.note})" if entry.note else ""
    where = entry.where.removeprefix(f"{SHIPPED}{os.sep}")
    shipped = " of Winnow's" if where != entry.where else ""
    return f"{where}{shipped}{note}"


def _rules(choice: PlanChoice, keys: ScoredKeys, target: Target) -> dict[str, str]:
    """What the rules go by; those of sizes that only some plans have are there for all."""
    plan = choice.plan
    trials = [trial for trial in choice.trials if not trial.fits]
    narrower = f"; {len(trials)} tried before take more" if trials else ""
    room = f"leaves its buffers room in {target.shared_memory // KIB} KiB{narrower}"
    heads = f" / {keys.heads} heads" if keys.heads > 1 else ""
    wide = target.selection_limits.wide_tile_keys
    is_wide = bool(wide) and plan.tile_keys == wide
    rows = f"{MOST_PRODUCTS}{heads}, or as many as surely share their keys"
    return {
        "tile_rows": rows,
        "tile_keys": f"the widest tile that the rules try and that {room}",
        "program_keys": f"what programs sweep with {'wide' if is_wide else 'such'} tiles",
        "num_warps": f"{MANY_THREADS} threads for {MOST_PRODUCTS} rows of a program,"
        f" {FEW_WARPS} warps for fewer",
        "num_stages": f"the deepest pipeline of loads that the rules try and that {room}",
        "helpers": _residents(plan, target),
        "polls": "some hundred microseconds, in which the last programs finish",
        "dequantize": _native(plan.dequantize == "scaled-dot", "NVFP4", target),
        "fp8": _native(plan.fp8 == "dot", "E4M3, summed in FP32,", target),
        "keys_operand": "keys come first where scores have heads",
        "scatter": SCATTERS[plan.scatter or USUAL_SCATTER],
        "max_registers": f"so few that several programs fit on a {target.processor} of {target},"
        " which was measured to be faster",
    }


def _native(is_native: bool, what: str, target: Target) -> str:
    return (
        f"{target} multiplies {what} as it is"
        if is_native
        else f"{target}, or this graph, has no product of {what} as it is"
    )


def _residents(plan: Plan, target: Target) -> str:
    """How many programs run at a time, by what the plan says of a multiprocessor."""
    programs = max(plan.helpers // target.multiprocessors, 1)
    return f"{target.multiprocessors} {target.processor}s x {programs} resident programs"
