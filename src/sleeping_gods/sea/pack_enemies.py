"""Enemy cards of a pack and their grids."""

from __future__ import annotations

import re

from ..effects.forms import near
from ..kernel.errors import Finding
from ..story.reader import Reader
from ..story.source import Source
from .cards import Enemy, Square
from .pack_parts import name, readers
from .words import ENEMY_ABILITIES

COLUMNS = 3
_HEART = re.compile(r"H([23]?)")
_BONUS = re.compile(r"A(2?)")


def build_enemies(source: Source, findings: list[Finding]) -> list[Enemy]:
    """The enemy cards."""
    made = []
    for reader in readers(source, "enemy", findings):
        squares = _grid(reader, _legend(reader))
        made.append(
            Enemy(
                reader.id(),
                reader.integer("number", low=1, high=78),
                name(reader),
                reader.integer("level", low=1, high=22),
                reader.integer("defense", low=1, high=20),
                reader.integer("attack", high=20),
                len(squares) // COLUMNS,
                squares,
            )
        )
    return made


def _legend(reader: Reader) -> dict[str, str]:
    table = reader.table("ability", required=False)
    if table is None:
        return {}
    legend = {}
    for letter in table.written():
        ability = table.text(letter)
        if not re.fullmatch("[B-GI-RT-Z]", letter):
            table.find("grid", f"expected a capital letter other than A, H and S for an ability, got {letter!r}")
        elif ability not in ENEMY_ABILITIES:
            table.find("grid", f"expected an enemy ability, got {ability!r}{near(ability, ENEMY_ABILITIES)}")
        legend[letter] = ability
    return legend


def _grid(reader: Reader, legend: dict[str, str]) -> tuple[Square, ...]:
    rows = [row.split() for row in reader.text("grid").strip().split("\n")]
    if not reader.has("grid"):
        return ()
    if len(rows) not in (3, 4) or any(len(row) != COLUMNS for row in rows):
        reader.find("grid", "expected three columns in three or four rows")
        return ()
    used: set[str] = set()
    squares = tuple(_square(reader, cell, legend, used) for row in rows for cell in row)
    for letter in legend:
        if letter not in used:
            reader.find("grid", f"expected a square with the ability {letter!r}")
    if not any(square.heart for square in squares):
        reader.find("grid", "expected a heart")
    return squares


def _square(reader: Reader, cell: str, legend: dict[str, str], used: set[str]) -> Square:
    heart, bonus, synergy = 0, 0, False
    abilities: list[str] = []
    for mark in [] if cell == "." else cell.split("+"):
        if match := _HEART.fullmatch(mark):
            heart += int(match[1] or 1)
        elif match := _BONUS.fullmatch(mark):
            bonus += int(match[1] or 1)
        elif mark == "S" and not synergy:
            synergy = True
        elif mark in legend and legend[mark] not in abilities:
            used.add(mark)
            abilities.append(legend[mark])
        else:
            reader.find("grid", f"expected '.', H, H2, H3, A, A2, S or a letter of [enemy.ability], got {mark!r}")
    return Square(heart, bonus, synergy, tuple(abilities))
