# SPDX-License-Identifier: Apache-2.0
"""Rows for the tests of ``tile.settle``, as a sweep leaves them, and kernels that settle them."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from canaries import embed
from cases import POISON
from numpy.typing import NDArray
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.dialects import make_context
from winnow.executor import Schedule
from winnow.kernels.devices import target_of
from winnow.pipeline import Pipeline
from winnow.targets import Target

INFINITY = 0x7F800000
TOP, LOWEST, BOTTOM = INFINITY + 1, -INFINITY, -INFINITY - 1
NAN = np.float32(np.nan)
NAN_BITS = 0x7FC00000

SETTLE = """
func.func @settle(
    %thresholds: memref<?xf32> {{winnow.name = "thresholds"}},
    %counters: memref<?x2xi32> {{winnow.name = "counters"}},
    %candidates: memref<?x?x2xi32, strided<[?, 2, 1]>> {{winnow.name = "candidates"}},
    %ranges: memref<2x?xi32, strided<[?, 1]>> {{winnow.name = "ranges"}},
    %ends: memref<?xi32> {{winnow.name = "ends"}}, %first_row: i32 {{winnow.name = "first_row"}},
    %stride: i32 {{winnow.name = "stride"}}, %halve: i1 {{winnow.name = "halve"}})
    attributes {{winnow.grid = affine_map<()[s0] -> (s0)>, winnow.grid_args = ["ends.size0"],
        winnow.plan = {{num_stages = 3 : i32, num_warps = 4 : i32, target = "{target}"}}}} {{
  %program = "tile.program_id"() {{axis = 0 : i32}} : () -> i32
  %row = arith.addi %program, %first_row : i32
  %end = "tile.load"(%ends, %program) {{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}}
      : (memref<?xi32>, i32) -> i32
  "tile.settle"(%thresholds, %counters, %candidates, %ranges, %row, %end, %stride, %halve)
      {{top_k = {top_k} : i32}}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32, strided<[?, 2, 1]>>,
         memref<2x?xi32, strided<[?, 1]>>, i32, i32, i32, i1) -> ()
  return
}}
"""
PIPELINE = """
lower-settle,lower-nth-score{{chunk={chunk}}},lower-narrow{{chunk={chunk}}},lower-stored-score,
lower-paging,lower-buffers,convert-to-tt,canonicalize,cse
"""


@functools.cache
def settle_kernel(target: Target, top_k: int, chunk: int) -> Kernel:
    """A kernel in which program ``p`` settles row ``first_row + p``."""
    text = SETTLE.format(target=target, top_k=top_k)
    module = ir.Module.parse(text, make_context())
    Pipeline.parse(PIPELINE.format(chunk=chunk)).run(module)
    return compile_graph(module, target)


@dataclass(frozen=True)
class Row:
    """An open row: its keys' scores, and where the sweep looked.

    ``floor`` and ``probe`` are ordered; ``threshold`` is the ceiling, and the row's own as long as
    nothing lower is known. Some of the row's keys may be on pages that are not there: ``end`` is
    how many there are in all. ``sampled`` says which the sweep took.
    """

    scores: NDArray[np.float32]
    probe: int = LOWEST
    floor: int = BOTTOM
    threshold: np.float32 = NAN
    end: int | None = None
    sampled: NDArray[np.bool_] | None = None


@dataclass
class State:
    """The buffers of some rows, on a device, and how to settle these."""

    tensors: dict[str, torch.Tensor]
    top_k: int
    stride: int = 1
    halve: bool = False
    first_row: int = 0

    def settle(self, schedule: Schedule | None = None, *, chunk: int = 16) -> None:
        """Settles every row; fails if anything outside the buffers' own elements changes."""
        device = self.tensors["ends"].device
        kernel = settle_kernel(target_of(device), self.top_k, chunk)
        values: dict[str, Any] = {"first_row": self.first_row, "stride": self.stride}
        values |= {"halve": self.halve, **self.tensors}
        before = [_around(tensor) for tensor in self.tensors.values()]
        if device.type == "cpu":
            kernel.execute(values, schedule)
        else:
            kernel(values)
        for memory, tensor in zip(before, self.tensors.values(), strict=True):
            assert torch.equal(memory, _around(tensor))

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Copies of the buffers; thresholds as their bits."""
        tensors = {**self.tensors, "thresholds": self.tensors["thresholds"].view(torch.int32)}
        return {name: tensor.cpu().numpy().copy() for name, tensor in tensors.items()}


def swept(
    rows: Sequence[Row], top_k: int, capacity: int, device: str = "cpu", *, seed: int = 0
) -> State:
    """The rows as a sweep leaves them that comes to keys in any order."""
    random = np.random.default_rng(seed)
    candidates = np.full((len(rows), top_k + capacity, 2), POISON, np.int32)
    counters = np.zeros((len(rows), 2), np.int32)
    for number, row in enumerate(rows):
        keys = np.arange(len(row.scores), dtype=np.int32)
        keys = random.permutation(keys if row.sampled is None else keys[row.sampled])
        ordered = order(row.scores[keys])
        above, ties = keys[ordered > row.probe], keys[ordered == row.probe]
        counters[number] = len(above), len(ties)
        pairs = functools.partial(_pairs, row.scores, inverse(row.probe))
        stored = pairs(above[:capacity])
        candidates[number, top_k : top_k + len(stored)] = stored
        candidates[number, :top_k][::-1][: len(ties)] = pairs(ties[:top_k])
    ends = [len(row.scores) if row.end is None else row.end for row in rows]
    ranges = np.array([[row.probe, row.floor] for row in rows], np.int32).T
    arrays = {
        "thresholds": np.array([row.threshold for row in rows], np.float32),
        "counters": counters,
        "candidates": candidates,
        "ranges": ranges,
        "ends": np.array(ends, np.int32),
    }
    tensors = {
        name: embed(torch.from_numpy(array), device, row_gap=2 * (array.ndim > 1))
        for name, array in arrays.items()
        if name != "counters"
    }
    return State({**tensors, "counters": embed(torch.from_numpy(counters), device)}, top_k)


def order(scores: NDArray[np.float32]) -> NDArray[np.int64]:
    """Integers that compare as scores do, with every NaN as +inf."""
    bits = scores.view(np.int32).astype(np.int64)
    magnitude = bits & 0x7FFFFFFF
    return np.where(np.isnan(scores), INFINITY, np.where(bits < 0, -magnitude, magnitude))


def at(score: float | np.float32) -> int:
    """The ordered integer of one score."""
    return int(order(np.array([score], np.float32))[0])


def inverse(ordered: int) -> np.float32:
    """The score of that order; a NaN of TOP."""
    return np.array([ordered if ordered >= 0 else -ordered | 1 << 31], np.uint32).view("f4")[0]


def select(scores: NDArray[np.float32], threshold: np.float32) -> tuple[Any, Any]:
    """The pairs above a threshold, and those that tie with it."""
    keys = np.arange(len(scores), dtype=np.int32)
    above = scores > threshold
    ties = ~above & ~(scores < threshold)
    return _pairs(scores, threshold, keys[above]), _pairs(scores, threshold, keys[ties])


def _pairs(scores: Any, threshold: np.float32, keys: NDArray[np.int32]) -> NDArray[np.int32]:
    """Keys, and the bits that slots hold of their scores."""
    scores = scores[keys]
    with np.errstate(all="ignore"):
        near = scores.astype(np.float64) <= 2 * np.float64(threshold)
        near &= np.isfinite(scores) & np.isfinite(threshold)
        bits = np.where(near, scores - threshold, scores).view(np.int32)
    return np.stack([keys, np.where(np.isnan(scores), NAN_BITS, bits).astype(np.int32)], axis=1)


def _around(tensor: torch.Tensor) -> torch.Tensor:
    """The bytes of the memory that a tensor lies in, with its own elements zeroed."""
    memory = torch.empty(0, dtype=tensor.dtype, device=tensor.device)
    memory = memory.set_(tensor.untyped_storage()).clone()
    memory.as_strided(tensor.shape, tensor.stride(), tensor.storage_offset()).zero_()
    return memory.view(torch.uint8)
