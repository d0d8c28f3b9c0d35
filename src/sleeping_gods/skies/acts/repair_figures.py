"""The figures of the skies that can be set by hand."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ...party.acts.repair_figure import (
    CannotRepair,
    Figures,
    RepairFigure,
    common_figures,
    covered_squares,
    flag,
    item,
    printed_figure,
)
from ...party.acts.repair_figure import field as of
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
    figures_by_key, pack = common_figures(table, limit), table.pack
    figures_by_key["plane", "health"] = of(table, "plane_health", range(pack.plane_health + 1))
    figures_by_key["fuel",] = of(table, "fuel", range(pack.plane_fuel + 1))
    figures_by_key["watch",] = of(table, "spent", range(SPACES + 1))
    figures_by_key["bonus",] = flag(table, "bonus")
    figures_by_key["camps",] = of(table, "camps", range(pack.camps[table.length][0] + 1))
    figures_by_key["level",] = RepairFigure(LEVELS, partial(change_level, table), lambda: table.level)
    figures_by_key["plane",] = _plane(table)
    figures_by_key["place",] = replace(
        of(table, "place", [*table.bound.moves, table.plane]), opens=partial(open_square, table)
    )
    for name, member in table.crew.items():
        figures_by_key["stamina", name] = of(member, "stamina", range(STAMINA + 1))
    for faction in table.marks:
        figures_by_key["marks", faction] = item(table.marks, faction, MAX_MARKS)
    for location in _locations(table):
        figures_by_key["crossed", str(location)] = _crossed(table, location)
    for at in range(len(table.event_deck)):
        figures_by_key["events", str(at + 1)] = _events(table, at)
    for event in table.active:
        figures_by_key["threat", event] = item(table.active, event, MAX_MARKS)
    if table.combat is not None and table.combat.attack is None:
        figures_by_key |= covered_squares(table, lambda: remove_beaten(table))
        for foe in table.combat.foes:
            figures_by_key["power", foe.id] = of(foe, "power", range(MAX_MARKS + 1))
    if table.own_box() is not None:
        printed = printed_figures(table.pack)
        figures_by_key |= {what: printed_figure(table, what, figure) for what, figure in printed.items()}
    return figures_by_key


def _plane(table: SkiesTable) -> RepairFigure:
    """The plane's space; at a distant location Claire goes along. A printed one is known by its square, ``10:b3``."""

    def opens(square: str) -> None:
        if not any(space.square == square for space in table.pack.spaces.values()):
            open_square(table, square)
            name = f'name = {{ en = "Landing place {square}", fr = "Terrain {square}" }}'
            place = f'id = "field-{square.replace(":", "-")}", links = [], square = "{square}"'
            table.enter(f"space {{ {place}, {name} }}")

    def put(word: str) -> None:
        spaces = table.pack.spaces.values()
        space = next((space.id for space in spaces if space.square == word), word)
        if table.place not in table.bound.moves:
            table.place = table.bound.landings[space]
        table.plane = space

    return RepairFigure(table.pack.spaces, put, lambda: table.plane, opens)


def open_square(table: SkiesTable, square: str) -> None:
    """A square of a printed atlas; a page that nobody has entered is as large as the first one."""
    match, pages = SQUARE.fullmatch(square), table.pack.pages
    if table.own_box() is None or match is None:
        raise CannotRepair("repair-words", ", ".join(table.bound.moves)[:200])
    if int(match[1]) not in pages:
        like = next(iter(pages.values()))
        table.enter(f"page {{ page = {match[1]}, rows = {like.rows}, columns = {like.columns} }}")
    if not has_square(table.pack.pages, square):
        raise CannotRepair("repair-words", ", ".join(table.bound.moves)[:200])


def _locations(table: SkiesTable) -> list[int]:
    """The locations that are known, and those crossed off."""
    known = {location for locations in table.bound.locations.values() for location in locations}
    return sorted(known | {*table.crossed})


def _crossed(table: SkiesTable, location: int) -> RepairFigure:
    def put(count: int) -> None:
        if location in table.crossed:
            table.crossed.remove(location)
        if count:
            table.crossed.append(location)

    return RepairFigure(range(2), put, lambda: table.crossed.count(location))


def _events(table: SkiesTable, at: int) -> RepairFigure:
    """Cards left in a part of the event deck; with a printed box those that were drawn lie in the discard."""
    bag, is_told = table.event_deck[at], table.own_box() is not None
    levels = sorted({event.level for event in table.pack.events.values()})
    level = levels[at : at + 1] if len(table.event_deck) == len(levels) else levels
    drawn = [card for card in table.event_discard if is_told and table.pack.events[card].level in level]

    def put(count: int) -> None:
        while is_told and count < table.event_left[at]:
            table.event_discard.append(bag.pop())
            table.event_left[at] -= 1
        while len(bag) < count:
            table.event_discard.remove(drawn[-1])
            bag.append(drawn.pop())
        table.event_left[at] = count
        if not count:
            table.event_box += bag
            bag.clear()

    return RepairFigure(range(len(bag) + len(drawn) + 1), put, lambda: table.event_left[at])
