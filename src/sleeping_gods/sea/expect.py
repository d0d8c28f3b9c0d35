"""Scenarios of the sea: the words that say what a table should show (docs/scenarios.md lists them)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from ..kernel.choices import seat_word
from .adventure import has_keyword
from .challenge import total
from .crew import health_left
from .fate import fate_of
from .foes import foe_named
from .given import member, seat
from .peril import cube_count
from .strike import square_word
from .table import SeaTable
from .words import RESOURCES, SPACES

Getter: TypeAlias = Callable[[SeaTable, "re.Match[str]"], object]
"""What the table shows where a line says something; compared with the line's last group, or with True."""


def expect(table: SeaTable, line: str) -> str:
    """What the table shows instead of what a line expects, or nothing; ValueError if the line means nothing."""
    for pattern, getter in GETTERS:
        found = re.fullmatch(pattern, line)
        if found:
            got = getter(table, found)
            wanted = found["wanted"] if "wanted" in found.groupdict() else True
            return "" if _same(wanted, got) else _shown(got)
    raise ValueError("expected a line that docs/scenarios.md lists under expect")


def _same(wanted: object, got: object) -> bool:
    if isinstance(got, (list, tuple)):
        words = [] if wanted == "nothing" else [word.strip() for word in str(wanted).split(",")]
        return sorted(words) == sorted(str(item) for item in got)
    if isinstance(got, bool):
        return wanted is got
    return str(wanted) == str(got)


def _shown(got: object) -> str:
    if isinstance(got, (list, tuple)):
        return ", ".join(str(item) for item in got) or "nothing"
    if isinstance(got, bool):
        return "it so" if got else "it otherwise"
    return str(got)


def _figure(table: SeaTable, found: re.Match[str]) -> object:
    board = member(table, found[1])
    if found[2] == "health":
        return health_left(table, found[1])
    return getattr(board, found[2])


def _has(table: SeaTable, found: re.Match[str]) -> object:
    board = member(table, found[1])
    carried = (*board.statuses, *board.cards, *board.levels, *board.weapons)
    return (found[3] in carried) == (found[2] == "has")


def _number(table: SeaTable, found: re.Match[str]) -> object:
    name = found[1]
    return table.goods[name] if name in RESOURCES else getattr(table, name)


def _owns(table: SeaTable, found: re.Match[str]) -> object:
    kind, name = found[2], found[3]
    owned = {
        "card": name in table.adventures,
        "quest": name.isdecimal() and int(name) in table.quests,
        "used quest": name.isdecimal() and int(name) in table.used_quests,
        "keyword": has_keyword(table, name),
        "token": name in table.tokens,
        "explore token": name in table.letters,
        "ongoing": name in table.ongoing,
        "achievement": name in table.ticked,
    }
    return owned[kind] == (not found[1])


def _covered(table: SeaTable, found: re.Match[str]) -> object:
    foe = foe_named(table, found[1])
    if foe is None:
        return "no such enemy in the row"
    size = table.bound.grids[foe.id].size
    return [square_word(square) for square in range(size) if foe.covered >> square & 1]


def _fate(table: SeaTable, found: re.Match[str]) -> object:
    return fate_of(table.test)


def _total(table: SeaTable, found: re.Match[str]) -> object:
    return total(table, table.test)


def _row(table: SeaTable, found: re.Match[str]) -> object:
    return [foe.id for foe in table.combat.foes] if table.combat else []


_NUMBERED = "|".join((*RESOURCES, "xp", "feared", "revered", "defeats", "turn", "actions", "event_pass"))
_N = r"(?P<wanted>\d+)"
_LIST = r"(?P<wanted>.+)"
GETTERS: tuple[tuple[str, Getter], ...] = (
    (rf"(p\d) command {_N}", lambda table, found: table.pools[seat(table, found[1])]),
    (rf"(p\d) holds {_LIST}", lambda table, found: table.hands[seat(table, found[1])]),
    (rf"(p\d) hand {_N}", lambda table, found: len(table.hands[seat(table, found[1])])),
    (rf"(p\d) controls {_LIST}", lambda table, found: table.crew_of(seat(table, found[1]))),
    (r"captain (?P<wanted>p\d)", lambda table, found: seat_word(table.captain)),
    (rf"supply command {_N}", lambda table, found: table.supply),
    (rf"({_NUMBERED}) {_N}", _number),
    (rf"ship damage {_N}", lambda table, found: cube_count(table)),
    (rf"({'|'.join(SPACES)}) damage {_N}", lambda table, found: table.cubes[found[1]]),
    (r"figure at (?P<wanted>\S+)", lambda table, found: table.room),
    (r"region (?P<wanted>\S+)", lambda table, found: table.region),
    (r"paragraph (?P<wanted>\S+)", lambda table, found: table.paragraph),
    (rf"fate {_N}", _fate),
    (rf"total {_N}", _total),
    (rf"deck {_N}", lambda table, found: len(table.deck)),
    (rf"discard {_LIST}", lambda table, found: table.discard),
    (rf"event deck {_N}", lambda table, found: sum(table.event_left)),
    (rf"events {_LIST}", lambda table, found: table.ongoing),
    (rf"cards? ([^ ,]+) command {_N}", lambda table, found: table.adventures.get(found[1], "no such card")),
    (r"(no )?(card|quest|used quest|keyword|token|explore token|ongoing|achievement) (\S+)", _owns),
    (rf"row {_LIST}", _row),
    (rf"enemy (\S+) covered {_LIST}", _covered),
    (rf"round {_N}", lambda table, found: table.fight.round),
    (r"no fight", lambda table, found: table.combat is None),
    (r"a fight", lambda table, found: table.combat is not None),
    (r"ending (?P<wanted>\S+)", lambda table, found: table.log.ending),
    (rf"score {_LIST}", lambda table, found: table.log.score),
    (rf"(\S+) (damage|health|fatigue|command|actions) {_N}", _figure),
    (rf"(\S+) (statuses|cards|levels|weapons|tokens) {_LIST}", _figure),
    (r"(\S+) (has no|has) (\S+)", _has),
)
"""Each form of a line and what the table shows for it."""
