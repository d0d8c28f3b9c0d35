"""The order in which robots are asked: every seat that may take part in a decision, the seat that must answer last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.choices import CHANCE, Choice, Seat, seat_of, seat_word
from ...kernel.luck import Luck
from ...kernel.table import decider, decision_of
from ...party.table.table import PartyTable
from .group_knowledge import GroupKnowledge
from .interface import Advice, Budget, Robot


def seats_to_ask(table: PartyTable) -> list[str]:
    """The seats that have an answer to the decision that waits; the one that must answer comes last."""
    decision = decision_of(table)
    if decision is None or decision.who(table) == CHANCE:
        return []
    must_answer: Seat = decision.who(table)
    may_answer = {table.actor(choice) for choice in table.offered} - {must_answer}
    return [seat_word(seat) for seat in (*sorted(may_answer), must_answer)]


def advice_at(
    table: PartyTable,
    knowledge: GroupKnowledge,
    robots: Mapping[str, Robot],
    luck: Luck,
    budget: Budget,
    *,
    alone: bool = False,
) -> Advice | None:
    """What the robots of some seats do at a decision; None where it waits for chance or for another seat.

    Seats with one and the same robot are held by it together, and it knows all their hands; ``alone`` forbids that.
    """
    for seat in seats_to_ask(table):
        robot = robots.get(seat)
        if robot is None:
            continue
        view = knowledge.view(table, seat, () if alone else held_with(robots, seat))
        if not view.offered:
            continue
        advice = robot.advise(view, luck, budget)
        if not advice.passes or seat_of(seat) == decider(table):
            return advice
    return None


def held_with(robots: Mapping[str, Robot], seat: str) -> Sequence[str]:
    """The seats that the robot of a seat holds."""
    return [other for other, robot in robots.items() if robot is robots[seat]]


def choice_at(
    table: PartyTable, knowledge: GroupKnowledge, robots: Mapping[str, Robot], luck: Luck, budget: Budget
) -> Choice | None:
    """The choice of the robots alone, without its reasons."""
    advice = advice_at(table, knowledge, robots, luck, budget)
    return None if advice is None else advice.choice
