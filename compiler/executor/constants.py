# SPDX-License-Identifier: Apache-2.0
"""The NumPy value of a constant's attribute, bit for bit (NaN payloads included)."""

import math
import re
from typing import Any

import numpy as np
from torch_mlir import ir

from winnow.executor.types import DTYPES, Array, Value, bits_type

_NUMBER = re.compile(r"0x[0-9A-Fa-f]+|[-+.\w]+")


def constant(attribute: ir.Attribute) -> Value:
    """A scalar for a number, an array of the attribute's shape for a dense attribute."""
    if not isinstance(attribute, ir.DenseElementsAttr):
        dtype = DTYPES[str(attribute.type)]
        if math.isnan(attribute.value):
            return _number(str(attribute).split(" ")[0], dtype)
        return dtype.type(attribute.value)
    type_ = ir.RankedTensorType(attribute.type)
    dtype = DTYPES[str(type_.element_type)]
    try:
        values = np.array(attribute)
    except TypeError:  # the bindings have no buffer for bf16 and the 8-bit floats
        return _from_text(attribute, dtype, tuple(type_.shape))
    return values.astype(dtype, copy=False)


def _from_text(
    attribute: ir.DenseElementsAttr, dtype: np.dtype[Any], shape: tuple[int, ...]
) -> Array:
    body = str(attribute).partition("<")[2].rpartition("> :")[0]
    if body.startswith('"0x'):  # a large table is printed as its bytes
        return np.frombuffer(bytes.fromhex(body[3:-1]), dtype).reshape(shape)
    values = np.array([_number(text, dtype) for text in _NUMBER.findall(body)], dtype)
    return np.full(shape, values[0]) if attribute.is_splat else values.reshape(shape)


def _number(text: str, dtype: np.dtype[Any]) -> Value:
    """A number as MLIR prints it: decimal, or the bits in hexadecimal where it is not finite."""
    if text.startswith("0x"):
        return bits_type(dtype.itemsize).type(int(text, 16)).view(dtype)
    return dtype.type(float(text))
