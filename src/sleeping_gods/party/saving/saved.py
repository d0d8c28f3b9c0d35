"""Checks of a saved table that both games make before it is played on."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from ...effects.terms import STATUSES
from ...kernel.errors import BrokenState
from ...kernel.play import advance, options
from ...kernel.steps import Step
from .. import __name__ as PARTY
from ..chapters.ability_deck import DrawCards
from ..chapters.deal import DealCrew
from ..chapters.explore import Choose, Explore, IfLines, Read
from ..chapters.setup import MAX_PLAYERS
from ..effects.program import Do
from ..effects.story import PickArm, SettleCheck
from ..table.records import Clash
from ..table.table import PartyTable

MAX_DRAWN = 20
"""More cards than any effect draws at once, and fewer than could empty deck and discard."""


class AgendaEnd(NamedTuple):
    """How something that can be in progress ends."""

    field: str
    """The field of the table that says what is in progress."""
    steps: tuple[type, ...]
    """The steps that end it."""
    times: int
    """How often it is in progress."""


def among(place: str, names: Iterable[object], known: Collection[object]) -> None:
    """Every name must be one that the pack or the rules have."""
    for name in names:
        if name not in known:
            raise BrokenState(f"state.{place}", "a name that the pack or the rules have", name)


def exactly(place: str, names: Collection[str], known: Collection[str]) -> None:
    """All these names must stand there, and no others."""
    among(place, names, known)
    for name in known:
        if name not in names:
            raise BrokenState(f"state.{place}", repr(name), sorted(names))


def check_seats(table: PartyTable, owned: Iterable[str], *piles: Collection[object]) -> None:
    """One to four seats, each with a hand and whatever else a seat has; every board belongs to one."""
    size = len(table.names)
    if not 1 <= size <= MAX_PLAYERS or any(len(pile) != size for pile in (table.hands, *piles)):
        raise BrokenState("state.names", "1 to 4 seats with a hand each", table.names)
    among("captain", [table.captain], range(size))
    exactly("controllers", table.controllers, [*owned])
    among("controllers", table.controllers.values(), range(size))


def check_book(table: PartyTable) -> None:
    """The paragraph, quests and ability cards are those of the pack."""
    pack = table.pack
    among("paragraph", [table.paragraph], ("", *pack.paragraphs))
    among("quests", table.quests + table.used_quests, pack.quests)
    among("hands", [card for hand in table.hands for card in hand], pack.abilities)
    among("deck", table.deck + table.discard, pack.abilities)
    for name, member in table.crew.items():
        among(f"crew.{name}.statuses", member.statuses, STATUSES)
        among(f"crew.{name}.cards", member.cards, pack.abilities)


def check_tests(table: PartyTable, kinds: Collection[str], skills: Collection[str]) -> None:
    """Every test is of a kind that there is, and taken by members and seats that there are."""
    for test in table.tests:
        among("tests.kind", [test.kind], kinds)
        among("tests.seat", [test.seat, *test.paid, *test.passed], range(table.seat_count()))
        among("tests.skill", [test.skill], ("", *skills))
        among("tests.only", [test.only], ("", *table.crew))
        among("tests.crew", test.crew + test.idle, table.crew)
        among("tests.aside", test.aside, table.pack.abilities)


def check_clash(table: PartyTable, fight: Clash, enemies: Collection[str]) -> None:
    """The row and the damage being placed are of enemies and members that there are."""
    row = [foe.id for foe in fight.foes]
    among("combat.foes", [*row, *fight.waiting], enemies)
    for foe in fight.foes:
        among("combat.foes.covered", [foe.covered], range(1 << table.bound.grids[foe.id].size))
    among("combat.victim", [fight.victim], ("", *table.crew))
    if fight.strike is not None:
        among("combat.strike.target", [fight.strike.target], row)
        among("combat.strike.dealer", [fight.strike.dealer], ("", *table.crew))
        among("combat.strike.placed", [enemy for enemy, _ in fight.strike.placed], row)


def check_steps(
    table: PartyTable,
    own: str,
    words: Mapping[str, Collection[str]],
    seats: Collection[str],
    more: Callable[[str, Step[Any]], None],
) -> None:
    """Only steps of both games or of this package, with words, numbers, seats and paths that can stand there."""
    for at, item in enumerate(table.agenda):
        if not type(item).__module__.startswith((PARTY, own)):
            raise BrokenState(f"state.agenda[{at}]", "a step of this game", item)
        for field in dataclasses.fields(item):  # type: ignore[arg-type]  # every step is a dataclass
            numbers = range(table.seat_count()) if field.name in seats else None
            _check_field(f"agenda[{at}].{field.name}", getattr(item, field.name), words.get(field.name), numbers)
        _check_paths(table, f"agenda[{at}]", item)
        more(f"agenda[{at}]", item)


def check_ends(table: PartyTable, ends: Iterable[AgendaEnd]) -> None:
    """What is in progress has its end on the agenda, as often as it is in progress."""
    for end in ends:
        end_count = sum(1 for item in table.agenda if isinstance(item, end.steps))
        if end_count != end.times:
            raise BrokenState(f"state.{end.field}", f"{end_count}, as many as end on the agenda", end.times)


def check_bottom(table: PartyTable, bottom: type) -> bool:
    """At the bottom of the agenda the next turn, on top a decision; an empty one is an ended campaign."""
    agenda = table.agenda
    if not agenda:
        if not table.over:
            raise BrokenState("state.agenda", "a decision, or how the campaign ended", agenda)
        return False
    if table.over or not isinstance(agenda[0], bottom) or not agenda[-1].waits:
        raise BrokenState("state.agenda", "the next turn under a decision", [type(agenda[0]), type(agenda[-1])])
    return True


def check_pieces(table: PartyTable) -> None:
    """No law of conservation is broken."""
    violations = table.violations()
    if violations:
        raise BrokenState("state", "pieces that add up", violations[0])


def check_goes_on(table: PartyTable) -> None:
    """List the options of the decision that waits, or refuse the state."""
    try:
        advance(table)
        options(table)
    except Exception as wrong:
        raise BrokenState("state.agenda", "a decision that can be taken", repr(wrong)) from wrong


def _check_field(place: str, value: object, words: Collection[str] | None, seats: Collection[int] | None) -> None:
    """A number is none below 0 and, of a seat, one of the table; a word is one of those that can stand there."""
    if type(value) is int:
        if value < 0 or (seats is not None and value not in seats):
            raise BrokenState(f"state.{place}", "a number that can stand there", value)
    elif words is not None and isinstance(value, (str, tuple)):
        among(place, value if isinstance(value, tuple) else [value], words)


def _check_paths(table: PartyTable, place: str, item: Step[Any]) -> None:
    """Programs and paragraphs that steps go on with."""
    programs, paragraphs = table.bound.programs, table.pack.paragraphs
    match item:
        case Do(program=path, at=at):
            among(f"{place}.program", [path], programs)
            among(f"{place}.at", [at], range(len(programs[path]) + 1))
        case SettleCheck(arm=path):
            known = [arm for arm in programs if arm.endswith(("pass", "fail"))]
            among(place, [path], [*known, *(f"{arm.removesuffix('fail')}pass" for arm in known)])
        case PickArm(path=path):
            among(f"{place}.path", [f"{path}a"], programs)
        case IfLines(number=number, at=at):
            among(f"{place}.number", [number], paragraphs)
            among(f"{place}.at", [at], range(len(paragraphs[number].ifs) + 1))
        case Read(number=number) | Choose(number=number) if table.own_box() is None:
            among(f"{place}.number", [number], paragraphs)
        case Explore(location=location) if table.own_box() is None:
            among(f"{place}.location", [str(location)], paragraphs)
        case DrawCards(count=count):
            among(f"{place}.count", [count], range(MAX_DRAWN + 1))
        case DealCrew(left=left, counts=counts):
            if not left or len(counts) != table.seat_count():
                raise BrokenState(f"state.{place}", "boards to deal to every seat", left)
