"""Rules that are played otherwise than before, by the version that brought the change: for campaigns begun earlier."""

from __future__ import annotations

from typing import NamedTuple

MAX_DIGITS = 5
"""Digits of each number of a version."""


class RuleChange(NamedTuple):
    """A rule that changed, and how."""

    version: str
    game: str
    rule: str
    now: str


CHANGES = (
    RuleChange("0.2.0", "sea", "SG-ABIL-022", "damage from an equipped card lends only its bearer's synergy token"),
    RuleChange("0.2.0", "sea", "SG-ERRATA-001", "a card goes back to the box with the quest that it names"),
    RuleChange("0.2.0", "sea", "SG-LEVEL-012", "Watchful can still be woken while the reward is chosen"),
    RuleChange("0.2.0", "sea", "SG-ADV-008", "cards that make recipes cheaper add up"),
    RuleChange("0.2.0", "sea", "SG-PORT-002", "a service of the port is used up by paying, not by looking in"),
    RuleChange(
        "0.2.0", "sea", "SG-SYN-007", "two who hold each other's synergy tokens may use them and give them back"
    ),
    RuleChange("0.2.0", "sea", "SG-SETUP-019", "nobody joins under a name that is taken"),
    RuleChange(
        "0.2.0", "skies", "DS-ATTK-019", "what could still change an attack is offered before its damage is dealt"
    ),
    RuleChange("0.2.0", "skies", "DS-ATTK-020", "who plays the character that is struck takes the hit"),
    RuleChange("0.2.0", "skies", "DS-ABCA-006", "removing power is added to any attack card"),
    RuleChange("0.2.0", "skies", "DS-TIME-010", "5 of 6 time spent pass the bonus token on"),
    RuleChange(
        "0.2.0", "skies", "DS-CAMP-009", "both of the last two camps open their story, also in the standard game"
    ),
    RuleChange("0.2.0", "skies", "DS-COMP-015", "curses do something"),
    RuleChange("1.0.0", "sea", "SG-COMBAT-041", "whoever controls the crew member that is struck takes the hit"),
    RuleChange("1.0.0", "sea", "SG-SYN-020", "whoever controls the board with Gregory's token decides about it"),
    RuleChange("1.0.0", "sea", "SG-COMBAT-067", "an adventure card's damage is placed by whoever used the card"),
    RuleChange("1.0.0", "sea", "SG-TRAVEL-028", "a card that moves the ship is steered by whoever used it"),
    RuleChange("1.0.0", "sea", "SG-SYN-010", "a synergy token is given back by whoever controls the board it lies on"),
    RuleChange(
        "1.0.0", "sea", "SG-ABIL-011", "cards may be equipped before a challenge that comes unasked, and after one"
    ),
    RuleChange(
        "1.0.0", "skies", "DS-ADVC-003", "what a played card opens is decided by its player: flights, walks, costs"
    ),
)


def changed_since(version: str, game: str) -> list[RuleChange]:
    """What changed in a game after a version of the engine."""
    return [change for change in CHANGES if change.game == game and _numbers(change.version) > _numbers(version)]


def _numbers(version: str) -> tuple[int, ...]:
    """The numbers of a version; one that is not written so comes before all others."""
    parts = version.split(".")
    return tuple(map(int, parts)) if all(part.isdecimal() and len(part) <= MAX_DIGITS for part in parts) else ()
