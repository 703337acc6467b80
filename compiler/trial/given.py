# SPDX-License-Identifier: Apache-2.0
"""Inputs that the command line gives, and the sizes that follow from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from winnow.files import require_file
from winnow.pipeline.text import suggestion
from winnow.trial.roles import Roles, Type
from winnow.trial.sizes import SPREAD, Sizes
from winnow.trial.vectors import DTYPES


def read_inputs(
    words: Sequence[str], types: Mapping[str, Type], device: torch.device
) -> dict[str, Tensor | int | float]:
    """The arguments that ``words`` give, each ``NAME=FILE.npy`` or, for a scalar, ``NAME=NUMBER``.

    Numbers are rounded to the floating-point type of their argument. Raises ``OSError`` for a file
    that can't be read, ``ValueError`` for a name that is not among ``types``, for a file that holds
    no array, and for an array of another shape or kind.
    """
    given: dict[str, Tensor | int | float] = {}
    for word in words:
        name, _, text = word.partition("=")
        if not text:
            raise ValueError(f"an input is NAME=FILE.npy or NAME=NUMBER, not `{word}`")
        if name not in types:
            raise ValueError(f"there is no input `{name}`{suggestion(name, types)}")
        if name in given:
            raise ValueError(f"input `{name}` is given twice")
        given[name] = _read(name, text, types[name], device)
    return given


def fit_sizes(
    roles: Roles, given: Mapping[str, Any], asked: Mapping[str, int], usual: Sizes
) -> Sizes:
    """The sizes that ``given`` arguments and the command line (``asked``) state, or the ``usual``.

    Raises ``ValueError`` where these disagree, and where an argument is too small for the others.
    """
    buffers = roles.row_buffers.items()
    rows = {name: given[name].shape[axis] for name, axis in buffers if name in given}
    tables = dict.fromkeys(keys.block_table for keys in roles.keys)
    requests = {name: len(given[name]) for name in tables if name in given}
    usual_keys = min(_listed_keys(roles, given), default=usual.keys)
    sizes = Sizes(
        rows=_agree("rows", rows, asked, usual.rows),
        keys=_agree("keys", roles.use.contexts(given), asked, usual_keys),
        requests=_agree("requests", requests, asked, usual.requests),
    )
    _check_sizes(roles, given, sizes)
    return sizes


def _listed_keys(roles: Roles, given: Mapping[str, Any]) -> Iterator[int]:
    """How many keys, or samples, there are by each ``given`` argument that has or lists them."""
    for keys in roles.keys:
        if keys.positions is not None and keys.positions in given:
            yield len(given[keys.positions])
        elif keys.block_table in given:
            listed = given[keys.block_table].shape[1] * keys.page_keys
            yield listed if keys.positions is None else -(-listed // SPREAD)
    for each in roles.per_score:
        if each.buffer in given and each.positions not in given:
            listed = given[each.buffer].shape[1]
            yield listed if each.positions is None else -(-listed // SPREAD)


def _agree(what: str, given: Mapping[str, int], asked: Mapping[str, int], usual: int) -> int:
    stated = dict(given) | ({f"--{what}": asked[what]} if what in asked else {})
    for name, size in stated.items():
        first, wanted = next(iter(stated.items()))
        if size != wanted:
            raise ValueError(f"{first} says {wanted} {what}, but {name} says {size}")
    return next(iter(stated.values()), usual)


def _check_sizes(roles: Roles, given: Mapping[str, Any], sizes: Sizes) -> None:
    least = roles.use.least_shapes(sizes.rows)
    for keys in roles.keys:
        columns = 1 if keys.positions in given else -(-sizes.keys // keys.page_keys)
        least[keys.cache] = (1,)
        least[keys.block_table] = (1, max(columns, *least.get(keys.block_table, (1,))))
        least[keys.requests] = (-(-sizes.rows // keys.request_rows),)
    least |= {each.buffer: (1, 1) for each in roles.per_score}
    for name, shape in least.items():
        for axis, size in enumerate(shape):
            if name in given and given[name].shape[axis] < size:
                actual = list(given[name].shape)
                raise ValueError(
                    f"{name} must be at least {size} long along axis {axis}, not of shape {actual}"
                )
    for name in given.keys() & roles.use.zeroed:
        if given[name].any():
            raise ValueError(f"{name} must be zero")


def _read(name: str, text: str, type_: Type, device: torch.device) -> Tensor | int | float:
    if type_.shape == ():
        return _number(name, text, type_.element)
    array = _load(name, text)
    if not _fits(array.shape, type_.shape):
        raise ValueError(f"{name} must be {type_}, not of shape {list(array.shape)}")
    return _tensor(name, array, type_.element).to(device)


def _load(name: str, path: str) -> NDArray[Any]:
    """The array in a file."""
    require_file(Path(path))
    try:
        array = np.load(path, allow_pickle=False)
    except OSError:
        raise
    except MemoryError:
        message = f"{name}: there is no memory for the array that {path} says it holds"
        raise ValueError(message) from None
    except Exception:  # whatever numpy and what it calls raise at what is no array
        array = None
    if not isinstance(array, np.ndarray):
        raise ValueError(f"{name}: {path} holds no array; write it with numpy.save")
    return array


def _number(name: str, text: str, element: str) -> int | float:
    kind = int if element.startswith("i") else float
    try:
        return kind(text)
    except ValueError:
        raise ValueError(f"{name} must be a number ({element}), not `{text}`") from None


def _fits(shape: Sequence[int], wanted: Sequence[int | None] | None) -> bool:
    return wanted is None or (
        len(shape) == len(wanted)
        and all(size in (None, actual) for size, actual in zip(wanted, shape, strict=True))
    )


def _tensor(name: str, array: NDArray[Any], element: str) -> Tensor:
    """The array as a tensor for a buffer of ``element``."""
    if array.dtype == np.dtype("V2") and element == "bf16":
        array = array.view(ml_dtypes.bfloat16)  # numpy.save keeps no more of it than its size
    if element in ("i8", "f8E4M3FN"):
        if array.dtype.kind not in "iuV" or array.itemsize != 1:  # 8-bit floats are V1 in a file
            raise ValueError(f"{name} must hold bytes, not {array.dtype}")
        return torch.from_numpy(np.ascontiguousarray(array).view(np.uint8)).view(DTYPES[element])
    if element == "i32":
        limits = np.iinfo(np.int32)
        if array.dtype.kind not in "iu" or np.any((array < limits.min) | (array > limits.max)):
            raise ValueError(f"{name} must hold integers of 32 bits, not {array.dtype}")
    elif array.dtype.kind not in "fiu" and array.dtype != ml_dtypes.bfloat16:
        raise ValueError(f"{name} must hold numbers, not {array.dtype}")
    wide = np.int32 if element == "i32" else np.float32
    return torch.from_numpy(np.ascontiguousarray(array.astype(wide))).to(DTYPES[element])
