# SPDX-License-Identifier: Apache-2.0
"""Records of made-up results, for tests of what is made of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from winnow.bench.record import Measurement, Record, Result
from winnow.bench.settings import Setting, usual_values, vary

TOP_K = 2048
BASE = Setting(4096, 131072)
MS_PER_SCORE = {
    "kernel": 8e-10,
    "sweep": 5e-10,
    "cublas": 1.3e-9,
    "topk": 1.25e-8,
    "eager": 3e-8,
    "compile": 2.5e-8,
}
"""What contenders take, to the number of scores."""


def make_measurement(setting: Setting, contenders: Sequence[str]) -> Measurement:
    """Times in proportion to the scores, of three runs, the last of them the slowest."""
    scores = setting.rows * setting.keys
    results = []
    for number, name in enumerate(contenders):
        ms = scores * MS_PER_SCORE[name] * (1 + 3 * setting.missing * (name == "kernel"))
        times = (ms, ms * 0.99, ms * 1.5)
        results.append(Result(name, times, memory_bytes=number * 2**20))
    missing = Result("flashinfer", skipped="flashinfer can't be imported")
    return Measurement(
        setting=setting,
        candidates=setting.candidates(TOP_K),
        slots=setting.slots(TOP_K),
        input_sets=2,
        floor_milliseconds=scores * 3.2e-10,
        results=(*results, missing),
    )


def make_record(axes: Mapping[str, Sequence[float]] | None = None) -> Record:
    """A record of SDSA along ``axes``, by default all of them."""
    if axes is None:
        names = ("keys", "rows", "density", "missing")
        axes = {name: usual_values(name, BASE, TOP_K) for name in names}
    contenders = list(MS_PER_SCORE)
    measurements = [
        make_measurement(setting, contenders if setting == BASE else contenders[:4])
        for setting in vary(BASE, axes)
    ]
    return Record(
        kernel="sdsa",
        parameters="sdsa --top-k 2048 --query-alignment 16 --repair",
        top_k=TOP_K,
        command="winnow bench sdsa --vary all -o results",
        plan={"target": "cuda:90", "tile_rows": 128},
        machine={"device": "NVIDIA H200", "multiprocessors": 132, "torch": "2.11.0"},
        rates={"bf16_flops": 7.9e14, "fp8_flops": None, "copied_bytes": 4.3e12},
        base=BASE,
        axes=tuple(axes),
        measurements=tuple(measurements),
    )
