"""What single effects are worth, on one scale: a coin is 1. For bots, balance tables and odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .op import Op

GOODS: Mapping[str, float] = {
    "coins": 1,
    "xp": 1,
    "grain": 1,
    "meat": 1,
    "vegetables": 1,
    "materials": 1,
    "food": 1,
    "resources": 1,
    "artifacts": 3,
    "command": 1,
    "feared": 0.5,
    "revered": 0.5,
    "health": 1,
    "fatigue": 1,
    "resource": 1,
}
"""The worth of one piece of each good."""
CARDS: Mapping[str, float] = {"person": 5, "gear": 4, "lore": 3, "recipe": 4, "weapon": 6, "totem": 8}
"""An adventure card by its kind."""
CARD = 4.0
"""An adventure card of another kind."""
QUEST = 2.0
"""A quest card."""
STATUS = 2.0
"""A status on a member of the crew."""
SHIP_DAMAGE = 1.5
"""A point of damage on the ship."""
TOKEN = 3.0
"""A token of the story."""
EXPLORE_TOKEN = 0.5
"""A token of exploration."""
ENDING = 10.0
"""An ending of the campaign."""
OTHER_GAIN = 0.5
"""The worth of gaining one of anything that is not among the goods."""
OTHER_LOSS = 1.0
"""The price of losing one of anything that is not among the goods."""
RELIEF = 0.7
"""A point of healing, rest, repair or cards: less than it costs to lose one, for not all of it may be needed."""
MOST_RELIEF = 6
"""Points of relief that count: nobody can use more at once."""
EACH = 5
"""How often an effect on each member counts: some of them are hurt or cured in vain."""


def gain_of(op: Op, kinds: Mapping[int, str] | None = None) -> float:
    """What an effect gives."""
    if op.name == "gain":
        return GOODS.get(str(op.args[0]), OTHER_GAIN) * int(op.args[1])
    if op.name == "gain-adventure":
        return CARDS.get((kinds or {}).get(int(op.args[0]), ""), CARD)
    if op.name in ("gain-quest", "complete-quest"):
        return QUEST
    if op.name in ("gain-token", "gain-explore"):
        return TOKEN if op.name == "gain-token" else EXPLORE_TOKEN
    if op.name == "ending":
        return ENDING
    return _relief(op) if op.name in ("heal", "rest", "repair", "draw", "remove-status") else 0.0


def _relief(op: Op) -> float:
    """What healing, rest, repair or cards are worth."""
    return RELIEF * min(_amount_of(op), MOST_RELIEF)


def _amount_of(op: Op) -> int:
    """The number in an effect; 1 if it has none."""
    return next((arg for arg in op.args if isinstance(arg, int)), 1)


class Harm(NamedTuple):
    """What an effect costs."""

    crew: float
    """In health and goods."""
    ship: float
    """In damage."""


def harm_of(op: Op) -> Harm:
    """What an effect costs the crew and the ship."""
    if op.name == "ship-damage":
        return Harm(crew=0.0, ship=float(int(op.args[0])))
    return Harm(crew=_harm_of_crew(op), ship=0.0)


def _harm_of_crew(op: Op) -> float:
    """What an effect that harms the crew costs; 0 for any other."""
    members = EACH if "each" in op.args else 1
    if op.name == "lose":
        return GOODS.get(str(op.args[0]), OTHER_LOSS) * int(op.args[1])
    if op.name in ("lose-health", "hurt", "tire"):
        return float(_amount_of(op)) * members
    if op.name == "gain-status":
        return STATUS * members
    if op.name in ("lose-quest", "lose-adventure"):
        return QUEST if op.name == "lose-quest" else CARD
    return 0.0
