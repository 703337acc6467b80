# SPDX-License-Identifier: Apache-2.0
"""The CPU executor: runs final ``tt`` IR, the very module that Triton gets, on NumPy arrays.

Programs run as coroutines that take turns at atomics, barriers and loads of memory that the
kernel writes. A ``Schedule`` decides whose turn it is and when stores are seen, so that a test
can try the interleavings that break a kernel; ``visibility`` says what is modelled.
"""

from winnow.executor.buffers import Buffer
from winnow.executor.executable import Executable, Stats, execute
from winnow.executor.schedule import MODES, Schedule, schedules

__all__ = ["MODES", "Buffer", "Executable", "Schedule", "Stats", "execute", "schedules"]
