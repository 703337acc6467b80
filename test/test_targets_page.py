# SPDX-License-Identifier: Apache-2.0
"""The page of what kernels become on each target has all of both, and is what they become."""

from __future__ import annotations

import os
import re

import pytest
from targets_page import PAGE, TARGETS, targets_page

from winnow.backend.toolchain import require_triton
from winnow.kernels import KERNELS
from winnow.targets import Target

ROW = re.compile(r"^\| `(\S+)` \| `(\S+)` \|(.*)\|$", re.MULTILINE)
ALL_TARGETS = "WINNOW_TEST_ALL_TARGETS"


def test_each_kernel_and_target_has_a_row() -> None:
    _, *sections = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert [section.split("\n")[0] for section in sections] == [*KERNELS]
    for section in sections:
        rows = ROW.findall(section)
        assert [target for target, _, _ in rows] == [*TARGETS]
        for target, product, numbers in rows:
            shared, available = (int(n.replace(",", "")) for n in numbers.split("|")[-2:])
            assert shared <= available == Target.parse(target).shared_memory
            assert "mma" in product or "mfma" in product


@pytest.mark.triton
@pytest.mark.skipif(not os.environ.get(ALL_TARGETS), reason="takes minutes: `make test-targets`")
def test_the_page_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    version = re.search(r"Triton (3\.\d+)", page)
    assert version is not None
    if not require_triton().__version__.startswith(f"{version[1]}."):
        pytest.skip(f"the page is of Triton {version[1]}")
    assert targets_page() == page, "run `make targets`"
