"""What a table has agreed on, changed by several processes: nobody overwrites what they have not read."""

from __future__ import annotations

import pytest

from sleeping_gods.storage.errors import SettingsChanged
from sleeping_gods.storage.records import News
from sleeping_gods.storage.storage import Storage

from .conftest import Reopen
from .playing import campaign_bytes, following


def test_only_what_was_read_is_changed(storage: Storage) -> None:
    """The order of the names does not matter; somebody else's change does, and it stays."""
    campaign = storage.create("An evening", campaign_bytes(), {"b": [1, 2], "a": True})
    storage.set_settings(campaign, {"a": False}, {"a": True, "b": [1, 2]})
    with pytest.raises(SettingsChanged):
        storage.set_settings(campaign, {"a": 3}, {"a": True, "b": [1, 2]})

    assert storage.summary(campaign).settings == {"a": False}
    storage.set_settings(campaign, {"a": 3}, {"a": False})
    assert storage.summary(campaign).settings == {"a": 3}
    storage.set_settings(campaign, {"a": 4})
    assert storage.summary(campaign).settings == {"a": 4}


def test_a_name_does_not_hinder_it(storage: Storage) -> None:
    """Nor do entries: only the settings are compared."""
    campaign = storage.create("An evening", campaign_bytes(), {"a": 1})
    hold = storage.take(campaign)
    storage.rename(campaign, "Another")
    storage.append(hold, *following(campaign_bytes()))

    storage.set_settings(campaign, {"a": 2}, {"a": 1})

    summary = storage.summary(campaign)
    assert (summary.name, summary.settings) == ("Another", {"a": 2})


def test_it_is_told_beside_the_growth(storage: Storage) -> None:
    """Neither news makes the other old, in whichever order they come; what was refused is not told."""
    campaign = storage.create("An evening", campaign_bytes(), {"a": 1})
    hold = storage.take(campaign)
    storage.news()
    at, lines = following(campaign_bytes())
    storage.append(hold, at, lines)
    storage.set_settings(campaign, {"a": 2}, {"a": 1})
    with pytest.raises(SettingsChanged):
        storage.set_settings(campaign, {"a": 3}, {"a": 1})

    told = set[News]()
    while len(told) < 2:
        told |= {*storage.news(5.0)}
    assert told == {News(campaign, at + 1), News(campaign, 0)}
    assert storage.news() == []


def test_two_processes(place: str, reopen: Reopen) -> None:
    """Each reads, changes and writes in turn: all changes are there in the end."""
    storages = [reopen() for _ in range(2 if place.startswith("postgresql") else 1)] * 2
    campaign = storages[0].create("An evening", campaign_bytes(), {"n": 0})
    read = [storages[0].summary(campaign).settings, storages[1].summary(campaign).settings]
    refused = 0
    for number in range(12):
        who = number * 5 % 3 % 2
        try:
            storages[who].set_settings(campaign, {"n": int(str(read[who]["n"])) + 1}, read[who])
        except SettingsChanged:
            refused += 1
        read[who] = storages[who].summary(campaign).settings

    assert storages[0].summary(campaign).settings == {"n": 12 - refused}
    assert 0 < refused < 12
