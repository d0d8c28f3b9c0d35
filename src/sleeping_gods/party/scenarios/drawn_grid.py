"""Squares of an enemy card as scenarios and tests draw them: ``H . . / . H2+S F`` with the legend ``F flying``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from ...story.printed import Square

LEGEND_ENTRY = re.compile(r"([A-Z]) ([a-z0-9-]+)")
"""A letter, and the ability that it stands for."""


def drawn_rows(grid: str, legend: str, *, bonus_letter: str, is_ability: Callable[[str], bool]) -> list[list[Square]]:
    """The squares, row by row."""
    abilities = dict(LEGEND_ENTRY.findall(legend))
    for ability in abilities.values():
        if not is_ability(ability):
            raise ValueError(f"expected an ability of enemies in the legend, got {ability!r}")
    return [[_square(cell, abilities, bonus_letter) for cell in row.split()] for row in grid.split("/")]


def _square(cell: str, ability_of_letter: Mapping[str, str], bonus_letter: str) -> Square:
    """A square: ``.``, ``H``, ``H2``, the bonus letter, ``S``, a letter of the legend, joined by ``+``."""
    heart = bonus = 0
    synergy, abilities = False, []
    for part in cell.split("+"):
        if re.fullmatch(r"H\d?", part):
            heart = int(part[1:] or 1)
        elif re.fullmatch(rf"{bonus_letter}\d?", part):
            bonus = int(part[1:] or 1)
        elif part == "S":
            synergy = True
        elif part in ability_of_letter:
            abilities.append(ability_of_letter[part])
        elif part != ".":
            raise ValueError(f"expected ., H, H2, {bonus_letter}, S or a letter of the legend, got {part!r}")
    return Square(heart=heart, bonus=bonus, synergy=synergy, abilities=tuple(abilities))
