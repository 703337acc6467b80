# SPDX-License-Identifier: Apache-2.0
"""``tt.dot``: exact products, summed in f64 with the accumulator, then rounded once.

So a float result is exact wherever every order of summation in f32 would be. Integer products
wrap.
"""

import math

import numpy as np

from winnow.executor.table import Evaluate, pure
from winnow.executor.tree import Op
from winnow.executor.types import Value

_IEEE = 2
_ONE_THREAD = 2**17
"""Multiplications that BLAS does on the calling thread."""


@pure("tt.dot")
def _dot(op: Op) -> Evaluate:
    element, dtype = op.operand_types[0].element, op.result.dtype
    if element == "f32" and op.attribute("inputPrecision") != _IEEE:
        raise op.site.error("f32 operands need IEEE precision (inputPrecision = 2)")
    if element not in ("i8", "f8E4M3FN", "f8E5M2", "f16", "bf16", "f32", "f64"):
        raise op.site.error(f"operands of {element} are not supported")
    if not op.result.is_float:
        return lambda a, b, c: _product(a, b).astype(np.int64).astype(dtype) + c
    return lambda a, b, c: (_product(a, b) + c.astype(np.float64)).astype(dtype)


def _product(a: Value, b: Value) -> Value:
    """The matrix product, a few rows at a time: too little for BLAS to start threads over.

    Those cost several times what they save where tests, or others, use all cores already.
    """
    *batch, rows, inner = a.shape
    few = math.gcd(rows, max(1, _ONE_THREAD // (inner * b.shape[-1])))
    parts = a.astype(np.float64).reshape(*batch, -1, few, inner)
    product = np.matmul(parts, np.expand_dims(b.astype(np.float64), -3))
    return product.reshape(*batch, rows, b.shape[-1])
