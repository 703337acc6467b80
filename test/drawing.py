# SPDX-License-Identifier: Apache-2.0
"""What property tests draw, and how many inputs they try.

Without ``WINNOW_TEST_EXAMPLES`` these are few and the same each time; with it, random ones, so many
times as many. What fails is shrunk, and tried first from then on (Hypothesis keeps it).
"""

from __future__ import annotations

import math
import os
from typing import Any

import numpy as np
import torch
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

FACTOR = int(os.environ.get("WINNOW_TEST_EXAMPLES", "1"))
LEAST, MOST = -(2**31), 2**31 - 1
THRESHOLDS: st.SearchStrategy[float] = st.sampled_from(
    [0.0, -0.0, 1.0, -3.0, 7.0, 40.0, 1e30, -1e30, math.inf, -math.inf, math.nan]
) | st.integers(-90, 90).map(float)


def examples(count: int) -> settings:
    """Has a test try ``count`` inputs, or the longer profile's multiple of that."""
    return settings(
        max_examples=count * FACTOR,
        derandomize=FACTOR == 1,
        deadline=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )


def indices(size: int) -> st.SearchStrategy[int]:
    """Mostly what indexes ``size`` things, and what does not."""
    bad = st.sampled_from([-1, size, size + 1, 2**30, MOST, LEAST])
    return st.integers(0, size - 1) | bad if size else bad


def ends(size: int) -> st.SearchStrategy[int]:
    """How many of ``size`` things there are: any number."""
    return st.integers(0, size) | st.sampled_from([-1, size + 1, 2**30, MOST, LEAST])


def words() -> st.SearchStrategy[int]:
    """Any 32 bits, as an i32."""
    special = [0, 1, -1, 2, 127, 128, 2**16, 2**30, MOST, LEAST, 0x7FC00000, 0x7F800000, -0x400000]
    return st.sampled_from(special) | st.integers(LEAST, MOST)


def fill(data: st.DataObject, tensor: torch.Tensor, values: st.SearchStrategy[Any]) -> None:
    """Sets ``tensor`` to drawn values, a dozen of them over and over."""
    drawn = data.draw(st.lists(values, min_size=1, max_size=12))
    dtype = np.float64 if tensor.is_floating_point() else np.int64
    array = np.resize(np.array(drawn, dtype), tuple(tensor.shape))
    tensor.copy_(torch.tensor(array).to(tensor.dtype))
