"""Errors on the way to a served table; each has a text in every language."""

from __future__ import annotations


class RemoteError(Exception):
    """A table that cannot be reached or joined."""


class BadAddress(RemoteError):
    """A link that is no address of a table."""


class Unreachable(RemoteError):
    """The server does not answer."""


class OtherAnswer(Unreachable):
    """The answer is not one of a table server."""


class NoSeat(RemoteError):
    """This device has no seat at the table, and there is no invitation."""


class Unwelcome(RemoteError):
    """The server's own message why joining is refused, in the requested language."""


class BrokenSeats(RemoteError):
    """The file with this device's seats cannot be read; it is unchanged."""
