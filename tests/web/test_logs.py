"""The log of a server: JSON line by line, whatever is said, and no secrets."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from sleeping_gods.host.seat_secrets import new_secret
from sleeping_gods.web.logs import JsonLines


def line(message: object, *values: object, error: Exception | None = None, level: int = logging.INFO) -> dict[str, str]:
    """What is written of a record, read again."""
    told = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord("sleeping_gods.web", level, "", 0, message, values, told)
    written = JsonLines().format(record)
    assert "\n" not in written
    read: dict[str, str] = json.loads(written)
    return read


@pytest.mark.parametrize(
    "said", ['a "quoted" word', "two\nlines\r\n", "back\\slash", "\x1b[31m\x00", "Où ? 🜲", "100 %"]
)
def test_a_message_stays_in_its_line(said: str) -> None:
    """Quotes, line breaks and signs of any kind come back as they were."""
    found = line("%s", said)

    assert found["said"] == said
    assert (found["level"], found["name"]) == ("info", "sleeping_gods.web")
    assert found["at"].endswith("+00:00")


def test_a_message_whose_values_do_not_fit_is_written_all_the_same() -> None:
    """Nothing is lost, and nothing else is written instead."""
    assert line("%d tables", "many")["said"] == "%d tables ('many',)"


def test_an_error_comes_with_its_traceback() -> None:
    """In the same line."""
    try:
        raise ValueError(f"no such seat: {new_secret()}")
    except ValueError as error:
        found = line("failed", error=error, level=logging.ERROR)

    assert found["level"] == "error"
    assert "test_logs.py" in found["error"]
    assert found["error"].endswith("ValueError: no such seat: (secret)")


def test_no_secret_gets_into_a_line() -> None:
    """Neither ours, nor what follows the address of a page, nor a header, nor a login of a database."""
    secret = new_secret()
    cases = {
        f'1.2.3.4 - "WebSocket /api/campaigns/0a1b/play?lang=fr&secret={secret}" [accepted]': '1.2.3.4 - "WebSocket '
        '/api/campaigns/0a1b/play" [accepted]',
        f"GET /join/{secret} 404": "GET /join/(secret) 404",
        f"< Cookie: a=b; __Host-seat={secret}": "< Cookie: (secret)",
        "authorization='Bearer short'": "authorization=(secret)",
        "postgresql://games:kraken@db/games": "postgresql://db/games",
        "password=kraken host=db": "password=(secret)",
    }

    assert {said: line(said.replace("%", "%%"))["said"] for said in cases} == cases


def test_what_is_no_secret_stays() -> None:
    """Ids of campaigns and hashes are needed to find what went wrong."""
    for said in ("campaign 0a1b2c3d4e5f6071", "hash " + "a" * 64, sys.version.split()[0], "What? Nothing."):
        assert line(said)["said"] == said
