"""Campaigns that robots play, for tests: the table and what the group knows before every decision of a seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sleeping_gods.bots.robots.deciding import choice_at
from sleeping_gods.bots.robots.group_knowledge import GroupKnowledge
from sleeping_gods.bots.robots.interface import QUICK, Budget, Robot
from sleeping_gods.bots.robots.make import robot
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.choices import CHANCE, seat_word
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, is_over, options
from sleeping_gods.kernel.table import decider
from sleeping_gods.party.table.table import PartyTable, of_party

NAMES = ("Ada", "Ben", "Cyd", "Dee")
PACKS = ("harbour", "airfield")


def new_table(pack: str, players: int) -> PartyTable:
    """A new table of a shipped pack."""
    game, box = load_pack(pack)
    return of_party(game.set_up(box, setup_for(game, box, NAMES[:players], {})))


def campaign(
    pack: str, players: int, seed: int, decisions: int, kind: str = "random"
) -> Iterator[tuple[PartyTable, GroupKnowledge]]:
    """A campaign of robots that each know only their own seat."""
    robots = {seat_word(seat): robot(kind) for seat in range(players)}
    yield from played(new_table(pack, players), robots, seed, decisions)


def played(
    table: PartyTable, robots: Mapping[str, Robot], seed: int, decisions: int, budget: Budget = QUICK
) -> Iterator[tuple[PartyTable, GroupKnowledge]]:
    """The table before every decision that is not left to chance."""
    knowledge, luck = GroupKnowledge(), Luck(seed)
    for _ in range(decisions):
        while not is_over(table) and decider(table) == CHANCE:
            draw = luck.pick(table.offered)
            apply(table, draw)
            knowledge.note(table, draw)
        if is_over(table):
            return
        yield table, knowledge
        choice = choice_at(table, knowledge, robots, luck, budget)
        assert choice is not None
        assert choice in options(table)
        apply(table, choice)
        knowledge.note(table, choice)
