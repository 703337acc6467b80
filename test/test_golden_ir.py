# SPDX-License-Identifier: Apache-2.0
"""Kernels are what they were, at each level of Winnow's own."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import golden_ir
import pytest
from golden_ir import IR, MOST_LINES, SUBJECTS, Subject, difference, expected_files, require_kept
from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.kernels import KERNELS
from winnow.passes.lower_classify import LowerClassify

CASES = [(subject, level) for subject in SUBJECTS for level in subject.kept]
SMALL = next(subject for subject in SUBJECTS if subject.name == "sdsa-gfx942")


@pytest.mark.parametrize(
    ("subject", "level"), CASES, ids=[f"{subject.name}-{level}" for subject, level in CASES]
)
def test_kernels_are_what_they_were(subject: Subject, level: str) -> None:
    require_kept(subject, level)


def test_what_is_kept() -> None:
    assert {*IR.rglob("*.mlir")} == expected_files()
    assert {subject.name for subject in SUBJECTS} > KERNELS.keys()
    assert sum(path.stat().st_size for path in expected_files()) < 1_500_000


def test_a_changed_pass_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes comparisons with NaN for the other of true and false."""
    _keep_in(tmp_path, monkeypatch)
    golden_ir.main()  # what the pass makes unchanged, whatever that is
    lower = LowerClassify.run

    def run(self: LowerClassify, module: ir.Module) -> None:
        lower(self, module)
        module.operation.walk(_flip_at_nan)

    monkeypatch.setattr(LowerClassify, "run", run)
    monkeypatch.setattr(golden_ir, "MOST_LINES", 1000)  # the whole diff
    changed = dataclasses.replace(SMALL)  # which has no texts yet
    require_kept(changed, "tile")
    with pytest.raises(AssertionError) as raised:
        require_kept(changed, "tt")
    message, *lines = str(raised.value).splitlines()
    assert message == "sdsa-gfx942 is another at the level tt: if this is meant, run `make golden`"
    assert lines[0] == "--- test/golden/ir/sdsa-gfx942/tt.mlir (kept)"
    gone, come = ([line[1:] for line in lines[2:] if line[0] == kind] for kind in "-+")
    assert gone
    assert [_flipped(line) for line in gone] == come


def _keep_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps the small kernel there, and no other."""
    monkeypatch.setattr(golden_ir, "FOLDER", folder / "test" / "golden")
    monkeypatch.setattr(golden_ir, "IR", folder / "test" / "golden" / "ir")
    monkeypatch.setattr(golden_ir, "SUBJECTS", (SMALL,))


def _flip_at_nan(op: ir.Operation) -> ir.WalkResult:
    if op.name == "arith.cmpf":
        predicate = op.attributes["predicate"]
        name = str(arith.CmpFPredicate(predicate.value)).lower()
        flipped = arith.CmpFPredicate[_flipped(f"cmpf {name}").split()[1].upper()]
        op.attributes["predicate"] = ir.IntegerAttr.get(predicate.type, flipped)
    return ir.WalkResult.ADVANCE


def _flipped(line: str) -> str:
    """The line with an ordered comparison in place of an unordered one, or the other way round."""
    found = re.fullmatch(r"(.*\bcmpf )([ou])((?:eq|ne|gt|ge|lt|le)\b.*)", line)
    return f"{found[1]}{'u' if found[2] == 'o' else 'o'}{found[3]}" if found else line


def test_names_are_no_difference() -> None:
    kept = SMALL.texts["tt"]
    assert difference("f", kept, kept.replace("%", "%v")) == []


def test_long_differences_are_cut() -> None:
    lines = difference("f", "", SMALL.texts["tt"])
    assert len(lines) == MOST_LINES + 1
    assert lines[-1].endswith("lines more")


def test_updating(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It writes what is not there, removes what nothing makes, and prints what it does."""
    _keep_in(tmp_path, monkeypatch)
    stray = golden_ir.IR / "gone" / "tt.mlir"
    stray.parent.mkdir(parents=True)
    stray.touch()
    golden_ir.main()
    assert "+++ test/golden/ir/sdsa-gfx942/tile.mlir (now)" in capsys.readouterr().out.splitlines()
    assert {*golden_ir.IR.rglob("*.mlir")} == {*SMALL.files.values()}
    golden_ir.main()
    assert capsys.readouterr().out == ""
