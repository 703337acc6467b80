# SPDX-License-Identifier: Apache-2.0
"""Which passes there are: those of ``winnow.passes``, and what modules from outside add."""

from __future__ import annotations

import importlib
import os
import re
import sys
from typing import TypeVar

from winnow.errors import PipelineError
from winnow.passes import PASSES
from winnow.pipeline.base import Pass
from winnow.pipeline.options import options_of

PassClass = TypeVar("PassClass", bound=type[Pass])

KEBAB_CASE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

_factories: dict[str, str | type[Pass]] = dict(PASSES)
_loaded: list[str] = []


def pass_names() -> tuple[str, ...]:
    """The names of all passes, those of ``winnow.passes`` first."""
    return tuple(_factories)


def load_pass(name: str) -> type[Pass]:
    """The class of a pass, imported now if need be; raises ``KeyError``."""
    factory = _factories[name]
    if isinstance(factory, str):
        module, _, attribute = factory.partition(":")
        return getattr(importlib.import_module(module), attribute)
    return factory


def register_pass(pass_class: PassClass) -> PassClass:
    """Adds a pass by its own name; returns it, so as to decorate its class.

    Raises ``ValueError`` where the name is not in kebab case or taken by another pass, and
    ``TypeError`` at a field that can't be an option.
    """
    name = pass_class.name
    options_of(pass_class)
    if not KEBAB_CASE.fullmatch(name):
        raise ValueError(f"the name of a pass must be in kebab case, but is {name!r}")
    if _factories.setdefault(name, pass_class) != pass_class:
        raise ValueError(f"there is another pass named `{name}`")
    return pass_class


def load_module(name: str) -> None:
    """Imports a module that registers passes or dialects, also from the current directory.

    That is searched first, as by ``python -m``. Raises ``PipelineError``.
    """
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        importlib.import_module(name)
    except (Exception, SystemExit) as error:  # whatever the module's own code raises
        raise PipelineError(f"can't load `{name}`: {type(error).__name__}: {error}") from error
    if name not in _loaded:
        _loaded.append(name)


def loaded_modules() -> tuple[str, ...]:
    """The modules that ``load_module`` imported, so that a command to run again can name them."""
    return tuple(_loaded)
