"""Draws: the test under way in numbers, and what its draw leads to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from ...effects.words import Namer
from ...kernel.choices import Choice
from ...kernel.table import Table, decision_of
from ...party.chapters.challenge import at_stake, total
from ...party.chapters.fate import fate_of
from ...party.chapters.leftover import left_of
from ...party.chapters.placing import reach_of
from ...party.effects.story import SettleCheck
from ...party.table.records import Test
from ...party.table.table import PartyTable
from ..section import join
from .effect_words import effect_words

T = TypeVar("T", bound=PartyTable)
PASS, FAIL = "pass", "fail"


def kind_of_decision(table: Table) -> str:
    """The class name of the decision that waits."""
    return type(decision_of(table)).__name__


@dataclass(frozen=True, slots=True)
class Trial(Generic[T]):
    """A kind of test: what it is about, what its result means, and the same in a word or two for odds."""

    opening: Callable[[T, Test], str]
    result: Callable[[T, Test], str]
    """What follows the sum, such as `` = 7 against 5: passes.``."""
    verdict: Callable[[T, Test], str]


def test_lines(table: T, trials: Mapping[str, Trial[T]], name: Callable[[str], str]) -> list[str]:
    """The test under way: what is at stake, who takes part, and the sum once fate is drawn."""
    test = table.test
    if test.kind not in trials:
        return []
    trial = trials[test.kind]
    opening, parts = trial.opening(table, test), _parts(table, test, name)
    lines = [opening] if opening else []
    if test.drawn:
        plus = f" (drawn {test.drawn})" if fate_of(test) != test.drawn else ""
        return [*lines, join([f"fate {fate_of(test)}{plus}", *parts], " + ") + trial.result(table, test)]
    return [*lines, f"Before fate: {join(parts)}."] if parts else lines


def _parts(table: PartyTable, test: Test, name: Callable[[str], str]) -> list[str]:
    """What is added to fate."""
    rulebook = table.bound.rulebook
    parts = [f"{name(member)} {rulebook.skill_of(table, member, test.skill)}" for member in test.crew]
    parts += [f"{name(member)} adds nothing" for member in test.idle]
    cards = rulebook.card_skill(table, test.skill) if test.skill else 0
    parts += [f"cards {cards}"] if cards else []
    return parts + ([f"bonus {test.bonus}"] if test.bonus else [])


def challenge(namer: Callable[[T], Namer], price: str) -> Trial[T]:
    """A challenge: skill and number, what failing costs, and what taking part costs before the draw."""

    def opening(table: T, test: Test) -> str:
        failing = effect_words(at_stake(table), namer(table)) or "nothing but the story"
        more = table.bound.rulebook.needed(table, test.skill, 0)
        number = f"{test.number} ({test.number - more} printed)" if more else f"{test.number}"
        return f"{test.skill.upper()} {number}. Failing: {failing}.{'' if test.drawn else price}"

    def result(table: T, test: Test) -> str:
        reached = total(table, test)
        short = test.number - reached
        return f" = {reached} against {test.number}: {'passes' if short <= 0 else f'{short} short'}."

    return Trial(opening, result, lambda table, test: PASS if total(table, test) >= test.number else FAIL)


def _settling(table: PartyTable) -> str:
    """The path of what follows the check under way."""
    return next((step.arm for step in reversed(table.agenda) if isinstance(step, SettleCheck)), "")


def check(namer: Callable[[T], Namer], name: Callable[[T, str], str]) -> Trial[T]:
    """A plain draw of fate: what it decides, and on which card that stands."""

    def opening(table: T, test: Test) -> str:
        arm = _settling(table)
        printed = table.bound.printed
        does = effect_words(printed.get(arm, ()), namer(table))
        lower = effect_words(printed.get(f"{arm.removesuffix('pass')}fail", ()), namer(table))
        source = arm.partition(":")[0].partition("/")[0]
        known = name(table, source) if source else ""
        before = f"{known}: o" if known and known not in (source, source.replace("-", " ")) else "O"
        says = f"{before}n fate {test.number} or more: {does or ('nothing' if lower else 'its effect')}"
        return f"{says}; on less: {lower}." if lower else f"{says}."

    def result(table: T, test: Test) -> str:
        happens = "it happens" if fate_of(test) >= test.number else "nothing happens"
        arm = _settling(table)
        if f"{arm.removesuffix('pass')}fail" in table.bound.printed:
            happens = "the first" if fate_of(test) >= test.number else "the second"
        return f" against {test.number}: {happens}."

    return Trial(opening, result, lambda table, test: PASS if fate_of(test) >= test.number else FAIL)


def placing_lines(table: PartyTable) -> list[str]:
    """How much damage is left to place, and where it must go."""
    combat = table.combat
    strike = combat.strike if combat is not None else None
    if combat is None or strike is None:
        return []
    left = left_of(reach_of(table, strike))
    extra = f", {min(left, strike.extra)} of it not on hearts and not required" if strike.extra else ""
    half = "; at least half of it on the target" if strike.near and len(combat.foes) > 1 else ""
    return [f"{left} damage left to place{extra}{half}."]


def same_draw(table: PartyTable, choice: Choice) -> str:
    """Cards with the same fate lead to the same result."""
    if choice[0] == "draw" and choice[1] in table.pack.abilities:
        return str(table.pack.abilities[choice[1]].fate)
    return " ".join(choice)


def test_verdict(table: T, trials: Mapping[str, Trial[T]]) -> str:
    """What the draw just made leads to if nobody changes it; empty if it was none of these."""
    for happening in table.happenings:
        match happening:
            case ("challenge-passed", *_):
                return PASS
            case ("challenge-failed", *_):
                return FAIL
    if kind_of_decision(table) == "AlterTest" and table.test.kind in trials:
        return trials[table.test.kind].verdict(table, table.test)
    return ""
