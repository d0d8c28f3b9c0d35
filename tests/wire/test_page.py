"""The page about the wire, for whoever writes a client: its examples are messages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from sleeping_gods.wire.coding import MAX_MESSAGE_BYTES, encode, read_event, read_request
from sleeping_gods.wire.events import Event
from sleeping_gods.wire.requests import Request
from sleeping_gods.wire.sections import NAMES

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "wire.md").read_text("utf-8")
REQUESTS, EVENTS = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(
    ("examples", "read", "kinds"), [(REQUESTS, read_request, get_args(Request)), (EVENTS, read_event, get_args(Event))]
)
def test_the_page_has_an_example_of_every_message(examples: str, read: object, kinds: tuple[type, ...]) -> None:
    """Each line is read as the message that it shows, and no kind is missing."""
    assert callable(read)

    shown = [read(line) for line in examples.splitlines()]

    assert {type(message) for message in shown} == set(kinds)
    assert len({getattr(message, "id", at) for at, message in enumerate(shown)}) == len(shown)


def test_events_are_shown_whole() -> None:
    """What a server sends leaves no field out, and neither does the page."""
    for line in EVENTS.splitlines():
        assert json.loads(encode(read_event(line))) == json.loads(line)


def test_the_page_knows_every_section() -> None:
    """All sections are listed, in the order in which they are sent, and so is the limit."""
    listed = ", ".join(f"`{name}`" for name in NAMES)

    assert listed in " ".join(PAGE.split())
    assert len(NAMES) == 18
    assert f"at most {MAX_MESSAGE_BYTES // 1024} KiB" in PAGE
