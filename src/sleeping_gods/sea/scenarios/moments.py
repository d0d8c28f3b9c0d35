"""Scenarios of the sea: the words that bring a table to a moment, such as the actions, a challenge or a fight."""

from __future__ import annotations

import dataclasses
import re

from ...kernel.play import advance
from ...kernel.table import decision_of
from ...languages import ENGLISH
from ...party.chapters.row import LayEnemy
from ...party.scenarios import moments
from ...party.scenarios.drawn_grid import drawn_rows
from ...party.scenarios.given import Setter
from ...party.scenarios.moments import choose, leave
from ...story.printed import Name
from ..chapters.combat import StartCombat
from ..chapters.events import EndEvent, EventPhase, ResolveEvent
from ..chapters.hull import ShipDamage
from ..chapters.ship import ShipAction
from ..chapters.turn import ACTIONS, BeginTurn, EndTurn, TakeAction
from ..effects.bind import bind
from ..pack.enemies import COLUMNS
from ..table.cards import Enemy
from ..table.enemy_abilities import ENEMY_ABILITIES
from ..table.table import SeaTable

ROWS = (3, 4)
"""How many rows an enemy's grid may have."""


def _at_ship(table: SeaTable, match: re.Match[str]) -> None:
    """The turn has come to the ship action."""
    leave(table, BeginTurn)
    table.then(ShipAction(), EventPhase(), TakeAction(), EndTurn())


def _at_event(table: SeaTable, match: re.Match[str]) -> None:
    """The turn has come to the event."""
    leave(table, BeginTurn)
    table.then(EventPhase(), TakeAction(), EndTurn())


def _at_actions(table: SeaTable, match: re.Match[str]) -> None:
    """The turn has come to its first action."""
    leave(table, BeginTurn)
    table.actions = ACTIONS
    table.then(TakeAction(), EndTurn())


def _at_end(table: SeaTable, match: re.Match[str]) -> None:
    """The turn has no action left."""
    leave(table, BeginTurn)
    table.actions = 0
    table.then(EndTurn())


def _combat(table: SeaTable, match: re.Match[str]) -> None:
    """A fight against these enemies has begun, who stand in the row in this order."""
    enemies = tuple(word.strip() for word in match[1].split(","))
    for enemy in enemies:
        if enemy not in table.pack.enemies:
            raise ValueError(f"expected an enemy, got {enemy!r}")
    table.then(StartCombat(enemies))
    advance(table)
    choose(table, ("reveal", "enemies"))
    for enemy in enemies:
        if isinstance(decision_of(table), LayEnemy):
            choose(table, ("lay", enemy))


def _event(table: SeaTable, match: re.Match[str]) -> None:
    """An event has been drawn, and is about to be resolved."""
    if match[1] not in table.pack.events:
        raise ValueError(f"expected an event, got {match[1]!r}")
    event = table.pack.events[match[1]]
    table.events[event.kind].remove(event.id)
    table.event = event.id
    table.then(ResolveEvent(), EndEvent())


def _enemy(table: SeaTable, match: re.Match[str]) -> None:
    """The pack gets one more enemy, with the grid that is drawn."""
    rows = drawn_rows(match["grid"], match["legend"] or "", bonus_letter="A", is_ability=ENEMY_ABILITIES.__contains__)
    squares = tuple(square for row in rows for square in row)
    if len(squares) // COLUMNS not in ROWS or len(squares) % COLUMNS:
        raise ValueError(f"expected 3 or 4 rows of 3 squares, got {len(squares)} squares")
    number = max(card.number for card in table.pack.enemies.values()) + 1
    card = Enemy(
        id=match["id"],
        number=number,
        name=Name({ENGLISH: match["id"]}),
        level=int(match["level"]),
        defense=int(match["defense"]),
        attack=int(match["attack"]),
        rows=len(squares) // COLUMNS,
        squares=squares,
    )
    table.pack = dataclasses.replace(table.pack, enemies={**table.pack.enemies, card.id: card}, bound=None)
    table.bound = bind(table.pack)


def _ship_damage(table: SeaTable, match: re.Match[str]) -> None:
    """The ship takes so much damage."""
    table.then(ShipDamage(int(match[1])))


MOMENTS: tuple[tuple[str, Setter[SeaTable]], ...] = (
    (r"at the ship action", _at_ship),
    (r"at the event", _at_event),
    (r"at the actions", _at_actions),
    (r"at the end of the turn", _at_end),
    (
        r"an enemy (?P<id>[a-z-]+) level (?P<level>\d+) defense (?P<defense>\d+) attack (?P<attack>\d+):"
        r" (?P<grid>[^;]+)(?:; (?P<legend>.+))?",
        _enemy,
    ),
    (r"a fight with (.+)", _combat),
    (r"the event (\S+)", _event),
    (r"(\d+) ship damage", _ship_damage),
    *moments.MOMENTS,
)
"""Each form of a line and the moment that it leads to."""
