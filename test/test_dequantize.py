# SPDX-License-Identifier: Apache-2.0
"""``tile.dequantize_nvfp4``, lowered and run, on every code and every scale."""

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

KERNEL = """
func.func @dequantize(
    %values: memref<?x256xi8> {{winnow.name = "values"}},
    %scales: memref<?x32xi8> {{winnow.name = "scales"}},
    %result: memref<?x512x{element}> {{winnow.name = "result"}})
    attributes {{
      winnow.grid = affine_map<()[s0] -> (s0 ceildiv 32)>, winnow.grid_args = ["values.size0"],
      winnow.plan = {{num_stages = 1 : i32, num_warps = 4 : i32, target = "{target}"}}}} {{
  %program = "tile.program_id"() {{axis = 0 : i32}} : () -> i32
  %rows = arith.constant 32 : i32
  %row = arith.muli %program, %rows : i32
  %v = "tile.load_rows"(%values, %row) : (memref<?x256xi8>, i32) -> tensor<32x256xi8>
  %s = "tile.load_rows"(%scales, %row) : (memref<?x32xi8>, i32) -> tensor<32x32xi8>
  %x = "tile.dequantize_nvfp4"(%v, %s) {{order = "{order}"}}
      : (tensor<32x256xi8>, tensor<32x32xi8>) -> tensor<32x512x{element}>
  %first = "tt.splat"(%row) : (i32) -> tensor<32xi32>
  %range = "tt.make_range"() {{start = 0 : i32, end = 32 : i32}} : () -> tensor<32xi32>
  %index = arith.addi %first, %range : tensor<32xi32>
  %i = "tt.expand_dims"(%index) {{axis = 1 : i32}} : (tensor<32xi32>) -> tensor<32x1xi32>
  %columns = "tt.make_range"() {{start = 0 : i32, end = 512 : i32}} : () -> tensor<512xi32>
  %j = "tt.expand_dims"(%columns) {{axis = 0 : i32}} : (tensor<512xi32>) -> tensor<1x512xi32>
  "tile.store"(%result, %x, %i, %j) {{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}}
      : (memref<?x512x{element}>, tensor<32x512x{element}>, tensor<32x1xi32>, tensor<1x512xi32>)
      -> ()
  return
}}
"""


FORMATS = {"bf16": torch.bfloat16, "f16": torch.float16}


@pytest.mark.parametrize("order", ["values", "halves"])
@pytest.mark.parametrize("element", FORMATS)
def test_every_byte_with_every_scale(device: str, element: str, order: str) -> None:
    """Row ``r`` has all 256 bytes, and the scale ``r`` for each."""
    byte = torch.arange(256, dtype=torch.uint8, device=device)
    values = {
        "values": byte.expand(256, 256).contiguous(),
        "scales": byte[:, None].expand(256, 32).contiguous(),
        "result": torch.zeros(256, 512, dtype=FORMATS[element], device=device),
    }
    target = target_of(torch.device(device))
    text = KERNEL.format(target=target, element=element, order=order)
    compile_graph(ir.Module.parse(text, make_context()), target)(values)
    codes = np.arange(256, dtype=np.uint8)
    halves = np.stack([codes & 0xF, codes >> 4], axis=1 if order == "values" else 0).ravel()
    exact = halves.astype(ml_dtypes.uint4).view(ml_dtypes.float4_e2m1fn)
    scales = codes.view(ml_dtypes.float8_e4m3fn).astype(np.float32)
    products = exact.astype(np.float32) * scales[:, None]
    found = to_array(values["result"]).astype(np.float32)
    np.testing.assert_array_equal(found, products)
    assert ((np.signbit(found) == np.signbit(products)) | np.isnan(products)).all()
