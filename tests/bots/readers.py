"""Packs made ready for bots, once for all tests."""

from __future__ import annotations

from functools import cache

from sleeping_gods.bots.batch import Desk, desk_of
from sleeping_gods.bots.plan import Order, setup_of
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.cards import Pack as SkiesPack


@cache
def desk(name: str) -> Desk:
    """A shipped pack."""
    game, pack = load_pack(name)
    assert isinstance(pack, (SeaPack, SkiesPack))
    return desk_of(game, pack)


def at_sea(name: str = "harbour", players: int = 1) -> SeaTable:
    """A new table of a pack of the sea, before its first turn."""
    bench = desk(name)
    setup = setup_of(Order(1, bot="reading", players=players, mode="normal"), bench.game, bench.pack, 0)
    table = bench.game.set_up(bench.pack, setup)
    assert isinstance(table, SeaTable)
    return table
