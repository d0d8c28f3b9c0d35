"""The head of the table: turn, who leads, phase, place, how long there still is, and what the party owns."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.choices import Seat
from .text import RichText


@dataclass(frozen=True, slots=True)
class Gauge:
    """A track: what is left of something that runs out."""

    key: str
    """Which track: ``time``, ``camps``, ``plane``, ``fuel``, ``events``, ``actions``."""
    label: str
    left: int
    max: int
    text: str
    """The gauge in words, with its meaning where the label alone does not say it."""
    extra: int = 0
    """What lies beside the track: 1 for the bonus time token beside ``time``, else 0."""


@dataclass(frozen=True, slots=True)
class Amount:
    """How many of something."""

    key: str
    count: int
    text: str


@dataclass(frozen=True, slots=True)
class Headline:
    """Where the campaign stands."""

    turn: int
    leader: Seat
    title: str
    """The number of the turn, in words."""
    leader_text: str
    phase: str
    place: str
    facts: tuple[RichText, ...]
    """What else matters at any moment, such as marks of the log and the level: a few words each."""
    gauges: tuple[Gauge, ...]
    goods: tuple[Amount, ...]
    holdings: tuple[tuple[str, RichText], ...]
    """Goods, and at sea command: a label and what there is, for clients that write it."""
    spoken: tuple[str, ...]
    """The turn, the facts and some gauges in sentences, for clients that speak."""
