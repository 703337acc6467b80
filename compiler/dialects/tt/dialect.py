# SPDX-License-Identifier: Apache-2.0
"""The `tt` dialect itself, which its ops join, and its own type."""

from torch_mlir import ir
from torch_mlir.dialects import ext

SPELLINGS = {"tt.reduce_return": "tt.reduce.return", "tt.scan_return": "tt.scan.return"}
"""Op names that Triton writes with a dot, which IRDL allows in no name."""


class TritonDialect(ext.Dialect, name="tt"):
    """Triton's ops, as far as we emit them."""


class PtrType(ext.Type, dialect=TritonDialect, name="ptr"):
    """A pointer to elements of type ``pointee`` in device memory."""

    pointee: ir.TypeAttr

    @property
    def element_type(self) -> ir.Type:
        return ir.TypeAttr(self.pointee).value
