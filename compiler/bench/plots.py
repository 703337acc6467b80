# SPDX-License-Identifier: Apache-2.0
"""Plots of what was measured: each contender's time along each axis that was varied."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from winnow.bench.record import Measurement, Record
from winnow.bench.settings import KERNEL, along

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FLOOR = "floor"
NAMES = {
    KERNEL: "{kernel}",
    "sweep": "sweep, nothing selected",
    "cublas": "cuBLAS, products stored",
    "topk": "cuBLAS + torch.topk",
    "eager": "eager PyTorch",
    "compile": "torch.compile",
    "flashinfer": "FlashInfer",
    FLOOR: "floor: products alone",
}
"""What the lines are called."""
COLOURS = {
    KERNEL: "#0b5fa5",
    "sweep": "#5b9bd0",
    "cublas": "#5f5f5f",
    "topk": "#c2571a",
    "eager": "#94731a",
    "compile": "#587a2a",
    "flashinfer": "#7a4fa3",
    FLOOR: "#858585",
}
LABELS = {
    "keys": "keys that each row sees",
    "rows": "query rows",
    "density": "keys above the threshold (% of all keys)",
    "missing": "rows whose threshold misses (% of all rows)",
}
TEXT = "#303030"
STYLE: Any = {  # whose keys matplotlib types one by one
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "winnow",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#808080",
    "axes.labelcolor": TEXT,
    "xtick.color": TEXT,
    "ytick.color": TEXT,
}
INCHES = (8.0, 4.6)
BOX = (0.09, 0.13, 0.63, 0.74)
"""Where the lines are; their labels are on the right of it."""
GAP = 0.055
"""Between labels, as a share of the box's height."""
LONG_SCALE = 300
"""Where the longest time is as many times the shortest, only powers of ten are marked."""
KIBI, MEBI = 2**10, 2**20


@dataclass(frozen=True)
class Line:
    """A contender's times, in ms, at places along an axis."""

    contender: str
    places: tuple[float, ...]
    times: tuple[float, ...]


def write_plots(record: Record, directory: Path) -> list[Path]:
    """Writes an SVG for each axis, and returns their paths; the same record gives the same bytes.

    Raises ``ValueError`` where there is no matplotlib.
    """
    directory.mkdir(parents=True, exist_ok=True)
    paths = []
    for axis in record.axes:
        path = directory / f"{record.kernel}-{axis}.svg"
        path.write_bytes(draw(record, axis))
        paths.append(path)
    return paths


def draw(record: Record, axis: str) -> bytes:
    """The SVG of times along ``axis``; raises ``ValueError`` where there is no matplotlib."""
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure
    except ImportError:
        raise ValueError("plots need matplotlib: pip install matplotlib") from None
    measurements = measured_along(record, axis)
    values = [each.setting.value(axis, record.top_k) for each in measurements]
    # Shares of missing rows start at zero, which has no place on a logarithmic axis.
    places = [float(n) for n in range(len(values))] if axis == "missing" else values
    lines = lines_of(measurements, places)
    out = io.BytesIO()
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=INCHES)
        axes = figure.add_axes(BOX)
        for line in lines:
            _draw_line(axes, line)
        _scale(axes, axis, values, places)
        _scale_times(axes, lines)
        axes.set_title(_title(record, axis), loc="left", fontsize=10, color=TEXT, pad=12)
        _label(axes, lines, record.kernel)
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue()


def measured_along(record: Record, axis: str) -> list[Measurement]:
    """The measurements that differ from the base along ``axis`` at most, in its order."""
    by_setting = {each.setting: each for each in record.measurements}
    return [by_setting[each] for each in along(axis, record.base, list(by_setting), record.top_k)]


def lines_of(measurements: Sequence[Measurement], places: Sequence[float]) -> list[Line]:
    """The lines of the contenders that were measured at more than the base, and of the floor."""
    floors = [each.floor_milliseconds for each in measurements]
    lines = [Line(FLOOR, tuple(places), tuple(floors))]
    for contender in NAMES:
        times = [each.median(contender) for each in measurements]
        points = [(p, ms) for p, ms in zip(places, times, strict=True) if ms is not None]
        if len(points) > min(1, len(measurements) - 1):
            found, medians = zip(*points, strict=True)
            lines.append(Line(contender, found, medians))
    return lines


