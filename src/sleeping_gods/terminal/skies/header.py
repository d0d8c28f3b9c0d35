"""The head of the screen: turn, phase, place, time, camps, the plane; and what the party owns."""

from __future__ import annotations

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from ...effects.terms import counted
from ...skies.chapters.camp_row import camps_left
from ...skies.chapters.clock import SPACES
from ...skies.pack.words import card_text
from ...skies.table.table import SkiesTable
from ...skies.table.words import COMMON, RARE
from ...telling.phrases import join, one_line
from ..party.boards import health_bar
from ..section import Section, counted_word, hanging, labelled
from ..view import Look
from .names import name_of, namer_of
from .phase import phase, place


def header(table: SkiesTable, look: Look) -> Section:
    """Three lines: who and what; where; how long still."""
    dot = f" {look.glyphs.dot} "
    active = table.names[table.captain]
    title = join([f"Turn {table.turn}", f"{active} is active", phase(table)], dot)
    rule = Rule(Text(title, style="bold"), characters=look.glyphs.rule, align="left", style="dim")
    facts = [f"Claire at {place(table)}", *_marks(table)]
    plain = [
        f"Turn {table.turn}. {active} is active. Now: {phase(table)}.",
        f"{join(facts, '. ')}.",
        f"{join(_counts(table), '. ')}.",
    ]
    return Section(Group(rule, hanging(join(facts, dot)), hanging(_tracks(table, look))), plain)


def _marks(table: SkiesTable) -> list[str]:
    """What is marked on the log, and how the game is played."""
    marks = [f"{faction.capitalize()} {count}" for faction, count in table.marks.items() if count]
    return [
        "the end story" if table.finale else "",
        *marks,
        counted_word(table.defeats, "defeat") if table.defeats else "",
        f"{table.level} level",
        "instant death" if table.instant else "",
    ]


def _counts(table: SkiesTable) -> list[str]:
    """The tracks in words."""
    bonus = " and the bonus token" if table.bonus else ""
    return [
        f"Time left: {SPACES - table.spent} of {SPACES}{bonus}",
        f"Camps left: {camps_left(table)} of {_camps(table)}",
        f"Plane at {name_of(table, table.plane)}, health {table.plane_health} of {table.pack.plane_health}, "
        f"fuel {table.fuel} of {table.pack.plane_fuel}",
    ]


def _camps(table: SkiesTable) -> int:
    return table.pack.camps[table.length][0]


def _tracks(table: SkiesTable, look: Look) -> Text:
    """Time, camps, plane health and fuel as rows of signs."""
    signs, left = look.glyphs, camps_left(table)
    time = SPACES - table.spent
    return Text.assemble(
        ("Time ", "dim"),
        (signs.tired * time, "cyan"),
        (signs.fresh * table.spent, "dim"),
        f" {time}" + ("+1" if table.bonus else ""),
        ("  Camps ", "dim"),
        (signs.camp * left, "yellow"),
        (signs.gone * (_camps(table) - left), "dim"),
        f" {left}",
        ("  Plane ", "dim"),
        health_bar(table.plane_health, table.pack.plane_health, look),
        ("  Fuel ", "dim"),
        (signs.damage * table.fuel, "yellow"),
        (signs.free * (table.pack.plane_fuel - table.fuel), "dim"),
        f" {table.fuel}/{table.pack.plane_fuel}",
    )


def goods_section(table: SkiesTable, look: Look) -> Section:
    """Resources: the common ones, then those that quests ask for, from low to high."""
    common = [counted(table.goods[kind], kind, "en") for kind in COMMON if table.goods[kind]]
    rare = [counted(table.goods[kind], kind, "en") for kind in RARE if table.goods[kind]]
    said = join([join(common), f"for quests: {join(rare)}" if rare else ""], "; ")
    return labelled("Resources", said or "none")


def curses_section(table: SkiesTable, look: Look) -> Section | None:
    """Curses that lie on the party."""
    said = [f"{name_of(table, card)} ({_effect(table, card)})" for card in table.curses]
    return labelled("Curses", join(said, "; ")) if said else None


def _effect(table: SkiesTable, card: str) -> str:
    return one_line(card_text(table.pack.adventures[card], "en", namer_of(table.pack))).rstrip(".")
