"""``sleeping-gods bench --storage``: what choices in a server's database cost, and how soon a campaign is back."""

from __future__ import annotations

import os
import tempfile
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
from .bench_output import best_seconds, print_figure
from .command_words import figure, say

COMMITS = 1000
"""Lines that are stored for each figure."""
TRIES = 5
FOR_GOOD = 2**40
"""A time that is later than any at which something was put into the bin."""
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
            storage.empty_bin(FOR_GOOD)
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
            turn = number % together
            entries, chain = ends[turn]
            line, new_chain = format_entry(JournalEntry(entries, "p1", "bridge", "0" * 16), chain)
            appends.append(Append(holds[turn], entries, f"{line}\n".encode(), f"{together}-{number}"))
            ends[turn] = entries + 1, new_chain
        began = perf_counter()
        for start in range(0, COMMITS, together):
            storage.append_all(appends[start : start + together])
        spent = perf_counter() - began
        print_figure(f"{COMMITS / spent:,.0f}", say("bench_stored", together=together))


def _end(data: bytes) -> tuple[int, str]:
    """How many entries a campaign file has, and its chain sum."""
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
    print_figure(f"{spent / choices * 1e3:.2f}", say("bench_stored-choice", choices=figure(f"{choices:,}")))
    print_figure(f"{grown / choices:.0f}", say("bench_stored-bytes"))
    opened: list[Campaign] = []

    def open_again() -> None:
        reopened, _ = open_campaign(storage, ref, force=True)
        opened.append(reopened)

    from_checkpoint = best_seconds(open_again, tries=TRIES, clock=perf_counter)
    print_figure(f"{from_checkpoint * 1e3:.1f}", say("bench_from-checkpoint"))
    undo = best_seconds(opened[-1].undo, tries=TRIES, clock=perf_counter)
    print_figure(f"{undo * 1e3:.1f}", say("bench_stored-undo"))
    storage.leave_checkpoint(storage.take(ref, force=True), b"")
    from_beginning = best_seconds(open_again, tries=1, clock=perf_counter)
    print_figure(f"{from_beginning * 1e3:.1f}", say("bench_again"))
