# SPDX-License-Identifier: Apache-2.0
"""Selections by scores of any formula: what the kernels of other indexers than SDSA's share."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from torch_mlir import ir

from winnow.graph import Graph
from winnow.kernels.checks import SignatureChecks, fail, integer
from winnow.kernels.devices import target_of
from winnow.kernels.sdsa_signatures import PAGE_KEYS, REPAIR
from winnow.kernels.signature import TensorArgument, add_buffers
from winnow.values import Buffer, Score

if TYPE_CHECKING:
    import torch

    from winnow.backend.kernel import Kernel

MAX_CONTEXT = 65_535 * 1024
"""The most keys of a row: a CUDA grid has up to 65,535 programs along y, each for 1024 keys."""
LEAST_PRODUCTS = 16
"""The fewest query rows that share a request, those of each head counted."""

TopK: TypeAlias = Annotated[int, "tie slots of a row"]
RequestRows: TypeAlias = Annotated[int, "consecutive query rows that share a request"]
Repair: TypeAlias = Annotated[bool, "repair rows that don't fit"]

SELECTION = (
    TensorArgument("row_ends", "i32", ("rows",), 4),
    TensorArgument("requests", "i32", ("runs",), 4),
    TensorArgument("block_table", "i32", ("table_rows", "blocks"), 4, may_be_empty=False),
    TensorArgument("thresholds", "f32", ("rows",), 4),
    TensorArgument("counters", "i32", ("rows", 2), 4, is_output=True),
    TensorArgument("candidates", "i32", ("rows", "slots", 2), 8, is_output=True),
)


@dataclass(frozen=True)
class Inputs:
    """The tensors of a formula, by name, as parts of a graph."""

    graph: Graph
    buffers: Mapping[str, Buffer]
    request_rows: int

    def score(self, query: str, cache: str) -> Score:
        """The dot products of query rows, head by head, and keys."""
        queries = self.graph.queries(self.buffers[query])
        return self.graph.score(queries, self.graph.paged_keys(**self._paged(cache)))

    def per_row(self, name: str) -> Score:
        """A number of each row, or of each row and head."""
        return self.graph.per_row(self.buffers[name])

    def per_key(self, cache: str) -> Score:
        """A number of each key, paged as the keys are."""
        return self.graph.per_key(self.graph.paged_keys(**self._paged(cache)))

    def _paged(self, cache: str) -> dict[str, Any]:
        names = {"cache": cache, "block_table": "block_table", "requests": "requests"}
        paged = {role: self.buffers[name] for role, name in names.items()}
        return {**paged, "request_rows": self.request_rows}


@dataclass(frozen=True)
class Indexer:
    """A selection by the scores that ``formula`` makes of ``tensors``.

    The first of the tensors is the query, ``[rows, heads, dim]``.
    """

    name: str
    heads: int
    tensors: tuple[TensorArgument, ...]
    formula: Callable[[Inputs], Score]

    def graph(self, top_k: int, request_rows: int, repair: bool) -> ir.Module:
        """The op graph of the selection."""
        graph = Graph(self.name)
        buffers = add_buffers(graph, self.signature(repair), {})
        graph.threshold_select(
            self.formula(Inputs(graph, buffers, request_rows)),
            row_ends=buffers["row_ends"],
            thresholds=buffers["thresholds"],
            counters=buffers["counters"],
            candidates=buffers["candidates"],
            max_context=graph.scalar("max_context", "i32"),
            top_k=top_k,
            arrivals=buffers.get("arrivals"),
            ranges=buffers.get("ranges"),
        )
        return graph.module()

    def select(
        self,
        tensors: Mapping[str, torch.Tensor | None],
        *,
        max_context: int,
        top_k: int,
    ) -> None:
        """Checks the tensors, by name, and launches the kernel that suits them."""
        given = {name: tensor for name, tensor in tensors.items() if tensor is not None}
        for name, other in (("arrivals", "ranges"), ("ranges", "arrivals")):
            if name in given and other not in given:
                fail(other, f"given with {name}", None)
        repair = "ranges" in given
        # One that is missing is refused there.
        wanted: list[Any] = [tensors[t.name] for t in self.signature(repair)]
        checked = _checks(self, repair)(wanted)
        top_k = integer("top_k", top_k, 2**31 - 1)
        max_context = integer("max_context", max_context, MAX_CONTEXT)
        rows, runs = checked.sizes["rows"], checked.sizes["runs"]
        _check_runs(rows, runs, self.heads)
        _check_sizes(checked.sizes, top_k, max_context, repair=repair)
        if rows:
            kernel = _kernel(self, checked.device, top_k, rows // runs, repair)
            kernel({**given, "max_context": max_context})

    def signature(self, repair: bool) -> tuple[TensorArgument, ...]:
        """All tensors of the selection; repair writes thresholds too."""
        tensors = (*self.tensors, *SELECTION)
        if not repair:
            return tensors
        written = (replace(t, is_output=t.is_output or t.name == "thresholds") for t in tensors)
        return (*written, *REPAIR)


@functools.cache
def _checks(indexer: Indexer, repair: bool) -> SignatureChecks:
    return SignatureChecks(indexer.signature(repair))


@functools.cache
def _kernel(
    indexer: Indexer, device: torch.device, top_k: int, request_rows: int, repair: bool
) -> Kernel:
    from winnow.backend.driver import compile_graph  # which is slow to import

    return compile_graph(indexer.graph(top_k, request_rows, repair), target_of(device))


def _check_runs(rows: int, runs: int, heads: int) -> None:
    """Checks that runs are of as many rows each, and of enough for a product."""
    if rows % runs if runs else rows:
        fail("requests", f"of a number of runs that divides the {rows} rows", f"of {runs}")
    least = -(-LEAST_PRODUCTS // heads)
    if rows and rows // runs % least:
        fail("requests", f"of runs of a multiple of {least} rows", f"of {rows // runs} rows a run")


def _check_sizes(sizes: Mapping[str, int], top_k: int, max_context: int, *, repair: bool) -> None:
    """Checks what ties the tensors' sizes to one another and to the numbers passed with them."""
    least = top_k + (max(1, top_k - 1) if repair else 1)
    if sizes["slots"] < least:
        with_repair = " with arrivals and ranges" if repair else ""
        wanted = f"of at least {least} slots a row{with_repair}, for top_k = {top_k}"
        fail("candidates", wanted, f"of {sizes['slots']}")
    blocks = -(-max_context // PAGE_KEYS)
    if sizes["blocks"] < blocks:
        wanted = f"of at least {blocks} columns, {PAGE_KEYS} keys each, for max_context"
        fail("block_table", wanted, f"of {sizes['blocks']}")
    if repair and top_k == 0:
        fail("top_k", "positive with arrivals and ranges", top_k)
    if repair and sizes["entries"] < sizes["rows"]:
        wanted = f"of at least {sizes['rows']} entries, one a row"
        fail("arrivals", wanted, f"of {sizes['entries']}")
