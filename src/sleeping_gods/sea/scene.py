"""Scenarios of the sea: the words that bring a table to a moment, such as the actions, a challenge or a fight."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from typing import TypeAlias

from ..effects.parse import BadEffect, parse_program
from ..kernel.choices import Choice
from ..kernel.errors import Bug
from ..kernel.play import advance, apply, options
from ..kernel.table import decision_of
from ..story.printed import Name
from .bind import bind, compile_program
from .cards import Enemy, Square
from .challenge import Challenge
from .combat import LayEnemy, StartCombat
from .events import EndEvent, EventPhase, ResolveEvent
from .explore import EndStory, Read
from .hull import ShipDamage
from .program import Do
from .ship import ShipAction
from .strike import square_of
from .table import SeaTable
from .turn import ACTIONS, BeginTurn, EndTurn, TakeAction
from .words import ENEMY_ABILITIES, SKILLS

Setter: TypeAlias = Callable[[SeaTable, "re.Match[str]"], None]


def _turn(table: SeaTable) -> None:
    """Leave the start of the turn."""
    if not isinstance(decision_of(table), BeginTurn):
        raise ValueError("expected the table to be at the start of a turn")
    table.agenda.pop()


def _at_ship(table: SeaTable, found: re.Match[str]) -> None:
    _turn(table)
    table.then(ShipAction(), EventPhase(), TakeAction(), EndTurn())


def _at_event(table: SeaTable, found: re.Match[str]) -> None:
    _turn(table)
    table.then(EventPhase(), TakeAction(), EndTurn())


def _at_actions(table: SeaTable, found: re.Match[str]) -> None:
    _turn(table)
    table.actions = ACTIONS
    table.then(TakeAction(), EndTurn())


def _at_end(table: SeaTable, found: re.Match[str]) -> None:
    _turn(table)
    table.actions = 0
    table.then(EndTurn())


def _challenge(table: SeaTable, found: re.Match[str]) -> None:
    skill = found[1].lower()
    if skill not in SKILLS:
        raise ValueError(f"expected a skill, got {found[1]!r}")
    if found[3] and found[3] not in table.crew:
        raise ValueError(f"expected a crew member, got {found[3]!r}")
    table.then(Challenge(skill, int(found[2]), found[3] or "", "scenario/"))


def _combat(table: SeaTable, found: re.Match[str]) -> None:
    enemies = tuple(word.strip() for word in found[1].split(","))
    for enemy in enemies:
        if enemy not in table.pack.enemies:
            raise ValueError(f"expected an enemy, got {enemy!r}")
    table.then(StartCombat(enemies))
    advance(table)
    _choose(table, ("reveal", "enemies"))
    for enemy in enemies:
        if isinstance(decision_of(table), LayEnemy):
            _choose(table, ("lay", enemy))


def _choose(table: SeaTable, choice: Choice) -> None:
    if choice not in options(table):
        raise Bug(f"expected {choice!r} to be offered")
    apply(table, choice)


def _covered(table: SeaTable, found: re.Match[str]) -> None:
    foe = next((foe for foe in table.fight.foes if foe.id == found[1]), None)
    if foe is None:
        raise ValueError(f"expected an enemy in the row, got {found[1]!r}")
    for word in found[2].split(", "):
        square = square_of(word)
        if square >= table.bound.grids[foe.id].size:
            raise ValueError(f"expected a square of {foe.id}, got {word!r}")
        foe.covered |= 1 << square


def _reads(table: SeaTable, found: re.Match[str]) -> None:
    if found[1] not in table.pack.paragraphs:
        raise ValueError(f"expected a paragraph of the pack, got {found[1]!r}")
    table.exploring = True
    table.then(Read(found[1]), EndStory())


def _event(table: SeaTable, found: re.Match[str]) -> None:
    if found[1] not in table.pack.events:
        raise ValueError(f"expected an event, got {found[1]!r}")
    event = table.pack.events[found[1]]
    table.events[event.kind].remove(event.id)
    table.event = event.id
    table.then(ResolveEvent(), EndEvent())


def _effects(table: SeaTable, found: re.Match[str]) -> None:
    lines = [line.strip() for line in found[1].split(" / ")]
    path = f"scenario:{found[1]}"
    try:
        compile_program(table.bound, path, parse_program(lines))
    except BadEffect as bad:
        raise ValueError(str(bad)) from bad
    table.then(Do(path, 0, table.captain))


def _enemy(table: SeaTable, found: re.Match[str]) -> None:
    words = dict(word.split(" ") for word in re.findall(r"[A-Z] [a-z0-9-]+", found["legend"] or ""))
    squares = tuple(_square(cell, words) for cell in found["grid"].replace("/", " ").split())
    if len(squares) not in (9, 12):
        raise ValueError(f"expected 3 or 4 rows of 3 squares, got {len(squares)} squares")
    number = max(card.number for card in table.pack.enemies.values()) + 1
    figures = (int(found["level"]), int(found["defense"]), int(found["attack"]))
    card = Enemy(found["id"], number, Name(found["id"], found["id"]), *figures, len(squares) // 3, squares)
    table.pack = dataclasses.replace(table.pack, enemies={**table.pack.enemies, card.id: card}, bound=None)
    table.bound = bind(table.pack)


def _square(cell: str, legend: dict[str, str]) -> Square:
    """A square as packs write it: ``.``, ``H``, ``H2``, ``A``, ``S``, a letter of the legend, joined by ``+``."""
    heart = bonus = 0
    synergy, abilities = False, []
    for part in cell.split("+"):
        if re.fullmatch(r"H\d?", part):
            heart = int(part[1:] or 1)
        elif re.fullmatch(r"A\d?", part):
            bonus = int(part[1:] or 1)
        elif part == "S":
            synergy = True
        elif legend.get(part) in ENEMY_ABILITIES:
            abilities.append(legend[part])
        elif part != ".":
            raise ValueError(f"expected ., H, H2, A, S or a letter of the legend, got {part!r}")
    return Square(heart, bonus, synergy, tuple(abilities))


def _ship_damage(table: SeaTable, found: re.Match[str]) -> None:
    table.then(ShipDamage(int(found[1])))


SCENES: tuple[tuple[str, Setter], ...] = (
    (r"at the ship action", _at_ship),
    (r"at the event", _at_event),
    (r"at the actions", _at_actions),
    (r"at the end of the turn", _at_end),
    (r"a challenge (\S+) (\d+)(?: by (\S+))?", _challenge),
    (r"effects (.+)", _effects),
    (
        r"an enemy (?P<id>[a-z-]+) level (?P<level>\d+) defense (?P<defense>\d+) attack (?P<attack>\d+):"
        r" (?P<grid>[^;]+)(?:; (?P<legend>.+))?",
        _enemy,
    ),
    (r"a fight with (.+)", _combat),
    (r"enemy (\S+) covered ([a-d][1-3](?:, [a-d][1-3])*)", _covered),
    (r"paragraph (\S+)", _reads),
    (r"the event (\S+)", _event),
    (r"(\d+) ship damage", _ship_damage),
)
"""Each form of a line and the moment that it leads to."""
