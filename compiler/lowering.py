# SPDX-License-Identifier: Apache-2.0
"""The default way down: which passes take a graph to tiles, and tiles to Triton's ops."""

from __future__ import annotations

from collections.abc import Mapping

from winnow.pipeline import Pipeline
from winnow.pipeline.options import format_value
from winnow.pipeline.text import suggestion

TO_TILE = "fuse-scores,plan-sweep{{{options}}},tile-selection,tile-stored-scores,canonicalize,cse"
TO_TT = (
    "lower-repair,lower-triage,lower-settle,lower-nth-score,lower-narrow,lower-board,"
    "lower-scatter-hits,lower-scatter-atomics,lower-classify,lower-scatter,lower-stored-score,"
    "lower-dequantize,prefetch-pages,overlap-loads,share-operands,lower-paging,lower-buffers,"
    "convert-to-tt,canonicalize,cse,loop-invariant-code-motion"
)


def to_tile(target: str, overrides: Mapping[str, int | str] | None = None) -> str:
    """The pipeline from the graph level to the tile level.

    ``overrides`` are options of ``plan-sweep`` by their Python names, such as ``tile_keys``.
    """
    options = {"target": target} | {
        name.replace("_", "-"): value for name, value in (overrides or {}).items()
    }
    text = " ".join(f"{name}={format_value(value)}" for name, value in options.items())
    return f"builtin.module({TO_TILE.format(options=text)})"


def to_tt() -> str:
    """The pipeline from the tile level to Triton's ops."""
    return f"builtin.module({TO_TT})"


def swapped(pipelines: Mapping[str, str], swaps: Mapping[str, str]) -> dict[str, str]:
    """The pipelines with other passes in place of those that ``swaps`` names.

    Raises ``ValueError`` where there is none of that name, ``PipelineError`` where the text of
    another can't be parsed.
    """
    if not swaps:
        return dict(pipelines)
    steps = {level: Pipeline.parse(text).steps for level, text in pipelines.items()}
    names = [step.name for passes in steps.values() for step in passes]
    for name in swaps.keys() - set(names):
        near = suggestion(name, names)
        raise ValueError(f"swaps must name passes that run, but {name} is none of {names}{near}")
    texts = {
        level: ",".join(swaps.get(step.name, str(step)) for step in passes)
        for level, passes in steps.items()
    }
    return {level: str(Pipeline.parse(text)) for level, text in texts.items()}
