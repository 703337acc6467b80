# SPDX-License-Identifier: Apache-2.0
"""The snippet that does nothing with a value, but is there to use it."""

from __future__ import annotations

import numpy as np

from winnow.assembly.snippet import Float32s, Int32s, Snippet


def _keep(values: Float32s) -> Int32s:
    return values.view(np.int32)


KEEP = Snippet("keep", "mov.b32 $0, $1;", ("f32",), _keep, is_kept=True)
"""Of a value, its bits, which nothing needs: but a loop carries on only what is used after it."""
