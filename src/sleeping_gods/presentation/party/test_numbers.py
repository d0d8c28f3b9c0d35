"""The test in progress in numbers: what is to be reached, who adds how much, and the sum in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from ...party.chapters.fate import fate_of
from ...party.table.records import Test
from ...party.table.table import PartyTable
from ..localizer import Localizer
from ..phrases import join, sentence
from ..scene.test import Part
from .test_texts import NUMBERED, TestTexts

T = TypeVar("T", bound=PartyTable)


@dataclass(frozen=True, slots=True)
class TestNumbers:
    """A test in numbers."""

    number: int
    """What is to be reached; 0 where a test has no such number."""
    printed: int
    """The number before anything raised it."""
    total: int
    """What is reached so far."""
    parts: tuple[Part, ...]
    """What adds to fate, one by one."""
    lines: tuple[str, ...]
    """The same as sentences."""
    price: str = ""
    """What taking part costs, before the draw."""


class AddedPart(NamedTuple):
    """What somebody or something adds to fate."""

    part: Part
    words: str
    """The part as it stands in the sum."""


def test_in_numbers(
    localizer: Localizer,
    table: T,
    test: Test,
    texts_of: Mapping[str, TestTexts[T]],
    *,
    name: Callable[[str], str],
    reached: int,
) -> TestNumbers | None:
    """A test of a known kind in numbers and words; ``reached`` is its total."""
    if test.kind not in texts_of:
        return None
    raised = table.bound.rulebook.needed(table, test.skill, 0) if test.kind == "challenge" else 0
    number = test.number if test.kind in NUMBERED else 0
    price = texts_of[test.kind].price
    return TestNumbers(
        number=number,
        printed=number - raised,
        total=reached,
        parts=tuple(added.part for added in _added_parts(localizer, table, test, name)),
        lines=tuple(sentence(line) for line in test_lines(localizer, table, texts_of, name)),
        price=price(localizer, table) if price is not None and not test.drawn else "",
    )


def test_lines(
    localizer: Localizer, table: T, texts_of: Mapping[str, TestTexts[T]], name: Callable[[str], str]
) -> list[str]:
    """The test in progress: what is at stake, who takes part, and the total once fate is drawn."""
    test = table.test
    if test.kind not in texts_of:
        return []
    texts = texts_of[test.kind]
    opening = texts.opening(localizer, table, test)
    parts = [added.words for added in _added_parts(localizer, table, test, name)]
    lines = [opening] if opening else []
    if test.drawn:
        changed = "yes" if fate_of(test) != test.drawn else "no"
        fate = localizer.say("sum_fate", fate=fate_of(test), drawn=test.drawn, changed=changed)
        return [*lines, join([fate, *parts], " + ") + texts.result(localizer, table, test)]
    return [*lines, localizer.say("sum_before-fate", parts=join(parts))] if parts else lines


def _added_parts(localizer: Localizer, table: PartyTable, test: Test, name: Callable[[str], str]) -> list[AddedPart]:
    """What is added to fate: by who takes part, by cards, and by anything else."""
    rulebook = table.bound.rulebook
    skills = [(member, rulebook.skill_of(table, member, test.skill)) for member in test.crew]
    added = [AddedPart(Part(member, name(member), skill), f"{name(member)} {skill}") for member, skill in skills]
    added += [
        AddedPart(Part(member, name(member), 0), localizer.say("sum_adds-nothing", who=name(member)))
        for member in test.idle
    ]
    cards = rulebook.card_skill(table, test.skill) if test.skill else 0
    for ref, amount in (("cards", cards), ("bonus", test.bonus)):
        if amount:
            words = localizer.say(f"sum_{ref}", amount=amount)
            added.append(AddedPart(Part(ref, words, amount), words))
    return added
