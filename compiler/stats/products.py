# SPDX-License-Identifier: Apache-2.0
"""The products of matrices in a kernel's assembly."""

from __future__ import annotations

import re
from collections import Counter

from winnow.backend.binary import Binary

_ASSEMBLY = {"cuda": "ptx", "hip": "amdgcn"}
_PRODUCT = {
    "cuda": re.compile(r"\b(?:mma|wgmma|tcgen05)\.(?:sync|mma_async|mma)\.[\w.:]+"),
    "hip": re.compile(r"\bv_mfma_\w+"),
}


def products(binary: Binary) -> Counter[str]:
    """How often each instruction that multiplies matrices stands in the code, PTX on NVIDIA."""
    backend = binary.target.backend
    return Counter(_PRODUCT[backend].findall(binary.text(_ASSEMBLY[backend])))
