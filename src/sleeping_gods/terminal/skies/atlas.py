"""The atlas: facing pages side by side as a grid of squares, with obstacles, locations, marks and who is where."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ...skies.chapters.travel import place_at, square_name
from ...skies.table.cards import Page
from ...skies.table.table import SkiesTable
from ...telling.skies.atlas import distant_words, edge_words, has_landing, page_told, spread_of, square_parts
from ...telling.voice import Voice
from ..section import Section, hanging, lines
from ..view import Look

NARROW, WIDEST = 5, 10
"""Columns of a square, as the terminal has room."""
MARGIN = 4
STYLES = {
    "location": "bold",
    "crossed": "dim",
    "water": "blue",
    "cold": "cyan",
    "steep": "magenta",
    "mark": "dim",
    "landing": "green",
}
"""The colour of each thing in a square; nothing is told by colour alone."""


def map_section(voice: Voice, table: SkiesTable, look: Look) -> Section:
    """The open pages, or the distant location where Claire is."""
    if table.place not in table.bound.moves:
        return lines([distant_words(voice, table)])
    return spread_section(voice, table, look, spread_of(table, table.place))


def atlas_section(voice: Voice, table: SkiesTable, look: Look) -> Section:
    """Every page of the atlas, spread by spread."""
    pages = sorted(table.pack.pages)
    firsts = dict.fromkeys(page - page % 2 for page in pages)
    spreads = [[table.pack.pages[page] for page in (first, first + 1) if page in table.pack.pages] for first in firsts]
    drawn, plain = [], []
    for spread in spreads:
        part = spread_section(voice, table, look, spread)
        drawn.append(part.drawn)
        plain += part.plain
    return Section(_stacked(drawn), plain)


def _stacked(parts: Sequence[object]) -> Text:
    """Drawings of one text each, one under the other."""
    return Text("\n").join(part for part in parts if isinstance(part, Text))


def spread_section(voice: Voice, table: SkiesTable, look: Look, pages: Sequence[Page]) -> Section:
    """Facing pages side by side, row by row, with the binding between them."""
    columns = sum(page.columns for page in pages)
    cell = max(NARROW, min(WIDEST, (look.width - MARGIN - columns) // columns))
    drawn = _titles(voice, pages, cell)
    for row in range(max(page.rows for page in pages)):
        drawn.append(f" {chr(97 + row)} ", style="dim")
        drawn.append(look.glyphs.wall, style="dim")
        for at, page in enumerate(pages):
            for column in range(page.columns):
                square = square_name(page.number, row, column)
                drawn.append_text(_cell(voice, table, look, square, cell) if row < page.rows else Text(" " * cell))
                bound = at + 1 < len(pages) and column + 1 == page.columns
                drawn.append(look.glyphs.binding if bound else look.glyphs.wall, style="dim")
        drawn.append("\n")
    numbers = "".join(f"{column + 1:^{cell + 1}}" for page in pages for column in range(page.columns))
    drawn.append(f"{' ' * MARGIN}{numbers}".rstrip(), style="dim")
    return Section(drawn, [page_told(voice, table, page) for page in pages])


def _titles(voice: Voice, pages: Sequence[Page], cell: int) -> Text:
    """The number of each page, and the pages beyond its edges."""
    drawn = Text(" " * MARGIN, no_wrap=True)
    for page in pages:
        edges = edge_words(voice, page)
        title = Text(voice.say("atlas_page", number=page.number), style="bold")
        title.append(f"  {edges}" if edges else "", style="dim not bold")
        wide = page.columns * (cell + 1)
        title.truncate(wide - 1)
        title.pad_right(wide - title.cell_len)
        drawn.append_text(title)
    drawn.rstrip()
    return drawn.append("\n")


def _cell(voice: Voice, table: SkiesTable, look: Look, square: str, width: int) -> Text:
    """What a square shows."""
    here, signs = place_at(table.pack, square), look.glyphs
    claire, plane = table.place == square, table.bound.landings[table.plane] == square
    who = (signs.ship if claire else "") + (f"{signs.plane} " if plane else "")
    cell = Text()
    cell.append(who, style="bold" if claire else "bold yellow")
    landing = has_landing(table, square) and not plane
    full, short = (
        square_parts(voice, table, here, signs.crossed, landing=landing, brief=brief) for brief in (False, True)
    )
    fits = sum(len(said) for said, _ in full) + len(full) - 1 <= width - cell.cell_len
    for at, (said, kind) in enumerate(full if fits else short):
        cell.append(" " if at else "")
        cell.append(said, style=STYLES[kind])
    cell.truncate(width)
    cell.pad_right(width - cell.cell_len)
    if claire:
        cell.stylize("reverse")
    return cell


def legend(voice: Voice, look: Look) -> Section:
    """What the signs of the atlas mean."""
    signs = look.glyphs
    who = voice.say("atlas-legend_who", ship=signs.ship, plane=signs.plane, crossed=signs.crossed)
    told = (who, voice.say("atlas-legend_obstacles"), voice.say("atlas-legend_marks"))
    return Section(hanging(*told, style="dim"), [])
