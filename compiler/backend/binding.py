# SPDX-License-Identifier: Apache-2.0
"""Gets a kernel's arguments and grid out of the tensors and scalars that a caller passes by name.

It runs at every launch, so it is written out, as straight Python code that asks each tensor for its
shape and strides once, and not again for tensors that are known to have the same ones. What does
not fit, that code only notices; ``Checker`` finds out what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from numbers import Integral, Real
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from winnow.backend.expression import Expression, to_python

if TYPE_CHECKING:
    from winnow.backend.abi import Argument

_T = TypeVar("_T")

Values = Mapping[str, Any]
"""The tensors and scalars that a caller passes, by name."""
Grid = tuple[int, int, int]
"""Programs along x, y and z."""
Binder = Callable[[Values], tuple[list[Any], Grid]]
"""Gets a kernel's arguments and grid."""
Fitter = Callable[[Values], Binder]
"""Makes a binder for values whose tensors differ from the given ones in their addresses alone."""

TORCH_DTYPES = {
    "i1": {"bool"},
    "i8": {"int8", "uint8", "float8_e4m3fn", "float8_e5m2"},
    "i16": {"int16", "uint16"},
    "i32": {"int32", "uint32"},
    "i64": {"int64", "uint64"},
    "f16": {"float16"},
    "bf16": {"bfloat16"},
    "f32": {"float32"},
    "f64": {"float64"},
    "f8E4M3FN": {"float8_e4m3fn"},
    "f8E5M2": {"float8_e5m2"},
}
"""The tensors, by their dtypes in torch, that may stand for a pointer to an element type."""

INTEGERS = {
    "i1": (0, 1),
    **{f"i{bits}": (-(1 << bits - 1), (1 << bits - 1) - 1) for bits in (8, 16, 32, 64)},
}
"""The least and greatest value of each integer type."""


def make_fitter(
    arguments: Sequence[Argument],
    grid: Sequence[Expression],
    symbols: Sequence[Argument],
    least_sizes: Sequence[tuple[Argument, Expression]] = (),
) -> Fitter:
    """A function from values to one that gets ``arguments``, in order, and the grid of such values.

    Both raise ``ValueError`` naming what is missing, unexpected or does not fit.
    """
    checker = Checker([*arguments, *symbols])
    scope: dict[str, Any] = {
        "check": checker.check,
        "dtypes": checker.dtypes,
        "explained": checker.explained,
        "refuse_size": _refuse_size,
    }
    code = "\n".join(_write(arguments, grid, symbols, least_sizes))
    exec(compile(code, "<binder>", "exec"), scope)
    return checker.explained(scope["fit"])


def _write(
    arguments: Sequence[Argument],
    grid: Sequence[Expression],
    symbols: Sequence[Argument],
    least_sizes: Sequence[tuple[Argument, Expression]],
) -> Iterator[str]:
    """The lines of a function ``fit``; ``v0``, ``v1`` ... are the arguments, then the symbols."""
    everything = list(enumerate([*arguments, *symbols]))
    names = dict.fromkeys(argument.name for _, argument in everything)
    misfits = [f"len(values) != {len(names)}"]
    yield "def fit(values):"
    for name in names:
        alike = [(number, argument) for number, argument in everything if argument.name == name]
        kinds = {argument.what for _, argument in alike}
        yield f"    value = values[{name!r}]"
        laid_out = any(argument.layout for _, argument in alike)
        if "address" in kinds:
            yield "    dtype = value.dtype"
        if laid_out or not kinds.isdisjoint({"size", "stride"}):
            yield "    shape = value.shape"
        if laid_out or "stride" in kinds:
            yield "    strides = value.stride()"
        for number, argument in alike:
            if argument.what in ("size", "stride"):
                yield f"    v{number} = {_getter(argument)}"
                misfits += _misfits(f"v{number}", argument)
            if argument.what == "address":
                yield f"    v{number}_fits = {' and '.join(_tensor_fits(argument))}"
                misfits.append(f"not v{number}_fits")
    for number, (size, _) in enumerate(least_sizes):
        yield f"    size{number} = values[{size.name!r}].shape[{size.axis}]"
    yield f"    if {' or '.join(misfits)}:"
    yield "        check(values)"
    yield from _write_bind(arguments, grid, symbols, least_sizes)
    yield "    return explained(bind)"


def _write_bind(
    arguments: Sequence[Argument],
    grid: Sequence[Expression],
    symbols: Sequence[Argument],
    least_sizes: Sequence[tuple[Argument, Expression]],
) -> Iterator[str]:
    """The lines of the function ``bind`` in there, for what such values may differ in."""
    misfits: list[str] = []
    yield "    def bind(values):"
    for number, argument in enumerate([*arguments, *symbols]):
        if argument.what in ("address", "value"):
            yield f"        v{number} = {_getter(argument)}"
            misfits += _misfits(f"v{number}", argument)
    if misfits:
        yield f"        if {' or '.join(misfits)}:"
        yield "            check(values)"
    variables = [f"v{number}" for number in range(len(arguments) + len(symbols))]
    # No number of anything is less than 0.
    amounts = [
        variable if symbol.what == "size" else f"max(0, {variable})"
        for variable, symbol in zip(variables[len(arguments) :], symbols, strict=True)
    ]
    names = [f"amount{number}" for number in range(len(amounts))]
    yield from (f"        {name} = {amount}" for name, amount in zip(names, amounts, strict=True))
    statements, values = to_python([*(least for _, least in least_sizes), *grid], names)
    yield from (f"        {statement}" for statement in statements)
    for number, ((size, _), least) in enumerate(zip(least_sizes, values, strict=False)):
        what = f"the size of {size.name}'s dimension {size.axis}"
        yield f"        if size{number} < {least}:"
        yield f"            refuse_size({what!r}, {least}, size{number})"
    sizes = [f"max(0, {size})" for size in values[len(least_sizes) :]] + ["1"] * (3 - len(grid))
    yield f"        return [{', '.join(variables[: len(arguments)])}], ({', '.join(sizes)})"


