# SPDX-License-Identifier: Apache-2.0
"""The settings to measure at: a base, and others that differ from it along one axis."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from winnow.pipeline.text import suggestion

KERNEL = "kernel"
CONTENDERS = {
    "sweep": "the kernel, with thresholds above all scores and without repair",
    "cublas": "products by cuBLAS, stored in FP32",
    "topk": "the same, the formula on them, and torch.topk",
    "eager": "the formula in eager PyTorch, and torch.topk",
    "compile": "the same under torch.compile",
    "flashinfer": "FlashInfer's selection",
}
"""What the kernel can be measured against."""
AT_BASE_ALONE = ("eager", "compile")
"""Those that are only measured at the base unless they are asked for."""
CANDIDATES = 1.15
"""The candidates of a row where nothing is said of their density, as a multiple of ``top_k``."""
LEAST_CAPACITY = 2
"""The least slots for candidates, as a multiple of ``top_k``."""
SPARE_CAPACITY = 1.25
"""The same, as a multiple of the candidates."""
AXES = ("keys", "rows", "density", "missing")
"""What can be varied: the fields of a setting."""
KEYS = tuple(2**n for n in range(13, 21))
ROWS = tuple(2**n for n in range(7, 15))
DENSITIES = (2, 4, 8, 16)
"""As multiples of the base's."""
MOST_DENSITY = 0.5
TILE_ROWS = 128
"""The rows of a tile of SDSA: of the shares of missing rows, one is that of a row a tile."""


@dataclass(frozen=True)
class Setting:
    """How large a problem is, and what its thresholds do.

    Every row sees all ``keys``, and ``density`` is the share of them that score no less than its
    threshold; ``None`` stands for somewhat more than ``top_k`` of them. A share ``missing`` of the
    rows has a threshold far from all scores instead.
    """

    rows: int
    keys: int
    density: float | None = None
    missing: float = 0.0

    def __str__(self) -> str:
        parts = [f"{self.rows:,} rows", f"{self.keys:,} keys"]
        parts += [] if self.density is None else [f"{self.density:.3g} above"]
        parts += [f"{self.missing:.3g} missing"] if self.missing else []
        return ", ".join(parts)

    def candidates(self, top_k: int) -> int:
        """How many keys of a row score no less than its threshold."""
        wanted = CANDIDATES * top_k if self.density is None else self.density * self.keys
        return min(self.keys, math.ceil(wanted))

    def slots(self, top_k: int) -> int:
        """The slots of a row."""
        spare = math.ceil(SPARE_CAPACITY * self.candidates(top_k))
        return top_k + max(LEAST_CAPACITY * top_k, spare)

    @property
    def missing_rows(self) -> int:
        """How many rows miss: where any are to, one at least."""
        return max(1, round(self.missing * self.rows)) if self.missing else 0

    def value(self, axis: str, top_k: int) -> float:
        """Where the setting is on an axis."""
        if axis == "density":
            return self.candidates(top_k) / self.keys
        return float(getattr(self, axis))

    def check(self, top_k: int, run_rows: int, *, repair: bool) -> None:
        """Raises ``ValueError`` where a kernel can't be measured so.

        The kernel's rows share a request in runs of ``run_rows``.
        """
        if self.rows < 1 or self.rows % run_rows:
            raise ValueError(f"rows must be a positive multiple of {run_rows}, not {self.rows}")
        if not 0 < top_k <= self.keys:
            wanted = f"from 1 to the number of keys, {self.keys}"
            raise ValueError(f"top_k must be {wanted}, not {top_k}")
        least = top_k / self.keys
        if self.density is not None and not least <= self.density <= 1:
            wanted = f"from {least:.4g} (top_k of {self.keys} keys) to 1"
            raise ValueError(f"density must be {wanted}, not {self.density}")
        if not 0 <= self.missing <= 1:
            raise ValueError(f"missing must be from 0 to 1, not {self.missing}")
        if self.missing and not repair:
            raise ValueError("rows may only miss where they are repaired: missing must be 0")


def usual_values(axis: str, base: Setting, top_k: int) -> tuple[float, ...]:
    """Where to measure along ``axis``, beside the base, unless it is said."""
    if axis == "keys":
        return tuple(keys for keys in KEYS if keys >= top_k)
    if axis == "rows":
        return ROWS
    if axis == "density":
        least = base.value(axis, top_k)
        return tuple(n * least for n in DENSITIES if n * least <= MOST_DENSITY)
    return (0.0, 1 / base.rows, 1 / TILE_ROWS, 1 / 16, 1 / 4, 1.0)


def vary(base: Setting, axes: Mapping[str, Sequence[float]]) -> list[Setting]:
    """The base, then what has one of its fields replaced: each setting once, axis by axis."""
    settings = [base]
    for axis, values in axes.items():
        settings += [_at(base, axis, value) for value in sorted(values)]
    return list(dict.fromkeys(settings))


def along(axis: str, base: Setting, settings: Sequence[Setting], top_k: int) -> list[Setting]:
    """Those of ``settings`` that differ from the base along ``axis`` at most, in its order."""
    found = {setting for setting in settings if _at(setting, axis, getattr(base, axis)) == base}
    return sorted(found, key=lambda setting: setting.value(axis, top_k))


def read_axis(text: str) -> tuple[str, tuple[float, ...]]:
    """An axis and its values from ``AXIS`` or ``AXIS=VALUE,VALUE,...``.

    There are no values where none are given. Raises ``ValueError``.
    """
    axis, equals, listed = text.partition("=")
    if axis not in AXES:
        near = suggestion(axis, AXES)
        raise ValueError(f"there is no axis `{axis}`{near} (axes: {', '.join(AXES)})")
    if not equals:
        return axis, ()
    number = int if axis in ("keys", "rows") else float
    try:
        return axis, tuple(number(value) for value in listed.split(","))
    except ValueError:
        raise ValueError(f"{axis} must be numbers with commas between, not `{listed}`") from None


def _at(setting: Setting, axis: str, value: float | None) -> Setting:
    changes: dict[str, float | None] = {axis: value}
    return dataclasses.replace(setting, **changes)  # type: ignore[arg-type]
