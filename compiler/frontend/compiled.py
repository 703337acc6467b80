# SPDX-License-Identifier: Apache-2.0
"""What ``winnow.compile`` returns: a function that is compiled for the arguments it gets."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

import torch
from torch.utils import _pytree as pytree
from torch_mlir import ir

from winnow.errors import FunctionError, PassFailure
from winnow.frontend.export import export_graph, name_of
from winnow.frontend.selection import Selection
from winnow.locks import ForkableLock

_log = logging.getLogger(__name__)


class CompiledFunction:
    """Gives what a PyTorch function gives, by kernels that never store the scores.

    There are kernels for each structure, shapes, dtypes and device of the arguments, and for each
    value of those that are no tensors; the first call of each makes them. Safe to share between
    threads.
    """

    __name__: str

    def __init__(self, function: Callable[..., Any], *, fallback: bool) -> None:
        functools.update_wrapper(self, function, updated=())
        self._function = function
        self._fallback = fallback
        self._compiled: dict[Hashable, tuple[Selection, pytree.TreeSpec] | None] = {}
        self._lock = ForkableLock()

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Calls the function; raises as ``winnow.compile`` says."""
        leaves, structure = pytree.tree_flatten((args, kwargs))
        signature = (structure, *map(_signature, leaves))
        with self._lock.held():
            if signature not in self._compiled:
                self._compiled[signature] = self._compile(args, kwargs, leaves)
            compiled = self._compiled[signature]
        if compiled is None:
            return self._function(*args, **kwargs)
        self._check(leaves)
        selection, returned = compiled
        return pytree.tree_unflatten(selection(leaves), returned)

    def graph(self, *args: Any, **kwargs: Any) -> str:
        """The op graph for such arguments, as text; raises ``FunctionError``."""
        return str(export_graph(self._function, args, kwargs)[0])

    def _compile(
        self, args: Sequence[Any], kwargs: Mapping[str, Any], leaves: Sequence[Any]
    ) -> tuple[Selection, pytree.TreeSpec] | None:
        """The kernels for such arguments; ``None`` where the function is left to PyTorch."""
        try:
            module, returned = export_graph(self._function, args, kwargs)
            devices = [leaf.device for leaf in leaves if isinstance(leaf, torch.Tensor)]
            return self._select(module, devices[0]), returned
        except FunctionError as error:
            if not self._fallback:
                raise
            _log.info("left to PyTorch: %s", error)
            return None

    def _select(self, module: ir.Module, device: torch.device) -> Selection:
        """The kernels of a graph; raises ``FunctionError`` where its scores suit none."""
        try:
            return Selection(module, device)
        except PassFailure as failure:
            raise FunctionError(name_of(self._function), failure.diagnostics) from failure

    def _check(self, leaves: Sequence[Any]) -> None:
        tensors = [leaf for leaf in leaves if isinstance(leaf, torch.Tensor)]
        if torch.is_grad_enabled() and any(tensor.requires_grad for tensor in tensors):
            name = name_of(self._function)
            message = f"the arguments of {name} must need no gradients: call it in torch.no_grad()"
            raise ValueError(message)


def _signature(leaf: Any) -> Hashable:
    """What of an argument the kernels depend on."""
    if isinstance(leaf, torch.Tensor):
        return leaf.shape, leaf.dtype, leaf.device
    # Equal floats may differ in their sign, and NaNs are unequal.
    return type(leaf), leaf.hex() if isinstance(leaf, float) else leaf
