"""What only a database that several processes write is asked, on SQLite that says it were one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.storage import appending, campaign_summaries
from sleeping_gods.storage.appending import append_all
from sleeping_gods.storage.errors import Busy, LostHold, NoSuchCampaign, StalePosition, StorageError, StorageFailed
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.records import ASIDE, KEPT, Append, End, Hold, Stored

from .playing import campaign_bytes, following

FILE = campaign_bytes()
NUMBER, LINES = following(FILE, 2)


class Shared:
    """A database beside which others write: it swaps if it is told to, and some rows may be locked."""

    shared = True

    def __init__(self, database: Any) -> None:
        self._database = database
        self.swaps: list[tuple[Any, ...]] = []
        self.swaps_well = True
        self.locked: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    def rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """As it is there, but for rows that are locked and asked for with a lock."""
        rows: list[tuple[Any, ...]] = self._database.rows(statement, *values)
        return [row for row in rows if row[0] not in self.locked] if "SELECT id, fence" in statement else rows

    def swap(self, row: tuple[object, ...], before: End, after: End, now: int) -> bool:
        """Note what is asked."""
        self.swaps.append((row, before, after, now))
        return self.swaps_well


def begun(tmp_path: Path) -> tuple[Any, Shared, Hold]:
    """A storage with a campaign that is held."""
    storage = open_storage(str(tmp_path / "data"))
    hold = storage.take(storage.create("An evening", FILE))
    return storage, Shared(storage.database), hold


def test_a_campaign_whose_end_is_known_grows_by_one_statement(tmp_path: Path) -> None:
    """Only if there is one sender, and the end is remembered; then the new end is."""
    storage, database, hold = begun(tmp_path)
    data: Any = database
    ends: dict[str, End] = {}
    append = Append(hold, NUMBER, LINES, "mine")

    (stored,) = append_all(data, [append], 50, ends)
    assert (stored, database.swaps) == (Stored(NUMBER, NUMBER + 2), [])
    end = ends[hold.campaign]
    assert (end.fence, end.status, end.entries, end.size) == (hold.fence, KEPT, NUMBER + 2, len(FILE + LINES))
    number, lines = following(FILE + LINES, 1, "and on")
    (stored,) = append_all(data, [Append(hold, number, lines, "next")], 60, ends)
    assert stored == Stored(number, number + 1)
    ((row, before, after, now),) = database.swaps
    assert row[:5] == (hold.campaign, number, number + 1, "next", lines)
    assert (before, now) == (end, 60)
    assert (after.entries, after.size, row[5]) == (number + 1, end.size + len(lines), after.head)
    assert ends[hold.campaign] == after
    database.swaps_well = False
    refused = append_all(data, [Append(hold, number, lines, "mine")], 60, ends)
    assert refused == [Stored(NUMBER, NUMBER + 2, again=True)]
    assert hold.campaign not in ends
    assert append_all(data, [], 1, ends) == []
    storage.close()


def test_two_senders_share_a_transaction(tmp_path: Path) -> None:
    """And nothing is swapped; each is answered by itself."""
    storage, database, hold = begun(tmp_path)
    data: Any = database
    ends = {hold.campaign: End(hold.fence, KEPT, NUMBER, len(FILE), "", b"")}
    number, lines = following(FILE + LINES, 1, "and on")
    answers = append_all(
        data, [Append(hold, NUMBER, LINES), Append(hold, number, lines), Append(hold, number, lines)], 1, ends
    )

    assert answers[:2] == [Stored(NUMBER, NUMBER + 2), Stored(number, number + 1)]
    assert isinstance(answers[2], StalePosition)
    assert database.swaps == []
    storage.close()


def test_what_somebody_has_locked_is_busy_and_what_is_not_there_is_not(tmp_path: Path) -> None:
    """Nobody waits for it."""
    storage, database, hold = begun(tmp_path)
    data: Any = database
    database.locked = {hold.campaign}
    busy, missing = append_all(data, [Append(hold, NUMBER, LINES), Append(Hold("none", 1), 1, LINES)], 1)

    assert isinstance(busy, Busy)
    assert isinstance(missing, NoSuchCampaign)
    database.locked = set()
    (lost,) = append_all(data, [Append(Hold(hold.campaign, hold.fence + 1), NUMBER, LINES)], 1)
    assert isinstance(lost, LostHold)
    storage.close()


def test_many_are_stored_in_rounds_and_few_ends_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many share a transaction; who has not grown for longest is forgotten."""
    monkeypatch.setattr(appending, "MAX_BATCH", 2)
    monkeypatch.setattr(appending, "MAX_REMEMBERED_ENDS", 2)
    storage = open_storage(str(tmp_path / "data"))
    data: Any = Shared(storage.database)
    holds = [storage.take(storage.create(f"Evening {number}", FILE)) for number in range(3)]
    ends: dict[str, End] = {}
    writes: list[int] = []
    writing = storage.database.writing

    def counted() -> Any:
        writes.append(1)
        return writing()

    monkeypatch.setattr(storage.database, "writing", counted)
    answers = append_all(data, [Append(hold, NUMBER, LINES) for hold in holds], 1, ends)

    assert answers == [Stored(NUMBER, NUMBER + 2)] * 3
    assert (len(writes), [*ends]) == (2, [holds[1].campaign, holds[2].campaign])
    storage.close()


