"""What the kinds of test have in common in words: what is at stake, what the draw leads to, and what to hope for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from ...effects.terms import SKIES_SKILLS
from ...kernel.table import decision_of
from ...party.acts.alter import AlterTest
from ...party.chapters.challenge import at_stake, total
from ...party.chapters.fate import fate_of
from ...party.table.records import Test
from ...party.table.table import PartyTable
from ...wording.namers import Namer
from ..localizer import Localizer
from ..phrases import sentence
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


@dataclass(frozen=True, slots=True)
class TestTexts(Generic[T]):
    """The texts of one kind of test: its subject, its result, and its verdict for odds."""

    opening: Callable[[Localizer, T, Test], str]
    result: Callable[[Localizer, T, Test], str]
    """What follows the sum, such as `` = 7 against 5: passes.``."""
    verdict: Callable[[Localizer, T, Test], str]
    price: Callable[[Localizer, T], str] | None = None
    """Says what taking part costs."""


def skill_word(localizer: Localizer, skill: str) -> str:
    """A skill in capitals."""
    return (localizer.term("skill", skill) if skill in SKIES_SKILLS else skill).upper()


def challenge_texts(namer: Callable[[Localizer, T], Namer], price: Callable[[Localizer, T], str]) -> TestTexts[T]:
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

    def verdict(localizer: Localizer, table: T, test: Test) -> str:
        return PASS if total(table, test) >= test.number else FAIL

    return TestTexts(opening=opening, result=result, verdict=verdict, price=price)


def check_texts(namer: Callable[[Localizer, T], Namer], name: Callable[[Localizer, T, str], str]) -> TestTexts[T]:
    """A plain draw of fate: what it decides, and for which card."""

    def opening(localizer: Localizer, table: T, test: Test) -> str:
        says = localizer.clauses(
            [_check_effects(localizer, table, test, namer(localizer, table)), hope_words(localizer, table)]
        )
        source = check_effects_path(table).partition(":")[0].partition("/")[0]
        card_name = name(localizer, table, source) if source else ""
        if card_name and card_name not in (source, source.replace("-", " ")):
            return localizer.say("check_on-card", card=card_name, says=says)
        return sentence(f"{says}.")

    def result(localizer: Localizer, table: T, test: Test) -> str:
        passed = fate_of(test) >= test.number
        has_two_effects = failure_path(check_effects_path(table)) in table.bound.printed
        if has_two_effects:
            ordinal = "first" if passed else "second"
        else:
            ordinal = "yes" if passed else "no"
        return localizer.say("check_result", number=test.number, how=ordinal)

    def verdict(localizer: Localizer, table: T, test: Test) -> str:
        reached = fate_of(test) >= test.number
        if aim_of(table) == LOW:
            return CAUGHT if reached else SPARED
        return PASS if reached else FAIL

    return TestTexts(opening, result, verdict)


def _check_effects(localizer: Localizer, table: PartyTable, test: Test, namer: Namer) -> str:
    """What happens when the number of a check is reached, and what else."""
    arm, printed = check_effects_path(table), table.bound.printed
    effects = effect_words(localizer, printed.get(arm, ()), namer)
    lower = effect_words(localizer, printed.get(failure_path(arm), ()), namer)
    effects = effects or localizer.say("check_nothing" if lower else "check_effect")
    says = localizer.say("check_opening", number=test.number, does=effects)
    return localizer.say("check_or-else", says=says, lower=lower) if lower else says


def hope_words(localizer: Localizer, table: PartyTable) -> str:
    """What to hope for where low fate is better; empty where high fate is."""
    if aim_of(table) != LOW:
        return ""
    return (
        localizer.say("hope_most", most=table.test.number - 1)
        if table.test.kind in NUMBERED
        else localizer.say("hope_low")
    )


def test_verdict(localizer: Localizer, table: T, texts_of: Mapping[str, TestTexts[T]]) -> str:
    """What the last draw leads to if nobody changes it; empty if it was no test."""
    for log_event in table.log_events:
        match log_event:
            case ("challenge-passed", *_):
                return PASS
            case ("challenge-failed", *_):
                return FAIL
    if type(decision_of(table)) is AlterTest and table.test.kind in texts_of:
        return texts_of[table.test.kind].verdict(localizer, table, table.test)
    return ""
