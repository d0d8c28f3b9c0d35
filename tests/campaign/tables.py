"""Campaigns of both games for tests, and a way to play them on."""

from __future__ import annotations

from collections.abc import Callable

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.kernel.table import Table, decision_of

NAMES = ("Ada", "Ben", "Cyd", "Dee")
PACKS = ("harbour", "airfield")


def begun(pack: str, players: int = 2, **options: str) -> Campaign:
    """A campaign at its first decision; with a seed, draws are made."""
    game, found = load_pack(pack)
    return Campaign.begin(game, found, setup_for(game, found, NAMES[:players], options))


def kind(table: Table) -> str:
    """The name of the decision that waits."""
    return type(decision_of(table)).__name__


def play_until(campaign: Campaign, wanted: Callable[[Table], bool], luck: Luck, most: int = 2000) -> None:
    """Play at random, at least once, until a table is as wanted."""
    for _ in range(most):
        if is_over(campaign.table):
            break
        campaign.play(None, text(luck.pick(options(campaign.table))))
        if wanted(campaign.table):
            return
    raise LookupError("no such table was met")


def play_on(campaign: Campaign, choices: int, luck: Luck) -> None:
    """Play so many choices at random, or to the end."""
    for _ in range(choices):
        if is_over(campaign.table):
            return
        campaign.play(None, text(luck.pick(options(campaign.table))))
