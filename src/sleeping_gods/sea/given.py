"""Scenarios of the sea: the words that set a table (docs/scenarios.md lists them)."""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from typing import TypeAlias

from ..kernel.choices import seat_of
from .crew import max_health
from .records import Crew
from .table import SeaTable
from .words import LETTERS, RESOURCES, SPACES, STATUSES, STORY_TOKENS

Setter: TypeAlias = Callable[[SeaTable, "re.Match[str]"], None]


def among(word: str, known: Container[str], what: str) -> str:
    """A word, if it is known."""
    if word not in known:
        raise ValueError(f"expected {what}, got {word!r}")
    return word


def listed(words: str) -> list[str]:
    """The parts of a list; ``nothing`` is an empty one."""
    return [] if words == "nothing" else [word.strip() for word in words.split(",")]


def member(table: SeaTable, name: str) -> Crew:
    """A crew member's board."""
    return table.crew[among(name, table.crew, "a crew member")]


def seat(table: SeaTable, word: str) -> int:
    """A seat at this table."""
    if not 0 <= seat_of(word) < table.seat_count():
        raise ValueError(f"expected one of {table.seat_count()} seats, got {word!r}")
    return seat_of(word)


def take_ability(table: SeaTable, card: str) -> None:
    """Take an ability card from wherever it lies."""
    among(card, table.pack.abilities, "an ability card")
    for pile in (table.deck, table.discard, *table.hands):
        if card in pile:
            pile.remove(card)
            return
    for board in table.crew.values():
        board.cards = tuple(other for other in board.cards if other != card)


def set_hand(table: SeaTable, place: int, cards: list[str]) -> None:
    """A player holds exactly these cards."""
    for card in cards:
        take_ability(table, card)
    table.deck = sorted(table.deck + table.hands[place])
    table.hands[place] = cards


def set_command(table: SeaTable, before: int, after: int) -> int:
    """Take command from the supply or put it back; there are only 14."""
    if before + table.supply < after:
        raise ValueError(f"expected at most {before + table.supply} command, got {after}")
    table.supply += before - after
    return after


def _hand(table: SeaTable, found: re.Match[str]) -> None:
    set_hand(table, seat(table, found[1]), listed(found[2]))


def _pool(table: SeaTable, found: re.Match[str]) -> None:
    place = seat(table, found[1])
    table.pools[place] = set_command(table, table.pools[place], int(found[2]))


def _figure(table: SeaTable, found: re.Match[str]) -> None:
    board, amount = member(table, found[1]), int(found[3])
    if found[2] == "damage":
        board.damage = amount
    elif found[2] == "health":
        board.damage = max_health(table, found[1]) - amount
    elif found[2] == "fatigue":
        board.fatigue = amount
    else:
        board.command = set_command(table, board.command, amount)
    if not 0 <= board.damage <= max_health(table, found[1]):
        raise ValueError(f"expected at most {max_health(table, found[1])} health")


def _statuses(table: SeaTable, found: re.Match[str]) -> None:
    member(table, found[1]).statuses = tuple(among(word, STATUSES, "a status") for word in listed(found[2]))


def _equips(table: SeaTable, found: re.Match[str]) -> None:
    board = member(table, found[1])
    for card in listed(found[2]):
        if card in table.pack.levels:
            board.levels += (card,)
        elif card in table.pack.abilities:
            take_ability(table, card)
            board.cards += (card,)
        else:
            _own(table, card)
            for other in table.crew.values():
                other.weapons = tuple(weapon for weapon in other.weapons if weapon != card)
            board.weapons += (card,)


def _controls(table: SeaTable, found: re.Match[str]) -> None:
    for name in listed(found[2]):
        member(table, name)
        table.controllers = {**table.controllers, name: seat(table, found[1])}


def _own(table: SeaTable, card: str) -> None:
    among(card, table.pack.adventures, "an ability, level or adventure card")
    for pile in (table.market, table.market_bottom, table.gone_adventures):
        if card in pile:
            pile.remove(card)
    table.adventures.setdefault(card, 0)


