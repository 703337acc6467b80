# SPDX-License-Identifier: Apache-2.0
"""Loading the dialects into contexts."""

from __future__ import annotations

import importlib.abc
import sys
from collections.abc import Sequence
from types import ModuleType

import pytest
from torch_mlir import ir

from winnow.dialects import DIALECTS, load_dialects, make_context
from winnow.kernels import KERNELS
from winnow.lowering import to_tile, to_tt
from winnow.pipeline import Pipeline


class Searches(importlib.abc.MetaPathFinder):
    """Notes which modules are looked for, and finds none."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> None:
        self.names.append(fullname)


def test_dialects_are_loaded_once_a_context() -> None:
    context = make_context()
    assert all(context.is_dialect_loaded(dialect.DIALECT_NAMESPACE) for dialect in DIALECTS)
    load_dialects(context)


def lowered(context: ir.Context) -> str:
    """The text that a kernel becomes in a context."""
    module = ir.Module.parse(str(KERNELS["sdsa-scores"].graph()), context)
    for pipeline in (to_tile("cuda:90"), to_tt()):
        Pipeline.parse(pipeline).run(module)
    return str(module)


def test_one_context_after_another_and_the_first_again() -> None:
    first, second = make_context(), make_context()
    texts = [lowered(context) for context in (first, second, first)]
    assert texts[0] == texts[1] == texts[2]


FUNCTIONS = """
func.func @{name}(%q: tensor<?x16xbf16>, %k: tensor<?x?x{dim}xbf16>) -> tensor<?x?xf32> {{
  %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x{dim}xbf16>) -> tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}}
"""


@pytest.mark.parametrize("dims", [[16] * 9, [16] * 8 + [32], [32] * 9])
def test_functions_verified_side_by_side(dims: list[int]) -> None:
    """A context has no worker threads, in which a verifier in Python would crash."""
    text = "".join(FUNCTIONS.format(name=f"f{n}", dim=dim) for n, dim in enumerate(dims))
    context = ir.Context()
    load_dialects(context)
    if 32 not in dims:
        module = ir.Module.parse(text, context)
        Pipeline.parse("func.func(canonicalize,cse)").run(module)
        assert module.operation.verify()
        return
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse(text, context)
    assert "winnow.score" in str(caught.value)


def test_no_op_has_its_dialect_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    module = KERNELS["sdsa"].graph(repair=False)
    searches = Searches()
    monkeypatch.setattr(sys, "meta_path", [searches, *sys.meta_path])
    for pipeline in (to_tile("cuda:90"), to_tt()):
        Pipeline.parse(pipeline).run(module)
    own = {f"torch_mlir.dialects.{dialect.DIALECT_NAMESPACE}" for dialect in DIALECTS}
    assert not own & set(searches.names)
