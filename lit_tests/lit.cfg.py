# SPDX-License-Identifier: Apache-2.0
"""Configuration of the lit tests: run them with ``lit lit_tests``."""

# ruff: noqa: F821  (lit defines config and lit_config)
import importlib.util
import os
import sys
from pathlib import Path

_ROOT = Path(__file__).parent
_TOOLS = _ROOT / "tools"
sys.path.insert(0, str(_TOOLS))

from checked_format import CheckedFormat  # noqa: E402
from features import available_features  # noqa: E402


def _package_directory(name: str) -> Path:
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        lit_config.fatal(f"{name} is not installed beside lit")
    return Path(spec.origin).parent


config.name = "winnow"
config.test_format = CheckedFormat()
config.suffixes = [".mlir", ".test"]
config.excludes = ["inputs", "tools"]
config.test_source_root = str(_ROOT)
config.test_exec_root = str(_ROOT.parent / "build" / "lit_tests")
config.available_features = available_features()

# This environment's scripts (winnow-opt, winnow, python), our `not`, and Triton's FileCheck.
_directories = [Path(sys.executable).parent, _TOOLS, _package_directory("triton")]
config.environment["PATH"] = os.pathsep.join([*map(str, _directories), os.environ["PATH"]])
config.environment["FILECHECK_OPTS"] = "--enable-var-scope"
config.environment["PYTHONPATH"] = str(_TOOLS / "without_triton")
