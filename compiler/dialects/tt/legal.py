# SPDX-License-Identifier: Apache-2.0
"""What every supported Triton can lower, of the dialects that it shares with others."""

import re

LEGAL_MATH = frozenset(
    f"math.{name}"
    for name in (
        "absf",
        "absi",
        "ceil",
        "cos",
        "erf",
        "exp",
        "exp2",
        "floor",
        "fma",
        "log",
        "log2",
        "rsqrt",
        "sin",
        "sqrt",
    )
)
"""The `math` ops that Triton lowers on every target."""
LEGAL_SCF = frozenset({"scf.condition", "scf.for", "scf.if", "scf.while", "scf.yield"})
"""The `scf` ops that Triton lowers."""
ILLEGAL_ARITH = frozenset(
    f"arith.{name}"
    for name in (
        "addui_extended",
        "bitcast",
        "ceildivsi",
        "ceildivui",
        "convertf",
        "floordivsi",
        "flush_denormals",
        "mulsi_extended",
        "mului_extended",
        "negf",
        "remf",
        "scaling_extf",
        "scaling_truncf",
        "subui_extended",
    )
)
"""The `arith` ops that some supported Triton does not lower."""
ELEMENTS = frozenset(
    ("i1", "i8", "i16", "i32", "i64", "f8E4M3FN", "f8E5M2", "f16", "bf16", "f32", "f64")
)
"""The types that Triton computes with. There are others at which it aborts the process."""
KERNEL_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*|_[A-Za-z0-9_]+")
"""The names that assemblers take. At others, Triton may abort the process."""
