"""The map: regions of the sea in rows, pages of the atlas as grids of squares, and the flight board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from string import ascii_lowercase

from rich.console import Group
from rich.table import Table as Columns
from rich.text import Text

from ...presentation.localizer import Localizer
from ...presentation.scene.atlas import Area, MapPage, SceneMap
from ...presentation.scene.text import plain
from ..render_context import RenderContext
from ..section import Section, hanging, labelled, lines, stacked

MIN_CELL_WIDTH = 5
"""The narrowest column of a square."""
MAX_CELL_WIDTH = 10
"""The widest column of a square."""
MARGIN = 4
"""Columns before the squares: the letter of a row between spaces, and a wall."""
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
NEAR_MOVES = 1
"""Regions this many moves away are shown before a move."""
KNOWN_STATES = ("visited", "changed", "waiting", "barred")
"""States of places that the party has visited or wants to visit."""


def regions(localizer: Localizer, context: RenderContext) -> Section:
    """The present region and those within NEAR_MOVES."""
    return _regions(context, NEAR_MOVES)


def all_regions(localizer: Localizer, context: RenderContext) -> Section:
    """The whole map by distance."""
    return _regions(context, len(context.scene.map.areas))


def _regions(context: RenderContext, most: int) -> Section:
    """The regions that are no farther away than this."""
    pages = {sheet.page: sheet.title for sheet in context.scene.map.sheets}
    return _rows(
        [area for area in context.scene.map.areas if 0 <= area.distance <= most], context, context.glyphs.ship, pages
    )


def flight_board(localizer: Localizer, context: RenderContext) -> Section:
    """The plane's space, then the others by distance, with their neighbours."""
    rows = _rows(context.scene.map.flight, context, context.glyphs.plane, {})
    return Section(Group(hanging(localizer.say("space_board"), style="dim"), rows.drawn), rows.plain)


