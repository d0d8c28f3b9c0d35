"""Scenarios of the skies: the words that bring a table to a moment, such as the actions, an event or a fight."""

from __future__ import annotations

import re

from ...kernel.play import advance, apply, options
from ...kernel.table import decision_of
from ...languages import ENGLISH
from ...party.chapters.ability_deck import DrawCards
from ...party.chapters.row import LayEnemy
from ...party.effects.program import Do
from ...party.scenarios import moments
from ...party.scenarios.drawn_grid import drawn_rows
from ...party.scenarios.given import Setter, among, member_named, seat, split_list
from ...party.scenarios.moments import choose, in_row, leave
from ...story.printed import Name
from ..chapters.combat import Attacks
from ..chapters.combat_setup import StartCombat
from ..chapters.events import EndEvent, EventPhase
from ..chapters.peril import CheckDefeat
from ..chapters.turn import DRAWN, Actions, BeginTurn, EndTurn
from ..pack.enemies import GROWTH, problem
from ..table.cards import Enemy
from ..table.records import Foe
from ..table.table import SkiesTable
from .given import repack, take_event


def _at_draw(table: SkiesTable, match: re.Match[str]) -> None:
    """The turn has come to drawing ability cards."""
    leave(table, BeginTurn)
    table.phase = "draw"
    drawn = DrawCards(table.captain, DRAWN[table.level])
    table.then(drawn, CheckDefeat(), EventPhase(), Actions(), EndTurn())


def _at_event(table: SkiesTable, match: re.Match[str]) -> None:
    """The turn has come to the event."""
    leave(table, BeginTurn)
    table.then(EventPhase(), Actions(), EndTurn())


def _at_actions(table: SkiesTable, match: re.Match[str]) -> None:
    """The turn has come to the actions."""
    leave(table, BeginTurn)
    table.then(Actions(), EndTurn())


def _at_end(table: SkiesTable, match: re.Match[str]) -> None:
    """The turn is about to end."""
    leave(table, BeginTurn)
    table.then(EndTurn())


def _event(table: SkiesTable, match: re.Match[str]) -> None:
    """An event has been drawn and is carried out."""
    take_event(table, match[1])
    table.event = match[1]
    table.then(Do(match[1], seat=table.captain), EndEvent())


def _combat(table: SkiesTable, match: re.Match[str]) -> None:
    """A fight against these enemies has begun."""
    enemies = tuple(among(name, table.pack.enemies, "an enemy") for name in split_list(match[1]))
    _fight(table, StartCombat(enemies, boss=0, win="", flee=""), list(enemies))


def _boss(table: SkiesTable, match: re.Match[str]) -> None:
    """A fight against a boss has begun."""
    if int(match[1]) not in table.bound.bosses:
        raise ValueError(f"expected a boss, got {match[1]!r}")
    _fight(table, StartCombat((), boss=int(match[1]), win="", flee=""), [])


def _fight(table: SkiesTable, start: StartCombat, row: list[str]) -> None:
    """Lay the row out and begin; all combat cards lie in the deck until a line deals them."""
    table.then(start)
    advance(table)
    while not isinstance(decision_of(table), Attacks):
        if isinstance(decision_of(table), LayEnemy):
            choose(table, ("lay", row.pop(0)))
        else:
            apply(table, options(table)[0])
    fight = table.fight
    fight.deck = sorted(table.combat_deck)
    fight.hands = [[] for _ in fight.hands]


def _enemy(table: SkiesTable, match: re.Match[str]) -> None:
    """The pack gets one more enemy, with the grid that is drawn."""
    rows = drawn_rows(
        match["grid"], match["legend"] or "", bonus_letter=GROWTH, is_ability=lambda ability: not problem(ability)
    )
    if len({len(row) for row in rows}) != 1:
        raise ValueError("expected as many squares in each row")
    number = max(card.number for card in table.pack.enemies.values()) + 1
    name, squares = match["id"], tuple(square for row in rows for square in row)
    card = Enemy(
        id=name,
        number=number,
        name=Name({ENGLISH: name}),
        level=int(match["level"]),
        kind="beast",
        attack=int(match["attack"]),
        columns=len(rows[0]),
        squares=squares,
    )
    repack(table, enemies={**table.pack.enemies, name: card})


def _foe(table: SkiesTable, name: str) -> Foe:
    """An enemy of the row; ValueError if it is not there."""
    in_row(table, name)
    return next(foe for foe in table.fight.foes if foe.id == name)


def _power(table: SkiesTable, match: re.Match[str]) -> None:
    """An enemy has so much power."""
    _foe(table, match[1]).power = int(match[2])


def _buff(table: SkiesTable, match: re.Match[str]) -> None:
    """An enemy has a buff card."""
    _foe(table, match[1]).buff = among(match[2], table.pack.buffs, "a buff")


def _buffed(table: SkiesTable, match: re.Match[str]) -> None:
    """There is so much damage on an enemy's buff card."""
    _foe(table, match[1]).buffed = int(match[2])


def _round(table: SkiesTable, match: re.Match[str]) -> None:
    """The fight is in this round."""
    table.fight.round = int(match[1])


def _take_combat(table: SkiesTable, card: str) -> None:
    """Take a card of the combat deck from wherever it lies in the fight."""
    fight = table.fight
    among(card, table.combat_deck, "a card of the combat deck")
    for pile in (fight.deck, fight.discard, *fight.hands):
        if card in pile:
            pile.remove(card)
    fight.played = {name: other for name, other in fight.played.items() if other != card}


def _combat_hand(table: SkiesTable, match: re.Match[str]) -> None:
    """A player's combat cards in hand are these; those held before are in the deck."""
    fight, place = table.fight, seat(table, match[1])
    for card in split_list(match[2]):
        _take_combat(table, card)
    fight.deck = sorted(fight.deck + fight.hands[place])
    fight.hands[place] = split_list(match[2])


def _has_played(table: SkiesTable, match: re.Match[str]) -> None:
    """A combat card lies on a character in this round."""
    fight, name = table.fight, member_named(table, match[1])
    _take_combat(table, match[2])
    fight.played[name] = match[2]
    fight.plays[table.controller(name)] += 1


MOMENTS: tuple[tuple[str, Setter[SkiesTable]], ...] = (
    (r"at the draw", _at_draw),
    (r"at the event", _at_event),
    (r"at the actions", _at_actions),
    (r"at the end of the turn", _at_end),
    (r"the event (\S+)", _event),
    (
        r"an enemy (?P<id>[a-z-]+) level (?P<level>\d+) attack (?P<attack>\d+):"
        r" (?P<grid>[^;]+)(?:; (?P<legend>.+))?",
        _enemy,
    ),
    (r"a fight with boss (\d+)", _boss),
    (r"a fight with (.+)", _combat),
    (r"enemy (\S+) power (\d+)", _power),
    (r"enemy (\S+) buff damage (\d+)", _buffed),
    (r"enemy (\S+) buff (\S+)", _buff),
    (r"round (\d+)", _round),
    (r"(p\d) fights with (.+)", _combat_hand),
    (r"(\S+) has played (\S+)", _has_played),
    *moments.MOMENTS,
)
"""Each form of a line and the moment that it leads to."""
