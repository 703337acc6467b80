# SPDX-License-Identifier: Apache-2.0
"""Checks what a kernel's Python entry is given, on the host and before anything is launched.

Bad arguments raise ``ValueError`` with the argument's name, what it must be and what it was.
"""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NoReturn, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from winnow.kernels.signature import TensorArgument

if TYPE_CHECKING:
    import torch

    from winnow.backend.kernel import Kernel, Launch

_Layout: TypeAlias = (
    "tuple[type, torch.layout, bool, torch.Size, tuple[int, ...], torch.dtype, torch.device]"
)


def fail(name: str, wanted: object, actual: object) -> NoReturn:
    """Raises ``ValueError`` for the argument ``name``."""
    raise ValueError(f"{name} must be {wanted}, not {actual}")


def integer(name: str, value: SupportsIndex, limit: int) -> int:
    """``value`` as an int from 0 to ``limit``."""
    import torch

    # Symbolic numbers of torch.compile pass as ints, of which it can't trace the rest.
    if isinstance(value, int) and not isinstance(value, bool):
        number = value
    elif isinstance(value, (bool, torch.Tensor)) or not hasattr(value, "__index__"):
        fail(name, "an int", f"of type {type(value).__name__}")
    else:
        number = operator.index(value)
    if not 0 <= number <= limit:
        fail(name, f"from 0 to {limit}", number)
    return number


@dataclass(frozen=True, eq=False)
class Checked:
    """What holds for all tensors of the same shapes, strides, dtypes and devices."""

    sizes: Mapping[str, int]
    """The sizes that the signature names."""
    strides: Mapping[str, int]
    """The outermost stride of each tensor, in bytes."""
    device: torch.device
    spans: tuple[int, ...]
    """Bytes from each tensor's base address to the end of its last element."""
    _launches: dict[Kernel, Launch] = field(default_factory=dict, init=False)

    def launch(self, kernel: Kernel, values: Mapping[str, Any]) -> None:
        """Runs ``kernel`` on such tensors and on scalars, by name."""
        launch = self._launches.get(kernel)
        if launch is None:
            launch = self._launches[kernel] = kernel.fit(values)
        launch(values)


class SignatureChecks:
    """Checks tensors against a kernel's signature; a layout that it has met passes at once."""

    def __init__(
        self, signature: Sequence[TensorArgument], multiples: Mapping[str, int] | None = None
    ) -> None:
        """``multiples`` are what some of the sizes that the signature names are multiples of."""
        self.names = tuple(argument.name for argument in signature)
        self._signature = tuple(signature)
        self._multiples = dict(multiples or {})
        self._alignments = [argument.alignment for argument in signature]
        self._outputs = [i for i, argument in enumerate(signature) if argument.is_output]
        self._layouts = functools.lru_cache(maxsize=1024)(self._check_layouts)

    def __call__(self, tensors: Sequence[torch.Tensor]) -> Checked:
        """Raises ``ValueError`` unless ``tensors``, in the signature's order, are as it says."""
        try:
            layouts = [
                (type(t), t.layout, t.is_neg(), t.shape, t.stride(), t.dtype, t.device)
                for t in tensors
            ]
            checked = self._layouts(*layouts)
        except (AttributeError, RuntimeError, TypeError):
            self._check_kinds((type(tensor), getattr(tensor, "layout", None)) for tensor in tensors)
            raise
        self._check_addresses(checked, tensors)
        return checked

    def _check_kinds(self, kinds: Iterable[tuple[type, torch.layout | None]]) -> None:
        """Checks that all are strided tensors, before anything else is asked of them."""
        import torch

        for argument, (type_, layout) in zip(self._signature, kinds, strict=True):
            if not issubclass(type_, torch.Tensor) or layout is not torch.strided:
                actual = type_.__name__ if layout is None else layout
                fail(argument.name, "a strided torch.Tensor", actual)

    def _check_layouts(self, *layouts: _Layout) -> Checked:
        self._check_kinds(layout[:2] for layout in layouts)
        sizes: dict[str, int] = {}
        strides, spans = {}, []
        device = layouts[0][-1]
        if device.type not in ("cpu", "cuda"):
            fail(self._signature[0].name, "on a CPU or CUDA device", f"on {device}")
        for argument, layout in zip(self._signature, layouts, strict=True):
            _, _, is_negated, shape, stride, dtype, place = layout
            if is_negated:
                fail(argument.name, "resolved, by resolve_neg()", "the negative of its memory")
            if str(dtype) not in argument.accepted_dtypes:
                fail(argument.name, " or ".join(argument.accepted_dtypes), dtype)
            if place != device:
                fail(argument.name, f"on {device}, as {self._signature[0].name} is", f"on {place}")
            _check_shape(argument, shape, sizes)
            self._check_multiples(argument, sizes)
            _check_strides(argument, shape, stride)
            strides[argument.name] = stride[0] * argument.element_bytes
            elements = 1 + sum((n - 1) * step for n, step in zip(shape, stride, strict=True))
            spans.append(elements * argument.element_bytes if math.prod(shape) else 0)
        return Checked(sizes, strides, device, tuple(spans))

    def _check_multiples(self, argument: TensorArgument, sizes: Mapping[str, int]) -> None:
        """Checks sizes at the first argument that has them, so that it is the one to blame."""
        for size, factor in self._multiples.items():
            if size in argument.shape and sizes[size] % factor:
                fail(argument.name, f"of a multiple of {factor} {size}", f"of {sizes[size]}")

    def _check_addresses(self, checked: Checked, tensors: Sequence[torch.Tensor]) -> None:
        starts = [tensor.data_ptr() for tensor in tensors]
        if any(map(operator.mod, starts, self._alignments)):
            self._refuse_addresses(starts)
        ends = list(map(operator.add, starts, checked.spans))
        # Where each span ends before the next begins, none meets another.
        if not all(map(operator.le, sorted(ends), sorted(starts)[1:])):
            self._check_overlaps(starts, ends, tensors)

    def _check_overlaps(
        self, starts: Sequence[int], ends: Sequence[int], tensors: Sequence[torch.Tensor]
    ) -> None:
        """Refuses outputs that share memory with others, unless it is between their rows."""
        for output in self._outputs:
            first, last = starts[output], ends[output]
            for other, start in enumerate(starts):
                meet = start < last and first < ends[other] and other != output
                if meet and _overlap(tensors[output], tensors[other]):
                    found = f"memory of {self._signature[other].name}"
                    fail(self._signature[output].name, "memory of its own", found)

    def _refuse_addresses(self, starts: Sequence[int]) -> None:
        for argument, start in zip(self._signature, starts, strict=True):
            if start % argument.alignment:
                fail(argument.name, f"at an address divisible by {argument.alignment}", hex(start))


