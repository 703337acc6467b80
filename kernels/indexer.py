# SPDX-License-Identifier: Apache-2.0
"""Selections by scores of any formula: what the kernels of all indexers share."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from torch_mlir import ir

from winnow.graph import Graph
from winnow.kernels.checks import Checked, SignatureChecks, fail, integer
from winnow.kernels.devices import target_of
from winnow.kernels.inputs import Inputs
from winnow.kernels.sample_scores import compile_sampler
from winnow.kernels.sdsa_signatures import PAGE_KEYS
from winnow.kernels.signature import TensorArgument, add_buffers
from winnow.values import Score

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

REPAIR = (
    TensorArgument("arrivals", "i32", ("entries",), 4, is_output=True),
    TensorArgument("ranges", "i32", (2, "rows"), 4, is_output=True),
)


@dataclass(frozen=True, eq=False)
class Indexer:
    """A selection by the scores that ``formula`` makes of ``tensors``, and of ``scales`` if any.

    The first of the tensors is the query, ``[rows, dim]`` or ``[rows, heads, dim]``.
    """

    name: str
    tensors: tuple[TensorArgument, ...]
    formula: Callable[[Inputs], Score]
    heads: int = 1
    scales: tuple[TensorArgument, ...] = ()
    """Those of the formula's tensors that a kernel takes after the selection's."""
    requests: str = "requests"
    """The name of the tensor with the request of each run of rows."""
    request_rows: int | None = None
    """Rows of a run, where that is fixed; else each call's tensors tell."""
    fast_alignment: int | None = None
    """Bytes for which queries load fastest; those that are not so aligned get another kernel."""

    def graph(
        self, top_k: int, request_rows: int, repair: bool, query_alignment: int | None = None
    ) -> ir.Module:
        """The op graph of the selection, for queries aligned as said or as the signature says."""
        graph = Graph(self.name)
        alignments = {self.tensors[0].name: query_alignment} if query_alignment else {}
        buffers = add_buffers(graph, self.signature(repair), alignments)
        graph.threshold_select(
            self.formula(Inputs(graph, buffers, self.requests, request_rows)),
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

    def signature(self, repair: bool) -> tuple[TensorArgument, ...]:
        """All tensors of the selection; repair writes thresholds too."""
        return (
            *self.tensors,
            TensorArgument("row_ends", "i32", ("rows",), 4),
            TensorArgument(self.requests, "i32", ("runs",), 4),
            TensorArgument("block_table", "i32", ("requests", "blocks"), 4, may_be_empty=False),
            TensorArgument("thresholds", "f32", ("rows",), 4, is_output=repair),
            TensorArgument("counters", "i32", ("rows", 2), 4, is_output=True),
            TensorArgument("candidates", "i32", ("rows", "slots", 2), 8, is_output=True),
            *self.scales,
            *(REPAIR if repair else ()),
        )

    def prepare(
        self, tensors: Mapping[str, torch.Tensor | None], *, max_context: int, top_k: int
    ) -> Callable[[], None]:
        """Checks the tensors, by name; what then launches the kernel that suits them.

        Others than the signature's are left alone. Raises ``ValueError``.
        """
        repair = _has_repair(tensors["arrivals"], tensors["ranges"])
        checks = _checks(self, repair)
        # One that is missing is refused there.
        values: dict[str, Any] = {name: tensors[name] for name in checks.names}
        checked = checks([*values.values()])
        top_k = integer("top_k", top_k, 2**31 - 1)
        max_context = integer("max_context", max_context, MAX_CONTEXT)
        _check_context(checked.sizes["blocks"], max_context)
        kernel = _kernel(self, checked, top_k, repair, self._query_alignment(tensors))
        if kernel is None:
            return lambda: None
        values["max_context"] = max_context
        return functools.partial(checked.launch, kernel, values)

    def prepare_sample(
        self, tensors: Mapping[str, torch.Tensor | None], request_rows: int
    ) -> Callable[[Mapping[str, torch.Tensor]], None]:
        """What stores the scores of sampled keys, of tensors that ``prepare`` has passed.

        It takes the other tensors of the kernel that the pass `sample-scores` makes, by name.
        """
        arguments = (*self.tensors, *self.scales)
        names = [self.requests, "block_table", *(argument.name for argument in arguments)]
        inputs: dict[str, Any] = {name: tensors[name] for name in names}
        device = inputs[self.tensors[0].name].device
        kernel = _sampler(self, device, request_rows, self._query_alignment(inputs))
        return lambda sample: kernel({**inputs, **sample})

    def _query_alignment(self, tensors: Mapping[str, Any]) -> int | None:
        """What the kernel may rely on, if that is more than the signature says."""
        fast, query = self.fast_alignment, tensors[self.tensors[0].name]
        if fast and (query.data_ptr() | query.stride(0) * query.element_size()) % fast == 0:
            return fast
        return None

    def check_sizes(self, sizes: Mapping[str, int], top_k: int, repair: bool) -> None:
        """Checks what ties the tensors' sizes to one another and to ``top_k``."""
        self._check_runs(sizes["rows"], sizes["runs"])
        slots = f"of {sizes['slots']}"
        if sizes["slots"] <= top_k:
            fail("candidates", f"of more than top_k = {top_k} slots a row", slots)
        if not repair:
            return
        if top_k == 0:
            fail("top_k", "positive with arrivals and ranges", top_k)
        least = sizes["rows"] // (self.request_rows or 1)
        if sizes["entries"] < least:
            each = f"one for {self.request_rows} rows" if self.request_rows else "one a row"
            fail("arrivals", f"of at least {least} entries, {each}", f"of {sizes['entries']}")
        least = top_k + max(1, top_k - 1)
        if sizes["slots"] < least:
            wanted = f"of at least {least} slots a row with arrivals and ranges"
            fail("candidates", f"{wanted}, for top_k = {top_k}", slots)

    def _check_runs(self, rows: int, runs: int) -> None:
        """Checks that runs are of as many rows each, and of enough for a product."""
        fixed = self.request_rows
        if fixed:
            if runs * fixed != rows:
                fail(self.requests, f"of shape [{rows // fixed}], one for {fixed} rows", [runs])
            return
        if rows % runs if runs else rows:
            fail(self.requests, f"of a number of runs that divides the {rows} rows", f"of {runs}")
        least = -(-LEAST_PRODUCTS // self.heads)
        if rows and rows // runs % least:
            wanted = f"of runs of a multiple of {least} rows"
            fail(self.requests, wanted, f"of {rows // runs} rows a run")


def _has_repair(arrivals: torch.Tensor | None, ranges: torch.Tensor | None) -> bool:
    """Whether there are the tensors of the repair, which come together or not at all."""
    if arrivals is None and ranges is not None:
        fail("arrivals", "given with ranges", None)
    if ranges is None and arrivals is not None:
        fail("ranges", "given with arrivals", None)
    return ranges is not None


def _check_context(columns: int, max_context: int) -> None:
    """Checks that a block table of so many columns lists that many keys."""
    blocks = -(-max_context // PAGE_KEYS)
    if columns < blocks:
        wanted = f"of at least {blocks} columns, {PAGE_KEYS} keys each, for max_context"
        fail("block_table", wanted, f"of {columns}")


@functools.cache
def _checks(indexer: Indexer, repair: bool) -> SignatureChecks:
    multiples = {"rows": indexer.request_rows} if indexer.request_rows else {}
    return SignatureChecks(indexer.signature(repair), multiples)


@functools.lru_cache(maxsize=1024)
def _kernel(
    indexer: Indexer, checked: Checked, top_k: int, repair: bool, query_alignment: int | None
) -> Kernel | None:
    """The kernel for tensors of such sizes, which it checks, or none for no rows."""
    indexer.check_sizes(checked.sizes, top_k, repair)
    rows, runs = checked.sizes["rows"], checked.sizes["runs"]
    if rows == 0:
        return None
    return _compiled(indexer, checked.device, top_k, rows // runs, repair, query_alignment)


@functools.cache
def _compiled(
    indexer: Indexer,
    device: torch.device,
    top_k: int,
    request_rows: int,
    repair: bool,
    query_alignment: int | None,
) -> Kernel:
    from winnow.backend.driver import compile_graph  # which is slow to import

    graph = indexer.graph(top_k, request_rows, repair, query_alignment)
    return compile_graph(graph, target_of(device))


@functools.cache
def _sampler(
    indexer: Indexer, device: torch.device, request_rows: int, query_alignment: int | None
) -> Kernel:
    graph = indexer.graph(1, request_rows, False, query_alignment)
    return compile_sampler(graph, target_of(device))
