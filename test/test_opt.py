# SPDX-License-Identifier: Apache-2.0
"""`winnow-opt` on input and arguments of all kinds, beyond what the lit tests of the tool show."""

import io
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from drawing import examples
from hypothesis import given
from hypothesis import strategies as st
from torch_mlir import ir

import winnow
from winnow.opt.main import main
from winnow.opt.source import MAX_NESTING, Source, read_source
from winnow.pipeline import registry

TOYS = Path(__file__).parent.parent / "lit_tests" / "opt" / "inputs"
EMPTY_FUNCTION = "func.func @f() {\n  return\n}\n"


@dataclass(frozen=True)
class Result:
    status: int
    output: str
    errors: str


Opt = Callable[..., Result]


@pytest.fixture
def opt(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Opt:
    """Runs the tool, in a new directory, on standard input."""
    monkeypatch.syspath_prepend(str(TOYS))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr(registry, "_loaded", [])

    def run(*arguments: str, text: str | bytes = "") -> Result:
        data = text.encode() if isinstance(text, str) else text
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
        try:
            status = main(arguments)
        except SystemExit as error:
            status = int(error.code or 0)
        return Result(status, *capsys.readouterr())

    return run


def test_version(opt: Opt) -> None:
    assert opt("--version") == Result(0, f"winnow-opt {winnow.__version__}\n", "")


def test_light_start() -> None:
    code = "import sys, winnow.opt.main; sys.exit(bool({'torch', 'triton'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_empty_input(opt: Opt) -> None:
    assert opt() == Result(0, "module {\n}\n", "")


@pytest.mark.parametrize("arguments", [["--nope"], ["a", "b"], ["--dump-dir"], ["--pass-pip=cse"]])
def test_bad_arguments(opt: Opt, arguments: list[str]) -> None:
    result = opt(*arguments)
    assert result.status == 1
    assert result.errors.startswith("winnow-opt: error: ")
    assert result.errors.endswith("(see winnow-opt --help)\n")


@pytest.mark.parametrize("flag", ["-o", "--dump-dir"])
def test_paths_that_cannot_be_written(opt: Opt, tmp_path: Path, flag: str) -> None:
    (tmp_path / "file").touch()
    result = opt(flag, str(tmp_path / "file" / "x"), text=EMPTY_FUNCTION)
    assert (result.status, result.output) == (1, "")
    assert result.errors == f"winnow-opt: error: {tmp_path}/file/x: Not a directory\n"


def test_output_is_not_written_on_failure(opt: Opt, tmp_path: Path) -> None:
    text = f"{EMPTY_FUNCTION}// -----\nbad"
    assert opt("-o", "out.mlir", "--split-input-file", text=text).status == 1
    assert not (tmp_path / "out.mlir").exists()
    assert opt("-o", "out.mlir", text=EMPTY_FUNCTION) == Result(0, "", "")
    assert "func.func @f" in (tmp_path / "out.mlir").read_text()


def test_broken_pipe() -> None:
    command = [sys.executable, "-c", "from winnow.opt.main import main; raise SystemExit(main())"]
    tool = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert tool.stdin
    assert tool.stdout
    assert tool.stderr
    tool.stdout.close()
    tool.stdin.write(EMPTY_FUNCTION.encode())
    tool.stdin.close()
    assert tool.stderr.read() == b""
    assert tool.wait() == 1


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"module {\n  \xff\n}", "<stdin>:2:3: error: not UTF-8 text: byte 0xff"),
        (b"module {\n}\n\0", "<stdin>:3:1: error: not text: NUL byte"),
        (b"ML\xefR\x01", "<stdin>:1:3: error: not UTF-8 text: byte 0xef"),
        ("\N{BYTE ORDER MARK}module {}".encode(), "<stdin>:1:1: error: unexpected character"),
        (b'"a', "<stdin>:1:3: error: expected '\"' in string literal"),
        (b"module {\n", "<stdin>:1:9: error: expected operation name"),
        (b"func.func @f() -> i32 {\n  return\n}", "<stdin>:2:3: error: 'func.return' op has 0 "),
    ],
)
def test_bad_input(opt: Opt, data: bytes, message: str) -> None:
    result = opt(text=data)
    assert (result.status, result.output) == (1, "")
    assert result.errors.startswith(message)
    assert "Traceback" not in result.errors


