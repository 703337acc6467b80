# SPDX-License-Identifier: Apache-2.0
"""Kernels that do nothing but find the pages of keys, or load keys from given pages."""

from __future__ import annotations

import functools

import torch
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.dialects import make_context
from winnow.kernels.devices import target_of

PAGE_KEYS, DIM = 8, 16

_ATTRIBUTES = """
    attributes {{winnow.grid = affine_map<()[s0] -> (s0)>, winnow.grid_args = ["{size}"],
        winnow.plan = {{num_stages = 1 : i32, num_warps = 1 : i32, target = "{target}"}}}} {{
  %i = "tile.program_id"() {{axis = 0 : i32}} : () -> i32
"""
_FIND = """
func.func @find(
    %table: memref<?x?xi32> {winnow.name = "table"},
    %requests: memref<?xi32> {winnow.name = "requests"},
    %first_keys: memref<?xi32> {winnow.name = "first_keys"},
    %ends: memref<?xi32> {winnow.name = "ends"}, %pages: memref<?xi32> {winnow.name = "pages"})
"""
_LOAD = f"""
func.func @load(
    %cache: memref<?x{PAGE_KEYS}x{DIM}xf32, strided<[?, {DIM}, 1]>> {{winnow.name = "cache"}},
    %pages: memref<?xPAGESxi32> {{winnow.name = "pages"}},
    %first_keys: memref<?xi32> {{winnow.name = "first_keys"}},
    %keys: memref<?xKEYSx{DIM}xf32> {{winnow.name = "keys"}})
"""
_LOAD_BODY = f"""
  %k = "tile.load_pages"(%cache, %first, GIVEN)
      {{operandSegmentSizes = array<i32: 1, 1, PAGES>}}
      : (memref<?x{PAGE_KEYS}x{DIM}xf32, strided<[?, {DIM}, 1]>>, i32, TYPES)
      -> tensor<KEYSx{DIM}xf32>
  %numbers = "tt.make_range"() {{start = 0 : i32, end = KEYS : i32}} : () -> tensor<KEYSxi32>
  %dims = "tt.make_range"() {{start = 0 : i32, end = {DIM} : i32}} : () -> tensor<{DIM}xi32>
  %tile = "tt.splat"(%i) : (i32) -> tensor<1x1xi32>
  %number = "tt.expand_dims"(%numbers) {{axis = 1 : i32}} : (tensor<KEYSxi32>) -> tensor<KEYSx1xi32>
  %dim = "tt.expand_dims"(%dims) {{axis = 0 : i32}} : (tensor<{DIM}xi32>) -> tensor<1x{DIM}xi32>
  "tile.store"(%keys, %k, %tile, %number, %dim)
      {{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}}
      : (memref<?xKEYSx{DIM}xf32>, tensor<KEYSx{DIM}xf32>, tensor<1x1xi32>, tensor<KEYSx1xi32>,
         tensor<1x{DIM}xi32>) -> ()
"""


@functools.cache
def find_kernel(device: str) -> Kernel:
    """Finds ``pages [n]`` of ``first_keys [n]`` before ``ends [n]``, of ``requests [n]``."""
    body = _scalar("request", "requests") + _scalar("first", "first_keys") + _scalar("end", "ends")
    body += f"""
  %page = "tile.find_page"(%table, %request, %first, %end) {{page_keys = {PAGE_KEYS} : i32}}
      : (memref<?x?xi32>, i32, i32, i32) -> i32
  "tile.store"(%pages, %page, %i) {{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}}
      : (memref<?xi32>, i32, i32) -> ()
"""
    return _compile(device, _FIND, "requests.size0", body)


@functools.cache
def load_kernel(device: str, tile_keys: int) -> Kernel:
    """Loads ``keys [n, tile_keys, 16]`` of ``pages [n, p]``, of which a tile has ``p``."""
    pages = [f"%page{number}" for number in range(max(1, tile_keys // PAGE_KEYS))]
    body = "".join(_listed(page, number) for number, page in enumerate(pages))
    body += _scalar("first", "first_keys")
    body += _LOAD_BODY.replace("GIVEN", ", ".join(pages))
    body = body.replace("TYPES", ", ".join(["i32"] * len(pages)))
    head, body = (
        text.replace("KEYS", str(tile_keys)).replace("PAGES", str(len(pages)))
        for text in (_LOAD, body)
    )
    return _compile(device, head, "pages.size0", body)


def _listed(name: str, number: int) -> str:
    return f"""
  %n{number} = arith.constant {number} : i32
  {name} = "tile.load"(%pages, %i, %n{number}) {{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}}
      : (memref<?xPAGESxi32>, i32, i32) -> i32
"""


def _scalar(name: str, buffer: str) -> str:
    return f"""
  %{name} = "tile.load"(%{buffer}, %i) {{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}}
      : (memref<?xi32>, i32) -> i32
"""


def _compile(device: str, head: str, size: str, body: str) -> Kernel:
    target = target_of(torch.device(device))
    text = f"{head}{_ATTRIBUTES.format(size=size, target=target)}{body}  return\n}}"
    return compile_graph(ir.Module.parse(text, make_context()), target)
