"""Plates in the terminal: in words, and in signs of braille where a screen is drawn."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.content.plates import plates_in
from sleeping_gods.terminal import plate_command
from sleeping_gods.terminal.braille import braille

from ..drawn_plates import chunk, draw_plate, png
from .driver import told


def drawing(rows: list[bytes], width: int, depth: int = 1, inks: bytes = b"\0\xff") -> bytes:
    """A palette PNG of rows that begin with the number of their filter."""
    header = struct.pack(">IIBBBBB", width, len(rows), depth, 3, 0, 0, 0)
    parts = [(b"IHDR", header), (b"PLTE", bytes(6)), (b"tRNS", inks), (b"IDAT", zlib.compress(b"".join(rows)))]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts) + chunk(b"IEND", b"")


def test_ink_becomes_dots() -> None:
    """The left half of eight by four pixels is full of ink."""
    assert braille(drawing([b"\0\xf0"] * 4, 8), 4) == ["⣿⣿⠀⠀"]
    assert braille(drawing([b"\0\xff"] * 8, 8), 4) == ["⣿⣿⣿⣿"] * 2
    assert braille(drawing([b"\0\x00"] * 4, 8), 4) == ["⠀⠀⠀⠀"]


def test_a_middle_tone_becomes_a_pattern() -> None:
    """Half of the dots of a half tone."""
    [line] = braille(drawing([b"\0" + b"\x01" * 8] * 4, 8, 8, b"\0\x80"), 4)

    assert sum((ord(sign) - 0x2800).bit_count() for sign in line) == 16


@pytest.mark.parametrize("kind", range(5))
def test_every_filter_of_png_is_read(kind: int) -> None:
    """Rows of sixteen pixels, each a byte, that differ by what the filter says."""
    line = {0: b"\x01" * 16, 1: b"\x01" + bytes(15), 2: b"\x01" * 16, 3: b"\x01" * 16, 4: b"\x01" + bytes(15)}[kind]
    first = bytes([kind]) + line
    inks = b"\0" + b"\xff" * 255

    assert braille(drawing([first, *[b"\x02" + bytes(16)] * 3], 16, 8, inks), 8) == ["⣿" * 8]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        png()[:40],
        png().replace(b"IDAT", b"IDAX"),
        drawing([b"\0\xf0"] * 4, 8)[:-30],
        drawing([b"\0\xf0"] * 3 + [b"\0"], 8),
    ],
)
def test_what_is_no_plate_draws_nothing(data: bytes) -> None:
    """A broken file, and one that says it is larger than it is."""
    assert braille(data, 10) == []


class TestCommand:
    """The command at the prompt."""

    def test_a_place_without_a_plate(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """It says so, in both languages."""
        monkeypatch.setattr(load_pack("harbour")[1], "plates", {})
        assert "Nothing is drawn of this place." in told(tmp_path / "a", "plate")
        assert "Rien n'est dessiné de ce lieu." in told(tmp_path / "b", "planche", lang="fr")

    @pytest.mark.parametrize("plain", [True, False])
    def test_the_plate_of_the_prologue_before_anything_was_read(
        self, plain: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Its words on every screen, the picture where one is drawn."""
        draw_plate(tmp_path / "harbour", "prologue")
        monkeypatch.setattr(load_pack("harbour")[1], "plates", plates_in(tmp_path / "harbour"))
        monkeypatch.setattr(plate_command, "folder_of", lambda name: tmp_path / "harbour")
        shown = told(tmp_path / "saves", "plate", plain=plain)

        assert "prologue, drawn for a test." in shown
        assert any(sign in shown for sign in map(chr, range(0x2801, 0x2900))) == (not plain)
