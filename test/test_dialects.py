# SPDX-License-Identifier: Apache-2.0
"""Loading the dialects into contexts."""

from __future__ import annotations

import importlib.abc
import sys
from collections.abc import Sequence
from types import ModuleType

import pytest

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


def test_no_op_has_its_dialect_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    module = KERNELS["sdsa"].graph(repair=False)
    searches = Searches()
    monkeypatch.setattr(sys, "meta_path", [searches, *sys.meta_path])
    for pipeline in (to_tile("cuda:90"), to_tt()):
        Pipeline.parse(pipeline).run(module)
    own = {f"torch_mlir.dialects.{dialect.DIALECT_NAMESPACE}" for dialect in DIALECTS}
    assert not own & set(searches.names)
