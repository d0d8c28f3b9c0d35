"""What each part of a choice costs a server: rules, hash, commit, telling, encoding; without sockets.

In CPU time of all threads, so that figures of a busy machine can be compared; and how long a commit is waited for.
"""

from __future__ import annotations

import functools
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from sleeping_gods.campaign import live
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.host.perspectives import Perspectives
from sleeping_gods.host.roster import new_roster
from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.host.waits import Blocking, run_blocking
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.storage.group import Group
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.records import Stored
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.events import Settings
from sleeping_gods.wire.requests import ChooseRequest

spent: Counter[str] = Counter()
DEVICES = ("a" * 43, "b" * 43)
COLUMNS = ("rules", "hash", "commit", "telling", "encoding", "rest", "all", "waited")
EACH = 50
"""Choices of one campaign."""


def timed(owner: Any, name: str, part: str) -> None:
    """Count the time of a function towards a part."""
    do: Callable[..., Any] = getattr(owner, name)

    @functools.wraps(do)
    def counted(*args: Any, **also: Any) -> Any:
        began, waiting = time.process_time(), time.perf_counter()
        try:
            return do(*args, **also)
        finally:
            spent[part] += time.process_time() - began  # type: ignore[assignment]  # seconds
            spent[f"{part} waited"] += time.perf_counter() - waiting  # type: ignore[assignment]  # seconds

    setattr(owner, name, counted)


class Counting(Blocking):
    """Blocks until something is stored, and counts the time."""

    async def stored(self, write: Future[Stored]) -> Stored:
        """Wait for it."""
        began, waiting = time.process_time(), time.perf_counter()
        stored = write.result()
        spent["commit"] += time.process_time() - began  # type: ignore[assignment]  # seconds
        spent["commit waited"] += time.perf_counter() - waiting  # type: ignore[assignment]  # seconds
        return stored


def table_of(storage: Storage, group: Group, pack_name: str, seed: int) -> ServedTable:
    """A campaign of two people."""
    game, pack = load_pack(pack_name)
    campaign = live.Campaign.begin(game, pack, setup_for(game, pack, ("Ada", "Ben"), {"seed": str(seed)}))
    roster, _ = new_roster("Ada", DEVICES[0], 2, Settings())
    roster, _, secret = roster.invite((1,), "player", 2)
    roster, _ = roster.accept(secret, "Ben", DEVICES[1])
    ref = storage.create("Load", format_journal(campaign.journal).encode(), roster.plain())
    return open_table(storage, ref, group)


def parts(count: int, packs: Sequence[str], pairs: Sequence[tuple[str, str]]) -> None:
    """Play so many choices of each pack, told to two people in each pair of languages in turn; print what they cost."""
    timed(live, "canonical", "hash")
    timed(live, "hash_of", "hash")
    timed(Perspectives, "add_played", "telling")
    timed(Perspectives, "news", "telling")
    for name in ("draft", "lines", "commit"):
        timed(live.Campaign, name, "play")
    print(f"{'ms a choice':<16}" + "".join(f"{column:>9}" for column in COLUMNS))
    for name in packs:
        with tempfile.TemporaryDirectory() as folder:
            storage = open_storage(str(Path(folder)))
            group = Group(storage)
            play_all(storage, group, name, count // 2, pairs)
            spent.clear()
            play_all(storage, group, name, count, pairs)
            group.close()
            storage.close()
        each = {part: 1000 * seconds / count for part, seconds in spent.items()}
        rules = each["play"] - each["hash"]
        row = [rules, each["hash"], each["commit"], each["telling"], each["encoding"]]
        row += [each["all"] - sum(row), each["all"], each["commit waited"]]
        print(f"{name:<16}" + "".join(f"{value:>9.2f}" for value in row))


def play_all(storage: Storage, group: Group, name: str, count: int, pairs: Sequence[tuple[str, str]]) -> None:
    """So many choices, in campaigns of some length each, which are told in each pair of languages in turn."""
    played, seed = 0, 0
    while played < count:
        langs = pairs[seed % len(pairs)]
        seed += 1
        table, luck = table_of(storage, group, name, seed), Luck(seed)
        refs = {seat: member.ref for member in table.roster.members for seat in member.seats}
        for ref, lang in zip(refs.values(), langs, strict=True):
            table.snapshot(ref, lang)  # type: ignore[arg-type]  # a language
        for _ in range(min(EACH, count - played)):
            if is_over(table.campaign.table):
                break
            choice = luck.pick(options(table.campaign.table))
            seat = table.campaign.table.actor(choice)
            began = time.process_time()
            request = ChooseRequest(f"n{table.position}", table.position, text(choice))
            outcome = run_blocking(table.answer(request, refs[seat], "en", Counting()))
            shown_at = time.process_time()
            for event in (outcome.reply, *outcome.changed.values()):
                encode(event)
            now = time.process_time()
            spent["encoding"] += now - shown_at  # type: ignore[assignment]  # seconds
            spent["all"] += now - began  # type: ignore[assignment]  # seconds
            played += 1
