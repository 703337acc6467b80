# SPDX-License-Identifier: Apache-2.0
"""What a test may ask of the machine in ``REQUIRES`` and ``UNSUPPORTED``.

``triton-3.9``: the installed Triton is a 3.9. ``cuda``: there is a CUDA GPU. ``cuda-90``: there is
one of compute capability 9.0. ``all-targets``: each kernel is to be compiled for each target, which
takes minutes.
"""

import importlib.metadata
import os
import re

from winnow.devices import present_targets

ALL_TARGETS = "WINNOW_TEST_ALL_TARGETS"
"""The variable that asks for ``all-targets``."""


def available_features() -> set[str]:
    """The features of this machine."""
    major, minor = importlib.metadata.version("triton").split(".")[:2]
    targets = present_targets()
    gpus = {target.replace(":", "-") for target in targets if target.startswith("cuda:")}
    wanted = {"all-targets"} if os.environ.get(ALL_TARGETS) else set()
    return {f"triton-{major}.{minor}"} | gpus | ({"cuda"} if gpus else set()) | wanted


def is_feature(name: str) -> bool:
    """Whether some machine could have the feature ``name``."""
    return re.fullmatch(r"triton-3\.\d+|cuda(-\d+)?|all-targets", name) is not None
