"""The figures of the skies that can be set by hand."""

from __future__ import annotations

from functools import partial

from ...party.acts.repair_figure import (
    Figures,
    RepairFigure,
    attribute,
    common_figures,
    count_in,
    covered_squares,
    flag_attribute,
    no_such_word,
    printed_box_figures,
)
from ..chapters.attack import remove_beaten
from ..chapters.clock import SPACES
from ..chapters.players import change_level
from ..chapters.supply import limit
from ..pack.atlas import SQUARE, has_square
from ..table.printed_figures import printed_figures
from ..table.records import STAMINA
from ..table.table import SkiesTable
from ..table.words import LEVELS

MAX_MARKS = 99
"""The most boxes of a faction, threat on an event and power of an enemy that anybody could mean."""


def figures(table: SkiesTable) -> Figures:
    """Goods, people, the plane, the clock, camps, factions, places, events, difficulty, a fight."""
    pack = table.pack
    return {
        **common_figures(table, limit),
        ("plane", "health"): attribute(table, "plane_health", range(pack.plane_health + 1)),
        ("fuel",): attribute(table, "fuel", range(pack.plane_fuel + 1)),
        ("watch",): attribute(table, "spent", range(SPACES + 1)),
        ("bonus",): flag_attribute(table, "bonus"),
        ("camps",): attribute(table, "camps", range(pack.camps[table.length].total + 1)),
        ("level",): RepairFigure(LEVELS, partial(change_level, table), lambda: table.level),
        ("plane",): _plane(table),
        ("place",): _place(table),
        **{("stamina", name): attribute(member, "stamina", range(STAMINA + 1)) for name, member in table.crew.items()},
        **{("marks", faction): count_in(table.marks, faction, MAX_MARKS) for faction in table.marks},
        **{("crossed", str(location)): _crossed(table, location) for location in _locations(table)},
        **{("events", str(part + 1)): _events(table, part) for part in range(len(table.event_deck))},
        **{("threat", event): count_in(table.active, event, MAX_MARKS) for event in table.active},
        **_fight(table),
        **printed_box_figures(table, printed_figures(pack)),
    }


def _place(table: SkiesTable) -> RepairFigure:
    """Where Claire is: on a square, or with the plane."""
    places = [*table.bound.moves, table.plane]
    return attribute(table, "place", places).entered_by(partial(enter_square, table))


def _fight(table: SkiesTable) -> Figures:
    """Covered squares and power of enemies, between two attacks."""
    if table.combat is None or table.combat.attack is not None:
        return {}
    squares = covered_squares(table, lambda: remove_beaten(table))
    return squares | {("power", foe.id): attribute(foe, "power", range(MAX_MARKS + 1)) for foe in table.combat.foes}


def _plane(table: SkiesTable) -> RepairFigure:
    """The plane's space; at a distant location Claire goes along. A printed one is known by its square, ``10:b3``."""

    def enter_unknown(square: str) -> None:
        if not any(space.square == square for space in table.pack.spaces.values()):
            enter_square(table, square)
            name = f'name = {{ en = "Landing place {square}", fr = "Terrain {square}" }}'
            place = f'id = "field-{square.replace(":", "-")}", links = [], square = "{square}"'
            table.enter(f"space {{ {place}, {name} }}")

    def put(word: str) -> None:
        spaces = table.pack.spaces.values()
        space = next((space.id for space in spaces if space.square == word), word)
        if table.place not in table.bound.moves:
            table.place = table.bound.landings[space]
        table.plane = space

    return RepairFigure(allowed=table.pack.spaces, put=put, now=lambda: table.plane, enter_unknown=enter_unknown)


def enter_square(table: SkiesTable, square: str) -> None:
    """A square of a printed atlas; a page that nobody has entered is as large as the first one."""
    match, pages = SQUARE.fullmatch(square), table.pack.pages
    if table.own_box() is None or match is None:
        raise no_such_word(table.bound.moves)
    if int(match[1]) not in pages:
        first = next(iter(pages.values()))
        table.enter(f"page {{ page = {match[1]}, rows = {first.rows}, columns = {first.columns} }}")
    if not has_square(table.pack.pages, square):
        raise no_such_word(table.bound.moves)


def _locations(table: SkiesTable) -> list[int]:
    """The locations that are known, and those crossed off."""
    known = {location for locations in table.bound.locations.values() for location in locations}
    return sorted(known | {*table.crossed})


def _crossed(table: SkiesTable, location: int) -> RepairFigure:
    """Whether a location is crossed off: 1 or 0."""

    def put(count: int) -> None:
        if location in table.crossed:
            table.crossed.remove(location)
        if count:
            table.crossed.append(location)

    return RepairFigure(range(2), put, lambda: table.crossed.count(location))


def _events(table: SkiesTable, part: int) -> RepairFigure:
    """Cards left in a part of the event deck; with a printed box those that were drawn lie in the discard."""
    bag, is_told = table.event_deck[part], table.own_box() is not None
    drawn = _drawn_events(table, part) if is_told else []

    def put(count: int) -> None:
        while is_told and count < table.event_left[part]:
            table.event_discard.append(bag.pop())
            table.event_left[part] -= 1
        while len(bag) < count:
            card = drawn.pop()
            table.event_discard.remove(card)
            bag.append(card)
        table.event_left[part] = count
        if not count:
            table.event_box += bag
            bag.clear()

    return RepairFigure(range(len(bag) + len(drawn) + 1), put, lambda: table.event_left[part])


def _drawn_events(table: SkiesTable, part: int) -> list[str]:
    """The discarded cards that may have come from a part: those of its level, or all if there is one part only."""
    levels = sorted({event.level for event in table.pack.events.values()})
    if len(table.event_deck) == len(levels):
        levels = levels[part : part + 1]
    return [card for card in table.event_discard if table.pack.events[card].level in levels]
