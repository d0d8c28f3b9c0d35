"""``sleeping-gods bench --storage``: what it has made is deleted, and nothing that was there before."""

from __future__ import annotations

import pytest

from sleeping_gods.cli import main
from sleeping_gods.commands import bench_storage
from sleeping_gods.storage.errors import StorageFailed
from sleeping_gods.storage.records import BINNED, KEPT
from sleeping_gods.storage.storage import Storage

from .conftest import Reopen
from .playing import campaign_bytes

FILE = campaign_bytes()


@pytest.fixture(autouse=True)
def few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many lines as the largest commit takes."""
    monkeypatch.setattr(bench_storage, "COMMITS", max(bench_storage.LINES_TO_A_COMMIT))


def test_campaigns_of_others_stay_in_the_bin_and_in_the_list(place: str, reopen: Reopen) -> None:
    """Whoever has put a campaign into the bin can still take it out when the benchmark is done."""
    storage = reopen()
    binned, kept = storage.create("An evening", FILE), storage.create("Another", FILE)
    storage.bin(binned)
    storage.close()

    assert main(["bench", "--storage", place, "--choices", "10"]) == 0

    storage = reopen()
    assert {summary.id: summary.status for summary in storage.summaries()} == {binned: BINNED, kept: KEPT}
    storage.unbin(binned)
    assert storage.read(binned) == FILE


def test_what_was_made_before_a_failure_is_deleted_too(
    place: str, reopen: Reopen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that fails in the middle leaves no campaign of the benchmark behind."""
    create = Storage.create
    created: list[str] = []

    def failing_late(storage: Storage, name: str, data: bytes) -> str:
        if len(created) == 3:
            raise StorageFailed("the database", "no room")
        created.append(create(storage, name, data))
        return created[-1]

    monkeypatch.setattr(Storage, "create", failing_late)
    main(["bench", "--storage", place, "--choices", "10"])

    assert len(created) == 3
    assert reopen().summaries() == []
