"""A client of another version of the protocol is told so before it is told a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.wire.events import OVER, Closing, Snapshot
from sleeping_gods.wire.version import WIRE_VERSION

from .door import opened
from .running import run
from .tables import seat


@pytest.mark.parametrize(
    ("query", "key"),
    [
        (f"wire={WIRE_VERSION}", ""),
        ("lang=fr", ""),
        (f"lang=fr&wire={WIRE_VERSION - 1}", "outdated"),
        (f"wire={WIRE_VERSION + 1}", "outdated"),
        ("wire=", "outdated"),
    ],
)
def test_a_client_of_another_version_is_turned_away(query: str, key: str, tmp_path: Path) -> None:
    """It does not come back by itself; who names no version is let in."""

    async def play() -> Snapshot | Closing:
        async with opened(tmp_path) as door:
            table = seat(door.storage)
            line = door.call(table.campaign, table.ada.secret, query=query)
            assert await line.accepted()
            return await line.hear(Closing, Snapshot)

    event = run(play())

    assert (event.key if isinstance(event, Closing) else "") == key
    assert not key or key in OVER
