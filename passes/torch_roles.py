# SPDX-License-Identifier: Apache-2.0
"""What each axis of a function's scores is for, as `raise-topk` tells from its products."""

from __future__ import annotations

from dataclasses import dataclass

from winnow.errors import LoweringError
from winnow.passes.torch_axes import Axis, Dim, flat, resolved, size
from winnow.passes.torch_expressions import (
    Product,
    Reduction,
    Tensor,
    TopK,
    axes_of,
    parts_of,
)

LEAST_DIM = 16
LEAST_ROWS, MOST_ROWS = 16, 128
"""A tile of rows, which share a request, has so many."""
ONE_REQUEST = 2**24 - 1
"""Tiles of a request where there is no other: odd, so that a tile remains the best, and many."""


@dataclass(frozen=True)
class Roles:
    """The axes of rows, those of ``batch`` first, which have keys of their own, and of keys."""

    batch: Dim
    rows: Dim
    """The rows of each batch."""
    keys: Dim
    row_dims: tuple[Dim, ...]
    """The rows' dimensions in the order of topk's results, without that of the keys."""

    @property
    def request_rows(self) -> int:
        """The rows of a batch in whole tiles; with a single one, any number of rows fits."""
        rows = max(size(self.rows), 1)
        tile = min(max(1 << (rows - 1).bit_length(), LEAST_ROWS), MOST_ROWS)
        return tile * (-(-rows // tile) if size(self.batch) > 1 else ONE_REQUEST)

    @staticmethod
    def of(topk: TopK) -> Roles:
        """The roles of a topk's axes; raises ``LoweringError`` where they are not clear."""
        dims = topk.scores.dims
        row_dims = tuple(resolved(d) for place, d in enumerate(dims) if place != topk.dim)
        keys, rows = resolved(dims[topk.dim]), flat(row_dims)
        parts = list(parts_of(topk.scores.expression))
        products = [part for part in parts if isinstance(part, Product)]
        if not products:
            raise LoweringError("topk must be of scores, which are products of keys", topk.location)
        if len({*rows, *keys}) < len(rows) + len(keys):
            raise LoweringError("an axis of the scores is combined with another", topk.location)
        batch: set[Axis] = set()
        for product in products:
            _, vectors = sides(product, keys)
            batch |= axes_of(vectors) & set(rows)
            _check(product, rows, keys)
        for part in parts:
            if isinstance(part, Reduction) and set(resolved(part.axes)) & {*rows, *keys}:
                raise LoweringError("rows or keys can't be reduced before topk", part.location)
        shared = tuple(axis for axis in rows if axis in batch)
        own = tuple(axis for axis in rows if axis not in batch)
        return Roles(shared, own, keys, row_dims)


def sides(product: Product, keys: Dim) -> tuple[Tensor, Tensor]:
    """The queries and the keys of a product."""
    of_keys = [bool(axes_of(side) & set(keys)) for side in (product.left, product.right)]
    if all(of_keys):
        raise LoweringError(
            "both operands have the axis along which topk selects", product.location
        )
    if keys and not any(of_keys):
        raise LoweringError(
            "neither operand has the axis along which topk selects", product.location
        )
    left, right = product.left, product.right
    return (right, left) if of_keys[0] else (left, right)


def heads_of(product: Product, roles: Roles) -> set[Axis]:
    """The axes of a product's queries that are of neither rows nor the dim."""
    queries, _ = sides(product, roles.keys)
    return axes_of(queries) - {*roles.batch, *roles.rows, *resolved(product.summed)}


def _check(product: Product, rows: Dim, keys: Dim) -> None:
    """Refuses products that no scores of keys are."""
    queries, vectors = sides(product, keys)
    summed = resolved(product.summed)
    for side in (queries, vectors):
        axes = flat(side.dims)
        if len(set(axes)) < len(axes) or not set(summed) <= set(axes):
            message = "an axis of queries or keys is combined with another of the same"
            raise LoweringError(message, product.location)
    if not set(keys) <= axes_of(vectors):
        raise LoweringError("the keys lack a part of the axis of topk", product.location)
    if axes_of(vectors) - {*rows, *keys, *summed}:
        message = "keys that differ from head to head can't be raised, as heads must share them"
        raise LoweringError(message, product.location)
    dim = size(summed)
    if dim < LEAST_DIM or dim.bit_count() != 1:
        message = f"the dim of queries and keys must be a power of two from {LEAST_DIM} up"
        raise LoweringError(f"{message}, but is {dim}", product.location)
