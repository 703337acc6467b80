# SPDX-License-Identifier: Apache-2.0
"""What a test may ask of the machine in ``REQUIRES`` and ``UNSUPPORTED``.

``triton-3.9``: the installed Triton is a 3.9. ``cuda``: there is a CUDA GPU. ``cuda-90``: there is
one of compute capability 9.0.
"""

import ctypes
import importlib.metadata
import re

_MAJOR, _MINOR = 75, 76  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_...


def available_features() -> set[str]:
    """The features of this machine."""
    major, minor = importlib.metadata.version("triton").split(".")[:2]
    gpus = {f"cuda-{capability}" for capability in _compute_capabilities()}
    return {f"triton-{major}.{minor}"} | gpus | ({"cuda"} if gpus else set())


def is_feature(name: str) -> bool:
    """Whether some machine could have the feature ``name``."""
    return re.fullmatch(r"triton-3\.\d+|cuda(-\d+)?", name) is not None


def _compute_capabilities() -> list[int]:
    """That of each CUDA GPU, as 10 * major + minor; loading torch to ask it would take too long."""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return []
    count = ctypes.c_int()
    if driver.cuInit(0) or driver.cuDeviceGetCount(ctypes.byref(count)):
        return []
    return [
        10 * _attribute(driver, _MAJOR, n) + _attribute(driver, _MINOR, n)
        for n in range(count.value)
    ]


def _attribute(driver: ctypes.CDLL, attribute: int, device: int) -> int:
    value = ctypes.c_int()
    driver.cuDeviceGetAttribute(ctypes.byref(value), attribute, device)
    return value.value
