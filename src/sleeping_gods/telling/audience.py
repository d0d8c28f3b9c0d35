"""Who is being told: a seat, several seats of one person, the whole sofa, or a spectator."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.choices import Seat


@dataclass(frozen=True, slots=True)
class Audience:
    """The seats whose secrets may be told, and whether everybody plays with open hands."""

    seats: tuple[Seat, ...]
    """Whose hands and secret placements may be seen, and for whom choices are listed; none for a spectator."""
    open_hands: bool = False
    """Whether every hand lies open, as when all sit before one screen and wish it so."""

    def sees(self, seat: Seat) -> bool:
        """Whether the hand of a seat may be seen."""
        return self.open_hands or seat in self.seats


SPECTATOR = Audience(())
"""Somebody who plays no seat and sees what lies open."""


def sofa(players: int) -> Audience:
    """Everybody before one screen, with open hands."""
    return Audience(tuple(range(players)), open_hands=True)


def at_seat(*seats: Seat) -> Audience:
    """Somebody who plays these seats."""
    return Audience(seats)
