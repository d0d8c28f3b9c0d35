"""The book of plates: those of what the party has read of, found, come to and met."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from ...party.table.table import PartyTable
from ...story.plates import place_of, place_plate
from ..phrases import without_emphasis
from ..scene.plate import BookPlate
from .ending_names import ending_name
from .names import lore
from .plates import enemy_plate, plate_of
from .presenter import Presenter
from .prologue_section import tells_usual_opening
from .same_name_enemies import in_row, printed_name

T = TypeVar("T", bound=PartyTable)
READS = ("ticked", "over", "log", "paragraph")
"""The fields of the table that the book depends on."""
TOTEM = "totem:"
"""The beginning of a box of the achievement sheet that is ticked for a totem; the totem's card follows."""
BOSS = "boss:"
"""The beginning of a box that is ticked for a beaten boss; the boss's number follows."""


class Sight(NamedTuple):
    """Something that the party has seen."""

    plate: str
    """The name of its plate."""
    title: str


def fight_key(table: PartyTable) -> object:
    """What else the book depends on: who stands in the row."""
    return in_row(table.combat)


def is_first_sight(presenter: Presenter[T], page: str) -> bool:
    """Whether the party has not come to the place of a page before."""
    return presenter.read.stays.get(place_of(page), 0) <= 1


def book_of_plates(presenter: Presenter[T], table: T) -> tuple[BookPlate, ...]:
    """Every plate seen: the prologue's, places in the order of reading, totems, the ending, bosses, enemy cards."""
    if not table.pack.plates:
        return ()
    seen = ((sight, plate_of(presenter.localizer, table.pack, sight.plate)) for sight in _seen(presenter, table))
    return tuple(BookPlate(sight.title, plate) for sight, plate in seen if plate is not None) + _enemies(
        presenter, table
    )


def _seen(presenter: Presenter[T], table: T) -> Iterator[Sight]:
    """What the party has seen."""
    localizer, pack = presenter.localizer, table.pack
    if tells_usual_opening(table):
        yield Sight("prologue", localizer.name(pack.name))
    for place, pages in presenter.read.pages.items():
        page = pack.paragraphs[place if place in pages else pages[0]]
        yield Sight(place_plate(place), without_emphasis(localizer.title(pack, page)))
    for box in table.ticked:
        if box.startswith(TOTEM):
            card = box.removeprefix(TOTEM)
            yield Sight(f"totem-{card}", presenter.game_words.name(localizer, table, card))
    if table.over and table.log.ending:
        yield Sight(f"ending-{table.log.ending}", ending_name(localizer, table, table.log.ending))
    bosses = presenter.game_words.bosses(table)
    for number in bosses_met(table):
        if number in bosses:
            yield Sight(f"boss-{number}", localizer.name(bosses[number].name))


def _enemies(presenter: Presenter[T], table: T) -> tuple[BookPlate, ...]:
    """The plates of the enemies that the party has met; copies of a card share one."""
    localizer, cards = presenter.localizer, lore(table).enemies
    plates: dict[str, BookPlate] = {}
    for enemy in enemies_met(presenter, table):
        plate = enemy_plate(localizer, table.pack, enemy) if enemy in cards else None
        if plate is not None and plate.name not in plates:
            plates[plate.name] = BookPlate(printed_name(localizer, cards[enemy]), plate)
    return tuple(plates.values())


def enemies_met(presenter: Presenter[T], table: T) -> tuple[str, ...]:
    """The enemies whose cards lay before the party at some time."""
    return presenter.read.met


def bosses_met(table: PartyTable) -> tuple[int, ...]:
    """The bosses that were beaten, and the one that is fought now."""
    boxes = [box.removeprefix(BOSS) for box in table.ticked if box.startswith(BOSS)]
    beaten = [int(box) for box in boxes if box.isdecimal()]
    fought = table.combat.leading_enemy if table.combat is not None else 0
    return tuple(dict.fromkeys([*beaten, fought] if fought else beaten))
