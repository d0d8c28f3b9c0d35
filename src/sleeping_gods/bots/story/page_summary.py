"""What a page leads to, asks and gives: read off its effects once and cached, because pages never change."""

from __future__ import annotations

from typing import NamedTuple

from ...effects.op import Condition, Op
from ...story.model import Paragraph
from ...story.ways import ops_of
from .identity_cache import IdentityCache
from .story_facts import Facts, conditions_of, fact_given, fact_taken, other_questions

MAX_PAGES = 4_000
"""Pages whose summaries are cached: more than two large worlds have."""


class PageSummary(NamedTuple):
    """What robots ask of a page again and again."""

    jumps: tuple[str, ...]
    """The pages that it may turn to."""
    fights: tuple[Op, ...]
    conditions: tuple[Condition, ...]
    questions: tuple[Condition, ...]
    """The parts of its conditions that no fact answers."""
    changes: Facts
    """The facts that its effects give or take."""


_summaries: IdentityCache[Paragraph, PageSummary] = IdentityCache(MAX_PAGES)


def page_summary(page: Paragraph) -> PageSummary:
    """The summary of a page."""
    return _summaries.get(page, lambda: _new_summary(page))


def _new_summary(page: Paragraph) -> PageSummary:
    """A summary, worked out anew."""
    ops, conditions = list(ops_of(page)), tuple(conditions_of(page))
    return PageSummary(
        tuple(str(op.args[0]) for op in ops if op.name == "turn-to"),
        tuple(op for op in ops if op.name == "combat"),
        conditions,
        tuple(question for condition in conditions for question in other_questions(condition)),
        frozenset(fact for op in ops for fact in (fact_given(op), fact_taken(op)) if fact),
    )
