"""Cards: the hands an audience may see, and the faces of every card in sight."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.choices import Seat
from .headline import Amount
from .text import RichText


@dataclass(frozen=True, slots=True)
class OpenCard:
    """A card as it lies open to this audience."""

    ref: str
    title: str
    short: str
    """The title where its numbers stand beside it."""
    kind: str
    """What it is: ``ability``, ``adventure``, ``quest``, ``event``, ``enemy``, ``level``, ``curse``, ``combat``,
    ``buff``, ``resource``."""
    label: str
    """The kind in words."""
    picture: str
    """The key of its picture."""
    numbers: tuple[Amount, ...]
    """What is printed large on it: fate, skill, what it takes to use it, the figures of a weapon."""
    text: tuple[RichText, ...]
    note: RichText
    """How it stands now: the command on it, who carries it, what it costs here."""
    entries: tuple[str, ...]
    """The slugs of the entries behind it, that of its kind first."""
    flavour: RichText = ()
    """A line of the world that changes nothing; drawn slanted, after its text."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of one kind that a player holds."""

    seat: Seat
    player: str
    title: str
    """What it is called, with the player's name where several play."""
    kind: str
    """``ability``, ``combat`` or ``adventure``."""
    count: int
    cards: tuple[str, ...] | None
    """Their ids; nothing where this audience may only count them."""


@dataclass(frozen=True, slots=True)
class Cards:
    """Every card in sight, and where it lies."""

    faces: tuple[OpenCard, ...]
    owned: tuple[str, ...]
    """The party's adventure cards."""
    aside: tuple[str, ...]
    """Cards that are owned but cannot be used now: played until the next camp, laid aside from the deck."""
    deck: tuple[str, ...]
    """The combat deck, where a game has one."""
    event: str
    """The event that is being resolved; empty if none is."""
    events: tuple[str, ...]
    """Events that stay in play."""
    curses: tuple[str, ...]
