"""Characters (DS-HLTH, DS-STAM, DS-SKIL, DS-STAT): figures read off boards, cards and tokens."""

from __future__ import annotations

from ...kernel.rules import rule
from ..table.records import STAMINA
from ..table.table import SkiesTable

WEAKENED_BY = 2
"""What the status weakened takes off every skill."""


@rule("DS-HLTH-012", "DS-HLTH-001")
def max_health(table: SkiesTable, name: str) -> int:
    """The health printed on the board."""
    return table.bound.health[name]


def health_left(table: SkiesTable, name: str) -> int:
    """Health minus damage; 0 means the character is down."""
    return table.bound.health[name] - table.crew[name].damage


@rule("DS-HLTH-002")
def is_up(table: SkiesTable, name: str) -> bool:
    """Whether a character has at least 1 health."""
    return table.crew[name].damage < table.bound.health[name]


@rule("DS-STAT-008", "DS-HLTH-002", "DS-PREV-005")
def is_able(table: SkiesTable, name: str) -> bool:
    """Whether a character can use abilities: with health, and not mad."""
    return is_up(table, name) and "madness" not in table.crew[name].statuses


@rule("DS-STAT-008", "DS-ABCA-001", "DS-ABCA-005", "DS-ABCA-012", "DS-HLTH-002")
def passive_sum(table: SkiesTable, name: str, change: str, word: str = "") -> int:
    """What the standing changes of a character's equipped cards add up to; madness and 0 health silence them."""
    cards = table.crew[name].cards
    if not cards or not is_able(table, name):
        return 0
    passives = table.bound.passives
    return sum(
        passive.amount
        for card in cards
        for passive in passives[card]
        if passive.name == change and passive.word == word
    )


@rule("DS-EQIP-007", "DS-EQIP-012", "DS-CHAL-005", "DS-SKIL-002", "DS-STAT-007", "DS-STAT-008", "DS-SKIL-004")
def skill_of(table: SkiesTable, name: str, skill: str) -> int:
    """Basic value, 1 per equipped card that shows the skill, less 2 if weakened, never below 0."""
    member, abilities = table.crew[name], table.pack.abilities
    total = table.pack.characters[name].skills.get(skill, 0)
    for card in member.cards:
        if abilities[card].skill == skill:
            total += 1
    total += passive_sum(table, name, "skill", skill)
    if "weakened" in member.statuses:
        return max(0, total - WEAKENED_BY)
    return total


@rule("DS-STAM-001", "DS-COMP-011")
def refresh(table: SkiesTable, name: str, amount: int) -> int:
    """A character gains stamina up to 3; the excess is lost."""
    member = table.crew[name]
    gained = min(amount, STAMINA - member.stamina)
    if gained:
        member.stamina += gained
        table.tell("stamina", name, gained)
    return gained


@rule("DS-STAM-002", "DS-STAM-003")
def exert(table: SkiesTable, name: str, amount: int) -> None:
    """A character pays with their own stamina."""
    if amount:
        table.crew[name].stamina -= amount
        table.tell("exerted", name, amount)
