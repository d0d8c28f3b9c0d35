"""Whether a campaign was drawn by the seed that its header names."""

from __future__ import annotations

from sleeping_gods.campaign.seeds import luck_of_entry
from sleeping_gods.journal.notation import CHANCE, UNDO, Journal
from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.game import Game, PackInfo
from sleeping_gods.kernel.play import options, play


def drawn_otherwise(game: Game, pack: PackInfo, journal: Journal, seed: int) -> list[int]:
    """The entries of chance that another seed than this would have drawn; of a campaign in which nothing was undone."""
    table, found = game.set_up(pack, journal.setup), list[int]()
    for entry in journal.entries[1:]:
        assert entry.seat != UNDO
        if entry.seat == CHANCE and luck_of_entry(seed, entry.number).pick(options(table)) != parse(entry.choice):
            found.append(entry.number)
        play(table, entry.choice)
    return found
