# SPDX-License-Identifier: Apache-2.0
"""Runs a raised graph: a sample for thresholds, the selection, and PyTorch's results of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.frontend.pages import Pages
from winnow.frontend.sources import Result, Source, strip_sources
from winnow.kernels.devices import target_of
from winnow.kernels.finish import finish
from winnow.kernels.sample_plan import plan_sample
from winnow.kernels.sample_scores import compile_sampler, count_samples, thresholds_by_sample
from winnow.pipeline.instrumentation import NO_REPRODUCER


class Selection:
    """The kernels of a raised graph on a device, and what they need that no call changes."""

    def __init__(self, module: ir.Module, device: torch.device) -> None:
        self._result = result = Result.of(module)
        self._sources = Source.all_of(module)
        self._device = device
        self._plan = plan_sample(result.keys, result.top_k)
        strip_sources(module)  # so that kernels serve other shapes, too
        target = target_of(device)
        self._select = compile_graph(module, target, instrumentation=NO_REPRODUCER)
        self._score_sample = compile_sampler(module, target, instrumentation=NO_REPRODUCER)
        strata = torch.arange(self._plan.samples, device=device)
        self._positions = self._plan.positions(strata).to(torch.int32)
        self._table = Pages.table(result.batches, result.keys, device)
        self._requests = torch.arange(result.batches, dtype=torch.int32, device=device)
        self._row_ends = self._per_row(result.keys)
        self._row_samples = self._per_row(self._plan.samples)

    def __call__(self, tensors: Sequence[Any]) -> list[torch.Tensor]:
        """What PyTorch's function returns of its arguments, flat."""
        result, plan = self._result, self._plan
        rows = result.buffer_rows
        if 0 in (result.batches, result.rows):
            nothing = self._empty(rows, result.top_k)
            return self._results(nothing, nothing.to(torch.float32))
        buffers = {s.name: s.buffer(tensors, result, self._device) for s in self._sources}
        row_ends = buffers.pop("row_ends", None)
        buffers |= {"block_table": self._table, "requests": self._requests}
        candidates = self._empty(rows, plan.slots, 2)
        thresholds, counters = self._thresholds(buffers, row_ends, candidates)
        ranges, arrivals = self._empty(2, rows), self._empty(rows).zero_()
        self._select(
            {
                **buffers,
                "row_ends": self._row_ends if row_ends is None else row_ends,
                "thresholds": thresholds,
                "counters": counters,
                "candidates": candidates,
                "max_context": result.keys,
                "arrivals": arrivals,
                "ranges": ranges,
            }
        )
        keys = self._empty(rows, result.top_k)
        stored = self._empty(rows, result.top_k, dtype=torch.float32)
        finish(candidates, ranges, keys, plan.pairs, stored)
        scores = _scores(stored, thresholds)
        if row_ends is not None:
            keys, scores = _with_hidden(keys, scores, row_ends)
        return self._results(keys, scores)

    def _thresholds(
        self, buffers: dict[str, Any], row_ends: torch.Tensor | None, candidates: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Each row's threshold, and counters that are zero."""
        rows, plan = self._result.buffer_rows, self._plan
        thresholds = self._empty(rows, dtype=torch.float32)
        counters = self._empty(rows, 2)
        if plan.samples == 0:
            return thresholds.fill_(float("-inf")), counters.zero_()
        row_samples = self._row_samples
        if row_ends is not None:
            row_samples = count_samples(self._positions, row_ends, plan.capacity)
        thresholds_by_sample(
            lambda sample: self._score_sample({**buffers, **sample}),
            self._positions,
            row_samples=row_samples,
            run_samples=row_samples.view(self._result.batches, -1).amax(1),
            rank=plan.rank,
            candidates=candidates,
            thresholds=thresholds,
            counters=counters,
        )
        return thresholds, counters

    def _results(self, keys: torch.Tensor, scores: torch.Tensor) -> list[torch.Tensor]:
        """Keys and scores as PyTorch returns them."""
        result = self._result
        indices = keys.to(torch.int64)
        if result.sorted:
            scores, order = scores.sort(dim=-1, descending=True)
            indices = indices.gather(-1, order)
        if not result.largest:
            scores = scores.neg()
        found = [result.reshape(scores), result.reshape(indices)]
        return [found[number] for number in result.results]

    def _per_row(self, value: int) -> torch.Tensor:
        """A number for each row of the buffers, and 0 for those that fill up tiles."""
        numbers = self._empty(self._result.batches, self._result.padded_rows).zero_()
        numbers[:, : self._result.rows] = value
        return numbers.flatten()

    def _empty(self, *shape: int, dtype: torch.dtype = torch.int32) -> torch.Tensor:
        return torch.empty(shape, dtype=dtype, device=self._device)


def _scores(stored: torch.Tensor, thresholds: torch.Tensor) -> torch.Tensor:
    """The scores that are stored less their rows' thresholds where that is exact."""
    threshold = thresholds[:, None]
    is_less = (threshold >= 0) & (stored <= threshold)
    return torch.where(is_less, stored + threshold, stored)


def _with_hidden(
    keys: torch.Tensor, scores: torch.Tensor, row_ends: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """Fills up rows that see too few keys by the first ones past their ends, which score -inf."""
    is_hidden = keys < 0
    hidden = row_ends[:, None] + is_hidden.cumsum(-1, dtype=torch.int32) - 1
    return keys.where(~is_hidden, hidden), scores.masked_fill(is_hidden, float("-inf"))
