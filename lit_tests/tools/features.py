# SPDX-License-Identifier: Apache-2.0
"""What a test may ask of the machine in ``REQUIRES`` and ``UNSUPPORTED``.

``triton-3.9``: the installed Triton is a 3.9. ``cuda``: there is a CUDA GPU. ``cuda-90``: there is
one of compute capability 9.0.
"""

import importlib.metadata
import re

from winnow.devices import present_targets


def available_features() -> set[str]:
    """The features of this machine."""
    major, minor = importlib.metadata.version("triton").split(".")[:2]
    targets = present_targets()
    gpus = {target.replace(":", "-") for target in targets if target.startswith("cuda:")}
    return {f"triton-{major}.{minor}"} | gpus | ({"cuda"} if gpus else set())


def is_feature(name: str) -> bool:
    """Whether some machine could have the feature ``name``."""
    return re.fullmatch(r"triton-3\.\d+|cuda(-\d+)?", name) is not None
