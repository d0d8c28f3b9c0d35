"""One keyboard for all players: who sits at it, and when it must be passed on so that hands stay secret."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.choices import CHANCE, Seat


@dataclass(slots=True)
class Keyboard:
    """Who sits at the keyboard; nobody when a session begins."""

    open_hands: bool = False
    """Whether everybody may see every hand, as the table has agreed."""
    holder: Seat | None = None
    """Who sits there; None if nobody does yet."""
    stepping_in: bool = False
    """Whether the holder acts between, before somebody else's decision."""
    alone: bool = False
    """Whether there is only one player."""
    wanted: Seat | None = None
    """Who must sit down before the screen is drawn; None if whoever sits there may stay."""

    @property
    def seat(self) -> Seat:
        """The seat that sees the screen."""
        return self.holder or 0

    @property
    def open(self) -> bool:
        """Whether nothing needs to be hidden."""
        return self.open_hands or self.alone

    def settle(self, players: int, decider: Seat, needed: Seat | None) -> None:
        """Work out who must sit down next; ``needed`` is the seat whose hand will be shown."""
        self.alone = players == 1
        self.wanted = None
        if self.open:
            self.holder = _player_of(decider)
        elif not self.stepping_in and not (needed is None and self.holder is not None and self.holder < players):
            seat = _player_of(decider) if needed is None else needed
            self.wanted = None if seat == self.holder else seat

    def agree(self, *, open_hands: bool) -> None:
        """Set whether hands are open; nobody sits there then, so the next screen is drawn for whoever is to decide."""
        self.open_hands = open_hands
        self.holder = None
        self.stepping_in = False

    def sit(self, seat: Seat, *, stepping_in: bool = False) -> None:
        """Set who sits at the keyboard."""
        self.holder = seat
        self.stepping_in = stepping_in


def _player_of(decider: Seat) -> Seat:
    """The seat that answers at the keyboard: the first player names what is drawn from real cards."""
    return 0 if decider == CHANCE else decider
