# SPDX-License-Identifier: Apache-2.0
"""Where a command that prints text writes it instead."""

from __future__ import annotations

from pathlib import Path


def output_file(text: str) -> Path | None:
    """The file that an argument names; ``None``, standard output, for ``-``."""
    return None if text == "-" else Path(text)
