"""The storybook page that is being read, or the event card."""

from __future__ import annotations

from dataclasses import dataclass

from .plate import ScenePlate
from .text import RichText


@dataclass(frozen=True, slots=True)
class StoryLine:
    """A lettered choice of the page, or an action of an encounter."""

    letter: str
    text: RichText
    terms: RichText
    """What it costs and the tests it leads to."""
    choice: str
    """What is sent back; empty if it cannot be taken now."""
    taken: bool
    """Whether it was taken on this visit and cannot be taken again."""
    standees: tuple[str, ...]
    """Who stands on it in an encounter, as far as this audience may know."""
    spoken: str


@dataclass(frozen=True, slots=True)
class StoryPage:
    """A page, whole: clients may leave out what they have shown in this visit."""

    ref: str
    """The number of the page, or the id of the event card."""
    number: str
    """What stands in its corner."""
    title: str
    kind: str
    """``story``, ``encounter``, ``event`` or ``prologue``."""
    blocks: tuple[RichText, ...]
    choices: tuple[StoryLine, ...]
    notes: tuple[RichText, ...]
    """Who takes no action in an encounter, and who is still to be placed."""
    open: bool
    """Whether it is being read; else it is what was read last."""
    earlier: tuple[tuple[str, str], ...]
    """Pages read before on this visit: number and title."""
    plate: ScenePlate | None = None
    """The plate of its place."""
    first_sight: bool = False
    """Whether the party has not come to the place before: then its plate is shown large, once."""
