# SPDX-License-Identifier: Apache-2.0
"""Options that say what to measure at, and what there is where nothing can be measured."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from winnow.cli.run import SIZES, SIZES_OF_HEADS, positive


def add_sizes(group: argparse._ArgumentGroup) -> None:
    """Adds ``--rows``, ``--keys`` and ``--density``."""
    for name, text in (("rows", "query rows"), ("keys", "keys that each of them sees")):
        usual, of_heads = (getattr(sizes["cuda"], name) for sizes in (SIZES, SIZES_OF_HEADS))
        text += f" (default: {usual:,}; where queries have several heads, {of_heads:,})"
        group.add_argument(f"--{name}", type=positive, metavar="N", help=text)
    group.add_argument(
        "--density",
        type=float,
        metavar="SHARE",
        help="share of a row's keys that score no less than its threshold (default: that of 1.15"
        " times --top-k of them)",
    )


def without_cuda(targets: Sequence[str]) -> str:
    """The end of a message that there is no GPU to measure on, where those here are of AMD."""
    found = next((target for target in targets if target.startswith("hip:")), None)
    if found is None:
        return ""
    return f"; of {found}, `winnow compile --stats` and `winnow report` tell what a kernel takes"
