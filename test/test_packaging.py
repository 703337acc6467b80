# SPDX-License-Identifier: Apache-2.0
"""The distribution: what a wheel holds, and what importing costs."""

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import winnow

ROOT = Path(__file__).parent.parent
PACKAGES = {"compiler": "winnow", "kernels": "winnow/kernels", "passes": "winnow/passes"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """A wheel built from a copy of the source tree."""
    directory = tmp_path_factory.mktemp("wheel")
    source = directory / "source"
    source.mkdir()
    for package in PACKAGES:
        shutil.copytree(ROOT / package, source / package)
    for file in ("LICENSE", "README.md", "pyproject.toml"):
        shutil.copy(ROOT / file, source)
    options = ["--quiet", "--no-deps", "--no-build-isolation", f"--wheel-dir={directory}"]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, str(source)], check=True)
    return zipfile.ZipFile(next(directory.glob("*.whl")))


def test_wheel_holds_every_module(wheel: zipfile.ZipFile) -> None:
    modules = {
        f"{name}/{path.relative_to(ROOT / directory)}"
        for directory, name in PACKAGES.items()
        for path in (ROOT / directory).rglob("*.py")
    }
    shipped = {name for name in wheel.namelist() if ".dist-info/" not in name}
    page = {f"winnow/report/page.{kind}" for kind in ("html", "css", "js")}
    assert shipped == modules | page | {"winnow/py.typed", "winnow/plans/cuda-90.json"}


def test_version_is_the_distributions(wheel: zipfile.ZipFile) -> None:
    assert Path(str(wheel.filename)).name == f"winnow-{winnow.__version__}-py3-none-any.whl"


def test_changelog_has_the_version() -> None:
    released = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert released[0] == winnow.__version__


def test_import_is_light() -> None:
    program = (
        "import sys, winnow; sys.exit(bool({'torch', 'torch_mlir', 'triton'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0


def test_every_module_states_its_license() -> None:
    modules = [path for directory in PACKAGES for path in (ROOT / directory).rglob("*.py")]
    for directory in ("examples", "lit_tests", "test"):
        modules += (ROOT / directory).rglob("*.py")
    unmarked = [
        path
        for path in modules
        if "SPDX-License-Identifier: Apache-2.0" not in path.read_text()[:99]
    ]
    assert unmarked == []
