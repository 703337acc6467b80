# SPDX-License-Identifier: Apache-2.0
"""A small kernel for the back end's tests, as a module of level ``tt``."""

from __future__ import annotations

from torch_mlir import ir

from winnow.dialects import make_context

SCALE = """
"tt.func"() ({
^bb0(%x: !tt.ptr<f32>, %y: !tt.ptr<f32>, %n: i32, %stride: i64, %factor: f32):
  %block = arith.constant 128 : i32
  %program = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
  %first = arith.muli %program, %block : i32
  %range = "tt.make_range"() {start = 0 : i32, end = 128 : i32} : () -> tensor<128xi32>
  %firsts = "tt.splat"(%first) : (i32) -> tensor<128xi32>
  %index = arith.addi %range, %firsts overflow<nsw> : tensor<128xi32>
  %ends = "tt.splat"(%n) : (i32) -> tensor<128xi32>
  %inside = arith.cmpi slt, %index, %ends : tensor<128xi32>
  %wide = arith.extsi %index : tensor<128xi32> to tensor<128xi64>
  %strides = "tt.splat"(%stride) : (i64) -> tensor<128xi64>
  %offset = arith.muli %wide, %strides : tensor<128xi64>
  %xs = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<128x!tt.ptr<f32>>
  %source = "tt.addptr"(%xs, %offset) : (tensor<128x!tt.ptr<f32>>, tensor<128xi64>)
      -> tensor<128x!tt.ptr<f32>>
  %loaded = "tt.load"(%source, %inside) {operandSegmentSizes = array<i32: 1, 1, 0>,
      cache = 1 : i32, evict = 1 : i32, isVolatile = false}
      : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>) -> tensor<128xf32>
  %factors = "tt.splat"(%factor) : (f32) -> tensor<128xf32>
  %scaled = arith.mulf %loaded, %factors : tensor<128xf32>
  "gpu.barrier"() : () -> ()
  %ys = "tt.splat"(%y) : (!tt.ptr<f32>) -> tensor<128x!tt.ptr<f32>>
  %target = "tt.addptr"(%ys, %index) : (tensor<128x!tt.ptr<f32>>, tensor<128xi32>)
      -> tensor<128x!tt.ptr<f32>>
  "tt.store"(%target, %scaled, %inside) {cache = 1 : i32, evict = 1 : i32}
      : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> () loc("scale.py":7:3)
  "tt.return"() : () -> ()
}) {sym_name = "scale", sym_visibility = "public",
    function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32, i64, f32) -> (),
    arg_attrs = [{winnow.arg = "x"}, {winnow.arg = "y", tt.divisibility = 16 : i32},
                 {winnow.arg = "x.size0"}, {winnow.arg = "x.stride0"}, {winnow.arg = "factor"}],
    winnow.grid = affine_map<()[s0] -> (s0 ceildiv 128)>, winnow.grid_args = ["x.size0"],
    winnow.plan = {num_stages = 3 : i32, num_warps = 4 : i32, target = "cuda:90"}} : () -> ()
    loc("scale.py":3:1)
"""
"""``y = x * factor`` for ``x`` of any stride and ``y`` that is packed and 16-byte aligned."""


def parse(text: str = SCALE, *, target: str = "cuda:90") -> ir.Module:
    """``text`` as a module, planned for ``target``."""
    return ir.Module.parse(text.replace("cuda:90", target), make_context())
