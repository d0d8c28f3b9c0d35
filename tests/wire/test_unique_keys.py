"""What says something twice says nothing: whoever checks one value and does the other can be deceived."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from sleeping_gods.campaign.profile import FILE, BrokenProfile, Profile
from sleeping_gods.content.index import read_index
from sleeping_gods.kernel.unique_keys import DuplicateKey, strict_json
from sleeping_gods.storage.campaign_summaries import summary_of_row
from sleeping_gods.wire.coding import BadMessage, encode, read_event, read_request
from sleeping_gods.wire.events import Done
from sleeping_gods.wire.requests import ChooseRequest, PreviewRequest

from ..web.door import opened
from ..web.running import run
from ..web.tables import seat, written

AGAIN = b'"id":"other",'


def doubled(text: bytes) -> list[bytes]:
    """A message with its id twice: first or last, alike or not, plain or written with an escape."""
    inside = text.strip()[1:-1]
    return [
        b"{" + AGAIN + inside + b"}",
        b"{" + inside + b"," + AGAIN[:-1] + b"}",
        b"{" + inside + b',"i\\u0064":"x"}',
        b'{"id":"x","id":"x",' + inside.replace(b'"id":', b'"id":') + b"}",
    ]


@pytest.mark.parametrize("message", [ChooseRequest("x", 3, "begin turn"), PreviewRequest("x", ("cover a b", "join c"))])
def test_a_request_that_says_something_twice_is_refused(message: ChooseRequest | PreviewRequest) -> None:
    """Whichever value comes first; the same request said once is read."""
    assert read_request(encode(message)) == message
    for text in doubled(encode(message)):
        with pytest.raises(BadMessage, match="twice"):
            read_request(text)
        with pytest.raises(BadMessage, match="twice"):
            read_request(text.decode())


def test_an_event_that_says_something_twice_is_refused() -> None:
    """Also deep inside it, where the client keeps what it was told."""
    assert read_event(encode(Done(3, "x"))) == Done(3, "x")
    for text in doubled(encode(Done(3, "x"))):
        with pytest.raises(BadMessage, match="twice"):
            read_event(text)


def test_only_one_object_may_not_say_a_thing_twice() -> None:
    """Two objects beside or within each other may have the same keys; lists and texts may repeat what they like."""
    good = '{"a": {"a": 1}, "b": [{"a": 1}, {"a": 1}, "a", "a"], "c": "{\\"a\\": 1, \\"a\\": 2}"}'

    assert strict_json(good) == json.loads(good)
    for bad in ('{"a": 1, "b": 2, "a": 1}', '[{"x": {"a": 1, "\\u0061": 2}}]', '{"": 1, "": 1}'):
        with pytest.raises(DuplicateKey):
            strict_json(bad)


def test_a_request_over_http_that_says_something_twice_does_nothing(tmp_path: Path) -> None:
    """Not renamed, not begun, not joined; a campaign that is named twice in the body of a request neither."""

    async def play() -> tuple[list[tuple[int, str]], bool]:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            path, host = f"/api/campaigns/{table.campaign}", table.host.secret
            before = written(door.storage)
            options = b'{"pack":"harbour","name":"A","players":["Ada"],"host":"Ada","options":{"seed":"1","seed":"2"}}'
            replies = [
                await door.ask("PATCH", path, b'{"name":"A","name":"B"}', host),
                await door.ask("POST", "/api/campaigns", options),
                await door.ask("POST", "/api/join", b'{"invite":"x","invite":"%s","name":"E"}' % table.invite.encode()),
            ]
            return [(one.status, one.key) for one in replies], before == written(door.storage)

    refused, same = run(play())

    assert refused == [(400, "bad-request")] * 3
    assert same


def test_what_is_kept_is_read_the_same_way(tmp_path: Path) -> None:
    """The sheet of a player, the index of packs, and the settings of a campaign."""
    (tmp_path / FILE).write_text('{"format": 2, "games": {}, "games": {}}')
    with pytest.raises(BrokenProfile):
        Profile.load(tmp_path)
    with pytest.raises(ValueError, match="twice"):
        read_index(b'{"stamp": "a", "stamp": "b", "packs": []}')
    row = ("0" * 16, "A", "sea", "harbour", "Ada", 0, 0, "kept", "", '{"a": 1, "a": 2}', b"", 1)
    assert summary_of_row(row).settings == {}
    assert msgspec.json.decode(b'{"a": 1, "a": 2}') == {"a": 2}  # which takes the last by itself
