"""The box (SG-COMP): how many pieces of everything it holds, and the names of its events."""

from __future__ import annotations

from ...kernel.rules import plays

BOX = {
    "damage_single": 35,
    "damage_five": 7,
    "command": 14,
    "ship_damage_cubes": 11,
    "fatigue": 18,
    "low_morale": 8,
    "venom": 4,
    "madness": 4,
    "frightened": 4,
    "weakened": 4,
    "combat_action": 4,
    "explore": 8,
    "meat": 6,
    "vegetables": 6,
    "grain": 6,
    "materials": 6,
    "artifacts": 6,
    "coin_small": 30,
    "coin_large": 11,
    "search": 9,
    "synergy": 9,
    "captain": 1,
    "ship": 1,
    "ship_action_figure": 1,
    "port_board": 1,
    "diving_suit": 1,
    "pollen_potion": 1,
    "dinosaur_egg": 1,
    "sea_serpent": 1,
    "ability": 60,
    "market": 32,
    "starting": 4,
    "adventure": 90,
    "quest": 180,
    "enemy": 78,
    "event": 54,
    "event_mild": 18,
    "event_perilous": 18,
    "event_deadly": 18,
    "event_deck_size": 18,
    "level": 24,
}
"""Pieces by their names in ``[pack.supply]``; what coins are worth is the pack's own affair."""

LAST = {kind: BOX[kind] for kind in ("adventure", "quest", "enemy")}
"""The last number of each numbered deck."""

MILD = (
    *("Timber Traders", "Carpenters", "Giant Catfish", "Zokmere Traders", "Abandoned Raft", "Debris"),
    *("Abandoned Canoe", "Flying Debris", "Sunken Ship", "Hidden Rocks", "Choppy Seas", "Merchant Vessel"),
    *("Maintenance", "Hidden Supplies", "Alzarrian Traders", "Crew Argument", "Ghostly Visitor", "Lost Sailor"),
)
"""The titles of the mild events."""
PERILOUS = (
    *("Boiler Room Fire", "Broken Boiler", "Rats", "Seaweed Clog", "Wounded Bird", "Crates of Explosives"),
    *("Rotten Supplies", "Megalodon", "Dunkleosteus", "Ghostly Watchers", "Biting Starfish", "Explosive Fish"),
    *("A Serpent Guide", "A Coral Nest", "Violent Winds", "Merchant Raid"),
)
"""The titles of the perilous events."""
DEADLY = (
    *("Hail", "Crew Brawl", "Kryvern Attack", "Nightmares", "Sickening Air", "Hurricane", "Hunting Serpent"),
    *("Sea Serpent", "Volcanic Waters", "Engine Trouble", "Unexplained Leak", "A Thief in the Night"),
    *("Giant Turtle", "Liopleurodon", "Infested Food", "Strange Illness", "Tempest"),
)
"""The titles of the deadly events."""
EVENTS: dict[str, dict[str, int]] = {
    "mild": dict.fromkeys(MILD, 1),
    "perilous": {**dict.fromkeys(PERILOUS, 1), "Rats": 2, "Rotten Supplies": 2},
    "deadly": {**dict.fromkeys(DEADLY, 1), "Kryvern Attack": 2},
}
"""The events of each kind by their English names, with their copies."""

