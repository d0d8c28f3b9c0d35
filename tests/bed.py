"""The test bed of both games: play choices in notation, look at what is offered, told and refused."""

from __future__ import annotations

import dataclasses
from typing import Any, TypeVar

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.errors import IllegalChoice, Reason
from sleeping_gods.kernel.play import advance, options, waits_for_chance
from sleeping_gods.kernel.play import play as play_one
from sleeping_gods.kernel.state import canonical
from sleeping_gods.kernel.steps import Step
from sleeping_gods.party.effects.program import Do, compile_program
from sleeping_gods.party.table.table import PartyTable

T = TypeVar("T", bound=PartyTable)


def doing(table: T, *steps: Step[Any]) -> T:
    """Let these steps be next, above nothing but the turn after."""
    if table.agenda:
        bottom = table.agenda[0]
    else:
        raise ValueError("the campaign is over")
    table.agenda[:] = [dataclasses.replace(bottom, first=False)]  # type: ignore[type-var]  # NextTurn is a dataclass
    table.then(*steps)
    advance(table)
    return table


def effects(table: T, *lines: str, seat: int | None = None, bearer: str = "", act: bool = False) -> T:
    """Let a program of the effect vocabulary happen now, before whatever waits."""
    path = "test:" + "|".join(lines)
    compile_program(table.bound, path, parse_program(lines))
    table.then(Do(path, 0, table.captain if seat is None else seat, bearer, act))
    advance(table)
    return table


def play(table: T, *lines: str) -> T:
    """Play choices; ``fate 4`` stands for drawing (or rolling) any card with that number."""
    for line in lines:
        if line.startswith("fate "):
            line = fate_line(table, int(line[5:]))
        play_one(table, line)
    return table


def fate_line(table: PartyTable, number: int) -> str:
    """The text of a draw that gives this fate."""
    for option in options(table):
        if option[0] == "roll" and option[1] == str(number):
            return text(option)
        card = table.pack.abilities.get(option[1]) if option[0] == "draw" else None
        if card is not None and card.fate == number:
            return text(option)
    raise ValueError(f"no card with fate {number} can be drawn now: {[text(o) for o in options(table)][:5]}")


def offered(table: PartyTable) -> list[str]:
    """Everything that may be chosen now, in notation."""
    return [text(option) for option in options(table)]


def refused(table: PartyTable, line: str) -> Reason:
    """A choice that must be refused with the table unchanged: the reason given for it."""
    before = canonical(table)
    with pytest.raises(IllegalChoice) as refusal:
        play_one(table, line)
    assert canonical(table) == before
    assert refusal.value.reason is not None, f"refused without a reason: {line}"
    return refusal.value.reason


def again(table: T) -> T:
    """Work the options out anew after pieces were moved by hand."""
    if table.agenda and table.agenda[-1].waits:
        advance(table)
    return table


def draw_any(table: T, count: int) -> T:
    """Let chance draw whatever comes first."""
    for _ in range(count):
        assert waits_for_chance(table), f"expected a draw, got {offered(table)[:5]}"
        play(table, offered(table)[0])
    return table


def told(table: PartyTable, key: str) -> list[tuple[str | int, ...]]:
    """What the last choice made happen under a key: ``told(table, "paragraph")``."""
    return [log_event[1:] for log_event in table.log_events if log_event[0] == key]


def hold(table: T, seat: int, *cards: str) -> T:
    """Put ability cards from the deck into a hand."""
    for card in cards:
        table.deck.remove(card)
        table.hands[seat].append(card)
    return again(table)


def deck_only(table: T, *cards: str) -> T:
    """The ability deck holds only these cards; the rest of it lies in the discard."""
    for card in cards:
        table.deck.remove(card)
    table.discard += table.deck
    table.deck = list(cards)
    return again(table)


def fallen(table: T, *names: str) -> T:
    """Let these members be at 0 health."""
    for name in names:
        table.crew[name].damage = table.bound.health[name]
    return again(table)


def strike(table: PartyTable) -> int:
    """Place the damage that is due on the first squares that offer themselves; how many were covered."""
    covered = 0
    while True:
        squares = [line for line in offered(table) if line.startswith("cover ")]
        if not squares:
            return covered
        play_one(table, squares[0])
        covered += 1


def damage_on(table: PartyTable) -> dict[str, int]:
    """Damage by member, where there is any."""
    return {name: member.damage for name, member in table.crew.items() if member.damage}


def victims(table: PartyTable) -> list[str]:
    """Who may be hurt next."""
    return [line.split()[1] for line in offered(table) if line.startswith("hurt ")]


def bearers(table: PartyTable) -> list[str]:
    """Who may take the status that is due."""
    return [line.split()[1] for line in offered(table) if line.startswith("afflict ")]
