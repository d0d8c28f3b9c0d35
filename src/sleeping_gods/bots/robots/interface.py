"""What all robots share: what they are given, and what they answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from ...kernel.choices import Choice
from ...kernel.luck import Luck
from ...party.table.table import PartyTable
from .advice_facts import AdviceFact
from .group_past import NO_PAST, GroupPast


class Manner(Enum):
    """How a robot plays: how much risk it takes, and how freely it spends."""

    STEADY = "steady"
    BOLD = "bold"
    CAREFUL = "careful"
    THRIFTY = "thrifty"


@dataclass(frozen=True, slots=True)
class SeatView:
    """Everything that a robot may know."""

    table: PartyTable
    """The table as the seat sees it: other hands are any, piles lie in one order, and its pack holds only what was read
    and seen. A robot may clone it and play on; an unread page is an empty one there."""
    seat: str
    """Such as ``p1``."""
    offered: tuple[Choice, ...]
    """The choices that are the seat's to make now."""
    pages_read: frozenset[str]
    """The numbers of the pages that the group has read in this campaign."""
    holds: tuple[str, ...] = ()
    """All seats that the robot plays, ``seat`` among them: their hands are known, and their choices are offered too."""
    past: GroupPast = NO_PAST
    """What the group has done, as far as that is known."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice with what it is worth to the robot."""

    choice: Choice
    value: float
    """In points of the final score, about; only differences between choices of one advice mean anything."""
    facts: tuple[AdviceFact, ...] = ()
    """The figures that decided, those that weigh most first."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a robot would do, and what else it thought of."""

    best: Weighed
    others: tuple[Weighed, ...]
    """The others, best first."""
    passes: bool = False
    """Whether it would rather leave the decision to another seat that may decide too."""

    @property
    def choice(self) -> Choice:
        """What the robot would do."""
        return self.best.choice


Clock = Callable[[], float]
"""Seconds since any moment."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a robot may think: a number of playouts, or until a clock says that the time is up."""

    playouts: int = 0
    """How many at most."""
    milliseconds: float = 0.0
    """How long at most; it counts only with a clock."""
    clock: Clock | None = None
    """Tells the time in seconds; None if only playouts are counted."""

    @classmethod
    def of_playouts(cls, playouts: int) -> Budget:
        """A count of playouts: the same advice on every machine."""
        return cls(playouts=playouts)

    @classmethod
    def of_time(cls, milliseconds: float, clock: Clock) -> Budget:
        """Time by a clock: the advice may differ from one time to the next."""
        return cls(milliseconds=milliseconds, clock=clock)


QUICK = Budget.of_playouts(0)
"""No playout at all: a robot that thinks ahead then answers like one that reads."""


class Robot(Protocol):
    """A way to choose."""

    @property
    def name(self) -> str:
        """Its kind: ``random``, ``careful``, ``reading`` or ``planner``."""

    def advise(self, view: SeatView, luck: Luck, budget: Budget) -> Advice:
        """What it would do; always one of the offered choices."""


def sorted_advice(weighed: list[Weighed], best: Choice, *, passes: bool = False) -> Advice:
    """Advice of weighed choices: ``best`` first, the others by their value."""
    first = next(item for item in weighed if item.choice == best)
    rest = sorted((item for item in weighed if item is not first), key=lambda item: (-item.value, item.choice))
    return Advice(first, tuple(rest), passes)
