"""Scenarios of both games: the words that say what a table should show (docs/scenarios.md lists them)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from ...kernel.choices import seat_word
from ..chapters.challenge import total
from ..chapters.fate import fate_of
from ..chapters.quests import has_keyword
from ..chapters.strike import foe_named, square_word
from ..table.table import PartyTable
from .given import among, member, member_named, seat

T = TypeVar("T", bound=PartyTable)
Getter: TypeAlias = Callable[[T, "re.Match[str]"], object]
"""What the table shows where a line says something; compared with the line's group ``wanted``, or with True."""


def expect(table: T, line: str, getters: Sequence[tuple[str, Getter[T]]]) -> str:
    """What the table shows instead of what a line expects, or nothing; ValueError if the line means nothing."""
    for pattern, getter in getters:
        match = re.fullmatch(pattern, line)
        if match:
            got = getter(table, match)
            wanted = match["wanted"] if "wanted" in match.groupdict() else True
            return "" if _same(wanted, got) else _value_text(got)
    raise ValueError("expected a line that docs/scenarios.md lists under expect")


def _same(wanted: object, got: object) -> bool:
    """Whether the table shows what is wanted; lists in any order, ``nothing`` for an empty one."""
    if isinstance(got, (list, tuple)):
        words = [] if wanted == "nothing" else [word.strip() for word in str(wanted).split(",")]
        return sorted(words) == sorted(str(item) for item in got)
    if isinstance(got, bool):
        return wanted is got
    return str(wanted) == str(got)


def _value_text(got: object) -> str:
    """What the table shows, as a report says it."""
    if isinstance(got, (list, tuple)):
        return ", ".join(str(item) for item in got) or "nothing"
    if isinstance(got, bool):
        return "it so" if got else "it otherwise"
    return str(got)


def on_board(table: PartyTable, match: re.Match[str]) -> object:
    """A figure or a list on a member's board, by the name of its field."""
    return getattr(member(table, match[1]), match[2])


def bears(*lists: str) -> Getter[PartyTable]:
    """Whether a word is, or is not, in one of these lists of a member's board."""

    def getter(table: PartyTable, match: re.Match[str]) -> object:
        board = member(table, match[1])
        return any(match[3] in getattr(board, name) for name in lists) == (match[2] == "has")

    return getter


def _health(table: PartyTable, match: re.Match[str]) -> object:
    """The health that a member has left."""
    return table.bound.rulebook.health_left(table, member_named(table, match[1]))


def _controls(table: PartyTable, match: re.Match[str]) -> object:
    """The members that a player controls."""
    place = seat(table, match[1])
    return [name for name in table.crew if table.controller(name) == place]


def _owns(table: PartyTable, match: re.Match[str]) -> object:
    """``has`` or ``has no``: a quest, a used quest, a keyword or an achievement."""
    kind, name = match[2], match[3]
    owned = {
        "quest": name.isdecimal() and int(name) in table.quests,
        "used quest": name.isdecimal() and int(name) in table.used_quests,
        "keyword": has_keyword(table, name),
        "achievement": name in table.ticked,
    }
    return owned[kind] == (not match[1])


def _covered(table: PartyTable, match: re.Match[str]) -> object:
    """The covered squares of an enemy."""
    foe = foe_named(table, match[1]) if table.combat is not None else None
    if foe is None:
        return "no such enemy in the row"
    grid = table.bound.grids[foe.id]
    return [square_word(grid, square) for square in range(grid.size) if foe.is_covered(square)]


def _row(table: PartyTable, match: re.Match[str]) -> object:
    """The enemies in the row."""
    return [foe.id for foe in table.combat.foes] if table.combat else []


N = r"(?P<wanted>\d+)"
"""A number that is expected."""
LIST = r"(?P<wanted>.+)"
"""A list that is expected, in any order."""
WORD = r"(?P<wanted>\S+)"
"""A word that is expected."""
GETTERS: tuple[tuple[str, Getter[PartyTable]], ...] = (
    (rf"(p\d) holds {LIST}", lambda table, match: table.hands[seat(table, match[1])]),
    (rf"(p\d) hand {N}", lambda table, match: len(table.hands[seat(table, match[1])])),
    (rf"(p\d) controls {LIST}", _controls),
    (r"(?:captain|active player) (?P<wanted>p\d)", lambda table, match: seat_word(table.captain)),
    (rf"paragraph {WORD}", lambda table, match: table.paragraph),
    (rf"fate {N}", lambda table, match: fate_of(table.test)),
    (rf"total {N}", lambda table, match: total(table, table.test)),
    (rf"deck {N}", lambda table, match: len(table.deck)),
    (rf"discard {LIST}", lambda table, match: table.discard),
    (r"(no )?(quest|used quest|keyword|achievement) (\S+)", _owns),
    (rf"row {LIST}", _row),
    (rf"enemy (\S+) covered {LIST}", _covered),
    (rf"round {N}", lambda table, match: table.fight_in_progress.round),
    (r"no fight", lambda table, match: table.combat is None),
    (r"a fight", lambda table, match: table.combat is not None),
    (rf"(turn|defeats) {N}", lambda table, match: getattr(table, match[1])),
    (rf"ending {WORD}", lambda table, match: table.log.ending),
    (rf"score {LIST}", lambda table, match: table.log.score),
    (rf"(\S+) health {N}", _health),
    (rf"(\S+) (damage) {N}", on_board),
    (rf"(\S+) (statuses|cards) {LIST}", on_board),
    (rf"(\S+) {N}", lambda table, match: table.goods[among(match[1], table.goods, "a resource")]),
)
"""Each form of a line that both games have, and what the table shows for it."""
