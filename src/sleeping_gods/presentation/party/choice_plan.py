"""Plans several choices of one decision: tries them on a copy of the table and describes the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from ...kernel.choices import Choice, text
from ...kernel.play import apply
from ...kernel.table import Table, decision_of
from ...party.chapters.strike import PlaceDamage
from ...party.table.table import PartyTable
from ..audience import Audience
from ..choice_numbers import is_next_part
from ..scene.fight import FightState
from ..scene.plan import Plan, PlanStep
from ..scene.test import TestState
from ..scene.text import RichText
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
OUTCOMES = ("damage-lost", "counterattack", "counterattack-none", "unharmed", "damage", "fell")
"""Log events that a plan tells beforehand: what is lost of a blow, and the answer of the enemy."""
Part: TypeAlias = "tuple[Choice, ...]"
"""What a part of a plan may mean, the likeliest first."""


class _Block(NamedTuple):
    """The part of a plan that cannot follow the others, why, and by which rule."""

    label: RichText
    reason: RichText
    rule: str


class _TableAfter(NamedTuple):
    """The table after the choices of a plan."""

    choices: tuple[str, ...]
    """The choices of the same decision that could follow."""
    fight: FightState | None
    """The fight as it would stand; None outside of one."""
    test: TestState | None
    """The test as it would stand; None if there is none."""


NOT_BLOCKED = _Block(label=(), reason=(), rule="")
"""Every part could be chosen."""


def make_plan(presenter: Presenter[T], table: T, audience: Audience, parts: Sequence[Part]) -> Plan:
    """Try the parts in the given order, or in any order in which each can follow those before it."""
    trial: T = table.clone()  # type: ignore[assignment]  # a table's clone is of its own kind
    steps: list[PlanStep] = []
    left = list(parts)
    while left and _same_decision_waits(table, trial):
        next_part = next(((part, offer) for part in left for offer in part if offer in trial.offered), None)
        if next_part is None:
            break
        part, choice = next_part
        left.remove(part)
        steps.append(_step(presenter, trial, choice))
        apply(trial, choice)
    block = _block(presenter, table, trial, audience, left[0][0]) if left else NOT_BLOCKED
    outcomes = [] if left else _outcome_lines(presenter, table, trial)
    after = _table_after(presenter, table, trial, audience)
    return Plan(
        steps=tuple(steps),
        outcomes=tuple(map(presenter.localizer.rich_text, outcomes)),
        blocked=block.label,
        reason=block.reason,
        rule=block.rule,
        next=after.choices,
        fight=after.fight,
        test=after.test,
    )


def _table_after(presenter: Presenter[T], table: T, trial: T, audience: Audience) -> _TableAfter:
    """The table as it would be then, as far as the audience may know it."""
    offered = presenter.hands.seen(trial, trial.offered, audience) if _same_decision_waits(table, trial) else []
    with presenter.table_fixed(trial):
        return _TableAfter(
            choices=tuple(map(text, offered)),
            fight=presenter.sections["fight"].tell(presenter, trial, audience),
            test=presenter.sections["test"].tell(presenter, trial, audience),
        )


def _block(presenter: Presenter[T], table: T, trial: T, audience: Audience, choice: Choice) -> _Block:
    """Why a choice of the table cannot be made on the trial."""
    label = _step(presenter, table, choice).label
    reason = presenter.why_not(trial, choice, audience) if _same_decision_waits(table, trial) else None
    if reason is None:
        return _Block(label, reason=(), rule="")
    return _Block(label, presenter.localizer.rich_text(presenter.reason(trial, reason)), reason.rule)


def _same_decision_waits(table: Table, trial: Table) -> bool:
    """Whether the same decision waits for its next part."""
    if len(trial.agenda) != len(table.agenda):
        return False
    return is_next_part(decision_of(table), decision_of(trial), {*table.offered}, {*trial.offered})


def _step(presenter: Presenter[T], table: T, choice: Choice) -> PlanStep:
    """A choice of a plan in words, as it stands on the table before it is made."""
    localizer = presenter.localizer
    return PlanStep(
        notation=text(choice),
        label=localizer.rich_text(presenter.named(table, choice)),
        detail=localizer.rich_text(presenter.detail(table, choice)),
    )


def _outcome_lines(presenter: Presenter[T], table: T, trial: T) -> list[str]:
    """Who would be beaten, and what would be left to place or lost."""
    if table.combat is None or not isinstance(decision_of(table), PlaceDamage):
        return []
    names = presenter.localizer.listed(presenter.game_words.beaten(presenter.localizer, table, trial))
    sentences = [presenter.localizer.say("plan_beaten", names=names)] if names else []
    if _same_decision_waits(table, trial):
        return [*sentences, *presenter.context(trial)]
    return [
        *sentences,
        *(presenter.log_event(trial, log_event) for log_event in trial.log_events if log_event[0] in OUTCOMES),
    ]
