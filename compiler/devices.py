# SPDX-License-Identifier: Apache-2.0
"""Which targets this machine's GPUs are, asked of their drivers: loading torch takes seconds."""

from __future__ import annotations

import ctypes
import re
from pathlib import Path

_MAJOR, _MINOR = 75, 76
"""CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR and ..._MINOR."""
_KFD_NODES = Path("/sys/class/kfd/kfd/topology/nodes")
_KFD_VERSION = re.compile(r"^gfx_target_version (\d+)(\d\d)(\d\d)$", re.MULTILINE)


def present_targets() -> list[str]:
    """The name of each GPU's target, known to Winnow or not."""
    return _cuda_targets() + hip_targets(_KFD_NODES)


def _cuda_targets() -> list[str]:
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return []
    count = ctypes.c_int()
    if driver.cuInit(0) or driver.cuDeviceGetCount(ctypes.byref(count)):
        return []
    return [
        f"cuda:{_attribute(driver, _MAJOR, device)}{_attribute(driver, _MINOR, device)}"
        for device in range(count.value)
    ]


def _attribute(driver: ctypes.CDLL, attribute: int, device: int) -> int:
    value = ctypes.c_int()
    driver.cuDeviceGetAttribute(ctypes.byref(value), attribute, device)
    return value.value


def hip_targets(nodes: Path) -> list[str]:
    """The GPUs among AMD's ``nodes``, whose versions such as 90402 spell gfx942."""
    versions = [
        _KFD_VERSION.search(node.read_text()) for node in sorted(nodes.glob("*/properties"))
    ]
    return [
        f"hip:gfx{int(version[1])}{int(version[2]):x}{int(version[3]):x}"
        for version in versions
        if version
    ]
