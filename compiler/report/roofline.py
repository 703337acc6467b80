# SPDX-License-Identifier: Apache-2.0
"""Where a kernel stands between a GPU's memory and its products: the numbers of a roofline."""

from __future__ import annotations

from dataclasses import dataclass

from torch_mlir import ir

from winnow.bench.record import Record
from winnow.bench.settings import KERNEL
from winnow.passes.scored_keys import ScoredKeys, heads_made
from winnow.passes.sweep_keys import Fused
from winnow.plan import Plan

TIMED = (KERNEL, "sweep")
"""The contenders of a benchmark that are the kernel itself."""


@dataclass(frozen=True)
class Rates:
    """What a GPU was measured to do: FLOP/s of large products, and bytes/s of a large copy."""

    machine: str
    bf16_flops: float
    fp8_flops: float | None
    copied_bytes: float


MEASURED = {
    "cuda:90": Rates("NVIDIA H200", 791042873888278.2, 1452198345139248.5, 4263993822028.1123)
}
"""By `winnow bench`, as docs/benchmarks/sdsa.json holds it."""


@dataclass(frozen=True)
class Point:
    """What was measured: milliseconds at a setting, and FLOP/s from these.

    ``intensity`` is that of the plan that it was measured by, in FLOPs for each byte of keys.
    """

    contender: str
    setting: str
    milliseconds: float
    flops: float
    intensity: float


@dataclass(frozen=True)
class Position:
    """One program's sweep of a tile of rows by tiles of keys.

    ``per_score`` are the FLOPs of products for a pair of a row and a key, ``key_bytes`` those that
    it loads of a key. ``format`` is that of the products, or ``None`` where a large product was not
    measured in it; ``rates`` are of the machine.
    """

    per_score: int
    key_bytes: int
    tile_rows: int
    tile_keys: int
    format: str | None
    rates: Rates | None

    @property
    def tile_flops(self) -> int:
        """FLOPs of products for a tile."""
        return self.tile_rows * self.tile_keys * self.per_score

    @property
    def tile_bytes(self) -> int:
        """Bytes of keys that are loaded for a tile."""
        return self.tile_keys * self.key_bytes

    @property
    def intensity(self) -> float:
        """FLOPs for each byte of keys."""
        return self.intensity_of(self.tile_rows)

    def intensity_of(self, rows: int) -> float:
        """The same where a program has so many rows."""
        return rows * self.per_score / self.key_bytes

    @property
    def peak(self) -> float | None:
        """FLOP/s of large products in this format, where known."""
        if self.rates is None:
            return None
        return {"bf16": self.rates.bf16_flops, "fp8": self.rates.fp8_flops}.get(self.format or "")

    @property
    def bound(self) -> float | None:
        """FLOP/s at most, if each program loads its keys from memory, where known."""
        if self.rates is None or self.peak is None:
            return None
        return min(self.peak, self.intensity * self.rates.copied_bytes)


def position_of(op: Fused, plan: Plan, rates: Rates | None) -> Position:
    """The position of a fused op's sweep by a plan."""
    keys = ScoredKeys.of(op)
    per_score = sum(2 * heads_made(product) * _dim(product.keys) for product in keys.products)
    key_bytes = sum(
        _dim(load.result) * load.result.type.element_type.width // 8 for load in keys.loads
    )
    return Position(
        per_score, key_bytes, plan.tile_rows, plan.tile_keys, _format(keys, plan), rates
    )


def rates_of(record: Record) -> Rates:
    """The rates that a benchmark measured."""
    rates = record.rates
    bf16, copied = rates["bf16_flops"], rates["copied_bytes"]
    assert bf16 is not None
    assert copied is not None
    return Rates(record.machine["device"], bf16, rates["fp8_flops"], copied)


def points_of(record: Record, position: Position) -> list[Point]:
    """The measurements of the kernel itself, those at the base first."""
    base = record.at_base
    others = [each for each in record.measurements if each is not base]
    intensity = position.intensity_of(int(record.plan["tile_rows"]))
    points = []
    for measurement in (base, *others):
        setting = measurement.setting
        flops = setting.rows * setting.keys * position.per_score
        for contender in TIMED:
            time = measurement.median(contender)
            if time is not None:
                point = Point(contender, str(setting), time, 1000 * flops / time, intensity)
                points.append(point)
    return points


def _format(keys: ScoredKeys, plan: Plan) -> str | None:
    """What products multiply: NVFP4 and E4M3 only where they are not converted."""
    if plan.dequantize == "scaled-dot":
        return None
    return "fp8" if keys.fp8 and plan.fp8 == "dot" else "bf16"


def _dim(value: ir.Value) -> int:
    return int(value.type.shape[-1])
