"""What is bounded or left out where nothing changes: caches, the index of devices, and what an empty file tells."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.plain import Json
from sleeping_gods.service import recent_answers
from sleeping_gods.service.recent_answers import RecentAnswers
from sleeping_gods.storage.devices import devices_of, index_again
from sleeping_gods.storage.errors import NoSuchCampaign
from sleeping_gods.storage.reading import lines_from, read_raw
from sleeping_gods.storage.sqlite import SqliteDatabase
from sleeping_gods.storage.storage import Storage

from .playing import campaign_bytes

MEMBERS: dict[str, Json] = {"members": [{"device": device, "name": device} for device in ("b", "a", "b")]}


def test_devices_that_are_indexed_right_are_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening a campaign takes the database's only writer just where its index is wrong."""
    storage = Storage(SqliteDatabase(":memory:"), lambda: 5.0)
    campaign = storage.create("An evening", campaign_bytes(1), MEMBERS)
    assert devices_of(MEMBERS) == ["a", "b"]

    with monkeypatch.context() as locked:
        locked.setattr(storage.database, "writing", None)
        index_again(storage.database, campaign, MEMBERS)
        with pytest.raises(TypeError):
            index_again(storage.database, campaign, {})
    index_again(storage.database, campaign, {})
    assert storage.summaries_of_device("a") == []
    storage.close()


def test_lines_behind_the_last_entry_are_none() -> None:
    """Whoever knows all of a campaign reads nothing more; the others read from where they are."""
    storage = Storage(SqliteDatabase(":memory:"), lambda: 5.0)
    data = campaign_bytes(3)
    campaign = storage.create("An evening", data)
    entries = storage.summary(campaign).entries
    lines = [lines_from(storage.database, campaign, position) for position in range(entries + 1)]

    assert lines[0] == data.partition(b"\n\n")[2]
    assert [len(text.splitlines()) for text in lines] == [entries - position for position in range(entries + 1)]
    assert lines[entries] == b""
    assert read_raw(storage.database, campaign) == data
    for read in (read_raw, lambda database, ref: lines_from(database, ref, 0)):
        with pytest.raises(NoSuchCampaign):
            read(storage.database, "none")
    storage.close()


def test_of_recent_answers_the_one_that_was_used_longest_ago_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that is asked for or given again counts as used."""
    monkeypatch.setattr(recent_answers, "MAX_ANSWERS", 2)
    answers: RecentAnswers[str, int] = RecentAnswers()
    assert [answers.put("a", 1), answers.put("b", 2), answers.get("a"), answers.put("c", 3)] == [1, 2, 1, 3]
    assert [answers.get(key) for key in "abc"] == [1, None, 3]

    answers.put("a", 4)
    answers.put("d", 5)
    assert [answers.get(key) for key in "acd"] == [4, None, 5]
