"""Plates of a scene: of the page, of quests, enemies, totems and endings, and the book of those that were seen."""

from __future__ import annotations

import dataclasses

from sleeping_gods.languages import Lang
from sleeping_gods.presentation.party.plates import enemy_plate
from sleeping_gods.presentation.story_knowledge import knowledge_from_notes
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.records import Fight
from sleeping_gods.story.plates import DrawnPlate
from sleeping_gods.story.printed import Name

from ..sea import tables as sea
from ..skies import tables as skies
from .worlds import Listener

STORY = """# 3 Test

## 3 Counter

Here.

- (a) On.
  > turn to 3.1

## 3.1 Behind it

There.

- (a) Back.
  > return to the ship
"""


def drawn(name: str) -> DrawnPlate:
    """A plate of a pack."""
    return DrawnPlate(Name({"en": f"See {name}.", "fr": f"Voici {name}."}), "0123456789abcdef", 1200, 720)


def at_the_counter(lang: Lang, *plates: str) -> tuple[Listener, SeaTable]:
    """A table with plates, before its first page is read."""
    table = sea.story(sea.at_sea(), STORY)
    table.pack.plates = {name: drawn(name) for name in plates}
    return Listener("sea", lang), table


def test_a_page_has_the_plate_of_its_place() -> None:
    """In the language of the audience; it says whether the party comes there for the first time."""
    listener, table = at_the_counter("fr", "place-3")
    listener.play(table, "explore 3")
    first = listener.page(table)
    listener.play(table, "choose a")
    second = listener.page(table)
    listener.play(table, "choose a")
    table.actions = 2
    sea.again(table)
    listener.play(table, "explore 3")
    third = listener.page(table)

    assert first.plate is not None
    assert (first.plate.name, first.plate.alt, first.plate.width) == ("place-3", "Voici place-3.", 1200)
    assert first.plate == second.plate == third.plate
    assert [page.first_sight for page in (first, second, third)] == [True, True, False]


def test_a_pack_without_plates_tells_none() -> None:
    """Then all is as it was."""
    listener, table = at_the_counter("en")
    listener.play(table, "explore 3")

    assert listener.page(table).plate is None
    assert listener.quests(table).plates == ()


def test_the_book_has_what_was_seen_and_nothing_else() -> None:
    """The prologue, places in the order of reading, totems that were gained."""
    totem = next(card.id for card in sea.at_sea().pack.adventures.values() if card.kind == "totem")
    listener, table = at_the_counter("en", "place-4", "place-3", "place-5", "prologue", f"totem-{totem}", "ending-home")
    before = listener.quests(table).plates
    listener.play(table, "explore 3")
    table.ticked.append(f"totem:{totem}")
    after = listener.quests(table).plates

    assert [row.plate.name for row in before] == ["prologue"]
    assert [row.plate.name for row in after] == ["prologue", "place-3", f"totem-{totem}"]
    assert [row.title for row in after][1] == "Counter"


def test_the_book_has_enemies_that_were_met_and_no_others() -> None:
    """Once for all copies of a card, after everything else."""
    listener, table = at_the_counter("en", "place-3", "enemy-eel-1", "enemy-crab-1", "enemy-gull-1")
    cards = list(table.pack.enemies.values())[:3]
    names = ("eel-1", "eel-1-2", "crab-1")
    met = {name: dataclasses.replace(card, id=name) for name, card in zip(names, cards, strict=True)}
    table.pack.enemies = met
    listener.presenter.read = knowledge_from_notes([("met", "eel-1-2"), ("page", "3"), ("met", "eel-1"), ("met", "?")])

    assert [row.plate.name for row in listener.quests(table).plates] == ["place-3", "enemy-eel-1"]


def test_a_boss_is_in_the_book_when_it_is_met() -> None:
    """While it is fought, and after it was beaten."""
    listener, table = Listener("skies"), skies.at_start()
    number, boss = next(iter(table.pack.bosses.items()))
    table.pack = dataclasses.replace(table.pack, plates={f"boss-{number}": drawn("boss")})
    before = listener.quests(table).plates
    table.combat = Fight(boss=number)
    fought = listener.quests(table).plates
    table.combat = None
    table.ticked += [f"boss:{number}", "boss:of-nobody"]
    beaten = listener.quests(table).plates

    assert before == ()
    assert [row.title for row in fought] == [row.title for row in beaten] == [boss.name.texts["en"]]


def test_the_book_has_pages_that_lie_on_no_map() -> None:
    """Such as those to which a place leads."""
    listener, table = at_the_counter("en", "place-3", "place-16", "place-f1")
    listener.presenter.read = knowledge_from_notes([("visit", "3"), ("page", "3"), ("page", "16.9"), ("page", "F9")])

    assert [row.plate.name for row in listener.quests(table).plates] == ["place-3", "place-16", "place-f1"]


def test_a_quest_has_the_plate_of_a_place_that_it_names() -> None:
    """The first that has one; none where its places have none."""
    listener, table = at_the_counter("en")
    quest = next(quest for quest in listener.quests(table).quests if quest.places)
    with_plates, table = at_the_counter("en", f"place-{quest.places[-1]}")
    plates = {row.number: row.plate for row in with_plates.quests(table).quests}

    assert quest.plate is None
    plate = plates[quest.number]
    assert plate is not None
    assert plate.name == f"place-{quest.places[-1]}"


def test_an_enemy_has_its_plate() -> None:
    """Beside it in the row."""
    enemy = next(iter(sea.at_sea().pack.enemies.values()))
    listener, table = at_the_counter("en", f"enemy-{enemy.id}")
    sea.fight(table, enemy.id)

    assert [row.plate and row.plate.alt for row in listener.told("fight", table).enemies] == [f"See enemy-{enemy.id}."]


def test_copies_of_an_enemy_share_its_plate() -> None:
    """Unless each has its own."""
    _, table = at_the_counter("en", "enemy-eel", "enemy-eel-3")
    localizer = Listener("sea").presenter.localizer
    plates = [enemy_plate(localizer, table.pack, enemy) for enemy in ("eel", "eel-2b", "eel-3", "crab-1")]

    assert [plate and plate.name for plate in plates] == ["enemy-eel", "enemy-eel", "enemy-eel-3", None]


def test_a_totem_has_a_plate_on_its_page() -> None:
    """When it is gained."""
    totem = next(card.id for card in sea.at_sea().pack.adventures.values() if card.kind == "totem")
    listener, table = at_the_counter("en", f"totem-{totem}")
    page = listener.presenter.full_page(table, ("gained-adventure", totem))

    assert page is not None
    assert page.plate is not None
    assert page.plate.name == f"totem-{totem}"


def test_the_prologue_has_a_plate_in_the_skies_too() -> None:
    """In its section, to be read again at any time."""
    listener, table = Listener("skies"), skies.at_start()
    table.pack = dataclasses.replace(table.pack, plates={"prologue": drawn("prologue")})
    plate = listener.told("prologue", table).plate

    assert plate.alt == "See prologue."
