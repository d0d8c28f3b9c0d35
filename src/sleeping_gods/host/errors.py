"""Errors of a table's authority: each has a key that clients translate."""

from __future__ import annotations

from ..kernel.errors import Reason


class HostError(Exception):
    """Something that is not done; nothing has changed."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(key)


class NotAllowed(HostError):
    """Something that this person may not do, or that nobody may."""


class SetupRefused(NotAllowed):
    """A campaign that cannot begin as somebody wishes, and the rule that says so."""

    def __init__(self, game: str, reason: Reason) -> None:
        super().__init__("bad-setup")
        self.game = game
        self.reason = reason


class NotThere(HostError):
    """A person, invitation or campaign that is not there, or not for this person."""
