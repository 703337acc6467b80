# SPDX-License-Identifier: Apache-2.0
"""The `winnow` command as a whole: its listings, its help, and how it ends."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import winnow
from winnow import devices
from winnow.cli import targets
from winnow.cli.main import main
from winnow.kernels import KERNELS
from winnow.targets import TARGETS

SCRIPT = Path(sys.executable).parent / "winnow"


def test_kernels_lists_each_with_its_parameters(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kernels"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for kernel in KERNELS.values():
        assert any(line.startswith(kernel.name) and kernel.summary in line for line in lines)
        for parameter in kernel.parameters():
            flag = f"--{parameter.name.replace('_', '-')}"
            words = [flag, str(parameter.default), *parameter.help.split()]
            assert any(line.split() == words for line in lines)


def test_targets_lists_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["targets"]) == 0
    rows = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()}
    assert "GPUs" in rows["target"]
    for name, target in TARGETS.items():
        assert ", ".join(target.gpus) in rows[name]
        assert f"{target.shared_memory // 1024} KiB" in rows[name]
        assert f"{target.mma} {' '.join(target.multiplied)} " in " ".join(rows[name].split())
        assert rows[name].split()[-1] == ("run" if name == "cuda:90" else "built")


def test_targets_marks_those_that_are_here(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(targets, "present_targets", lambda: ["cuda:90", "cuda:90", "cuda:70"])
    main(["targets"])
    rows = {line.split()[0]: line.split() for line in capsys.readouterr().out.splitlines()}
    assert rows["cuda:90"][-2:] == ["run", "2"]
    assert rows["cuda:80"][-1] == "built"


def test_gpus_of_amd_are_read_off_their_topology(tmp_path: Path) -> None:
    versions = {"0": "gfx_target_version 0", "1": "gfx_target_version 90402", "2": ""}
    versions |= {"3": "cpu_cores_count 0\ngfx_target_version 90010\nvendor_id 4098"}
    for node, text in versions.items():
        (tmp_path / node).mkdir()
        (tmp_path / node / "properties").write_text(f"{text}\n")
    assert devices.hip_targets(tmp_path) == ["hip:gfx942", "hip:gfx90a"]


def test_output_in_a_pipe_is_plain_text_of_readable_width() -> None:
    for command in ("kernels", "targets"):
        text = _winnow(command).stdout
        assert max(map(len, text.splitlines())) <= 100
        assert text.replace("\n", "").isprintable()


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"winnow {winnow.__version__}\n"


@pytest.mark.parametrize(
    "command", ["", "compile", "run", "bench", "tune", "diff", "reduce", "kernels", "targets"]
)
def test_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([*command.split(), "--help"])
    assert f"usage: winnow {command}".strip() in capsys.readouterr().out


def test_help_lists_the_parameters_of_kernels_and_of_the_plan(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["compile", "--help"])
    text = capsys.readouterr().out
    assert "--top-k" in text
    assert "--tile-keys" in text


def test_help_and_errors_state_the_same_choices(capsys: pytest.CaptureFixture[str]) -> None:
    """A plan's choice that is none is one that is not on the command line."""
    with pytest.raises(SystemExit):
        main(["compile", "--help"])
    assert "--scatter scan|hits|atomics\n" in capsys.readouterr().out
    for word in ("hit", "none"):
        with pytest.raises(SystemExit, match="2"):
            main(["compile", "sdsa", "--scatter", word])
        wanted = f"option `scatter` takes scan|hits|atomics, not `{word}`"
        assert wanted in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--tile-keys 48", "--plan-file missing.json", "--fp8 dot"])
def test_options_that_are_refused_leave_no_file(
    option: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert main(["compile", "sdsa", *option.split()]) != 0
    assert "reproducer" not in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_dash_is_standard_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["compile", "sdsa", "--emit", "graph"]) == 0
    printed = capsys.readouterr().out
    assert main(["compile", "sdsa", "--emit", "graph", "-o", "-"]) == 0
    assert capsys.readouterr().out == printed != ""
    assert list(tmp_path.iterdir()) == []


def test_a_reader_that_leaves_is_no_error() -> None:
    command = [str(SCRIPT), "compile", "sdsa", "--emit", "tt"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    _, errors = process.communicate()
    assert (process.returncode, errors) == (141, b"")


def test_an_interrupt_is_told_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt() -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr(targets, "present_targets", interrupt)
    assert main(["targets"]) == 130
    assert capsys.readouterr().err == "winnow: interrupted\n"


@pytest.mark.parametrize(
    "arguments",
    [
        "kernels",
        "targets",
        "compile sdsa --emit graph",
        "compile sdsa --emit tile",
        "run --help",
        "run nothing",
        "run missing.mlir",
        "run sdsa --device cuda",
        "bench --help",
        "bench sdsa -o nowhere",
        "diff sdsa --no-resources",
        "reduce missing.mlir --test false",
        "tune --help",
        "tune sdsa -o nowhere",
    ],
)
def test_quick_commands_load_neither_torch_nor_triton(arguments: str) -> None:
    program = f"""
import contextlib, sys
from winnow import devices
from winnow.cli.main import main
devices.present_targets = list  # there are none
with contextlib.suppress(SystemExit):
    main({arguments.split()!r})
sys.exit(bool({{'torch', 'triton'}} & set(sys.modules)))
"""
    run = subprocess.run([sys.executable, "-c", program], stdout=subprocess.DEVNULL)
    assert run.returncode == 0


def _winnow(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([SCRIPT, *arguments], capture_output=True, text=True, check=True)
