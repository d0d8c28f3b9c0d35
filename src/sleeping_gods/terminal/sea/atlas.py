"""The map around the ship: the region, what lies in it, and the regions within one move."""

from __future__ import annotations

from rich.table import Table as Columns
from rich.text import Text

from ...sea.table.table import SeaTable
from ...telling.sea.atlas import distances, over_edge, region_words
from ...telling.voice import Voice
from ..section import Section
from ..view import Look

NEAR, FAR = 1, 99


def map_section(voice: Voice, table: SeaTable, look: Look, *, most: int = NEAR) -> Section:
    """The ship's region first, then the others by their distance, with the way there."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(no_wrap=True, justify="right")
    drawn.add_column(no_wrap=True)
    drawn.add_column(no_wrap=True, style="dim")
    drawn.add_column(ratio=1)
    plain = []
    for id_, moves in distances(table, most).items():
        region = table.pack.regions[id_]
        name, here = voice.name(region.name), not moves
        there = region_words(voice, table, region) or voice.say("map_nothing")
        says = voice.clauses([over_edge(voice, table, id_), there])
        mark = look.glyphs.ship if here else str(moves)
        drawn.add_row(mark, Text(name, style="bold" if here else ""), voice.say("map_page", page=region.page), says)
        plain.append(voice.say("map_region", moves=moves, region=voice.within(name), page=region.page, says=says))
    return Section(drawn, plain)
