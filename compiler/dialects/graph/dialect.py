# SPDX-License-Identifier: Apache-2.0
"""The `winnow` dialect itself, which its ops join."""

from torch_mlir.dialects import ext


class WinnowDialect(ext.Dialect, name="winnow"):
    """Scores of paged keys, and what becomes of them, as op graphs."""
