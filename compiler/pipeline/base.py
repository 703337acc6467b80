# SPDX-License-Identifier: Apache-2.0
"""What a pass is: a frozen dataclass whose fields are its options."""

from __future__ import annotations

import dataclasses
from typing import Any, ClassVar

from torch_mlir import ir

from winnow.pipeline.options import format_options


@dataclasses.dataclass(frozen=True)
class Pass:
    """One step of a pipeline; a subclass is a frozen dataclass whose typed fields are its options.

    One from outside of Winnow is added by ``register_pass``::

        @register_pass
        @dataclass(frozen=True)
        class PlanSweep(Pass):
            '''Chooses the tile sizes.'''

            name: ClassVar[str] = "plan-sweep"
            num_warps: int = option(8, help="warps of a program")  # in text: num-warps=8

            def run(self, module: ir.Module) -> None: ...

    The first paragraph of the docstring is the summary that listings show. Every field has a
    default; its type is ``int``, ``bool``, ``str``, a ``Literal`` of ints or strings, or one of
    those ``| None``. A ``__post_init__`` may raise ``ValueError`` for values it can't take.

    ``str()`` of a pass is its text in a pipeline, with the options that differ from their defaults.
    """

    name: ClassVar[str]

    def run(self, module: ir.Module) -> None:
        """Rewrites ``module`` in place, its context being the current one.

        Raises ``LoweringError`` at an op that it can't handle. The runner verifies the result.
        """
        raise NotImplementedError(f"{type(self).__name__} does not define run")

    def __str__(self) -> str:
        return f"{self.name}{format_options(self)}"


def option(default: Any, *, help: str) -> Any:
    """A field of a pass: an option with its default and the ``help`` that listings show."""
    return dataclasses.field(default=default, metadata={"help": help})
