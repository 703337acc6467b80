# SPDX-License-Identifier: Apache-2.0
"""Checks of what the ops of a graph are asked for with.

A bad argument raises ``ValueError`` with its name, what it must be and what it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import EllipsisType
from typing import TYPE_CHECKING

from winnow.dialects.graph import NVFP4_BLOCK
from winnow.values import Buffer, Queries, Score, Value, Vectors

if TYPE_CHECKING:
    from winnow.graph_function import GraphFunction

INT_MAX = 2**31 - 1


def require(condition: bool, argument: str, wanted: str, actual: object) -> None:
    """Raises ``ValueError`` unless ``condition`` holds."""
    if not condition:
        raise ValueError(f"{argument} must be {wanted}, not {actual}")


def check_integer(argument: str, number: int, least: int) -> None:
    """Checks that there is an ``i32`` that is not below ``least``."""
    fits = type(number) is int and least <= number <= INT_MAX
    require(fits, argument, f"an integer from {least} to {INT_MAX}", number)


def check_shape(shape: Sequence[int | None]) -> None:
    """Checks the shape of a buffer: strides are known from the third dimension on."""
    known = isinstance(shape, Sequence) and all(
        (size is None and axis < 2) or (type(size) is int and 0 < size <= INT_MAX)
        for axis, size in enumerate(shape)
    )
    wanted = f"one or more sizes from 1 to {INT_MAX}, None for none but the outermost two"
    require(known and bool(shape), "shape", wanted, shape)


def check_value(graph: GraphFunction, argument: str, value: Value, kind: type[Value]) -> None:
    """Checks that ``value`` is one of ``graph``, and of that ``kind``."""
    wanted = f"of type {kind.__name__}"
    require(isinstance(value, kind), argument, wanted, type(value).__name__)
    require(value.graph is graph, argument, "of this graph", "of another")


def check_buffer(
    graph: GraphFunction,
    argument: str,
    buffer: Buffer,
    shape: Sequence[int | EllipsisType | None],
    *dtypes: str,
) -> None:
    """Checks the shape of ``buffer``, ``...`` being any known size, and its dtype."""
    check_value(graph, argument, buffer, Buffer)
    fits = len(shape) == len(buffer.shape) and all(
        actual is not None if size is ... else actual == size
        for size, actual in zip(shape, buffer.shape, strict=True)
    )
    wanted = ", ".join("size" if size is ... else str(size) for size in shape)
    wanted += "," if len(shape) == 1 else ""
    require(fits, argument, f"a buffer of shape ({wanted})", buffer.shape)
    require(buffer.dtype in dtypes, argument, f"of {' or '.join(dtypes)}", buffer.dtype)


def check_scores(graph: GraphFunction, argument: str, scores: Score, *, has_heads: bool) -> None:
    """Checks that ``scores`` are some of ``graph``, with a head axis or without."""
    check_value(graph, argument, scores, Score)
    wanted = "scores of heads" if has_heads else "scores of no heads, or combined over them"
    found = "of none" if scores.heads is None else f"of {scores.heads}"
    require((scores.heads is not None) == has_heads, argument, wanted, found)


def check_nvfp4(graph: GraphFunction, values: Vectors, scales: Vectors) -> None:
    """Checks NVFP4 vectors: bytes of two values each, and a byte of scale for each block."""
    check_value(graph, "values", values, Vectors)
    check_value(graph, "scales", scales, type(values))
    for name, vectors in (("values", values), ("scales", scales)):
        heads = vectors.heads if isinstance(vectors, Queries) else None
        require(heads is None, name, "of no heads", f"of {heads}")
    require(values.dtype == "i8", "values", "of i8", values.dtype)
    whole = 2 * values.dim % NVFP4_BLOCK == 0
    require(whole, "values", f"of a multiple of {NVFP4_BLOCK // 2} bytes", values.dim)
    wanted = f"vectors of {2 * values.dim // NVFP4_BLOCK} i8, one for {NVFP4_BLOCK} values"
    fits = (2 * values.dim, "i8") == (scales.dim * NVFP4_BLOCK, scales.dtype)
    require(fits, "scales", wanted, f"of {scales.dim} {scales.dtype}")


def check_repair(
    graph: GraphFunction, arrivals: Buffer | None, ranges: Buffer | None, top_k: int
) -> None:
    """Checks what the repair of rows takes: its buffers come together, or not at all."""
    if arrivals is None and ranges is None:
        return
    if arrivals is None:
        raise ValueError("arrivals must be given with ranges, not None")
    if ranges is None:
        raise ValueError("ranges must be given with arrivals, not None")
    check_buffer(graph, "arrivals", arrivals, (None,), "i32")
    check_buffer(graph, "ranges", ranges, (2, None), "i32")
    require(top_k > 0, "top_k", "positive with arrivals and ranges", top_k)
