# SPDX-License-Identifier: Apache-2.0
"""Command lines: what a word that is not known may have been meant to be."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from winnow.pipeline.text import suggestion


class Parser(argparse.ArgumentParser):
    """Refuses words that are close to known ones with a suggestion, and help that can't be told."""

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            known = [str(choice) for choice in action.choices]
            near = suggestion(str(value), known)
            message = f"invalid choice: '{value}'{near} (choose from {', '.join(known)})"
            raise argparse.ArgumentError(action, message)

    def _print_message(self, message: str, file: Any = None) -> None:
        (sys.stderr if file is None else file).write(message)  # argparse would drop its errors


def refuse_unknown(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """Ends the process for ``words`` that ``parser`` knows nothing of, if there are any."""
    if words:
        options = [text for action in parser._actions for text in action.option_strings]
        wrong = next((word.partition("=")[0] for word in words if word.startswith("-")), "")
        near = suggestion(wrong, options)
        parser.error(f"unrecognized arguments: {' '.join(words)}{near}")
