"""The luck of a campaign: each entry that chance draws has its own, which follows from the seed of the set-up."""

from __future__ import annotations

from ..kernel.game import Setup
from ..kernel.luck import Luck, is_seed
from .errors import BadSeed

_GOLDEN = 0x9E3779B97F4A7C15


def seed_of(setup: Setup) -> int | None:
    """The seed of a set-up's luck, or nothing if the players draw for themselves."""
    word = setup.options.get("seed")
    if word is None:
        return None
    if not is_seed(word):
        raise BadSeed(f"expected a whole number as the seed, got {word[:40]!r}")
    return int(word)


def luck_of_entry(seed: int, number: int) -> Luck:
    """The luck by which an entry is drawn: each has its own, by its number or by the depth of its line of play."""
    return Luck(seed + number * _GOLDEN)
