"""The plates of the shipped worlds: which there are, how large they are, and that they are drawn from their texts."""

from __future__ import annotations

import re

import pytest

from sleeping_gods.authoring.plates.drawing import outdated, picture_of
from sleeping_gods.authoring.plates.folder import PlateFolder, read_plates
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.plates.burin.image import ink_of
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.skies.table.cards import Pack as SkiesPack

WORLDS = ("wandering-sea", "lifted-north")
PACKS = (*WORLDS, "harbour", "airfield")
MAX_PLATE = 60 * 1024
MAX_WORLD = 6 * 1024 * 1024


def plates_of(pack: str) -> PlateFolder:
    """The plates of a shipped pack."""
    found = read_plates(pack_folder(pack))
    assert found.findings == []
    return found


@pytest.mark.parametrize("pack", PACKS)
def test_every_enemy_and_boss_has_its_vignette(pack: str) -> None:
    """Copies of a card share one."""
    found = plates_of(pack)
    shipped = load_pack(pack)[1]
    assert isinstance(shipped, (SeaPack, SkiesPack))
    drawn = {name for name in found.plates if name.startswith("enemy-")}
    missing = [e for e in shipped.enemies if not {f"enemy-{e}", f"enemy-{re.sub('-[0-9]+$', '', e)}"} & drawn]
    assert missing == []
    assert all(found.plates[name].square for name in drawn)


@pytest.mark.parametrize("pack", WORLDS)
def test_every_numbered_place_of_the_great_worlds_has_its_plate(pack: str) -> None:
    """Those with a story of their own."""
    found = plates_of(pack)
    numbers = {path.name[:3] for path in (pack_folder(pack) / "story").glob("[0-9]*.md")}
    missing = [number for number in sorted(numbers) if f"place-{int(number)}" not in found.plates]
    assert missing == MISSING[pack]


MISSING: dict[str, list[str]] = {"wandering-sea": ["001"], "lifted-north": []}
"""Pages that are no place: what is read when the sea yawns."""


@pytest.mark.parametrize("pack", PACKS)
def test_plates_are_drawn_from_their_texts_and_light_enough(pack: str) -> None:
    """At most 60 KB each, and 6 MB for a world."""
    found = plates_of(pack)
    assert outdated(found) == []
    sizes = {name: (found.drawn / f"{name}.png").stat().st_size for name in found.plates}
    assert {name: size for name, size in sizes.items() if size > MAX_PLATE} == {}
    assert sum(sizes.values()) <= MAX_WORLD


def difference(found: PlateFolder, name: str) -> float:
    """The part of a plate's pixels that are not drawn here as they are in its picture."""
    kept = ink_of((found.drawn / f"{name}.png").read_bytes())
    return float((kept != ink_of(picture_of(found.plates[name], found.solids))).mean())


def test_a_shipped_picture_is_drawn_again_as_it_is() -> None:
    """Another processor may round a few pixels otherwise."""
    found = plates_of("harbour")
    assert difference(found, "enemy-toll-gull") < 0.01


@pytest.mark.long
@pytest.mark.parametrize("pack", PACKS)
def test_every_shipped_picture_is_drawn_again_as_it_is(pack: str) -> None:
    """The same for all of them."""
    found = plates_of(pack)
    assert {name: part for name in found.plates if (part := difference(found, name)) >= 0.01} == {}
