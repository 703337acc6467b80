# SPDX-License-Identifier: Apache-2.0
"""The GPU and the software that results were got with."""

from __future__ import annotations

import platform
from importlib.metadata import version
from typing import Any

import torch

import winnow


def describe_machine(device: torch.device) -> dict[str, Any]:
    """The GPU's name and sizes, and the versions of what takes part."""
    properties = torch.cuda.get_device_properties(device)
    return {
        "device": properties.name,
        "multiprocessors": properties.multi_processor_count,
        "memory_bytes": properties.total_memory,
        "cache_bytes": properties.L2_cache_size,
        "cuda": torch.version.cuda,
        "python": platform.python_version(),
        "torch": torch.__version__,
        "triton": version("triton"),
        "winnow": winnow.__version__,
    }
