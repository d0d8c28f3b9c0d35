"""Scenarios of the sea: the words that say what a table should show (docs/scenarios.md lists them)."""

from __future__ import annotations

import re

from ...party.scenarios import expect
from ...party.scenarios.expect import LIST, WORD, Getter, N, bears, on_board
from ...party.scenarios.given import seat
from ..chapters.peril import cube_count
from ..table.table import SeaTable
from ..table.words import SPACES


def _owns(table: SeaTable, match: re.Match[str]) -> object:
    """``has`` or ``has no``: a card, a token, an explore token or an ongoing event."""
    kind, name = match[2], match[3]
    owned = {
        "card": name in table.adventures,
        "token": name in table.tokens,
        "explore token": name in table.letters,
        "ongoing": name in table.ongoing,
    }
    return owned[kind] == (not match[1])


GETTERS: tuple[tuple[str, Getter[SeaTable]], ...] = (
    (rf"(p\d) command {N}", lambda table, match: table.pools[seat(table, match[1])]),
    (rf"supply command {N}", lambda table, match: table.supply),
    (rf"(xp|feared|revered|actions|event_pass) {N}", lambda table, match: getattr(table, match[1])),
    (rf"ship damage {N}", lambda table, match: cube_count(table)),
    (rf"({'|'.join(SPACES)}) damage {N}", lambda table, match: table.cubes[match[1]]),
    (rf"figure at {WORD}", lambda table, match: table.room),
    (rf"region {WORD}", lambda table, match: table.region),
    (rf"event deck {N}", lambda table, match: sum(table.event_left)),
    (rf"events {LIST}", lambda table, match: table.ongoing),
    (rf"cards? ([^ ,]+) command {N}", lambda table, match: table.adventures.get(match[1], "no such card")),
    (r"(no )?(card|token|explore token|ongoing) (\S+)", _owns),
    (rf"(\S+) (fatigue|command|actions) {N}", on_board),
    (rf"(\S+) (levels|weapons|tokens) {LIST}", on_board),
    (r"(\S+) (has no|has) (\S+)", bears("statuses", "cards", "levels", "weapons")),
    *expect.GETTERS,
)
"""Each form of a line and what the table shows for it."""
