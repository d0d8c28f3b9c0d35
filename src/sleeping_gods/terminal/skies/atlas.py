"""The atlas: facing pages side by side as a grid of squares, with obstacles, locations, marks and who is where."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ...skies.chapters.travel import place_at, square_name, where
from ...skies.table.cards import Page, Place
from ...skies.table.table import SkiesTable
from ...telling.phrases import join
from ..section import Section, hanging, lines
from ..view import Look
from .names import square_word
from .sayings import MARKS, OBSTACLES

NARROW, WIDEST = 5, 10
"""Columns of a square, as the terminal has room."""
MARGIN = 4
COLOURS = {"water": "blue", "cold": "cyan", "steep": "magenta"}


def square_words(table: SkiesTable, square: str) -> str:
    """What lies in a square, in words."""
    here = place_at(table.pack, square)
    landing = next((space.name.en for space in table.pack.spaces.values() if space.square == square), "")
    places = [f"{number}, crossed off" if number in table.crossed else str(number) for number in here.locations]
    notes = [
        f"note at {number}: {table.log.notes[str(number)]}"
        for number in here.locations
        if str(number) in table.log.notes
    ]
    return join(
        [
            join((OBSTACLES[kind][0] for kind in here.obstacles), " and "),
            f"location{'s' if len(places) > 1 else ''} {join(places, ' and ')}" if places else "",
            *("a river" if mark == "river" else "the ? sign" for mark in here.marks),
            f"landing place {landing}" if landing else "",
            "the plane" if table.bound.landings[table.plane] == square else "",
            *notes,
        ]
    )


def spread_of(table: SkiesTable, square: str) -> list[Page]:
    """The facing pages that lie open where a square is."""
    number = where(square)[0]
    return [table.pack.pages[page] for page in sorted((number, number ^ 1)) if page in table.pack.pages]


def map_section(table: SkiesTable, look: Look) -> Section:
    """The open pages, or the distant location where Claire is."""
    if table.place not in table.bound.moves:
        places = [str(number) for number in table.bound.locations.get(table.place, ()) if number not in table.crossed]
        name = square_word(table, table.place)
        return lines([f"{name} is a distant location: only the plane leaves it. Location {join(places) or 'none'}."])
    return spread_section(table, look, spread_of(table, table.place))


def atlas_section(table: SkiesTable, look: Look) -> Section:
    """Every page of the atlas, spread by spread."""
    pages = sorted(table.pack.pages)
    firsts = dict.fromkeys(page - page % 2 for page in pages)
    spreads = [[table.pack.pages[page] for page in (first, first + 1) if page in table.pack.pages] for first in firsts]
    drawn, plain = [], []
    for spread in spreads:
        part = spread_section(table, look, spread)
        drawn.append(part.drawn)
        plain += part.plain
    return Section(_stacked(drawn), plain)


def _stacked(parts: Sequence[object]) -> Text:
    """Drawings of one text each, one under the other."""
    return Text("\n").join(part for part in parts if isinstance(part, Text))


def spread_section(table: SkiesTable, look: Look, pages: Sequence[Page]) -> Section:
    """Facing pages side by side, row by row, with the binding between them."""
    columns = sum(page.columns for page in pages)
    cell = max(NARROW, min(WIDEST, (look.width - MARGIN - columns) // columns))
    drawn = _titles(pages, cell)
    for row in range(max(page.rows for page in pages)):
        drawn.append(f" {chr(97 + row)} ", style="dim")
        drawn.append(look.glyphs.wall, style="dim")
        for at, page in enumerate(pages):
            for column in range(page.columns):
                square = square_name(page.number, row, column)
                drawn.append_text(_cell(table, look, square, cell) if row < page.rows else Text(" " * cell))
                bound = at + 1 < len(pages) and column + 1 == page.columns
                drawn.append(look.glyphs.binding if bound else look.glyphs.wall, style="dim")
        drawn.append("\n")
    numbers = "".join(f"{column + 1:^{cell + 1}}" for page in pages for column in range(page.columns))
    drawn.append(f"{' ' * MARGIN}{numbers}".rstrip(), style="dim")
    return Section(drawn, [_told(table, page) for page in pages])


def _titles(pages: Sequence[Page], cell: int) -> Text:
    """The number of each page, and the pages beyond its edges."""
    drawn = Text(" " * MARGIN, no_wrap=True)
    for page in pages:
        edges = join(f"{way} p. {there}" for way, there in page.exits.items())
        title = Text(f"Page {page.number}", style="bold")
        title.append(f"  {edges}" if edges else "", style="dim not bold")
        wide = page.columns * (cell + 1)
        title.truncate(wide - 1)
        title.pad_right(wide - title.cell_len)
        drawn.append_text(title)
    drawn.rstrip()
    return drawn.append("\n")


def _cell(table: SkiesTable, look: Look, square: str, width: int) -> Text:
    """What a square shows."""
    here, signs = place_at(table.pack, square), look.glyphs
    claire, plane = table.place == square, table.bound.landings[table.plane] == square
    who = (signs.ship if claire else "") + (f"{signs.plane} " if plane else "")
    cell = Text()
    cell.append(who, style="bold" if claire else "bold yellow")
    landing = any(space.square == square for space in table.pack.spaces.values()) and not plane
    full, short = (_parts(table, here, signs.crossed, landing=landing, brief=brief) for brief in (False, True))
    fits = sum(len(said) for said, _ in full) + len(full) - 1 <= width - cell.cell_len
    for at, (said, style) in enumerate(full if fits else short):
        cell.append(" " if at else "")
        cell.append(said, style=style)
    cell.truncate(width)
    cell.pad_right(width - cell.cell_len)
    if claire:
        cell.stylize("reverse")
    return cell


def square_signs(table: SkiesTable, square: str) -> str:
    """The same in signs, wherever somebody is."""
    landing = any(space.square == square for space in table.pack.spaces.values())
    parts = _parts(table, place_at(table.pack, square), "x", landing=landing, brief=True)
    return join((said for said, _ in parts), " ")


def _parts(table: SkiesTable, here: Place, crossed: str, *, landing: bool, brief: bool) -> list[tuple[str, str]]:
    """Each thing in a square with its colour; nothing is told by colour alone."""
    gone = {place for place in here.locations if place in table.crossed}
    parts = [
        (f"{crossed}{place}" if place in gone else f"{place}", "dim" if place in gone else "bold")
        for place in here.locations
    ]
    parts += [(OBSTACLES[kind][1 if brief else 0], COLOURS[kind]) for kind in here.obstacles]
    parts += [(MARKS[mark][: 3 if brief else None], "dim") for mark in here.marks]
    return [*parts, ("land", "green")] if landing else parts


def _told(table: SkiesTable, page: Page) -> str:
    """A page in words: only the squares where something is."""
    squares = [square_name(page.number, row, column) for row in range(page.rows) for column in range(page.columns)]
    found = []
    for square in squares:
        says = join(["Claire" if table.place == square else "", square_words(table, square)])
        if says:
            found.append(f"{square.partition(':')[2]} {says}")
    exits = join((f"{way} to page {there}" for way, there in page.exits.items()), ", ")
    edges = f" Edges: {exits}." if exits else ""
    size = f"{page.rows} rows of {page.columns}"
    return f"Page {page.number}, {size}: {join(found, '; ')}.{edges}"


def legend(look: Look) -> Section:
    """What the signs of the atlas mean."""
    signs = look.glyphs
    return Section(
        hanging(
            f"{signs.ship} Claire  {signs.plane} plane  numbers: locations ({signs.crossed} crossed off)  "
            "land: a landing place",
            "water, cold, steep: obstacles, 3 damage unless ignored",
            "river, ?: signs that cards and stories speak of",
            style="dim",
        ),
        [],
    )
