"""What the authority refuses: a word for it, which clients put into the words of their language."""

from __future__ import annotations


class HostError(Exception):
    """Something that is not done; nothing has changed."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(key)


class NotAllowed(HostError):
    """Something that this person may not do, or that nobody may."""


class NotThere(HostError):
    """A person, invitation or campaign that is not there, or not for this person."""
