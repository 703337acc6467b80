# SPDX-License-Identifier: Apache-2.0
"""Pipelines as text: what parses, what it means, what is refused and where the message points."""

from collections.abc import Iterator
from dataclasses import dataclass, make_dataclass
from typing import ClassVar, Literal

import pytest
from drawing import examples
from hypothesis import given
from hypothesis import strategies as st

from winnow.errors import PipelineError
from winnow.passes import PASSES
from winnow.pipeline import Pass, Pipeline, option, register_pass, registry
from winnow.pipeline.options import format_value, options_of
from winnow.pipeline.registry import load_pass, pass_names
from winnow.pipeline.upstream import COMMON, UpstreamPass, why_invalid


@dataclass(frozen=True)
class Toy(Pass):
    """Has an option of every type."""

    name: ClassVar[str] = "toy"
    count: int = option(1, help="a number")
    trace: bool = option(False, help="a switch")
    label: str = option("", help="a text")
    log_file: str | None = option(None, help="a text or none")
    width: int | None = option(8, help="a number or none")
    mode: Literal["fast", "safe"] = option("fast", help="a choice")
    lanes: Literal[16, 32] | None = option(32, help="a choice of numbers")


@dataclass(frozen=True)
class Even(Pass):
    """Refuses odd numbers."""

    name: ClassVar[str] = "even"
    number: int = option(0, help="an even number")

    def __post_init__(self) -> None:
        if self.number % 2:
            raise ValueError(f"number must be even, but is {self.number}")


@pytest.fixture(autouse=True, scope="module")
def toy_passes() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_factories", dict(PASSES))
        register_pass(Toy)
        register_pass(Even)
        yield


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("", []),
        (" builtin.module ( ) ", []),
        ("toy", [Toy()]),
        ("toy{}", [Toy()]),
        ("toy , even\n{ number = 2 }", [Toy(), Even(number=2)]),
        ("builtin.module(toy{count=-3 trace})", [Toy(count=-3, trace=True)]),
        ("toy{trace=false}", [Toy()]),
        ("toy{log-file=/a,b(c) mode=safe}", [Toy(log_file="/a,b(c)", mode="safe")]),
        ('toy{label="} \\"x\\"\\n" log-file="none"}', [Toy(label='} "x"\n', log_file="none")]),
        ("toy{width=none lanes=16}", [Toy(width=None, lanes=16)]),
        ("cse", [UpstreamPass("cse", "cse")]),
        (
            "toy,canonicalize{max-iterations=4}",
            [Toy(), UpstreamPass("canonicalize", "canonicalize{max-iterations=4}")],
        ),
        (
            "func.func( cse , canonicalize{max-iterations=4} )",
            [
                UpstreamPass(
                    "func.func(cse,canonicalize)", "func.func(cse,canonicalize{max-iterations=4})"
                )
            ],
        ),
        (
            "inline{op-pipelines=func.func(cse,canonicalize)}",
            [UpstreamPass("inline", "inline{op-pipelines=func.func(cse,canonicalize)}")],
        ),
    ],
)
def test_parses(text: str, steps: list[Pass | UpstreamPass]) -> None:
    pipeline = Pipeline.parse(text)
    assert list(pipeline.steps) == steps
    assert Pipeline.parse(str(pipeline)) == pipeline


def test_prints_only_what_differs_from_the_defaults() -> None:
    pipeline = Pipeline((Toy(count=2, trace=True, label="none", width=None), Even()))
    text = 'builtin.module(toy{count=2 trace=true label="none" width=none},even)'
    assert str(pipeline) == text


TOYS = st.builds(
    Toy,
    count=st.integers(),
    trace=st.booleans(),
    label=st.text(),
    log_file=st.none() | st.text() | st.just("none"),
    width=st.none() | st.integers(),
    mode=st.sampled_from(["fast", "safe"]),
    lanes=st.sampled_from([None, 16, 32]),
)
UPSTREAM = st.sampled_from(["cse", "func.func(cse)", "canonicalize{max-iterations=3}"])


@given(st.lists(TOYS | UPSTREAM.map(lambda text: Pipeline.parse(text).steps[0])))
@examples(100)
def test_text_round_trip(steps: list[Pass | UpstreamPass]) -> None:
    pipeline = Pipeline(tuple(steps))
    assert Pipeline.parse(str(pipeline)) == pipeline


