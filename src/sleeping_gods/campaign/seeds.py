"""The random generators of a campaign: each entry that chance draws has its own, derived from the campaign's seed."""

from __future__ import annotations

from ..kernel.game import Setup
from ..kernel.luck import Luck, is_seed
from .errors import BadSeed

_GOLDEN_RATIO = 0x9E3779B97F4A7C15
"""2**64 divided by the golden ratio: its multiples are spread evenly, which separates the generators of entries."""
MAX_QUOTED = 40
"""Characters of what was typed that are quoted."""


def seed_of(setup: Setup) -> int | None:
    """The seed of a campaign; None if the players draw cards themselves."""
    word = setup.options.get("seed")
    if word is None:
        return None
    if not is_seed(word):
        raise BadSeed(f"expected a whole number as the seed, got {word[:MAX_QUOTED]!r}")
    return int(word)


def luck_of_entry(seed: int, number: int) -> Luck:
    """The random generator of an entry, by its number, or by how many entries lead to it."""
    return Luck(seed + number * _GOLDEN_RATIO)
