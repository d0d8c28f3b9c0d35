"""Decides what each seat is told of an entry, for logs and clients alike."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ..journal.entries import JournalEntry
from ..kernel.choices import Seat
from ..kernel.table import LogEvent, PrivateEvent, heard

UNSEEN = "?"
"""Stands for the words of a choice that are another's secret."""


@dataclass(frozen=True, slots=True)
class Played:
    """An entry, what happened because of it, and who may know."""

    entry: JournalEntry
    log_events: tuple[LogEvent, ...]
    """What everybody is told."""
    private_events: tuple[PrivateEvent, ...] = ()
    """What some seats are told instead."""
    secret: tuple[Seat, ...] | None = None
    """The only seats that may know which choice it was; nothing where everybody may."""


@dataclass(frozen=True, slots=True)
class HeardEntry:
    """An entry as somebody is told of it. It bears no hash: whoever knows the rest of a state could try them all."""

    number: int
    seat: str
    """Who chose: a seat's word, ``chance``, ``table`` or ``undo``."""
    choice: str
    """The choice in notation; of a secret one only the first word."""
    log_events: tuple[LogEvent, ...]


def tell(played: Played, seats: Collection[Seat]) -> HeardEntry:
    """What somebody who plays these seats is told; without any seat, what a spectator is."""
    entry = played.entry
    knows = played.secret is None or any(seat in seats for seat in played.secret)
    choice = entry.choice if knows else f"{entry.choice.partition(' ')[0]} {UNSEEN}"
    return HeardEntry(entry.number, entry.seat, choice, tuple(heard(played.log_events, played.private_events, seats)))
