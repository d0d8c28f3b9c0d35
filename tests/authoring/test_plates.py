"""The plates of a pack: read with all their mistakes, drawn once, linted, and laid out in their one form."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.authoring.lint.plates import check_plates
from sleeping_gods.authoring.plates.drawing import draw_plates, outdated, picture_of, read_index
from sleeping_gods.authoring.plates.folder import MAX_BYTES, read_plates
from sleeping_gods.authoring.plates.order import in_reading_order
from sleeping_gods.authoring.plates.sheet import contact_sheet
from sleeping_gods.authoring.project import Project
from sleeping_gods.authoring.texts.formatting import format_file
from sleeping_gods.authoring.texts.plate_layout import laid_out_plate
from sleeping_gods.cli import main
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.story.source import PackSource, Record

ALT = "alt en: A cube.\nalt fr: Un cube.\n"
TEXT = f"{ALT}square\neye 2\nweather clear\ncube at 0 6 turn 30\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A pack's folder with one plate and a solid of its own."""
    plates = tmp_path / "plates"
    plates.mkdir()
    (tmp_path / "pack.toml").write_text("[pack]\n")
    (plates / "own.solids").write_text("solid cube: a cube\n  box 0 1 0 size 2 2 2\n")
    (plates / "place-12.plate").write_text(TEXT)
    return tmp_path


def test_a_pack_without_plates_has_none(tmp_path: Path) -> None:
    """Nothing is drawn and nothing is wrong."""
    found = read_plates(tmp_path)
    assert (found.plates, found.findings, outdated(found)) == ({}, [], [])


def test_plates_are_read_with_the_packs_own_solids(folder: Path) -> None:
    """The words for those who do not see come along."""
    found = read_plates(folder)
    assert not found.findings
    assert found.plates["place-12"].alt == {"en": "A cube.", "fr": "Un cube."}


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("place-13.plate", "cubbe at 0 5", "did you mean 'cube'?"),
        ("z.solids", "solid cube: again\n", "there is a solid 'cube' already"),
        ("z.solids", "solid chair: mine\n", "there is a solid 'chair' already"),
        ("z.solids", "solid pair: two\n  use nothing at 0 0 0\n", "there is no solid 'nothing'"),
        ("Place_13.plate", "eye 2", "expected the name of a plate"),
        ("place-13.plate", "#" * (MAX_BYTES + 1), "expected at most"),
        ("place-13.plate", b"alt en: \xff", "expected text in UTF-8"),
    ],
)
def test_what_is_wrong_is_found_with_its_file(folder: Path, name: str, text: str | bytes, told: str) -> None:
    """Other plates are read nevertheless, unless a solid is missing that they may show."""
    data = text if isinstance(text, bytes) else text.encode()
    (folder / "plates" / name).write_bytes(data)
    found = read_plates(folder)
    (finding,) = found.findings
    assert finding.file == f"plates/{name}"
    assert told in finding.message
    assert ("place-12" in found.plates) == name.endswith(".plate")


def test_a_link_is_not_followed(folder: Path, tmp_path: Path) -> None:
    """A plate is a file of the pack."""
    secret = tmp_path / "secret"
    secret.write_text(TEXT)
    (folder / "plates" / "place-13.plate").symlink_to(secret)
    found = read_plates(folder)
    assert "link" in found.findings[0].message
    assert "place-13" not in found.plates


def test_only_what_changed_is_drawn_again(folder: Path) -> None:
    """A drawn plate is kept until its text or a solid in it changes; a plate that is gone takes its picture along."""
    (folder / "plates" / "cover.plate").write_text(TEXT)
    found = read_plates(folder)
    assert sorted(outdated(found)) == ["cover", "place-12"]
    told: list[tuple[str, int]] = []
    draw_plates(found, ["cover", "place-12"], 1, lambda name, size: told.append((name, size)))
    first = (found.drawn / "place-12.png").read_bytes()
    assert dict(told)["place-12"] == len(first)
    assert first == picture_of(found.plates["place-12"], found.solids)
    assert outdated(read_plates(folder)) == []
    (folder / "plates" / "place-12.plate").write_text(TEXT.replace("turn 30", "turn 60"))
    assert outdated(read_plates(folder)) == ["place-12"]
    (folder / "plates" / "place-12.plate").write_text("# a comment\n" + TEXT)
    assert outdated(read_plates(folder)) == []
    (folder / "plates" / "own.solids").write_text("solid cube: a cube\n  box 0 1 0 size 2 3 2\n")
    assert sorted(outdated(read_plates(folder))) == ["cover", "place-12"]
    (folder / "plates" / "cover.plate").unlink()
    draw_plates(read_plates(folder), [], 1)
    assert not (found.drawn / "cover.png").exists()
    assert set(read_index(found.drawn)) == {"place-12"}


