"""``sleeping-gods bench --storage``: what choices in a server's database cost, and how soon a campaign is back."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from time import perf_counter

from ..campaign.games import load_pack, setup_for
from ..campaign.live import Campaign
from ..journal.entries import JournalEntry
from ..journal.notation import format_entry, format_journal
from ..journal.reading import parse
from ..kernel.choices import text
from ..kernel.luck import Luck
from ..kernel.play import is_over, options
from ..storage.opening import open_storage
from ..storage.records import Append
from ..storage.storage import Storage
from ..storage.store import open_campaign
from .command_words import figure, say

COMMITS = 1000
TOGETHER = (1, 8, 32)
"""How many campaigns' choices share a flush."""


def run_storage(place: str, pack: str, choices: int) -> int:
    """Measure a storage: a folder or a PostgreSQL, or a folder that is made for it; what was made is removed again."""
    with tempfile.TemporaryDirectory() as folder:
        where = place or folder
        storage = open_storage(where)
        created: list[str] = []
        try:
            load = figure(f"{os.getloadavg()[0]:.1f}")
            print(say("bench_storage-which", name=storage.name, pack=pack, load=load))
            _commits(storage, pack, created)
            _long(storage, pack, choices, created)
        finally:
            for campaign in created:
                storage.bin(campaign)
            storage.empty_bin(2**40)
            storage.close()
    return 0


def _begun(pack: str, seed: int) -> Campaign:
    game, loaded = load_pack(pack)
    return Campaign.begin(game, loaded, setup_for(game, loaded, ("Ada", "Ben"), {"seed": str(seed)}))


def _commits(storage: Storage, pack: str, created: list[str]) -> None:
    """Commits a second of one line each, alone and several in one transaction."""
    data = format_journal(_begun(pack, 1).journal).encode()
    ids = [storage.create(f"bench {number}", data) for number in range(max(TOGETHER))]
    created += ids
    holds = [storage.take(campaign) for campaign in ids]
    ends = [_end(data)] * len(ids)
    for together in TOGETHER:
        appends = []
        for number in range(COMMITS):
            at = number % together
            line, chain = format_entry(JournalEntry(ends[at][0], "p1", "bridge", "0" * 16), ends[at][1])
            appends.append(Append(holds[at], ends[at][0], f"{line}\n".encode(), f"{together}-{number}"))
            ends[at] = (ends[at][0] + 1, chain)
        began = perf_counter()
        for start in range(0, COMMITS, together):
            storage.append_all(appends[start : start + together])
        spent = perf_counter() - began
        _line(f"{COMMITS / spent:,.0f}", say("bench_stored", together=together))


def _end(data: bytes) -> tuple[int, str]:
    reading = parse(data)
    return len(reading.journal.entries), reading.chain


def _long(storage: Storage, pack: str, choices: int, created: list[str]) -> None:
    """A long campaign played in the storage, opened again, and a step back at its end."""
    ref = storage.create("bench", format_journal(_begun(pack, 2).journal).encode())
    created.append(ref)
    before = storage.size()
    campaign, store = open_campaign(storage, ref)
    luck, began = Luck(2), perf_counter()
    for number in range(choices):
        if is_over(campaign.table):
            campaign.go_back(len(campaign.history.line()) // 2)
        with store.under(f"{number:032x}"):
            campaign.play(None, text(luck.pick(options(campaign.table))))
    spent = perf_counter() - began
    campaign.close()
    grown = storage.size() - before
    _line(f"{spent / choices * 1e3:.2f}", say("bench_stored-choice", choices=figure(f"{choices:,}")))
    _line(f"{grown / choices:.0f}", say("bench_stored-bytes"))
    opened: list[Campaign] = []

    def again() -> None:
        opened.append(open_campaign(storage, ref, force=True)[0])

    _line(f"{_timed(again) * 1e3:.1f}", say("bench_from-checkpoint"))
    _line(f"{_timed(opened[-1].undo) * 1e3:.1f}", say("bench_stored-undo"))
    storage.leave_checkpoint(storage.take(ref, force=True), b"")
    _line(f"{_timed(again, 1) * 1e3:.1f}", say("bench_again"))


def _line(number: str, what: str) -> None:
    """A figure and what it counts."""
    print(f"  {figure(number):>10} {what}")


def _timed(what: Callable[[], object], times: int = 5) -> float:
    """The best of several tries, by the clock."""
    best = float("inf")
    for _ in range(times):
        began = perf_counter()
        what()
        best = min(best, perf_counter() - began)
    return best
