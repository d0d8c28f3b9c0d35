"""Messages as bytes: hostile until they have been read into their types."""

from __future__ import annotations

import msgspec

from .events import Event
from .requests import Request

MOST = 64 * 1024
"""Bytes of the longest request."""
_encoder = msgspec.json.Encoder()
_request: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_event: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


class BadMessage(ValueError):
    """Bytes that are no message; says where, and never what they were."""


def encode(message: Request | Event) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


def read_request(data: bytes | str) -> Request:
    """A request out of bytes from anywhere."""
    if len(data) > MOST:
        raise BadMessage(f"expected at most {MOST} bytes, got {len(data)}")
    try:
        return _request.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(_where(error)) from None


def read_event(data: bytes | str) -> Event:
    """An event out of bytes from a server."""
    try:
        return _event.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(_where(error)) from None


def _where(error: Exception) -> str:
    """What is wrong and where; an error of the decoder may quote what was sent, so only its place is kept."""
    said = str(error)
    place = said.rpartition(" - at `")[2].rstrip("`") if " - at `" in said else "$"
    kind = "a field that is not known" if "unknown field" in said else "another type or form"
    return f"expected a message of the protocol, got {kind} at {place[:80]}"
