"""On what the words of a choice depend, by the kinds of value that its message names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

FIXED = (
    "value", "crew", "card", "in-card", "joiner", "status", "one", "the-room", "in-region", "space", "event", "token",
    "aboard", "does", "weapon", "square", "first",
)  # fmt: skip
"""Kinds of value whose words depend on the pack and the mood alone: a choice that names no other is called the same."""
OF_PLAYERS = ("seat", "payer")
"""Kinds of value whose words depend on the names of the players too."""
OF_ENEMIES = ("enemy", "in-enemy")
"""Kinds of value whose words depend on the enemies of a fight too: twins are told apart."""
OF_BEARERS = ("user",)
"""Kinds of value whose words depend on who bears a card too."""


class LabelDependence(NamedTuple):
    """On what the words of a choice depend besides the pack and the mood."""

    players: bool
    """On the names of the players."""
    enemies: bool
    """On the enemies in the row."""
    bearers: bool
    """On who bears a card."""


ALONE = LabelDependence(players=False, enemies=False, bearers=False)
"""What is called by the pack and the mood alone."""


def dependence_of(kinds: Iterable[str]) -> LabelDependence | None:
    """What the words of a choice with such values depend on; None if on more than can be named."""
    named = {*kinds}
    if not named <= {*FIXED, *OF_PLAYERS, *OF_ENEMIES, *OF_BEARERS}:
        return None
    return LabelDependence(
        players=not named.isdisjoint(OF_PLAYERS),
        enemies=not named.isdisjoint(OF_ENEMIES),
        bearers=not named.isdisjoint(OF_BEARERS),
    )
