"""The flight board: every space that can be reached, by its distance from the plane."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table as Columns
from rich.text import Text

from ...skies.chapters.flight import distances, open_spaces
from ...skies.table.table import SkiesTable
from ...telling.phrases import join
from ...telling.skies.names import name_of
from ...telling.skies.spaces import space_words
from ...telling.voice import Voice
from ..section import Section, hanging
from ..view import Look


def board_section(voice: Voice, table: SkiesTable, look: Look) -> Section:
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
        near = join(name_of(voice, table, link) for link in table.bound.links[name] if link in known)
        links = voice.say("space_next-to", spaces=near)
        says, title = space_words(voice, table, name), name_of(voice, table, name)
        drawn.add_row(str(away) if away else look.glyphs.plane, Text(title, style="" if away else "bold"), says, links)
        place = voice.say("space_away", count=away) if away else voice.say("space_plane-here")
        plain.append(voice.say("label_sentence", label=title, text=voice.clauses([place, says, links])))
    head = hanging(voice.say("space_board"), style="dim")
    return Section(Group(head, drawn), plain)
