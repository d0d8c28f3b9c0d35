"""Saved tables (SG-SAVE): names the pack lacks, pieces that do not add up and plans that cannot go on are refused."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ...kernel.errors import BrokenState
from ...kernel.rules import rule
from ...kernel.steps import Step
from ...party.chapters.fate import EndTest
from ...party.chapters.settled import OUTCOMES
from ...party.chapters.strike import EndStrike
from ...party.saving.saved import (
    AgendaEnd,
    among,
    check_book,
    check_bottom,
    check_clash,
    check_ends,
    check_goes_on,
    check_pieces,
    check_seats,
    check_steps,
    check_tests,
    exactly,
)
from ..chapters.attack import EndAttack
from ..chapters.combat import StartRound, Victory
from ..chapters.event_deck import PER_KIND
from ..chapters.explore import PayFood
from ..chapters.port import SERVICES
from ..chapters.ship import PARTS
from ..chapters.supply import food
from ..chapters.turn import ACTIONS, NextTurn
from ..effects.attack_effects import DealTo
from ..effects.program import Triggered
from ..table.enemy_abilities import DECLARED
from ..table.table import SeaTable
from ..table.words import (
    CAPTAIN,
    EVENT_KINDS,
    LETTERS,
    OPTIONS,
    PASSES,
    RESOURCES,
    ROOMS,
    SKILLS,
    SPACES,
    STATUSES,
)
from ..table.words import STORY_TOKENS as TOKENS
from .plans import check_plans

KINDS = ("challenge", "travel", "attack", "room", "check")
"""The kinds of tests."""
OWN = __name__.partition(".saving.")[0] + "."
"""The package whose steps may stand on the agenda, besides those of both games."""
MAX_POINTS = 99
"""More damage than any attack or card deals at once."""
_SEATS = ("seat", "chooser", "leaver", "first")
"""The fields of steps that hold a seat."""


@rule("SG-SAVE-007")
def take_up(table: SeaTable) -> None:
    """Go on with a table that was read back, or refuse it with the place that is wrong."""
    check_seats(table, [name for name in table.pack.crew if name != CAPTAIN], table.pools)
    check_book(table)
    _kinds(table)
    _pieces(table)
    check_tests(table, KINDS, SKILLS)
    _combat(table)
    check_pieces(table)
    _agenda(table)
    check_goes_on(table)


def _kinds(table: SeaTable) -> None:
    """Closed words and counts of the whole table."""
    pack = table.pack
    among("mode", [table.mode], OPTIONS["mode"])
    among("dice", [table.dice], OPTIONS["dice"])
    among("fallen", [table.fallen], ("", "crew", "ship"))
    among("room", [table.room], ("", *ROOMS))
    among("region", [table.region], pack.regions)
    among("serpent", [table.serpent], ("", *pack.regions))
    among("letters", table.letters, LETTERS)
    among("tokens", table.tokens, TOKENS)
    among("actions", [table.actions], range(ACTIONS + 1))
    among("event_pass", [table.event_pass], PASSES)
    among("event_left", table.event_left, range(PER_KIND + 1))
    if len(table.event_left) != len(EVENT_KINDS):
        raise BrokenState("state.event_left", f"{len(EVENT_KINDS)} numbers", table.event_left)


def _pieces(table: SeaTable) -> None:
    """Cards and tokens that the pack has; `violations` tells whether each is in one place."""
    pack = table.pack
    exactly("cubes", table.cubes, SPACES)
    exactly("goods", table.goods, RESOURCES)
    exactly("events", table.events, EVENT_KINDS)
    exactly("crew", table.crew, pack.crew)
    for kind, cards in table.events.items():
        among(f"events.{kind}", cards, [card.id for card in pack.events.values() if card.kind == kind])
    among("event", [table.event], ("", *pack.events))
    among("ongoing", table.ongoing + table.event_discard, pack.events)
    among("adventures", [*table.adventures, *table.gone_adventures], pack.adventures)
    among("market", table.market + table.market_bottom + table.stall, pack.adventures)
    among("search", table.search + table.search_discard + table.found, pack.search)
    among("watchful", [table.watchful], ("", *pack.search))
    for name, member in table.crew.items():
        place = f"crew.{name}"
        among(f"{place}.levels", member.levels, table.bound.crew_levels.get(name, ()))
        among(f"{place}.weapons", member.weapons, table.bound.weapons)
        among(f"{place}.tokens", member.tokens, pack.crew)


def _combat(table: SeaTable) -> None:
    """A fight names only what there is, and its numbers are within their bounds."""
    combat, pack = table.combat, table.pack
    if combat is None:
        return
    check_clash(table, combat, pack.enemies)
    among("combat.tokens", combat.tokens, range(5))
    dealt = not any(isinstance(item, StartRound) for item in table.agenda)
    if len(combat.tokens) != table.seat_count() and (dealt or combat.tokens):
        raise BrokenState("state.combat.tokens", "a number for each seat", combat.tokens)
    among("combat.fallen", combat.fallen, table.crew)
    among("combat.user", [combat.user], range(table.seat_count()))
    if combat.attack is not None:
        among("combat.attack.crew", [combat.attack.crew], table.crew)
        own = pack.crew[combat.attack.crew].weapon.id
        among("combat.attack.weapon", [combat.attack.weapon], (own, *table.bound.weapons))
        points = (combat.attack.bonus, combat.attack.cards, combat.attack.plain, combat.attack.extra)
        among("combat.attack", points, range(-MAX_POINTS, MAX_POINTS + 1))
    if combat.strike is not None:
        points = (combat.strike.points, combat.strike.cards, combat.strike.plain, combat.strike.extra)
        among("combat.strike", points, range(MAX_POINTS + 1))


def _agenda(table: SeaTable) -> None:
    """At the bottom the next turn, on top a decision; every test, fight, attack and strike has its end."""
    if not check_bottom(table, NextTurn):
        return
    check_steps(table, OWN, _words(table), _SEATS, lambda place, item: _paths(table, place, item))
    combat = table.combat
    ends = (
        AgendaEnd("tests", (EndTest, EndAttack), len(table.tests)),
        AgendaEnd("combat", (Victory,), int(combat is not None)),
        AgendaEnd("combat.attack", (EndAttack,), int(combat is not None and combat.attack is not None)),
        AgendaEnd("combat.strike", (EndStrike,), int(combat is not None and combat.strike is not None)),
    )
    check_ends(table, ends)
    check_plans(table)


def _words(table: SeaTable) -> dict[str, Collection[str]]:
    """The words that may stand in the fields of steps, by the fields' names."""
    pack, anyone = table.pack, ("", *table.crew)
    parts = [part for parts in PARTS.values() for part in parts]
    return {
        "crew": table.crew, "owner": table.crew, "preferred": table.crew,
        "bearer": anyone, "excluded": anyone, "dealer": anyone, "only": anyone,
        "card": pack.adventures, "enemy": pack.enemies, "enemies": pack.enemies,
        "event": pack.events, "events": pack.events, "token": pack.search,
        "room": ROOMS, "part": parts, "left": [*SERVICES, *parts, *table.crew],
        "after": OUTCOMES, "status": (*STATUSES, "any", "all"), "skill": SKILLS,
        "ability": [ability.name for ability in DECLARED if ability.acts],
        "kind": ("crew", "ship"), "how": ("plain", "higher"),
    }  # fmt: skip


def _paths(table: SeaTable, place: str, item: Step[Any]) -> None:
    """What the sea's own steps go on with."""
    match item:
        case Triggered(path=path):
            among(place, [path], table.bound.programs)
        case DealTo(amount=amount):
            among(f"{place}.amount", [amount], range(MAX_POINTS + 1))
        case PayFood(left=amount):
            among(f"{place}.left", [amount], range(1, food(table) + 1))
