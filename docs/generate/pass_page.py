# SPDX-License-Identifier: Apache-2.0
"""The page of passes: what each one does, and its options."""

from __future__ import annotations

from collections.abc import Iterator

from docstrings import link, markdown, summary, table

from winnow.passes import PASSES
from winnow.pipeline import Pass
from winnow.pipeline.options import Option, format_value, options_of
from winnow.pipeline.registry import load_pass
from winnow.pipeline.upstream import COMMON


def pass_page() -> str:
    """The page of Winnow's own passes, with those of MLIR that listings show."""
    passes = [load_pass(name) for name in PASSES]
    names = [[link(each.name), summary(each)] for each in passes]
    blocks = ["# Passes", _introduction(), table(["pass", ""], names)]
    for each in passes:
        blocks += _pass(each)
    rows = [[f"`{name}`", text] for name, text in COMMON.items()]
    blocks += ["## Passes of MLIR", "Any other can be named as well.", table(["pass", ""], rows)]
    return "\n\n".join(blocks) + "\n"


def _introduction() -> str:
    return (
        "In the order in which a selection is lowered. In a pipeline, options stand in braces:\n"
        "`plan-sweep{target=cuda:90 tile-keys=64}`. What is left out is the default."
    )


def _pass(pass_class: type[Pass]) -> Iterator[str]:
    path = f"{pass_class.__module__.removeprefix('winnow.').replace('.', '/')}.py"
    yield f"## `{pass_class.name}`"
    yield markdown(pass_class)
    options = [_row(option) for option in options_of(pass_class)]
    if options:
        yield table(["option", "type", "default", ""], options)
    yield f"Defined in [{path}](../../{path})."


def _row(option: Option) -> list[str]:
    default = format_value(option.default)
    return [f"`{option.name}`", f"`{option.type_text}`", f"`{default}`", option.help]
