"""Encodes and decodes messages; every message received is untrusted until it has been decoded into its type."""

from __future__ import annotations

import functools
import re

import msgspec

from ..kernel.unique_keys import DuplicateKey, strict_json
from .events import Event
from .requests import Request

MAX_MESSAGE_BYTES = 64 * 1024
"""Bytes of the longest request."""
_encoder = msgspec.json.Encoder()
_request: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_PLACE = re.compile(r" - at `(\$[\w.\[\]]{0,80})`\Z")


class BadMessage(ValueError):
    """Bytes that are no message; says where, and never what they were."""


def encode(message: Request | Event) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


def kind_of(message: Request | Event) -> str:
    """The word in the field ``kind`` of a message."""
    return str(message.__struct_config__.tag)


def read_request(data: bytes | str) -> Request:
    """A request out of bytes from anywhere."""
    try:
        sent = data.encode() if isinstance(data, str) else data
        if len(sent) > MAX_MESSAGE_BYTES:
            raise BadMessage(f"expected at most {MAX_MESSAGE_BYTES} bytes, got {len(sent)}")
        request = _request.decode(sent)
        strict_json(sent)
        return request
    except BadMessage:
        raise
    except DuplicateKey as error:
        raise BadMessage(str(error)) from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadMessage(_where(error)) from None


def read_event(data: bytes | str) -> Event:
    """An event out of bytes from a server."""
    try:
        event = _event_decoder().decode(data)
        strict_json(data)
        return event
    except DuplicateKey as error:
        raise BadMessage(str(error)) from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadMessage(_where(error)) from None


@functools.cache
def _event_decoder() -> msgspec.json.Decoder[Event]:
    """Made when the first event is read: whoever tells events reads none, and it takes as long as fifty modules."""
    return msgspec.json.Decoder(Event)


def _where(error: Exception) -> str:
    """What is wrong and where. An error of the decoder may quote what was sent, so only the place at its end is kept;
    not even that if it quotes the name of a field, which may look like a place."""
    message = str(error)
    if message.startswith("Object contains unknown field"):
        return "expected a message of the protocol, got a field that is not known"
    place = _PLACE.search(message)
    return f"expected a message of the protocol, got another type or form at {place[1] if place else '$'}"
