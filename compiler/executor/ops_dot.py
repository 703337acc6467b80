# SPDX-License-Identifier: Apache-2.0
"""``tt.dot`` and ``tt.dot_scaled``: exact products, summed in f64, then rounded once.

So a float result is exact wherever every order of summation in f32 would be. Integer products
wrap.
"""

import math

import ml_dtypes
import numpy as np

from winnow.executor.table import Evaluate, pure
from winnow.executor.tree import Op
from winnow.executor.types import Value

_IEEE = 2
_E2M1 = 4
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


@pure("tt.dot_scaled")
def _dot_scaled(op: Op) -> Evaluate:
    formats = {op.attribute("a_elem_type"), op.attribute("b_elem_type")}
    scales = {type_.element for type_ in op.operand_types[3:]}
    packed = op.attribute("lhs_k_pack") and op.attribute("rhs_k_pack")
    if formats != {_E2M1} or scales != {"f8E4M3FN"} or not packed or len(op.operand_types) != 5:
        raise op.site.error(
            "only E2M1 packed along K, with E4M3 scales on both sides, is supported"
        )
    dtype = op.result.dtype

    def evaluate(a: Value, b: Value, c: Value, a_scales: Value, b_scales: Value) -> Value:
        product = _product(_scaled(a, a_scales), _scaled(b.T, b_scales).T)
        return (product + c.astype(np.float64)).astype(dtype)

    return evaluate


def _scaled(packed: Value, scales: Value) -> Value:
    """Rows of E2M1 values, two a byte, times the scales of their blocks."""
    codes = np.stack([packed & 0xF, packed >> 4 & 0xF], axis=-1).reshape(*scales.shape, -1)
    values = codes.astype(ml_dtypes.uint4).view(ml_dtypes.float4_e2m1fn).astype(np.float64)
    scaled = values * scales.astype(np.float64)[..., None]
    return scaled.reshape(len(packed), -1)


def _product(a: Value, b: Value) -> Value:
    """The matrix product, a few rows at a time: too little for BLAS to start threads over.

    Those cost several times what they save where tests, or others, use all cores already.
    """
    *batch, rows, inner = a.shape
    few = math.gcd(rows, max(1, _ONE_THREAD // (inner * b.shape[-1])))
    parts = a.astype(np.float64).reshape(*batch, -1, few, inner)
    product = np.matmul(parts, np.expand_dims(b.astype(np.float64), -3))
    return product.reshape(*batch, rows, b.shape[-1])