def test_a_damaged_index_only_draws_again(folder: Path) -> None:
    """Whatever stands in it, nothing breaks."""
    found = read_plates(folder)
    found.drawn.mkdir()
    for damaged in ("", "[]", "{", '{"place-12": 5}'):
        (found.drawn / "index.json").write_text(damaged)
        assert outdated(found) == ["place-12"]


def test_the_linter_asks_for_words_and_for_a_drawn_picture(folder: Path) -> None:
    """In every language of the pack."""
    manifest = Record("pack", "pack.toml", 1, {"languages": ["en", "fr"]})
    project = Project(folder, PackSource(manifest), "sea")
    pack = SeaPack.__new__(SeaPack)
    assert [finding.code for finding in check_plates(project, pack)] == ["plate-stale"]
    (folder / "plates" / "place-12.plate").write_text(TEXT.replace("alt fr: Un cube.\n", ""))
    codes = {finding.code: finding.message for finding in check_plates(project, pack)}
    assert "alt fr" in codes["plate-alt"]
    (folder / "plates" / "place-12.plate").write_text(TEXT.replace("A cube.", "A cube. " * 60))
    assert "at most 400" in {f.code: f.message for f in check_plates(project, pack)}["plate-alt"]


def test_the_one_form_of_a_plate() -> None:
    """Spaces are single, long words of alt are wrapped, comments stay."""
    words = "Rows of chairs stand on a sandbar and face a bright sea. " * 4
    text = f"#  first\nalt en:   {words}\n\n\neye   2   # height\nchair   at 0  5\n\n"
    after = laid_out_plate(text)
    assert after.startswith("#  first\nalt en: Rows of chairs")
    assert "\n\neye 2  # height\nchair at 0 5\n" in after
    assert max(map(len, after.split("\n"))) <= 110
    assert laid_out_plate(after) == after
    tidied = format_file("plates/place-2.plate", text)
    assert (tidied.after, tidied.problem) == (after, "")
    solids = "solid  a:  x\n    slab 0 0 0 deep 1 :0 0 ,1 1,  0 1  turn 9\n"
    assert laid_out_plate(solids) == "solid a: x\n  slab 0 0 0 deep 1: 0 0, 1 1, 0 1 turn 9\n"


def test_a_book_shows_plates_in_the_order_of_reading() -> None:
    """Cover and prologue first, places by number, enemies last."""
    names = ["enemy-3", "place-12", "ending-home", "place-2", "prologue", "cover", "enemy-20"]
    assert in_reading_order(names) == ["cover", "prologue", "place-2", "place-12", "ending-home", "enemy-3", "enemy-20"]


def test_the_commands_draw_say_and_refuse(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One plate by its number, all of them, the contact sheet, and what is not there."""
    pack = f"{folder}/"
    assert main(["pack", "plate", "12", pack, "--once", "--half", "--out", str(folder / "out")]) == 0
    assert (folder / "out" / "place-12.png").read_bytes()[:4] == b"\x89PNG"
    assert main(["pack", "plate", "13", pack, "--once"]) == 2
    assert main(["pack", "plates", pack, "--check"]) == 1
    assert main(["pack", "plates", pack, "--jobs", "1", "--sheet", str(folder / "sheet.png")]) == 0
    assert main(["pack", "plates", pack, "--check"]) == 0
    assert main(["pack", "plates", pack, "--jobs", "1"]) == 0
    assert "Nothing changed" in capsys.readouterr().out
    (folder / "plates" / "place-12.plate").write_text("chiar at 0 5")
    assert main(["pack", "plate", "12", pack, "--once"]) == 1
    assert "place-12.plate:1" in capsys.readouterr().err
    (folder / "plates" / "place-12.plate").unlink()
    assert main(["pack", "plates", pack]) == 0


def test_a_contact_sheet_holds_every_picture(folder: Path) -> None:
    """Seven pictures take two rows of five."""
    found = read_plates(folder)
    draw_plates(found, ["place-12"], 1)
    sheet = contact_sheet([found.drawn / "place-12.png"] * 7)
    assert int.from_bytes(sheet[20:24]) == 2 * 190 + 10
