# SPDX-License-Identifier: Apache-2.0
"""Which target's kernels run on a device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from winnow.targets import Target

if TYPE_CHECKING:
    import torch

EXECUTED_ON_CPU = "cuda:90"
"""The target whose kernels the CPU executor runs for CPU tensors."""


def target_of(device: torch.device) -> Target:
    """The target to compile for; raises ``TargetError`` for a GPU that has none."""
    return Target.parse(EXECUTED_ON_CPU) if device.type == "cpu" else Target.of_device(device)
