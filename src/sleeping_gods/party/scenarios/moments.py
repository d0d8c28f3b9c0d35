"""Scenarios of both games: the words that bring a table to a moment, such as a challenge or a paragraph."""

from __future__ import annotations

import re
from typing import Any

from ...effects.parse import BadEffect, parse_program
from ...kernel.choices import Choice
from ...kernel.errors import Bug
from ...kernel.play import apply, options
from ...kernel.steps import Decision
from ...kernel.table import decision_of
from ..chapters.challenge import Challenge
from ..chapters.explore import EndStory, Read
from ..chapters.strike import foe_named, square_of
from ..effects.program import Do, compile_program
from ..table.records import Opponent
from ..table.table import PartyTable
from .given import Setter, among, member_named


def leave(table: PartyTable, start: type[Decision[Any]]) -> None:
    """Leave the start of the turn."""
    if not isinstance(decision_of(table), start):
        raise ValueError("expected the table to be at the start of a turn")
    table.agenda.pop()


def choose(table: PartyTable, choice: Choice) -> None:
    """Make a choice that must be offered."""
    if choice not in options(table):
        raise Bug(f"expected {choice!r} to be offered")
    apply(table, choice)


def in_row(table: PartyTable, name: str) -> Opponent:
    """An enemy in the row."""
    foe = foe_named(table, name) if table.combat is not None else None
    if foe is None:
        raise ValueError(f"expected an enemy in the row, got {name!r}")
    return foe


def _challenge(table: PartyTable, match: re.Match[str]) -> None:
    """A challenge of a skill and a number has begun."""
    skill = match[1].lower()
    if skill not in {card.skill for card in table.pack.abilities.values()}:
        raise ValueError(f"expected a skill, got {match[1]!r}")
    only = member_named(table, match[3]) if match[3] else ""
    table.then(Challenge(skill=skill, number=int(match[2]), only=only, program="scenario/"))


def _effects(table: PartyTable, match: re.Match[str]) -> None:
    """The effects of these lines are carried out."""
    lines = [line.strip() for line in match[1].split(" / ")]
    path = f"scenario:{match[1]}"
    try:
        compile_program(table.bound, path, parse_program(lines))
    except BadEffect as bad:
        raise ValueError(str(bad)) from bad
    table.then(Do(path, seat=table.captain))


def _reads(table: PartyTable, match: re.Match[str]) -> None:
    """A paragraph of the story is read."""
    among(match[1], table.pack.paragraphs, "a paragraph of the pack")
    table.exploring = True
    table.then(Read(match[1]), EndStory())


def _covered(table: PartyTable, match: re.Match[str]) -> None:
    """Squares of an enemy are covered."""
    foe = in_row(table, match[1])
    grid = table.bound.grids[foe.id]
    for word in match[2].split(", "):
        square = square_of(grid, word)
        if int(word[1:]) > grid.columns or square >= grid.size:
            raise ValueError(f"expected a square of {foe.id}, got {word!r}")
        foe.covered |= 1 << square


MOMENTS: tuple[tuple[str, Setter[PartyTable]], ...] = (
    (r"a challenge (\S+) (\d+)(?: by (\S+))?", _challenge),
    (r"effects (.+)", _effects),
    (r"paragraph (\S+)", _reads),
    (r"enemy (\S+) covered ([a-h][1-8](?:, [a-h][1-8])*)", _covered),
)
"""Each form of a line that both games have, and the moment that it leads to."""