def _check_shape(argument: TensorArgument, shape: torch.Size, sizes: dict[str, int]) -> None:
    """Checks ``shape`` against the signature and the ``sizes`` known by now; adds its own."""
    known = [sizes.get(size, size) if isinstance(size, str) else size for size in argument.shape]
    fits = len(known) == len(shape) and all(
        isinstance(size, str) or size == actual for size, actual in zip(known, shape, strict=True)
    )
    if not fits:
        fail(argument.name, f"of shape [{', '.join(map(str, known))}]", list(shape))
    if max(shape) > 2**31 - 1:
        fail(argument.name, "of sizes below 2**31", list(shape))
    if math.prod(shape) == 0 and not argument.may_be_empty:
        fail(argument.name, "not empty", f"of shape {list(shape)}")
    sizes |= {
        size: n for size, n in zip(argument.shape, shape, strict=True) if isinstance(size, str)
    }


def _check_strides(argument: TensorArgument, shape: torch.Size, stride: tuple[int, ...]) -> None:
    """Checks that the inner dimensions are packed, and the outermost stride."""
    packed = 1
    first_packed = min(1, len(shape) - 1)
    for axis in range(len(shape) - 1, first_packed - 1, -1):
        if shape[axis] > 1 and stride[axis] != packed:
            what = "contiguous" if len(shape) == 1 else "contiguous within its outermost dimension"
            fail(argument.name, what, f"of strides {list(stride)}")
        packed *= shape[axis]
    if shape[0] < 2 or math.prod(shape) == 0:
        return
    apart = stride[0] * argument.element_bytes
    if apart % argument.alignment:
        wanted = f"of an outermost stride divisible by {argument.alignment} bytes"
        fail(argument.name, wanted, apart)
    if argument.is_output and stride[0] < packed and len(shape) > 1:
        fail(argument.name, "without elements that share memory", f"of strides {list(stride)}")


def _overlap(left: torch.Tensor, right: torch.Tensor) -> bool:
    """Whether two tensors, each of equally spaced rows that are packed, share memory."""
    if not left.numel() or not right.numel():
        return False
    left_starts, left_ends = _rows(left)
    right_starts, right_ends = _rows(right)
    started = np.searchsorted(left_starts, right_ends, side="left")
    ended = np.searchsorted(left_ends, right_starts, side="right")
    return bool(np.any(started > ended))


def _rows(tensor: torch.Tensor) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Addresses of the starts and the ends of a tensor's packed rows, ascending."""
    count = tensor.shape[0] if tensor.ndim > 1 else 1
    step = tensor.stride(0) * tensor.element_size()
    starts = tensor.data_ptr() + np.arange(count, dtype=np.int64) * step
    return starts, starts + tensor.numel() // count * tensor.element_size()