@given(st.binary(max_size=200) | st.text('(){}[]<>%@#!"/:=-> \nax0', max_size=80).map(str.encode))
@examples(100)
def test_arbitrary_input(data: bytes) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
        patch.setattr("sys.stdout", io.StringIO())
        patch.setattr("sys.stderr", errors := io.StringIO())
        assert main([]) == bool(errors.getvalue())
        assert "Traceback" not in errors.getvalue()


@pytest.mark.parametrize(
    "text",
    [
        "module {" * 100_000,
        "module attributes {a = " + "[" * 100_000,
        "module attributes {a = " + "tuple<" * 100_000,
        "#map = affine_map<(d0) -> (" + "(" * 100_000,
        "#map = affine_map<(d0) -> (" + "- " * 100_000 + "d0)>",
        "}" * 1000 + "module {" * 100_000,
        'module attributes {a = "\\\\"} {' + "module {" * 100_000,
    ],
)
def test_nesting_is_bounded(opt: Opt, text: str) -> None:
    result = opt(text=text)
    assert result.status == 1
    assert f"error: nested more than {MAX_NESTING} deep" in result.errors


def test_result_numbers_are_bounded(opt: Opt) -> None:
    result = opt(text='%r:2 = "a.b"() : () -> (i32, i32)\n"a.c"(%r#2147483646) : (i32) -> ()')
    assert result.status == 1
    assert "<stdin>:2:7: error: a result's number has more than 4 digits" in result.errors


@pytest.mark.parametrize(
    "value",
    [
        "array<i128: 1>",
        "array<si32: 1>",
        "array<f16: 1.0>",
        "dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>",
        "loc(unknown)",
        "[1, {a = [array<bf16: 1.0>]}]",
    ],
)
def test_attributes_that_can_not_be_read(opt: Opt, value: str) -> None:
    """Python has no class for them, wherever they are."""
    attribute = "is of a kind that can't be read"
    function = f"\nfunc.func @f() attributes {{winnow.plan = {value}}} {{\n  return\n}}"
    result = opt("--pass-pipeline", "tile-selection", text=function)
    assert result.status == 1
    assert result.errors.startswith(f"<stdin>:2:1: error: attribute 'winnow.plan' {attribute}\n")


def test_segments_that_can_not_be_read(opt: Opt) -> None:
    """A verifier meets them before anything else does."""
    text = '"tt.load"() {operandSegmentSizes = array<i128: 1, 0, 0>} : () -> ()'
    result = opt(text=text)
    assert result.status == 1
    assert "attribute 'operandSegmentSizes' is of a kind that can't be read" in result.errors
    assert "Traceback" not in result.errors


def test_nesting_outside_of_code_does_not_count(context: ir.Context) -> None:
    comment = "// " + "{" * 1000
    string = f'module attributes {{test.a = "{"{" * 1000}\\"{"(" * 1000}"}} {{\n'
    arrows = "".join(f"func.func private @f{index}(i32) -> i32\n" for index in range(1000))
    assert Source("x", f"{comment}\n{string}{arrows}}}").parse(context).operation.verify()


def test_deep_but_bounded_nesting(opt: Opt) -> None:
    depth = MAX_NESTING // 2 - 1
    assert opt(text="module {\n" * MAX_NESTING + "}\n" * MAX_NESTING).status == 0
    nest = '"builtin.module"() ({\n' * depth + "^bb0:\n" + "}) : () -> ()\n" * depth
    assert opt(text=nest).status == 0


def test_locations_name_the_file(opt: Opt, tmp_path: Path) -> None:
    path = tmp_path / 'a "b" é.mlir'
    path.write_text("func.func @f(%x: i32) {\n  return\n}\n")
    context = ir.Context()
    module = read_source(str(path)).parse(context)
    function = module.body.operations[0]
    block = function.regions[0].blocks[0]
    assert function.location == ir.Location.file(str(path), 1, 1, context=context)
    assert block.arguments[0].location == ir.Location.file(str(path), 1, 14, context=context)
    assert block.operations[0].location == ir.Location.file(str(path), 2, 3, context=context)


def test_given_locations_are_kept(context: ir.Context) -> None:
    text = 'module {\n} loc("other.mlir":7:8)'
    location = Source("x.mlir", text).parse(context).operation.location
    assert location == ir.Location.file("other.mlir", 7, 8, context=context)


