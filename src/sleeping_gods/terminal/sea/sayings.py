"""Short words of the sea that no pack names: enemy abilities, difficulties, services."""

from __future__ import annotations

from ...sea.chapters.port import INN_COINS, INN_HEALTH

ABILITIES: dict[str, str] = {
    "ship-damage": "ship damage 1",
    "lose-resource": "lose a resource",
    "adjacent-damage-1": "neighbours deal 1 more",
    "adjacent-damage-2": "neighbours deal 2 more",
    "adjacent-regen-1": "neighbours heal 1",
    "disarm": "disarm",
    "discard-ability": "discard an equipped ability",
    "first-strike": "first strike",
    "flying": "flying",
    "frighten": "frighten",
    "low-morale": "low morale",
    "madness": "madness",
    "regen-1": "heals 1",
    "regen-3": "heals 3",
    "resist-1": "resists 1 damage",
    "venom": "venom",
    "weaken": "weaken",
}
MARKS: dict[str, str] = {
    "ship-damage": "SD",
    "lose-resource": "LR",
    "adjacent-damage-1": "N1",
    "adjacent-damage-2": "N2",
    "adjacent-regen-1": "NH",
    "disarm": "DA",
    "discard-ability": "XA",
    "first-strike": "1st",
    "flying": "Fly",
    "frighten": "Fr",
    "low-morale": "LM",
    "madness": "Ma",
    "regen-1": "H1",
    "regen-3": "H3",
    "resist-1": "R1",
    "venom": "Ve",
    "weaken": "We",
}
"""How a square shows an ability."""
DIFFICULTIES: dict[str, str] = {
    "very-easy": "very easy",
    "easy": "easy",
    "medium": "medium",
    "dangerous": "dangerous",
    "deadly": "deadly",
}
FALLEN: dict[str, str] = {"crew": "all nine have fallen", "ship": "the ship is wrecked"}
SERVICES: dict[str, str] = {
    "inn": f"The inn: {INN_COINS} coins, everybody regains {INN_HEALTH} health and loses 1 fatigue",
    "shipyard": "The shipyard: 1 coin or material repairs 1",
    "healer": "The healer: 1 coin removes all damage from one crew member",
    "levels": "Learn: XP buys level cards",
}
IN_PORT: dict[str, str] = {
    "inn": f"inn: {INN_COINS} coins, all regain {INN_HEALTH} health and lose 1 fatigue",
    "shipyard": "shipyard: 1 coin or material a repair",
    "healer": "healer: 1 coin heals one of you",
    "levels": "level cards for XP",
}
"""The same in brief, as they stand beside the port action."""
PLACES: dict[str, str] = {
    "inn": "the inn",
    "shipyard": "the shipyard",
    "healer": "the healer",
    "levels": "learning",
    "port": "the port",
    "market": "the market",
}
