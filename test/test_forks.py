# SPDX-License-Identifier: Apache-2.0
"""Processes forked while threads of Winnow work: they get no lock that stays taken for good."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from winnow.locks import ForkableLock

COMPILE = """
import os, signal, sys, threading, warnings
import backend_kernels
from winnow.backend.cache import DiskCache
from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.pipeline import Instrumentation
from winnow.targets import Target

warnings.simplefilter("ignore", DeprecationWarning)  # of forks with threads
target, none = Target.parse("cuda:90"), DiskCache(None)
always = Instrumentation(locations=True)  # what is watched is lowered each time
small = compile_graph(backend_kernels.parse(), target, cache=none).lowered

def lower():
    compile_graph(backend_kernels.parse(), target, cache=none, instrumentation=always)

def compile_one():
    assert Kernel(small, target, none).binary.machine_code

def work():
    while not done.is_set():
        STEP()
        busy.set()

done, busy = threading.Event(), threading.Event()
threads = [threading.Thread(target=work) for _ in range(2)]
for thread in threads:
    thread.start()
busy.wait()
statuses = []
for _ in range(3):
    child = os.fork()
    if not child:
        signal.alarm(30)
        STEP()
        os._exit(0)
    statuses.append(os.waitpid(child, 0)[1])
done.set()
for thread in threads:
    thread.join()
print(statuses)
"""


def in_child(act: Callable[[], bool]) -> int:
    """The wait status of a fork that does something: 0 if that gives true, and soon."""
    child = os.fork()
    if not child:
        signal.alarm(5)
        os._exit(0 if act() else 1)
    return os.waitpid(child, 0)[1]


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_lock_that_another_thread_holds_is_free_in_a_fork() -> None:
    lock, held, done = ForkableLock(), threading.Event(), threading.Event()

    def hold() -> None:
        with lock.held():
            held.set()
            done.wait()

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait()

    def take() -> bool:
        with lock.held(), lock.held():
            return True

    assert in_child(take) == 0
    done.set()
    thread.join()


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_fork_under_a_lock_leaves_it_on_both_sides() -> None:
    lock = ForkableLock()
    with lock.held():
        child = os.fork()
    if not child:
        signal.alarm(5)
        with lock.held():
            os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    with lock.held():
        pass


@pytest.mark.parametrize("step", ["lower", "compile_one"])
def test_forks_beside_threads_that_compile(step: str) -> None:
    command = [sys.executable, "-c", COMPILE.replace("STEP", step)]
    done = subprocess.run(
        command, cwd=Path(__file__).parent, capture_output=True, text=True, timeout=240
    )
    assert (done.returncode, done.stdout) == (0, "[0, 0, 0]\n"), done.stderr
