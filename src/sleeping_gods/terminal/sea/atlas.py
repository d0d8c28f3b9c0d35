"""The map around the ship: the region, what lies in it, and the regions within one move."""

from __future__ import annotations

from collections import deque

from rich.table import Table as Columns
from rich.text import Text

from ...effects.words import describe
from ...sea.table.cards import Region
from ...sea.table.table import SeaTable
from ...telling.phrases import join
from ..section import Section
from ..view import Look
from .names import namer_of

NEAR, FAR = 1, 99


def distances(table: SeaTable, most: int) -> dict[str, int]:
    """Moves from the ship to every region within reach."""
    found = {table.region: 0}
    queue = deque([table.region])
    while queue:
        here = queue.popleft()
        if found[here] == most:
            continue
        for region in table.bound.moves[here]:
            if region not in found:
                found[region] = found[here] + 1
                queue.append(region)
    return found


def region_words(table: SeaTable, region: Region) -> str:
    """What lies in a region: locations, port, market, hazard, serpent, notes."""
    places = join(str(location) for location in region.locations)
    hazard = ""
    if region.hazard is not None:
        harm = describe(region.hazard.fail, "en", namer_of(table.pack))
        hazard = f"hazard {region.hazard.name.en}: {region.hazard.skill} {region.hazard.number}, failing: {harm}"
    notes = [f"note at {place}: {said}" for place, said in table.log.notes.items() if place in _numbers(region)]
    return join(
        [
            f"location{'s' if len(region.locations) > 1 else ''} {places}" if places else "",
            "port" if region.port else "",
            "market" if region.market else "",
            hazard,
            "the sea serpent" if table.serpent == region.id else "",
            *notes,
        ]
    )


def _numbers(region: Region) -> list[str]:
    return [str(location) for location in region.locations]


def map_section(table: SeaTable, look: Look, *, most: int = NEAR) -> Section:
    """The ship's region first, then the others by their distance, with the way there."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(no_wrap=True, justify="right")
    drawn.add_column(no_wrap=True)
    drawn.add_column(no_wrap=True, style="dim")
    drawn.add_column(ratio=1)
    plain = []
    for name, moves in distances(table, most).items():
        region = table.pack.regions[name]
        here = not moves
        says = region_words(table, region) or "nothing"
        mark = look.glyphs.ship if here else str(moves)
        page = f"p. {region.page}"
        edge = table.bound.turns_page.get((table.region, name), "")
        if edge:
            says = join([f"over the {edge} edge", says], "; ")
        drawn.add_row(mark, Text(region.name.en, style="bold" if here else ""), page, says)
        where = "The ship is in" if here else "1 move away:" if moves == 1 else f"{moves} moves away:"
        plain.append(f"{where} {region.name.en}, page {region.page}: {says}.")
    return Section(drawn, plain)