@pytest.mark.parametrize(
    ("limit", "value", "fits"),
    [
        ("MAX_BYTES", len(FILE + LINES), True),
        ("MAX_BYTES", len(FILE + LINES) - 1, False),
        ("MAX_LINE_BYTES", max(map(len, LINES.decode().split("\n"))), True),
        ("MAX_LINE_BYTES", max(map(len, LINES.decode().split("\n"))) - 1, False),
        ("MAX_COMMAND_LENGTH", 4, True),
        ("MAX_COMMAND_LENGTH", 3, False),
    ],
)
def test_an_append_fits_up_to_its_bounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, value: int, fits: bool
) -> None:
    """Bytes of a campaign, letters of a line, letters of a command."""
    monkeypatch.setattr(appending, limit, value)
    storage, database, hold = begun(tmp_path)
    data: Any = database

    (answer,) = append_all(data, [Append(hold, NUMBER, LINES, "mine")], 1)

    assert isinstance(answer, Stored if fits else StorageError)
    storage.close()


def test_size_and_news_are_those_of_the_database(tmp_path: Path) -> None:
    """A storage that one process writes tells of what was stored in it; it takes some room."""
    storage, _, hold = begun(tmp_path)
    storage.news()
    storage.append(hold, NUMBER, LINES)
    storage.set_settings(hold.campaign, {"a": 1})

    assert not storage.shared
    assert storage.size() >= 4096
    assert not storage.database.swap((), End(0, KEPT, 0, 0, "", b""), End(0, KEPT, 0, 0, "", b""), 0)
    storage.close()
    with pytest.raises(StorageFailed):
        storage.summaries()


def test_campaigns_are_listed_one_by_one_where_a_page_cannot_be_read(tmp_path: Path) -> None:
    """By whichever index still tells them; a row that cannot be read is set aside with the reason."""
    storage, database, hold = begun(tmp_path)
    data: Any = database
    other = storage.create("Another", FILE)
    usual = database.rows

    def failing(*parts: str) -> Any:
        def rows(statement: str, *values: object) -> list[tuple[Any, ...]]:
            if any(part in statement or part in values for part in parts):
                raise StorageFailed("db", "a page is damaged", damaged=True)
            return usual(statement, *values)

        return rows

    ids = sorted([hold.campaign, other])
    assert campaign_summaries._campaign_ids(data) == ids
    database.rows = failing("SELECT id FROM campaign ORDER")  # type: ignore[method-assign]
    assert campaign_summaries._campaign_ids(data) == ids
    database.rows = failing(other)  # type: ignore[method-assign]
    rows = {row[0]: row for row in campaign_summaries._readable_rows(data)}
    assert [*rows] == ids
    assert (rows[other][7], rows[other][8], rows[hold.campaign][7]) == (ASIDE, "db: a page is damaged", KEPT)
    database.rows = failing("SELECT")  # type: ignore[method-assign]
    with pytest.raises(StorageFailed):
        campaign_summaries._campaign_ids(data)
    storage.close()
