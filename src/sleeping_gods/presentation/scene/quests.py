"""Quests as a journal: to be done, waiting, done; rumours kept, and the journey log."""

from __future__ import annotations

from dataclasses import dataclass

from .plate import BookPlate, ScenePlate
from .text import RichText


@dataclass(frozen=True, slots=True)
class QuestState:
    """A quest card of the party."""

    number: int
    title: str
    keyword: str
    text: RichText
    """Empty where this audience may not read it yet, and says so in ``note``."""
    note: str
    """What it waits for, or why it cannot be read."""
    origin: str
    """Where it came from, as a part of a sentence; empty if that is not known."""
    leads_to: str
    """Where it leads, likewise: the ``places`` in words; empty if none is known."""
    state: str
    """``open``, ``waiting`` for something that the party lacks, or ``done``."""
    label: str
    """The state in words."""
    places: tuple[str, ...]
    """The numbers of the places that it speaks of, or that asked for its keyword."""
    spoken: str
    picture: str = ""
    """The key of its picture, the same in every language."""
    plate: ScenePlate | None = None
    """The plate of the first of its places that has one."""
    counted: str = ""
    """Where its keyword has made a difference since it was gained, as a part of a sentence; empty if nowhere yet."""


@dataclass(frozen=True, slots=True)
class QuestJournal:
    """All quests, those to be done first."""

    quests: tuple[QuestState, ...]
    rumours: tuple[RichText, ...]
    """What was read on cards that are discarded at once."""
    done_pile: str
    """The pile of those that are done, in words."""
    keywords: tuple[str, ...]
    """The keywords in hand."""
    journey: tuple[RichText, ...]
    """The journey log as it stands, a line each."""
    plates: tuple[BookPlate, ...] = ()
    """Every plate that the party has seen so far."""
