"""Scenarios of the skies: the words that set a table (docs/scenarios.md lists them)."""

from __future__ import annotations

import dataclasses
import re

from ...party.scenarios import given
from ...party.scenarios.given import Setter, among, member_named, seat, split_list, take_ability
from ...story.printed import UNSAID
from ..effects.bind import bind
from ..table.cards import Quest
from ..table.table import SkiesTable
from ..table.words import FACTIONS


def repack(table: SkiesTable, **changes: object) -> None:
    """Play with a copy of the pack in which something is different."""
    table.pack = dataclasses.replace(table.pack, bound=None, **changes)  # type: ignore[arg-type]  # any field
    table.bound = bind(table.pack)


def lay_aside(table: SkiesTable) -> None:
    """All adventure cards of the hands lie in the discard."""
    for hand in table.adventures:
        table.played += hand
        hand.clear()


def take_adventure(table: SkiesTable, card: str) -> None:
    """Take an adventure card from wherever it lies."""
    known = [name for name, printed in table.pack.adventures.items() if printed.combat is None]
    among(card, known, "an adventure card that is no combat card")
    for pile in (*table.adventures, table.played, table.gone):
        if card in pile:
            pile.remove(card)


def take_event(table: SkiesTable, event: str) -> None:
    """Take an event from wherever it lies."""
    among(event, table.pack.events, "an event")
    for pile in (*table.event_deck, table.event_discard, table.event_box):
        if event in pile:
            pile.remove(event)
    table.active.pop(event, None)
    table.event_left = [min(left, len(bag)) for left, bag in zip(table.event_left, table.event_deck, strict=True)]


def _adventures(table: SkiesTable, match: re.Match[str]) -> None:
    """A player's hand of adventure cards is these; those held before count as played."""
    place = seat(table, match[1])
    for card in split_list(match[2]):
        take_adventure(table, card)
    table.played += table.adventures[place]
    table.adventures[place] = split_list(match[2])


def _discarded(table: SkiesTable, match: re.Match[str]) -> None:
    """Adventure cards have been played."""
    for card in split_list(match[1]):
        take_adventure(table, card)
        table.played.append(card)


def _combat_cards(table: SkiesTable, match: re.Match[str]) -> None:
    """Combat cards are owned and in the combat deck."""
    if table.combat is not None:
        raise ValueError("expected combat cards before the fight")
    known = [name for name, printed in table.pack.adventures.items() if printed.combat is not None]
    for card in split_list(match[1]):
        for pile in (table.arms, table.combat_deck):
            if among(card, known, "a combat card") not in pile:
                pile.append(card)


def _equips(table: SkiesTable, match: re.Match[str]) -> None:
    """Ability cards are equipped to a character, wherever they were."""
    board = table.crew[member_named(table, match[1])]
    for card in split_list(match[2]):
        take_ability(table, card)
        board.cards += (card,)


def _figure(table: SkiesTable, match: re.Match[str]) -> None:
    """A board is given so much of something."""
    setattr(table.crew[member_named(table, match[1])], match[2], int(match[3]))


def figure_field(name: str) -> str:
    """The field of the table that holds a figure, by its name in a scenario."""
    return {"time spent": "spent", "plane health": "plane_health"}.get(name, name)


def _number(table: SkiesTable, match: re.Match[str]) -> None:
    """A figure of the table has this value."""
    setattr(table, figure_field(match[1]), int(match[2]))


def _mark(table: SkiesTable, match: re.Match[str]) -> None:
    """So many boxes of a faction are marked."""
    table.marks[match[1]] = int(match[2])


def _bonus(table: SkiesTable, match: re.Match[str]) -> None:
    """The active player holds the bonus time token, or not."""
    table.bonus = not match[1]


def _square(table: SkiesTable, match: re.Match[str]) -> None:
    """Claire is on a square or at a distant location."""
    distant = [space.id for space in table.pack.spaces.values() if not space.square]
    table.place = among(match[1], [*table.bound.moves, *distant], "a square or a distant location")


def _space(table: SkiesTable, match: re.Match[str]) -> None:
    """The plane is on a space of the flight board."""
    table.plane = among(match[1], table.pack.spaces, "a space of the flight board")


def _crossed(table: SkiesTable, match: re.Match[str]) -> None:
    """These locations are crossed off."""
    known = [str(number) for numbers in table.bound.locations.values() for number in numbers]
    table.crossed = [int(among(word, known, "a location")) for word in split_list(match[1])]


def _in_play(table: SkiesTable, match: re.Match[str]) -> None:
    """An event is in play, with so much threat."""
    take_event(table, match[1])
    table.active[match[1]] = int(match[2] or 0)


def _ticked(table: SkiesTable, match: re.Match[str]) -> None:
    """These boxes of the achievement sheet are ticked."""
    table.ticked = split_list(match[1])


def _curses(table: SkiesTable, match: re.Match[str]) -> None:
    """These curses are on the party."""
    known = [card.id for card in table.pack.adventures.values() if card.kind == "curse"]
    table.curses = [among(word, known, "a curse") for word in split_list(match[1])]


def _new_quests(table: SkiesTable, match: re.Match[str]) -> None:
    """The pack gets further quests without text, which the party holds."""
    blank = UNSAID
    quests = {
        number: Quest(number=number, title=blank, keyword="", text=blank)
        for number in range(int(match[1]), int(match[2]) + 1)
    }
    repack(table, quests={**table.pack.quests, **quests})
    table.quests += quests


SETTERS: tuple[tuple[str, Setter[SkiesTable]], ...] = (
    (r"(p\d) cards (.+)", _adventures),
    (r"discarded cards (.+)", _discarded),
    (r"combat cards (.+)", _combat_cards),
    (r"(\S+) equips (.+)", _equips),
    (r"(plane health|time spent|fuel|camps|defeats) (\d+)", _number),
    (rf"({'|'.join(FACTIONS)}) (\d)", _mark),
    (r"(\S+) (stamina|synergy) (\d)", _figure),
    (r"(no )?bonus token", _bonus),
    (r"claire at (\S+)", _square),
    (r"plane at (\S+)", _space),
    (r"crossed (.+)", _crossed),
    (r"event (\S+) in play(?: with (\d+) threat)?", _in_play),
    (r"achievements (.+)", _ticked),
    (r"curses (.+)", _curses),
    (r"new quests (\d+) to (\d+)", _new_quests),
    *given.SETTERS,
)
"""Each form of a line and what it sets."""
