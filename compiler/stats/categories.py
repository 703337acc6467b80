# SPDX-License-Identifier: Apache-2.0
"""What instructions are for."""

from __future__ import annotations

import re
from typing import Literal, get_args

Category = Literal[
    "mma", "memory", "constants", "integer", "float", "move", "lanes", "sync", "control", "other"
]
"""Products of matrices; loads, stores and atomics, of each memory but constants; arithmetic,
comparisons and selections; copies, also between kinds of registers; what threads of a warp tell
each other; barriers and waits; branches and what brings threads together after them."""
CATEGORIES: tuple[Category, ...] = get_args(Category)
LOCAL_LOAD, LOCAL_STORE = "LDL", "STL"
"""Where registers do not suffice."""

_MOVES = re.compile(
    r"IMAD\.MOV\b|HFMA2\.MMA\b|U?MOV\b|(CS|S)2U?R\b|R2UR\b|U[PR]2U[PR]\b|P2R\b|R2P\b"
)
_NAMES: tuple[tuple[Category, str], ...] = (
    ("mma", r"[A-Z]*MMA"),
    ("constants", r"U?LDCU?"),
    ("lanes", r"SHFL|VOTEU?|MATCH|C?REDUX|ELECT"),
    (
        "sync",
        r"BAR|B2R|UCGABAR_\w+|(LDG)?DEPBAR|MEMBAR|FENCE|(CGA)?ERRBAR|SYNCS|WARPSYNC|WARPGROUP"
        r"|ARRIVES|UTCBAR|ACQBULK|NANOSLEEP",
    ),
    ("control", r"BRA|JMP|CALL|RET|EXIT|KILL|BSSY|BSYNC|BREAK|BPT|YIELD"),
    (
        "memory",
        r"LD([GSL]|SM|GSTS|TM)?|ST([GSL]|SM|TM|AS)?|ATOM[GS]?|REDG?|CCTL|UTMA\w+|UBLK\w+|UTCCP",
    ),
    (
        "float",
        r"U?[FDH](ADD|MUL|FMA|SETP?|SEL|MNMX|CHK|SWZADD)[23]?|MUFU|FRND|U?F2(I|F|FP|IP)"
        r"|U?I2(F|FP|IP)",
    ),
    (
        "integer",
        r"U?(IADD3?|IMAD|IMUL|IABS|IMNMX|ISETP|LEA|LOP3?|SHF|SHL|SHR|PRMT|POPC|FLO|BREV|SGXT|BMSK"
        r"|SEL|PLOP3|V(IADD|IMNMX3?|IADDMNMX|ABSDIFF4?|HMNMX))|IDP",
    ),
)
_PATTERNS = tuple((category, re.compile(names)) for category, names in _NAMES)


def category_of(opcode: str) -> Category:
    """The category of an opcode with its modifiers, such as ``LDG.E.64``."""
    if _MOVES.match(opcode):
        return "move"
    name = opcode.partition(".")[0]
    return next((c for c, names in _PATTERNS if names.fullmatch(name)), "other")
