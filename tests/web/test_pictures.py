"""Pictures of the table in the browser: whatever can lie in sight has one, chosen by hand, and everybody a face."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.presentation.party.quest_section import picture_key
from sleeping_gods.sea.chapters.port import SERVICES
from sleeping_gods.sea.table.words import RESOURCES

PICTURES = Path(__file__).parents[2] / "client/src/table/pictures"
PACKS = {"harbour": "sea", "wandering-sea": "sea", "airfield": "skies", "lifted-north": "skies"}
COPY = re.compile(r"-\d+[a-z]?$")


def listed(game: str) -> dict[str, str]:
    """The pictures of a game by their keys."""
    found: dict[str, str] = json.loads((PICTURES / f"{game}.json").read_text("utf-8"))
    return found


def people(pack: Any) -> list[str]:
    """Everybody who has a board."""
    return [*getattr(pack, "crew", {}), *getattr(pack, "characters", {})]


def keys_of(pack: Any, kind: str) -> list[str]:
    """The keys under which the cards of a kind are drawn."""
    cards = getattr(pack, kind, {})
    return [picture_key(quest) for quest in cards.values()] if kind == "quests" else [*cards]


def in_sight(pack: Any) -> Iterator[str]:
    """The keys of whatever a pack may bring to the table."""
    for kind in ("abilities", "adventures", "events", "enemies", "levels", "buffs", "rooms", "quests"):
        yield from keys_of(pack, kind)
    yield from (zone.id for boss in getattr(pack, "bosses", {}).values() for zone in boss.zones)
    yield from people(pack)
    if hasattr(pack, "crew"):
        yield from SERVICES
        yield from (board.weapon.id for board in pack.crew.values())


def drawn(pictures: dict[str, str], key: str) -> str:
    """The key under which something is drawn: its own, or that of the card of which it is a copy."""
    return key if key in pictures else COPY.sub("", key)


@pytest.mark.parametrize(("name", "game"), PACKS.items())
def test_everything_in_sight_has_a_picture(name: str, game: str) -> None:
    """Every card, quest, enemy, zone of a boss, room, weapon, service and person of a world of ours."""
    pictures = listed(game)
    _, pack = load_pack(name)

    assert [key for key in in_sight(pack) if drawn(pictures, key) not in pictures] == []


@pytest.mark.parametrize("kind", ["enemies", "adventures", "events", "quests"])
@pytest.mark.parametrize(("name", "game"), PACKS.items())
def test_no_two_cards_of_a_kind_share_a_picture(name: str, game: str, kind: str) -> None:
    """Each enemy, find, event and quest of a world is told apart by its picture; only copies share one."""
    pictures = listed(game)
    _, pack = load_pack(name)
    owners: dict[str, set[str]] = {}
    for key in keys_of(pack, kind):
        owners.setdefault(pictures[drawn(pictures, key)], set()).add(COPY.sub("", key))

    assert {picture: sorted(keys) for picture, keys in owners.items() if len(keys) > 1} == {}


@pytest.mark.parametrize("game", ["sea", "skies"])
def test_no_picture_looks_like_a_kind_that_it_is_not(game: str) -> None:
    """A serpent or a treasure map stands for a kind of card where nothing is drawn: no card of another kind has it."""
    icons = json.loads((PICTURES.parent / "look/icons.json").read_text("utf-8"))
    packs = [load_pack(name)[1] for name, played in PACKS.items() if played == game]
    kinds = {"enemies": "kind-enemy", "adventures": "kind-adventure", "events": "kind-event", "quests": "kind-quest"}
    signs = {icons[sign]: kind for kind, sign in kinds.items()}

    wrong = [
        key
        for pack in packs
        for kind in kinds
        for key in keys_of(pack, kind)
        if signs.get(listed(game)[drawn(listed(game), key)], kind) != kind
    ]

    assert wrong == []


@pytest.mark.parametrize("name", PACKS)
def test_each_quest_has_a_key_of_its_own(name: str) -> None:
    """Worlds of one game share numbers: a quest goes by its keyword, or by its title."""
    _, pack = load_pack(name)
    keys = keys_of(pack, "quests")

    assert len({*keys}) == len(keys) > 10


@pytest.mark.parametrize("game", ["sea", "skies"])
def test_no_quest_looks_like_a_card_or_a_sign(game: str) -> None:
    """The picture of a quest is that of no card of its game, and stands for nothing on the page."""
    pictures = listed(game)
    icons = json.loads((PICTURES.parent / "look/icons.json").read_text("utf-8"))
    taken = {*icons.values(), *(picture for key, picture in pictures.items() if not key.startswith("quest-"))}

    assert [key for key, picture in pictures.items() if key.startswith("quest-") and picture in taken] == []


def test_goods_have_symbols() -> None:
    """Whatever the headline counts has a symbol, artifacts too."""
    icons = json.loads((PICTURES.parent / "look/icons.json").read_text("utf-8"))
    same = {"coins": "coin"}

    assert [key for key in RESOURCES if same.get(key, key) not in icons] == []


@pytest.mark.parametrize("game", ["sea", "skies"])
def test_no_picture_is_left_over(game: str) -> None:
    """A picture that nothing has is one whose card is called otherwise; plain cards of every skill may come."""
    packs = [load_pack(name)[1] for name, played in PACKS.items() if played == game]
    wanted = {drawn(listed(game), key) for pack in packs for key in in_sight(pack)}

    assert [key for key in listed(game) if key not in wanted and not key.startswith("plain-")] == []


@pytest.mark.parametrize("name", PACKS)
def test_everybody_has_a_face(name: str) -> None:
    """A drawing of their own, without anything that could run."""
    _, pack = load_pack(name)
    faces = {who: (PICTURES / f"faces/{who}.svg").read_text("utf-8") for who in people(pack)}

    assert len({*faces.values()}) == len(faces) >= 5
    for drawing in faces.values():
        assert '<symbol id="face"' in drawing
        assert not re.search(r"<script|\son\w+=|href", drawing)
