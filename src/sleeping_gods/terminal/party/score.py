"""The last page: how the campaign ended, and the score in its parts."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table as Columns
from rich.text import Text

from ...party.table.table import PartyTable
from ..catalogue import Catalogue
from ..section import Section, lines

ALWAYS = ("adventures", "quests")
"""Parts that are told even if they bring nothing."""


def ending_sections(table: PartyTable, words: Catalogue, points: Mapping[str, int]) -> list[Section]:
    """How it ended and what it was worth; the words of the parts stand in the catalogue."""
    how = words.text("endings", table.over, table.over)
    name = f": “{table.log.ending}”" if table.log.ending else ""
    title = lines([f"The campaign is over: {how}{name}."], style="bold")
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(justify="right", style="bold")
    drawn.add_column()
    plain = []
    for part, count in points.items():
        if count or part in ALWAYS:
            said = words.text("score", part)
            drawn.add_row(str(count), said)
            plain.append(f"{count}: {said}.")
    total = table.log.score or str(sum(points.values()))
    drawn.add_row(Text(total, style="bold reverse"), Text("in all", style="bold"))
    return [title, Section(drawn, [*plain, f"Score: {total}."])]
