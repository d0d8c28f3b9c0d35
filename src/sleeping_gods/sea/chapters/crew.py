"""Crew members (SG-CREW, SG-HEALTH, SG-FATIGUE, SG-STATUS): figures read off boards, cards and tokens."""

from __future__ import annotations

from ...kernel.rules import rule
from ...story.printed import Passive
from ..table.cards import AbilityCard, LevelCard, Weapon
from ..table.table import SeaTable

TIRED = 2
"""How much fatigue keeps a crew member out of challenges, unless they have Endurance; without it, all they can hold."""
MAX_FATIGUE_WITH_ENDURANCE = 3
"""How much fatigue a crew member with Endurance can hold."""
BADLY_HURT = 3
"""Damage from which a standing change ``while damage 3`` holds."""
WEAKENED_BY = 2
"""What the status weakened takes off every skill."""


def passives(table: SeaTable, crew: str) -> list[Passive]:
    """The standing changes on a crew member's ability and level cards."""
    member, passives = table.crew[crew], table.bound.passives
    return [passive for card in member.cards + member.levels for passive in passives[card]]


@rule("SG-ABIL-013")
def passive_sum(table: SeaTable, crew: str, name: str) -> int:
    """What the bearer's own cards add to one figure, as far as their conditions hold."""
    total = 0
    member = table.crew[crew]
    if not member.cards and not member.levels:
        return 0
    for passive in passives(table, crew):
        if passive.name == name and holds(table, crew, passive):
            total += passive.amount
    return total


@rule("SG-ABIL-024")
def holds(table: SeaTable, crew: str, passive: Passive) -> bool:
    """Whether a standing change's condition holds: unhurt, or 3 or more damage on the bearer."""
    if not passive.condition:
        return True
    damage = table.crew[crew].damage
    return damage == 0 if passive.condition == "unhurt" else damage >= BADLY_HURT


def has_passive(table: SeaTable, crew: str, name: str) -> bool:
    """Whether a crew member's cards bear a standing change."""
    member = table.crew[crew]
    if not member.cards and not member.levels:
        return False
    return any(passive.name == name for passive in passives(table, crew))


@rule("SG-HEALTH-002", "SG-CREW-005")
def max_health(table: SeaTable, crew: str) -> int:
    """The health printed on the board, and what ability and level cards add."""
    return table.bound.health[crew] + passive_sum(table, crew, "health")


def health_left(table: SeaTable, crew: str) -> int:
    """Health minus damage; 0 means the crew member is down."""
    return max_health(table, crew) - table.crew[crew].damage


@rule("SG-HEALTH-003", "SG-HEALTH-002")
def is_up(table: SeaTable, crew: str) -> bool:
    """Whether a crew member has at least 1 health."""
    member = table.crew[crew]
    if member.damage < table.bound.health[crew]:
        return True
    return bool(member.cards or member.levels) and member.damage < max_health(table, crew)


def tired_crew(table: SeaTable) -> list[str]:
    """The crew members with fatigue."""
    return [name for name, member in table.crew.items() if member.fatigue]


@rule("SG-TRAVEL-003", "SG-LEVEL-009", "SG-ABIL-010", "SG-FAQ-001")
def symbols(table: SeaTable, crew: str, skill: str) -> int:
    """A skill's symbols on the board, on equipped ability cards and on level cards add up."""
    pack, member = table.pack, table.crew[crew]
    total = pack.crew[crew].skills.get(skill, 0)
    cards: list[AbilityCard | LevelCard] = [pack.abilities[card] for card in member.cards]
    cards += [pack.levels[card] for card in member.levels]
    for card in cards:
        if card.skill == skill:
            total += 1
        for passive in card.passives:
            if passive.name == "skill" and passive.word == skill:
                total += passive.amount
    return total


@rule("SG-STATUS-007", "SG-STATUS-008", "SG-CHAL-010")
def skill_of(table: SeaTable, crew: str, skill: str) -> int:
    """A crew member's skill; weakened takes 2 off, never below 0."""
    total = symbols(table, crew, skill)
    if "weakened" in table.crew[crew].statuses:
        return max(0, total - WEAKENED_BY)
    return total


@rule("SG-FATIGUE-002", "SG-COMP-009")
def max_fatigue(table: SeaTable, crew: str) -> int:
    """A crew member holds at most 2 fatigue, 3 with Endurance."""
    return MAX_FATIGUE_WITH_ENDURANCE if table.crew[crew].levels and has_passive(table, crew, "endurance") else TIRED


@rule("SG-CHAL-006", "SG-FATIGUE-004", "SG-FATIGUE-003")
def is_fresh(table: SeaTable, crew: str) -> bool:
    """Whether fatigue lets a crew member take part in challenges: fewer than 2, or Endurance."""
    fatigue = table.crew[crew].fatigue
    return fatigue < TIRED or fatigue < max_fatigue(table, crew)


@rule("SG-FATIGUE-005", "SG-FATIGUE-008")
def fatigue_mark(table: SeaTable, crew: str) -> int:
    """What fatigue does to attacks: -1 damage from the second on; the faces of the tokens only show it."""
    return -1 if table.crew[crew].fatigue >= TIRED else 0


def tire(table: SeaTable, crew: str, amount: int) -> None:
    """A crew member gains fatigue up to the maximum; more is lost and not passed on."""
    member = table.crew[crew]
    left = table.pack.supply["fatigue"] - sum(other.fatigue for other in table.crew.values())
    gained = min(amount, max_fatigue(table, crew) - member.fatigue, left)
    if gained > 0:
        member.fatigue += gained
        table.tell("fatigue", crew, gained)


@rule("SG-WEAPON-001", "SG-WEAPON-002")
def weapons_of(table: SeaTable, crew: str) -> list[Weapon]:
    """The weapon on the board and every weapon card that the crew member carries."""
    board = table.pack.crew[crew].weapon
    cards = table.crew[crew].weapons
    if not cards:
        return [board]
    return [board, *(weapon for card in cards if (weapon := table.pack.adventures[card].weapon) is not None)]


def weapon_named(table: SeaTable, crew: str, weapon: str) -> Weapon:
    """One of a crew member's weapons by its id."""
    board = table.pack.crew[crew].weapon
    if board.id == weapon:
        return board
    card = table.pack.adventures[weapon].weapon
    if card is None:
        raise KeyError(weapon)
    return card
