# SPDX-License-Identifier: Apache-2.0
"""What `winnow bench` prints: times, ratios and memory."""

from __future__ import annotations

from collections import Counter

from rich.console import Console

from winnow.bench.record import Measurement, Record
from winnow.bench.settings import KERNEL
from winnow.cli.report import console, make_table

MIB, TERA = 2**20, 1e12
NONE = "–"
RATES = {
    "bf16_flops": ("a large product in BF16", "TFLOP/s"),
    "fp8_flops": ("a large product in E4M3", "TFLOP/s"),
    "copied_bytes": ("a large copy, read and written", "TB/s"),
}
"""What there is to say of each rate."""


def print_record(record: Record) -> None:
    """Prints the tables."""
    out = console()
    _print_machine(out, record)
    _print_contenders(out, record.at_base)
    if len(record.measurements) > 1:
        _print_settings(out, record)


def _print_machine(out: Console, record: Record) -> None:
    table = make_table("benchmark", "")
    table.add_row("kernel", record.parameters)
    table.add_row("device", record.machine["device"])
    for name, (what, unit) in RATES.items():
        rate = record.rates[name]
        table.add_row(what, NONE if rate is None else f"{rate / TERA:,.3g} {unit}")
    out.print(table, "")


def _print_contenders(out: Console, measurement: Measurement) -> None:
    """Each contender at a setting: all of them right, or they would not be there."""
    columns = ("median ms", "least ms", f"× {KERNEL}", "floor's share", "memory MiB")
    table = make_table("", *columns, "", numbers=columns)
    own = measurement.median(KERNEL)
    for result in measurement.results:
        if result.skipped is not None:
            table.add_row(result.contender, *[NONE] * len(columns))
            continue
        rows = result.rows_at_a_time
        table.add_row(
            result.contender,
            f"{result.median:,.3f}",
            f"{min(result.milliseconds):,.3f}",
            NONE if own is None else f"{result.median / own:,.2f}",
            f"{measurement.floor_milliseconds / result.median:.0%}",
            f"{result.memory_bytes / MIB:,.0f}",
            f"{rows:,} rows at a time" if rows else "",
        )
    out.print(str(measurement.setting))
    out.print(table, "")
    for result in measurement.results:
        if result.skipped is not None:
            out.print(f"no {result.contender}: {result.skipped}", markup=False, soft_wrap=True)


def _print_settings(out: Console, record: Record) -> None:
    """The medians at all settings, of those contenders that were measured at more than one."""
    timed = Counter(r.contender for m in record.measurements for r in m.results if not r.skipped)
    contenders = [contender for contender, count in timed.items() if count > 1]
    columns = ["rows", "keys", "candidates", "missing", "floor", *contenders]
    table = make_table(*columns, numbers=columns)
    for measurement in record.measurements:
        setting = measurement.setting
        times = [measurement.floor_milliseconds, *map(measurement.median, contenders)]
        table.add_row(
            f"{setting.rows:,}",
            f"{setting.keys:,}",
            f"{measurement.candidates:,}",
            f"{setting.missing_rows:,}",
            *(NONE if each is None else f"{each:,.3f}" for each in times),
        )
    out.print("median ms at each setting")
    out.print(table, "")
