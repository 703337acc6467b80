# SPDX-License-Identifier: Apache-2.0
"""The `tile` dialect itself, which its ops join."""

from torch_mlir.dialects import ext


class TileDialect(ext.Dialect, name="tile"):
    """Sweeps over key tiles."""
