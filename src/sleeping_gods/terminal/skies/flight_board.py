"""The flight board: every space that can be reached, by its distance from the plane."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table as Columns
from rich.text import Text

from ...skies.chapters.flight import distances, open_spaces
from ...skies.table.table import SkiesTable
from ...telling.phrases import join
from ..section import Section, counted_word, hanging, labelled
from ..view import Look
from .names import name_of


def space_words(table: SkiesTable, name: str) -> str:
    """What a space of the board is."""
    space = table.pack.spaces[name]
    kind = f"landing place {space.square}" if space.square else f"distant location {space.explore}"
    gone = ", crossed off" if space.explore in table.crossed else ""
    return join([f"{kind}{gone}", "fuel is sold here" if space.fuel else ""])


def brief_space(table: SkiesTable, name: str) -> str:
    """The same in few words."""
    space = table.pack.spaces[name]
    return join([space.square or f"distant, location {space.explore}", "fuel sold" if space.fuel else ""])


def board_section(table: SkiesTable, look: Look) -> Section:
    """The plane's space first, then the others by distance, with their neighbours."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(no_wrap=True, justify="right")
    drawn.add_column(no_wrap=True)
    drawn.add_column(ratio=1)
    drawn.add_column(style="dim", ratio=1)
    known = open_spaces(table)
    ways = distances(table, table.plane)
    reached = sorted((ways.get(name, -1), at, name) for at, name in enumerate(known))
    plain = []
    for away, _, name in reached:
        if away < 0:
            continue
        links = f"next to {join(name_of(table, link) for link in table.bound.links[name] if link in known)}"
        says, title = space_words(table, name), name_of(table, name)
        drawn.add_row(str(away) if away else look.glyphs.plane, Text(title, style="" if away else "bold"), says, links)
        place = f"{counted_word(away, 'space')} away" if away else "The plane is here"
        plain.append(f"{title}: {place}; {says}; {links}.")
    head = hanging("Flight board, with the spaces from the plane", style="dim")
    return Section(Group(head, drawn), plain)


def plane_section(table: SkiesTable, look: Look) -> Section:
    """The plane's name, health and fuel in words."""
    pack = table.pack
    health = f"health {table.plane_health} of {pack.plane_health}"
    return labelled(table.log.plane or pack.plane_name.en, f"{health}, fuel {table.fuel} of {pack.plane_fuel}")
