"""Checks that the draws in a campaign are those of its seed: a file may contain draws that somebody has chosen."""

from __future__ import annotations

from ..journal.notation import CHANCE, Journal
from ..journal.replay import Replay
from ..journal.tree import Tree
from ..kernel.choices import parse
from ..kernel.game import Game, PackInfo
from ..kernel.play import options
from .pins import is_pin
from .prepared import prepared_draw
from .seeds import luck_of_entry, seed_of


def verify_with_draws(game: Game, pack: PackInfo, journal: Journal) -> list[int]:
    """Play a journal again, every line verified, and name the entries of draws that do not follow from its seed.

    None without a seed: then players drew for themselves. A draw goes by the number of its entry, or by how deep in its
    line of play it lies where luck repeats itself, on which a table may agree and disagree; notes on the map counted as
    depth in older campaigns. What a branch has from the campaign that it comes from was drawn by another seed, and is
    among what cannot be verified.
    """
    replaying, seed, tree = Replay(game, pack, journal), seed_of(journal.setup), Tree(journal.entries)
    unverified = []
    pins: dict[int, int] = {}
    """For each entry the notes on the map in the line of play that led to the state after it."""
    while not replaying.done:
        entry = journal.entries[replaying.number + 1]
        if seed is not None and entry.seat == CHANCE:
            possible = options(replaying.table)
            depth = tree.depth(entry.number)
            numbers = (entry.number, depth, depth - pins[tree.parent(entry.number)])
            prepared = prepared_draw(pack, journal.setup, replaying.table)
            drawn = [prepared] if prepared else [luck_of_entry(seed, number).pick(possible) for number in numbers]
            if parse(entry.choice) not in drawn:
                unverified.append(entry.number)
        pins[entry.number] = pins.get(tree.parent(entry.number), 0) + is_pin(entry)
        replaying.step()
    return unverified