@pytest.mark.parametrize(
    ("text", "where", "message"),
    [
        ("tou", "1:1", "there is no pass `tou`; did you mean `toy`?"),
        (
            "toy,canonicalise",
            "1:5",
            "there is no pass `canonicalise`; did you mean `canonicalize`?",
        ),
        (
            "fuse-skores",
            "1:1",
            "there is no pass `fuse-skores`; did you mean `fuse-scores`?",
        ),
        ("toy,\n  xyzzy", "2:3", "there is no pass `xyzzy`"),
        ("func.func(cse,nope)", "1:15", "there is no pass `nope`"),
        ("func.func(cse,toy)", "1:15", "`toy` runs on the module, not nested in `func.func`"),
        ("toy{cont=1}", "1:5", "`toy` has no option `cont`; did you mean `count`?"),
        ("toy{log_file=x}", "1:5", "`toy` has no option `log_file`; did you mean `log-file`?"),
        ("toy{count=1 count=1}", "1:13", "option `count` is given twice"),
        ("toy{count}", "1:10", "expected `=` and a value of option `count`"),
        ("toy{count=}", "1:11", "expected a value of option `count`"),
        ("toy{count=1.5}", "1:11", "option `count` takes int, not `1.5`"),
        ("toy{count=none}", "1:11", "option `count` takes int, not `none`"),
        ("toy{trace=yes}", "1:11", "option `trace` takes bool, not `yes`"),
        ("toy{width=x}", "1:11", "option `width` takes int|none, not `x`"),
        (
            "toy{mode=save}",
            "1:10",
            "option `mode` takes fast|safe, not `save`; did you mean `safe`?",
        ),
        ("toy{lanes=8}", "1:11", "option `lanes` takes 16|32|none, not `8`"),
        ('toy{label="\\q"}', "1:11", "not a JSON string"),
        ("toy{=1}", "1:5", "expected an option of `toy` or `}`"),
        ("toy{count=1", "1:12", "expected an option of `toy` or `}`"),
        ("even{number=3}", "1:1", "`even`: number must be even, but is 3"),
        ("canonicalize{nope=1}", "1:1", "MLIR rejects the options of `canonicalize` ("),
        ("cse{", "1:4", "the options have no closing `}`"),
        ("toy,", "1:5", "expected the name of a pass"),
        (",toy", "1:1", "expected the name of a pass"),
        ("toy even", "1:5", "expected `,` or the end"),
        ("toy)", "1:4", "expected `,` or the end"),
        ("builtin.module(toy", "1:19", "expected `)` after the passes of `builtin.module`"),
        ("builtin.module(toy),even", "1:20", "expected the end"),
        ("func.func(cse", "1:14", "expected `)` after the passes of `func.func`"),
        ("a(" * 5000, "1:33", "passes are nested more than 16 deep"),
    ],
)
def test_refuses(text: str, where: str, message: str) -> None:
    with pytest.raises(PipelineError) as caught:
        Pipeline.parse(text)
    assert str(caught.value).startswith(f"pipeline:{where}: {message}")


def test_error_shows_the_place() -> None:
    with pytest.raises(PipelineError) as caught:
        Pipeline.parse("cse,\n toy{count=x}")
    assert str(caught.value).splitlines()[1:] == ["   toy{count=x}", "             ^"]


def test_options_are_described() -> None:
    described = {one.name: (one.type_text, format_value(one.default)) for one in options_of(Toy)}
    assert described == {
        "count": ("int", "1"),
        "trace": ("bool", "false"),
        "label": ("str", '""'),
        "log-file": ("str|none", "none"),
        "width": ("int|none", "8"),
        "mode": ("fast|safe", "fast"),
        "lanes": ("16|32|none", "32"),
    }


@pytest.mark.parametrize("hint", [float, list[int], int | str, Literal[1, "a"], Literal[True]])
def test_options_of_other_types_are_refused(hint: object) -> None:
    bad = make_dataclass(
        "Bad", [("field", hint, option(None, help=""))], bases=(Pass,), frozen=True
    )
    known = r"int, bool, str, a Literal of ints or of strings, and any of these `\| None`"
    wanted = rf"^Bad\.field: .* is not a type of an option, which are {known}$"
    with pytest.raises(TypeError, match=wanted):
        options_of(bad)


def test_options_without_a_default_are_refused() -> None:
    @dataclass(frozen=True)
    class Bad(Pass):
        name: ClassVar[str] = "bad"
        field: int

    with pytest.raises(TypeError, match=r"Bad\.field has no default"):
        options_of(Bad)


def test_every_pass_of_the_table_loads() -> None:
    assert pass_names()[: len(PASSES)] == tuple(PASSES)
    for name in PASSES:
        pass_class = load_pass(name)
        assert pass_class.name == name
        assert all(one.help for one in options_of(pass_class))
        assert Pipeline.parse(name).steps == (pass_class(),)


def test_listed_passes_of_mlir_exist() -> None:
    assert {name: why_invalid(name) for name in COMMON} == dict.fromkeys(COMMON)


def named(name: str) -> type[Pass]:
    return make_dataclass("Named", [], bases=(Pass,), namespace={"name": name}, frozen=True)


def test_registering_decorates() -> None:
    pass_class = named("decorated")
    assert register_pass(pass_class) is pass_class
    assert load_pass("decorated") is pass_class


def test_registering_twice() -> None:
    register_pass(Toy)
    with pytest.raises(ValueError, match="there is another pass named `toy`"):
        register_pass(named("toy"))


def test_registering_checks_the_options() -> None:
    fields = [("field", float, option(None, help=""))]
    bad = make_dataclass("Bad", fields, bases=(Pass,), namespace={"name": "bad"}, frozen=True)
    with pytest.raises(TypeError, match=r"Bad\.field: float is not a type of an option"):
        register_pass(bad)
    assert "bad" not in pass_names()


@pytest.mark.parametrize("name", ["Toy", "to_y", "-toy", "toy-", "", "to y", "func.func"])
def test_names_are_in_kebab_case(name: str) -> None:
    with pytest.raises(ValueError, match="must be in kebab case"):
        register_pass(named(name))
