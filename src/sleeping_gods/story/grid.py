"""Grids of enemies: letters for hearts, synergy, growth or bonus, and abilities, joined by plus signs."""

from __future__ import annotations

import re
from collections.abc import Callable

from .printed import Square
from .reader import TomlReader


def read_legend(reader: TomlReader, bonus: str, problem: Callable[[str], str]) -> dict[str, str]:
    """The abilities by their letters; ``problem`` tells what is wrong with an ability's name, or nothing."""
    table = reader.table("ability", required=False)
    if table is None:
        return {}
    legend = {}
    reserved = sorted(("H", "S", bonus))
    for letter in table.written():
        ability = table.text(letter)
        if not re.fullmatch("[A-Z]", letter) or letter in reserved:
            wanted = f"a capital letter other than {reserved[0]}, {reserved[1]} and {reserved[2]}"
            table.find("enemy-ability", f"expected {wanted} for an ability, got {letter!r}")
        elif wrong := problem(ability):
            table.find("enemy-ability", f"expected an enemy ability, got {ability!r}{wrong}")
        legend[letter] = ability
    return legend


def read_rows(reader: TomlReader) -> list[list[str]]:
    """The words of a grid, row by row."""
    text = reader.text("grid")
    return [row.split() for row in text.strip().split("\n")] if reader.has("grid") else []


def read_squares(
    reader: TomlReader, rows: list[list[str]], legend: dict[str, str], bonus: str, most: int
) -> tuple[Square, ...]:
    """The squares row by row; every ability of the legend is somewhere, and there is a heart.

    ``bonus`` is the letter of a bonus, ``most`` the highest that may stand behind it.
    """
    used_letters: set[str] = set()
    squares = tuple(_square(reader, word, legend, used_letters, bonus, most) for row in rows for word in row)
    for letter in legend:
        if letter not in used_letters:
            reader.find("grid", f"expected a square with the ability {letter!r}")
    if not any(square.heart for square in squares):
        reader.find("grid", "expected a heart")
    return squares


def _square(
    reader: TomlReader, word: str, legend: dict[str, str], used_letters: set[str], bonus_letter: str, most: int
) -> Square:
    """A square from its word, such as ``.``, ``H2`` or ``H+S+A``; its letters of abilities join ``used_letters``."""
    heart, bonus, synergy = 0, 0, False
    abilities: list[str] = []
    for mark in [] if word == "." else word.split("+"):
        if match := re.fullmatch("H([23]?)", mark):
            heart += int(match[1] or 1)
        elif match := re.fullmatch(f"{bonus_letter}([2-{most}]?)", mark):
            bonus += int(match[1] or 1)
        elif mark == "S" and not synergy:
            synergy = True
        elif mark in legend and legend[mark] not in abilities:
            used_letters.add(mark)
            abilities.append(legend[mark])
        else:
            known = ", ".join(f"{bonus_letter}{figure}" for figure in ("", *range(2, most + 1)))
            expected = f"expected '.', H, H2, H3, {known}, S or a letter of [enemy.ability]"
            reader.find("grid", f"{expected}, got {mark!r}")
    return Square(heart, bonus, synergy, tuple(abilities))
