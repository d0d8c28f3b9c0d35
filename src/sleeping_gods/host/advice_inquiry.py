"""A question that a robot has to think over, in three steps, so that its table can be played on meanwhile.

It is begun at the table, thought over without it, and put into words at the table again.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

from ..bots.robots.group_knowledge import GroupKnowledge
from ..bots.robots.interface import Advice, Budget, Robot, SeatView
from ..bots.robots.planner import PlannerRobot
from ..campaign.history import History
from ..kernel.choices import Seat, seat_word
from ..kernel.luck import Luck
from ..kernel.play import is_over, waits_for_chance
from ..kernel.table import decision_of
from ..party.table.table import PartyTable
from ..wire.events import AdviceEvent
from .group_past import record_after

Clock = Callable[[], float]
SEED_STEP = 31
"""Between the seeds of a robot's luck in two turns."""
thinking_lock = threading.Lock()
"""Held while a robot thinks: robots cache what they know of packs for all tables of a process."""


class AdviceInquiry(ABC):
    """A question of a member that a robot has to think over."""

    position: int
    """How many entries the campaign had when it was asked."""
    is_about_now: bool
    """Whether the answer means nothing any more once something else has been chosen."""

    def think(self) -> None:
        """Let the robot think; nothing that changes when the table is played on is used."""
        with thinking_lock:
            self._think()

    @abstractmethod
    def _think(self) -> None:
        """Let the robot think, with the lock held."""

    @abstractmethod
    def event(self) -> AdviceEvent:
        """The answer in words, once the robot has thought."""


def knowledge_after(history: History, numbers: Sequence[int], turn: int) -> GroupKnowledge:
    """What a robot may know of the past after these entries of the line of play, which led to the given turn."""
    record = record_after(history, numbers, turn)
    return GroupKnowledge(
        pages=set(record.pages),
        cards=set(record.cards),
        visits=Counter(record.visits),
        last_turns=record.counts.last_turns,
        rests=record.counts.rests,
        answers=record.counts.answers,
        story_choices=record.counts.story_choices,
        turn=turn,
    )


def advice_of(
    table: PartyTable,
    knowledge: GroupKnowledge,
    seats: Sequence[Seat],
    budget: Budget,
    adviser: Robot | None = None,
) -> Advice | None:
    """What a robot would do in these seats, the strongest unless another is named; None where nothing is theirs."""
    view = _view_of(table, knowledge, seats)
    return None if view is None else (adviser or _planner()).advise(view, _luck_of(table, knowledge), budget)


def explained_advice_of(
    table: PartyTable, knowledge: GroupKnowledge, seats: Sequence[Seat], budget: Budget, to_explain: Budget
) -> Advice | None:
    """What the strongest robot would do in these seats, and what there is to say of it; None if nothing is theirs."""
    view = _view_of(table, knowledge, seats)
    if view is None:
        return None
    advice = _planner().advise(view, _luck_of(table, knowledge), budget)
    return _planner().explain(view, advice, _luck_of(table, knowledge), to_explain)


def _view_of(table: PartyTable, knowledge: GroupKnowledge, seats: Sequence[Seat]) -> SeatView | None:
    """What the first of these seats that may choose now knows; None where nothing is theirs."""
    seat = _choosing_seat(table, seats)
    if seat is None:
        return None
    view = knowledge.view(table, seat_word(seat), [seat_word(other) for other in seats])
    return view if view.offered else None


def _luck_of(table: PartyTable, knowledge: GroupKnowledge) -> Luck:
    """The luck of trial runs: the same for the same table and knowledge, so that advice does not waver."""
    return Luck(table.turn * SEED_STEP + len(knowledge.pages))


def _choosing_seat(table: PartyTable, seats: Sequence[Seat]) -> Seat | None:
    """The first of these seats that may choose now."""
    decision = decision_of(table)
    if is_over(table) or waits_for_chance(table) or decision is None:
        return None
    choosing = [decision.who(table), *(table.actor(choice) for choice in table.offered)]
    return next((seat for seat in choosing if seat in seats), None)


@cache
def _planner() -> PlannerRobot:
    """A robot that plans, with what it keeps."""
    return PlannerRobot()
