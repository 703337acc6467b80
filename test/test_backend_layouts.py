# SPDX-License-Identifier: Apache-2.0
"""How the tensors of a call must be laid out: as the types of the kernel's buffers say."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from backend_kernels import SCALE, parse
from torch_mlir import ir

from winnow.backend.abi import Abi, Argument
from winnow.backend.cache import DiskCache
from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.backend.lowered import Lowered
from winnow.backend.signature import find_kernel, read_abi
from winnow.dialects import make_context
from winnow.errors import LoweringError
from winnow.layout import Layout
from winnow.targets import Target

TILE = """
func.func @copy(
    %x: memref<?x4xf32, strided<[?, 1]>> {winnow.name = "x", winnow.alignment = 16 : i64},
    %y: memref<4xf32> {winnow.name = "y"}, %row: i32 {winnow.name = "row"})
    attributes {winnow.grid = affine_map<() -> (1)>, winnow.grid_args = [],
        winnow.plan = {num_stages = 1 : i32, num_warps = 1 : i32, target = "cuda:90"}} {
  %column = "tt.make_range"() {start = 0 : i32, end = 4 : i32} : () -> tensor<4xi32>
  %rows = "tt.splat"(%row) : (i32) -> tensor<4xi32>
  %v = "tile.load"(%x, %rows, %column) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}
      : (memref<?x4xf32, strided<[?, 1]>>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xf32>
  "tile.store"(%y, %v, %column) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}
      : (memref<4xf32>, tensor<4xf32>, tensor<4xi32>) -> ()
  return
}
"""
"""Copies row ``row`` of ``x`` to ``y``."""

ROWS_ABI = Abi(
    "rows",
    (
        Argument("x", "address", 0, "f32", 4, Layout((None, 4, 2), (None, 2, 1))),
        Argument("x", "size", 0, "i32"),
        Argument("x", "stride", 0, "i64"),
        Argument("y", "address", 0, "i32", 4, Layout((2, None), (None, None))),
        Argument("z", "address", 0, "f32", 4, Layout((), ())),
    ),
    (["symbol", 0],),
    (Argument("x", "size", 0, "i64"),),
)
"""Of packed rows at any distance, a buffer of any strides, and a single number."""


def rows_values(**others: Any) -> dict[str, Any]:
    y = torch.zeros(2, 6, dtype=torch.int32)[:, ::2]
    return {"x": torch.zeros(3, 5, 2)[:, :4], "y": y, "z": torch.tensor(0.0)} | others


def test_read_layouts() -> None:
    text = SCALE.replace('"y", ', '"y", winnow.type = memref<?x8xf32, strided<[?, 1]>>, ')
    abi = read_abi(find_kernel(parse(text)))
    layouts = [argument.layout for argument in abi.arguments]
    assert layouts == [None, Layout((None, 8), (None, 1)), None, None, None]


def test_json_round_trip() -> None:
    assert Abi.from_json(ROWS_ABI.to_json()) == ROWS_ABI


def test_bind_to_layouts() -> None:
    values = rows_values()
    addresses = [values[name].data_ptr() for name in "xyz"]
    expected = [addresses[0], 3, 10, *addresses[1:]]
    assert ROWS_ABI.bind(values) == ROWS_ABI.bind(values) == (expected, (3, 1, 1))


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (rows_values(x=torch.zeros(4, 2)), "x must have 3 dimensions, but has 2"),
        (rows_values(x=torch.zeros(3, 4, 2, 1)), "x must have 3 dimensions, but has 4"),
        (rows_values(x=torch.tensor(0.0)), "x must have 3 dimensions, but has 0"),
        (rows_values(y=torch.zeros(2).int()), "y must have 2 dimensions, but has 1"),
        (rows_values(z=torch.zeros(1)), "z must have 0 dimensions, but has 1"),
        (rows_values(x=torch.zeros(3, 5, 2)), "the size of x's dimension 1 must be 4, but is 5"),
        (rows_values(x=torch.zeros(0, 4, 1)), "the size of x's dimension 2 must be 2, but is 1"),
        (rows_values(y=torch.zeros(3, 2).int()), "the size of y's dimension 0 must be 2, but is 3"),
        (
            rows_values(x=torch.zeros(3, 2, 4).mT),
            "the stride of x's dimension 1 must be 2, but is 1",
        ),
        (
            rows_values(x=torch.zeros(1, 4, 4)[:, :, ::2]),
            "the stride of x's dimension 1 must be 2, but is 4",
        ),
        (
            rows_values(x=torch.zeros(1, 4, 1).expand(3, 4, 2)),
            "the stride of x's dimension 1 must be 2, but is 1",
        ),
    ],
)
def test_tensors_that_are_laid_out_otherwise(values: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        ROWS_ABI.bind(values)


@pytest.mark.parametrize(
    ("layout", "tensor"),
    [
        (Layout((None, 1), (None, 1)), torch.zeros(4, 8)[:, ::8]),
        (Layout((None,), (1,)), torch.zeros(4)[::4]),
        (Layout((None, 4), (None, 1)), torch.zeros(0, 8)[:, ::2]),
        (Layout((1, 4), (4, 1)), torch.zeros(2, 8)[:1, :4]),
        (Layout((None, None, 2), (None, 2, 1)), torch.zeros(4, 0, 4)[:, :, ::2]),
    ],
)
def test_strides_that_lead_nowhere_may_be_any(layout: Layout, tensor: torch.Tensor) -> None:
    abi = Abi("k", (Argument("x", "address", 0, "f32", layout=layout),), (1,), ())
    assert abi.bind({"x": tensor}) == abi.bind({"x": tensor}) == ([tensor.data_ptr()], (1, 1, 1))


def test_tensors_without_strides() -> None:
    with pytest.raises(ValueError, match=r"^x must be a strided tensor, but is torch.sparse_coo$"):
        ROWS_ABI.bind(rows_values(x=torch.eye(3).to_sparse()))


@pytest.mark.parametrize(
    ("name", "type_", "message"),
    [
        ("y", "1 : i32", "winnow.type must be a type, but is 1 : i32"),
        ("y", "f32", "must be a strided memref that !tt.ptr<f32> points to, but is f32"),
        ("y", "memref<?xi32>", r"that !tt.ptr<f32> points to, but is memref<\?xi32>"),
        ("y", "memref<?xf32, 3>", r"strided memref .*, but is memref<\?xf32, 3>"),
        ("y", "memref<?xf32, strided<[1], offset: 4>>", "strided memref .* offset: 4>>"),
        ("factor", "memref<f32>", "must be a strided memref that f32 points to"),
    ],
)
def test_types_that_state_no_layout(name: str, type_: str, message: str) -> None:
    text = SCALE.replace(f'arg = "{name}"', f'arg = "{name}", winnow.type = {type_}')
    with pytest.raises(LoweringError, match=message):
        read_abi(find_kernel(parse(text)))


@pytest.fixture
def kernel() -> Kernel:
    module = ir.Module.parse(TILE, make_context())
    return compile_graph(module, Target.parse("cuda:90"), cache=DiskCache(None))


def test_kernels_run_on_tensors_that_fit(kernel: Kernel) -> None:
    x, y = torch.arange(24.0).reshape(3, 8)[:, 4:], torch.zeros(4)
    kernel({"x": x, "y": y, "row": 2})
    assert torch.equal(y, x[2])


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"x": torch.zeros(3, 2)}, "the size of x's dimension 1 must be 4, but is 2"),
        ({"x": torch.zeros(3, 8)[:, ::2]}, "the stride of x's dimension 1 must be 1, but is 2"),
        ({"x": torch.zeros(3, 6)[:, :4]}, "the stride of x's dimension 0 must be divisible by 4"),
        ({"x": torch.zeros(3, 8)[:, 1:5]}, "the address of x must be divisible by 16"),
        ({"x": torch.zeros(12)}, "x must have 2 dimensions, but has 1"),
        ({"y": torch.zeros(3)}, "the size of y's dimension 0 must be 4, but is 3"),
        ({"y": torch.zeros(4, dtype=torch.int32)}, "y must hold float32, but holds torch.int32"),
    ],
)
def test_kernels_refuse_tensors_that_do_not_fit(
    kernel: Kernel, values: dict[str, Any], message: str
) -> None:
    fitting = {"x": torch.zeros(3, 4), "y": torch.zeros(4), "row": 0}
    from_cache = Kernel(
        Lowered.from_files(kernel.lowered.to_files()), kernel.target, DiskCache(None)
    )
    for call in (kernel, kernel.execute, from_cache):
        with pytest.raises(ValueError, match=f"^{message}"):
            call(fitting | values)


LEAST = SCALE.replace(
    "winnow.grid =",
    "winnow.least_sizes = {y.size0 = affine_map<()[s0] -> (s0 ceildiv 128)>}, winnow.grid =",
)
"""Needs an entry of ``y`` for 128 of ``x``."""


def test_least_sizes() -> None:
    abi = read_abi(find_kernel(parse(LEAST)))
    x = torch.zeros(300)
    scale = {argument.name: 1.0 for argument in abi.arguments if argument.what == "value"}
    for read in (abi, Abi.from_json(abi.to_json())):
        assert read.bind({"x": x, "y": torch.zeros(3), **scale})[1] == (3, 1, 1)
        message = "the size of y's dimension 0 must be at least 3, but is 2"
        with pytest.raises(ValueError, match=message):
            read.bind({"x": x, "y": torch.zeros(2), **scale})


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("y.size0 =", "y =", "must be of sizes of buffers, but has y$"),
        ("y.size0 =", "z.size0 =", "must be of sizes of buffers, but has z.size0"),
        ("y.size0 =", "y.stride0 =", "must be of sizes of buffers, but has y.stride0"),
        ("affine_map<()[s0] -> (s0 ceildiv 128)>}", "3 : i32}", "to one size, but has 3 : i32"),
        ("[s0] -> (s0 ceildiv 128)>}", "[s0] -> (1, s0)>}", "must map 1 symbols to one size"),
        ("()[s0] -> (s0 ceildiv 128)>}", "() -> (1)>}", "must map 1 symbols to one size"),
        ("{y.size0 = affine_map<()[s0] -> (s0 ceildiv 128)>}", "1 : i32", "must be a dictionary"),
    ],
)
def test_malformed_least_sizes(old: str, new: str, message: str) -> None:
    assert old in LEAST
    with pytest.raises(LoweringError, match=f"winnow.least_sizes {message}|{message}"):
        read_abi(find_kernel(parse(LEAST.replace(old, new, 1))))
