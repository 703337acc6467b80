# SPDX-License-Identifier: Apache-2.0
"""The options of passes: how fields of a pass are described, read from text and written to it.

In text, a pass's options stand in braces: ``plan-sweep{target=cuda:90 num-warps=8 trace}``. A
value is a plain word or a JSON string; a bare name sets a ``bool`` option; ``none`` is ``None``
where the type allows it.
"""

from __future__ import annotations

import dataclasses
import json
import re
import types
import typing
from typing import Any

from winnow.pipeline.text import Cursor, suggestion

if typing.TYPE_CHECKING:
    from winnow.pipeline.base import Pass

NAME = re.compile(r"[A-Za-z_][\w-]*")
PLAIN = re.compile(r'[^\s{}"]+')
QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
INTEGER = re.compile(r"-?[0-9]+")


@dataclasses.dataclass(frozen=True)
class Option:
    """An option; ``kind`` is ``int``, ``bool`` or ``str``, ``choices`` are those of a Literal."""

    name: str
    field: str
    kind: type
    choices: tuple[int | str, ...]
    optional: bool
    default: Any
    help: str

    @property
    def type_text(self) -> str:
        """The values that the option takes, for people."""
        words = [str(choice) for choice in self.choices] or [self.kind.__name__]
        return "|".join(words + ["none"] * self.optional)

    def parse(self, word: str, quoted: bool) -> Any:
        """The value that ``word`` spells; raises ``ValueError`` where the type has none such."""
        if self.optional and word == "none" and not quoted:
            return None
        if self.kind is bool and word in ("true", "false"):
            return word == "true"
        if self.kind is int and INTEGER.fullmatch(word):
            return self._choice(int(word))
        if self.kind is str:
            return self._choice(word)
        raise ValueError(f"option `{self.name}` takes {self.type_text}, not `{word}`")

    def _choice(self, value: int | str) -> int | str:
        if self.choices and value not in self.choices:
            near = suggestion(str(value), map(str, self.choices))
            raise ValueError(f"option `{self.name}` takes {self.type_text}, not `{value}`{near}")
        return value


def format_value(value: Any) -> str:
    """The text that an option's ``parse`` reads as ``value``."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) or (PLAIN.fullmatch(value) and value != "none"):
        return str(value)
    return json.dumps(value)


def options_of(pass_class: type[Pass]) -> tuple[Option, ...]:
    """The options of a pass; raises ``TypeError`` at a field that can't be one."""
    hints = typing.get_type_hints(pass_class)
    return tuple(
        _describe(pass_class, field, hints[field.name]) for field in dataclasses.fields(pass_class)
    )


def parse_options(cursor: Cursor, pass_class: type[Pass]) -> dict[str, Any]:
    """Reads ``{name=value ...}``, if it stands at ``cursor``; returns the fields that it sets.

    Raises ``PipelineError`` at an unknown or repeated option, and at a value of another type.
    """
    options = {option.name: option for option in options_of(pass_class)}
    values: dict[str, Any] = {}
    if not cursor.take("{"):
        return values
    while not cursor.take("}"):
        at = cursor.start()
        name = cursor.match(NAME)
        if name is None:
            raise cursor.error(f"expected an option of `{pass_class.name}` or `}}`")
        if name not in options:
            near = suggestion(name, options)
            raise cursor.error(f"`{pass_class.name}` has no option `{name}`{near}", at)
        option = options[name]
        if option.field in values:
            raise cursor.error(f"option `{name}` is given twice", at)
        values[option.field] = _parse_value(cursor, option)
    return values


def format_options(pass_: Pass) -> str:
    """The options of ``pass_`` that differ from their defaults, as ``parse_options`` reads them."""
    words = [
        f"{option.name}={format_value(getattr(pass_, option.field))}"
        for option in options_of(type(pass_))
        if getattr(pass_, option.field) != option.default
    ]
    return f"{{{' '.join(words)}}}" if words else ""


def _parse_value(cursor: Cursor, option: Option) -> Any:
    if not cursor.take("="):
        if option.kind is bool:
            return True
        raise cursor.error(f"expected `=` and a value of option `{option.name}`")
    at = cursor.start()
    quoted = cursor.match(QUOTED)
    word = cursor.match(PLAIN) if quoted is None else _unquote(cursor, quoted, at)
    if word is None:
        raise cursor.error(f"expected a value of option `{option.name}`")
    try:
        return option.parse(word, quoted is not None)
    except ValueError as error:
        raise cursor.error(str(error), at) from None


def _unquote(cursor: Cursor, quoted: str, at: int) -> str:
    try:
        return str(json.loads(quoted))
    except ValueError:
        raise cursor.error("not a JSON string", at) from None


def _type_name(hint: Any) -> str:
    return hint.__name__ if isinstance(hint, type) else str(hint)


def _describe(pass_class: type[Pass], field: dataclasses.Field[Any], hint: Any) -> Option:
    union = typing.get_origin(hint) in (typing.Union, types.UnionType)
    members = typing.get_args(hint) if union else (hint,)
    bases = [member for member in members if member is not types.NoneType]
    literal = typing.get_origin(bases[0]) is typing.Literal
    choices = typing.get_args(bases[0]) if literal else ()
    kinds = {type(choice) for choice in choices} or set(bases)
    kind = next(iter(kinds))
    if (
        len(bases) != 1
        or len(kinds) != 1
        or kind not in (int, bool, str)
        or (literal and kind is bool)
    ):
        raise TypeError(
            f"{pass_class.__name__}.{field.name}: {_type_name(hint)} is not a type of an option, "
            "which are int, bool, str, a Literal of ints or of strings, and any of these `| None`"
        )
    if field.default is dataclasses.MISSING:
        raise TypeError(f"{pass_class.__name__}.{field.name} has no default")
    return Option(
        name=field.name.replace("_", "-"),
        field=field.name,
        kind=kind,
        choices=choices,
        optional=len(bases) < len(members),
        default=field.default,
        help=field.metadata.get("help", ""),
    )
