# SPDX-License-Identifier: Apache-2.0
"""Every function's first call may be in a capture, and its second in another."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import torch
from op_arguments import CASES

SCRIPT = Path(__file__).parent / "first_captures.py"


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here")
def test_first_calls_in_a_capture() -> None:
    command = [sys.executable, str(SCRIPT)]
    done = subprocess.run(command, cwd=SCRIPT.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    assert len(done.stdout.splitlines()) == len(CASES) + 4
