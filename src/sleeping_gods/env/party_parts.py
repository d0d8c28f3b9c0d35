"""What an observation holds in both games: seats, turn, hands, cards, the test in progress, what is asked."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from typing import Final

from ..kernel.choices import seat_word
from ..kernel.steps import STEPS
from ..kernel.table import decision_of
from ..party.table.table import PartyTable
from ..party.view import waits_for
from .layout import SEATS, KnownSeats, VectorPart, counts, numbers, one_hot

PAGES: Final = 64
"""Buckets for the number of the page that is being read: packs have hundreds of pages, and more as they grow."""
TURN_SCALE: Final = 50
"""Turns are divided by this: a campaign has about so many."""
HAND_SCALE: Final = 5
"""Sizes of hands and numbers of participants are divided by this, so that most lie between 0 and 1."""
NUMBER_SCALE: Final = 10
"""Numbers of tests and cards left are divided by this, for the same reason."""
TESTS: Final = ("challenge", "attack", "travel", "room", "flight", "repair", "check")
"""The kinds of tests of both games."""


def seat_parts(packages: Iterable[str]) -> Iterator[VectorPart[PartyTable]]:
    """Who looks and plays, whom the table waits for, and for which decision of some packages."""
    yield counts("own_seats", SEATS, "the seats that the observer plays", lambda table, known: map(seat_word, known))
    yield counts("players", SEATS, "the seats of this table", lambda table, known: SEATS[: table.seat_count()])
    yield one_hot("captain", SEATS, "the active player", lambda table, known: seat_word(table.captain))
    yield one_hot(
        "waits_for", SEATS, "the seat that the table waits for", lambda table, known: seat_word(waits_for(table))
    )
    wanted_packages = frozenset(packages)
    kinds = sorted(kind.__name__ for kind in STEPS.values() if kind.waits and _package_of(kind) in wanted_packages)
    yield one_hot("decision", kinds, "the kind of decision that waits", _decision_kind)
    yield numbers(
        "progress",
        ("turn", "defeats", "finale", "over"),
        f"turn / {TURN_SCALE}, defeats, and whether the finale is played or the campaign over",
        lambda table, known: (table.turn / TURN_SCALE, table.defeats, table.finale, bool(table.over)),
    )


def _package_of(kind: type[object]) -> str:
    """The package of a decision below ours: ``sea``, ``skies`` or ``party``."""
    _, package, *_ = kind.__module__.split(".")
    return package


def _decision_kind(table: PartyTable, known: KnownSeats) -> str:
    """The class name of the waiting decision; empty when the campaign is over."""
    decision = decision_of(table)
    return "" if decision is None else type(decision).__name__


def card_parts(abilities: Iterable[str], quests: Iterable[int]) -> Iterator[VectorPart[PartyTable]]:
    """Ability cards where the observer may see them, and quests."""
    cards = tuple(abilities)
    yield counts(
        "hand",
        cards,
        "ability cards in the observer's hands",
        lambda table, known: _cards(table.hands[seat] for seat in known),
    )
    yield numbers(
        "hand_sizes",
        SEATS,
        f"cards in each hand / {HAND_SCALE}",
        lambda table, known: [len(hand) / HAND_SCALE for hand in table.hands],
    )
    yield counts("discard", cards, "ability cards in the discard", lambda table, known: table.discard)
    yield counts(
        "equipped",
        cards,
        "ability cards on boards",
        lambda table, known: _cards(member.cards for member in table.crew.values()),
    )
    numbered = tuple(map(str, quests))
    yield counts("quests", numbered, "quests that the party owns", lambda table, known: map(str, table.quests))
    yield counts("used_quests", numbered, "quests that are done", lambda table, known: map(str, table.used_quests))


def _cards(piles: Iterable[Iterable[str]]) -> Iterator[str]:
    """The cards of several piles."""
    return (card for pile in piles for card in pile)


def event_parts(events: Iterable[str], deck_parts: int) -> Iterator[VectorPart[PartyTable]]:
    """The event deck, which has so many parts, and the event being resolved."""
    yield one_hot("event", tuple(events), "the event that is being resolved", lambda table, known: table.event)
    yield numbers(
        "event_deck",
        (f"part-{number}" for number in range(1, deck_parts + 1)),
        f"cards left in each part of the event deck / {NUMBER_SCALE}",
        lambda table, known: [left / NUMBER_SCALE for left in table.event_left[:deck_parts]],
    )


def test_parts(skills: tuple[str, ...]) -> Iterator[VectorPart[PartyTable]]:
    """The test in progress."""
    yield one_hot(
        "test", TESTS, "the kind of test in progress", lambda table, known: table.tests[-1].kind if table.tests else ""
    )
    yield one_hot(
        "test_skill",
        skills,
        "the skill that it asks for",
        lambda table, known: table.tests[-1].skill if table.tests else "",
    )
    yield numbers(
        "test_numbers",
        ("number", "fate", "bonus", "drawn", "participants", "mine"),
        f"number needed / {NUMBER_SCALE}, fate with what was added / {NUMBER_SCALE}, other bonuses / {NUMBER_SCALE}, "
        f"the card's number / {NUMBER_SCALE}, participants / {HAND_SCALE}, whether the observer drew",
        _test_numbers,
    )


def _test_numbers(table: PartyTable, known: KnownSeats) -> tuple[float, ...]:
    """The figures of the test in progress, each divided as its description says; none if there is no test."""
    if not table.tests:
        return ()
    test = table.tests[-1]
    fate = test.fate + test.plus
    figures = (test.number, fate, test.bonus, test.drawn)
    is_own = float(test.seat in known)
    return *(figure / NUMBER_SCALE for figure in figures), len(test.crew) / HAND_SCALE, is_own


def page_parts() -> Iterator[VectorPart[PartyTable]]:
    """The page that lies open."""
    yield one_hot(
        "page",
        (f"bucket-{bucket}" for bucket in range(PAGES)),
        f"the page read last: the CRC-32 of its number modulo {PAGES}",
        lambda table, known: f"bucket-{zlib.crc32(table.paragraph.encode()) % PAGES}" if table.paragraph else "",
    )
    yield numbers("exploring", ("exploring",), "whether a story is being read", lambda table, known: (table.exploring,))
