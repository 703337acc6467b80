# SPDX-License-Identifier: Apache-2.0
"""The option ``--seed`` of the commands that make inputs."""

from __future__ import annotations

import pytest

from winnow.cli.main import main


@pytest.mark.parametrize("value", ["-1", "99999999999999999999999"])
@pytest.mark.parametrize("command", ["run sdsa", "bench -o x", "tune sdsa -o x"])
def test_seeds_that_are_none(command: str, value: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([*command.split(), "--seed", value])
    message = f"argument --seed: must be from 0 to {2**63 - 1}, not {value}"
    assert message in capsys.readouterr().err


def test_the_largest_seed(capsys: pytest.CaptureFixture[str]) -> None:
    words = "run sdsa --device cpu --rows 128 --keys 150"
    assert main([*words.split(), "--seed", str(2**63 - 1)]) == 0
