# SPDX-License-Identifier: Apache-2.0
"""Files that someone else may have written: entries of the cache, and plan files.

They are data, checked before they are used: what they hold never runs on the host.
"""

from __future__ import annotations

import copy
import hashlib
import io
import json
import zipfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import torch
from backend_kernels import parse
from drawing import examples
from hypothesis import given
from hypothesis import strategies as st
from odd_files import PUTS, put_directory

from winnow.backend.binary import Binary
from winnow.backend.cache import DiskCache
from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.backend.lowered import Lowered
from winnow.errors import PlanFileError
from winnow.plans.plan_file import format_plans, parse_plans, shipped_plans
from winnow.targets import Target

HOPPER = Target.parse("cuda:90")
CODE = "0]; raise SystemExit('an entry of the cache has run'); [0"
"""What would run if it got where a number should be."""
VALUES = [None, True, -1, 0, 2**70, 1.5, float("nan"), "x", CODE, [], {}, [[CODE]], {CODE: CODE}]
KEY = {"kind": "test"}
FACTS = "facts.json"


@pytest.fixture(scope="module")
def lowered() -> Lowered:
    return compile_graph(parse(), HOPPER, cache=DiskCache(None)).lowered


@pytest.fixture(scope="module")
def binary(lowered: Lowered) -> Binary:
    return Kernel(lowered, HOPPER, DiskCache(None)).binary


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each part of what JSON holds."""
    yield path
    if isinstance(value, dict | list):
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(part, (*path, name))


def replaced(value: Any, path: tuple[Any, ...], part: Any) -> Any:
    """``value`` with another ``part`` in one place; without it where that is ``...``."""
    if not path:
        return part
    value = copy.deepcopy(value)
    holder = value
    for name in path[:-1]:
        holder = holder[name]
    if part is ...:
        del holder[path[-1]]
    else:
        holder[path[-1]] = part
    return value


def draw_change(data: st.DataObject, value: Any) -> Any:
    path = data.draw(st.sampled_from(list(places(value))))
    return replaced(value, path, data.draw(st.sampled_from([*VALUES, ...] if path else VALUES)))


def call(kernel: Lowered) -> None:
    """Binds a kernel's arguments, for which code is written."""
    values = {"x": torch.ones(200)[::2], "y": torch.zeros(100), "factor": 2.0}
    try:
        kernel.abi.bind(values)
    except ValueError:  # it takes others, as far as that is known
        return


@given(data=st.data())
@examples(80)
def test_changed_facts_of_a_lowered_kernel(lowered: Lowered, data: st.DataObject) -> None:
    """Are refused, or make another kernel: none of them runs."""
    facts = json.loads(lowered.to_files()[FACTS])
    if data.draw(st.booleans()):
        facts["abi"] = json.dumps(draw_change(data, json.loads(facts["abi"])))
    else:
        facts = draw_change(data, facts)
    try:
        changed = Lowered.from_files({FACTS: json.dumps(facts).encode()})
    except ValueError:
        return
    call(changed)


@pytest.mark.parametrize("value", [CODE, True, -1, 1.5, None])
@pytest.mark.parametrize("name", ["axis", "divisor", "element", "what"])
def test_arguments_that_are_none(lowered: Lowered, name: str, value: object) -> None:
    facts = json.loads(lowered.to_files()[FACTS])
    abi = json.loads(facts["abi"])
    for argument in abi["arguments"]:
        argument[name] = value
    facts["abi"] = json.dumps(abi)
    with pytest.raises(ValueError, match="it does not hold a lowered kernel"):
        Lowered.from_files({FACTS: json.dumps(facts).encode()})


@pytest.mark.triton
@given(data=st.data())
@examples(40)
def test_changed_facts_of_a_binary(binary: Binary, data: st.DataObject) -> None:
    files = binary.to_files()
    facts = json.loads(files[FACTS])
    files[FACTS] = json.dumps(draw_change(data, facts)).encode()
    if data.draw(st.booleans()):
        name = data.draw(st.sampled_from(sorted(files)))
        files[name] = data.draw(st.sampled_from([b"", b"\xff", files[FACTS]]))
    try:
        read = Binary.from_files(HOPPER, files)
    except ValueError:
        return
    assert isinstance(read.machine_code, bytes)
    assert all(isinstance(read.text(level), str) for level in ("ttir", "ttgir", "llir", "ptx"))


@pytest.mark.triton
@pytest.mark.parametrize("name", ["text/ptx", FACTS])
def test_a_binary_with_text_that_is_none(binary: Binary, name: str) -> None:
    with pytest.raises(ValueError, match="it does not hold a binary"):
        Binary.from_files(HOPPER, {**binary.to_files(), name: b"\xff"})


