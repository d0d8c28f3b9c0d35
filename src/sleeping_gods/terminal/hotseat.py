"""One keyboard for all players: who sits at it, and when it must be passed on so that hands stay secret."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.choices import Seat


@dataclass(slots=True)
class Keyboard:
    """Who sits at the keyboard; nobody when a session begins."""

    open_hands: bool = False
    """Whether everybody may see every hand, as the table has agreed."""
    holder: Seat | None = None
    stepping_in: bool = False
    """Whether the holder acts between, before somebody else's decision."""
    alone: bool = False
    """Whether there is only one player."""
    wanted: Seat = 0
    """Who is to sit down next."""

    @property
    def seat(self) -> Seat:
        """The seat that sees the screen."""
        return self.holder or 0

    @property
    def open(self) -> bool:
        """Whether nothing needs to be hidden."""
        return self.open_hands or self.alone

    def settle(self, players: int, decider: Seat, needed: Seat | None) -> bool:
        """Decide who must sit at the keyboard; returns whether they do. ``needed`` is the seat whose hand will be
        shown.
        """
        self.alone = players == 1
        if self.open:
            self.holder = max(0, decider)
            return True
        if self.stepping_in:
            return True
        if needed is None and self.holder is not None and self.holder < players:
            return True
        self.wanted = max(0, decider if needed is None else needed)
        return self.wanted == self.holder

    def sit(self, seat: Seat, *, stepping_in: bool = False) -> None:
        """Set who sits at the keyboard."""
        self.holder = seat
        self.stepping_in = stepping_in
