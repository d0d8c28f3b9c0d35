"""The storybook on the screen: pages, and choices with their costs, needs, tests and fights."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...effects.op import Op, Program
from ...effects.words import Namer, describe, describe_amounts, describe_condition
from ...kernel.table import decision_of
from ...party.explore import met
from ...party.table import PartyTable
from ...story.model import StoryChoice
from ..section import Section, join
from ..story_page import story_page
from ..view import Look

ONCE = {"visit": "once a visit", "campaign": "once a campaign"}


def paragraph_page(table: PartyTable, number: str, look: Look) -> Section:
    """A paragraph as it reads now: blocks whose condition does not hold are left out."""
    paragraph = table.pack.paragraphs[number]
    blocks = [block.text for block in paragraph.blocks if block.when is None or met(table, block.when)]
    return story_page(number, paragraph.title, blocks, look)


def story_choice(table: PartyTable, letter: str, number: str = "") -> StoryChoice:
    """A lettered choice of a paragraph: of the one that is being read, unless another is named."""
    return next(item for item in table.pack.paragraphs[number or table.paragraph].choices if item.letter == letter)


def tests_in(table: PartyTable, program: Program, namer: Namer, fight: Callable[[Op], str]) -> Iterator[str]:
    """The challenges and fights of a program, as one knows them before committing."""
    for op in program:
        if op.name == "challenge":
            skill, number, only = op.args
            failing = describe(_arm(op, "fail"), "en", namer)
            who = f" by {namer('crew', only) or only}" if only else ""
            number = table.bound.rulebook.needed(table, str(skill), int(number))
            yield f"{str(skill).upper()} {number}{who}" + (f", failing: {failing}" if failing else "")
        elif op.name in ("combat", "boss"):
            yield fight(op)
        elif op.name == "if":
            yield from tests_in(table, _arm(op, "then"), namer, fight)


def _arm(op: Op, name: str) -> Program:
    return next((arm for label, arm in op.arms if label == name), ())


def choice_terms(table: PartyTable, choice: StoryChoice, namer: Namer, fight: Callable[[Op], str]) -> str:
    """What a choice costs and needs, and the tests that it leads to."""
    cost = describe_amounts(choice.cost, "en")
    needs = describe_condition(choice.needs, "en", namer) if choice.needs else ""
    terms = [f"needs: {needs}" if needs else "", f"pay {cost}" if cost else "", ONCE.get(choice.once, "")]
    return join([*terms, *tests_in(table, choice.program, namer, fight)], "; ")


def arm_words(table: PartyTable, letter: str, namer: Namer) -> str:
    """One of several effects to pick from."""
    path = str(getattr(decision_of(table), "path", ""))
    return describe(table.bound.printed.get(f"{path}{letter}", ()), "en", namer) or "nothing"
