# SPDX-License-Identifier: Apache-2.0
"""Inputs in the making."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from winnow.trial.roles import Roles
from winnow.trial.sizes import Sizes


class Draft:
    """The ``values`` of a graph's arguments so far, and what is needed to make the others."""

    def __init__(
        self,
        roles: Roles,
        sizes: Sizes,
        given: Mapping[str, Any],
        device: torch.device,
        seed: int,
    ) -> None:
        self.values = dict(given)
        self.roles = roles
        self.sizes = sizes
        self.device = device
        self.random = torch.Generator(device).manual_seed(seed)

    def fill(self, name: str | None, shape: tuple[int, ...], value: int) -> None:
        """Makes the buffer ``name``, if there is one, of one integer or of floats with its bits."""
        if name is None or name in self.values:
            return
        filled = torch.full(shape, value, dtype=torch.int32, device=self.device)
        is_float = self.roles.types[name].element == "f32"
        self.values[name] = filled.view(torch.float32) if is_float else filled

    def integer(self, low: int, high: int) -> int:
        """A random one from ``low`` to ``high``, which is not included."""
        return int(self.integers(low, high, ()))

    def integers(self, low: int, high: int, shape: tuple[int, ...]) -> Tensor:
        """Random ones, int64."""
        return torch.randint(low, high, shape, generator=self.random, device=self.device)

    def small_integers(self, largest: int, shape: Sequence[int]) -> Tensor:
        """Random ones up to ``largest`` in magnitude, int8."""
        whole = torch.empty(tuple(shape), dtype=torch.int8, device=self.device)
        return whole.random_(-largest, largest + 1, generator=self.random)
