# SPDX-License-Identifier: Apache-2.0
"""What was measured, and its JSON."""

from __future__ import annotations

import dataclasses
import json
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from winnow.bench.settings import Setting
from winnow.files import parse_json, read_file

FORMAT = 1
"""Of the JSON; a reader takes no other."""
DIGITS = 5
"""Of milliseconds, after the point: events count in steps of some 30 ns."""


@dataclass(frozen=True)
class Result:
    """What a contender took at a setting, or why it was ``skipped``."""

    contender: str
    milliseconds: tuple[float, ...] = ()
    """Of each run."""
    memory_bytes: int = 0
    """The most memory that was allocated beside the inputs."""
    rows_at_a_time: int | None = None
    """How many rows a run took at once, if memory was short for all of them."""
    skipped: str | None = None

    @property
    def median(self) -> float:
        """Milliseconds."""
        return statistics.median(self.milliseconds)


@dataclass(frozen=True)
class Measurement:
    """The results at a setting."""

    setting: Setting
    candidates: int
    """The keys of a row that score no less than its threshold, where it does not miss."""
    slots: int
    input_sets: int
    """How many sets of inputs took turns."""
    floor_milliseconds: float
    """What the products alone would take at the rate that was measured of a large one."""
    results: tuple[Result, ...]

    def median(self, contender: str) -> float | None:
        """A contender's milliseconds, if there are any."""
        timed = (r for r in self.results if r.contender == contender and r.skipped is None)
        return next((result.median for result in timed), None)


@dataclass(frozen=True)
class Record:
    """A run of ``winnow bench``."""

    kernel: str
    parameters: str
    """The kernel with all of its parameters, as a command line states them."""
    top_k: int
    command: str
    plan: Mapping[str, int | str]
    machine: Mapping[str, Any]
    """The device, its multiprocessors, memory and cache, and the versions of all software."""
    rates: Mapping[str, float | None]
    """What the GPU did in the same run: FLOP/s of large products, bytes/s of a large copy."""
    base: Setting
    axes: tuple[str, ...]
    """Those along which settings differ from the base."""
    measurements: tuple[Measurement, ...]

    @property
    def at_base(self) -> Measurement:
        """The measurement at the base; raises ``StopIteration`` if there is none."""
        return next(each for each in self.measurements if each.setting == self.base)

    def to_json(self) -> str:
        """Text that ``read_record`` reads as the same, but for the last digits of times."""
        fields = {"format": FORMAT, **dataclasses.asdict(self)}
        for measurement in fields["measurements"]:
            for result in measurement["results"]:
                times = result["milliseconds"]
                result["milliseconds"] = [round(each, DIGITS) for each in times]
        return json.dumps(fields, indent=1) + "\n"


def read_record(path: Path) -> Record:
    """The record in a file that ``to_json`` made.

    Raises ``OSError`` where it can't be read, and ``ValueError`` where it holds something else.
    """
    content = read_file(path)
    try:
        fields = parse_json(content.decode())
        if fields.pop("format") != FORMAT:
            raise ValueError
        return _record(fields)
    except (AttributeError, KeyError, TypeError, ValueError):
        message = f"{path} holds no results of winnow bench, or of another version of it"
        raise ValueError(message) from None


def _record(fields: dict[str, Any]) -> Record:
    measurements = tuple(_measurement(each) for each in fields.pop("measurements"))
    base, axes = Setting(**fields.pop("base")), tuple(fields.pop("axes"))
    return Record(base=base, axes=axes, measurements=measurements, **fields)


def _measurement(fields: dict[str, Any]) -> Measurement:
    results = tuple(_result(each) for each in fields.pop("results"))
    return Measurement(setting=Setting(**fields.pop("setting")), results=results, **fields)


def _result(fields: dict[str, Any]) -> Result:
    times: Sequence[float] = fields.pop("milliseconds")
    return Result(milliseconds=tuple(times), **fields)
