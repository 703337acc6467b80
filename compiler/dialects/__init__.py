# SPDX-License-Identifier: Apache-2.0
"""The dialects, one a level: `winnow` (graphs), `tile` (key sweeps), `tt` (Triton's ops)."""

from torch_mlir import ir

from winnow.dialects.graph import WinnowDialect
from winnow.dialects.tile import TileDialect
from winnow.dialects.tt import TritonDialect

DIALECTS = (WinnowDialect, TileDialect, TritonDialect)


def make_context() -> ir.Context:
    """A new context with our dialects loaded.

    It is single-threaded: verifiers written in Python crash on MLIR's worker threads.
    """
    context = ir.Context()
    load_dialects(context)
    return context


def load_dialects(context: ir.Context) -> None:
    """Loads our dialects into ``context`` unless they are there, and makes it single-threaded."""
    context.enable_multithreading(False)
    with context, ir.Location.unknown():
        for dialect in DIALECTS:
            if not context.is_dialect_loaded(dialect.DIALECT_NAMESPACE):
                dialect.load()