def test_split_keeps_line_numbers() -> None:
    source = Source("x", "a\n// -----  \nb\n //// -----\n// ------\nc\n// -----\n")
    texts = [part.text for part in source.split()]
    assert texts == ["a", "\n\nb\n //// -----\n// ------\nc", "\n" * 7]
    assert [part.name for part in source.split()] == ["x"] * 3


def test_split_parts_get_their_own_files(opt: Opt, tmp_path: Path) -> None:
    text = "func.func @f() attributes {refused} {\n  return\n}\n"
    result = opt(
        *("--load", "toy", "--pass-pipeline", "cse,toy-refuse", "--split-input-file"),
        *("--dump-dir", "dumps", "--reproducer", "again.mlir"),
        text=f"{text}// -----\n{text}",
    )
    assert result.status == 1
    files = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.mlir"))
    assert files == [
        "again-0.mlir",
        "again-1.mlir",
        *(f"dumps/{part}/{name}" for part in (0, 1) for name in ("00-input.mlir", "01-cse.mlir")),
    ]


def test_reproducer_command_fails_alike(opt: Opt) -> None:
    text = "func.func @f() attributes {refused} {\n  return\n}\n"
    arguments = ("--load", "toy", "--pass-pipeline", "cse,toy-refuse", "--reproducer", "r.mlir")
    first = opt(*arguments, text=text)
    again = opt("r.mlir", "--load", "toy", "--pass-pipeline", "builtin.module(toy-refuse)")
    for result in (first, again):
        assert result.status == 1
        assert result.errors.startswith("<stdin>:1:1: error: this function is refused\n")


@pytest.mark.parametrize("target", ["r.mlir", "input.mlir", "link.mlir"])
def test_a_reproducer_goes_beside_what_exists(opt: Opt, tmp_path: Path, target: str) -> None:
    """The input itself, an earlier reproducer, and what a link leads to, there or not."""
    text = "func.func @f() attributes {refused} {\n  return\n}\n"
    (tmp_path / "input.mlir").write_text(text)
    (tmp_path / "r.mlir").write_text("mine")
    (tmp_path / "link.mlir").symlink_to(tmp_path / "elsewhere")
    arguments = ("--load", "toy", "--pass-pipeline", "toy-refuse", "--reproducer", target)
    for number in (1, 2):
        name = target.replace(".", f"-{number}.")
        assert f"reproducer: {name}\n" in opt("input.mlir", *arguments).errors
        assert text.splitlines()[0] in (tmp_path / name).read_text()
    assert (tmp_path / "input.mlir").read_text() == text
    assert (tmp_path / "r.mlir").read_text() == "mine"
    assert not (tmp_path / "elsewhere").exists()


def test_a_reproducer_that_no_one_wants(opt: Opt, tmp_path: Path) -> None:
    text = "func.func @f() attributes {refused} {\n  return\n}\n"
    arguments = ("--load", "toy", "--pass-pipeline", "toy-refuse", "--reproducer", "/dev/null")
    assert "reproducer: /dev/null\n" in opt(*arguments, text=text).errors


def test_a_module_to_load_that_exits(opt: Opt, tmp_path: Path) -> None:
    (tmp_path / "leaves.py").write_text("import sys\n\nsys.exit(3)\n")
    message = "winnow-opt: error: can't load `leaves`: SystemExit: 3\n"
    assert opt("--load", "leaves", text=EMPTY_FUNCTION) == Result(1, "", message)


def test_bug_is_never_expected(opt: Opt) -> None:
    text = f"// expected-error@unknown {{{{ZeroDivisionError}}}}\n{EMPTY_FUNCTION}"
    arguments = ("--load", "toy", "--pass-pipeline", "toy-crash", "--verify-diagnostics")
    result = opt(*arguments, text=text)
    assert result.status == 1
    assert "this is a bug in the pass:\nTraceback" in result.errors


def test_verifying_writes_no_reproducer(opt: Opt, tmp_path: Path) -> None:
    text = f"// expected-error@+1 {{{{refused}}}}\n{EMPTY_FUNCTION}".replace(
        "()", "() attributes {refused}"
    )
    arguments = ("--load", "toy", "--pass-pipeline", "toy-refuse", "--verify-diagnostics")
    assert opt(*arguments, text=text) == Result(0, "", "")
    assert list(tmp_path.iterdir()) == []
