"""Saved tables (SG-SAVE): names the pack lacks, pieces that do not add up and plans that cannot go on are refused."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable
from typing import Any

from ..kernel.errors import BrokenState
from ..kernel.play import advance, options
from ..kernel.rules import rule
from ..kernel.steps import Step
from .attack import EndAttack
from .combat import StartRound, Victory
from .decisions import SeaChance, SeaDecision, SeaStep
from .effects_story import PickArm, SettleCheck
from .events import PASSES, PER_KIND
from .explore import Choose, Explore, IfLines, PayFood, Read
from .fate import DrawCards, EndTest
from .invariants import violations
from .players import DealCrew
from .port import SERVICES
from .program import Do, Triggered
from .setup import OPTIONS
from .ship import PARTS
from .strike import EndStrike
from .supply import food
from .table import SeaTable
from .turn import ACTIONS, NextTurn
from .words import CAPTAIN, ENEMY_ABILITIES, EVENT_KINDS, LETTERS, RESOURCES, ROOMS, SKILLS, SPACES, STATUSES
from .words import STORY_TOKENS as TOKENS

_SEATS = ("seat", "chooser", "leaver", "first")
"""The fields of steps that hold a seat."""
_MOST_DRAWN = 20
"""More cards than any effect draws at once, and fewer than could empty deck and discard."""


@rule("SG-SAVE-007")
def take_up(table: SeaTable) -> None:
    """Go on with a table that was read back, or refuse it with the place that is wrong."""
    _seats(table)
    _kinds(table)
    _pieces(table)
    _tests(table)
    _combat(table)
    found = violations(table)
    if found:
        raise BrokenState("state", "pieces that add up", found[0])
    _agenda(table)
    try:
        advance(table)
        options(table)
    except Exception as wrong:
        raise BrokenState("state.agenda", "a decision that can be taken", repr(wrong)) from wrong


def _among(place: str, found: Iterable[object], known: Collection[object]) -> None:
    for name in found:
        if name not in known:
            raise BrokenState(f"state.{place}", "a name that the pack or the rules have", name)


def _exactly(place: str, found: Collection[str], known: Collection[str]) -> None:
    _among(place, found, known)
    for name in known:
        if name not in found:
            raise BrokenState(f"state.{place}", repr(name), sorted(found))


def _seats(table: SeaTable) -> None:
    size = len(table.names)
    if not 1 <= size <= 4 or len(table.pools) != size or len(table.hands) != size:
        raise BrokenState("state.names", "1 to 4 seats with a pool and a hand each", table.names)
    _among("captain", [table.captain], range(size))
    _exactly("controllers", table.controllers, [name for name in table.pack.crew if name != CAPTAIN])
    _among("controllers", table.controllers.values(), range(size))


def _kinds(table: SeaTable) -> None:
    """Closed words and counts of the whole table."""
    pack = table.pack
    _among("mode", [table.mode], OPTIONS["mode"])
    _among("dice", [table.dice], OPTIONS["dice"])
    _among("fallen", [table.fallen], ("", "crew", "ship"))
    _among("room", [table.room], ("", *ROOMS))
    _among("region", [table.region], pack.regions)
    _among("serpent", [table.serpent], ("", *pack.regions))
    _among("paragraph", [table.paragraph], ("", *pack.paragraphs))
    _among("letters", table.letters, LETTERS)
    _among("tokens", table.tokens, TOKENS)
    _among("quests", table.quests + table.used_quests, pack.quests)
    _among("actions", [table.actions], range(ACTIONS + 1))
    _among("event_pass", [table.event_pass], PASSES)
    _among("event_left", table.event_left, range(PER_KIND + 1))
    if len(table.event_left) != len(EVENT_KINDS):
        raise BrokenState("state.event_left", f"{len(EVENT_KINDS)} numbers", table.event_left)


def _pieces(table: SeaTable) -> None:
    """Cards and tokens that the pack has; `violations` tells whether each is in one place."""
    pack = table.pack
    _exactly("cubes", table.cubes, SPACES)
    _exactly("goods", table.goods, RESOURCES)
    _exactly("events", table.events, EVENT_KINDS)
    _exactly("crew", table.crew, pack.crew)
    for kind, cards in table.events.items():
        _among(f"events.{kind}", cards, [card.id for card in pack.events.values() if card.kind == kind])
    _among("event", [table.event], ("", *pack.events))
    _among("ongoing", table.ongoing + table.event_discard, pack.events)
    _among("hands", [card for hand in table.hands for card in hand], pack.abilities)
    _among("deck", table.deck + table.discard, pack.abilities)
    _among("adventures", [*table.adventures, *table.gone_adventures], pack.adventures)
    _among("market", table.market + table.market_bottom + table.stall, pack.adventures)
    _among("search", table.search + table.search_discard + table.found, pack.search)
    _among("watchful", [table.watchful], ("", *pack.search))
    for name, member in table.crew.items():
        place = f"crew.{name}"
        _among(f"{place}.statuses", member.statuses, STATUSES)
        _among(f"{place}.cards", member.cards, pack.abilities)
        _among(f"{place}.levels", member.levels, table.bound.crew_levels.get(name, ()))
        _among(f"{place}.weapons", member.weapons, table.bound.weapons)
        _among(f"{place}.tokens", member.tokens, pack.crew)


def _tests(table: SeaTable) -> None:
    for test in table.tests:
        _among("tests.kind", [test.kind], ("challenge", "travel", "attack", "room", "check"))
        _among("tests.seat", [test.seat, *test.paid, *test.passed], range(table.seat_count()))
        _among("tests.skill", [test.skill], ("", *SKILLS))
        _among("tests.only", [test.only], ("", *table.crew))
        _among("tests.crew", test.crew + test.idle, table.crew)
        _among("tests.aside", test.aside, table.pack.abilities)


def _combat(table: SeaTable) -> None:
    combat, pack = table.combat, table.pack
    if combat is None:
        return
    row = [foe.id for foe in combat.foes]
    _among("combat.foes", [*row, *combat.waiting], pack.enemies)
    for foe in combat.foes:
        _among("combat.foes.covered", [foe.covered], range(1 << table.bound.grids[foe.id].size))
    _among("combat.tokens", combat.tokens, range(5))
    dealt = not any(isinstance(item, StartRound) for item in table.agenda)
    if len(combat.tokens) != table.seat_count() and (dealt or combat.tokens):
        raise BrokenState("state.combat.tokens", "a number for each seat", combat.tokens)
    _among("combat.victim", [combat.victim], ("", *table.crew))
    _among("combat.fallen", combat.fallen, table.crew)
    if combat.attack is not None:
        _among("combat.attack.crew", [combat.attack.crew], table.crew)
        own = pack.crew[combat.attack.crew].weapon.id
        _among("combat.attack.weapon", [combat.attack.weapon], (own, *table.bound.weapons))
    if combat.strike is not None:
        _among("combat.strike.target", [combat.strike.target], row)
        _among("combat.strike.dealer", [combat.strike.dealer], ("", *table.crew))
        _among("combat.strike.placed", [enemy for enemy, _ in combat.strike.placed], row)


def _agenda(table: SeaTable) -> None:
    """At the bottom the next turn, on top a decision; every test, fight, attack and strike has its end."""
    agenda = table.agenda
    if not agenda:
        if not table.over:
            raise BrokenState("state.agenda", "a decision, or how the campaign ended", agenda)
        return
    if table.over or not isinstance(agenda[0], NextTurn) or not agenda[-1].waits:
        raise BrokenState("state.agenda", "the next turn under a decision", [type(agenda[0]), type(agenda[-1])])
    words, seats = _words(table), range(table.seat_count())
    for at, item in enumerate(agenda):
        if not isinstance(item, (SeaStep, SeaDecision, SeaChance)):
            raise BrokenState(f"state.agenda[{at}]", "a step of the sea", item)
        for field in dataclasses.fields(item):  # type: ignore[arg-type]  # every step is a dataclass
            numbers = seats if field.name in _SEATS else None
            _field(f"agenda[{at}].{field.name}", getattr(item, field.name), words.get(field.name), numbers)
        _paths(table, f"agenda[{at}]", item)
    combat = table.combat
    ends = (
        ("tests", (EndTest, EndAttack), len(table.tests)),
        ("combat", (Victory,), int(combat is not None)),
        ("combat.attack", (EndAttack,), int(combat is not None and combat.attack is not None)),
        ("combat.strike", (EndStrike,), int(combat is not None and combat.strike is not None)),
    )
    for place, kinds, count in ends:
        found = sum(1 for item in agenda if isinstance(item, kinds))
        if found != count:
            raise BrokenState(f"state.{place}", f"{found}, as many as end on the agenda", count)


def _field(place: str, value: object, words: Collection[str] | None, seats: Collection[int] | None) -> None:
    if type(value) is int:
        if value < 0 or (seats is not None and value not in seats):
            raise BrokenState(f"state.{place}", "a number that can stand there", value)
    elif words is not None and isinstance(value, (str, tuple)):
        _among(place, value if isinstance(value, tuple) else [value], words)


def _words(table: SeaTable) -> dict[str, Collection[str]]:
    """The words that may stand in the fields of steps, by the fields' names."""
    pack, anyone = table.pack, ("", *table.crew)
    parts = [part for parts in PARTS.values() for part in parts]
    return {
        "crew": table.crew, "owner": table.crew, "first": table.crew,
        "bearer": anyone, "but": anyone, "dealer": anyone, "only": anyone,
        "card": pack.adventures, "enemy": pack.enemies, "enemies": pack.enemies,
        "event": pack.events, "events": pack.events, "token": pack.search,
        "room": ROOMS, "part": parts, "left": [*SERVICES, *parts, *table.crew],
        "status": (*STATUSES, "any", "all"), "skill": SKILLS, "ability": ENEMY_ABILITIES,
        "kind": ("crew", "ship"), "how": ("plain", "higher"),
    }  # fmt: skip


