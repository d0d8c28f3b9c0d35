"""The rulebook as a whole: what the table and the chapters of both games ask it."""

from __future__ import annotations

from typing import Any

from ..kernel.choices import Seat
from ..kernel.steps import Step
from ..party.chapters.ability_deck import reshuffle
from ..party.chapters.explore import Choose
from ..party.party_rulebook import PartyRulebook
from ..party.rulebook import GameRules
from ..party.table.records import Strike
from .acts import alter, anytime, refusals
from .acts.repair import REPAIRS
from .acts.settling import SETTLING
from .chapters import challenge, conditions, crew, explore, fate, health, peril, players, statuses, strike, supply
from .chapters.enemies import EnemyActs
from .saving import invariants
from .table.table import SeaTable

CITES = {
    "not-your-hand": "SG-ABIL-006",
    "wrong-skill": "SG-CHAL-013",
    "participants-first": "SG-CHAL-018",
    "hurt/no-health-left": "SG-HEALTH-004",
    "one/no-health-left": "SG-HEALTH-005",
    "victim/no-health-left": "SG-COMBAT-058",
    "unhurt": "SG-HEALTH-006",
    "has-it-already": "SG-STATUS-001",
    "not-the-bearer": "SG-STATUS-015",
    "status/participants-first": "SG-CHAL-023",
    "taken-this-visit": "SG-EXPLORE-012",
    "taken-before": "SG-EXPLORE-012",
    "not-met": "SG-EXPLORE-005",
    "cannot-pay-cost": "SG-EXPLORE-019",
    "damage-left": "SG-COMBAT-025",
    "half-on-target": "SG-COMBAT-030",
    "out-of-reach": "SG-COMBAT-033",
    "one-token": "SG-COMBAT-022",
    "square-covered": "SG-COMBAT-021",
    "target-first": "SG-COMBAT-024",
    "no-diagonals": "SG-COMBAT-020",
    "not-connected": "SG-COMBAT-019",
    "not-on-hearts": "SG-COMBAT-067",
    "extra/not-on-hearts": "SG-SYN-026",
    "needs-more": "SG-COMBAT-027",
    "resisted": "SG-ENEMY-023",
    "none-owned": "SG-ENEMY-007",
    "in-the-middle": "SG-CMD-003",
    "no-such-fate": "SG-FATE-001",
    "card-lies-open": "SG-COMP-003",
    "not-to-be-drawn": "SG-COMP-003",
    "line-not-understood": "SG-EXPLORE-008",
    "card-not-understood": "SG-COMBAT-001",
    "repair-counts": "SG-COMP-003",
    "repair-full": "SG-ABIL-003",
    "repair-limits": "SG-COMP-003",
    "repair-needed": "SG-SAVE-007",
    "repair-stays": "SG-COMP-003",
    "repair-unknown": "SG-COMP-003",
    "repair-words": "SG-COMP-003",
    "repair-hand-limit": "SG-ABIL-003",
    "no-challenge": "SG-CHAL-001",
    "no-fight": "SG-COMBAT-001",
    "no-fleeing": "SG-COMBAT-066",
    "no-move": "SG-TRAVEL-001",
    "not-settled-so": "SG-CHAL-015",
    "not-in-hands": "SG-ABIL-005",
    "at-turn-start": "SG-SAVE-001",
    "at-turn-end": "SG-PLAYERS-001",
    "table-full": "SG-PLAYERS-009",
    "same-name": "SG-SETUP-019",
    "uneven-split": "SG-SETUP-008",
    "last-player": "SG-PLAYERS-009",
    "resume/unknown-seat": "SG-SAVE-008",
    "leave/unknown-seat": "SG-PLAYERS-009",
}
"""The sea's rule behind each refusal that the common chapters make."""


class SeaRulebook(PartyRulebook):
    """Answers for the whole rulebook of the sea."""

    cites = CITES
    acts = staticmethod(anytime.acts)
    is_up = staticmethod(crew.is_up)
    health_left = staticmethod(crew.health_left)
    skill_of = staticmethod(crew.skill_of)
    fell = staticmethod(health.fell)
    check_defeat = staticmethod(peril.check_defeat)
    tokens_left = staticmethod(statuses.tokens_left)
    draw_fate = staticmethod(fate.draw_fate)
    refill = staticmethod(reshuffle)
    can_alter = staticmethod(alter.can_alter)
    joining = staticmethod(challenge.joining)
    can_join = staticmethod(challenge.can_join)
    join_reason = staticmethod(challenge.join_reason)
    join = staticmethod(challenge.join)
    card_skill = staticmethod(challenge.card_skill)
    holds = staticmethod(conditions.holds)
    pay = staticmethod(explore.pay_cost)
    end_story = staticmethod(explore.end_story)
    can_pay = staticmethod(supply.can_pay)
    struck = staticmethod(strike.struck)
    table_acts = staticmethod(players.PEOPLE.acts)
    why_not = staticmethod(refusals.why_not)
    violations = staticmethod(invariants.violations)
    people = players.PEOPLE
    repairs = REPAIRS
    settling = SETTLING

    def hand_limit(self, table: SeaTable, seat: Seat) -> Step[SeaTable]:
        """A hand is kept at three."""
        return fate.HandLimit(seat)

    def needed(self, table: SeaTable, skill: str, number: int) -> int:
        """A challenge needs the number that it names."""
        return number

    def choosing(self, table: SeaTable, number: str) -> Step[Any]:
        """One choice is taken, or in a town one after another."""
        return Choose(number)

    def wild(self, table: SeaTable, strike: Strike) -> int:
        """Enemies of the sea have nothing but their squares."""
        return 0

    def placer(self, table: SeaTable, strike: Strike) -> Seat:
        """The dealer's controller, or whoever used the adventure card that deals the damage."""
        return table.controller(strike.dealer) if strike.dealer else table.fight.user

    def enemy_acts(self, table: SeaTable, name: str) -> Step[Any]:
        """It attacks and uses its abilities."""
        return EnemyActs(name)

    card_unequipped = staticmethod(health.fit_damage)

    def buff_hit(self, table: SeaTable, name: str, amount: int) -> None:
        """Enemies of the sea have nothing but their squares."""

    def shrugs(self, table: SeaTable, name: str, covered: int) -> int:
        """Every uncovered resist takes a point off what crew members deal."""
        return table.bound.grids[name].has(covered, "resist-1")


RULEBOOK: GameRules[SeaTable] = SeaRulebook()
"""The one rulebook of the sea."""
