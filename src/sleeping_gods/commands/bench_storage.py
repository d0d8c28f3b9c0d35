"""``sleeping-gods bench --storage``: what choices in a server's database cost, and how soon a campaign is back."""

from __future__ import annotations

import os
import tempfile
from contextlib import closing
from dataclasses import dataclass, field
from time import perf_counter
from typing import NamedTuple, Self

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
LINES_TO_A_COMMIT = (1, 8, 32)
"""How many campaigns add a line in the same commit, for one figure each."""
TRIES = 5
"""How often a campaign is opened from its checkpoint, and a step taken back; the quickest counts."""
COMMITS_SEED = 1
"""The seed of the campaigns that lines are added to."""
LONG_SEED = 2
"""The seed of the long campaign, and of the choices in it."""
ANY_HASH = "0" * 16
"""Stands in a line for the hash of a state: the storage does not look at it."""


@dataclass
class BenchCampaigns:
    """The campaigns that the benchmark has made in a storage."""

    storage: Storage
    pack: str
    ids: list[str] = field(default_factory=list)

    def make(self, name: str, seed: int) -> str:
        """Make a campaign without a choice; returns its id."""
        game, pack = load_pack(self.pack)
        campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ada", "Ben"), {"seed": str(seed)}))
        self.ids.append(self.storage.create(name, format_journal(campaign.journal).encode()))
        return self.ids[-1]

    def delete(self) -> None:
        """Delete for good what was made, and nothing else."""
        for campaign in self.ids:
            self.storage.bin(campaign)
            self.storage.delete_binned(campaign)


class CampaignEnd(NamedTuple):
    """How many entries a campaign file has, and its chain sum."""

    entries: int
    chain: str

    @classmethod
    def of(cls, data: bytes) -> Self:
        """The end of a campaign file."""
        reading = parse(data)
        return cls(len(reading.journal.entries), reading.chain)

    def next_line(self) -> tuple[bytes, CampaignEnd]:
        """A line that follows, and the end behind it."""
        line, chain = format_entry(JournalEntry(self.entries, "p1", "bridge", ANY_HASH), self.chain)
        return f"{line}\n".encode(), CampaignEnd(self.entries + 1, chain)


def run_storage(place: str, pack: str, choices: int) -> int:
    """Measure a storage: a folder or a PostgreSQL, or a folder that is made for it; what was made is removed again."""
    with tempfile.TemporaryDirectory() as folder, closing(open_storage(place or folder)) as storage:
        bench_campaigns = BenchCampaigns(storage, pack)
        load = figure(f"{os.getloadavg()[0]:.1f}")
        print(say("bench_storage-which", name=storage.name, pack=pack, load=load))
        try:
            _measure_commits(bench_campaigns)
            long_campaign = bench_campaigns.make("bench", LONG_SEED)
            _measure_choices(storage, long_campaign, choices)
            _measure_opening(storage, long_campaign)
            _measure_undo(storage, long_campaign)
            _measure_opening_without_checkpoint(storage, long_campaign)
        finally:
            bench_campaigns.delete()
    return 0


def _measure_commits(bench_campaigns: BenchCampaigns) -> None:
    """Commits a second of one line each, alone and several in one transaction."""
    storage = bench_campaigns.storage
    campaigns = [bench_campaigns.make(f"bench {number}", COMMITS_SEED) for number in range(max(LINES_TO_A_COMMIT))]
    holds = [storage.take(campaign) for campaign in campaigns]
    ends = [CampaignEnd.of(storage.export(campaign)) for campaign in campaigns]
    for together in LINES_TO_A_COMMIT:
        appends = []
        for number in range(COMMITS):
            slot = number % together
            first = ends[slot].entries
            line, ends[slot] = ends[slot].next_line()
            appends.append(Append(holds[slot], first, line, command=f"{together}-{number}"))
        began = perf_counter()
        for start in range(0, COMMITS, together):
            storage.append_all(appends[start : start + together])
        spent = perf_counter() - began
        print_figure(f"{COMMITS / spent:,.0f}", say("bench_stored", together=together))


def _measure_choices(storage: Storage, ref: str, choices: int) -> None:
    """The time that a choice takes which is stored, and the bytes; a campaign that is over goes back to its middle."""
    bytes_before = storage.size()
    campaign, store = open_campaign(storage, ref)
    luck, began = Luck(LONG_SEED), perf_counter()
    for number in range(choices):
        if is_over(campaign.table):
            campaign.go_back(len(campaign.history.line()) // 2)
        with store.under(f"{number:032x}"):
            campaign.play(None, text(luck.pick(options(campaign.table))))
    spent = perf_counter() - began
    campaign.close()
    grown = storage.size() - bytes_before
    print_figure(f"{spent / choices * 1e3:.2f}", say("bench_stored-choice", choices=figure(f"{choices:,}")))
    print_figure(f"{grown / choices:.0f}", say("bench_stored-bytes"))


def _measure_opening(storage: Storage, ref: str) -> None:
    """Print how long a campaign takes to open from its checkpoint."""
    seconds = best_seconds(lambda: _reopened(storage, ref), tries=TRIES, clock=perf_counter)
    print_figure(f"{seconds * 1e3:.1f}", say("bench_from-checkpoint"))


def _measure_undo(storage: Storage, ref: str) -> None:
    """Print how long a step back takes."""
    seconds = best_seconds(_reopened(storage, ref).undo, tries=TRIES, clock=perf_counter)
    print_figure(f"{seconds * 1e3:.1f}", say("bench_stored-undo"))


def _measure_opening_without_checkpoint(storage: Storage, ref: str) -> None:
    """Print how long a campaign takes to open when all of it is played again."""
    storage.leave_checkpoint(storage.take(ref, force=True), b"")
    seconds = best_seconds(lambda: _reopened(storage, ref), tries=1, clock=perf_counter)
    print_figure(f"{seconds * 1e3:.1f}", say("bench_again"))


def _reopened(storage: Storage, ref: str) -> Campaign:
    """A campaign opened again by force, although it is still open."""
    campaign, _ = open_campaign(storage, ref, force=True)
    return campaign
