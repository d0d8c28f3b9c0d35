"""The storybook on the screen: pages, and choices with their costs, needs, tests and fights."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...effects.op import Op, Program
from ...effects.words import Namer, describe_amounts
from ...kernel.table import decision_of
from ...party.chapters.explore import met
from ...party.table.table import PartyTable
from ...story.model import StoryChoice
from ..section import Section, join
from ..story_page import story_page
from ..view import Look
from .effect_words import effect_words

ONCE = {"visit": "once a visit", "campaign": "once a campaign"}


def paragraph_page(table: PartyTable, number: str, look: Look, *, again: bool = False) -> Section:
    """A paragraph as it reads now: blocks whose condition does not hold are left out.

    Where it is opened again in the same visit, its title and what has not been read of it do.
    """
    paragraph = table.pack.paragraphs[number]
    blocks = [block.text for block in paragraph.blocks if block.when is None or met(table, block.when)]
    shown = blocks
    if look.read is not None:
        before = look.read.setdefault(number, set())
        shown = [block for block in blocks if block not in before] if again else blocks
        before.update(blocks)
    return story_page(number, paragraph.title, shown, look)


def story_choice(table: PartyTable, letter: str, number: str = "") -> StoryChoice:
    """A lettered choice of a paragraph: of the one that is being read, unless another is named."""
    return next(item for item in table.pack.paragraphs[number or table.paragraph].choices if item.letter == letter)


def find_choice(table: PartyTable, letter: str, number: str = "") -> StoryChoice | None:
    """The same, or nothing if there is no such choice."""
    paragraph = table.pack.paragraphs.get(number or table.paragraph)
    return next((item for item in paragraph.choices if item.letter == letter), None) if paragraph else None


def tests_in(table: PartyTable, program: Program, namer: Namer, fight: Callable[[Op], str]) -> Iterator[str]:
    """The challenges and fights of a program, as one knows them before committing."""
    for op in program:
        if op.name == "challenge":
            skill, number, only = op.args
            failing = effect_words(_arm(op, "fail"), namer)
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
    """What a choice costs, and the tests that it leads to; what it needs is there if it is offered."""
    cost = describe_amounts(choice.cost, "en")
    terms = [f"pay {cost}" if cost else "", ONCE.get(choice.once, "")]
    return join([*terms, *tests_in(table, choice.program, namer, fight)], "; ")


def arm_words(table: PartyTable, letter: str, namer: Namer) -> str:
    """One of several effects to pick from."""
    path = str(getattr(decision_of(table), "path", ""))
    return effect_words(table.bound.printed.get(f"{path}{letter}", ()), namer) or "nothing"