def _cards(table: SeaTable, found: re.Match[str]) -> None:
    for card in listed(found[1]):
        _own(table, card)


def _without(table: SeaTable, found: re.Match[str]) -> None:
    for card in listed(found[1]):
        table.supply += table.adventures.pop(among(card, table.adventures, "an owned adventure card"))


def _card_command(table: SeaTable, found: re.Match[str]) -> None:
    _own(table, found[1])
    table.adventures[found[1]] = set_command(table, table.adventures[found[1]], int(found[2]))


def _amount(table: SeaTable, found: re.Match[str]) -> None:
    if found[1] in RESOURCES:
        table.goods[found[1]] = int(found[2])
    elif found[1] in SPACES:
        table.cubes[found[1]] = int(found[2])
    else:
        setattr(table, found[1], int(found[2]))


def _quests(table: SeaTable, found: re.Match[str]) -> None:
    known = [str(number) for number in table.pack.quests]
    table.quests = [int(among(word, known, "a quest's number")) for word in listed(found[1])]


def _deck(table: SeaTable, found: re.Match[str]) -> None:
    cards = listed(found[1])
    for card in cards:
        take_ability(table, card)
    table.discard = sorted(table.discard + table.deck)
    table.deck = cards


def _events(table: SeaTable, found: re.Match[str]) -> None:
    table.event_left = [int(number) for number in found.groups()]


def _ongoing(table: SeaTable, found: re.Match[str]) -> None:
    event = table.pack.events[among(found[1], table.pack.events, "an event")]
    table.events[event.kind].remove(event.id)
    table.ongoing.append(event.id)


def _place(table: SeaTable, found: re.Match[str]) -> None:
    table.region = among(found[1], table.pack.regions, "a region")


def _serpent(table: SeaTable, found: re.Match[str]) -> None:
    table.serpent = among(found[1], table.pack.regions, "a region")


def _room(table: SeaTable, found: re.Match[str]) -> None:
    table.room = "" if found[1] == "nowhere" else found[1].removeprefix("at ")


def _captain(table: SeaTable, found: re.Match[str]) -> None:
    table.captain = seat(table, found[1])


def _tokens(table: SeaTable, found: re.Match[str]) -> None:
    table.tokens += [among(word, STORY_TOKENS, "a story token") for word in listed(found[1])]


def _letters(table: SeaTable, found: re.Match[str]) -> None:
    table.letters += [among(word, LETTERS, "an explore token") for word in listed(found[1])]


_NUMBERED = "|".join((*RESOURCES, "xp", "feared", "revered", "defeats", "finale_defeats", "actions", "event_pass"))
_SPACES = "|".join(SPACES)
SETTERS: tuple[tuple[str, Setter], ...] = (
    (r"(p\d) holds (.+)", _hand),
    (r"(p\d) command (\d+)", _pool),
    (r"(p\d) controls (.+)", _controls),
    (r"captain (p\d)", _captain),
    (rf"({_NUMBERED}) (\d+)", _amount),
    (rf"({_SPACES}) damage (\d)", _amount),
    (rf"figure (nowhere|at (?:{_SPACES}))", _room),
    (r"region (\S+)", _place),
    (r"serpent in (\S+)", _serpent),
    (r"quests (.+)", _quests),
    (r"cards? ([^ ,]+) command (\d+)", _card_command),
    (r"cards? (.+)", _cards),
    (r"no cards? (.+)", _without),
    (r"tokens? (.+)", _tokens),
    (r"explore tokens? (.+)", _letters),
    (r"deck only (.+)", _deck),
    (r"event deck (\d+) mild, (\d+) perilous, (\d+) deadly", _events),
    (r"ongoing (\S+)", _ongoing),
    (r"(\S+) (damage|health|fatigue|command) (\d+)", _figure),
    (r"(\S+) has (.+)", _statuses),
    (r"(\S+) equips (.+)", _equips),
)
"""Each form of a line and what it sets."""
