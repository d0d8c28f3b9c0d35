"""The series of choices that a typed line asks for: they are sent one after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from ...kernel.choices import Choice, text
from ...presentation.party.choice_plan import Part
from ...wire.requests import Undo

Wanted: TypeAlias = "Part | Undo"
"""Choices of which one is meant, or a step back."""


class Series:
    """What is still to be sent, as long as nothing is refused."""

    def __init__(self) -> None:
        self._wanted: deque[Wanted] = deque()
        """What is still to be sent, the next first."""
        self._labels: dict[Choice, str] = {}
        """What choices were called when they were typed."""

    def add(self, wanted: Iterable[Wanted]) -> None:
        """Send these when what was wanted before is done."""
        self._wanted.extend(wanted)

    def name(self, labels: Mapping[Choice, str]) -> None:
        """Remember what choices are called, for one that is no longer offered when its turn comes."""
        self._labels = dict(labels)

    def next(self) -> Wanted | None:
        """What is to be sent next, which is then no longer waiting; nothing if all is done."""
        return self._wanted.popleft() if self._wanted else None

    def drop(self) -> None:
        """Send nothing more of it."""
        self._wanted.clear()

    def label_of(self, choice: Choice) -> str:
        """What a choice is called; its notation if that is not known."""
        return self._labels.get(choice, text(choice))
