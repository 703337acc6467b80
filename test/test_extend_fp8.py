# SPDX-License-Identifier: Apache-2.0
"""``tile.extend_fp8``, lowered and run, on every code."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
import torch
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.dialects import make_context
from winnow.kernels.devices import target_of
from winnow.oracle import to_array
from winnow.targets import Target

KERNEL = """
func.func @extend(
    %codes: memref<?x32xf8E4M3FN> {{winnow.name = "codes"}},
    %result: memref<?x32xf16> {{winnow.name = "result"}})
    attributes {{
      winnow.grid = affine_map<()[s0] -> (s0 ceildiv 8)>, winnow.grid_args = ["codes.size0"],
      winnow.plan = {{num_stages = 1 : i32, num_warps = 1 : i32, target = "{target}"}}}} {{
  %first = arith.constant 0 : i32
  %x = "tile.load_rows"(%codes, %first) : (memref<?x32xf8E4M3FN>, i32) -> tensor<8x32xf8E4M3FN>
  %y = "tile.extend_fp8"(%x) : (tensor<8x32xf8E4M3FN>) -> tensor<8x32xf16>
  %rows = "tt.make_range"() {{start = 0 : i32, end = 8 : i32}} : () -> tensor<8xi32>
  %i = "tt.expand_dims"(%rows) {{axis = 1 : i32}} : (tensor<8xi32>) -> tensor<8x1xi32>
  %columns = "tt.make_range"() {{start = 0 : i32, end = 32 : i32}} : () -> tensor<32xi32>
  %j = "tt.expand_dims"(%columns) {{axis = 0 : i32}} : (tensor<32xi32>) -> tensor<1x32xi32>
  "tile.store"(%result, %y, %i, %j) {{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}}
      : (memref<?x32xf16>, tensor<8x32xf16>, tensor<8x1xi32>, tensor<1x32xi32>) -> ()
  return
}}
"""


@pytest.mark.parametrize("target", ["cuda:80", "cuda:90"])
def test_every_code(device: str, target: str) -> None:
    """As the target converts them, or by integers where it doesn't."""
    codes = torch.arange(256, dtype=torch.uint8, device=device).view(8, 32)
    result = torch.zeros(8, 32, dtype=torch.float16, device=device)
    planned = target_of(torch.device(device)) if device != "cpu" else Target.parse(target)
    module = ir.Module.parse(KERNEL.format(target=planned), make_context())
    compile_graph(module, planned)({"codes": codes.view(torch.float8_e4m3fn), "result": result})
    numbers = np.arange(256, dtype=np.uint8).view(ml_dtypes.float8_e4m3fn).astype(np.float32)
    found = to_array(result).astype(np.float32).ravel()
    np.testing.assert_array_equal(found, numbers)
    known = ~np.isnan(numbers)
    np.testing.assert_array_equal(np.signbit(found)[known], np.signbit(numbers)[known])
