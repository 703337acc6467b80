# SPDX-License-Identifier: Apache-2.0
"""Kernels that are written at the tile level, for work that is no selection."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from torch_mlir import ir

from winnow.dialects.build import i32_attr, text_attr
from winnow.graph import Graph
from winnow.kernels.checks import Checked, SignatureChecks, fail
from winnow.kernels.devices import target_of
from winnow.kernels.signature import TENSOR_DTYPES, TensorArgument, add_buffers
from winnow.targets import Target

if TYPE_CHECKING:
    import torch

    from winnow.backend.kernel import Kernel


@dataclass(frozen=True)
class TileKernel:
    """A kernel for tensors that are as ``signature`` says.

    ``body`` builds what a program does, at the current insertion point, of the tensors' buffers in
    the signature's order and then the ``scalars``, all of them i32. ``grid`` gives one to three
    affine expressions, the numbers of programs along x, y and z, of the sizes ``grid_sizes``:
    each ``NAME.sizeD``, dimension D of a tensor. A program has so many ``threads``.
    """

    name: str
    signature: tuple[TensorArgument, ...]
    body: Callable[..., None]
    grid_sizes: tuple[str, ...]
    grid: Callable[..., Sequence[ir.AffineExpr]]
    threads: int
    scalars: tuple[str, ...] = ()

    @functools.cached_property
    def check(self) -> Callable[[Sequence[torch.Tensor]], Checked]:
        """Raises ``ValueError`` unless tensors are as the signature says."""
        return SignatureChecks(self.signature)

    def module(self, target: Target) -> ir.Module:
        """The kernel for ``target``, at the tile level."""
        graph = Graph(self.name)
        buffers = add_buffers(graph, self.signature, {})
        scalars = [graph.scalar(name, "i32") for name in self.scalars]
        arguments = [value.ir for value in (*buffers.values(), *scalars)]
        module = graph.module()
        (function,) = module.body.operations
        code = self.body.__code__
        with module.context, ir.Location.file(code.co_filename, code.co_firstlineno, 1):
            with ir.InsertionPoint(function.entry_block.operations[0]):
                self.body(*arguments)
            for name, attribute in self._attributes(target).items():
                function.attributes[name] = attribute
        module.operation.verify()
        return module

    def launch(self, device: torch.device, values: dict[str, Any]) -> None:
        """Runs the kernel on tensors that ``check`` has passed, and scalars, by name."""
        self._on(device)(values)

    def _attributes(self, target: Target) -> dict[str, ir.Attribute]:
        symbols = [ir.AffineSymbolExpr.get(number) for number in range(len(self.grid_sizes))]
        grid = ir.AffineMap.get(0, len(symbols), list(self.grid(*symbols)))
        plan = {
            "target": text_attr(str(target)),
            "num_warps": i32_attr(self.threads // target.warp_size),
            "num_stages": i32_attr(1),
        }
        return {
            "winnow.grid": ir.AffineMapAttr.get(grid),
            "winnow.grid_args": ir.ArrayAttr.get([text_attr(name) for name in self.grid_sizes]),
            "winnow.plan": ir.DictAttr.get(plan),
        }

    @functools.cached_property
    def _on(self) -> Callable[[torch.device], Kernel]:
        """The compiled kernel for a device."""

        @functools.cache
        def load(device: torch.device) -> Kernel:
            from winnow.backend.driver import compile_graph  # which is slow to import

            target = target_of(device)
            return compile_graph(self.module(target), target)

        return load


def element_among(name: str, tensor: torch.Tensor, elements: Sequence[str]) -> str:
    """Which of some element types, as MLIR spells them, the tensor ``name`` holds.

    Raises ``ValueError`` where it holds another, or is none.
    """
    import torch

    known = {TENSOR_DTYPES[element]: element for element in elements}
    if not isinstance(tensor, torch.Tensor):
        fail(name, "a strided torch.Tensor", type(tensor).__name__)
    if str(tensor.dtype) not in known:
        fail(name, " or ".join(known), tensor.dtype)
    return known[str(tensor.dtype)]
