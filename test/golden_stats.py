# SPDX-License-Identifier: Apache-2.0
"""What kernels take as they are planned for Hopper, kept so that a change of it is seen.

``python test/golden_stats.py``, or ``make golden`` with both ends of the supported versions of
Triton, writes anew what the version that is installed makes of them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from golden import FOLDER

from winnow.backend.driver import compile_graph
from winnow.backend.toolchain import require_triton
from winnow.kernels import KERNELS
from winnow.stats.kernel_stats import kernel_stats
from winnow.targets import Target

FILE = FOLDER / "stats.json"
TARGET = Target.parse("cuda:90")
NO_REPAIR = "without repair"
SUBJECTS = {
    "sdsa": ("sdsa", True),
    f"sdsa {NO_REPAIR}": ("sdsa", False),
    "sdsa-nvfp4": ("sdsa-nvfp4", True),
    "deepseek-v32": ("deepseek-v32", True),
    "glm5": ("glm5", True),
    "qsa": ("qsa", True),
}
"""Names, with the kernel of each and whether it repairs."""

Stats = dict[str, float]


def triton_version() -> str:
    """The installed Triton's major and minor version."""
    return ".".join(str(require_triton().__version__).split(".")[:2])


def measure(subject: str) -> Stats:
    """What the kernel takes, and the instructions that a thread issues in its main loop a score."""
    kernel, repair = SUBJECTS[subject]
    stats = kernel_stats(compile_graph(KERNELS[kernel].graph(repair=repair), TARGET))
    loop, resources = stats.main_loop, stats.resources
    assert loop is not None
    names = ("always", "conditional", "nested", "inner")
    per_score = {f"{name} per score": stats.per_score(getattr(loop, name)) for name in names}
    return {
        "registers": resources.registers,
        "stack bytes": resources.stack_bytes,
        "shared bytes": resources.shared_bytes,
        "stack loads in the main loop": loop.local_loads,
        "stack stores in the main loop": loop.local_stores,
        **{name: round(each, 2) for name, each in per_score.items() if each is not None},
    }


def read() -> dict[str, dict[str, Stats]]:
    """What was kept, by the version of Triton and by the subject."""
    kept: dict[str, dict[str, Stats]] = json.loads(FILE.read_text(encoding="utf-8"))
    return kept


def differences(subject: str, kept: Mapping[str, float], found: Mapping[str, float]) -> list[str]:
    """A line for each number that is not what it was."""
    return [
        f"{subject}: {name} were {kept.get(name)}, are {found.get(name)}"
        for name in dict.fromkeys([*kept, *found])
        if kept.get(name) != found.get(name)
    ]


def main() -> None:
    """Writes what has changed, and prints it."""
    kept, version = read(), triton_version()
    found = {subject: measure(subject) for subject in SUBJECTS}
    before = kept.get(version, {})
    for subject, stats in found.items():
        for line in differences(subject, before.get(subject, {}), stats):
            print(f"Triton {version}, {line}")
    kept[version] = found
    FILE.write_text(f"{json.dumps(kept, indent=2)}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
