"""The table: plain data, an agenda of what is still to be resolved, and what has just happened."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from .choices import Choice, Seat
from .errors import Reason, Value
from .steps import Decision, Step

LogEvent: TypeAlias = tuple[Value, ...]
"""Something that happened: a translation key and its typed values, never prose."""

PrivateEvent: TypeAlias = tuple[int, tuple[Seat, ...], LogEvent]
"""The place of a log event, some seats, and what these are told instead of it."""


def heard(
    log_events: Sequence[LogEvent], private_events: Iterable[PrivateEvent], seats: Container[Seat]
) -> list[LogEvent]:
    """What somebody who plays these seats is told of what happened."""
    events = list(log_events)
    for at, whose, log_event in private_events:
        if any(seat in seats for seat in whose):
            events[at] = log_event
    return events


def heard_at(
    place: int, log_event: LogEvent, private_events: Iterable[PrivateEvent], seats: Container[Seat]
) -> LogEvent:
    """What somebody who plays these seats is told of one log event, by its place among those of an entry."""
    for at, whose, instead in private_events:
        if at == place and any(seat in seats for seat in whose):
            log_event = instead
    return log_event


@dataclass(slots=True)
class Table:
    """What every game's table has; each game adds its own fields and says what may be done at any time."""

    agenda: list[Step[Any]] = field(default_factory=list)
    """What is still to be done, the next step last."""
    log_events: list[LogEvent] = field(default_factory=list, compare=False)
    """What the last choice led to, for all to know."""
    offered: list[Choice] = field(default_factory=list, compare=False)
    """The answers that the rules offer now."""
    private_events: list[PrivateEvent] = field(default_factory=list, compare=False)
    """What some seats are told of it instead."""

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda so that the first of them happens next."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda += steps[::-1]

    def tell(self, *log_event: Value) -> None:
        """Note what happened, a key and its values, for logs and animation: what everybody may know."""
        self.log_events.append(log_event)

    def tell_privately(self, seats: tuple[Seat, ...], *log_event: Value) -> None:
        """What some seats are told instead of the last thing that was told to all."""
        self.private_events.append((len(self.log_events) - 1, seats, log_event))

    def clear_log_events(self) -> None:
        """Forget what happened before: something else is about to."""
        self.log_events.clear()
        self.private_events.clear()

    def acts(self, decision: Decision[Any]) -> list[Choice]:
        """What any seat may do at any time before this decision."""
        return []

    def is_act(self, choice: Choice) -> bool:
        """Whether a choice is an act of any time rather than an answer to the decision."""
        return False

    def act(self, choice: Choice) -> None:
        """Let an act of any time happen; the decision goes on waiting beneath it."""
        raise NotImplementedError

    def table_acts(self) -> list[Choice]:
        """What the people at the table may do about the campaign itself: join, leave, save, stop."""
        return []

    def is_table_act(self, choice: Choice) -> bool:
        """Whether a choice is such an act; some carry free words, so they are not all listed."""
        return choice in self.table_acts()

    def actor(self, choice: Choice) -> Seat:
        """The seat whose choice an option is, as the decision, or the act of any time, names it."""
        return waiting_decision(self).actor(self, choice)

    def as_seen_by(self, seat: Seat, asked: Choice) -> Table:
        """A table that a seat cannot tell from this one, for answers that give nothing hidden away."""
        return self

    def table_act(self, choice: Choice) -> None:
        """Let an act about the campaign itself happen."""
        raise NotImplementedError

    def why_not(self, choice: Choice) -> Reason | None:
        """Why a choice is not offered, as far as the rules know."""
        return None

    def clone(self) -> Table:
        """An equal table that shares nothing that can change."""
        raise NotImplementedError

    def seat_count(self) -> int:
        """How many people play."""
        raise NotImplementedError

    def violations(self) -> list[str]:
        """What contradicts the conservation laws of the game; empty on a sound table."""
        raise NotImplementedError


def decision_of(table: Table) -> Decision[Any] | None:
    """The decision that the table waits for, or None when the campaign is over."""
    if not table.agenda:
        return None
    top = table.agenda[-1]
    return top if isinstance(top, Decision) else None


def kind_of_decision(table: Table) -> str:
    """The class name of the waiting decision."""
    return type(decision_of(table)).__name__


def waiting_decision(table: Table) -> Decision[Any]:
    """The decision that the table waits for; there is one unless the campaign is over."""
    decision = decision_of(table)
    if decision is None:
        raise IndexError("the campaign is over, nobody decides")
    return decision


def decider(table: Table) -> Seat:
    """The seat that the table waits for."""
    return waiting_decision(table).who(table)
