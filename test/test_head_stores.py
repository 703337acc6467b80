# SPDX-License-Identifier: Apache-2.0
"""Stored scores of several heads, and numbers of rows and keys that lie in memory as bytes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
import torch
from head_inputs import Arrays, as_tensors, evaluate, random_arrays
from movement import Watch
from numpy.typing import NDArray
from random_graphs import Formula, Shape, random_formula, store
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.dialects import make_context
from winnow.kernels.devices import target_of

MASKED = """
func.func @masked(
    %query: memref<?x4x16xbf16, strided<[?, 16, 1]>> {{winnow.name = "query"}},
    %keys: memref<?x8x16xbf16, strided<[?, 16, 1]>> {{winnow.name = "keys"}},
    %table: memref<?x?xi32, strided<[?, 1]>> {{winnow.name = "table"}},
    %requests: memref<?xi32> {{winnow.name = "requests"}},
    %positions: memref<?xi32> {{winnow.name = "positions"}},
    %mask: memref<?x?xi8, strided<[?, 1]>> {{winnow.name = "mask"}},
    %lengths: memref<?xi32> {{winnow.name = "lengths"}},
    %output: memref<?x?xf32, strided<[?, 1]>> {{winnow.name = "output"}}) {{
  %q = "winnow.queries"(%query)
      : (memref<?x4x16xbf16, strided<[?, 16, 1]>>) -> tensor<?x4x16xbf16>
  %k = "winnow.sampled_keys"(%keys, %table, %requests, %positions) {{request_rows = 4 : i32}}
      : (memref<?x8x16xbf16, strided<[?, 16, 1]>>, memref<?x?xi32, strided<[?, 1]>>, memref<?xi32>,
         memref<?xi32>) -> tensor<?x?x16xbf16>
  %products = "winnow.score"(%q, %k)
      : (tensor<?x4x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x4x?xf32>
  %bytes = "winnow.per_score"(%mask, %positions) {{operandSegmentSizes = array<i32: 1, 1>}}
      : (memref<?x?xi8, strided<[?, 1]>>, memref<?xi32>) -> tensor<?x?xi8>
  %each = "winnow.spread_heads"(%bytes) : (tensor<?x?xi8>) -> tensor<?x4x?xi8>
  %numbers = arith.sitofp %each : tensor<?x4x?xi8> to tensor<?x4x?xf32>
  %kept = arith.cmpf {predicate}, %numbers, %products : tensor<?x4x?xf32>
  %chosen = arith.select %kept, %products, %numbers : tensor<?x4x?xi1>, tensor<?x4x?xf32>
  %scores = "winnow.reduce_heads"(%chosen) {{kind = "add"}}
      : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
  "winnow.store_scores"(%scores, %lengths, %output) {{group_rows = 4 : i32}}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32, strided<[?, 1]>>) -> ()
  return
}}
"""
"""The larger, or the other, of each product and a byte of the key's position, over the heads."""


def check(
    tensors: Mapping[str, torch.Tensor],
    module: ir.Module,
    group_rows: int,
    scores: NDArray[np.float32],
    there: NDArray[np.bool_],
    plan: Mapping[str, int | str] | None = None,
) -> None:
    """Stores scores, and fails unless those that are to be are, and nothing else."""
    output, lengths = tensors["output"], tensors["lengths"].tolist()
    expected = output.cpu().numpy().copy()
    for row, (values, seen) in enumerate(zip(scores, there, strict=True)):
        count = int(np.clip(lengths[row // group_rows], 0, expected.shape[1]))
        expected[row, :count] = np.where(seen, values, -np.inf)[:count]
    watch = Watch(tensors)
    compile_graph(module, target_of(output.device), plan)(tensors)
    output.masked_fill_(output == 0, 0.0)
    watch.check(output=expected + 0)


def with_outputs(arrays: Arrays, shape: Shape, group_rows: int) -> Arrays:
    """The inputs, with lengths of all kinds, and with room for the scores."""
    lengths = np.resize([shape.keys, -3, 2**31 - 1, 50, 0], -(-shape.rows // group_rows))
    return arrays | {"lengths": lengths, "output": np.full((shape.rows, shape.keys), 0.25)}


def run(
    formula: Formula,
    shape: Shape,
    group_rows: int,
    device: str,
    plan: Mapping[str, int | str] | None = None,
    seed: int = 0,
) -> None:
    arrays = with_outputs(random_arrays(shape, seed), shape, group_rows)
    module = store(formula, shape, group_rows)
    tensors = as_tensors(arrays, shape, module, device)
    check(tensors, module, group_rows, *evaluate(formula, arrays, shape), plan)


def weighed(x: Any) -> Any:
    return x.total(x.relu(x.products()) * x.weights()) * x.scales()


@pytest.mark.parametrize("keys_operand", ["lhs", "rhs"])
@pytest.mark.parametrize(
    ("shape", "group_rows"),
    [
        (Shape(1, 3), 3),
        (Shape(2, 4), 2),
        (Shape(4, 1, rows=5), 3),
        (Shape(8, 6, rows=13, sampled=True), 2),
        (Shape(64, 1, rows=3), 1),
        (Shape(None, 2, rows=9, weight_heads=2), 4),
    ],
    ids=lambda value: f"{value.heads}-{value.request_rows}" if isinstance(value, Shape) else None,
)
def test_groups(device: str, shape: Shape, group_rows: int, keys_operand: str) -> None:
    """Of any number of rows: tiles that hold too few for a product have others besides."""
    run(weighed, shape, group_rows, device, {"keys_operand": keys_operand})


@pytest.mark.parametrize("seed", range(6, 10))
def test_random_formulas(device: str, seed: int) -> None:
    run(random_formula(seed), Shape(heads=4, sampled=seed % 2 == 1), 4, device, seed=seed)


@pytest.mark.parametrize("fp8", ["dot", "convert"])
def test_fp8(device: str, fp8: str) -> None:
    shape = Shape(4, 2, rows=5, dim=32, dtype="f8E4M3FN")
    run(lambda x: x.largest(x.products()) * x.scales(), shape, 2, device, {"fp8": fp8})


@pytest.mark.parametrize("keys_operand", ["lhs", "rhs"])
@pytest.mark.parametrize("predicate", ["olt", "oge"])
def test_bytes_at_positions(device: str, predicate: str, keys_operand: str) -> None:
    """A byte is signed, and there for positions with a column."""
    shape = Shape(sampled=True)
    arrays = random_arrays(shape, bad=False)
    arrays["positions"][:3] = [-1, shape.keys - 1, 10**9]
    random = np.random.default_rng(1)
    mask = random.integers(-128, 128, (shape.rows, shape.keys - 4)).astype(np.int8)
    module = ir.Module.parse(MASKED.format(predicate=predicate), make_context())
    outputs = with_outputs(arrays, shape, 4)
    tensors = as_tensors(outputs, shape, module, device)
    tensors["mask"] = torch.tensor(mask, device=device)

    def formula(x: Any) -> Any:
        columns = arrays["positions"]
        is_column = (columns >= 0) & (columns < mask.shape[1])
        x.there = x.there & is_column
        numbers = mask[:, None, np.where(is_column, columns, 0)].astype(float)
        larger = {"olt": np.maximum, "oge": np.minimum}[predicate]
        return x.total(larger(x.products(), numbers))

    scores, there = evaluate(formula, arrays, shape)
    assert not there[:, :3].any()
    assert there[:, 3:].any()
    check(tensors, module, 4, scores, there, {"keys_operand": keys_operand})
