# SPDX-License-Identifier: Apache-2.0
"""Kernels in the disk cache: what their keys hold, and processes that share or lack a cache."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from backend_kernels import parse

from winnow.backend import toolchain
from winnow.backend.binary import Binary
from winnow.backend.cache import DiskCache
from winnow.backend.compile import Options, compile_ttir
from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.targets import Target

pytestmark = pytest.mark.triton

HOPPER, AMPERE = Target.parse("cuda:90"), Target.parse("cuda:80")

COMPILE = """
import hashlib, backend_kernels
from winnow.backend.driver import compile_graph
from winnow.targets import Target
kernel = compile_graph(backend_kernels.parse(), Target.parse("cuda:90"))
print(hashlib.sha256(kernel.binary.machine_code).hexdigest())
"""


def compile_in_process(environment: Mapping[str, str]) -> subprocess.Popen[str]:
    """A new process that compiles a kernel and prints a hash of its code."""
    return subprocess.Popen(
        [sys.executable, "-c", COMPILE],
        cwd=Path(__file__).parent,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What the process printed, and what it logged."""
    output, log = process.communicate(timeout=300)
    assert process.returncode == 0, log
    return output.strip(), log


def fresh_kernel(disk: DiskCache, target: Target = HOPPER) -> Kernel:
    """A kernel that is in no memory yet."""
    lowered = compile_graph(parse(target=str(target)), target, cache=disk).lowered
    return Kernel(lowered, target, disk)


@pytest.fixture
def disk(tmp_path: Path) -> DiskCache:
    return DiskCache(tmp_path / "cache")


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch) -> list[Target]:
    """The targets compiled for from now on."""
    targets: list[Target] = []

    def note(ttir: str, options: Options, target: Target) -> Binary:
        targets.append(target)
        return compile_ttir(ttir, options, target)

    monkeypatch.setattr("winnow.backend.kernel.compile_ttir", note)
    return targets


def test_a_kernel_is_compiled_once(disk: DiskCache, compilations: list[Target]) -> None:
    first = fresh_kernel(disk).binary
    assert compilations == [HOPPER]
    again = fresh_kernel(disk)
    assert again.binary == Binary.from_files(HOPPER, first.to_files())
    assert again.binary is again.binary
    assert compilations == [HOPPER]


def test_targets_have_their_own_entries(disk: DiskCache, compilations: list[Target]) -> None:
    fresh_kernel(disk).binary  # noqa: B018 - compiles
    assert ".target sm_80" in fresh_kernel(disk, AMPERE).emit("ptx")
    assert compilations == [HOPPER, AMPERE]


def test_a_binary_for_another_architecture(disk: DiskCache, compilations: list[Target]) -> None:
    """Found under the name of the one that is looked for."""
    assert disk.directory
    fresh_kernel(disk).binary  # noqa: B018 - compiles
    hopper = set(disk.directory.iterdir())
    fresh_kernel(disk, AMPERE).binary  # noqa: B018 - compiles
    ampere = set(disk.directory.iterdir()) - hopper
    for entry in ampere:
        for other in hopper:
            entry.write_bytes(other.read_bytes())
            assert ".target sm_80" in fresh_kernel(disk, AMPERE).emit("ptx")
    assert AMPERE in compilations[2:]


@pytest.mark.parametrize(
    ("variable", "value"),
    [("DISABLE_PTXAS_OPT", "1"), ("TRITON_DISABLE_LINE_INFO", "1"), ("PTXAS_OPTIONS", "-O1")],
)
def test_settings_of_triton_are_in_the_key(variable: str, value: str) -> None:
    """In processes of their own: Triton reads some of them when it is imported."""
    code = (
        "from winnow.backend.toolchain import fingerprint\n"
        "from winnow.targets import Target\n"
        "print(fingerprint(Target.parse('cuda:90'), {'num_warps': 4}))\n"
    )
    command = [sys.executable, "-c", code]
    plain = subprocess.check_output(command, text=True)
    environment = {**os.environ, variable: value}
    assert subprocess.check_output(command, text=True, env=environment) != plain


def test_options_and_version_of_triton_are_in_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    four = toolchain.fingerprint(HOPPER, Options(4, 3).for_triton())
    assert toolchain.fingerprint(HOPPER, Options(8, 3).for_triton()) != four
    assert toolchain.fingerprint(HOPPER, Options(4, 2).for_triton()) != four
    assert toolchain.fingerprint(AMPERE, Options(4, 3).for_triton()) != four
    monkeypatch.setattr(toolchain.require_triton(), "__version__", "3.6.9")
    assert toolchain.fingerprint(HOPPER, Options(4, 3).for_triton()) != four


def test_triton_can_be_made_to_recompile(
    disk: DiskCache, compilations: list[Target], monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh_kernel(disk).binary  # noqa: B018 - compiles
    monkeypatch.setenv("TRITON_ALWAYS_COMPILE", "1")
    fresh_kernel(disk).binary  # noqa: B018 - compiles
    assert compilations == [HOPPER, HOPPER]


def test_eight_processes_on_an_empty_cache(tmp_path: Path) -> None:
    directory = tmp_path / "cache"
    processes = [compile_in_process({"WINNOW_CACHE_DIR": str(directory)}) for _ in range(8)]
    assert len({finish(process)[0] for process in processes}) == 1
    names = {entry.name for entry in directory.iterdir()}
    assert len(names) == 2  # what is lowered, and what is compiled
    assert all(name.isalnum() for name in names)


def test_a_home_that_can_not_be_written(tmp_path: Path) -> None:
    home = {"HOME": "/proc/home", "XDG_CACHE_HOME": "", "WINNOW_CACHE_DIR": ""}
    code, log = finish(compile_in_process(home))
    expected, _ = finish(compile_in_process({"WINNOW_CACHE_DIR": str(tmp_path)}))
    assert code == expected
    assert "compiled kernels are not kept: /proc/home/.cache/winnow can't be written" in log


def test_every_entry_truncated(tmp_path: Path) -> None:
    environment = {"WINNOW_CACHE_DIR": str(tmp_path)}
    expected, _ = finish(compile_in_process(environment))
    contents = {entry: entry.read_bytes() for entry in tmp_path.iterdir()}
    for entry, content in contents.items():
        entry.write_bytes(content[: len(content) // 2])
    code, log = finish(compile_in_process(environment))
    assert code == expected
    assert log.count("a damaged entry of the cache is made anew") == 2
    assert {
        entry: len(entry.read_bytes()) for entry in tmp_path.iterdir()
    }.keys() == contents.keys()


@pytest.fixture
def triton_cache() -> Iterator[Any]:
    """Triton's settings of its cache, put back afterwards."""
    knobs = toolchain.require_triton().knobs
    toolchain.ensure_writable_cache.cache_clear()
    with knobs.cache.scope():
        yield knobs.cache
    toolchain.ensure_writable_cache.cache_clear()


def test_triton_gets_a_cache_that_can_be_written(triton_cache: Any) -> None:
    triton_cache.dir = "/proc/triton"
    replacement = toolchain.ensure_writable_cache()
    assert replacement
    assert triton_cache.dir == replacement.name
    assert os.access(replacement.name, os.W_OK)


def test_triton_keeps_a_cache_that_can_be_written(triton_cache: Any, tmp_path: Path) -> None:
    triton_cache.dir = str(tmp_path / "new")
    assert toolchain.ensure_writable_cache() is None
    assert triton_cache.dir == str(tmp_path / "new")
