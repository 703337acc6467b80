# SPDX-License-Identifier: Apache-2.0
"""Kernels that do nothing but find hits, reserve numbers for given ones, or store them."""

from __future__ import annotations

import functools
import json

import torch
from torch_mlir import ir

from winnow.assembly import ABOVE, NANS, TIES
from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.dialects import make_context
from winnow.kernels.devices import target_of

ROWS = 32
"""As many as a warp has lanes."""
WARPS = (1, 4)
"""Of which a thread has four rows, in twos, and one."""

_ATTRIBUTES = """
    attributes {{winnow.grid = affine_map<() -> (1)>, winnow.grid_args = [],
        winnow.plan = {{num_stages = 1 : i32, num_warps = {warps} : i32, target = "{target}"}}}} {{
  %rows = "tt.make_range"() {{start = 0 : i32, end = 32 : i32}} : () -> tensor<32xi32>
  %columns = "tt.make_range"() {{start = 0 : i32, end = 4 : i32}} : () -> tensor<4xi32>
  %row = "tt.expand_dims"(%rows) {{axis = 1 : i32}} : (tensor<32xi32>) -> tensor<32x1xi32>
  %column = "tt.expand_dims"(%columns) {{axis = 0 : i32}} : (tensor<4xi32>) -> tensor<1x4xi32>
"""
_FIND = (
    """
func.func @find(
    %scores: memref<?x4xf32> {{winnow.name = "scores"}},
    %thresholds: memref<?xf32> {{winnow.name = "thresholds"}},
    %above: memref<?x4xi32> {{winnow.name = "above"}},
    %ties: memref<?x4xi32> {{winnow.name = "ties"}},
    %nans: memref<?x4xi32> {{winnow.name = "nans"}})
"""
    + _ATTRIBUTES
)
_RESERVE = (
    """
func.func @reserve(
    %counters: memref<?x2xi32> {{winnow.name = "counters"}},
    %hits: memref<?x4xi32> {{winnow.name = "hits"}},
    %first: memref<?x4xi32> {{winnow.name = "first"}})
"""
    + _ATTRIBUTES
)
_STORE = (
    """
func.func @store(
    %candidates: memref<?x?x2xi32> {{winnow.name = "candidates", winnow.alignment = 8 : i64}},
    %hits: memref<?x4xi32> {{winnow.name = "hits"}},
    %first: memref<?x4xi32> {{winnow.name = "first"}},
    %limit: i32 {{winnow.name = "limit"}},
    %keys: memref<?xi32> {{winnow.name = "keys"}},
    %thresholds: memref<?xf32> {{winnow.name = "thresholds"}},
    %scores: memref<?x4xf32> {{winnow.name = "scores"}})
"""
    + _ATTRIBUTES
)
_STORED_SCORE = (
    """
func.func @stored_score(
    %scores: memref<?x64xf32> {{winnow.name = "scores"}},
    %thresholds: memref<?xf32> {{winnow.name = "thresholds"}},
    %bits: memref<?x64xi32> {{winnow.name = "bits"}})
"""
    + _ATTRIBUTES
)
_STORED_SCORE_BODY = """
  %keys = "tt.make_range"() {start = 0 : i32, end = 64 : i32} : () -> tensor<64xi32>
  %key = "tt.expand_dims"(%keys) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
  %s = "tile.load"(%scores, %row, %key) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}
      : (memref<?x64xf32>, tensor<32x1xi32>, tensor<1x64xi32>) -> tensor<32x64xf32>
  %t = "tile.load"(%thresholds, %rows) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<?xf32>, tensor<32xi32>) -> tensor<32xf32>
  %b = "tile.stored_score"(%s, %t) : (tensor<32x64xf32>, tensor<32xf32>) -> tensor<32x64xi32>
  "tile.store"(%bits, %b, %row, %key)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}
      : (memref<?x64xi32>, tensor<32x64xi32>, tensor<32x1xi32>, tensor<1x64xi32>) -> ()
"""