@pytest.mark.triton
@pytest.mark.parametrize("name", ["text/ptx", "bytes/cubin", FACTS])
def test_a_binary_without_some_of_it(binary: Binary, name: str) -> None:
    files = binary.to_files()
    del files[name]
    with pytest.raises(ValueError, match="it does not hold a binary"):
        Binary.from_files(HOPPER, files)


def archive(files: Mapping[str, bytes]) -> bytes:
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w") as writer:
        for name, content in files.items():
            writer.writestr(name, content)
    return memory.getvalue()


def bad_method(content: bytes) -> bytes:
    """The same archive, packed in a way that there is none."""
    return content.replace(b"PK\1\2\x14\x03\x14\0\0\0\0\0", b"PK\1\2\x14\x03\x14\0\0\0\x63\0")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"PK",
        b"x" * 1000,
        archive({}),
        archive({FACTS: b"{}"}),
        bad_method(archive({"a": b""})),
    ],
    ids=["empty", "short", "long", "no files", "no key", "no method"],
)
def test_entries_with_a_right_checksum(tmp_path: Path, content: bytes) -> None:
    disk = DiskCache(tmp_path)
    disk.put(KEY, {})
    (entry,) = tmp_path.iterdir()
    entry.write_bytes(hashlib.sha256(content).digest() + content)
    assert disk.get(KEY) is None
    disk.put(KEY, {"a": b"1"})
    assert disk.get(KEY) == {"a": b"1"}


def rewrite(entry: Path, change: Callable[[dict[str, bytes]], Mapping[str, bytes]]) -> None:
    """Puts other files into an entry, under the same key and with a checksum of their own."""
    with zipfile.ZipFile(io.BytesIO(entry.read_bytes()[32:])) as held:
        files = {name: held.read(name) for name in held.namelist()}
    key = files.pop("key.json")
    content = archive({"key.json": key, **change(files)})
    entry.write_bytes(hashlib.sha256(content).digest() + content)


CHANGES: list[Callable[[dict[str, bytes]], Mapping[str, bytes]]] = [
    lambda files: {},
    lambda files: dict.fromkeys(files, b"[" * 100_000),
    lambda files: dict.fromkeys(files, b'{"levels": {"tt": 1}, "metadata": 2}'),
    lambda files: {**files, FACTS: files[FACTS].replace(b"axis", CODE.encode())},
    lambda files: {**files, FACTS: b"\xff"},
]


@pytest.mark.parametrize("change", CHANGES)
def test_entries_that_hold_something_else(
    lowered: Lowered,
    change: Callable[[dict[str, bytes]], Mapping[str, bytes]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Under their right names: what has been lowered is lowered again."""
    disk = DiskCache(tmp_path)
    monkeypatch.setattr("winnow.backend.driver._kernels", {})
    assert compile_graph(parse(), HOPPER, cache=disk).lowered == lowered
    (entry,) = tmp_path.iterdir()
    rewrite(entry, change)
    monkeypatch.setattr("winnow.backend.driver._kernels", {})
    assert compile_graph(parse(), HOPPER, cache=disk).abi == lowered.abi
    assert "a damaged entry of the cache is made anew" in caplog.text
    caplog.clear()
    monkeypatch.setattr("winnow.backend.driver._kernels", {})
    assert compile_graph(parse(), HOPPER, cache=disk).abi == lowered.abi
    assert not caplog.text


@pytest.mark.parametrize("put", PUTS)
def test_what_is_no_file_is_no_entry(tmp_path: Path, put: Callable[[Path], None]) -> None:
    """Nor waited for; an entry takes its place, but for a directory's."""
    disk = DiskCache(tmp_path)
    disk.put(KEY, {})
    (entry,) = tmp_path.iterdir()
    entry.unlink()
    put(entry)
    assert disk.get(KEY) is None
    disk.put(KEY, {"a": b"1"})
    assert disk.get(KEY) == (None if put is put_directory else {"a": b"1"})
    assert [path.name for path in tmp_path.iterdir()] == [entry.name]


@given(data=st.data())
@examples(100)
def test_changed_plan_files(data: st.DataObject) -> None:
    """Are refused with an error of their own, or hold other plans, which can be written again."""
    plans = json.loads(format_plans(shipped_plans()[:2]))
    text = json.dumps(draw_change(data, plans))
    if data.draw(st.booleans()):
        cut = data.draw(st.integers(0, len(text)))
        text = text[:cut] + data.draw(st.sampled_from(["", "[", CODE, "\0", "1e999"])) + text[cut:]
    try:
        entries = parse_plans(text, "x.json")
    except PlanFileError as error:
        assert str(error).startswith("x.json")  # noqa: PT017 - most are right to be refused
        return
    assert [e.to_json() for e in parse_plans(format_plans(entries), "y.json")] == [
        entry.to_json() for entry in entries
    ]
