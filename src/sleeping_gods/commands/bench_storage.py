"""``sleeping-gods bench --storage``: what choices in a server's database cost, and how soon a campaign is back."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from ..campaign.games import load_pack, setup_for
from ..campaign.live import Campaign
from ..journal.entries import Entry
from ..journal.file import parse
from ..journal.notation import format_entry, format_journal
from ..kernel.choices import text
from ..kernel.luck import Luck
from ..kernel.play import is_over, options
from ..storage.opening import SCHEMES, open_storage
from ..storage.records import Append
from ..storage.sqlite import FILE
from ..storage.storage import Storage
from ..storage.store import open_campaign

COMMITS = 1000
TOGETHER = (1, 8, 32)
"""How many campaigns' choices share a flush."""


def run_storage(place: str, pack: str, choices: int) -> int:
    """Measure a storage: a folder or a PostgreSQL, or a folder that is made for it; what was made is removed again."""
    with tempfile.TemporaryDirectory() as folder:
        where = place or folder
        storage = open_storage(where)
        made: list[str] = []
        try:
            print(f"{storage.name}, pack {pack}; by the clock, on a machine with load {os.getloadavg()[0]:.1f}")
            _commits(storage, pack, made)
            _long(storage, where, pack, choices, made)
        finally:
            for campaign in made:
                storage.bin(campaign)
            storage.empty_bin(2**40)
            storage.close()
    return 0


def _begun(pack: str, seed: int) -> Campaign:
    game, found = load_pack(pack)
    return Campaign.begin(game, found, setup_for(game, found, ("Ada", "Ben"), {"seed": str(seed)}))


def _commits(storage: Storage, pack: str, made: list[str]) -> None:
    """Commits a second of one line each, alone and several in one transaction."""
    data = format_journal(_begun(pack, 1).journal).encode()
    ids = [storage.create(f"bench {number}", data) for number in range(max(TOGETHER))]
    made += ids
    holds = [storage.take(campaign) for campaign in ids]
    ends = [_end(data)] * len(ids)
    for together in TOGETHER:
        asked = []
        for number in range(COMMITS):
            at = number % together
            line, chain = format_entry(Entry(ends[at][0], "p1", "use bridge", "0" * 16), ends[at][1])
            asked.append(Append(holds[at], ends[at][0], f"{line}\n".encode(), f"{together}-{number}"))
            ends[at] = (ends[at][0] + 1, chain)
        began = perf_counter()
        for start in range(0, COMMITS, together):
            storage.append_all(asked[start : start + together])
        spent = perf_counter() - began
        print(f"  {COMMITS / spent:>10,.0f} choices a second stored, {together} to a commit")


def _end(data: bytes) -> tuple[int, str]:
    reading = parse(data)
    return len(reading.journal.entries), reading.chain


def _long(storage: Storage, place: str, pack: str, choices: int, made: list[str]) -> None:
    """A long campaign played in the storage, opened again, and a step back at its end."""
    kept = storage.create("bench long", format_journal(_begun(pack, 2).journal).encode())
    made.append(kept)
    before = _size(storage, place)
    campaign, store = open_campaign(storage, kept)
    luck, began = Luck(2), perf_counter()
    for number in range(choices):
        if is_over(campaign.table):
            campaign.go_back(len(campaign.history.line()) // 2)
        with store.under(f"{number:032x}"):
            campaign.play(None, text(luck.pick(options(campaign.table))))
    spent = perf_counter() - began
    campaign.close()
    grown = _size(storage, place) - before
    print(f"  {spent / choices * 1e3:>10.2f} ms a choice in all: rules, hash and commit, {choices:,} choices")
    print(f"  {grown / choices:>10.0f} bytes stored for a choice, keys and checkpoint among them")
    opened: list[Campaign] = []

    def again() -> None:
        opened.append(open_campaign(storage, kept, force=True)[0])

    print(f"  {_timed(again) * 1e3:>10.1f} ms to open it from its checkpoint")
    print(f"  {_timed(opened[-1].undo) * 1e3:>10.1f} ms for a step back, stored")
    storage.leave_checkpoint(storage.take(kept, force=True), b"")
    print(f"  {_timed(again, 1) * 1e3:>10.1f} ms to open it by playing every entry again")


def _timed(what: Callable[[], object], times: int = 5) -> float:
    """The best of several tries, by the clock."""
    best = float("inf")
    for _ in range(times):
        began = perf_counter()
        what()
        best = min(best, perf_counter() - began)
    return best


def _size(storage: Storage, place: str) -> int:
    """Bytes of the database with all of its indexes, once what is beside it has been put into it."""
    if place.startswith(SCHEMES):
        tables = ("campaign", "stretch", "checkpoint")
        with storage.database.reading():
            return sum(storage.database.rows("SELECT pg_total_relation_size(?)", name)[0][0] for name in tables)
    with storage.database.reading():
        pages = storage.database.rows("PRAGMA page_count")[0][0]
        page = storage.database.rows("PRAGMA page_size")[0][0]
    return int(pages * page) if Path(place, FILE).exists() else 0
