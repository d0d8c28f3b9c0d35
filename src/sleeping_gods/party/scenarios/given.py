"""Scenarios of both games: the words that set what lies on every table (docs/scenarios.md lists them)."""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from typing import TypeAlias, TypeVar

from ...effects.terms import STATUSES
from ...kernel.choices import seat_of
from ..table.records import PartyMember
from ..table.table import PartyTable

T = TypeVar("T", bound=PartyTable)
Setter: TypeAlias = Callable[[T, "re.Match[str]"], None]
"""What a line sets on a table."""


def among(word: str, known: Container[str], what: str) -> str:
    """A word, if it is known."""
    if word not in known:
        raise ValueError(f"expected {what}, got {word!r}")
    return word


def split_list(words: str) -> list[str]:
    """The parts of a list; ``nothing`` is an empty one."""
    return [] if words == "nothing" else [word.strip() for word in words.split(",")]


def member_named(table: PartyTable, name: str) -> str:
    """A crew member, if there is one of that name."""
    return among(name, table.crew, "a crew member")


def member(table: PartyTable, name: str) -> PartyMember:
    """A crew member's board."""
    return table.crew[member_named(table, name)]


def seat(table: PartyTable, word: str) -> int:
    """A seat at this table."""
    if not 0 <= seat_of(word) < table.seat_count():
        raise ValueError(f"expected one of {table.seat_count()} seats, got {word!r}")
    return seat_of(word)


def take_ability(table: PartyTable, card: str) -> None:
    """Take an ability card from wherever it lies."""
    among(card, table.pack.abilities, "an ability card")
    for pile in (table.deck, table.discard, *table.hands):
        if card in pile:
            pile.remove(card)
            return
    for board in table.crew.values():
        board.cards = tuple(other for other in board.cards if other != card)


def set_hand(table: PartyTable, place: int, cards: list[str]) -> None:
    """A player holds exactly these cards."""
    for card in cards:
        take_ability(table, card)
    table.deck = sorted(table.deck + table.hands[place])
    table.hands[place] = cards


def _hand(table: PartyTable, match: re.Match[str]) -> None:
    """A player's hand is these ability cards."""
    set_hand(table, seat(table, match[1]), split_list(match[2]))


def _health(table: PartyTable, match: re.Match[str]) -> None:
    """A member has so much health or damage."""
    board, amount = member(table, match[1]), int(match[3])
    most = table.bound.rulebook.health_left(table, match[1]) + board.damage
    board.damage = amount if match[2] == "damage" else most - amount
    if not 0 <= board.damage <= most:
        raise ValueError(f"expected at most {most} health")


def _statuses(table: PartyTable, match: re.Match[str]) -> None:
    """A member has these statuses, and no others."""
    member(table, match[1]).statuses = tuple(among(word, STATUSES, "a status") for word in split_list(match[2]))


def _controls(table: PartyTable, match: re.Match[str]) -> None:
    """A player controls these members."""
    for name in split_list(match[2]):
        table.controllers = {**table.controllers, member_named(table, name): seat(table, match[1])}


def _captain(table: PartyTable, match: re.Match[str]) -> None:
    """It is this player's turn."""
    table.captain = seat(table, match[1])


def _quests(table: PartyTable, match: re.Match[str]) -> None:
    """The party holds these quests."""
    known = [str(number) for number in table.pack.quests]
    table.quests = [int(among(word, known, "a quest's number")) for word in split_list(match[1])]


def _deck(table: PartyTable, match: re.Match[str]) -> None:
    """The ability deck is these cards; the others of it are discarded."""
    cards = split_list(match[1])
    for card in cards:
        take_ability(table, card)
    table.discard = sorted(table.discard + table.deck)
    table.deck = cards


def _goods(table: PartyTable, match: re.Match[str]) -> None:
    """The party owns so much of a resource."""
    table.goods[among(match[1], table.goods, "a resource")] = int(match[2])


SETTERS: tuple[tuple[str, Setter[PartyTable]], ...] = (
    (r"(p\d) holds (.+)", _hand),
    (r"(p\d) controls (.+)", _controls),
    (r"(?:captain|active player) (p\d)", _captain),
    (r"quests (.+)", _quests),
    (r"deck only (.+)", _deck),
    (r"(\S+) (damage|health) (\d+)", _health),
    (r"(\S+) has (.+)", _statuses),
    (r"(\S+) (\d+)", _goods),
)
"""Each form of a line that both games have, and what it sets."""
