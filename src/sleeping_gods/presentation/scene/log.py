"""What happened, a line each, with the entry it belongs to."""

from __future__ import annotations

from dataclasses import dataclass

from .plate import ScenePlate
from .test import Part
from .text import RichText

CHOICE = "choice"
"""The kind of what somebody chose."""


@dataclass(frozen=True, slots=True)
class DrawResult:
    """A draw of fate in numbers, as it stood when the line was written."""

    kind: str
    """The kind of the test: ``challenge``, ``attack``, ``flight``, ``travel``, ``check`` and so on."""
    skill: str
    card: str
    """The id of the fate card drawn last; empty for a die."""
    title: str
    """What that card is called."""
    fate: int
    """The number that counts, with all that was added to it."""
    parts: tuple[Part, ...]
    number: int
    """What is to be reached; 0 where a test has no such number."""
    total: int
    result: str
    """``passed`` or ``failed`` once the test is settled; empty before, and where a draw is neither."""


@dataclass(frozen=True, slots=True)
class FullPage:
    """A page that a client shows by itself until it is turned: a totem, a fight that is over, a camp, the end."""

    kind: str
    """``totem``, ``won``, ``fled``, ``lost``, ``camp`` or ``end``."""
    title: str = ""
    """The name of what the page is about; empty where the kind says it all."""
    piece: str = ""
    """Its id."""
    lines: tuple[RichText, ...] = ()
    """A sentence of the world, then what it gives; nothing where a client knows the rest from other lines."""
    count: int = 0
    """Of a totem: how many the party has with it."""
    needed: int = 0
    """How many the aim of the pack asks for; 0 if it does not say."""
    plate: ScenePlate | None = None


@dataclass(frozen=True, slots=True)
class LogFacts:
    """What a line says, in ids and numbers, for a client that draws it."""

    pieces: tuple[str, ...] = ()
    """Ids of members, enemies, cards, squares or regions, in the order of the log event."""
    amount: int = 0
    draw: DrawResult | None = None
    page: FullPage | None = None


@dataclass(frozen=True, slots=True)
class LogLine:
    """Something that happened, as this audience is told of it."""

    entry: int
    """The entry of the campaign that it belongs to: undo goes back to it."""
    kind: str
    """Its key: ``paragraph``, ``drew`` and so on; ``choice`` for what somebody chose."""
    text: RichText
    ref: str = ""
    """The page or card that is shown whole, where the line only names it."""
    body: tuple[RichText, ...] = ()
    """What stood on it when it was read."""
    forced: bool = False
    """Whether it was a choice without any other: the table may have made it by itself."""
    title: str = ""
    """The title of the page or card."""
    has_choices: bool = False
    """Whether something is chosen on the page, so that it also lies open as the page of the scene."""
    facts: LogFacts | None = None
    """What happened in ids and numbers, for the kinds of line that a client shows as more than a sentence."""
