"""A player for the tests of durability: a campaign in a file, random choices, and an account of what it was told."""

from __future__ import annotations

import functools
from pathlib import Path

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.game import Game, PackInfo
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options

UNDO_ONE_IN = 12
"""How often a choice is taken back."""


@functools.cache
def boxed(pack: str = "harbour") -> tuple[Game, PackInfo]:
    """A shipped pack, loaded once."""
    return load_pack(pack)


def begin(path: Path | None, seed: int = 1, pack: str = "harbour") -> Campaign:
    """A new campaign whose draws are made for the players."""
    game, box = boxed(pack)
    return Campaign.begin(game, box, setup_for(game, box, ("Ada", "Ben"), {"seed": str(seed)}), path)


def go_on(path: Path, pack: str = "harbour") -> Campaign:
    """The campaign in a file, every line of it verified."""
    return Campaign.open(path, *boxed(pack))


def next_line(campaign: Campaign, luck: Luck) -> str:
    """What a random player says next: a choice, or now and then ``undo``; nothing when it is over."""
    if is_over(campaign.table):
        return ""
    if luck.below(UNDO_ONE_IN) == 0 and campaign.history.before_last_decision() is not None:
        return "undo"
    return text(luck.pick(options(campaign.table)))


def say(campaign: Campaign, line: str) -> list[JournalEntry]:
    """Let the campaign take a line; what comes back has been acknowledged."""
    if line == "undo":
        return [campaign.undo().entry]
    return [one.entry for one in campaign.play(None, line)]
