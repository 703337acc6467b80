# SPDX-License-Identifier: Apache-2.0
"""An entry of a plan file: a target, what is known of a selection, and the plan for such."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from winnow.errors import PlanFileError, TargetError
from winnow.pipeline.text import suggestion
from winnow.plan import CHOICES, Plan
from winnow.targets import Target

KEY_FORMATS = ("bf16", "f16", "f8E4M3FN", "nvfp4")
MOST = 2**31
FIELDS = ("target", "selection", "plan", "note")
PLAN_FIELDS = tuple(f.name for f in dataclasses.fields(Plan) if f.name != "target")


@dataclass(frozen=True)
class Facts:
    """What identifies a selection, for an entry to be matched by.

    ``keys`` is one of ``KEY_FORMATS``, or several with ``+`` between; ``dim`` counts the dims of a
    key that are multiplied, in all products together. ``shared_rows`` are the query rows, a power
    of two, that surely share a request; ``page_keys`` the keys of a page, 0 where keys are in none.
    """

    keys: str
    dim: int
    heads: int
    shared_rows: int
    page_keys: int
    top_k: int
    repair: bool


@dataclass(frozen=True)
class Entry:
    """A plan, or the part of one that matters, for selections of which all of ``selection`` holds.

    ``note`` is for people; ``where`` says which entry of which file this is.
    """

    target: str
    selection: Mapping[str, int | str | bool]
    plan: Mapping[str, int | str]
    note: str = ""
    where: str = ""

    def suits(self, target: Target, facts: Facts) -> bool:
        """Whether the entry is for such a selection on ``target``."""
        known = dataclasses.asdict(facts)
        return self.target == str(target) and self.selection.items() <= known.items()

    def contradictions(self, options: Mapping[str, int | str]) -> list[str]:
        """What ``options`` say otherwise of the plan, which was measured as a whole."""
        return [name for name, value in self.plan.items() if options.get(name, value) != value]

    def to_json(self) -> dict[str, Any]:
        """The entry as ``read_entry`` reads it."""
        fields = {"target": self.target, "selection": {**self.selection}, "plan": {**self.plan}}
        return fields | ({"note": self.note} if self.note else {})


def read_entry(fields: Any, where: str) -> Entry:
    """The entry that JSON holds; raises ``PlanFileError``, which begins with ``where``."""
    _check_fields(fields, FIELDS, where)
    for name, kind in (("target", str), ("selection", dict), ("plan", dict)):
        if not isinstance(fields.get(name), kind):
            wanted = "a string" if kind is str else "an object"
            raise PlanFileError(f"{where}: {name} must be {wanted}")
    note = fields.get("note", "")
    if not isinstance(note, str):
        raise PlanFileError(f"{where}: note must be a string")
    try:
        Target.parse(fields["target"])
    except TargetError as error:
        raise PlanFileError(f"{where}: {error}") from None
    _check_selection(fields["selection"], f"{where}: selection")
    _check_plan(fields["plan"], f"{where}: plan")
    return Entry(fields["target"], fields["selection"], fields["plan"], note, where)


def _check_selection(selection: Mapping[str, Any], where: str) -> None:
    kinds = {field.name: str(field.type) for field in dataclasses.fields(Facts)}
    _check_fields(selection, tuple(kinds), where)
    for name, value in selection.items():
        if kinds[name] == "str":
            fits = isinstance(value, str) and {*value.split("+")} <= {*KEY_FORMATS}
            wanted = f"{', '.join(KEY_FORMATS)}, or some of these with + between"
        elif kinds[name] == "bool":
            fits, wanted = isinstance(value, bool), "true or false"
        else:
            fits, wanted = _is_size(value, least=0), f"an integer from 0 to {MOST - 1}"
        _require(fits, f"{where}.{name}", wanted, value)


def _check_plan(plan: Mapping[str, Any], where: str) -> None:
    _check_fields(plan, PLAN_FIELDS, where)
    for name, value in plan.items():
        if name in CHOICES:
            fits = isinstance(value, str) and value in CHOICES[name]
            wanted = " or ".join(CHOICES[name])
        else:
            fits, wanted = _is_size(value, least=1), f"an integer from 1 to {MOST - 1}"
        _require(fits, f"{where}.{name}", wanted, value)


def _check_fields(fields: Any, known: tuple[str, ...], where: str) -> None:
    if not isinstance(fields, dict):
        raise PlanFileError(f"{where} must be an object, but is {fields!r}")
    for name in fields:
        if name not in known:
            raise PlanFileError(f"{where} has no `{name}`{suggestion(name, known)}")


def _is_size(value: object, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value < MOST


def _require(fits: bool, where: str, wanted: str, value: object) -> None:
    if not fits:
        raise PlanFileError(f"{where} must be {wanted}, but is {value!r}")
