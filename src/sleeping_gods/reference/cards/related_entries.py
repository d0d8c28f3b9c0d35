"""The reference entries about a card: about its deck, and about its effects."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .faces import CardFace

DECK_ENTRIES: dict[tuple[str, str], tuple[str, ...]] = {
    ("sea", "crew"): ("crew-board", "crew-ability", "activate-crew", "synergy-abilities"),
    ("sea", "abilities"): ("ability-card", "equip", "ability-text"),
    ("sea", "levels"): ("level-card", "spend-xp"),
    ("sea", "market"): ("market", "adventure-card"),
    ("sea", "starting"): ("adventure-card", "activate-adventure-card"),
    ("sea", "events"): ("event", "event-deck"),
    ("skies", "abilities"): ("ability-card", "equip", "ability-text"),
    ("skies", "starting"): ("adventure-card", "adventure-card-text"),
    ("skies", "events"): ("event", "event-deck"),
    ("skies", "buffs"): ("enemy-buff", "enemy-ability"),
}
ENTRY_PATTERNS: tuple[tuple[str, str], ...] = (
    (r"\bweapon\b", "weapon"),
    (r"\branged\b", "ranged-weapon"),
    (r"\brecipe\b", "recipe"),
    (r"\bcook|\bfood\b", "cooking"),
    (r"\bgear\b.*\bredraw fate and keep", "gear"),
    (r"redraw fate", "redraw-fate"),
    (r"\+\d fate", "change-fate"),
    (r"draw fate", "fate"),
    (r"accuracy", "accuracy"),
    (r"\bblock", "block"),
    (r"counterattack", "counterattack"),
    (r"\bhearts?\b", "heart"),
    (r"deal \d+ damage", "damage-without-attack"),
    (r"not an attack", "not-an-attack"),
    (r"first strike", "first-strike"),
    (r"combat die", "combat-die"),
    (r"\bpower\b", "power"),
    (r"\bfatigue\b", "fatigue"),
    (r"\bvenom\b", "venom"),
    (r"\bmadness\b", "madness"),
    (r"\bfrightened\b", "frightened"),
    (r"\bweakened\b", "weakened"),
    (r"\blow morale\b", "low-morale"),
    (r"\bany 1 status\b", "status"),
    (r"\bstamina\b", "stamina"),
    (r"repair", "repair"),
    (r"\d ship damage", "ship-damage"),
    (r"\bchallenge", "challenge"),
    (r"\bsearch token", "search"),
    (r"\bsail|\bregion", "distance"),
    (r"travel", "travel"),
    (r"\bdraw \d ability cards?", "hand"),
    (r"\bartifact", "artifact"),
    (r"\bcoins?\b|\bmaterials?\b|\bgrain\b|\bmeat\b|\bvegetables?\b", "resource"),
    (r"\bplane\b", "plane"),
    (r"restore \d+ health|\d+ health", "health"),
    (r"\bcommand\b", "command"),
    (r"turn ends?\b|end of each turn", "turn-end-effect"),
    (r"stays in play|ongoing", "ongoing-event"),
)


def related_entries(game: str, deck: str, faces: Sequence[CardFace]) -> tuple[str, ...]:
    """The slugs of the entries, those about the deck first; found by the card's English text."""
    text = " ".join(shown.text for face in faces for shown in (*face.badges, *face.lines)).lower()
    slugs = [slug for pattern, slug in ENTRY_PATTERNS if re.search(pattern, text)]
    return tuple(dict.fromkeys([*DECK_ENTRIES[game, deck], *slugs]))