def _rows(areas: Iterable[Area], context: RenderContext, sign: str, pages: Mapping[int, str]) -> Section:
    """One row for each area: distance, name, page, contents, and neighbours of those nearby."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(no_wrap=True, justify="right")
    drawn.add_column(no_wrap=True)
    drawn.add_column(no_wrap=bool(pages), ratio=None if pages else 1)
    drawn.add_column(ratio=1, style="" if pages else "dim")
    spoken = []
    for area in areas:
        name = Text(area.name, style="bold" if not area.distance else "")
        says = Text(plain(area.text))
        far = str(area.distance) if area.distance else sign
        if not pages:
            drawn.add_row(far, name, says, Text(plain(area.links)))
        else:
            if area.links and area.distance == NEAR_MOVES:
                says.append(f"\n{plain(area.links)}", style="dim")
            drawn.add_row(far, name, Text(pages[area.page], style="dim"), says)
        spoken.append(area.spoken)
    return Section(drawn, spoken)


def spread(localizer: Localizer, context: RenderContext) -> Section:
    """The open pages and the squares within reach on foot, or the distant location where the party is."""
    atlas = context.scene.map
    if atlas.spoken:
        return lines(atlas.spoken)
    return _spread(context, atlas, [sheet for sheet in atlas.sheets if sheet.open])


def on_foot(localizer: Localizer, context: RenderContext) -> Section | None:
    """The places of the open pages with their distances on foot; None if there are none."""
    near = [walk for _, walk in context.scene.map.on_foot]
    return labelled(localizer, localizer.say("walk_title"), localizer.clauses(near)) if near else None


def whole_atlas(localizer: Localizer, context: RenderContext) -> Section:
    """Every page of the atlas, spread by spread."""
    atlas = context.scene.map
    spreads: dict[int, list[MapPage]] = {}
    for sheet in atlas.sheets:
        spreads.setdefault(sheet.page // 2, []).append(sheet)  # pages 2 and 3 face each other
    return stacked(_spread(context, atlas, sheets) for sheets in spreads.values())


def _spread(context: RenderContext, atlas: SceneMap, sheets: Sequence[MapPage]) -> Section:
    """Facing pages side by side, with the binding between them."""
    squares = {sheet.page: [area for area in atlas.areas if area.page == sheet.page] for sheet in sheets}
    columns = sum(sheet.columns for sheet in sheets)
    cell = max(MIN_CELL_WIDTH, min(MAX_CELL_WIDTH, (context.width - MARGIN - columns) // columns))
    drawn = _titles(sheets, cell)
    for row in range(max(sheet.rows for sheet in sheets)):
        drawn.append(f" {ascii_lowercase[row]} ", style="dim")
        drawn.append(context.glyphs.wall, style="dim")
        for sheet in sheets:
            for column in range(sheet.columns):
                if row < sheet.rows:
                    drawn.append_text(_cell(context, squares[sheet.page][row * sheet.columns + column], cell))
                else:
                    drawn.append(" " * cell)
                is_at_binding = sheet is not sheets[-1] and column + 1 == sheet.columns
                drawn.append(context.glyphs.binding if is_at_binding else context.glyphs.wall, style="dim")
        drawn.append("\n")
    numbers = "".join(f"{column + 1:^{cell + 1}}" for sheet in sheets for column in range(sheet.columns))
    drawn.append(f"{' ' * MARGIN}{numbers}".rstrip(), style="dim")
    return Section(drawn, [sheet.spoken for sheet in sheets])


def _titles(sheets: Sequence[MapPage], cell: int) -> Text:
    """The page numbers, and the pages beyond their edges."""
    drawn = Text(" " * MARGIN, no_wrap=True)
    for sheet in sheets:
        title = Text(sheet.title, style="bold")
        title.append(f"  {sheet.beyond}" if sheet.beyond else "", style="dim not bold")
        wide = sheet.columns * (cell + 1)
        title.truncate(wide - 1)
        title.pad_right(wide - title.cell_len)
        drawn.append_text(title)
    drawn.rstrip()
    return drawn.append("\n")


def _cell(context: RenderContext, area: Area, width: int) -> Text:
    """The contents of a square; a known place has a symbol after its number."""
    signs = context.glyphs
    cell = Text((signs.ship if area.here else "") + (f"{signs.plane} " if area.vessel_here else ""))
    cell.stylize("bold" if area.here else "bold yellow")
    known_signs = {spot.ref: signs.visited for spot in area.spots if spot.state in KNOWN_STATES}
    full = [_sign(context, mark.kind, mark.label, known_signs) for mark in area.marks]
    short = [_sign(context, mark.kind, mark.short_label, known_signs) for mark in area.marks]
    fits = sum(map(len, full)) + len(full) - 1 <= width - cell.cell_len
    for at, (mark, sign) in enumerate(zip(area.marks, full if fits else short, strict=True)):
        cell.append(" " if at else "")
        cell.append(sign, style=f"{STYLES[mark.kind]} not bold" if mark.kind != "location" else "bold")
    cell.truncate(width)
    cell.pad_right(width - cell.cell_len)
    if area.here:
        cell.stylize("reverse")
    return cell


def _sign(context: RenderContext, kind: str, word: str, known_signs: dict[str, str]) -> str:
    """A word with the sign that is known for it; what is crossed off is marked so."""
    return f"{context.glyphs.crossed_off}{word}" if kind == "crossed" else f"{word}{known_signs.get(word, '')}"


def legend(localizer: Localizer, context: RenderContext) -> Section:
    """What the symbols of the atlas mean."""
    signs = context.glyphs
    who = localizer.say(
        "atlas-legend_who", ship=signs.ship, plane=signs.plane, crossed=signs.crossed_off, known=signs.visited
    )
    obstacles, marks = localizer.say("atlas-legend_obstacles"), localizer.say("atlas-legend_marks")
    return Section(hanging(who, obstacles, marks, style="dim"), [])


def first_legend(localizer: Localizer, context: RenderContext) -> Section | None:
    """The legend at the beginning of a session, if there is an atlas."""
    if context.scene.map.spoken or (context.scene.headline.turn > 1 and not context.fresh):
        return None
    return legend(localizer, context)
