"""Campaigns of a marked pack that begin where there is something to hide: full hands, a fight, standees in secret."""

from __future__ import annotations

from sleeping_gods.campaign.games import setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import play
from sleeping_gods.party.chapters.explore import Explore
from sleeping_gods.party.table.table import PartyTable, of_party, offer_again
from sleeping_gods.sea.chapters.turn import EndTurn as SeaEnd
from sleeping_gods.sea.chapters.turn import TakeAction as SeaAction
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.combat_setup import StartCombat
from sleeping_gods.skies.chapters.turn import EndTurn, TakeAction
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import doing
from .marked import Marked

NAMES = ("Ada", "Ben", "Cyd", "Dee")
SEED = 9_876_543_210_123_456
"""A seed that is found in any bytes; others differ from it in the last figures."""
HELD = 3
"""Cards in every hand at the beginning."""
STAGES = ("start", "fight", "tents")
"""The first turn; a fight with two enemies; the Trade Tents, where standees are placed in secret (only the skies)."""


def begun(marked: Marked, players: int, seed: int, stage: str = "start", **options: str) -> Campaign:
    """A new campaign of so many players at a stage."""
    setup = setup_for(marked.game, marked.pack, NAMES[:players], {"seed": str(SEED + seed), **options})
    table = of_party(marked.game.set_up(marked.pack, setup))
    _deal(table, Luck(seed))
    if stage == "fight":
        _fight(table)
    elif stage == "tents" and isinstance(table, SkiesTable):
        table.turn, table.phase, table.place = 1, "actions", "3:b3"
        play(doing(table, TakeAction(), EndTurn()), "explore 24")
    campaign = Campaign.at(marked.game, marked.pack, setup, table)
    campaign.draw()
    return campaign


def _deal(table: PartyTable, luck: Luck) -> None:
    for hand in table.hands:
        while len(hand) < HELD:
            hand.append(table.deck.pop(luck.below(len(table.deck))))
    offer_again(table)


def _fight(table: PartyTable) -> None:
    if isinstance(table, SeaTable):
        table.turn, table.actions = 1, 1
        play(doing(table, Explore(82), SeaAction(), SeaEnd()), "choose b")
    elif isinstance(table, SkiesTable):
        doing(table, StartCombat(tuple(table.pack.enemies)[:2], 0, "", ""))
