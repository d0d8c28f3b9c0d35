"""The crew: health as a bar and in numbers, skills, fatigue, statuses, command, cards and weapons."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...sea.table.table import SeaTable
from ...telling.sea.crew import board_texts, heads, rows
from ...telling.voice import Voice
from ..party.boards import boards_section
from ..section import Section, hanging
from ..view import Look


def crew_section(voice: Voice, table: SeaTable, look: Look, *, brief: bool = False) -> Section:
    """A line for each; weapons and equipped cards beside or beneath it."""
    several = table.seat_count() > 1
    return boards_section(voice, rows(voice, table), heads(voice), look, several=several, brief=brief)


def crew_details(voice: Voice, table: SeaTable, look: Look) -> Section:
    """Everybody's weapons, abilities, synergies and cards in full."""
    drawn: list[RenderableType] = []
    plain: list[str] = []
    for name, row in zip(table.crew, rows(voice, table), strict=True):
        texts = [row.gear, *board_texts(voice, table, name)]
        drawn.append(hanging(Text(row.name, style="bold").append(f"  {row.player}", style="dim not bold")))
        drawn.append(hanging(*texts, indent=3))
        plain.append(f"{row.name}. {' '.join(texts)}")
    return Section(Group(*drawn), plain)
