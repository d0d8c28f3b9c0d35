"""Squares of the atlas (DS-TRAV): their names, what they show, and which lies next to which."""

from __future__ import annotations

import functools

from ...kernel.rules import rule
from ..table.cards import AtlasPage, AtlasSquare, Pack
from ..table.spreads import binding_edge, facing_page
from ..table.words import EDGES

FIRST_ROW = ord("a")
"""The code of the letter of a page's first row."""
DIRECTIONS = EDGES
"""The ways from a square to its neighbours."""
_STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
"""How many rows down and columns to the right each way leads."""


def square_name(page: int, row: int, column: int) -> str:
    """A square as choices write it, such as ``2:b3``: page, row from the top, column from the left."""
    return f"{page}:{chr(FIRST_ROW + row)}{column + 1}"


@functools.lru_cache(4096)
def where(square: str) -> tuple[int, int, int]:
    """Page, row and column of a square, counted from 0 except the page."""
    page, _, rest = square.partition(":")
    return int(page), ord(rest[0]) - FIRST_ROW, int(rest[1:]) - 1


def place_at(pack: Pack, square: str) -> AtlasSquare:
    """What a square shows."""
    page, row, column = where(square)
    return pack.pages[page].places[row * pack.pages[page].columns + column]


@rule("DS-TRAV-002", "DS-TRAV-003", "DS-TRAV-008", "DS-TRAV-009", "DS-TRAV-010", "DS-TRAV-011")
def next_square(pack: Pack, square: str, direction: str) -> str:
    """The square next to one: on the page, across the binding, or over an edge with an icon; else nothing."""
    number, row, column = where(square)
    page = pack.pages[number]
    down, right = _STEPS[direction]
    row, column = row + down, column + right
    if 0 <= row < page.rows and 0 <= column < page.columns:
        return square_name(number, row, column)
    facing = pack.pages.get(facing_page(number))
    if facing is not None and direction == binding_edge(number):
        return square_name(facing.number, row, 0 if direction == "east" else facing.columns - 1)
    if direction not in page.exits:
        return ""
    return _entry_square(pack.pages[page.exits[direction]], row, column, direction)


def _entry_square(page: AtlasPage, row: int, column: int, direction: str) -> str:
    """The square of a new page that would touch the old one if both lay side by side."""
    if direction == "north":
        row = page.rows - 1
    elif direction == "south":
        row = 0
    elif direction == "east":
        column = 0
    else:
        column = page.columns - 1
    return square_name(page.number, row, column)
