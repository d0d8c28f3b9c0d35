"""What single effects are worth, on one scale: a coin is 1. For bots, balance tables and odds."""

from __future__ import annotations

from collections.abc import Mapping

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
"""One of each."""
CARDS: Mapping[str, float] = {"person": 5, "gear": 4, "lore": 3, "recipe": 4, "weapon": 6, "totem": 8}
"""An adventure card by its kind."""
CARD = 4.0
"""An adventure card of another kind."""
QUEST = 2.0
STATUS = 2.0
SHIP_DAMAGE = 1.5
TOKEN = 3.0
ENDING = 10.0


def gain_of(op: Op, kinds: Mapping[int, str] | None = None) -> float:
    """What an effect gives."""
    if op.name == "gain":
        return GOODS.get(str(op.args[0]), 0.5) * int(op.args[1])
    if op.name == "gain-adventure":
        return CARDS.get((kinds or {}).get(int(op.args[0]), ""), CARD)
    if op.name in ("gain-quest", "complete-quest"):
        return QUEST
    if op.name in ("gain-token", "gain-explore"):
        return TOKEN if op.name == "gain-token" else 0.5
    if op.name == "ending":
        return ENDING
    return _relief(op) if op.name in ("heal", "rest", "repair", "draw", "remove-status") else 0.0


def _relief(op: Op) -> float:
    amount = next((arg for arg in op.args if isinstance(arg, int)), 1)
    return 0.7 * min(amount, 6)


def harm_of(op: Op) -> tuple[float, float]:
    """What an effect costs: in health and goods of the crew, and in damage of the ship."""
    if op.name == "ship-damage":
        return 0.0, float(int(op.args[0]))
    if op.name == "lose":
        return GOODS.get(str(op.args[0]), 1.0) * int(op.args[1]), 0.0
    if op.name in ("lose-health", "hurt", "tire"):
        amount = next((arg for arg in op.args if isinstance(arg, int)), 1)
        return float(amount) * (5 if "each" in op.args else 1), 0.0
    if op.name == "gain-status":
        return STATUS * (5 if "each" in op.args else 1), 0.0
    if op.name in ("lose-quest", "lose-adventure"):
        return QUEST if op.name == "lose-quest" else CARD, 0.0
    return 0.0, 0.0
