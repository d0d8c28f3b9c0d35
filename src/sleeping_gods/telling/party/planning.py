"""Planning several choices of one decision: they are tried on a table of their own, and what comes of them is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from ...kernel.choices import Choice, text
from ...kernel.play import apply
from ...kernel.table import Table, decision_of
from ...party.table.table import PartyTable
from ..audience import Audience
from ..numbers import is_next_part
from ..scene.plan import Plan, PlanStep
from ..scene.text import Text
from .teller import Teller

T = TypeVar("T", bound=PartyTable)
FOLLOWS = ("damage-lost", "counterattack", "counterattack-none", "unharmed", "damage", "fell")
"""What one wants to know before a blow falls: what is lost of it, and the answer of the enemy."""
IN_PARTS = ("PlaceDamage",)
"""Decisions whose context says what is still to be done."""
Part: TypeAlias = "tuple[Choice, ...]"
"""What a part of a plan may mean, the likeliest first."""


def planned(teller: Teller[T], table: T, audience: Audience, parts: Sequence[Part]) -> Plan:
    """All parts in the order in which they are named, or in any in which each can follow those before it."""
    trial: T = table.clone()  # type: ignore[assignment]  # a table's clone is of its own kind
    steps: list[PlanStep] = []
    left = list(parts)
    while left and _goes_on(table, trial):
        found = next(((part, one) for part in left for one in part if one in trial.offered), None)
        if found is None:
            break
        part, choice = found
        left.remove(part)
        steps.append(_step(teller, trial, choice))
        apply(trial, choice)
    runs = teller.voice.runs
    if not left:
        return _told(teller, table, trial, audience, steps, comes=tuple(map(runs, _comes(teller, table, trial))))
    choice = left[0][0]
    reason = teller.why_not(trial, choice, audience) if _goes_on(table, trial) else None
    why, rule = (teller.reason(trial, reason), reason.rule) if reason is not None else ("", "")
    stuck = _step(teller, table, choice).label
    return _told(teller, table, trial, audience, steps, stuck=stuck, why=runs(why), rule=rule)


def _told(
    teller: Teller[T],
    table: T,
    trial: T,
    audience: Audience,
    steps: Sequence[PlanStep],
    *,
    comes: tuple[Text, ...] = (),
    stuck: Text = (),
    why: Text = (),
    rule: str = "",
) -> Plan:
    """A plan with the table as it would be then, and what could follow, as far as the audience may know it."""
    offered = teller.hands.seen(trial, trial.offered, audience) if _goes_on(table, trial) else []
    after = tuple(map(text, offered))
    with teller.looking_at(trial):
        fight, test = (teller.topics[name].tell(teller, trial, audience) for name in ("fight", "test"))
    return Plan(tuple(steps), comes, stuck, why, rule, after, fight, test)


def foes_of(teller: Teller[T], table: T) -> dict[str, str]:
    """The names of the enemies in the row as choices tell them, the one that is struck or heals first."""
    if table.combat is None:
        return {}
    strike = table.combat.strike
    aimed = strike.target if strike is not None else str(getattr(decision_of(table), "enemy", ""))
    row = sorted((foe.id for foe in table.combat.foes), key=lambda enemy: enemy != aimed)
    runs = teller.voice.runs
    named = {enemy: runs(teller.named(table, ("cover", enemy, "a1"))) for enemy in row}
    return {enemy: next((run.text for run in label if run.ref == enemy), enemy) for enemy, label in named.items()}


def _goes_on(table: Table, trial: Table) -> bool:
    """Whether the same decision waits, for its next part."""
    if len(trial.agenda) != len(table.agenda):
        return False
    return is_next_part(decision_of(table), decision_of(trial), {*table.offered}, {*trial.offered})


def _step(teller: Teller[T], table: T, choice: Choice) -> PlanStep:
    voice = teller.voice
    return PlanStep(text(choice), voice.runs(teller.named(table, choice)), voice.runs(teller.detail(table, choice)))


def _comes(teller: Teller[T], table: T, trial: T) -> list[str]:
    """Who would be beaten, and what would be left to place or lost."""
    if table.combat is None or type(decision_of(table)).__name__ not in IN_PARTS:
        return []
    names = teller.voice.listed(teller.telling.beaten(teller.voice, table, trial))
    said = [teller.voice.say("plan_beaten", names=names)] if names else []
    if _goes_on(table, trial):
        return [*said, *teller.context(trial)]
    return [*said, *(teller.happening(trial, one) for one in trial.happenings if one[0] in FOLLOWS)]
