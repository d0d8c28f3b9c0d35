"""The rule behind each choice, where the decision's own rules would say too much."""

from __future__ import annotations

from ...kernel.choices import Choice
from ..catalogue import fits

RULES: dict[str, tuple[str, ...]] = {
    "begin turn": ("SG-TURN-004", "SG-TURN-001"),
    "use bridge": ("SG-SHIP-002", "SG-SHIP-013"),
    "use galley": ("SG-SHIP-015", "SG-SHIP-016"),
    "use deck": ("SG-SHIP-019", "SG-SEARCH-001"),
    "use quarters": ("SG-SHIP-021", "SG-SHIP-022"),
    "use sick-bay": ("SG-SHIP-024",),
    "enter *": ("SG-SHIP-007",),
    "do *": ("SG-SHIP-004", "SG-SHIP-008"),
    "relieve *": ("SG-SHIP-016",),
    "search on": ("SG-SEARCH-001", "SG-SEARCH-002"),
    "keep synergy": ("SG-SYN-002",),
    "keep * ...": ("SG-SEARCH-004",),
    "travel": ("SG-TRAVEL-001",),
    "explore *": ("SG-EXPLORE-001",),
    "market": ("SG-MARKET-001", "SG-MARKET-002"),
    "port": ("SG-PORT-001", "SG-PORT-002"),
    "skip action": ("SG-TURN-007",),
    "attempt *": ("SG-EVENT-010",),
    "choose *": ("SG-EXPLORE-006",),
    "steer *": ("SG-TRAVEL-002",),
    "sail *": ("SG-TRAVEL-012", "SG-TRAVEL-017"),
    "stop sailing": ("SG-TRAVEL-012",),
    "join *": ("SG-CHAL-004", "SG-CHAL-005", "SG-CHAL-008"),
    "discard *": ("SG-CHAL-013",),
    "go on": ("SG-CHAL-014",),
    "drop *": ("SG-ABIL-003",),
    "reveal enemies": ("SG-COMBAT-001", "SG-COMBAT-002"),
    "attack * with * using *": ("SG-COMBAT-015", "SG-COMBAT-016"),
    "give token of * to * by *": ("SG-COMBAT-012",),
    "end attacks": ("SG-COMBAT-051",),
    "concede combat": ("SG-COMBAT-066",),
    "cover * *": ("SG-COMBAT-019", "SG-COMBAT-030"),
    "stop placing": ("SG-COMBAT-025",),
    "lend * to *": ("SG-SYN-002",),
    "synergy * by *": ("SG-SYN-007", "SG-SYN-009"),
    "return * from *": ("SG-SYN-010",),
    "burn *": ("SG-WEAPON-007",),
    "take hit": ("SG-COMBAT-041",),
    "hurt *": ("SG-HEALTH-001",),
    "rescue * with *": ("SG-SYN-020",),
    "visit inn": ("SG-PORT-003",),
    "visit shipyard": ("SG-PORT-004",),
    "visit healer": ("SG-PORT-006",),
    "visit levels": ("SG-PORT-007",),
    "buy *": ("SG-MARKET-003",),
    "learn *": ("SG-LEVEL-001",),
    "equip * on *": ("SG-ABIL-006", "SG-CMD-012"),
    "unequip *": ("SG-ABIL-012",),
    "cook * by *": ("SG-ADV-008",),
    "arm * with *": ("SG-WEAPON-004",),
    "activate * *": ("SG-CMD-006",),
    "activate * * by *": ("SG-CMD-009",),
    "play * *": ("SG-CMD-011",),
    "sell artifact": ("SG-RES-003",),
    "drink *": ("SG-COMP-032",),
}
"""Pattern of a choice to the rules that it plays."""


def rules_of(choice: Choice) -> tuple[str, ...]:
    """The rules behind a choice; none if the decision's own are the best answer."""
    for pattern, ids in RULES.items():
        if fits(tuple(pattern.split()), choice) is not None:
            return ids
    return ()
