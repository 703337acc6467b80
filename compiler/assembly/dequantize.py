# SPDX-License-Identifier: Apache-2.0
"""The snippets that dequantize NVFP4: four bytes at a time, their low halves or their high ones.

An E2M1 code's exponent and mantissa, put where E4M3 has those, make up its value times 2**-6. From
there an instruction of NVIDIA's GPUs since Ada converts two of them to FP16: 15 instructions for
eight values, where a shift, two masks and a product for each take more than 40.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from winnow.assembly.snippet import Snippet

SCALE_FACTOR = 2.0**6
"""By what scales must be multiplied: a code taken for E4M3 is its value divided by this."""
PACKED = 4

_MAGNITUDES = np.array([0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0], np.float16)
"""Of E2M1 codes, by their lower three bits."""

_LOW = """\
shl.b32 codes, $2, 2;
shl.b32 signs, $2, 4;"""
_HIGH = """\
shr.u32 codes, $2, 2;
mov.b32 signs, $2;"""


def _text(align: str) -> str:
    """Operands: bytes, and the scales of their blocks. ``align`` puts codes in their places."""
    return f"""\
{{
.reg .b32 codes, signs;
.reg .b16 even, odd;
{align}
and.b32 codes, codes, 0x1C1C1C1C;
and.b32 signs, signs, 0x80808080;
or.b32 codes, codes, signs;
mov.b32 {{even, odd}}, codes;
cvt.rn.f16x2.e4m3x2 $0, even;
cvt.rn.f16x2.e4m3x2 $1, odd;
mul.rn.f16x2 $0, $0, $3;
mul.rn.f16x2 $1, $1, $4;
}}"""


def _snippet(name: str, align: str, shift: int) -> Snippet:
    def dequantize(values: NDArray[np.int8], scales: NDArray[np.float16]) -> NDArray[np.float16]:
        codes = values.view(np.uint8) >> shift
        magnitudes = _MAGNITUDES[codes & 7] / np.float16(SCALE_FACTOR)
        with np.errstate(all="ignore"):
            return np.where(codes & 8, -magnitudes, magnitudes) * scales

    operands, text = ("i8", "f16"), _text(align)
    return Snippet(f"NVFP4, {name} halves", text, operands, dequantize, "f16", packed=PACKED)


NVFP4_HALVES = (_snippet("low", _LOW, 0), _snippet("high", _HIGH, 4))
"""Of bytes of codes and the scales of their blocks times ``SCALE_FACTOR``, what they stand for.

The low halves of bytes, and the high ones.
"""
