"""The crew: health as a bar and in numbers, skills, fatigue, statuses, command, cards and weapons."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table as Columns
from rich.text import Text

from ...effects.terms import STATUSES
from ...sea.crew import health_left, max_fatigue, max_health, skill_of
from ...sea.pack_words import card_text
from ...sea.table import SeaTable
from ...sea.words import SKILLS
from ..section import Section, clipped, hanging, join
from ..view import Look
from .names import ability_name, crew_name, namer_of, weapon_figures
from .sayings import SKILL_SHORT


@dataclass(frozen=True, slots=True)
class Row:
    """One crew member as everybody sees them."""

    name: str
    player: str
    health: int
    most: int
    fatigue: int
    rest: int
    """Fatigue that could still be taken."""
    skills: tuple[int, ...]
    state: str
    """Statuses, command on the board, tokens in a fight."""
    cards: str
    weapons: str
    arms: str
    """The weapons in fewer letters."""


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
    fatigue = member.fatigue
    return Row(
        crew_name(pack, name),
        table.names[table.controller(name)],
        max(0, health_left(table, name)),
        max_health(table, name),
        fatigue,
        max_fatigue(table, name) - fatigue,
        tuple(skill_of(table, name, skill) for skill in SKILLS),
        join(state),
        join(cards),
        join(weapons, "; "),
        join((f"{weapon} {brief}" for weapon, _, brief in carried), "; "),
    )


def crew_section(table: SeaTable, look: Look, *, brief: bool = False) -> Section:
    """A line for each; weapons and equipped cards beside or beneath it."""
    found = rows(table)
    drawn = Columns(box=None, padding=(0, 1), pad_edge=True, collapse_padding=True, header_style="dim")
    drawn.add_column("Crew", no_wrap=True)
    drawn.add_column("Health", no_wrap=True)
    drawn.add_column("Tired", no_wrap=True)
    for skill in SKILLS:
        drawn.add_column(SKILL_SHORT[skill], justify="right", no_wrap=True)
    several = table.seat_count() > 1
    if several:
        drawn.add_column("Player", no_wrap=True)
    drawn.add_column("State" if brief else "State and cards", ratio=1)
    armed = look.wide and not brief
    if armed:
        drawn.add_column("Weapons (acc, dmg, block)", ratio=1)
    longest = max(row.most for row in found)
    for row in found:
        notes = join([row.state, row.cards]) if not brief else row.state
        cells = [_name(row), _bar(row, look, longest), _tired(row, look), *_skills(row)]
        cells += [Text(clipped(row.player, 10))] if several else []
        cells.append(Text(notes))
        cells += [Text(row.arms)] if armed else []
        drawn.add_row(*cells)
    return Section(drawn, [_told(row, several=several) for row in found])


def _name(row: Row) -> Text:
    return Text(row.name.removeprefix("Captain "), style="bold" if row.health else "dim strike")


def _bar(row: Row, look: Look, longest: int) -> Text:
    """A bar as long as the health on the board, then the number, in line with the others."""
    low = row.health * 3 <= row.most
    return Text.assemble(
        (look.glyphs.full * row.health, "red" if low else "green"),
        (look.glyphs.empty * (row.most - row.health), "dim"),
        " " * (longest - row.most),
        f" {row.health}/{row.most}" if row.health else " down",
    )


def _tired(row: Row, look: Look) -> Text:
    return Text.assemble((look.glyphs.tired * row.fatigue, "yellow"), (look.glyphs.fresh * row.rest, "dim"))


def _skills(row: Row) -> list[Text]:
    return [Text(str(value), style="bold") if value else Text("-", style="dim") for value in row.skills]


def _told(row: Row, *, several: bool) -> str:
    skills = join(f"{skill} {value}" for skill, value in zip(SKILLS, row.skills, strict=True) if value)
    player = f" ({row.player})" if several else ""
    health = f"health {row.health} of {row.most}" if row.health else f"down, health 0 of {row.most}"
    tired = f"fatigue {row.fatigue}" if row.fatigue else ""
    return f"{row.name}{player}: {join([health, tired, row.state, skills, row.cards, row.weapons], '; ')}."


def crew_page(table: SeaTable, look: Look) -> list[Section]:
    """The crew, their weapons, abilities, synergies and cards in full."""
    namer = namer_of(table.pack)
    drawn: list[RenderableType] = []
    plain: list[str] = []
    for name, row in zip(table.crew, rows(table), strict=True):
        member, pack = table.crew[name], table.pack
        texts = [row.weapons, *card_text(pack.crew[name], "en", namer).split("\n")]
        for card in member.cards:
            ability = pack.abilities[card]
            texts.append(f"{ability_name(ability)}: {_on_line(card_text(ability, 'en', namer)) or 'no ability'}")
        for card in member.levels:
            level = pack.levels[card]
            texts.append(f"{level.name.en} (level): {_on_line(card_text(level, 'en', namer))}")
        drawn.append(hanging(Text(row.name, style="bold").append(f"  {row.player}", style="dim not bold")))
        drawn.append(hanging(*texts, indent=3))
        plain.append(f"{row.name}. {' '.join(texts)}")
    return [crew_section(table, look), Section(Group(*drawn), plain)]


def _on_line(text: str) -> str:
    return " ".join(text.split("\n"))
