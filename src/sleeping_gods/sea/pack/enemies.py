"""Enemy cards of a pack and their grids."""

from __future__ import annotations

import dataclasses

from ...effects.error_texts import did_you_mean
from ...kernel.errors import Finding
from ...kernel.rules import rule
from ...story.fronts import read_enemy
from ...story.grid import read_legend, read_rows, read_squares
from ...story.pieces import read_flavour
from ...story.printed import Name, Square
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import Enemy
from ..table.enemy_abilities import ENEMY_ABILITIES
from .box import LAST

COLUMNS = 3
"""Columns of an enemy's grid."""
MAX_LEVEL = 22
"""The level of the strongest enemy."""
BONUS = "A"
"""The letter of a square that raises the enemy's damage by 1, or by 2 with that figure behind it."""


def build_enemies(source: PackSource, findings: list[Finding]) -> list[Enemy]:
    """The enemy cards; those with the same face come one after the other."""
    cards: list[Enemy] = []
    written = [record.data.get(key) for record in source.of("enemy") for key in ("id", "number")]
    taken = {value for value in written if isinstance(value, (str, int))}
    for reader in readers(source, "enemy", findings):
        squares = _grid(reader)
        card = Enemy(
            *read_enemy(reader, LAST["enemy"], MAX_LEVEL),
            defense=reader.integer("defense", low=1, high=20),
            attack=reader.integer("attack", high=20),
            rows=len(squares) // COLUMNS,
            squares=squares,
            flavour=read_flavour(reader),
        )
        cards += [card, *_alike(reader, card, taken)]
    return cards


@rule("SG-COMP-023", "SG-COMP-024")
def _alike(reader: TomlReader, card: Enemy, taken: set[str | int]) -> list[Enemy]:
    """Further cards with the same face, each with a number of its own; their ids and names bear a figure."""
    copies = []
    for copy, number in enumerate(reader.list_of("also", int, required=False), start=2):
        if not 1 <= number <= LAST["enemy"]:
            reader.find("out-of-range", f"expected 1 to {LAST['enemy']} for 'also', got {number}")
        name = Name({lang: f"{text} {copy}" for lang, text in card.name.texts.items()})
        copies.append(dataclasses.replace(card, id=f"{card.id}-{copy}", number=number, name=name, copy=copy))
        for value in (f"{card.id}-{copy}", number):
            if value in taken:
                reader.find("duplicate", f"expected another card than {value} for 'also': it stands already")
            taken.add(value)
    return copies


def _problem(ability: str) -> str:
    """What is wrong with the name of an enemy ability; empty if nothing is."""
    return "" if ability in ENEMY_ABILITIES else did_you_mean(ability, ENEMY_ABILITIES) or " "


def _grid(reader: TomlReader) -> tuple[Square, ...]:
    """The squares of an enemy's grid, row by row; empty with a finding if it has another size."""
    legend = read_legend(reader, BONUS, _problem)
    rows = read_rows(reader)
    if not rows:
        return ()
    if len(rows) not in (3, 4) or any(len(row) != COLUMNS for row in rows):
        reader.find("grid", "expected three columns in three or four rows")
        return ()
    return read_squares(reader, rows, legend, BONUS, 2)
