"""Quests as a journal: to be done, waiting, done; and rumours kept."""

from __future__ import annotations

from dataclasses import dataclass

from .text import Text


@dataclass(frozen=True, slots=True)
class Quest:
    """A quest card of the party."""

    number: int
    title: str
    keyword: str
    text: Text
    """Empty where this audience may not read it yet."""
    origin: str
    """Where it came from; empty if that is not known."""
    state: str
    """``open``, ``waiting`` or ``done``."""


@dataclass(frozen=True, slots=True)
class Journal:
    """All quests, those to be done first."""

    quests: tuple[Quest, ...]
    rumours: tuple[Text, ...]
    box: str
    """What the pile of those that are done is called."""
    keywords: tuple[str, ...]
