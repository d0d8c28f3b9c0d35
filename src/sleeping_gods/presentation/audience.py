"""Who reads a scene: one seat, several seats of one person, everybody on one screen, or a spectator."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..kernel.choices import CHANCE, Seat


@dataclass(frozen=True, slots=True)
class Audience:
    """The seats for which a table is put into words."""

    seats: tuple[Seat, ...] = ()
    """The seats that they play; none for a spectator."""
    open_hands: bool = False
    """Whether every hand lies open, as on a sofa or by agreement."""
    apart: bool = False
    """Whether they have a screen of their own: what only others can choose is named there, and no more."""
    answers: tuple[Seat, ...] = ()
    """Seats of others for which they may answer the decision that waits: those of robots that leave it to people."""

    def sees(self, seat: Seat) -> bool:
        """Whether the audience may see the hand of a seat."""
        return self.open_hands or seat in self.seats

    def may_choose(self, seat: Seat) -> bool:
        """Whether a choice of a seat can be made where this audience is; any player may enter a draw."""
        return self.may_act(seat) or seat in self.answers

    def may_act(self, seat: Seat) -> bool:
        """Whether a seat may do something at any time where this audience is; any player may enter a draw."""
        return not self.apart or seat in self.seats or (seat == CHANCE and bool(self.seats))

    def seen(self, count: int) -> Iterable[Seat]:
        """The seats below ``count`` whose hands the audience may see."""
        return range(count) if self.open_hands else self.seats

    @property
    def known(self) -> tuple[Seat, ...] | None:
        """The seats whose secrets the audience knows; None if there are no secrets."""
        return None if self.open_hands else self.seats


SOFA = Audience(open_hands=True)
"""Everybody together, with open hands."""
SPECTATOR = Audience()
"""Somebody who plays no seat."""
