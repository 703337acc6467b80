# SPDX-License-Identifier: Apache-2.0
"""Element types: from the text of an IR type to what NumPy holds for it.

Integers are signless in the IR and signed in NumPy; ``i1`` is ``bool``; ``index`` and pointers
are ``int64`` (a pointer is an address in the executor's own address space, see ``memory``).
"""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

Value: TypeAlias = Any
"""A NumPy scalar or array; never changed once made, so views of one another are safe."""

Array: TypeAlias = NDArray[Any]

DTYPES: dict[str, np.dtype[Any]] = {
    "i1": np.dtype(np.bool_),
    "i8": np.dtype(np.int8),
    "i16": np.dtype(np.int16),
    "i32": np.dtype(np.int32),
    "i64": np.dtype(np.int64),
    "index": np.dtype(np.int64),
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
    "f8E4M3FN": np.dtype(ml_dtypes.float8_e4m3fn),
    "f8E5M2": np.dtype(ml_dtypes.float8_e5m2),
}

_POINTER = re.compile(r"!tt\.ptr<(.+?)(?:, *\d+)?>")
_GARBAGE = 0xDEADBEEFDEADBEEF


@dataclass(frozen=True)
class Type:
    """An element type, as the IR spells it, and the shape of a tensor (empty for a scalar)."""

    element: str
    shape: tuple[int, ...] = ()

    @cached_property
    def pointee(self) -> str | None:
        """The element that a pointer points at; None for anything but a pointer."""
        found = _POINTER.fullmatch(self.element)
        return found.group(1) if found else None

    @property
    def supported(self) -> bool:
        return (self.pointee or self.element) in DTYPES

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        return DTYPES["i64" if self.pointee else self.element]

    @property
    def is_float(self) -> bool:
        return "f" in self.element and self.pointee is None

    @cached_property
    def garbage(self) -> Value:
        """What stands for a value that the program must not rely on: NaN, or an odd bit pattern."""
        return garbage(self.dtype)

    def __str__(self) -> str:
        sizes = "".join(f"{size}x" for size in self.shape)
        return f"tensor<{sizes}{self.element}>" if sizes else self.element


def garbage(dtype: np.dtype[Any]) -> Value:
    """A scalar of ``dtype`` that shows when a result depends on it: NaN, 0x..DEADBEEF or True."""
    if dtype == np.bool_:
        return np.bool_(True)
    if dtype.kind == "i":
        bits = _GARBAGE & ((1 << 8 * dtype.itemsize) - 1)
        return bits_type(dtype.itemsize).type(bits).view(dtype)
    return dtype.type(float("nan"))


def bits_type(width: int) -> np.dtype[Any]:
    """The unsigned integer of ``width`` bytes, in which memory moves whatever it holds."""
    return np.dtype(f"u{width}")


def signed(value: Value) -> Value:
    """``value`` as the IR's signed integers: a set ``i1`` is -1."""
    return np.negative(value.view(np.int8)) if value.dtype == np.bool_ else value


def unsigned(value: Value) -> Value:
    """``value`` as unsigned integers of the same width."""
    return value.view(bits_type(value.dtype.itemsize))
