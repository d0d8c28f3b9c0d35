"""A lettered story choice: its text, its cost, and the tests that are known before it is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...effects.op import Op, Program
from ...effects.parse import BadEffect
from ...kernel.table import decision_of
from ...party.chapters.entering import entry_key
from ...party.effects.story import PickArm
from ...party.effects.told import parse_told
from ...party.table.table import PartyTable
from ...story.model import StoryChoice
from ...wording.namers import Namer
from ..localizer import Localizer
from .effect_words import effect_words
from .test_texts import skill_word

ENTERED = (
    "enemy",
    "boss",
    "quest",
    "adventure",
    "region",
    "page",
    "square",
    "space",
    "figure",
    "figures",
    "printed",
    "event",
)
"""What is entered of printed boxes, with a message for each."""
NAMED = ("printed", "event")
"""Entries of things that have names."""


def story_choice(table: PartyTable, letter: str, number: str = "") -> StoryChoice:
    """A lettered choice of a paragraph: of the open one, unless another is named."""
    return next(item for item in table.pack.paragraphs[number or table.paragraph].choices if item.letter == letter)


def choice_words(localizer: Localizer, table: PartyTable, letter: str, number: str = "") -> str:
    """The text of a lettered choice."""
    paragraph = table.pack.paragraphs[number or table.paragraph]
    return localizer.choice(table.pack, paragraph, story_choice(table, letter, number))


def find_choice(table: PartyTable, letter: str, number: str = "") -> StoryChoice | None:
    """A lettered choice; None if there is no such choice."""
    paragraph = table.pack.paragraphs.get(number or table.paragraph)
    return next((item for item in paragraph.choices if item.letter == letter), None) if paragraph else None


def tests_in(
    localizer: Localizer, table: PartyTable, program: Program, namer: Namer, fight: Callable[[Op], str]
) -> Iterator[str]:
    """The challenges, fights and obstacles of a program, as they are known before committing."""
    for op in program:
        if op.name == "challenge":
            skill, number, only = op.args
            failing = effect_words(localizer, _arm(op, "fail"), namer)
            test = f"{skill_word(localizer, str(skill))} {table.bound.rulebook.needed(table, str(skill), int(number))}"
            if only:
                test = localizer.say("terms_by", test=test, who=namer("crew", only) or str(only))
            yield localizer.say("terms_failing", test=test, failing=failing) if failing else test
        elif op.name in ("combat", "boss"):
            yield fight(op)
        elif op.name == "obstacle":
            yield effect_words(localizer, (op,), namer)
        elif op.name == "if":
            yield from tests_in(localizer, table, _arm(op, "then"), namer, fight)


def _arm(op: Op, name: str) -> Program:
    """The effects of an arm of an effect; none if it has no such arm."""
    return next((arm for label, arm in op.arms if label == name), ())


def choice_terms(
    localizer: Localizer, table: PartyTable, choice: StoryChoice, namer: Namer, fight: Callable[[Op], str]
) -> str:
    """What a choice costs, and the tests that it leads to."""
    cost = localizer.amounts(choice.cost)
    terms = [localizer.say("terms_pay", cost=cost) if cost else ""]
    terms += [localizer.say(f"terms_once-{choice.once}")] if choice.once in ("visit", "campaign") else []
    return localizer.clauses([*terms, *tests_in(localizer, table, choice.program, namer, fight)])


def arm_words(localizer: Localizer, table: PartyTable, letter: str, namer: Namer) -> str:
    """One of several effects to pick from."""
    return effect_words(localizer, offered_arm(table, letter), namer) or localizer.say("check_nothing")


def offered_arm(table: PartyTable, letter: str) -> Program:
    """The effects under a letter, where one of several is picked; none at any other decision."""
    decision = decision_of(table)
    return table.bound.printed.get(f"{decision.path}{letter}", ()) if isinstance(decision, PickArm) else ()


def told_words(localizer: Localizer, line: str, namer: Namer) -> str:
    """A line that was told of a printed page; as it was told where it cannot be read."""
    try:
        program = parse_told(line)
    except BadEffect:
        return line
    return effect_words(localizer, program, namer)


def entry_words(localizer: Localizer, text: str, name: Callable[[str], str]) -> str:
    """What was entered of a printed box, by its kind and number; as it was entered where it cannot be read."""
    kind, key = entry_key(text)
    which = name(key) if kind in NAMED else key
    return localizer.say(f"entry_{kind}", which=which) if kind in ENTERED else text
