"""The book of plates: those of what the party has read of, found and come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from ...party.table.table import PartyTable
from ...story.plates import place_of, place_plate
from ..phrases import without_emphasis
from ..scene.plate import BookPlate
from .ending_names import ending_name
from .plates import plate_of
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
READS = ("ticked", "over", "log", "paragraph")
"""The fields of the table that the book depends on."""
TOTEM = "totem:"
"""How the boxes of the achievement sheet begin that are ticked for a totem."""


def is_first_sight(presenter: Presenter[T], page: str) -> bool:
    """Whether the party has not come to the place of a page before."""
    return presenter.read.stays.get(place_of(page), 0) <= 1


def book_of_plates(presenter: Presenter[T], table: T) -> tuple[BookPlate, ...]:
    """Every plate that the party has seen: the prologue's, those of places in the order of reading, totems, the end."""
    if not table.pack.plates:
        return ()
    rows = ((title, plate_of(presenter.localizer, table.pack, name)) for name, title in _seen(presenter, table))
    return tuple(BookPlate(title, plate) for title, plate in rows if plate is not None)


def _seen(presenter: Presenter[T], table: T) -> Iterator[tuple[str, str]]:
    """The names of what the party has seen, each with its title."""
    localizer, pack = presenter.localizer, table.pack
    yield "prologue", localizer.name(pack.name)
    for place, pages in presenter.read.pages.items():
        page = pack.paragraphs[place if place in pages else pages[0]]
        yield place_plate(place), without_emphasis(localizer.title(pack, page))
    for box in table.ticked:
        if box.startswith(TOTEM):
            card = box.removeprefix(TOTEM)
            yield f"totem-{card}", presenter.game_words.name(localizer, table, card)
    if table.over and table.log.ending:
        yield f"ending-{table.log.ending}", ending_name(localizer, table, table.log.ending)
