# SPDX-License-Identifier: Apache-2.0
"""Draws a roofline as SVG, both axes logarithmic."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from winnow.report.roofline import Point, Position

WIDTH, HEIGHT = 720.0, 360.0
LEFT, RIGHT, TOP, BOTTOM = 70.0, 20.0, 24.0, 46.0
LINE = 14.0
"""From one line of words to the next."""
TERA = 1e12


class Scale:
    """From a range of numbers to pixels."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high, self._start, self._end = low, high, start, end

    def __call__(self, value: float) -> float:
        share = math.log(value / self.low) / math.log(self.high / self.low)
        return self._start + share * (self._end - self._start)

    def ticks(self, base: int) -> list[float]:
        """The powers of ``base`` in the range."""
        first = math.ceil(math.log(self.low, base) - 1e-9)
        last = math.floor(math.log(self.high, base) + 1e-9)
        return [float(base) ** power for power in range(first, last + 1)]


def draw_roofline(position: Position, points: Sequence[Point]) -> str | None:
    """An ``svg`` element, or ``None`` where the machine's rates are not known.

    Points of the first one's setting have words beside them, all others tell theirs when asked.
    """
    rates, peak, bound = position.rates, position.peak, position.bound
    if rates is None or peak is None or bound is None:
        return None
    ridge = peak / rates.copied_bytes
    places = [position.intensity, ridge, *(point.intensity for point in points)]
    x = Scale(min(places) / 16, max(places) * 16, LEFT, WIDTH - RIGHT)
    lowest = min([x.low * rates.copied_bytes, *(point.flops for point in points)])
    y = Scale(lowest / 2, peak * 2, HEIGHT - BOTTOM, TOP)
    roof = [(x.low, x.low * rates.copied_bytes), (ridge, peak), (x.high, peak)]
    path = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in roof)
    at = x(position.intensity)
    parts = [
        f'<svg class="roofline" role="img" aria-label="roofline" viewBox="0 0 {WIDTH:.0f}'
        f' {HEIGHT:.0f}" width="{WIDTH:.0f}">',
        *_axes(x, y),
        f'<polyline class="roof" points="{path}"/>',
        _text(WIDTH - RIGHT - 4, y(peak) - 7, f"large products: {peak / TERA:.4g} TFLOP/s", "end"),
        *_ridge(x(ridge), ridge, is_left=position.intensity > ridge),
        f'<line class="place" x1="{at:.1f}" x2="{at:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>',
        f'<circle class="bound" cx="{at:.1f}" cy="{y(bound):.1f}" r="5"/>',
        _text(at - 8, y(bound) - 8, f"keys from memory: {bound / TERA:.4g} TFLOP/s", "end"),
        *(_point(x(point.intensity), y(point.flops), point) for point in reversed(points)),
        *_labels(x, y, [point for point in points if point.setting == points[0].setting]),
        "</svg>",
    ]
    return "\n".join(parts)


def _axes(x: Scale, y: Scale) -> list[str]:
    foot = HEIGHT - BOTTOM
    parts = [f'<path class="axis" d="M{LEFT} {TOP}V{foot}H{WIDTH - RIGHT}"/>']
    for tick in x.ticks(4):
        parts.append(f'<path class="tick" d="M{x(tick):.1f} {foot}v5"/>')
        parts.append(_text(x(tick), foot + 18, f"{tick:g}", "middle"))
    for tick in y.ticks(10):
        parts.append(f'<path class="tick" d="M{LEFT} {y(tick):.1f}h-5"/>')
        parts.append(_text(LEFT - 8, y(tick) + 4, f"{tick / TERA:g}", "end"))
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(_text(middle, HEIGHT - 8, "FLOPs of products for each byte of keys", "middle"))
    parts.append(_text(8, TOP - 8, "TFLOP/s", "start"))
    return parts


def _ridge(at: float, ridge: float, *, is_left: bool) -> list[str]:
    """A mark of the ridge at the foot, whose words stay clear of the kernel's own line."""
    foot = HEIGHT - BOTTOM
    words = f"ridge: {ridge:.4g} FLOP/byte"
    side, anchor = (-6, "end") if is_left else (6, "start")
    return [
        f'<path class="tick" d="M{at:.1f} {foot}v-16"/>',
        _text(at + side, foot - 8, words, anchor),
    ]


def _labels(x: Scale, y: Scale, points: Sequence[Point]) -> list[str]:
    """Words beside points, from the top, each at least a line below the one before."""
    parts: list[str] = []
    at = TOP
    for point in sorted(points, key=lambda point: -point.flops):
        at = max(y(point.flops) + 4, at + LINE)
        parts.append(_text(x(point.intensity) + 10, at, _words(point), "start"))
    return parts


def _point(x: float, y: float, point: Point) -> str:
    title = f"{point.contender}: {point.setting}: {point.milliseconds:.3f} ms"
    return (
        f'<path class="point {escape(point.contender)}" d="M{x - 5:.1f} {y:.1f}l5-5 5 5-5 5z">'
        f"<title>{escape(title)}</title></path>"
    )


def _words(point: Point) -> str:
    return f"{point.contender}: {point.flops / TERA:.4g} ({point.setting})"


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
