# SPDX-License-Identifier: Apache-2.0
"""The memory that ``top_k`` works in."""

from __future__ import annotations

from typing import Final

import torch

from winnow.kernels.checks import fail, integer
from winnow.kernels.indexer import MAX_CONTEXT
from winnow.kernels.sample_plan import plan_sample
from winnow.kernels.sdsa_signatures import TILE_ROWS

LARGEST = 2**31 - 1


class Workspace:
    """The memory that ``top_k`` works in, made once and used by call after call.

    It serves any call of as many ``rows`` or fewer, of as much context or less, and of the same
    ``top_k``, on BF16 or NVFP4. What it holds is meant for one call at a time: calls that may run
    at the same time need their own. A launch that was aborted may leave ``arrivals`` that are not
    zero, with which keys may be any numbers: make another one then.

    All of it is tensors, which are allocated here and stay where they are, so that a CUDA graph may
    hold on to them. ``thresholds`` float32 ``[rows]`` are those of the last call that was given
    none, as the repair left them. The sample's scores lie in the memory of ``candidates``.
    ``plan`` tells the sizes: ``slots``, ``capacity`` (those beyond ``top_k``), ``samples``,
    ``rank`` (a threshold's among them) and ``miss``, how likely a row is to need repair at most.

    It can't be made in a program that torch.compile compiles: make it before.

    Args:
        rows: the most query rows of a call, a multiple of 128.
        max_context: the most keys that a row sees, up to 67,107,840.
        top_k: how many keys of each row are wanted, from 1 up.
        device: where the tensors are; torch's default device unless given.
        samples: how many keys to score for thresholds; at most as many as ``max_context``, and two
            a slot. By default, one in ``top_k / 128``, but no more than one in 16, rounded up to a
            multiple of 64. With 0, and where all keys of a row fit its slots, each threshold is
            ``-inf``.
        slots: pairs of a key and its score that a row has room for, ``2 * top_k - 1`` or more (2
            for ``top_k = 1``). By default there is room for ``2 * top_k`` keys above the threshold,
            or for all if there are fewer, or for as many as it takes for at most 2 of 100,000 rows
            to need repair: slots are 3 to 5 times ``top_k`` where that is 512 or more, and more
            times a smaller one. They are rounded up to a multiple of 16.

    Raises:
        ValueError: an argument is not as it must be; the message says which, what it must be and
            what it was.
    """

    def __init__(
        self,
        rows: int,
        max_context: int,
        top_k: int,
        *,
        device: torch.device | str | None = None,
        samples: int | None = None,
        slots: int | None = None,
    ) -> None:
        self.rows: Final = integer("rows", rows, LARGEST)
        self.max_context: Final = integer("max_context", max_context, MAX_CONTEXT)
        self.top_k: Final = integer("top_k", top_k, LARGEST)
        samples, slots = self._check(samples, slots)
        self.plan: Final = plan_sample(self.max_context, self.top_k, samples, slots)
        if self.plan.slots > LARGEST:
            fail("top_k", f"one that takes up to {LARGEST} slots a row", self.top_k)
        # Else what is made in inference mode could not be written outside of it.
        with torch.inference_mode(False):
            self._allocate(device)

    def _allocate(self, device: torch.device | str | None) -> None:
        tiles = self.rows // TILE_ROWS

        def empty(*shape: int, dtype: torch.dtype = torch.int32) -> torch.Tensor:
            return torch.empty(shape, dtype=dtype, device=device)

        self.thresholds = empty(self.rows, dtype=torch.float32)
        self.counters = empty(self.rows, 2)
        self.candidates = empty(self.rows, self.plan.slots, 2)
        self.arrivals = empty(tiles).zero_()
        self.ranges = empty(2, self.rows)
        self.row_samples = empty(self.rows)
        self.tile_samples = empty(tiles)
        strata = torch.arange(self.plan.samples, device=device)
        self.positions = self.plan.positions(strata).to(torch.int32)

    def __repr__(self) -> str:
        sizes = f"{self.rows}, {self.max_context}, {self.top_k}, device={str(self.device)!r}"
        return f"Workspace({sizes}, samples={self.plan.samples}, slots={self.plan.slots})"

    @property
    def device(self) -> torch.device:
        """Where all of it is."""
        return self.thresholds.device

    @property
    def nbytes(self) -> int:
        """How much memory it takes."""
        return sum(tensor.nbytes for tensor in self.tensors().values())

    def tensors(self) -> dict[str, torch.Tensor]:
        """All of the tensors, by name."""
        return {
            "thresholds": self.thresholds,
            "counters": self.counters,
            "candidates": self.candidates,
            "arrivals": self.arrivals,
            "ranges": self.ranges,
            "row_samples": self.row_samples,
            "tile_samples": self.tile_samples,
            "positions": self.positions,
        }

    def _check(self, samples: int | None, slots: int | None) -> tuple[int | None, int | None]:
        """Checks what ties the sizes to one another; the samples and slots given, as ints."""
        if self.rows % TILE_ROWS:
            fail("rows", f"a multiple of {TILE_ROWS}", self.rows)
        if self.top_k == 0:
            fail("top_k", "positive", 0)
        if slots is not None:
            slots = integer("slots", slots, LARGEST)
            least = self.top_k + max(1, self.top_k - 1)
            if slots < least:
                fail("slots", f"at least {least} for top_k = {self.top_k}", slots)
        if samples is not None:
            most = self.max_context if slots is None else min(self.max_context, 2 * slots)
            samples = integer("samples", samples, most)
        return samples, slots
