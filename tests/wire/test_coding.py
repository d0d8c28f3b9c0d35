"""Messages as bytes: all of them come through, and whatever else is sent is refused in words of our own."""

from __future__ import annotations

import json
import re
from typing import get_args

import msgspec
import pytest

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.wire import http
from sleeping_gods.wire.coding import MAX_MESSAGE_BYTES, BadMessage, encode, read_event, read_request
from sleeping_gods.wire.events import Event, Refused
from sleeping_gods.wire.requests import CHANGING, ChatRequest, Request
from sleeping_gods.wire.shapes import fields_of, records_of, tag_of

from ..daily import first_daily
from . import hostile
from .hostile import CANARY, NEVER, PERHAPS, Spoiler, flipped, good
from .making import make

REQUESTS: tuple[type, ...] = get_args(Request)
EVENTS: tuple[type, ...] = get_args(Event)
EACH = 10_000 // len(NEVER + PERHAPS) + 1
"""Messages spoilt in one way: ten thousand in all."""
FEW = 50
NAMES = "|".join(sorted({"kind"} | {field.name for request in REQUESTS for field in fields_of(request)}))
"""The fields of all requests: no other word of a message is ever repeated."""
SAID = re.compile(
    rf"expected (at most {MAX_MESSAGE_BYTES} bytes, got \d+|every key of an object once, got one twice"
    rf"|a message of the protocol, got (a field that is not known|another type or form at \$(\.({NAMES})(\[\d+\])?)?))"
)


@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_every_request_comes_through(kind: type) -> None:
    """Whatever its type allows is the same after it was sent, as bytes and as a string."""
    luck = Luck(11)

    for _ in range(100):
        made = make(kind, luck)
        sent = encode(made)  # type: ignore[arg-type]  # one of them
        assert type(made) is kind
        assert read_request(sent) == read_request(sent.decode()) == made


@pytest.mark.parametrize("count", first_daily([8, 40]))
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_comes_through(kind: type, count: int) -> None:
    """Likewise; sections that are not there are not there on the other side either."""
    luck = Luck(13)

    for _ in range(count):
        made = make(kind, luck)
        sent = encode(made)  # type: ignore[arg-type]  # one of them
        assert type(made) is kind
        assert read_event(sent) == read_event(sent.decode()) == made


@pytest.mark.parametrize("kind", records_of(http), ids=lambda kind: kind.__name__)
def test_every_body_comes_through(kind: type) -> None:
    """What goes over plain HTTP is the same on the other side too."""
    luck = Luck(14)

    for _ in range(40):
        made = make(kind, luck)
        assert msgspec.json.decode(msgspec.json.encode(made), type=kind) == made


def test_every_message_that_is_written_down_can_be_sent() -> None:
    """No request and no event has been left out of its union, and no two have one kind."""
    for kinds in (REQUESTS, EVENTS):
        base = kinds[0].__mro__[1]

        assert set(base.__subclasses__()) == set(kinds)
        assert len({tag_of(kind) for kind in kinds}) == len(kinds)
    assert set(CHANGING) <= set(REQUESTS)


@pytest.mark.parametrize("count", first_daily([FEW, EACH]))
@pytest.mark.parametrize("spoil", NEVER, ids=lambda spoil: spoil.__name__)
def test_what_is_no_request_is_refused(spoil: Spoiler, count: int) -> None:
    """Many requests spoilt in one way: each is a bad message, and what is said of it repeats nothing of it."""
    luck = Luck(17)

    for _ in range(count):
        assert refused(spoil(good(luck), luck))


@pytest.mark.parametrize("count", first_daily([2 * FEW, EACH]))
@pytest.mark.parametrize("spoil", PERHAPS, ids=lambda spoil: spoil.__name__)
def test_what_may_still_be_a_request_is_one_or_is_refused(spoil: Spoiler, count: int) -> None:
    """Many requests spoilt at random; some are still requests, and keep to every limit of their types."""
    luck = Luck(19)

    outcomes = {refused(spoil(good(luck), luck)) for _ in range(count)}

    assert outcomes == {True, False}


def refused(sent: bytes | str) -> bool:
    """Whether a message is refused in words of our own; else it is a request to the letter. Nothing else may happen."""
    said: BadMessage | None = None
    try:
        request = read_request(sent)
    except BadMessage as error:
        said = error
    if said:
        assert SAID.fullmatch(str(said)), str(said)
        assert CANARY.lower() not in repr(said).lower()
        assert said.__suppress_context__ or said.__context__ is None, "a traceback would quote the decoder"
        return True
    assert isinstance(request, REQUESTS)
    assert msgspec.convert(msgspec.to_builtins(request), Request) == request
    assert read_request(encode(request)) == request
    return False


def test_ten_thousand_messages_are_spoilt_in_every_way_there_is() -> None:
    """No way of spoiling a message is written down and not tried."""
    ways = {way for way in vars(hostile).values() if getattr(way, "__module__", "") == hostile.__name__}

    assert ways - {good} == set(NEVER + PERHAPS)
    assert EACH * len(NEVER + PERHAPS) >= 10_000
    assert all(not refused(good(Luck(seed))) for seed in range(200))


@pytest.mark.parametrize("count", first_daily([60, 400]))
def test_events_of_a_hostile_server_are_read_or_refused(count: int) -> None:
    """A client that reads a spoilt event gets an event or a bad message; nesting without end is the latter."""
    luck, bad = Luck(23), 0

    for _ in range(count):
        made = make(luck.pick(EVENTS), luck)
        sent = flipped(encode(made), luck)  # type: ignore[arg-type]  # one of them
        try:
            assert isinstance(read_event(sent), EVENTS)
        except BadMessage:
            bad += 1
    for nested in (b"[" * 100_000, b'{"position":' * 100_000, b'{"sections":{"log":' + b"[" * 100_000):
        with pytest.raises(BadMessage):
            read_event(nested)

    assert bad > count // 4


def test_a_place_in_an_event_is_named() -> None:
    """Whoever writes a server learns which field is wrong, however deep."""
    sent = json.loads(encode(Refused(1, "a", "stale", ())))
    sent["words"] = [["plain", "not ", ""], ["loud", CANARY, ""]]

    with pytest.raises(BadMessage, match=r"at \$\.words\[1\]\[0\]\Z"):
        read_event(json.dumps(sent))


def test_the_longest_request_is_measured_in_bytes() -> None:
    """A message of exactly the most is read; one byte more is not, be it bytes or characters."""
    sent = encode(ChatRequest("a", "\U0001f9ed" * 500)).decode()
    full = sent + " " * (MAX_MESSAGE_BYTES - len(sent.encode()))

    assert read_request(full) == read_request(full.encode()) == ChatRequest("a", "\U0001f9ed" * 500)
    for more in (full + " ", (full + " ").encode()):
        with pytest.raises(BadMessage, match=rf"at most {MAX_MESSAGE_BYTES} bytes, got {MAX_MESSAGE_BYTES + 1}\Z"):
            read_request(more)
