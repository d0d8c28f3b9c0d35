"""Enemy cards, bosses and buffs of a pack."""

from __future__ import annotations

import re
from typing import NamedTuple

from ...effects.error_texts import did_you_mean
from ...kernel.errors import Finding
from ...kernel.rules import rule
from ...story.fronts import read_enemy
from ...story.grid import read_legend, read_rows, read_squares
from ...story.pieces import read_flavour, read_name
from ...story.printed import Square
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import Boss, Buff, Enemy
from ..table.enemy_abilities import ENEMY_ABILITIES
from .box import LAST, LAST_BOSS, ZONES

GROWTH = "P"
"""The letter of a square with power growth, of 2 or 3 with that figure behind it."""
MAX_GROWTH = 3
"""The most power that a square brings."""
MAX_LEVEL = 30
"""The level of the strongest enemy."""
MAX_SIDE = 8
"""Columns and rows that a grid has at most."""


def problem(ability: str) -> str:
    """What is wrong with the name of an enemy ability; empty if nothing is."""
    match = re.fullmatch(r"([a-z-]+?)(?:-([1-9]))?", ability)
    known = match[1] if match else ""
    if match is None or known not in ENEMY_ABILITIES:
        return did_you_mean(known or ability, ENEMY_ABILITIES) or " "
    numbered = ENEMY_ABILITIES[known].numbered
    if numbered != bool(match[2]):
        return f" (written {known}-N)" if numbered else " (it has no number)"
    return ""


@rule("DS-CSET-008")
def build_enemies(source: PackSource, findings: list[Finding]) -> list[Enemy]:
    """The enemy cards."""
    enemies = []
    for reader in readers(source, "enemy", findings):
        columns, squares = _grid(reader)
        enemies.append(
            Enemy(
                *read_enemy(reader, LAST["enemy"], MAX_LEVEL),
                kind=reader.id("kind"),
                attack=reader.integer("attack", high=20),
                columns=columns,
                squares=squares,
                flavour=read_flavour(reader),
            )
        )
    return enemies


def build_bosses(source: PackSource, findings: list[Finding]) -> list[Boss]:
    """The bosses; a zone has the number and level of its boss and the kind ``boss``."""
    bosses = []
    for reader in readers(source, "boss", findings):
        number = reader.integer("number", low=1, high=LAST_BOSS)
        title, level = read_name(reader), reader.integer("level", low=1, high=MAX_LEVEL)
        zones = tuple(_zone(table, number, level) for table in reader.tables("zone"))
        if len(zones) not in ZONES:
            reader.find("boss", f"expected {ZONES[0]} or {ZONES[1]} zones, got {len(zones)}")
        if len({zone.id for zone in zones}) != len(zones):
            reader.find("duplicate", "expected each zone's id once in a boss")
        if len({len(zone.squares) // zone.columns for zone in zones if zone.columns}) > 1:
            reader.find("grid", "expected the same number of rows in all zones: they stand side by side")
        bosses.append(Boss(number=number, name=title, level=level, zones=zones, flee=reader.flag("flee")))
    return bosses


def _zone(table: TomlReader, number: int, level: int) -> Enemy:
    """A zone of a boss, which is fought like an enemy card."""
    columns, squares = _grid(table)
    attack = table.integer("attack", high=20)
    zone = Enemy(
        id=table.id(),
        number=number,
        name=read_name(table),
        level=level,
        kind="boss",
        attack=attack,
        columns=columns,
        squares=squares,
        flavour=read_flavour(table),
    )
    table.close()
    return zone


def build_buffs(source: PackSource, findings: list[Finding]) -> list[Buff]:
    """The enemy buff cards."""
    buffs = []
    for reader in readers(source, "buff", findings):
        buff = Buff(id=reader.id(), name=read_name(reader), ability=reader.text("ability"))
        if reader.has("ability") and (wrong := problem(buff.ability)):
            reader.find("enemy-ability", f"expected an enemy ability, got {buff.ability!r}{wrong}")
        buffs.append(buff)
    return buffs


class _Grid(NamedTuple):
    """The grid of an enemy or a zone."""

    columns: int
    squares: tuple[Square, ...]


def _grid(reader: TomlReader) -> _Grid:
    """The grid of an enemy or a zone; an empty one if it cannot be read."""
    legend = read_legend(reader, GROWTH, problem)
    rows = read_rows(reader)
    if not rows:
        return _Grid(0, ())
    columns = len(rows[0])
    if not 1 <= columns <= MAX_SIDE or len(rows) > MAX_SIDE or any(len(row) != columns for row in rows):
        reader.find("grid", f"expected the same number of columns in each row, and at most {MAX_SIDE} of both")
        return _Grid(0, ())
    return _Grid(columns, read_squares(reader, rows, legend, GROWTH, MAX_GROWTH))