def _draw_line(axes: Axes, line: Line) -> None:
    is_own = line.contender == KERNEL
    axes.plot(
        line.places,
        line.times,
        color=COLOURS[line.contender],
        linewidth=2.4 if is_own else 1.3,
        linestyle="--" if line.contender == FLOOR else "-",
        marker="" if line.contender == FLOOR else "o",
        markersize=5 if is_own else 3.5,
        zorder=3 if is_own else 2,
    )


def _scale(axes: Axes, axis: str, values: Sequence[float], places: Sequence[float]) -> None:
    if axis != "missing":
        axes.set_xscale("log")
    axes.set_xticks(places, [_tick(axis, value) for value in values])
    axes.xaxis.minorticks_off()
    axes.set_xlabel(LABELS[axis])


def _scale_times(axes: Axes, lines: Sequence[Line]) -> None:
    from matplotlib.ticker import LogLocator

    times = [ms for line in lines for ms in line.times]
    axes.set_yscale("log")
    is_long = max(times) >= LONG_SCALE * min(times)
    axes.yaxis.set_major_locator(LogLocator(subs=(1.0,) if is_long else (1.0, 2.0, 5.0)))
    axes.yaxis.minorticks_off()
    axes.yaxis.set_major_formatter(lambda value, position: f"{value:g}")
    axes.grid(axis="y", color="#e6e6e6", linewidth=0.8)
    axes.set_axisbelow(True)
    axes.set_ylabel("time (ms)")


def _tick(axis: str, value: float) -> str:
    if axis in ("density", "missing"):
        return f"{100 * value:.3g}"
    for unit, letter in ((MEBI, "M"), (KIBI, "K")):
        if value >= unit and value % unit == 0:
            return f"{value / unit:g}{letter}"
    return f"{value:g}"


def _title(record: Record, axis: str) -> str:
    """What is the same all along an axis."""
    base = record.base
    fixed = {"rows": f"{base.rows:,} rows", "keys": f"{base.keys:,} keys"}
    fixed.pop(axis, None)
    setting = ", ".join([*fixed.values(), f"top {record.top_k:,}"])
    return f"{record.kernel} on {record.machine['device']}: {setting}"


def _label(axes: Axes, lines: Sequence[Line], kernel: str) -> None:
    """Names each line at its end, the names far enough apart to be read."""
    to_share = axes.transAxes.inverted()
    ends = [
        to_share.transform(axes.transData.transform((line.places[-1], line.times[-1])))
        for line in lines
    ]
    heights = spread([float(y) for _, y in ends], GAP)
    for line, (x, y), height in zip(lines, ends, heights, strict=True):
        colour = COLOURS[line.contender]
        axes.annotate(
            NAMES[line.contender].format(kernel=kernel),
            xy=(float(x), float(y)),
            xytext=(1.04, height),
            xycoords="axes fraction",
            textcoords="axes fraction",
            color=colour,
            fontweight="bold" if line.contender == KERNEL else "normal",
            verticalalignment="center",
            arrowprops={"arrowstyle": "-", "color": colour, "linewidth": 0.6, "shrinkA": 1},
            annotation_clip=False,
        )


def spread(heights: Sequence[float], gap: float) -> list[float]:
    """The ``heights``, moved by as little as it takes for them to be ``gap`` apart, in order."""
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    groups: list[list[float]] = []
    for index in order:
        groups.append([heights[index]])
        while len(groups) > 1 and _bottom(groups[-1], gap) < _top(groups[-2], gap) + gap:
            last = groups.pop()
            groups[-1] += last
    moved = [_bottom(group, gap) + n * gap for group in groups for n in range(len(group))]
    return [height for _, height in sorted(zip(order, moved, strict=True))]


def _bottom(group: Sequence[float], gap: float) -> float:
    """Where the lowest of a group goes whose members are a gap apart, around their mean."""
    return sum(group) / len(group) - gap * (len(group) - 1) / 2


def _top(group: Sequence[float], gap: float) -> float:
    return _bottom(group, gap) + gap * (len(group) - 1)
