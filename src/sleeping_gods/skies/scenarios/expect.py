"""Scenarios of the skies: the words that say what a table should show (docs/scenarios.md lists them)."""

from __future__ import annotations

import re

from ...party.scenarios import expect
from ...party.scenarios.expect import LIST, WORD, Getter, N, bears, on_board
from ...party.scenarios.given import among, member_named, seat
from ..chapters.clock import time_left
from ..chapters.events import deck_size
from ..chapters.foes import foe_in_row
from ..chapters.hero import skill_of
from ..chapters.score import owned_cards, unlocked
from ..table.table import SkiesTable
from ..table.words import FACTIONS, SKILLS
from .given import figure_field


def _number(table: SkiesTable, match: re.Match[str]) -> object:
    """A figure of the table."""
    return getattr(table, figure_field(match[1]))


def _owns(table: SkiesTable, match: re.Match[str]) -> object:
    """``has`` or ``has no``: a card, a combat card, a curse or a lost card."""
    kind, name = match[2], match[3]
    among(name, table.pack.adventures, "an adventure card")
    owned = {"card": owned_cards(table), "combat card": table.arms, "curse": table.curses, "lost card": table.gone}
    return (name in owned[kind]) == (not match[1])


def _unlocked(table: SkiesTable, match: re.Match[str]) -> object:
    """Whether the ticked boxes have unlocked a card."""
    return ((match[2], int(match[3])) in unlocked(table.pack, table.ticked)) == (not match[1])


def _foe(table: SkiesTable, match: re.Match[str]) -> object:
    """The power, the buff, or the damage on the buff of an enemy."""
    foe = foe_in_row(table, match[1]) if table.combat is not None else None
    if foe is None:
        return "no such enemy in the row"
    return {"power": foe.power, "buff": foe.buff, "buff damage": foe.buffed}[match[2]]


GETTERS: tuple[tuple[str, Getter[SkiesTable]], ...] = (
    (rf"(p\d) cards {LIST}", lambda table, match: table.adventures[seat(table, match[1])]),
    (rf"(p\d) fights with {LIST}", lambda table, match: table.fight.hands[seat(table, match[1])]),
    (rf"(p\d) combat hand {N}", lambda table, match: len(table.fight.hands[seat(table, match[1])])),
    (rf"combat deck {N}", lambda table, match: len(table.fight.deck if table.combat else table.combat_deck)),
    (rf"discarded cards {LIST}", lambda table, match: table.played),
    (rf"(plane health|time spent|fuel|camps) {N}", _number),
    (rf"time left {N}", lambda table, match: time_left(table)),
    (rf"level {WORD}", lambda table, match: table.level),
    (rf"({'|'.join(FACTIONS)}) {N}", lambda table, match: table.marks[match[1]]),
    (rf"(\S+) ({'|'.join(SKILLS)}) {N}", lambda table, match: skill_of(table, member_named(table, match[1]), match[2])),
    (rf"(\S+) (stamina|synergy) {N}", on_board),
    (r"(no )?bonus token", lambda table, match: table.bonus == (not match[1])),
    (rf"claire at {WORD}", lambda table, match: table.place),
    (rf"plane at {WORD}", lambda table, match: table.plane),
    (rf"crossed {LIST}", lambda table, match: table.crossed),
    (rf"events {LIST}", lambda table, match: list(table.active)),
    (rf"event (\S+) threat {N}", lambda table, match: table.active.get(match[1], "no such event in play")),
    (rf"event deck {N}", lambda table, match: deck_size(table)),
    (rf"discarded events {LIST}", lambda table, match: table.event_discard),
    (r"(no )?(card|combat card|curse|lost card) (\S+)", _owns),
    (r"(not )?unlocked (adventure|quest) (\d+)", _unlocked),
    (rf"enemy (\S+) (power|buff damage) {N}", _foe),
    (rf"enemy (\S+) (buff) {WORD}", _foe),
    (r"(\S+) (has no|has) (\S+)", bears("statuses", "cards")),
    *expect.GETTERS,
)
"""Each form of a line and what the table shows for it."""
