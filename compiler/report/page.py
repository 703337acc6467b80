# SPDX-License-Identifier: Apache-2.0
"""Renders a report as one HTML page that refers to nothing outside of it."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from winnow.report import tables
from winnow.report.data import pack
from winnow.report.graph_picture import draw_graph
from winnow.report.kernel_report import KernelReport
from winnow.report.roofline import points_of
from winnow.report.roofline_picture import draw_roofline
from winnow.stats.categories import CATEGORIES

TERA = 1e12


def render(report: KernelReport) -> str:
    """The page."""
    environment = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters["number"] = lambda value: "–" if value is None else f"{value:,}"
    template = environment.from_string(_read("page.html"))
    return template.render(_context(report))


def _context(report: KernelReport) -> dict[str, Any]:
    plan, position, stats = report.plan, report.position, report.machine.stats
    record = report.record
    points = points_of(record, position) if record and position else []
    roofline = draw_roofline(position, points) if position else None
    used, unused = tables.entry_words(plan) if plan else (None, [])
    return {
        "report": report,
        "is_amd": report.target.backend == "hip",
        "css": Markup(_read("page.css")),
        "script": Markup(_read("page.js")),
        "data": pack(report),
        "graph": Markup(draw_graph(report.nodes, report.edges)) if report.nodes else None,
        "levels": tables.level_rows(report),
        "passes": tables.pass_rows(report),
        "plan": tables.plan_rows(plan) if plan else [],
        "tile": tables.tile_words(plan.choice.plan) if plan else None,
        "used_entry": used,
        "unused_entries": unused,
        "trials": tables.trial_rows(plan) if plan else [],
        "facts": vars(plan.facts) if plan and plan.facts else {},
        "loops": tables.loop_rows(report.machine.loops),
        "main_loop": tables.main_loop_rows(stats) if stats and stats.main_loop else [],
        "per_score": tables.per_score(stats) if stats and stats.main_loop else [],
        "categories": CATEGORIES,
        "spills": tables.spill_words(report),
        "points": points,
        "roofline": Markup(roofline) if roofline else None,
        "TERA": TERA,
    }


def _read(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
