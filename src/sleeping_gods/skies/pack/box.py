"""The box (DS-COMP): how many pieces of everything it holds, and how its decks are made up."""

from __future__ import annotations

from ...kernel.rules import plays

CARDS = {
    "starting_adventure": 6,
    "starting_combat": 14,
    "adventure": 142,
    "quest": 214,
    "ability": 62,
    "orfash_curse": 5,
    "enemy_buff": 17,
    "enemy": 73,
    "event": 56,
    "airplane_card": 1,
}
"""Cards by their names in ``[pack.supply]``."""

TOKENS = {
    "damage": 50,
    "synergy": 5,
    "power": 20,
    "power_value_5": 5,
    "stamina": 15,
    "status_each": 5,
    "status_kinds": 5,
    "common_resource_each": 6,
    "quest_resource_each": 7,
}
"""Tokens by their names in ``[pack.supply]``."""

BOX = {**CARDS, **TOKENS}
"""Every component that is counted, with its number."""
LAST = {kind: CARDS[kind] for kind in ("adventure", "quest", "enemy")}
"""The last number of each numbered deck."""
FATES = {1: 5, 2: 7, 3: 8, 4: 10, 5: 10, 6: 10, 7: 10, 8: 2}
"""Ability cards by their fate number."""
LEVEL_1_EVENTS = 14
"""Events of level 1 that there are at least, because the hard level takes so many away."""
LANDING_PLACES = 6
"""Landing places that a flight board shows at most."""
LAST_BOSS = 99
"""The highest number of a boss."""
ZONES = (3, 4)
"""How many zones a boss has."""

plays(f"{__name__}.CARDS", "DS-COMP-002")
plays(f"{__name__}.TOKENS", "DS-COMP-004", "DS-COMP-005")
plays(f"{__name__}.LAST", "DS-COMP-013")
plays(f"{__name__}.FATES", "DS-FATE-004", "DS-FATE-005", "DS-PREV-008")
plays(f"{__name__}.LANDING_PLACES", "DS-FLY-001")
plays(f"{__name__}.ZONES", "DS-BOSS-002")