def _getter(argument: Argument) -> str:
    axis = argument.axis
    getters = {
        "address": f"values[{argument.name!r}].data_ptr()",
        "size": f"shape[{axis}]",
        "stride": f"strides[{axis}] if shape[{axis}] > 1 else 0",
        "value": f"values[{argument.name!r}]",
    }
    return getters[argument.what]


def _tensor_fits(argument: Argument) -> Iterator[str]:
    """Conditions that all hold for a tensor of a dtype and a layout that fit.

    The strides of a tensor that fits may break them where they lead nowhere.
    """
    yield f"dtype in dtypes[{argument.element!r}]"
    if argument.layout is not None:
        yield _equals("strides", argument.layout.strides)  # as many as there are sizes
        if any(size is not None for size in argument.layout.sizes):
            yield _equals("shape", argument.layout.sizes)


def _equals(variable: str, wanted: Sequence[int | None]) -> str:
    """A condition: the tuple in ``variable`` is ``wanted``, any number standing for ``None``."""
    if all(number is None for number in wanted):
        return f"len({variable}) == {len(wanted)}"
    numbers = [
        f"{variable}[{axis}]" if number is None else str(number)
        for axis, number in enumerate(wanted)
    ]
    return f"{variable} == ({', '.join(numbers)},)"


def _misfits(variable: str, argument: Argument) -> Iterator[str]:
    """Conditions of which one holds where ``variable`` may not fit."""
    if argument.what == "value":
        yield f"{variable}.__class__ is not {'int' if argument.element in INTEGERS else 'float'}"
    if argument.what in ("size", "value") and argument.element in INTEGERS:
        low, high = INTEGERS[argument.element]
        yield f"not {low} <= {variable} <= {high}"
    if argument.divisor > 1 and (argument.what != "value" or argument.element in INTEGERS):
        yield f"{variable} % {argument.divisor} != 0"


class Checker:
    """Says what of a call does not fit ``arguments``, and learns the dtypes that do."""

    def __init__(self, arguments: Sequence[Argument]) -> None:
        self._arguments = tuple(arguments)
        self.dtypes: dict[str, set[Any]] = {argument.element: set() for argument in arguments}

    def explained(self, function: Callable[[Values], _T]) -> Callable[[Values], _T]:
        """``function``, which raises as ``check`` does where it trips over values."""

        def call(values: Values) -> _T:
            try:
                return function(values)
            except (AttributeError, IndexError, KeyError, RuntimeError, TypeError):
                self.check(values)
                raise

        return call

    def check(self, values: Values) -> None:
        """Raises ``ValueError`` at the first argument that does not fit."""
        names = {argument.name for argument in self._arguments}
        if values.keys() != names:
            missing, unexpected = sorted(names - values.keys()), sorted(values.keys() - names)
            parts = [f"missing {', '.join(missing)}"] if missing else []
            parts += [f"unexpected {', '.join(unexpected)}"] if unexpected else []
            raise ValueError(f"the arguments don't match the kernel's: {'; '.join(parts)}")
        for argument in self._arguments:
            value = values[argument.name]
            if argument.what == "value":
                self._check_value(argument, value)
            else:
                self._check_tensor(argument, value)

    def _check_value(self, argument: Argument, value: Any) -> None:
        if argument.element not in INTEGERS:
            if not isinstance(value, Real):
                raise ValueError(f"{argument.name} must be a number, but is {value!r}")
        elif not isinstance(value, Integral):
            raise ValueError(f"{argument.name} must be an integer, but is {value!r}")
        else:
            _check_integer(argument.name, argument, int(value))

    def _check_tensor(self, argument: Argument, value: Any) -> None:
        name, axis = argument.name, argument.axis
        if not hasattr(value, "data_ptr"):
            raise ValueError(f"{name} must be a tensor, but is {value!r}")
        if str(value.layout) != "torch.strided":
            raise ValueError(f"{name} must be a strided tensor, but is {value.layout}")
        if argument.what == "address":
            accepted = sorted(TORCH_DTYPES.get(argument.element, ()))
            if str(value.dtype).removeprefix("torch.") not in accepted:
                wanted = " or ".join(accepted)
                raise ValueError(f"{name} must hold {wanted}, but holds {value.dtype}")
            self.dtypes[argument.element].add(value.dtype)
            if argument.layout is not None:
                argument.layout.check(name, value.shape, value.stride())
            _check_divisible(f"the address of {name}", argument, value.data_ptr())
        elif value.dim() <= axis:
            raise ValueError(f"{name} must have a dimension {axis}, but has {value.dim()}")
        elif argument.what == "size":
            _check_integer(f"the size of {name}'s dimension {axis}", argument, value.shape[axis])
        elif value.shape[axis] > 1:
            what = f"the stride of {name}'s dimension {axis}"
            _check_divisible(what, argument, value.stride()[axis])


def _refuse_size(what: str, least: int, actual: int) -> NoReturn:
    raise ValueError(f"{what} must be at least {least}, but is {actual}")


def _check_integer(what: str, argument: Argument, value: int) -> None:
    low, high = INTEGERS[argument.element]
    if not low <= value <= high:
        raise ValueError(f"{what} must be from {low} to {high}, but is {value}")
    _check_divisible(what, argument, value)


def _check_divisible(what: str, argument: Argument, value: int) -> None:
    if value % argument.divisor:
        raise ValueError(f"{what} must be divisible by {argument.divisor}, but is {value}")
