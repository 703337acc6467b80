# SPDX-License-Identifier: Apache-2.0
"""Prints a selection of scores made by a chain of as many element-wise ops as it is told."""

import sys

BUFFERS = {
    "ends": "memref<?xi32>",
    "thresholds": "memref<?xf32>",
    "counters": "memref<?x2xi32>",
    "candidates": "memref<?x?x2xi32>",
    "context": "i32",
}

length = int(sys.argv[1])
arguments = ", ".join(f"%{name}: {type_}" for name, type_ in BUFFERS.items())
print(f"func.func @chain(%x: f32, {arguments}) {{")
print('%0 = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>')
for number in range(length):
    print(f"%{number + 1} = math.exp %{number} : tensor<?x?xf32>")
operands = ", ".join(f"%{name}" for name in [length, *BUFFERS])
types = ", ".join(["tensor<?x?xf32>", *BUFFERS.values()])
segments = "operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>"
print(f'"winnow.threshold_select"({operands}) {{{segments}, top_k = 4 : i32}} : ({types}) -> ()')
print("return }")
