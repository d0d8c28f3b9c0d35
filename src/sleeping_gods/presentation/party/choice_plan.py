"""Plans several choices of one decision: tries them on a copy of the table and describes the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from ...kernel.choices import Choice, text
from ...kernel.play import apply
from ...kernel.table import Table, decision_of
from ...party.chapters.strike import PlaceDamage
from ...party.table.table import PartyTable
from ..audience import Audience
from ..choice_numbers import is_next_part
from ..scene.plan import Plan, PlanStep
from ..scene.text import RichText
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
OUTCOMES = ("damage-lost", "counterattack", "counterattack-none", "unharmed", "damage", "fell")
"""Log events that a plan tells beforehand: what is lost of a blow, and the answer of the enemy."""
Part: TypeAlias = "tuple[Choice, ...]"
"""What a part of a plan may mean, the likeliest first."""


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
    rich_text = presenter.localizer.rich_text
    if not left:
        return _with_scene(
            presenter,
            table,
            trial,
            audience,
            steps,
            outcomes=tuple(map(rich_text, _outcome_lines(presenter, table, trial))),
        )
    choice, *_ = left[0]
    reason = presenter.why_not(trial, choice, audience) if _same_decision_waits(table, trial) else None
    why, rule = (presenter.reason(trial, reason), reason.rule) if reason is not None else ("", "")
    stuck = _step(presenter, table, choice).label
    return _with_scene(presenter, table, trial, audience, steps, stuck=stuck, why=rich_text(why), rule=rule)


def _with_scene(
    presenter: Presenter[T],
    table: T,
    trial: T,
    audience: Audience,
    steps: Sequence[PlanStep],
    *,
    outcomes: tuple[RichText, ...] = (),
    stuck: RichText = (),
    why: RichText = (),
    rule: str = "",
) -> Plan:
    """The plan with the table as it would be then, as far as the audience may know it."""
    offered = presenter.hands.seen(trial, trial.offered, audience) if _same_decision_waits(table, trial) else []
    after = tuple(map(text, offered))
    with presenter.table_fixed(trial):
        fight = presenter.sections["fight"].tell(presenter, trial, audience)
        test = presenter.sections["test"].tell(presenter, trial, audience)
    return Plan(
        steps=tuple(steps),
        outcomes=outcomes,
        blocked=stuck,
        reason=why,
        rule=rule,
        next=after,
        fight=fight,
        test=test,
    )


def foes_of(presenter: Presenter[T], table: T) -> dict[str, str]:
    """Id to name of the enemies in the row, the target or the one that heals first.

    A name is the part of ``cover ENEMY a1`` that names the enemy, for that is how the plan's choices call it.
    """
    if table.combat is None:
        return {}
    strike = table.combat.strike
    aimed = strike.target if strike is not None else str(getattr(decision_of(table), "enemy", ""))
    row = sorted((foe.id for foe in table.combat.foes), key=lambda enemy: enemy != aimed)
    rich_text = presenter.localizer.rich_text
    named = {enemy: rich_text(presenter.named(table, ("cover", enemy, "a1"))) for enemy in row}
    return {enemy: next((span.text for span in label if span.ref == enemy), enemy) for enemy, label in named.items()}


def _same_decision_waits(table: Table, trial: Table) -> bool:
    """Whether the same decision waits for its next part."""
    if len(trial.agenda) != len(table.agenda):
        return False
    return is_next_part(decision_of(table), decision_of(trial), {*table.offered}, {*trial.offered})


def _step(presenter: Presenter[T], table: T, choice: Choice) -> PlanStep:
    localizer = presenter.localizer
    return PlanStep(
        text(choice),
        localizer.rich_text(presenter.named(table, choice)),
        localizer.rich_text(presenter.detail(table, choice)),
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
