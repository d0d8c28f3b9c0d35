"""The crew: health as a bar and in numbers, skills, fatigue, statuses, command, cards and weapons."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...effects.terms import STATUSES
from ...sea.chapters.crew import health_left, max_fatigue, max_health, skill_of
from ...sea.pack.words import card_text
from ...sea.table.table import SeaTable
from ...telling.party.names import ability_name
from ...telling.phrases import join, one_line
from ..party.boards import SKILL_SHORT, Heads, Row, boards_section
from ..section import Section, hanging
from ..view import Look
from .names import crew_name, namer_of, weapon_figures

HEADS = Heads("Crew", "Tired", SKILL_SHORT, "Weapons (acc, dmg, block)")


def rows(table: SeaTable) -> list[Row]:
    """The nine, in the pack's order."""
    return [_row(table, name) for name in table.crew]


def _row(table: SeaTable, name: str) -> Row:
    member, pack = table.crew[name], table.pack
    state = [STATUSES[status][0] for status in member.statuses]
    if member.command:
        state.append(f"{member.command} command")
    if table.combat is not None:
        if member.actions:
            state.append("attacked" if member.actions == 1 else "attacked twice")
        state += [f"token of {crew_name(pack, owner)}" for owner in member.tokens if owner != name]
    cards = [ability_name(pack.abilities[card]) for card in member.cards]
    cards += [pack.levels[card].name.en for card in member.levels]
    carried = weapon_figures(table, name)
    weapons = [f"{weapon} ({figures})" for weapon, figures, _ in carried]
    fatigue, full_name = member.fatigue, crew_name(pack, name)
    return Row(
        name=full_name,
        short=full_name.removeprefix("Captain "),
        player=table.names[table.controller(name)],
        health=max(0, health_left(table, name)),
        most=max_health(table, name),
        pips=fatigue,
        rest=max_fatigue(table, name) - fatigue,
        strain=f"fatigue {fatigue}" if fatigue else "",
        skills=tuple(skill_of(table, name, skill) for skill in SKILL_SHORT),
        state=join(state),
        cards=join(cards),
        gear=join(weapons, "; "),
        arms=join((f"{weapon} {brief}" for weapon, _, brief in carried), "; "),
    )


def crew_section(table: SeaTable, look: Look, *, brief: bool = False) -> Section:
    """A line for each; weapons and equipped cards beside or beneath it."""
    return boards_section(rows(table), HEADS, look, several=table.seat_count() > 1, brief=brief)


def crew_details(table: SeaTable, look: Look) -> Section:
    """Everybody's weapons, abilities, synergies and cards in full."""
    namer = namer_of(table.pack)
    drawn: list[RenderableType] = []
    plain: list[str] = []
    for name, row in zip(table.crew, rows(table), strict=True):
        member, pack = table.crew[name], table.pack
        texts = [row.gear, *card_text(pack.crew[name], "en", namer).split("\n")]
        for card in member.cards:
            ability = pack.abilities[card]
            texts.append(f"{ability_name(ability)}: {one_line(card_text(ability, 'en', namer)) or 'no ability'}")
        for card in member.levels:
            level = pack.levels[card]
            texts.append(f"{level.name.en} (level): {one_line(card_text(level, 'en', namer))}")
        drawn.append(hanging(Text(row.name, style="bold").append(f"  {row.player}", style="dim not bold")))
        drawn.append(hanging(*texts, indent=3))
        plain.append(f"{row.name}. {' '.join(texts)}")
    return Section(Group(*drawn), plain)
