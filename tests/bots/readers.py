"""Packs made ready for bots, once for all tests."""

from __future__ import annotations

from functools import cache

from sleeping_gods.bots.runs.batch import PlaytestPack, playtest_pack
from sleeping_gods.bots.runs.plan import Order, setup_of
from sleeping_gods.bots.sea.story_index import SeaIndex
from sleeping_gods.bots.skies.story_index import SkiesIndex
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import advance, apply
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.combat import Attacks
from sleeping_gods.skies.chapters.combat_setup import StartCombat
from sleeping_gods.skies.chapters.turn import TakeAction
from sleeping_gods.skies.table.cards import Pack as SkiesPack
from sleeping_gods.skies.table.table import SkiesTable


@cache
def desk(name: str) -> PlaytestPack:
    """A shipped pack."""
    game, pack = load_pack(name)
    assert isinstance(pack, (SeaPack, SkiesPack))
    return playtest_pack(game, pack)


def sea_index(name: str = "harbour") -> SeaIndex:
    """What robots share of a shipped pack of the sea."""
    index = desk(name).index
    assert isinstance(index, SeaIndex)
    return index


def skies_index(name: str = "airfield") -> SkiesIndex:
    """What robots share of a shipped pack of the skies."""
    index = desk(name).index
    assert isinstance(index, SkiesIndex)
    return index


def at_sea(name: str = "harbour", players: int = 1) -> SeaTable:
    """A new table of a pack of the sea, before its first turn."""
    bench = desk(name)
    setup = setup_of(Order(1, bot="reading", players=players, mode="normal"), bench.game, bench.pack, 0)
    table = bench.game.set_up(bench.pack, setup)
    assert isinstance(table, SeaTable)
    return table


def in_the_skies(name: str = "airfield", players: int = 1, mode: str = "normal") -> SkiesTable:
    """A new table of a pack of the skies, at its first action: what comes before is left to luck."""
    bench, luck = desk(name), Luck(3)
    setup = setup_of(Order(1, bot="reading", players=players, mode=mode), bench.game, bench.pack, 0)
    table = bench.game.set_up(bench.pack, setup)
    assert isinstance(table, SkiesTable)
    while not isinstance(table.agenda[-1], TakeAction):
        apply(table, luck.pick(table.offered))
    for member in table.crew.values():
        member.damage, member.statuses, member.stamina = 0, (), 3
    return table


def met(table: SkiesTable, *enemies: str) -> SkiesTable:
    """The same table in the first round of a fight."""
    table.agenda.append(StartCombat(enemies, 0, "", ""))
    advance(table)
    luck = Luck(5)
    while not isinstance(table.agenda[-1], Attacks):
        apply(table, luck.pick(table.offered))
    return table
