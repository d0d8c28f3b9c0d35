"""The list of known findings, the ledger of debts, labels in each other's way, and the table of figures."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from sleeping_gods.authoring.craft.debts import ledger, notes_of
from sleeping_gods.authoring.craft.measures import CraftMeasure
from sleeping_gods.authoring.lint.known_findings import line_of, without_fixed, without_known
from sleeping_gods.authoring.pictures.collisions import Label, collisions
from sleeping_gods.authoring.pictures.geometry import Box
from sleeping_gods.authoring.project import CRAFT, read_project
from sleeping_gods.cli import main
from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.kernel.errors import Finding
from sleeping_gods.story.model import Paragraph
from sleeping_gods.story.source import PackSource, Record

SILENT = Finding("story/002.md", 9, "silent-answer", "paragraph 2 choice (b): no new sentence")
ROW = Finding("story/002.md", 3, "length-row", "paragraph 2.2: the third")
ODDS = Finding("story/002.md", 5, "odds", "paragraph 2: hopeless")
CODES = ("silent-answer", "length-row")


class TestTheList:
    """craft.txt beside a pack."""

    def test_what_is_listed_is_not_found(self) -> None:
        """Lines do not matter, nor does what the message says after the place."""
        text = f"# known\n\n{line_of(SILENT)}\n"

        assert line_of(SILENT) == "silent-answer story/002.md paragraph 2 choice (b)"
        assert without_known([SILENT, ROW, ODDS], text, CODES) == [ROW, ODDS]

    def test_what_is_listed_and_mended_is_found(self) -> None:
        """The line is named, until it is struck out."""
        (wrong,) = without_known([], f"# known\n{line_of(SILENT)}\n", CODES)

        assert (wrong.file, wrong.line, wrong.code) == (CRAFT, 2, "suppress-unused")
        assert without_fixed(f"# known\n{line_of(SILENT)}\n{line_of(ROW)}\n", [ROW]) == f"# known\n{line_of(ROW)}\n"

    def test_a_line_that_stands_twice_is_found(self) -> None:
        """One of the two is too many."""
        found = without_known([SILENT], f"{line_of(SILENT)}\n{line_of(SILENT)}\n", CODES)

        assert [(one.line, one.code) for one in found] == [(2, "suppress-unused")]

    def test_only_the_rules_of_craft_can_be_listed(self) -> None:
        """Any other finding stays, and the line is one too."""
        found = without_known([ODDS], f"{line_of(ODDS)}\nsilent-anser story/002.md paragraph 2\n", CODES)

        assert ODDS in found
        assert [(one.line, one.code) for one in found if one.file == CRAFT] == [
            (1, "suppress-code"),
            (2, "suppress-code"),
        ]
        assert "did you mean 'silent-answer'" in found[-1].message

    def test_a_list_is_cut_at_its_size_and_a_link_is_none(self, tmp_path: Path) -> None:
        """A hostile list is neither followed nor read for ever."""
        folder = Path(shutil.copytree(pack_folder("harbour"), tmp_path / "harbour"))
        (tmp_path / "secret").write_text("x")
        (folder / CRAFT).symlink_to(tmp_path / "secret")
        assert read_project(folder).craft is None
        (folder / CRAFT).unlink()
        (folder / CRAFT).write_bytes(b"\xff" + b"#" * 300_000)

        known = read_project(folder).craft

        assert known is not None
        assert len(known) == 256 * 1024

    @pytest.mark.slow
    def test_a_pack_with_a_list_is_held_to_the_rules(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Without one it is not; what is mended is struck out on request, and nothing is put on the list."""
        folder = Path(shutil.copytree(pack_folder("harbour"), tmp_path / "harbour"))
        assert main(["pack", "lint", f"{folder}/"]) == 0
        (folder / CRAFT).write_text(
            "# known\ntown-still story/040.md paragraph 40\ntown-still story/041.md paragraph 41\n"
        )

        assert main(["pack", "lint", f"{folder}/"]) == 1
        before = capsys.readouterr().out
        assert main(["pack", "lint", f"{folder}/", "--mended"]) == 1

        assert "town-still paragraph 58" in before
        assert "town-still paragraph 40" not in before
        assert "craft.txt:3: suppress-unused" in before
        assert "1 line struck out" in capsys.readouterr().out
        assert (folder / CRAFT).read_text() == "# known\ntown-still story/040.md paragraph 40\n"


