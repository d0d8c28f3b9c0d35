"""Checks that the draws in a campaign are those of its seed: a file may contain draws that somebody has chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..journal.notation import CHANCE, Journal
from ..journal.replay import Replay
from ..journal.tree import Tree
from ..kernel.choices import Choice, parse
from ..kernel.game import Game, PackInfo
from ..kernel.play import options
from .pins import is_pin
from .prepared import prepared_draw
from .seeds import luck_of_entry, seed_of


def verify_with_draws(game: Game, pack: PackInfo, journal: Journal) -> list[int]:
    """Play a journal again, every line verified, and list the numbers of entries whose draws do not follow its seed.

    The list is empty without a seed: then players drew for themselves. Draws that a branch has from the campaign that
    it comes from were made by another seed, and are listed.
    """
    replay, seed, tree = Replay(game, pack, journal), seed_of(journal.setup), Tree(journal.entries)
    unverified: list[int] = []
    pins_before: dict[int, int] = {}
    """For each entry the notes on the map in the line of play that led to the state after it."""
    while not replay.done:
        entry = journal.entries[replay.number + 1]
        parent = tree.parent(entry.number)
        if seed is not None and entry.seat == CHANCE:
            prepared = prepared_draw(pack, journal.setup, replay.table)
            numbers = _generator_numbers(tree, entry.number, pins_before[parent])
            expected = [prepared] if prepared else _draws_by_seed(seed, numbers, options(replay.table))
            if parse(entry.choice) not in expected:
                unverified.append(entry.number)
        pins_before[entry.number] = pins_before.get(parent, 0) + is_pin(entry)
        replay.step()
    return unverified


def _generator_numbers(tree: Tree, number: int, pins: int) -> tuple[int, int, int]:
    """The numbers by which an entry's generator may have been chosen, all fixed by the journal.

    Its own number; or, while the table lets luck repeat itself, its depth in the line of play without notes on the map,
    which older campaigns counted too. A table may change that setting at any time and the journal does not say when,
    so each of the three is accepted.
    """
    depth = tree.depth(number)
    return number, depth - pins, depth


def _draws_by_seed(seed: int, numbers: Iterable[int], possible: Sequence[Choice]) -> list[Choice]:
    """What the generators of these numbers draw."""
    return [luck_of_entry(seed, number).pick(possible) for number in numbers]