def _paths(table: SeaTable, place: str, item: Step[Any]) -> None:
    """Programs and paragraphs that steps go on with."""
    programs, paragraphs = table.bound.programs, table.pack.paragraphs
    match item:
        case Do(program=path, at=at):
            _among(f"{place}.program", [path], programs)
            _among(f"{place}.at", [at], range(len(programs[path]) + 1))
        case SettleCheck(arm=path) | Triggered(path=path):
            _among(place, [path], programs)
        case PickArm(path=path):
            _among(f"{place}.path", [f"{path}a"], programs)
        case IfLines(number=number, at=at):
            _among(f"{place}.number", [number], paragraphs)
            _among(f"{place}.at", [at], range(len(paragraphs[number].ifs) + 1))
        case Read(number=number) | Choose(number=number):
            _among(f"{place}.number", [number], paragraphs)
        case Explore(location=location):
            _among(f"{place}.location", [str(location)], paragraphs)
        case PayFood(left=amount):
            _among(f"{place}.left", [amount], range(1, food(table) + 1))
        case DrawCards(count=count):
            _among(f"{place}.count", [count], range(_MOST_DRAWN + 1))
        case DealCrew(left=left, counts=counts):
            if not left or len(counts) != table.seat_count():
                raise BrokenState(f"state.{place}", "crew to deal to every seat", left)
