# SPDX-License-Identifier: Apache-2.0
"""Keys that lie one after another in memory, as a paged cache."""

from __future__ import annotations

from dataclasses import dataclass

import torch

from winnow.passes.torch_emission import PAGE_KEYS


@dataclass(frozen=True)
class Pages:
    """A tensor ``[keys, dim]`` as a cache of overlapping pages: page ``i`` starts at key ``i``.

    So a page may start anywhere, and keys need not be copied to start a request on one. The last
    pages reach past the end of the tensor, which is why they are no view of it; kernels don't read
    there, since it is past the end of every row. To a kernel this is a tensor.
    """

    keys: torch.Tensor

    @staticmethod
    def of(keys: torch.Tensor) -> Pages:
        """The pages of a contiguous tensor ``[keys, dim]``, or of one number a key, ``[keys]``."""
        return Pages(keys.reshape(len(keys), -1))

    @staticmethod
    def table(batches: int, keys: int, device: torch.device) -> torch.Tensor:
        """The block table, int32 ``[batches, pages]``, for batches of so many keys each."""
        firsts = torch.arange(0, keys, PAGE_KEYS, dtype=torch.int32, device=device)
        starts = torch.arange(batches, dtype=torch.int32, device=device) * keys
        return starts[:, None] + firsts

    @property
    def shape(self) -> tuple[int, int, int]:
        keys, dim = self.keys.shape
        return keys, PAGE_KEYS, dim

    def stride(self) -> tuple[int, int, int]:
        dim = self.keys.shape[1]
        return dim, dim, 1

    def dim(self) -> int:
        return 3

    def numel(self) -> int:
        return self.keys.numel() * PAGE_KEYS

    def data_ptr(self) -> int:
        return self.keys.data_ptr()

    def element_size(self) -> int:
        return self.keys.element_size()

    @property
    def dtype(self) -> torch.dtype:
        return self.keys.dtype

    @property
    def device(self) -> torch.device:
        return self.keys.device

    @property
    def layout(self) -> torch.layout:
        return self.keys.layout
