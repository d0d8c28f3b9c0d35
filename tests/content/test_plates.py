"""Plates of packs: what is drawn and told in words can be shown; it changes no digest, and no file leads elsewhere."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path

import pytest

from sleeping_gods.campaign.compiled import decoded, encoded
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.content import plates
from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.plates import drawn_bytes, plates_in
from sleeping_gods.sea.table.cards import Pack
from sleeping_gods.story.plates import MAX_ALT_LENGTH, MAX_BYTES, MAX_SIDE, is_plate_name, png_size, read_alt

from ..drawn_plates import draw_plate, png


def test_a_plate_is_told_in_words_and_known_by_its_hash(tmp_path: Path) -> None:
    """A following line goes on; a comment and what is drawn are no part of the words."""
    draw_plate(tmp_path, "place-12")
    plate = plates_in(tmp_path)["place-12"]

    assert plate.alt.texts == {"en": "place-12, drawn for a test.", "fr": "place-12, dessiné pour un essai."}
    assert (plate.width, plate.height, len(plate.hash)) == (20, 12, 16)
    assert drawn_bytes(tmp_path, "place-12") == png(seed=8)


def test_plates_change_no_digest_and_are_there_in_a_compiled_pack(tmp_path: Path) -> None:
    """A campaign goes on with a pack that has got a plate."""
    folder = Path(shutil.copytree(pack_folder("harbour"), tmp_path / "mine"))
    shutil.rmtree(folder / "plates", ignore_errors=True)
    before = load_pack(f"{folder}/")[1]
    known = before.digest
    assert isinstance(before, Pack)
    assert before.plates == {}
    draw_plate(folder, "place-12")
    (folder / "plates/drawn/index.toml").write_text('place-12 = "1"\n', encoding="utf-8")
    after = load_pack(f"{folder}/")[1]

    assert after.digest == known
    assert isinstance(after, Pack)
    assert list(after.plates) == ["place-12"]
    again = decoded(encoded(after), Pack)
    assert again is not None
    assert again.plates == after.plates


@pytest.mark.parametrize(
    "name", ["place-12", "place-f1", "totem-dumb-cricket", "prologue", "cover", "ending-home", "boss-3", "enemy-eel-2"]
)
def test_names_of_plates(name: str) -> None:
    """What they show, and which."""
    assert is_plate_name(name)


@pytest.mark.parametrize(
    "name", ["", "place", "place-", "../place-1", "place-1/x", "Place-1", "place--1", "other-1", "place-" + "1" * 60]
)
def test_no_other_name_is_read(name: str, tmp_path: Path) -> None:
    """So none is ever a path."""
    assert not is_plate_name(name)
    assert drawn_bytes(tmp_path, name) is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GIF89a" + bytes(40),
        png()[:20],
        png() + bytes(MAX_BYTES),
        png()[:16] + struct.pack(">II", MAX_SIDE + 1, 4) + png()[24:],
        png()[:16] + struct.pack(">II", 0, 4) + png()[24:],
    ],
)
def test_what_is_no_picture_of_a_bounded_size_is_left_out(data: bytes, tmp_path: Path) -> None:
    """A file of a stranger's costs no browser more than a plate."""
    draw_plate(tmp_path, "place-1", data)

    assert png_size(data) is None
    assert plates_in(tmp_path) == {}


def test_links_are_not_followed(tmp_path: Path) -> None:
    """Neither for a plate, nor for its folder."""
    draw_plate(tmp_path / "theirs", "place-1")
    draw_plate(tmp_path / "mine", "place-2")
    (tmp_path / "mine/plates/drawn/place-1.png").symlink_to(tmp_path / "theirs/plates/drawn/place-1.png")
    (tmp_path / "linked").mkdir()
    (tmp_path / "linked/plates").symlink_to(tmp_path / "theirs/plates")

    assert list(plates_in(tmp_path / "mine")) == ["place-2"]
    assert plates_in(tmp_path / "linked") == {}


def test_there_are_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is more is left out, and so is what is too much together."""
    for number in range(4):
        draw_plate(tmp_path, f"place-{number}")

    monkeypatch.setattr(plates, "MAX_PLATES", 3)
    assert [*plates_in(tmp_path)] == ["place-0", "place-1", "place-2"]
    monkeypatch.setattr(plates, "MAX_TOTAL", len(png()) * 2)
    assert [*plates_in(tmp_path)] == ["place-0", "place-1"]


def test_words_of_a_plate() -> None:
    """English must be among them; a language is said once; they have a bound."""
    assert read_alt("alt fr: Une île.\n") is None
    assert read_alt("# alt en: no\nview plain\n  alt en: no\n") is None
    words = read_alt("alt en: One\n  and two.\n# more\n  not this\nalt en: again\nalt fr:Un.\n")
    assert words is not None
    assert words.texts == {"en": "One and two.", "fr": "Un."}
    long = read_alt("alt en: " + "x" * 5_000)
    assert long is not None
    assert len(long.en) == MAX_ALT_LENGTH
