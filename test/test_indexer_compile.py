# SPDX-License-Identifier: Apache-2.0
"""The indexers' kernels, compiled with Triton for targets of each kind."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.kernels.lightning import deepseek_v32, glm5
from winnow.kernels.qsa import qsa
from winnow.targets import Target

pytestmark = pytest.mark.triton

Build = Callable[..., ir.Module]


@pytest.mark.parametrize(
    ("build", "target"),
    [(deepseek_v32, "cuda:80"), (deepseek_v32, "hip:gfx950"), (qsa, "hip:gfx942")],
)
def test_each_compiles(build: Build, target: str) -> None:
    kernel = compile_graph(build(repair=False), Target.parse(target))
    assert kernel.binary.machine_code


def test_one_compiles_with_repair() -> None:
    kernel = compile_graph(deepseek_v32(top_k=64), Target.parse("cuda:90"))
    assert kernel.binary.machine_code
    assert kernel.emit("ttir").count("tt.func") == 1


def test_tiles_of_one_row() -> None:
    """Requests of an odd number of rows leave no larger tile."""
    kernel = compile_graph(glm5(request_rows=1, repair=False), Target.parse("cuda:90"))
    assert kernel.binary.machine_code
