# SPDX-License-Identifier: Apache-2.0
"""The kernels that come with Winnow, by name.

Adding one is a module with a function that builds its op graph, and a line in ``KERNELS``. Nothing
of a kernel is imported before it is asked for.
"""

from __future__ import annotations

import importlib
import inspect
import typing
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from torch_mlir import ir


@dataclass(frozen=True)
class Parameter:
    """A parameter of a kernel's graph, fixed when it is compiled."""

    name: str
    type: type
    default: Any
    help: str


@dataclass(frozen=True)
class Kernel:
    """A kernel that can be compiled by name."""

    name: str
    summary: str
    builder: str
    """``module:function``; its parameters are ``Annotated[type, "help"]`` and have defaults."""

    def graph(self, **parameters: Any) -> ir.Module:
        """The kernel's op graph; raises ``ValueError`` for parameters out of range."""
        return self._load()(**parameters)

    def parameters(self) -> list[Parameter]:
        """What ``graph`` takes."""
        builder = self._load()
        hints = typing.get_type_hints(builder, include_extras=True)
        return [
            Parameter(
                name, typing.get_args(hints[name])[0], found.default, *hints[name].__metadata__
            )
            for name, found in inspect.signature(builder).parameters.items()
        ]

    def _load(self) -> Callable[..., ir.Module]:
        module, function = self.builder.split(":")
        return getattr(importlib.import_module(module), function)


KERNELS = {
    kernel.name: kernel
    for kernel in (
        Kernel(
            "sdsa",
            "keys above each row's threshold, by one dot product",
            "winnow.kernels.sdsa:sdsa",
        ),
        Kernel(
            "sdsa-nvfp4",
            "the same of NVFP4 queries and keys",
            "winnow.kernels.sdsa:sdsa_nvfp4",
        ),
        Kernel(
            "deepseek-v32",
            "the same by weighed products of 64 heads, in E4M3",
            "winnow.kernels.lightning:deepseek_v32",
        ),
        Kernel(
            "glm5",
            "the same of 32 heads",
            "winnow.kernels.lightning:glm5",
        ),
        Kernel(
            "qsa",
            "the same by the largest product of 4 heads, in BF16",
            "winnow.kernels.qsa:qsa",
        ),
        Kernel(
            "sdsa-scores",
            "scores by one dot product, stored, of small groups of rows",
            "winnow.kernels.scores:sdsa_scores",
        ),
        Kernel(
            "sdsa-scores-nvfp4",
            "the same of NVFP4 queries and keys",
            "winnow.kernels.scores:sdsa_scores_nvfp4",
        ),
    )
}
"""The kernels, by name."""
