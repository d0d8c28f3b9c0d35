"""Errors of a table's authority: each has a key that clients translate."""

from __future__ import annotations

from ..kernel.errors import Reason


class HostError(Exception):
    """A request that was refused; nothing has changed."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(key)


class NotAllowed(HostError):
    """The sender may not do this, or nobody may."""


class SetupRefused(NotAllowed):
    """A campaign that cannot begin with these options, and the reason."""

    def __init__(self, game: str, reason: Reason) -> None:
        super().__init__("bad-setup")
        self.game = game
        self.reason = reason


class NotThere(HostError):
    """A person, invitation or campaign that does not exist, or not for the sender."""
