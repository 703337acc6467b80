# SPDX-License-Identifier: Apache-2.0
"""Functions on tensors as PyTorch custom ops, which ``torch.compile`` and ``torch.export`` call.

They cannot trace into a launch, nor see what it writes. The op tells them: its schema says which
arguments change, and its fake implementation what the result is like.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any, ParamSpec, TypeVar

import torch

_P = ParamSpec("_P")
_R = TypeVar("_R")


def custom_op(
    function: Callable[_P, _R],
    *,
    mutates: Iterable[str],
    name: str = "",
    without: Iterable[str] = (),
    fake: Callable[..., Any] = lambda *_, **__: None,
) -> Callable[_P, _R]:
    """``function``, which calls the op ``torch.ops.winnow.NAME`` while PyTorch compiles or exports.

    Elsewhere it calls ``function`` itself, without the dispatcher, so that arguments of a wrong
    type meet its own checks. The op runs ``function`` on CPU and CUDA tensors, with plain ints for
    symbolic ones. It has no derivative.

    Args:
        function: takes tensors, ``None`` for some, and numbers, and is annotated so; gives nothing,
            or new tensors.
        mutates: the names of the tensors that it may write.
        name: the op's; by default the function's.
        without: the names of arguments that the op has not, which stay at their defaults.
        fake: makes, of fake arguments, results like those of ``function``; for a function that
            gives any.
    """

    @functools.wraps(function)
    def call(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        if torch.compiler.is_compiling():
            return op(*args, **kwargs)
        return function(*args, **kwargs)

    # Annotations are strings, and name a torch that their module imports for type checkers alone.
    signature = inspect.signature(function, locals={"torch": torch}, eval_str=True)
    kept = [value for name, value in signature.parameters.items() if name not in set(without)]
    call.__signature__ = signature.replace(parameters=kept)  # type: ignore[attr-defined]
    name = name or function.__name__
    qualified = f"winnow::{name}"
    schema = torch.library.infer_schema(call, mutates_args=tuple(mutates))
    # Else Inductor may pass copies in another layout, which the function's checks refuse.
    torch.library.define(qualified, schema, tags=(torch.Tag.needs_exact_strides,))
    torch.library.impl(qualified, ("cpu", "cuda"), function)
    torch.library.register_fake(qualified, fake)
    op = getattr(torch.ops.winnow, name).default
    return call
