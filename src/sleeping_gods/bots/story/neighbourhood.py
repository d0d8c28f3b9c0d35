"""What stories from a paragraph depend on: the facts, questions, prices and choices of all pages they can come to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ...effects.op import Condition, Op
from ...story.model import StoryChoice
from .page_summary import page_summary
from .story_facts import Facts, StoryFacts, paid_choices

Labels: TypeAlias = frozenset[str]
"""Choices, each by the number of its paragraph and its letter: ``38.9b``."""


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """Everything that stories from a paragraph depend on."""

    facts: Facts
    """The facts that they read or change."""
    questions: tuple[Condition, ...]
    """The parts of their conditions that no fact answers."""
    costs: tuple[StoryChoice, ...]
    """Their choices that cost something."""
    labels: Labels
    """All of their choices."""
    pages: tuple[str, ...] = ()
    """The numbers of the paragraphs that they can come to."""
    fights: tuple[Op, ...] = ()
    """Their fights against enemies with a card."""


def neighbourhood_of(story: StoryFacts, start: str) -> Neighbourhood:
    """Everything that stories from a paragraph depend on."""
    paragraphs = [story.paragraphs[number] for number in sorted(_pages_ahead(story, start))]
    summaries = [page_summary(paragraph) for paragraph in paragraphs]
    facts = {fact for page in summaries for condition in page.conditions for fact in story.asked(condition)}
    facts.update(*(page.changes for page in summaries))
    labels = (paragraph.number + choice.letter for paragraph in paragraphs for choice in paragraph.choices)
    return Neighbourhood(
        facts=frozenset(facts),
        questions=tuple(dict.fromkeys(question for page in summaries for question in page.questions)),
        costs=tuple(choice for paragraph in paragraphs for choice in paid_choices(paragraph)),
        labels=frozenset(labels),
        pages=tuple(paragraph.number for paragraph in paragraphs),
        fights=tuple(op for page in summaries for op in page.fights),
    )


def _pages_ahead(story: StoryFacts, start: str) -> set[str]:
    """The numbers of the paragraphs that stories from one can come to, itself among them."""
    seen, todo = {start}, [start]
    while todo:
        for number in page_summary(story.paragraphs[todo.pop()]).jumps:
            if number not in seen and number in story.paragraphs:
                seen.add(number)
                todo.append(number)
    return seen
