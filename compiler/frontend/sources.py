# SPDX-License-Identifier: Apache-2.0
"""The buffers of a raised graph, out of the tensors that its PyTorch function is called with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import torch
from torch_mlir import ir

from winnow.frontend.pages import Pages
from winnow.passes.raise_topk import RESULT
from winnow.passes.torch_buffers import SOURCE

ALIGNMENT = 16
"""Bytes that queries, keys and the rows of both are multiples of apart."""
EXACT_INTEGERS = 2**24


@dataclass(frozen=True)
class Result:
    """What a raised graph selects, and how PyTorch's results lie; see `raise-topk`."""

    batches: int
    rows: int
    """Of each batch."""
    request_rows: int
    keys: int
    top_k: int
    dim: int
    largest: int
    sorted: int
    axes: Sequence[int]
    order: Sequence[int]
    shape: Sequence[int]
    results: Sequence[int]

    @staticmethod
    def of(module: ir.Module) -> Result:
        """The result of the only function in ``module``."""
        (function,) = module.body.operations
        attribute = function.attributes[RESULT]
        return Result(**{field.name: _plain(attribute[field.name]) for field in fields(Result)})

    @property
    def padded_rows(self) -> int:
        """The rows of each batch in buffers: whole tiles, where a batch follows."""
        return self.request_rows if self.batches > 1 else self.rows

    @property
    def buffer_rows(self) -> int:
        """The rows of buffers."""
        return self.batches * self.padded_rows

    def reshape(self, selected: torch.Tensor) -> torch.Tensor:
        """What is selected for each row of the buffers, as PyTorch's ``topk`` gives it."""
        top_k = selected.shape[-1]
        batches = selected.view(self.batches, self.padded_rows, top_k)
        rows = batches[:, : self.rows].reshape(*self.axes, top_k)
        rows = rows.permute(*self.order, len(self.order)).reshape(*self.shape, top_k)
        return rows.movedim(-1, self.dim)


@dataclass(frozen=True)
class Source:
    """How a buffer of a raised graph comes from a tensor; see `raise-topk`."""

    name: str
    kind: str
    argument: int | None
    """The number of the function's argument, or none for the numbers of ``range``."""
    range: Sequence[int]
    offset: int
    axes: Sequence[int]
    order: Sequence[int]
    sizes: Sequence[int]
    shape: Sequence[int]

    @staticmethod
    def all_of(module: ir.Module) -> list[Source]:
        """The sources of the only function in ``module``."""
        (function,) = module.body.operations
        return [
            _source(attributes)
            for attributes in function.attributes["arg_attrs"]
            if SOURCE in attributes
        ]

    def buffer(self, tensors: Sequence[Any], result: Result, device: torch.device) -> Any:
        """The buffer, a view where the tensor's layout allows it and else a copy."""
        tensor = self._arranged(tensors, device)
        if self.kind == "keys":
            return Pages.of(_packed(tensor.flatten(0, 1)))
        if self.kind == "per_key":
            return Pages.of(tensor.flatten(0, 1).contiguous())
        if self.kind == "row_ends":
            ends = tensor.to(torch.int64) + self.offset
            tensor = ends.clamp(0, result.keys).to(torch.int32)
        if result.padded_rows != result.rows:
            padding = tensor.new_zeros(result.batches, result.padded_rows, *tensor.shape[2:])
            padding[:, : result.rows] = tensor
            tensor = padding
        rows = tensor.flatten(0, 1)
        return _packed(rows) if self.kind == "queries" else rows.contiguous()

    def _arranged(self, tensors: Sequence[Any], device: torch.device) -> torch.Tensor:
        """The tensor with its axes in order, missing ones repeated, as the buffer's elements."""
        if self.argument is None:
            start, step = self.range
            end = start + self.axes[0] * step
            tensor = torch.arange(start, end, step, device=device)
        else:
            tensor = tensors[self.argument]
        if self.kind == "per_score" and tensor.dtype == torch.bool:
            tensor = tensor.view(torch.uint8)
        elif self.kind not in ("queries", "keys", "row_ends"):
            if _has_large_integers(tensor.dtype):
                # Compared with smaller integers only, so that nothing changes.
                tensor = tensor.clamp(-EXACT_INTEGERS, EXACT_INTEGERS)
            tensor = tensor.to(torch.float32)
        present = [place for place in self.order if place >= 0]
        tensor = tensor.detach().reshape(self.axes).permute(present)
        for place, axis in enumerate(self.order):
            if axis < 0:
                tensor = tensor.unsqueeze(place)
        return tensor.expand(self.sizes).reshape(self.shape)


def strip_sources(module: ir.Module) -> None:
    """Leaves the only function in ``module`` without what is about PyTorch's tensors."""
    (function,) = module.body.operations
    with function.location:
        attributes = [
            ir.DictAttr.get({entry.name: entry.attr for entry in entries if entry.name != SOURCE})
            for entries in function.attributes["arg_attrs"]
        ]
        function.attributes["arg_attrs"] = ir.ArrayAttr.get(attributes)
    del function.attributes[RESULT]


def _has_large_integers(dtype: torch.dtype) -> bool:
    """Whether there are integers of that type that FP32 can't hold."""
    is_integer = not dtype.is_floating_point and dtype != torch.bool
    return is_integer and torch.iinfo(dtype).max > EXACT_INTEGERS


def _packed(rows: torch.Tensor) -> torch.Tensor:
    """Rows that lie one after another, aligned as the kernel needs it."""
    rows = rows.contiguous()
    return rows if rows.data_ptr() % ALIGNMENT == 0 else rows.clone()


def _source(attributes: ir.DictAttr) -> Source:
    found = attributes[SOURCE]
    numbers = {name: _plain(found[name]) for name in ("axes", "order", "sizes", "shape")}
    return Source(
        name=attributes["winnow.name"].value,
        kind=found["kind"].value,
        argument=_plain(found["argument"]) if "argument" in found else None,
        range=_plain(found["range"]) if "range" in found else (),
        offset=_plain(found["offset"]) if "offset" in found else 0,
        **numbers,
    )


def _plain(attribute: ir.Attribute) -> Any:
    if isinstance(attribute, ir.DenseI64ArrayAttr):
        return tuple(attribute)
    return attribute.value
