"""Forced answers: where a decision leaves nothing to decide, the table answers by itself and records the answer.

A player is asked only where something can be lost by answering for them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol, TypeVar

from ...kernel.choices import CHANCE, Choice
from ...kernel.play import apply, options
from ...kernel.table import Table, decision_of, kind_of_decision
from ...party.table.decisions import window_of
from ..acts import NOW

T = TypeVar("T", bound=Table, contravariant=True)
DECLINING: tuple[Choice, ...] = (("go", "on"), ("take", "hit"), ("suffer",), ("pass",), ("no",), ("do", "all"))
"""Answers by which an offer is declined, or all is done in its printed order; of some only the first words."""
PASS = "pass"
"""First word of the answer of a seat that does nothing in a window that waits for all."""
WON = ("pass", "hit", "spared")
"""Results of a draw that nobody would change."""
LOST = ("fail", "miss", "caught")
"""Results of a draw that everybody would change if they could."""
OPEN_WINDOWS = ("event",)
"""Windows that open only where cards that all can see may be used: closing them tells nothing of hands."""
MAX_TRIED = 60
"""How many ways to change a draw are tried; with more there is surely one."""


class Judging(Protocol[T]):
    """The judgements of a game that forced answers need."""

    def kind(self, table: T, choice: Choice) -> str:
        """The kind of an act."""

    def verdict(self, table: T) -> str:
        """What a draw that has just been made leads to."""

    def usual(self, table: T) -> Choice | None:
        """The answer that everybody would give, though there are others."""

    def free(self, table: T) -> Choice | None:
        """An act that costs nothing and improves the draw, attack or hit in progress."""

    def is_hopeless(self, table: T) -> bool:
        """Whether nothing that can be added to a draw would be enough."""


def forced_answer(
    presenter: Judging[Any], table: Table, *, secret: bool = False, unasked: Collection[str] = ()
) -> Choice | None:
    """The answer that the table gives by itself; None where a player is to be asked.

    With ``secret`` hands, an answer that depends on what somebody could do is asked for, because not asking would
    reveal it. ``unasked`` are kinds of decisions that players do not want to be asked.
    """
    decision = decision_of(table)
    if decision is None or decision.who(table) == CHANCE or not table.offered:
        return None
    offered = table.offered
    if asked_kind(table) in unasked and (answer := declining_answer(offered)) is not None:
        return answer
    usual = presenter.usual(table) or presenter.free(table)
    if usual is None and not secret and decision.alters_draw and presenter.is_hopeless(table):
        usual = declining_answer(offered)
    if usual is not None or len(offered) != 1 or decision.always_asked or decision.form(table):
        return usual
    if secret and decision.any_time and declines(offered[0]) and window_of(decision) not in OPEN_WINDOWS:
        return None
    return None if _could_matter(presenter, table) else offered[0]


def declines(choice: Choice) -> bool:
    """Whether an answer declines an offer."""
    return choice in DECLINING or choice[0] == PASS


def asked_kind(table: Table) -> str:
    """The kind of a question, for those who do not want it again; draws of a challenge differ from those of damage."""
    kind, tests = kind_of_decision(table), getattr(table, "tests", ())
    return f"{kind}-{tests[-1].kind}" if _alters_draw(table) and tests else kind


def declining_answer(offered: Collection[Choice]) -> Choice | None:
    """The answer for those who do not want to be asked: decline, or take everything in the printed order."""
    for words in DECLINING:
        answers = [choice for choice in offered if choice[: len(words)] == words]
        if len(answers) == 1:
            return answers[0]
    return None


def can_be_unasked(table: Table) -> bool:
    """Whether players may choose not to be asked this again."""
    return declining_answer(table.offered) is not None


def _could_matter(presenter: Judging[Any], table: Table) -> bool:
    """Whether an act for this moment could change the result."""
    if not _acts_now(presenter, table):
        return False
    result = current_result(presenter, table)
    if result in WON:
        return False
    return result not in LOST or _can_be_won(presenter, table)


def _alters_draw(table: Table) -> bool:
    """Whether the decision that waits can change a draw."""
    decision = decision_of(table)
    return decision is not None and decision.alters_draw


def _acts_now(presenter: Judging[Any], table: Table) -> list[Choice]:
    """The acts for just this moment; among the options the decision's own choices come first."""
    acts = options(table)[len(table.offered) :]
    return [act for act in acts if presenter.kind(table, act) == NOW]


def current_result(presenter: Judging[Any], table: Table) -> str:
    """What the draw in progress leads to as it is, such as ``pass``; empty if there is none."""
    if not _alters_draw(table):
        return ""
    drawn = table.clone()
    drawn.clear_log_events()
    return presenter.verdict(drawn)


def _can_be_won(presenter: Judging[Any], table: Table) -> bool:
    """Whether any row of acts could turn a lost draw: all are tried, and it is taken for granted once they are many."""
    waiting: list[Table] = [table]
    window, tried = type(decision_of(table)), 0
    while waiting and tried < MAX_TRIED:
        here = waiting.pop()
        for act in _acts_now(presenter, here):
            tried += 1
            then = here.clone()
            apply(then, act)
            if type(decision_of(then)) is not window or current_result(presenter, then) not in LOST:
                return True
            waiting.append(then)
    return tried >= MAX_TRIED
