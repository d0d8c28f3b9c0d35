"""The boards of the characters, and their abilities and cards in full."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...skies.table.table import SkiesTable
from ...telling.party.names import ability_name
from ...telling.skies.cards import card_lines, card_words
from ...telling.skies.crew import heads, rows
from ...telling.voice import Voice
from ..party.boards import boards_section
from ..section import Section, hanging, labelled
from ..view import Look


def crew_section(voice: Voice, table: SkiesTable, look: Look, *, brief: bool = False) -> Section:
    """A line for each; beneath, unless it is to be brief, the equipped cards of those who have some."""
    five = rows(voice, table)
    boards = boards_section(voice, five, heads(voice), look, several=table.seat_count() > 1, brief=True)
    equipped = [labelled(voice, row.short, row.cards) for row in five if row.cards and not brief]
    return Section(Group(boards.drawn, *(part.drawn for part in equipped)), boards.plain)


def crew_details(voice: Voice, table: SkiesTable, look: Look) -> Section:
    """Everybody's abilities and equipped cards in full."""
    drawn: list[RenderableType] = []
    plain: list[str] = []
    for name, row in zip(table.crew, rows(voice, table), strict=True):
        texts = card_lines(voice, table, table.pack.characters[name])
        for card in table.crew[name].cards:
            ability = table.pack.abilities[card]
            says = card_words(voice, table, ability) or voice.say("crew_no-ability")
            texts.append(voice.say("label_text", label=ability_name(voice, ability), text=says))
        drawn.append(hanging(Text(row.name, style="bold").append(f"  {row.player}", style="dim not bold")))
        drawn.append(hanging(*texts, indent=3))
        plain.append(f"{row.name}. {' '.join(texts)}")
    return Section(Group(*drawn), plain)
