# SPDX-License-Identifier: Apache-2.0
"""The tensors that a kernel takes, stated once for its op graph and the checks of its entry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from winnow.graph import Graph
from winnow.graph_buffers import ELEMENT_BYTES
from winnow.values import Buffer

TENSOR_DTYPES = {
    "bf16": "torch.bfloat16",
    "f16": "torch.float16",
    "f32": "torch.float32",
    "i32": "torch.int32",
    "i64": "torch.int64",
    "i8": "torch.uint8",
    "f8E4M3FN": "torch.float8_e4m3fn",
}
"""The usual dtypes of tensors, by those of the graph's buffers."""


@dataclass(frozen=True)
class TensorArgument:
    """A tensor that a kernel takes: packed, but for the outermost stride from two dimensions on."""

    name: str
    dtype: str
    """As MLIR spells it."""
    shape: tuple[int | str, ...]
    """Sizes; arguments that share a size call it by the same name."""
    alignment: int
    """Bytes of which the base address and the outermost stride are multiples."""
    is_output: bool = False
    may_be_empty: bool = True
    tensor_dtypes: tuple[str, ...] = ()
    """The dtypes of tensors that may be passed, as torch names them; the usual one if none."""

    @property
    def accepted_dtypes(self) -> tuple[str, ...]:
        return self.tensor_dtypes or (TENSOR_DTYPES[self.dtype],)

    @property
    def element_bytes(self) -> int:
        return ELEMENT_BYTES[self.dtype]


def add_buffers(
    graph: Graph, arguments: Iterable[TensorArgument], alignments: Mapping[str, int]
) -> dict[str, Buffer]:
    """Adds ``arguments`` to ``graph``, with other ``alignments`` for those named there."""
    return {
        argument.name: graph.buffer(
            argument.name,
            [size if isinstance(size, int) else None for size in argument.shape],
            argument.dtype,
            alignment=alignments.get(argument.name, argument.alignment),
        )
        for argument in arguments
    }
