# SPDX-License-Identifier: Apache-2.0
"""MLIR's own passes as steps of a pipeline."""

from __future__ import annotations

from dataclasses import dataclass

from torch_mlir import ir
from torch_mlir.passmanager import PassManager

COMMON = {
    "canonicalize": "Folds constants and simplifies operations.",
    "cse": "Merges operations that compute the same value.",
    "loop-invariant-code-motion": "Moves what does not change in a loop out of it.",
    "sccp": "Propagates constants across branches and loops.",
    "symbol-dce": "Removes symbols that nothing refers to.",
    "inline": "Inlines calls.",
    "strip-debuginfo": "Removes locations.",
}
"""The passes that listings show and suggestions know; all others of MLIR can be named as well."""


@dataclass(frozen=True)
class UpstreamPass:
    """A pass of MLIR, or several nested in an op such as ``func.func(canonicalize,cse)``.

    ``text`` is what MLIR parses; ``name`` is the same without options.
    """

    name: str
    text: str

    def run(self, module: ir.Module) -> None:
        """Runs the pass; raises ``ir.MLIRError`` with the diagnostics where it fails."""
        manager = PassManager.parse(f"builtin.module({self.text})", context=module.context)
        manager.enable_verifier(False)  # the runner verifies after every pass
        manager.run(module.operation)

    def __str__(self) -> str:
        return self.text


def why_invalid(text: str) -> str | None:
    """MLIR's reason to reject ``text`` as a pass with options, or ``None`` where it accepts it."""
    try:
        PassManager.parse(f"builtin.module({text})", context=ir.Context(load_on_create_dialects=[]))
    except ValueError as error:
        return "; ".join(line for line in str(error).splitlines() if line.strip())
    return None