@functools.cache
def find_kernel(device: str, leaves: int) -> Kernel:
    """Finds hits ``above [32, 4]``, ``ties``, and ``nans``, of ``scores [leaves * 32, 4]``."""
    body = _THRESHOLDS + _leaves(leaves)
    body += """
  %ty = "tt.expand_dims"(%t) {axis = 1 : i32} : (tensor<32xf32>) -> tensor<32x1xf32>
  %tx = "tt.broadcast"(%ty) : (tensor<32x1xf32>) -> tensor<32x4xf32>
"""
    for name, kind in (("above", ABOVE), ("ties", TIES), ("nans", NANS)):
        snippet = kind[leaves]
        operands, types = [_scores(leaves)], [_types(leaves)]
        if len(snippet.operands) > leaves:
            operands, types = ["%tx", *operands], ["tensor<32x4xf32>", *types]
        body += f"""
  %found_{name} = "tt.elementwise_inline_asm"({", ".join(operands)})
      {{asm_string = {json.dumps(snippet.text)}, constraints = "{snippet.constraints}",
       packed_element = 1 : i32, pure = true,
       operandSegmentSizes = array<i32: 0, 0, {len(snippet.operands)}>}}
      : ({", ".join(types)}) -> tensor<32x4xi32>
"""
        body += _store(name, f"found_{name}")
    return _compile(device, _FIND, body)


@functools.cache
def reserve_kernel(device: str, column: int, warps: int) -> Kernel:
    """Reserves for ``hits [32, 4]`` in ``counters [32, 2]``; ``first [32, 4]`` gets the result."""
    body = (
        _load("h", "hits", "i32")
        + f"""
  %f = "tile.reserve"(%counters, %rows, %h) {{column = {column} : i32}}
      : (memref<?x2xi32>, tensor<32xi32>, tensor<32x4xi32>) -> tensor<32x4xi32>
"""
        + _store("first", "f")
    )
    return _compile(device, _RESERVE, body, warps)


@functools.cache
def store_kernel(
    device: str, leaves: int, step: int, first_slot: int, numbers: bool, warps: int
) -> Kernel:
    """Stores ``hits [32, 4]`` of ``scores [leaves * 32, 4]`` in ``candidates [32, slots, 2]``."""
    body = _load("h", "hits", "i32") + _load("f", "first", "i32")
    body += """
  %k = "tile.load"(%keys, %columns) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<?xi32>, tensor<4xi32>) -> tensor<4xi32>
"""
    body += _THRESHOLDS + _leaves(leaves)
    body += f"""
  "tile.store_hits"(%candidates, %rows, %h, %f, %limit, %k, %t, {_scores(leaves)})
      {{first_slot = {first_slot} : i32, numbers = {str(numbers).lower()}, step = {step} : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, {leaves}>}}
      : (memref<?x?x2xi32>, tensor<32xi32>, tensor<32x4xi32>, tensor<32x4xi32>, i32,
         tensor<4xi32>, tensor<32xf32>, {_types(leaves)}) -> ()
"""
    return _compile(device, _STORE, body, warps)


@functools.cache
def stored_score_kernel(device: str) -> Kernel:
    """The bits of ``scores [32, 64]`` by ``tile.stored_score``, into ``bits [32, 64]``."""
    return _compile(device, _STORED_SCORE, _STORED_SCORE_BODY)


_THRESHOLDS = """
  %t = "tile.load"(%thresholds, %rows) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<?xf32>, tensor<32xi32>) -> tensor<32xf32>
"""


def _leaves(count: int) -> str:
    """Loads leaves ``%s0``, ``%s1``, ... of scores."""
    text = ""
    for leaf in range(count):
        text += f"""
  %offset{leaf} = arith.constant dense<{ROWS * leaf}> : tensor<32x1xi32>
  %row{leaf} = arith.addi %row, %offset{leaf} : tensor<32x1xi32>
"""
        text += _load(f"s{leaf}", "scores", "f32", f"row{leaf}")
    return text


def _scores(leaves: int) -> str:
    return ", ".join(f"%s{leaf}" for leaf in range(leaves))


def _types(leaves: int) -> str:
    return ", ".join(["tensor<32x4xf32>"] * leaves)


def _store(buffer: str, name: str) -> str:
    return f"""
  "tile.store"(%{buffer}, %{name}, %row, %column)
      {{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}}
      : (memref<?x4xi32>, tensor<32x4xi32>, tensor<32x1xi32>, tensor<1x4xi32>) -> ()
"""


def _load(name: str, buffer: str, element: str, row: str = "row") -> str:
    return f"""
  %{name} = "tile.load"(%{buffer}, %{row}, %column)
      {{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}}
      : (memref<?x4x{element}>, tensor<32x1xi32>, tensor<1x4xi32>) -> tensor<32x4x{element}>
"""


def _compile(device: str, head: str, body: str, warps: int = 1) -> Kernel:
    target = target_of(torch.device(device))
    text = f"{head.format(target=target, warps=warps)}{body}  return\n}}"
    return compile_graph(ir.Module.parse(text, make_context()), target)
