"""Where the word of a quest in hand has counted since it was gained: only pages that were read are looked at."""

from __future__ import annotations

from collections.abc import Iterator

from ...effects.op import Condition, Program, every_op
from ...party.chapters.explore import is_met
from ...party.effects.told import keywords_of
from ...party.table.table import PartyTable
from ...story.model import Paragraph
from ...story.plates import place_of
from ..story_knowledge import StoryKnowledge
from .names import lore

TURN_TO = "turn-to"
"""The name of the effect that leads to another page."""


def page_where_counted(table: PartyTable, read: StoryKnowledge, number: int) -> str:
    """The last page on which the keyword of a quest has made a difference since it was gained; empty if none.

    Of a condition that asks for more besides, what the table holds now is taken.
    """
    keyword = lore(table).quests[number].keyword
    since = read.pages_since(number)
    if not keyword or not since:
        return ""
    paragraphs = table.pack.paragraphs
    where: set[str] = set()
    for page in since:
        if page in paragraphs:
            where.update(_pages_that_counted(table, paragraphs[page], keyword))
        if (first := place_of(page)) in paragraphs:  # not noted as read where it led on at once
            where.update(_led_to(paragraphs[first], keyword))
    return next((page for page in reversed(since) if page in where), "")


def _pages_that_counted(table: PartyTable, page: Paragraph, keyword: str) -> Iterator[str]:
    """A page whose words or effects came of a keyword, and the pages to which its choices lead because of it."""
    if any(_is_asked(table, block.when, keyword) for block in page.blocks):
        yield page.number
    if any(_is_asked(table, op.condition, keyword) for op in every_op(page.program)):
        yield page.number
    for choice in page.choices:
        if keyword in keywords_of(choice.needs):
            yield from _targets(choice.program)


def _led_to(page: Paragraph, keyword: str) -> Iterator[str]:
    """The pages to which a page leads at once because of a keyword."""
    for condition, program in page.ifs:
        if keyword in keywords_of(condition):
            yield from _targets(program)


def _is_asked(table: PartyTable, condition: Condition | None, keyword: str) -> bool:
    """Whether a condition asks for a keyword, and holds now."""
    return condition is not None and keyword in keywords_of(condition) and is_met(table, condition)


def _targets(program: Program) -> Iterator[str]:
    """The pages that a program may lead to."""
    return (str(op.args[0]) for op in every_op(program) if op.name == TURN_TO)
