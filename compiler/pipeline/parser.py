# SPDX-License-Identifier: Apache-2.0
"""Pipelines as text: ``builtin.module(fuse-scores,plan-sweep{num-warps=8},canonicalize)``.

The wrapper ``builtin.module(...)`` may be left out. Passes of MLIR may be nested in other ops, as
in ``func.func(canonicalize)``; ours run on the module. Names and options are checked while parsing.
"""

from __future__ import annotations

import re

from winnow.pipeline.base import Pass
from winnow.pipeline.options import QUOTED, parse_options
from winnow.pipeline.registry import load_pass, pass_names
from winnow.pipeline.text import Cursor, suggestion
from winnow.pipeline.upstream import COMMON, UpstreamPass, why_invalid

Step = Pass | UpstreamPass

WRAPPER = "builtin.module"
NAME = re.compile(r"[A-Za-z_][\w.$-]*")
NOT_BRACE = re.compile(r'[^{}"]+')
MAX_NESTING = 16


def parse_steps(text: str) -> tuple[Step, ...]:
    """The steps of a pipeline; raises ``PipelineError``, which points into ``text``."""
    cursor = Cursor(text)
    wrapped = cursor.match(re.compile(re.escape(WRAPPER) + r"\s*\(")) is not None
    steps = _steps(cursor, ())
    if wrapped:
        cursor.expect(")", f"after the passes of `{WRAPPER}`")
    if not cursor.at_end():
        raise cursor.error("expected `,` or the end" if not wrapped else "expected the end")
    return tuple(steps)


def format_steps(steps: tuple[Step, ...]) -> str:
    """The text that ``parse_steps`` reads as ``steps``."""
    return f"{WRAPPER}({','.join(map(str, steps))})"


def _steps(cursor: Cursor, anchors: tuple[str, ...]) -> list[Step]:
    if cursor.at_end() or cursor.text[cursor.at] == ")":
        return []
    steps = [_step(cursor, anchors)]
    while cursor.take(","):
        steps.append(_step(cursor, anchors))
    return steps


def _step(cursor: Cursor, anchors: tuple[str, ...]) -> Step:
    at = cursor.start()
    name = cursor.match(NAME)
    if name is None:
        raise cursor.error("expected the name of a pass")
    if name in pass_names():
        if anchors:
            raise cursor.error(f"`{name}` runs on the module, not nested in `{anchors[-1]}`", at)
        return _own_pass(cursor, name, at)
    if cursor.take("("):
        return _nested(cursor, (*anchors, name), at)
    text = name + _braced(cursor)
    reason = why_invalid(text)
    if reason is None:
        return UpstreamPass(name, text)
    if why_invalid(name) is not None:
        near = suggestion(name, (*pass_names(), *COMMON))
        raise cursor.error(f"there is no pass `{name}`{near}", at)
    raise cursor.error(f"MLIR rejects the options of `{name}` ({reason})", at)


def _own_pass(cursor: Cursor, name: str, at: int) -> Pass:
    pass_class = load_pass(name)
    values = parse_options(cursor, pass_class)
    try:
        return pass_class(**values)
    except ValueError as error:
        raise cursor.error(f"`{name}`: {error}", at) from None


def _nested(cursor: Cursor, anchors: tuple[str, ...], at: int) -> UpstreamPass:
    if len(anchors) > MAX_NESTING:
        raise cursor.error(f"passes are nested more than {MAX_NESTING} deep", at)
    anchor = anchors[-1]
    steps = _steps(cursor, anchors)
    cursor.expect(")", f"after the passes of `{anchor}`")
    text = f"{anchor}({','.join(map(str, steps))})"
    reason = why_invalid(text)
    if reason is not None:
        raise cursor.error(f"MLIR rejects `{text}` ({reason})", at)
    return UpstreamPass(f"{anchor}({','.join(step.name for step in steps)})", text)


def _braced(cursor: Cursor) -> str:
    """Reads ``{...}`` with whatever is nested in it, if it stands here; returns its text."""
    start = cursor.start()
    if not cursor.take("{"):
        return ""
    depth = 1
    while depth:
        if cursor.take("{"):
            depth += 1
        elif cursor.take("}"):
            depth -= 1
        elif cursor.match(QUOTED) is None and cursor.match(NOT_BRACE) is None:
            raise cursor.error("the options have no closing `}`", start)
    return cursor.text[start : cursor.at]
