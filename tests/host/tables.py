"""A served table for tests: a campaign in a storage of its own, with people at it, and no sockets."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.outcome import Outcome
from sleeping_gods.host.roster import Roster, new_roster
from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Settings
from sleeping_gods.wire.requests import ChooseRequest

HOST_DEVICE = "h" * 43


@contextlib.contextmanager
def kept(folder: Path) -> Iterator[Storage]:
    """A storage."""
    storage = open_storage(str(folder))
    try:
        yield storage
    finally:
        storage.close()


def begin(
    storage: Storage, pack: str = "harbour", players: tuple[str, ...] = ("Ada", "Ben"), **settings: bool
) -> ServedTable:
    """A new table; each player has a device of their own and plays one seat, the first of them is the host.

    Unless it is said otherwise they are asked everything, so that a test knows what comes next.
    """
    game, loaded = load_pack(pack)
    campaign = Campaign.begin(game, loaded, setup_for(game, loaded, players, {"seed": "7"}))
    roster, _ = new_roster(players[0], HOST_DEVICE, len(players), replace(Settings(ask_all=True), **settings))
    for seat, name in enumerate(players[1:], start=1):
        roster = _joined(roster, seat, name, len(players))
    ref = storage.create("Evening", format_journal(campaign.journal).encode(), roster.plain())
    table = open_table(storage, ref)
    for member in table.roster.members:
        table.connected(member.ref)
    return table


def _joined(roster: Roster, seat: int, name: str, count: int) -> Roster:
    invited, _, secret = roster.invite((seat,), "player", count)
    return invited.accept(secret, name, str(seat) * 43)[0]


def ref_of(table: ServedTable, name: str) -> str:
    """Somebody by their name."""
    return next(member.ref for member in table.roster.members if member.name == name)


def whose(table: ServedTable) -> str:
    """Whoever is asked now."""
    seat = table.campaign.seat
    return next(member.ref for member in table.roster.members if seat in member.seats)


def choose(table: ServedTable, number: int = 0, ref: str = "") -> Outcome:
    """Let whoever is asked take one of the choices that are offered."""
    offered = table.campaign.table.offered
    request = ChooseRequest(f"c{table.position}", table.position, " ".join(offered[number]))
    return table.handle(request, ref or whose(table), "en")