ABILITIES: dict[tuple[str, int, str, int], int] = {
    ("Engaged", 5, "strength", 2): 2,
    ("Lessons", 2, "savvy", 2): 1,
    ("Engine's Steward", 3, "perception", 2): 1,
    ("Full Steam", 5, "craft", 2): 2,
    ("Coordinated Repair", 5, "cunning", 2): 1,
    ("Rapid Strike", 2, "strength", 2): 2,
    ("Alert", 2, "perception", 1): 3,
    ("Bandage", 1, "savvy", 2): 2,
    ("Healthy", 3, "cunning", 2): 1,
    ("Jack-of-all-Trades", 3, "perception", 2): 2,
    ("Triage", 4, "savvy", 2): 1,
    ("Sharp Eye", 6, "perception", 3): 2,
    ("Adrenaline", 1, "strength", 2): 1,
    ("Triage", 5, "savvy", 2): 1,
    ("Adrenaline", 4, "strength", 2): 1,
    ("Feint", 3, "cunning", 3): 1,
    ("Treat", 3, "perception", 2): 1,
    ("Defensive Stance", 5, "strength", 2): 1,
    ("Focus", 5, "cunning", 2): 1,
    ("Power Strike", 5, "perception", 2): 1,
    ("Rage", 6, "strength", 2): 1,
    ("Bold Attempt", 4, "strength", 2): 1,
    ("Surprise Strike", 2, "cunning", 2): 1,
    ("Defend", 4, "cunning", 2): 1,
    ("World Wisdom", 4, "craft", 2): 1,
    ("Special Recipe", 5, "craft", 1): 1,
    ("Pray", 5, "cunning", 2): 1,
    ("Focused Mind", 2, "savvy", 2): 1,
    ("Counsel", 3, "savvy", 2): 1,
    ("Tinkering", 5, "craft", 2): 1,
    ("Fishing", 3, "savvy", 2): 1,
    ("Dodge", 4, "cunning", 2): 2,
    ("Discipline", 4, "perception", 2): 1,
    ("Rally", 6, "cunning", 2): 1,
    ("Overwork", 6, "savvy", 2): 1,
    ("Inspire", 3, "savvy", 1): 1,
    ("Careful Aim", 4, "perception", 2): 1,
    ("Iron Will", 3, "strength", 2): 1,
    ("Bandage", 2, "savvy", 2): 1,
    ("Maintain", 1, "craft", 2): 1,
    ("Cleaning", 1, "craft", 2): 1,
    ("Refine", 1, "craft", 1): 1,
    ("Refine", 2, "craft", 1): 2,
    ("Power Strike", 3, "strength", 2): 2,
    ("Rapid Strike", 6, "strength", 2): 1,
}
"""Ability cards with a named ability: English name, fate, skill and command, with their copies."""

FATES = {1: 6, 2: 12, 3: 12, 4: 12, 5: 12, 6: 6}
"""Ability cards by their fate number."""

LEVEL_NAMES: dict[str, tuple[str, ...]] = {
    "odessa": ("Tough As Nails", "Plan Ahead", "Endurance"),
    "mac": ("Sword Master", "Survivor", "World Lore"),
    "laurent": ("Rare Catch", "Old Sailor", "Watchful"),
    "audrie": ("Power Block", "Jury-Rigged Engine", "Distract"),
    "marco": ("Hope", "Baker", "Inventive Chef"),
    "rafael": ("Protect", "Brawling", "Group Tactics"),
    "kasumi": ("Counter", "Talented"),
    "kannan": ("Crack Shot", "Double Shot"),
    "gregory": ("Stabilize", "Patch Up"),
}
"""The English names of each crew member's level cards."""

plays(f"{__name__}.ABILITIES", "SG-ABIL-027", "SG-ABIL-001")
plays(f"{__name__}.FATES", "SG-COMP-019")
plays(f"{__name__}.LEVEL_NAMES", "SG-LEVEL-010")
plays(
    f"{__name__}.BOX",
    *("SG-COMP-006", "SG-COMP-007", "SG-COMP-008", "SG-COMP-009", "SG-COMP-010", "SG-COMP-011", "SG-COMP-012"),
    *("SG-COMP-013", "SG-COMP-014", "SG-COMP-016", "SG-COMP-017", "SG-COMP-022", "SG-COMP-023", "SG-COMP-025"),
    "SG-COMP-029",
)
plays(f"{__name__}.LAST", "SG-COMP-023")
plays(f"{__name__}.MILD", "SG-COMP-026")
plays(f"{__name__}.PERILOUS", "SG-COMP-027")
plays(f"{__name__}.DEADLY", "SG-COMP-028")