def source(text: str) -> PackSource:
    """A story file with two paragraphs."""
    paragraphs = {number: Paragraph(number, "T", "story/002.md", line) for number, line in (("2", 3), ("2.1", 7))}
    return PackSource(Record("pack", "pack.toml", 1, {}), paragraphs=paragraphs, texts={"story/002.md": text})


class TestTheLedger:
    """Debts and who collects them."""

    def test_notes_belong_to_the_paragraph_below_or_around_them(self) -> None:
        """A note right above a heading speaks of what follows it."""
        text = (
            "# 2 T\n%% debt: HUSH a vow\n## 2 T\nProse.\n%% paid: HUSH it is said\n%% debt: LAMB left out\n## 2.1 T\n"
        )
        found = ledger(source(text))

        assert list(found) == ["HUSH", "LAMB"]
        assert [note.paragraph for note in found["HUSH"].promised] == ["2"]
        assert [note.paragraph for note in found["HUSH"].collected] == ["2.1"]
        assert [note.text for note in found["LAMB"].promised] == ["left out"]
        assert found["LAMB"].collected == []

    @pytest.mark.parametrize("note", ["%% debt: hush a vow", "%% debt: HUSH", "%% debt:"])
    def test_a_note_needs_a_name_and_a_text(self, note: str) -> None:
        """It is read, and is no part of the ledger."""
        text = f"# 2 T\n\n## 2 T\n{note}\n\n\n## 2.1 T\n"

        assert [one.is_good for one in notes_of(source(text))] == [False]
        assert ledger(source(text)) == {}


def label(kind: str, x: float, y: float) -> Label:
    """A label of 100 by 20."""
    return Label(f"{kind} {x:.0f} {y:.0f}", kind, Box(x, y, 100, 20))


class TestLabels:
    """Labels of a map."""

    @pytest.mark.parametrize(
        ("kind", "x", "y", "clash"),
        [
            ("island", 110, 0, True),
            ("region", 115, 0, False),
            ("hazard", 0, 20.5, True),
            ("island", 0, 22, False),
            ("location", 101, 0, False),
            ("location", 99, 19, True),
            ("port", 99, 21, False),
        ],
    )
    def test_names_need_room_and_signs_only_lie_apart(self, kind: str, x: float, y: float, clash: bool) -> None:
        """Side by side more than one below the other."""
        assert bool(list(collisions([label("island", 0, 0), label(kind, x, y)]))) == clash


class TestFigures:
    """The table of measures."""

    @pytest.mark.parametrize(
        ("figure", "kept"),
        [
            (CraftMeasure("single", 2, 10, 0.2), True),
            (CraftMeasure("single", 3, 10, 0.2), False),
            (CraftMeasure("finale", 2, 10, 0.2, least=True), True),
            (CraftMeasure("finale", 1, 10, 0.2, least=True), False),
            (CraftMeasure("names", 0), True),
            (CraftMeasure("names", 1), False),
            (CraftMeasure("cards", 9, 10, None), True),
        ],
    )
    def test_a_rule_is_kept_or_not(self, figure: CraftMeasure, kept: bool) -> None:
        """At most, at least, none at all, or no rule."""
        assert figure.kept == kept

    @pytest.mark.slow
    @pytest.mark.parametrize("pack", ["harbour", "airfield"])
    def test_both_games_are_measured(self, pack: str, capsys: pytest.CaptureFixture[str]) -> None:
        """The table marks what is not kept, names the places on request, and JSON holds the same."""
        assert main(["pack", "craft", pack, "--all"]) == 0
        told = capsys.readouterr().out
        assert main(["pack", "craft", pack, "--json"]) == 0

        found = {one["key"]: one for one in json.loads(capsys.readouterr().out)}
        assert ("labels" in found) == (pack == "harbour")
        silent = found["silent"]
        assert not silent["kept"]
        assert silent["some"] == len(silent["places"]) > 0
        assert f"{silent['some']} of {silent['of']}" in told
        assert ", ".join(silent["places"]) in told
