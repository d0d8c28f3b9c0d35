"""Scenarios of the sea: the words that set a table (docs/scenarios.md lists them)."""

from __future__ import annotations

import re

from ...party.scenarios import given
from ...party.scenarios.given import Setter, among, member_named, seat, split_list, take_ability
from ..table.table import SeaTable
from ..table.words import LETTERS, SPACES, STORY_TOKENS


def set_command(table: SeaTable, before: int, after: int) -> int:
    """Take command from the supply or put it back; there are only 14."""
    if before + table.supply < after:
        raise ValueError(f"expected at most {before + table.supply} command, got {after}")
    table.supply += before - after
    return after


def _pool(table: SeaTable, match: re.Match[str]) -> None:
    """A player has so much unspent command."""
    place = seat(table, match[1])
    table.pools[place] = set_command(table, table.pools[place], int(match[2]))


def _figure(table: SeaTable, match: re.Match[str]) -> None:
    """A board is given so much fatigue or command."""
    board, amount = table.crew[member_named(table, match[1])], int(match[3])
    if match[2] == "fatigue":
        board.fatigue = amount
    else:
        board.command = set_command(table, board.command, amount)


def _equips(table: SeaTable, match: re.Match[str]) -> None:
    """Cards are equipped to a board, wherever they were: ability and level cards, and weapons that become owned."""
    board = table.crew[member_named(table, match[1])]
    for card in split_list(match[2]):
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


def _own(table: SeaTable, card: str) -> None:
    """An adventure card is owned from now on, taken from wherever it was."""
    among(card, table.pack.adventures, "an ability, level or adventure card")
    for pile in (table.market, table.market_bottom, table.gone_adventures):
        if card in pile:
            pile.remove(card)
    table.adventures.setdefault(card, 0)


def _cards(table: SeaTable, match: re.Match[str]) -> None:
    """Adventure cards are owned."""
    for card in split_list(match[1]):
        _own(table, card)


def _without(table: SeaTable, match: re.Match[str]) -> None:
    """Adventure cards that were owned are not; command on them is in the supply."""
    for card in split_list(match[1]):
        table.supply += table.adventures.pop(among(card, table.adventures, "an owned adventure card"))


def _card_command(table: SeaTable, match: re.Match[str]) -> None:
    """An adventure card is owned, with so much command on it."""
    _own(table, match[1])
    table.adventures[match[1]] = set_command(table, table.adventures[match[1]], int(match[2]))


def _amount(table: SeaTable, match: re.Match[str]) -> None:
    """So many cubes lie on a space of the ship, or a figure of the table has this value."""
    if match[1] in SPACES:
        table.cubes[match[1]] = int(match[2])
    else:
        setattr(table, match[1], int(match[2]))


def _events(table: SeaTable, match: re.Match[str]) -> None:
    """So many events of each kind are left in the deck."""
    table.event_left = [int(number) for number in match.groups()]


def _ongoing(table: SeaTable, match: re.Match[str]) -> None:
    """An event is in play, drawn in an earlier turn."""
    event = table.pack.events[among(match[1], table.pack.events, "an event")]
    table.events[event.kind].remove(event.id)
    table.ongoing.append(event.id)


def _place(table: SeaTable, match: re.Match[str]) -> None:
    """The ship is in a region."""
    table.region = among(match[1], table.pack.regions, "a region")


def _serpent(table: SeaTable, match: re.Match[str]) -> None:
    """The serpent is in a region."""
    table.serpent = among(match[1], table.pack.regions, "a region")


def _room(table: SeaTable, match: re.Match[str]) -> None:
    """The figure stands in a room, or in none."""
    table.room = "" if match[1] == "nowhere" else match[1].removeprefix("at ")


def _tokens(table: SeaTable, match: re.Match[str]) -> None:
    """The crew has story tokens."""
    table.tokens += [among(word, STORY_TOKENS, "a story token") for word in split_list(match[1])]


def _letters(table: SeaTable, match: re.Match[str]) -> None:
    """The crew has explore tokens."""
    table.letters += [among(word, LETTERS, "an explore token") for word in split_list(match[1])]


_NUMBERED = "xp|feared|revered|defeats|finale_defeats|actions|event_pass"
"""The fields of a table that a line may set to a number."""
_SPACES = "|".join(SPACES)
"""The spaces of the ship board that a line may damage."""
SETTERS: tuple[tuple[str, Setter[SeaTable]], ...] = (
    (r"(p\d) command (\d+)", _pool),
    (rf"({_NUMBERED}) (\d+)", _amount),
    (rf"({_SPACES}) damage (\d)", _amount),
    (rf"figure (nowhere|at (?:{_SPACES}))", _room),
    (r"region (\S+)", _place),
    (r"serpent in (\S+)", _serpent),
    (r"cards? ([^ ,]+) command (\d+)", _card_command),
    (r"cards? (.+)", _cards),
    (r"no cards? (.+)", _without),
    (r"tokens? (.+)", _tokens),
    (r"explore tokens? (.+)", _letters),
    (r"event deck (\d+) mild, (\d+) perilous, (\d+) deadly", _events),
    (r"ongoing (\S+)", _ongoing),
    (r"(\S+) (fatigue|command) (\d+)", _figure),
    (r"(\S+) equips (.+)", _equips),
    *given.SETTERS,
)
"""Each form of a line and what it sets."""
