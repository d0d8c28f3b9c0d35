"""The storybook and events on the screen: pages, choices with their costs, needs, tests and fights."""

from __future__ import annotations

from collections.abc import Iterator

from ...effects.op import Op, Program
from ...effects.words import describe, describe_amounts, describe_condition
from ...sea.explore import met
from ...sea.foes import combat_level
from ...sea.table import SeaTable
from ...story.model import StoryChoice
from ..section import Section, join
from ..story_page import story_page, unmarked
from ..view import Look
from .names import namer_of
from .sayings import DIFFICULTIES


def paragraph_page(table: SeaTable, number: str, look: Look) -> Section:
    """A paragraph as it reads now: blocks whose condition does not hold are left out."""
    paragraph = table.pack.paragraphs[number]
    blocks = [block.text for block in paragraph.blocks if block.when is None or met(table, block.when)]
    return story_page(number, paragraph.title, blocks, look)


def event_page(table: SeaTable, event: str, look: Look) -> Section:
    """An event card, with what it does at once and what stays."""
    card = table.pack.events[event]
    namer = namer_of(table.pack)
    does = describe(card.program, "en", namer)
    lasting = describe(card.turn_end, "en", namer)
    blocks = [
        card.text.en,
        f"{does[0].upper()}{does[1:]}." if does else "",
        f"Ongoing. At the end of each turn: {lasting}." if lasting else "Ongoing." if card.ongoing else "",
    ]
    return story_page(f"{card.kind} event", card.name.en, [block for block in blocks if block], look)


def tests_in(table: SeaTable, program: Program) -> Iterator[str]:
    """The challenges and fights of a program, as one knows them before committing (SG-CHAL-003, SG-COMBAT-006)."""
    namer = namer_of(table.pack)
    for op in program:
        if op.name == "challenge":
            skill, number, only = op.args
            failing = describe(_arm(op, "fail"), "en", namer)
            who = f" by {namer('crew', only) or only}" if only else ""
            yield f"{str(skill).upper()} {number}{who}" + (f", failing: {failing}" if failing else "")
        elif op.name == "combat":
            enemies = tuple(table.bound.enemy_numbers[int(number)] for number in op.args)
            level, key = combat_level(table, enemies)
            yield f"combat level {level}, {DIFFICULTIES.get(key, key)}"
        elif op.name == "if":
            yield from tests_in(table, _arm(op, "then"))


def _arm(op: Op, name: str) -> Program:
    return next((arm for label, arm in op.arms if label == name), ())


def _story_choice(table: SeaTable, letter: str) -> StoryChoice:
    return next(item for item in table.pack.paragraphs[table.paragraph].choices if item.letter == letter)


def choice_text(table: SeaTable, letter: str, event: str = "") -> str:
    """The words of a lettered choice of the paragraph or event that is being read."""
    if event:
        return next(item.text.en for item in table.pack.events[event].choices if item.letter == letter)
    return unmarked(_story_choice(table, letter).text)


def choice_detail(table: SeaTable, letter: str, event: str = "") -> str:
    """What a lettered choice costs and needs, and the tests that it leads to; an event tells all that it does."""
    namer = namer_of(table.pack)
    if event:
        option = next(item for item in table.pack.events[event].choices if item.letter == letter)
        cost = describe_amounts(option.cost, "en")
        return join([f"pay {cost}" if cost else "", describe(option.program, "en", namer)], "; ")
    choice = _story_choice(table, letter)
    cost = describe_amounts(choice.cost, "en")
    needs = describe_condition(choice.needs, "en", namer) if choice.needs else ""
    once = {"visit": "once a visit", "campaign": "once a campaign"}.get(choice.once, "")
    terms = [f"needs: {needs}" if needs else "", f"pay {cost}" if cost else "", once]
    return join([*terms, *tests_in(table, choice.program)], "; ")
