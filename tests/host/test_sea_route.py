"""Sailing several regions in one request."""

from __future__ import annotations

from pathlib import Path

from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.sea.chapters.travel import Sail
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.requests import ChooseRequest, FollowRoute

from .tables import begin, kept


def table_of(served: ServedTable) -> SeaTable:
    """The table of the sea that is served."""
    table = served.campaign.table
    assert isinstance(table, SeaTable)
    return table


def sailing(storage: Storage, regions: int) -> ServedTable:
    """A campaign of the harbour whose ship may sail so many regions."""
    served, luck = begin(storage, "harbour", ask_undo=False), Luck(5)
    while not (isinstance(asked := decision_of(table_of(served)), Sail) and asked.left >= regions):
        table = table_of(served)
        wanted = [choice for choice in table.offered if choice == ("travel",)] or table.offered
        choice = luck.pick(wanted)
        seat = table.actor(choice)
        ref = next(one.ref for one in served.roster.members if seat in one.seats)
        served.handle(ChooseRequest(f"c{served.position}", served.position, text(choice)), ref, "en")
    return served


def test_regions_are_entered_one_after_the_other_until_a_hazard(tmp_path: Path) -> None:
    """SG-TRAVEL-017: a region with a hazard stops the ship there; without one it goes on."""
    with kept(tmp_path) as storage:
        served = sailing(storage, 2)
        table = table_of(served)
        here, moves, regions = table.region, table.bound.moves, table.pack.regions
        first, second = next((near, far) for near in moves[here] for far in moves[near] if far != here)
        seat = decision_of(table)
        assert seat is not None
        ref = next(one.ref for one in served.roster.members if seat.who(table) in one.seats)
        before = served.position
        served.handle(FollowRoute("s", before, (f"sail {first}", f"sail {second}")), ref, "en")
        sailed = [entry.choice for entry in served.campaign.journal.entries[before:] if entry.choice[:4] == "sail"]
        stops = regions[first].hazard is not None

        assert sailed == ([f"sail {first}"] if stops else [f"sail {first}", f"sail {second}"])
        assert table_of(served).region == (first if stops else second)
