"""The counts of the box: how many of each component there must be (SG-COMP)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from ..kernel.errors import Finding
from ..kernel.rules import plays
from .cards import Pack
from .words import CAPTAIN, EVENT_KINDS, HULL, SPACES

T = TypeVar("T", int, str)

LEVELS = {
    "odessa": 3,
    "mac": 3,
    "laurent": 3,
    "audrie": 3,
    "marco": 3,
    "rafael": 3,
    "kasumi": 2,
    "kannan": 2,
    "gregory": 2,
}
"""Level cards of each crew member."""

STARTING = ("gloria", "soup", "gear", "flapjacks")
FATES = {1: 6, 2: 12, 3: 12, 4: 12, 5: 12, 6: 6}
SKILL_CARDS = {"perception": 13, "strength": 13, "savvy": 12, "craft": 11, "cunning": 11}
COSTS = {1: 12, 2: 45, 3: 3}
SEARCH_TOKENS = 9
MARKET_CARDS = 32
EVENTS_OF_A_KIND = 18

plays(f"{__name__}.LEVELS", "SG-COMP-029", "SG-COMP-030")
plays(f"{__name__}.SKILL_CARDS", "SG-COMP-020")
plays(f"{__name__}.EVENTS_OF_A_KIND", "SG-COMP-025")
plays(f"{__name__}.MARKET_CARDS", "SG-COMP-022")


class _Expectations:
    """Notes a finding for each figure that is not as expected."""

    def __init__(self, file: str, findings: list[Finding]) -> None:
        self.file, self.findings = file, findings

    def expect(self, what: str, expected: object, got: object) -> None:
        if expected != got:
            self.findings.append(Finding(self.file, 0, "count", f"{what}: expected {expected}, got {got}"))

    def spread(self, what: str, expected: dict[T, int], got: Iterable[T]) -> None:
        counted = Counter(got)
        for key in {**expected, **counted}:
            self.expect(f"{what} {key}", expected.get(key, 0), counted[key])


def check_counts(pack: Pack, file: str, findings: list[Finding]) -> None:
    """Compare what the pack holds with what the box must hold."""
    box = _Expectations(file, findings)
    abilities, adventures = pack.abilities.values(), pack.adventures.values()
    box.expect("crew members", sorted(LEVELS), sorted(pack.crew))
    box.expect("captains", [CAPTAIN], [crew.id for crew in pack.crew.values() if crew.captain])
    box.expect("ability cards", sum(FATES.values()), len(abilities))
    box.spread("ability cards of fate", FATES, [card.fate for card in abilities])
    box.spread("ability cards of", SKILL_CARDS, [card.skill for card in abilities])
    box.spread("ability cards of cost", COSTS, [card.command for card in abilities])
    box.spread("level cards of", LEVELS, [card.crew for card in pack.levels.values()])
    box.expect("market cards", MARKET_CARDS, sum(card.origin == "market" for card in adventures))
    box.expect("starting cards", sorted(STARTING), sorted(card.id for card in adventures if card.origin == "starting"))
    kinds = dict.fromkeys(EVENT_KINDS, EVENTS_OF_A_KIND)
    box.spread("event cards of kind", kinds, [event.kind for event in pack.events.values()])
    box.expect("search tokens", SEARCH_TOKENS, len(pack.search))
    box.expect("spaces of the ship", sorted(SPACES), sorted(pack.rooms))
    box.expect("fate numbers of the spaces", [1, 2, 3, 4, 5, 6], sorted(room.fate for room in pack.rooms.values()))
    for room in pack.rooms.values():
        box.expect(f"capacity of {room.id}", 1 if room.id == HULL else 2, room.capacity)
