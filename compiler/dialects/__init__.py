# SPDX-License-Identifier: Apache-2.0
"""The dialects, one a level: `winnow` (graphs), `tile` (key sweeps), `tt` (Triton's ops)."""

import sys
import types

from torch_mlir import ir
from torch_mlir._mlir_libs._torchMlir import register_dialect as register_torch_dialect
from torch_mlir.dialects import ext

from winnow.dialects.graph import WinnowDialect
from winnow.dialects.tile import TileDialect
from winnow.dialects.tt import TritonDialect
from winnow.locks import ForkableLock

DIALECTS: list[type[ext.Dialect]] = [WinnowDialect, TileDialect, TritonDialect]

_loading = ForkableLock()
"""Held while dialects load: the bindings keep what they load on the dialect's class."""


def register_dialect(dialect: type[ext.Dialect]) -> None:
    """Has every context made from now on load ``dialect`` too, as a dialect from outside needs."""
    if dialect not in DIALECTS:
        DIALECTS.append(dialect)


def make_context() -> ir.Context:
    """A new context with every registered dialect loaded.

    It is single-threaded: verifiers written in Python crash on MLIR's worker threads.
    """
    context = ir.Context()
    load_dialects(context)
    return context


def load_dialects(context: ir.Context) -> None:
    """Loads what is registered and not there yet, and makes ``context`` single-threaded.

    The torch dialect, whose ops the importer of PyTorch functions makes, joins them. It is taken
    from where it is, as its bindings' module is slow to import and only needed where it has ops.
    """
    context.enable_multithreading(False)
    register_torch_dialect(context)
    with _loading.held(), context, ir.Location.unknown():
        for dialect in DIALECTS:
            if not context.is_dialect_loaded(dialect.DIALECT_NAMESPACE):
                dialect.load()
                _end_search(dialect.DIALECT_NAMESPACE)


def _end_search(namespace: str) -> None:
    """Has the bindings take it that they know the ops of a dialect that has been loaded.

    They look for a module of the dialect's name each time they come across one of its ops, for as
    long as there is none: that would take longer than all that passes do.
    """
    name = f"torch_mlir.dialects.{namespace}"
    sys.modules.setdefault(name, types.ModuleType(name, "Stands for a dialect of Winnow's."))
