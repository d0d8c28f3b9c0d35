"""A single append to a campaign whose end is remembered: one statement, as strict as the transaction it replaces."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sleeping_gods.storage.errors import LostHold, NotPlayable, StalePosition, StorageError
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.records import News, Stored
from sleeping_gods.storage.storage import Storage

from .playing import campaign_bytes, following

FILE = campaign_bytes()
NUMBER, LINES = following(FILE)
MORE, FURTHER = following(FILE + LINES)
LAST, STILL = following(FILE + LINES + FURTHER)


@pytest.fixture
def two(postgres_url: str) -> Iterator[tuple[Storage, Storage]]:
    """Two processes on one PostgreSQL."""
    one, other = open_storage(postgres_url), open_storage(postgres_url)
    yield one, other
    one.close()
    other.close()


def _counting(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What each statement that does all at once has answered."""
    answers: list[bool] = []
    swap = storage.database.swap

    def counted(*given: object) -> bool:
        answers.append(swap(*given))  # type: ignore[arg-type]  # handed on as it came
        return answers[-1]

    monkeypatch.setattr(storage.database, "swap", counted)
    return answers


def test_the_second_append_is_one_statement(two: tuple[Storage, Storage], monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stored and told like the first, by which the end became known."""
    storage, other = two
    answers = _counting(storage, monkeypatch)
    campaign = storage.create("An evening", FILE)
    hold = storage.take(campaign)
    other.news(0.1)
    stored, heard = [storage.append(hold, NUMBER, LINES, "one")], [other.news(5.0)]
    stored, heard = [*stored, storage.append(hold, MORE, FURTHER, "two")], [*heard, other.news(5.0)]

    assert answers == [True]
    assert stored == [Stored(NUMBER, MORE), Stored(MORE, LAST)]
    assert heard == [[News(campaign, MORE)], [News(campaign, LAST)]]
    assert other.read(campaign) == FILE + LINES + FURTHER
    assert other.summary(campaign).entries == LAST


@pytest.mark.parametrize("command", ["one", "early"])
def test_a_command_is_stored_once(two: tuple[Storage, Storage], monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    """Also when it comes again at the right position."""
    storage, _ = two
    answers = _counting(storage, monkeypatch)
    campaign = storage.create("An evening", FILE)
    hold = storage.take(campaign)
    storage.append(hold, NUMBER, LINES, "early")
    storage.append(hold, MORE, FURTHER, "one")
    again = storage.append(hold, LAST, STILL, command)

    assert answers == [True, False]
    assert again.again
    assert storage.read(campaign) == FILE + LINES + FURTHER
    assert storage.append(hold, LAST, STILL, "new") == Stored(LAST, LAST + 1)


def test_whoever_has_lost_the_hold_is_refused(two: tuple[Storage, Storage], monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has taken the campaign since, and may have gone on with it."""
    storage, other = two
    answers = _counting(storage, monkeypatch)
    campaign = storage.create("An evening", FILE)
    hold = storage.take(campaign)
    storage.append(hold, NUMBER, LINES)
    storage.release(hold)
    theirs = other.take(campaign)
    with pytest.raises(LostHold):
        storage.append(hold, MORE, FURTHER)
    other.append(theirs, MORE, FURTHER)
    with pytest.raises(LostHold):
        storage.append(hold, MORE, FURTHER)
    assert answers == [False]
    other.release(theirs)
    mine = storage.take(campaign)
    with pytest.raises(StalePosition):
        storage.append(mine, MORE, FURTHER)
    storage.append(mine, LAST, STILL)
    assert other.read(campaign) == FILE + LINES + FURTHER + STILL


def test_what_is_in_the_bin_is_not_played(two: tuple[Storage, Storage], monkeypatch: pytest.MonkeyPatch) -> None:
    """Though its end is where it was."""
    storage, other = two
    answers = _counting(storage, monkeypatch)
    campaign = storage.create("An evening", FILE)
    hold = storage.take(campaign)
    storage.append(hold, NUMBER, LINES)
    other.bin(campaign)
    with pytest.raises((NotPlayable, LostHold)):
        storage.append(hold, MORE, FURTHER)
    assert answers == [False]
    assert storage.read(campaign) == FILE + LINES


@pytest.mark.parametrize("lines", [b"", b"no line\n", LINES])
def test_lines_that_do_not_follow_are_refused(
    two: tuple[Storage, Storage], monkeypatch: pytest.MonkeyPatch, lines: bytes
) -> None:
    """They are looked at before anything is asked of the database."""
    storage, _ = two
    answers = _counting(storage, monkeypatch)
    campaign = storage.create("An evening", FILE)
    hold = storage.take(campaign)
    storage.append(hold, NUMBER, LINES)
    with pytest.raises(StorageError):
        storage.append(hold, MORE, lines)
    assert answers == []
    assert storage.append(hold, MORE, FURTHER) == Stored(MORE, LAST)
