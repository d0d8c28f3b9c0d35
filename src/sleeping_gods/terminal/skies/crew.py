"""The characters: health, stamina, statuses, skills, synergy tokens, equipped cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...effects.terms import STATUSES
from ...skies.chapters.hero import health_left, max_health, skill_of
from ...skies.pack.words import card_text
from ...skies.table.records import STAMINA
from ...skies.table.table import SkiesTable
from ...telling.party.names import ability_name
from ...telling.phrases import join, one_line
from ..party.boards import Heads, Row, boards_section
from ..section import Section, counted_word, hanging, labelled
from ..view import Look
from .names import name_of, namer_of
from .sayings import SKILL_SHORT

HEADS = Heads("Party", "Stamina", SKILL_SHORT, fresh="cyan")


def rows(table: SkiesTable) -> list[Row]:
    """The five, in the pack's order."""
    return [_row(table, name) for name in table.crew]


def _row(table: SkiesTable, name: str) -> Row:
    member, full = table.crew[name], name_of(table, name)
    state = [STATUSES[status][0] for status in member.statuses]
    if member.synergy:
        state.append(counted_word(member.synergy, "synergy token"))
    if table.combat is not None and name in table.combat.played:
        state.append(f"played {name_of(table, table.combat.played[name])}")
    return Row(
        name=full,
        short=full.partition(" ")[0],
        player=table.names[table.controller(name)],
        health=max(0, health_left(table, name)),
        most=max_health(table, name),
        pips=member.stamina,
        rest=STAMINA - member.stamina,
        strain=f"stamina {member.stamina} of {STAMINA}",
        skills=tuple(skill_of(table, name, skill) for skill in SKILL_SHORT),
        state=join(state),
        cards=join(ability_name(table.pack.abilities[card]) for card in member.cards),
    )


def crew_section(table: SkiesTable, look: Look, *, brief: bool = False) -> Section:
    """A line for each; beneath, unless it is to be brief, the equipped cards of those who have some."""
    boards = boards_section(rows(table), HEADS, look, several=table.seat_count() > 1, brief=True)
    equipped = [labelled(row.short, row.cards) for row in rows(table) if row.cards and not brief]
    return Section(Group(boards.drawn, *(part.drawn for part in equipped)), boards.plain)


def crew_details(table: SkiesTable, look: Look) -> Section:
    """Everybody's abilities and equipped cards in full."""
    namer = namer_of(table.pack)
    drawn: list[RenderableType] = []
    plain: list[str] = []
    for name, row in zip(table.crew, rows(table), strict=True):
        texts = card_text(table.pack.characters[name], "en", namer).split("\n")
        for card in table.crew[name].cards:
            ability = table.pack.abilities[card]
            texts.append(f"{ability_name(ability)}: {one_line(card_text(ability, 'en', namer)) or 'no ability'}")
        drawn.append(hanging(Text(row.name, style="bold").append(f"  {row.player}", style="dim not bold")))
        drawn.append(hanging(*texts, indent=3))
        plain.append(f"{row.name}. {' '.join(texts)}")
    return Section(Group(*drawn), plain)
