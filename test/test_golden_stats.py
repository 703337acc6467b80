# SPDX-License-Identifier: Apache-2.0
"""Registers, stack, shared memory and instructions of kernels are what they were."""

from __future__ import annotations

import pytest
from golden import ADVICE
from golden_stats import SUBJECTS, differences, measure, read, triton_version

pytestmark = pytest.mark.triton


@pytest.mark.parametrize("subject", SUBJECTS)
def test_kernels_take_what_they_did(subject: str) -> None:
    version, kept = triton_version(), read()
    if version not in kept:
        pytest.skip(f"nothing is kept for Triton {version}")
    found = differences(subject, kept[version][subject], measure(subject))
    assert not found, "\n  ".join([f"{ADVICE}:", *found])


def test_no_kernel_spills() -> None:
    spills = {
        f"{subject}, Triton {version}": stats["stack bytes"]
        for version, kept in read().items()
        for subject, stats in kept.items()
        if stats["stack bytes"]
    }
    assert spills == {}


def test_what_is_kept() -> None:
    assert {version: list(kept) for version, kept in read().items()} == {
        "3.6": list(SUBJECTS),
        "3.9": list(SUBJECTS),
    }


def test_differences_name_each_number() -> None:
    kept = {"registers": 80, "stack bytes": 0, "gone": 1}
    assert differences("k", kept, {"registers": 80, "stack bytes": 8, "new": 2.5}) == [
        "k: stack bytes were 0, are 8",
        "k: gone were 1, are None",
        "k: new were None, are 2.5",
    ]
    assert differences("k", kept, kept) == []
