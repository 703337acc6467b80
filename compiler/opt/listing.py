# SPDX-License-Identifier: Apache-2.0
"""The list of passes with their options, written from the passes themselves."""

from __future__ import annotations

import inspect

from winnow.pipeline import Pass
from winnow.pipeline.options import Option, format_value, options_of
from winnow.pipeline.registry import load_pass, pass_names
from winnow.pipeline.upstream import COMMON


def list_passes() -> str:
    """Each pass with its summary and options, then the common ones of MLIR."""
    lines = ["passes:"]
    for pass_class in map(load_pass, pass_names()):
        lines.append(f"  {pass_class.name:<26}  {_summary(pass_class)}")
        lines += [f"    {_left(option):<24}  {_right(option)}" for option in options_of(pass_class)]
    lines += ["", "passes of MLIR (any other can be named as well):"]
    lines += [f"  {name:<26}  {summary}" for name, summary in COMMON.items()]
    return "\n".join(lines)


def _summary(pass_class: type[Pass]) -> str:
    paragraph = inspect.cleandoc(pass_class.__doc__ or "").split("\n\n")[0]
    return " ".join(paragraph.split())


def _left(option: Option) -> str:
    return f"{option.name}=<{option.type_text}>"


def _right(option: Option) -> str:
    return f"{option.help} (default: {format_value(option.default)})"
