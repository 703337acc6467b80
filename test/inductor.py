# SPDX-License-Identifier: Apache-2.0
"""Whether PyTorch's default compiler works here."""

import functools


@functools.cache
def inductor_works(device: str) -> bool:
    """Whether there is the C++ compiler, or the Triton, that Inductor needs."""
    import torch

    try:
        torch.compile(lambda values: values + 1)(torch.ones(3, device=device))
    except Exception:
        return False
    return True
