"""The table: plain data, an agenda of what is still to be resolved, and what has just happened."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from .choices import Choice, Seat
from .errors import Reason, Value
from .steps import Decision, Step

Happening: TypeAlias = tuple[Value, ...]
"""Something that happened: a translation key and its typed values, never prose."""

Whisper: TypeAlias = tuple[int, tuple[Seat, ...], Happening]
"""The place of a happening, some seats, and what these are told instead of it."""


def heard(happenings: Sequence[Happening], whispers: Iterable[Whisper], seats: Container[Seat]) -> list[Happening]:
    """What somebody who plays these seats is told of what happened."""
    told = list(happenings)
    for at, whose, happening in whispers:
        if any(seat in seats for seat in whose):
            told[at] = happening
    return told


@dataclass(slots=True)
class Table:
    """What every game's table has; each game adds its own fields and says what may be done at any time."""

    agenda: list[Step[Any]] = field(default_factory=list)
    happenings: list[Happening] = field(default_factory=list, compare=False)
    offered: list[Choice] = field(default_factory=list, compare=False)
    whispers: list[Whisper] = field(default_factory=list, compare=False)

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda so that the first of them happens next."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda += steps[::-1]

    def tell(self, *happening: Value) -> None:
        """Note what happened, a key and its values, for logs and animation: what everybody may know."""
        self.happenings.append(happening)

    def whisper(self, seats: tuple[Seat, ...], *happening: Value) -> None:
        """What some seats are told instead of the last thing that was told to all."""
        self.whispers.append((len(self.happenings) - 1, seats, happening))

    def begin_telling(self) -> None:
        """Forget what happened before: something else is about to."""
        self.happenings.clear()
        self.whispers.clear()

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
    """The decision that the table waits for, or nothing when the campaign is over."""
    if not table.agenda:
        return None
    top = table.agenda[-1]
    return top if isinstance(top, Decision) else None


def waiting_decision(table: Table) -> Decision[Any]:
    """The decision that the table waits for; there is one unless the campaign is over."""
    decision = decision_of(table)
    if decision is None:
        raise IndexError("the campaign is over, nobody decides")
    return decision


def decider(table: Table) -> Seat:
    """The seat that the table waits for."""
    return waiting_decision(table).who(table)
