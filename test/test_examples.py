# SPDX-License-Identifier: Apache-2.0
"""The examples run, and tell when something is wrong."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import torch

from winnow import sdsa

EXAMPLE = Path(__file__).parent.parent / "examples" / "sparse_attention_indexer.py"
FAULTS = ["missing", "twice", "lesser"]
SIZES = ["--rows", "256", "--keys", "200", "--top-k", "8"]


@pytest.fixture(scope="module")
def indexer() -> ModuleType:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location(EXAMPLE.stem, EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[EXAMPLE.stem] = module  # where its dataclasses look up their annotations
    spec.loader.exec_module(module)
    return module


def test_sparse_attention_indexer(
    indexer: ModuleType, device: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Prompts of 200 and 150 keys, in two chunks of 128."""
    assert indexer.main(["--device", device, *SIZES]) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = [line.split() for line in lines if line.strip()[:1].isdigit() and "prompts" not in line]
    assert [row[:3] for row in rows] == [["1", "128", "1.000000"], ["2", "200", "1.000000"]]
    assert ("ms" in " ".join(lines)) == (device == "cuda")
    assert lines[-1] == "every top-k is exact"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_wrong_key_is_found(
    indexer: ModuleType,
    fault: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One of the last row, in the first chunk."""

    def top_k(query: torch.Tensor, cache: torch.Tensor, ends: torch.Tensor, *_: Any, **sizes: Any):  # type: ignore[no-untyped-def]
        scores = prefill.scores(chunks.pop(0))
        order = scores.argsort(dim=1, descending=True).int()
        keys = torch.where(torch.arange(order.shape[1]) < ends[:, None], order, -1)
        top_keys = keys[:, : sizes["top_k"]].clone()
        if len(calls) == 0:
            faults = torch.stack([torch.tensor(-1), top_keys[-1, 0], keys[-1, 60]])
            top_keys[-1, 3] = faults[FAULTS.index(fault)]
        calls.append(ends)
        return top_keys

    calls: list[torch.Tensor] = []
    arguments = indexer.parse(["--device", "cpu", *SIZES])
    prefill = indexer.Prefill(arguments)
    chunks = list(prefill.chunks())
    monkeypatch.setattr(sdsa, "top_k", top_k)
    assert indexer.main(["--device", "cpu", *SIZES]) == 1
    out = capsys.readouterr().out
    assert "0.99" in out
    assert out.splitlines()[-1] == "MISMATCH: keys are missing"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--rows", "200"], "--rows must be a multiple of 128 for each prompt"),
        (["--rows", "256", "--requests", "3"], "--rows must be a multiple of 128 for each prompt"),
        (["--top-k", "0"], "all sizes must be positive"),
    ],
)
def test_bad_sizes(
    indexer: ModuleType,
    arguments: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit, match="2"):
        indexer.main(["--device", "cpu", *arguments])
    assert message in capsys.readouterr().err
