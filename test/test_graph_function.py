# SPDX-License-Identifier: Apache-2.0
"""What the Python builder of op graphs refuses of a graph and its arguments, by name."""

from typing import Any

import pytest

from winnow.graph import Graph


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("b", (None,), "f64"), "dtype must be one of bf16, f16, .*, i64, f8E4M3FN, not f64"),
        (("b", (), "f32"), "shape must be one or more sizes from 1 to 2147483647"),
        (("b", (0,), "f32"), "shape must be one or more sizes from 1 to 2147483647"),
        (("b", (2, 2, None), "f32"), "None for none but the outermost two"),
        (("b", (2,), ["f32"]), r"dtype must be one of bf16, .* not \['f32'\]"),
        (("b", 2, "f32"), "shape must be one or more sizes from 1 to 2147483647, .* not 2$"),
        (("b", (2.0,), "f32"), "shape must be one or more sizes from 1 to 2147483647"),
        (("b", (2**31,), "f32"), "shape must be one or more sizes from 1 to 2147483647"),
        (("", (2,), "f32"), "name must be a string new to the graph, without dots"),
        (("a", (2,), "f32"), "name must be a string new to the graph, without dots, not a"),
        (("b.c", (2,), "f32"), "name must be a string new to the graph, without dots, not b.c"),
        ((1, (2,), "f32"), "name must be a string new to the graph, without dots, not 1"),
    ],
)
def test_bad_buffers(arguments: Any, message: str) -> None:
    g = Graph("bad")
    g.scalar("a", "i32")
    with pytest.raises(ValueError, match=message):
        g.buffer(*arguments)


@pytest.mark.parametrize("alignment", [0, -4, 2, 12, 2**31, 8.0, "8"])
def test_bad_alignments(alignment: Any) -> None:
    message = f"alignment must be a power of two below .* at least .* 4 bytes, not {alignment}"
    with pytest.raises(ValueError, match=message):
        Graph("bad").buffer("b", (None,), "f32", alignment=alignment)


def test_bad_scalar() -> None:
    with pytest.raises(ValueError, match="dtype must be i32 or f32, not bf16"):
        Graph("bad").scalar("s", "bf16")


@pytest.mark.parametrize("name", ["", None, "a b", "a.b", "é", "1st", "_"])
def test_bad_graph_names(name: Any) -> None:
    with pytest.raises(ValueError, match="name must be a string of letters, digits and underscor"):
        Graph(name)


def test_bad_contexts() -> None:
    with pytest.raises(ValueError, match="context must be an MLIR context, not i32"):
        Graph("bad", "i32")
