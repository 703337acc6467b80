# SPDX-License-Identifier: Apache-2.0
"""What the formula of an indexer's scores is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from winnow.graph import Graph
from winnow.values import Buffer, Keys, Queries, Score


@dataclass(frozen=True)
class Inputs:
    """The tensors of a formula, by name, as parts of a graph.

    ``requests`` is the name of the one that says which request each ``request_rows`` rows are of.
    """

    graph: Graph
    buffers: Mapping[str, Buffer]
    requests: str
    request_rows: int

    def queries(self, name: str) -> Queries:
        """The query rows, or their scales."""
        return self.graph.queries(self.buffers[name])

    def keys(self, cache: str) -> Keys:
        """The paged keys, or their scales."""
        table, requests = self.buffers["block_table"], self.buffers[self.requests]
        rows = self.request_rows
        return self.graph.paged_keys(self.buffers[cache], table, requests, request_rows=rows)

    def score(self, query: str, cache: str) -> Score:
        """The dot products of query rows, head by head, and keys."""
        return self.graph.score(self.queries(query), self.keys(cache))

    def per_row(self, name: str) -> Score:
        """A number of each row, or of each row and head."""
        return self.graph.per_row(self.buffers[name])

    def per_key(self, cache: str) -> Score:
        """A number of each key, paged as the keys are."""
        return self.graph.per_key(self.keys(cache))
