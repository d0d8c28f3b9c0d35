"""What can go wrong on the way to a served table; each has its words in both languages."""

from __future__ import annotations


class RemoteError(Exception):
    """A table that cannot be reached, or joined."""


class BadAddress(RemoteError):
    """A link that leads to no table."""


class Unreachable(RemoteError):
    """A server that does not answer."""


class OtherAnswer(Unreachable):
    """A server that answers in another way than a table's does."""


class NoSeat(RemoteError):
    """This device has no seat at a table, and no invitation was given."""


class Unwelcome(RemoteError):
    """A server's own words why somebody may not join; they come in the language that was asked for."""


class BrokenSeats(RemoteError):
    """The file with the seats of this device cannot be read; it is untouched."""
