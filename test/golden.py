# SPDX-License-Identifier: Apache-2.0
"""Where what kernels are known to become is kept, and how to keep what they become now."""

from pathlib import Path

FOLDER = Path(__file__).parent / "golden"
COMMAND = "make golden"
ADVICE = f"if this is meant, run `{COMMAND}`"
