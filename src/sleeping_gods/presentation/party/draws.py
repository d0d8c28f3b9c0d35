"""The test in progress in numbers, and what its draw leads to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from ...effects.terms import SKIES_SKILLS
from ...kernel.choices import Choice
from ...kernel.table import Table, decision_of
from ...party.acts.alter import AlterTest
from ...party.chapters.challenge import at_stake, total
from ...party.chapters.fate import fate_of
from ...party.chapters.leftover import left_of
from ...party.chapters.reach import reach_of
from ...party.table.records import Test
from ...party.table.table import PartyTable
from ...wording.namers import Namer
from ..localizer import Localizer
from ..phrases import join, sentence
from .aims import LOW, aim_of, check_effects_path, failure_path
from .effect_words import effect_words

T = TypeVar("T", bound=PartyTable)
PASS = "pass"
"""The result of a draw that suffices."""
FAIL = "fail"
"""The result of any other draw."""
SPARED = "spared"
"""The result of a draw that one hopes to miss, and has missed."""
CAUGHT = "caught"
"""The result of such a draw that has hit."""
NUMBERED = ("challenge", "check")
"""The tests in which a number is to be reached."""


def kind_of_decision(table: Table) -> str:
    """The class name of the waiting decision."""
    return type(decision_of(table)).__name__


@dataclass(frozen=True, slots=True)
class Trial(Generic[T]):
    """The texts of one kind of test: its subject, its result, and its verdict for odds."""

    opening: Callable[[Localizer, T, Test], str]
    result: Callable[[Localizer, T, Test], str]
    """What follows the sum, such as `` = 7 against 5: passes.``."""
    verdict: Callable[[Localizer, T, Test], str]
    price: Callable[[Localizer, T], str] | None = None
    """Says what taking part costs."""


@dataclass(frozen=True, slots=True)
class TestNumbers:
    """A test in numbers."""

    number: int
    """What is to be reached; 0 where a test has no such number."""
    printed: int
    """The number before anything raised it."""
    total: int
    """What is reached so far."""
    parts: tuple[tuple[str, str, int], ...]
    """Who or what adds, what it is called, and how much."""
    lines: tuple[str, ...]
    price: str = ""
    """What taking part costs, before the draw."""


def test_in_numbers(
    localizer: Localizer, table: T, test: Test, trials: Mapping[str, Trial[T]], name: Callable[[str], str], reached: int
) -> TestNumbers | None:
    """A test of a known kind in numbers and words; ``reached`` is its total."""
    if test.kind not in trials:
        return None
    rulebook = table.bound.rulebook
    parts = [(member, name(member), rulebook.skill_of(table, member, test.skill)) for member in test.crew]
    parts += [(member, name(member), 0) for member in test.idle]
    cards = rulebook.card_skill(table, test.skill) if test.skill else 0
    parts += [("cards", localizer.say("sum_cards", amount=cards), cards)] if cards else []
    parts += [("bonus", localizer.say("sum_bonus", amount=test.bonus), test.bonus)] if test.bonus else []
    more = rulebook.needed(table, test.skill, 0) if test.kind == "challenge" else 0  # what raises a number of 0
    number = test.number if test.kind in NUMBERED else 0
    lines = tuple(sentence(line) for line in test_lines(localizer, table, trials, name))
    price = trials[test.kind].price
    price_words = price(localizer, table) if price is not None and not test.drawn else ""
    return TestNumbers(
        number=number,
        printed=number - more,
        total=reached,
        parts=tuple(parts),
        lines=lines,
        price=price_words,
    )


def test_lines(localizer: Localizer, table: T, trials: Mapping[str, Trial[T]], name: Callable[[str], str]) -> list[str]:
    """The test in progress: what is at stake, who takes part, and the total once fate is drawn."""
    test = table.test
    if test.kind not in trials:
        return []
    trial = trials[test.kind]
    opening, parts = trial.opening(localizer, table, test), _parts(localizer, table, test, name)
    lines = [opening] if opening else []
    if test.drawn:
        changed = "yes" if fate_of(test) != test.drawn else "no"
        fate = localizer.say("sum_fate", fate=fate_of(test), drawn=test.drawn, changed=changed)
        return [*lines, join([fate, *parts], " + ") + trial.result(localizer, table, test)]
    return [*lines, localizer.say("sum_before-fate", parts=join(parts))] if parts else lines


def _parts(localizer: Localizer, table: PartyTable, test: Test, name: Callable[[str], str]) -> list[str]:
    """What is added to fate."""
    rulebook = table.bound.rulebook
    parts = [f"{name(member)} {rulebook.skill_of(table, member, test.skill)}" for member in test.crew]
    parts += [localizer.say("sum_adds-nothing", who=name(member)) for member in test.idle]
    cards = rulebook.card_skill(table, test.skill) if test.skill else 0
    parts += [localizer.say("sum_cards", amount=cards)] if cards else []
    return parts + ([localizer.say("sum_bonus", amount=test.bonus)] if test.bonus else [])


def skill_word(localizer: Localizer, skill: str) -> str:
    """A skill in capitals."""
    return (localizer.term("skill", skill) if skill in SKIES_SKILLS else skill).upper()


def challenge(namer: Callable[[Localizer, T], Namer], price: Callable[[Localizer, T], str]) -> Trial[T]:
    """A challenge: skill and number, the cost of failing, and the cost of taking part, which ``price`` gives."""

    def opening(localizer: Localizer, table: T, test: Test) -> str:
        failing = effect_words(localizer, at_stake(table), namer(localizer, table)) or localizer.say(
            "challenge_only-story"
        )
        more = table.bound.rulebook.needed(table, test.skill, 0)
        number = f"{test.number}"
        if more:
            number = localizer.say("challenge_printed", number=test.number, printed=test.number - more)
        words = localizer.say(
            "challenge_opening", skill=skill_word(localizer, test.skill), number=number, failing=failing
        )
        return words if test.drawn else f"{words} {price(localizer, table)}"

    def result(localizer: Localizer, table: T, test: Test) -> str:
        reached = total(table, test)
        short = test.number - reached
        passes = "yes" if short <= 0 else "no"
        return localizer.say("challenge_result", total=reached, number=test.number, passes=passes, short=short)

    return Trial(
        opening, result, lambda localizer, table, test: PASS if total(table, test) >= test.number else FAIL, price
    )


def check(namer: Callable[[Localizer, T], Namer], name: Callable[[Localizer, T, str], str]) -> Trial[T]:
    """A plain draw of fate: what it decides, and for which card."""

    def opening(localizer: Localizer, table: T, test: Test) -> str:
        arm = check_effects_path(table)
        printed = table.bound.printed
        names = namer(localizer, table)
        does = effect_words(localizer, printed.get(arm, ()), names)
        lower = effect_words(localizer, printed.get(failure_path(arm), ()), names)
        source = arm.partition(":")[0].partition("/")[0]
        card_name = name(localizer, table, source) if source else ""
        does = does or localizer.say("check_nothing" if lower else "check_effect")
        says = localizer.say("check_opening", number=test.number, does=does)
        if lower:
            says = localizer.say("check_or-else", says=says, lower=lower)
        if hope := hope_words(localizer, table):
            says = localizer.clauses([says, hope])
        if card_name and card_name not in (source, source.replace("-", " ")):
            return localizer.say("check_on-card", card=card_name, says=says)
        return sentence(f"{says}.")

    def result(localizer: Localizer, table: T, test: Test) -> str:
        passed = fate_of(test) >= test.number
        has_two_effects = failure_path(check_effects_path(table)) in table.bound.printed
        if has_two_effects:
            how = "first" if passed else "second"
        else:
            how = "yes" if passed else "no"
        return localizer.say("check_result", number=test.number, how=how)

    def verdict(localizer: Localizer, table: T, test: Test) -> str:
        reached = fate_of(test) >= test.number
        if aim_of(table) == LOW:
            return CAUGHT if reached else SPARED
        return PASS if reached else FAIL

    return Trial(opening, result, verdict)


def hope_words(localizer: Localizer, table: PartyTable) -> str:
    """What to hope for where low fate is better; empty where high fate is."""
    if aim_of(table) != LOW:
        return ""
    return (
        localizer.say("hope_most", most=table.test.number - 1)
        if table.test.kind in NUMBERED
        else localizer.say("hope_low")
    )


def placing_lines(localizer: Localizer, table: PartyTable) -> list[str]:
    """How much damage is left to place, and where it must go."""
    combat = table.combat
    strike = combat.strike if combat is not None else None
    if combat is None or strike is None:
        return []
    left = left_of(reach_of(table, strike))
    near = "yes" if strike.near and len(combat.foes) > 1 else "no"
    return [localizer.say("placing_left", left=left, extra=min(left, strike.extra), near=near)]


def same_draw(table: PartyTable, choice: Choice) -> str:
    """A key that draws with the same result share: the fate of an ability card, else the choice itself."""
    match choice:
        case ("draw", card) if card in table.pack.abilities:
            return str(table.pack.abilities[card].fate)
    return " ".join(choice)


def test_verdict(localizer: Localizer, table: T, trials: Mapping[str, Trial[T]]) -> str:
    """What the last draw leads to if nobody changes it; empty if it was no test."""
    for log_event in table.log_events:
        match log_event:
            case ("challenge-passed", *_):
                return PASS
            case ("challenge-failed", *_):
                return FAIL
    if type(decision_of(table)) is AlterTest and table.test.kind in trials:
        return trials[table.test.kind].verdict(localizer, table, table.test)
    return ""
