# SPDX-License-Identifier: Apache-2.0
"""Winnow: a compiler that fuses top-k selections with the scores they select from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from winnow.frontend.compiled import CompiledFunction

__version__ = "0.1.0"


def compile(function: Callable[..., Any], *, fallback: bool = False) -> CompiledFunction:
    """A function that gives what a PyTorch function gives, without ever storing its scores.

    ``function`` ends in a ``torch.topk`` of scores, and returns what that gives. Scores are made
    of products of queries and keys: in FP32, of BF16, FP16 or FP8 tensors that the function is
    given, as in ``q.float() @ k.float().T`` or ``torch.mm(q, k.T, out_dtype=torch.float32)``. The
    rest may be element-wise arithmetic, tensors that broadcast to the scores, sums and maxima over
    heads, and masks. Products are of exact products, summed in FP32 in some order, so that scores
    may differ from PyTorch's in their last bits; of keys with equal scores any may be chosen. Where
    ``largest=False``, NaNs count as ``+inf``; a zero may lose its sign. The function may write in
    place to what it has computed, but not to its arguments.

    The first call with arguments of some shapes, dtypes and device compiles: make one before
    capturing a CUDA graph. CPU tensors run the same kernels in the CPU executor, which is slow.
    Queries and keys are read where they are if they are contiguous but for their rows' order, and
    else copied; so are batches whose rows are no multiple of a tile's: 16, 32, 64 or 128.

    Args:
        function: takes tensors, and whatever else, in any nesting. What is no tensor is fixed when
            it compiles.
        fallback: leave to PyTorch what can't be raised, instead of raising.

    Raises:
        FunctionError: by a call, where the function can't be made a kernel of; the message names
            the op, its line and why.
        ValueError: by a call, where arguments require gradients, or are on several devices.
        TargetError: by a call, where the GPU is not one that kernels are compiled for.
        BackendError: by a call, where a kernel could not be compiled or launched.
    """
    from winnow.frontend.compiled import CompiledFunction  # which imports torch

    return CompiledFunction(function, fallback=fallback)
