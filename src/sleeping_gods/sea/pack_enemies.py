"""Enemy cards of a pack and their grids."""

from __future__ import annotations

from ..effects.forms import near
from ..kernel.errors import Finding
from ..story.fronts import read_enemy
from ..story.grid import read_legend, read_rows, read_squares
from ..story.reader import Reader
from ..story.records import readers
from ..story.source import Source
from .cards import Enemy, Square
from .pack_box import LAST
from .words import ENEMY_ABILITIES

COLUMNS = 3
HIGHEST = 22
"""The level of the strongest enemy."""
BONUS = "A"
"""The letter of a square that raises the enemy's damage by 1, or by 2 with that figure behind it."""


def build_enemies(source: Source, findings: list[Finding]) -> list[Enemy]:
    """The enemy cards."""
    made = []
    for reader in readers(source, "enemy", findings):
        squares = _grid(reader)
        made.append(
            Enemy(
                *read_enemy(reader, LAST["enemy"], HIGHEST),
                reader.integer("defense", low=1, high=20),
                reader.integer("attack", high=20),
                len(squares) // COLUMNS,
                squares,
            )
        )
    return made


def _problem(ability: str) -> str:
    return "" if ability in ENEMY_ABILITIES else near(ability, ENEMY_ABILITIES) or " "


def _grid(reader: Reader) -> tuple[Square, ...]:
    legend = read_legend(reader, BONUS, _problem)
    rows = read_rows(reader)
    if not rows:
        return ()
    if len(rows) not in (3, 4) or any(len(row) != COLUMNS for row in rows):
        reader.find("grid", "expected three columns in three or four rows")
        return ()
    return read_squares(reader, rows, legend, BONUS, 2)
