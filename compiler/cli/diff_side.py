# SPDX-License-Identifier: Apache-2.0
"""One side of `winnow diff`: a kernel or file, lowered as the command line says for that side."""

from __future__ import annotations

import argparse
import copy
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn

from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.cli import subject
from winnow.pipeline import Pipeline
from winnow.pipeline.text import suggestion


@dataclass(frozen=True)
class Side:
    """``name`` is ``left`` or ``right``; ``label`` says what was lowered, and how."""

    name: str
    label: str
    kernel: Kernel


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds what can be said of both sides, or of one."""
    subject.add_parameters(parser)
    subject.add_target(parser)
    parser.add_argument(
        "--pass-pipeline",
        metavar="TEXT",
        help="passes to run first; from where they lead, the default ones go on",
    )
    parser.add_argument(
        "--swap",
        action="append",
        metavar="PASS=TEXT",
        help="what to run in place of a pass, e.g. lower-scatter=my-scatter{width=8}",
    )


def make_side(name: str, text: str, words: Sequence[str], common: argparse.Namespace) -> Side:
    """The side that ``words`` describe, options without their dashes, over those in ``common``.

    Raises ``ValueError`` for a word that is none, and what `winnow compile` raises.
    """
    arguments = _parse(name, words, copy.copy(common))
    source = subject.read(text, arguments)
    if subject.is_file(source.name):
        subject.refuse_parameters(arguments)
    if arguments.pass_pipeline:
        Pipeline.parse(arguments.pass_pipeline).run(source.module)
    target = subject.choose_target(source.module, arguments.target)
    kernel = compile_graph(
        source.module,
        target,
        subject.choose_plan(source.module, arguments),
        swaps=dict(_swap(each) for each in arguments.swap or ()),
    )
    return Side(name, " ".join([source.name, *words]), kernel)


def _parse(name: str, words: Sequence[str], common: argparse.Namespace) -> argparse.Namespace:
    parser = _Parser(prog=f"--{name}", add_help=False, allow_abbrev=False)
    add_options(parser)
    known = [flag.removeprefix("--") for flag in parser.flags()]
    for word in words:
        option = word.partition("=")[0]
        if option not in known:
            raise ValueError(f"--{name}: there is no `{option}`{suggestion(option, known)}")
    return parser.parse_args([f"--{word}" for word in words], common)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        message = re.sub(r"^argument --", "", message)
        raise ValueError(f"{self.prog}: {message}")

    def flags(self) -> list[str]:
        return list(self._option_string_actions)


def _swap(text: str) -> tuple[str, str]:
    name, equals, replacement = text.partition("=")
    if not equals:
        raise ValueError(f"a swap is PASS=TEXT, not `{text}`")
    return name, replacement
