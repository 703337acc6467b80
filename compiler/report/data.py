# SPDX-License-Identifier: Apache-2.0
"""The page's listings, compressed so that even those of large kernels fit into it.

That is JSON, compressed by gzip and written in base64. ``levels`` holds the text of each level by
lines, with the source lines and numbers of ops of each, and the numbers, from 0, of those whose
are only the line's before; ``passes`` the rows of each one's diff;
``chains`` the ways in which ops came to be, and ``ways`` the place among these of each op's, op 0
being none.
"""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Mapping, Sequence
from typing import Any

from winnow.report.kernel_report import KernelReport
from winnow.report.listing import Listing


def pack(report: KernelReport) -> str:
    """The listings of a report as text for ``unpack``, and for the page's own script."""
    chains = list(dict.fromkeys([(), *report.chains.values()]))
    places = {chain: place for place, chain in enumerate(chains)}
    most = max(report.chains, default=0)
    fields = {
        "levels": {level: _listing(listing) for level, listing in report.levels.items()},
        "passes": [
            {
                "name": each.name,
                "rows": [[row.kind, row.line.text, _few(row.line.sources)] for row in rows],
            }
            for each in report.passes
            if len(rows := each.change.rows) > each.change.count(" ")
        ],
        "names": ["", *(each.name for each in report.passes)],
        "chains": chains,
        "ways": [places[report.chains.get(op, ())] for op in range(most + 1)],
    }
    text = json.dumps(fields, separators=(",", ":"))
    return base64.b64encode(gzip.compress(text.encode(), mtime=0)).decode()


def unpack(text: str) -> Any:
    """What ``pack`` made text of."""
    return json.loads(gzip.decompress(base64.b64decode(text)))


def _listing(listing: Listing) -> Mapping[str, Any]:
    return {
        "text": [line.text for line in listing],
        "sources": [_few(line.sources) for line in listing],
        "ops": [_few(line.ops) for line in listing],
        "guessed": [number for number, line in enumerate(listing) if not line.is_noted],
    }


def _few(values: Sequence[int]) -> int | Sequence[int]:
    """0 for none, and one by itself."""
    return values if len(values) > 1 else next(iter(values), 0)
