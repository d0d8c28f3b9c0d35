"""What sets the next best choice apart where no figure does."""

from __future__ import annotations

import re
from typing import NamedTuple, TypeVar

from ..bots.robots.advice_facts import AdviceFact, ScoreAhead
from ..bots.robots.interface import Weighed
from ..bots.robots.planner import ROUND
from ..kernel.choices import Choice
from ..kernel.table import waiting_decision
from ..party.table.table import PartyTable
from ..presentation.party.presenter import Presenter

T = TypeVar("T", bound=PartyTable)
F = TypeVar("F", bound=AdviceFact)
LEAST_GAIN = 0.05
"""A smaller difference of points is none."""
ASKS_FOR_ACTS = frozenset({"Attacks", "BeforeCombat", "Ready", "FaceObstacle", "MayCancel"})
"""Decisions before which acts of any time are a part of what is decided."""
PRINTED_APART = frozenset(
    {
        "TakeAction", "Learn", "PayEquip", "KeepSeven", "HandLimit", "DiscardCards", "Buy", "PlaceStandees",
        "NextAction", "LoseAbility",
    }
)  # fmt: skip
"""Decisions where what is printed beside two choices tells them apart, though no rule counts it."""
OF_STATUSES = frozenset({"RemoveStatus", "Relief"})
"""Decisions about ailments, whose choices are told apart by what the ailment does."""
SQUARE = re.compile(r"\d+:[a-z]\d+")
"""A square of the map, which says nothing of itself."""


class Apart(NamedTuple):
    """What only one of two choices says."""

    mine: str
    theirs: str


def fact_of(item: Weighed, kind: type[F]) -> F | None:
    """The first fact of a kind."""
    return next((fact for fact in item.facts if isinstance(fact, kind)), None)


def is_level(best: Weighed, item: Weighed) -> bool:
    """Whether two choices are worth the same."""
    return abs(best.value - item.value) < LEAST_GAIN


def is_within_chance(best: Weighed, item: Weighed) -> bool:
    """Whether chance explains how far another choice is from the advised one; in a few trial runs it always does."""
    score = fact_of(item, ScoreAhead)
    if score is not None and score.playouts < ROUND:
        return True
    ahead, margin = abs(best.value - item.value), margin_of(item)
    return ahead <= max(LEAST_GAIN, margin) or round(ahead, 1) <= round(margin, 1)  # as both are said


def margin_of(item: Weighed) -> float:
    """Half of the 95 % interval of the difference to the advised choice; 0 if it was not tried."""
    score = fact_of(item, ScoreAhead)
    return 0.0 if score is None else score.margin


def apart(presenter: Presenter[T], table: T, best: Weighed, following: Weighed) -> Apart | None:
    """What is printed of one choice alone: its obstacle, the ailment, what a card says; None if nothing is."""
    kind = type(waiting_decision(table)).__name__
    if not {best.choice, following.choice} <= {*table.offered}:
        return None
    if kind in OF_STATUSES:
        return _ailments(presenter, best, following)
    if kind not in PRINTED_APART or best.choice[0] != following.choice[0]:
        return None
    my_parts, their_parts = (parts_of(presenter.detail(table, item.choice)) for item in (best, following))
    if best.choice[0] == "explore":  # the first part is the name of the place
        my_parts, their_parts = my_parts[1:], their_parts[1:]
    mine = ", ".join(part for part in my_parts if part not in their_parts)
    theirs = ", ".join(part for part in their_parts if part not in my_parts)
    if not mine and not theirs:
        return None
    nothing = presenter.localizer.say("advice_nothing-printed")
    return Apart(mine or nothing, theirs or nothing)


def _ailments(presenter: Presenter[T], best: Weighed, following: Weighed) -> Apart | None:
    """The two statuses between which the choices decide; None if they decide nothing of the kind."""
    mine, theirs = _ailment_of(best.choice), _ailment_of(following.choice)
    if not mine or not theirs or mine == theirs:
        return None
    say = presenter.localizer.say
    return Apart(say(f"status_{mine}").rstrip("."), say(f"status_{theirs}").rstrip("."))


def _ailment_of(choice: Choice) -> str:
    """The status of ``cure MEMBER of STATUS``; empty for all statuses at once, and for no cure."""
    match choice:
        case ("cure", _, "of", status) if status != "all":
            return status
    return ""


def parts_of(detail: str) -> list[str]:
    """The clauses of a detail, without squares of the map; commas inside brackets part nothing."""
    parts, depth, start = list[str](), 0, 0
    text = detail.rstrip(".") + ","
    for at, letter in enumerate(text):
        depth += (letter in "(“«") - (letter in ")”»")
        if letter in ",;" and depth <= 0:
            parts.append(text[start:at].strip())
            start = at + 1
    return [part for part in parts if part and not SQUARE.fullmatch(part)]
