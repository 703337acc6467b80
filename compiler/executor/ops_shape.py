# SPDX-License-Identifier: Apache-2.0
"""Constants, and ops that make or rearrange tensors without looking at their elements.

``tt.cat`` and a ``tt.reshape`` that may reorder keep the order of elements.
"""

import numpy as np

from winnow.executor.table import Evaluate, pure
from winnow.executor.tree import Op
from winnow.executor.types import Value


@pure("arith.constant")
def _constant(op: Op) -> Evaluate:
    value = op.attribute("value")
    return lambda: value


@pure("tt.make_range")
def _make_range(op: Op) -> Evaluate:
    values = np.arange(op.attribute("start"), op.attribute("end"), dtype=np.int32)
    return lambda: values


@pure("tt.splat", "tt.broadcast")
def _broadcast(op: Op) -> Evaluate:
    shape, dtype = op.result.shape, op.result.dtype

    def evaluate(value: Value) -> Value:
        # In full: that is faster to make and to work on than views that repeat elements.
        values = np.empty(shape, dtype)
        values[...] = value
        return values

    return evaluate


@pure("tt.expand_dims", "tt.reshape")
def _reshape(op: Op) -> Evaluate:
    shape = op.result.shape
    return lambda value: value.reshape(shape)


@pure("tt.trans")
def _transpose(op: Op) -> Evaluate:
    order = op.attribute("order")
    return lambda value: np.transpose(value, order)


@pure("tt.join")
def _join(op: Op) -> Evaluate:
    return lambda a, b: np.stack([a, b], axis=-1)


@pure("tt.split")
def _split(op: Op) -> Evaluate:
    return lambda value: (value[..., 0], value[..., 1])


@pure("tt.cat")
def _concatenate(op: Op) -> Evaluate:
    return lambda a, b: np.concatenate([a, b])
