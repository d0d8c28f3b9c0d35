"""The storybook page that is being read, or the event card."""

from __future__ import annotations

from dataclasses import dataclass

from .text import Text


@dataclass(frozen=True, slots=True)
class StoryLine:
    """A lettered choice of the page."""

    letter: str
    text: Text
    terms: Text
    """What it costs and the tests it leads to."""
    choice: str
    """What is sent back; empty if it cannot be taken."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page, whole: clients may leave out what they have shown in this visit."""

    number: str
    title: str
    kind: str
    """``story`` or ``event``."""
    blocks: tuple[Text, ...]
    choices: tuple[StoryLine, ...]
    open: bool
    """Whether it is being read; else it is what was read last."""
    earlier: tuple[tuple[str, str], ...]
    """Pages read before on this visit: number and title."""
