"""Drawn plates over HTTP and as files of a site: only under their own hash, and for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.content.index import Listed, PackIndex, index_bytes, read_index
from sleeping_gods.content.plates import plates_in
from sleeping_gods.service import plates as service
from sleeping_gods.site.static_answers import plates as site_plates
from sleeping_gods.story.frame import PackFrame

from ..drawn_plates import draw_plate, png
from .door import Reply, opened
from .running import run


@pytest.fixture
def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The harbour with one plate; its hash."""
    folder = tmp_path / "harbour"
    draw_plate(folder, "place-12")
    plate = plates_in(folder)["place-12"]
    monkeypatch.setattr(service, "folder_of", lambda name: folder)
    monkeypatch.setattr(service, "plates_of", lambda name: {"place-12": plate} if name == "harbour" else {})
    return plate.hash


def answer(tmp_path: Path, path: str, *headers: tuple[str, str]) -> Reply:
    """What a server answers."""

    async def ask() -> Reply:
        async with opened(tmp_path / "store") as door:
            return await door.ask("GET", path, None, "", [*headers])

    return run(ask())


def test_a_plate_is_served_for_ever(drawn: str, tmp_path: Path) -> None:
    """Its address changes with its bytes; a picture loads nothing."""
    reply = answer(tmp_path, f"/plates/harbour/place-12.{drawn}.png")

    assert (reply.status, reply.body) == (200, png(seed=8))
    headers = dict(reply.headers)
    assert headers["content-type"] == "image/png"
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "harbour/place-12.png",
        "harbour/place-12.0000000000000000.png",
        "harbour/place-13.HASH.png",
        "harbour/..%2Fplace-12.HASH.png",
        "harbour/place-12.HASH.svg",
        "airfield/place-12.HASH.png",
        "nowhere/place-12.HASH.png",
        "..%2Fharbour/place-12.HASH.png",
    ],
)
def test_nothing_else_is(path: str, drawn: str, tmp_path: Path) -> None:
    """Who has not been told the hash of a plate does not see it."""
    assert answer(tmp_path, f"/plates/{path.replace('HASH', drawn)}").status == 404


def test_a_file_that_was_changed_meanwhile_is_not_given_under_the_old_hash(drawn: str, tmp_path: Path) -> None:
    """A browser would keep it for ever."""
    draw_plate(tmp_path / "harbour", "place-12", png(seed=3))

    assert service.plate_file("harbour", f"place-12.{drawn}.png") is None


def test_a_site_has_them_under_the_same_address(drawn: str) -> None:
    """A page fetches each when it is shown."""
    [file] = site_plates()

    assert (file.path, file.data, file.world) == (f"plates/harbour/place-12.{drawn}.png", png(seed=8), "harbour")


def test_a_cover_is_served_without_its_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first page shows four of them: to load four worlds would take seconds."""
    folder = tmp_path / "harbour"
    draw_plate(folder, "cover")
    plate = plates_in(folder)["cover"]
    listed = PackIndex((Listed("harbour", "sea", "1", plate.alt, cover=plate),))
    monkeypatch.setattr(service, "folder_of", lambda name: folder)
    monkeypatch.setattr(service, "index", lambda: listed)
    monkeypatch.setattr(service, "plates_of", lambda name: pytest.fail("the pack was loaded"))

    assert service.plate_file("harbour", f"cover.{plate.hash}.png") == png(seed=5)
    assert service.plate_file("airfield", f"cover.{plate.hash}.png") is None
    assert read_index(index_bytes(listed)) == listed


def test_plates_of_a_shipped_pack() -> None:
    """They come with the pack; there are none of a pack that is not there."""
    pack = load_pack("harbour")[1]

    assert isinstance(pack, PackFrame)
    assert service.plates_of("harbour") == pack.plates
    assert service.plates_of("nowhere") == {}
