"""The rulebook as a whole: what the table and the chapters of both games ask it."""

from __future__ import annotations

from typing import Any

from ..kernel.choices import Seat
from ..kernel.rules import rule
from ..kernel.steps import Step
from ..party.party_rulebook import PartyRulebook
from ..party.rulebook import GameRules
from .acts import alter, anytime, refusals, uses
from .acts.repair import REPAIRS
from .acts.settling import SETTLING
from .chapters import challenge, conditions, explore, fate, foes, hero, peril, players, supply, synergy
from .chapters.enemy_phase import EnemyActs
from .saving import invariants
from .table.table import SkiesTable

CITES = {
    "not-your-hand": "DS-TURN-008",
    "wrong-skill": "DS-EQIP-014",
    "participants-first": "DS-CHAL-010",
    "hurt/no-health-left": "DS-HLTH-003",
    "one/no-health-left": "DS-HLTH-003",
    "victim/no-health-left": "DS-ENDR-009",
    "unhurt": "DS-HLTH-001",
    "has-it-already": "DS-STAT-003",
    "not-the-bearer": "DS-BASE-010",
    "status/participants-first": "DS-BASE-010",
    "taken-this-visit": "DS-WAND-013",
    "taken-before": "DS-EXPL-012",
    "not-met": "DS-QUST-006",
    "cannot-pay-cost": "DS-EXPL-012",
    "damage-left": "DS-DMGE-009",
    "half-on-target": "DS-SPLS-002",
    "out-of-reach": "DS-SPLS-007",
    "one-token": "DS-DMGE-006",
    "square-covered": "DS-DMGE-006",
    "target-first": "DS-DMGE-009",
    "no-diagonals": "DS-DMGE-001",
    "not-connected": "DS-DMGE-001",
    "not-on-hearts": "DS-DMGE-003",
    "extra/not-on-hearts": "DS-DMGE-003",
    "needs-more": "DS-DMGE-005",
    "resisted": "DS-ENAB-003",
    "none-owned": "DS-COMP-007",
    "in-the-middle": "DS-TURN-002",
    "no-such-fate": "DS-FATE-001",
    "card-lies-open": "DS-COMP-002",
    "not-to-be-drawn": "DS-COMP-002",
    "line-not-understood": "DS-EXPL-003",
    "card-not-understood": "DS-CSET-008",
    "repair-counts": "DS-COMP-008",
    "repair-full": "DS-EQIP-004",
    "repair-limits": "DS-COMP-008",
    "repair-needed": "DS-SAVE-007",
    "repair-stays": "DS-COMP-008",
    "repair-unknown": "DS-COMP-008",
    "repair-words": "DS-COMP-008",
    "repair-hand-limit": "DS-TURN-005",
    "no-challenge": "DS-CHAL-001",
    "no-fight": "DS-CSET-001",
    "no-fleeing": "DS-CRND-012",
    "no-move": "DS-TRAV-001",
    "not-settled-so": "DS-CHAL-008",
    "not-in-hands": "DS-TURN-008",
    "at-turn-start": "DS-SAVE-001",
    "at-turn-end": "DS-PLYR-001",
    "table-full": "DS-PLYR-006",
    "last-player": "DS-PLYR-006",
    "same-name": "DS-JLOG-001",
    "uneven-split": "DS-BASE-004",
    "resume/unknown-seat": "DS-LOAD-006",
    "leave/unknown-seat": "DS-PLYR-006",
}
"""The skies' rule behind each refusal that the common chapters make."""


class SkiesRulebook(PartyRulebook):
    """Answers for the whole rulebook of the skies."""

    cites = CITES
    acts = staticmethod(anytime.acts)
    is_up = staticmethod(hero.is_up)
    health_left = staticmethod(hero.health_left)
    skill_of = staticmethod(hero.skill_of)
    check_defeat = staticmethod(peril.check_defeat)
    refill = staticmethod(fate.refill)
    can_alter = staticmethod(alter.can_alter)
    needed = staticmethod(challenge.needed)
    joining = staticmethod(challenge.joining)
    can_join = staticmethod(challenge.can_join)
    join_reason = staticmethod(challenge.join_reason)
    join = staticmethod(challenge.join)
    holds = staticmethod(conditions.holds)
    choosing = staticmethod(explore.choosing)
    end_story = staticmethod(explore.end_story)
    can_pay = staticmethod(supply.can_pay)
    pay = staticmethod(supply.pay)
    struck = staticmethod(synergy.struck)
    placer = staticmethod(synergy.placer)
    wild = staticmethod(foes.wild)
    buff_hit = staticmethod(foes.buff_hit)
    table_acts = staticmethod(players.PEOPLE.acts)
    why_not = staticmethod(refusals.why_not)
    violations = staticmethod(invariants.violations)
    people = players.PEOPLE
    repairs = REPAIRS
    settling = SETTLING

    @rule("DS-ABCA-012")
    def draw_fate(self, table: SkiesTable, how: str) -> None:
        """Draw a card; with the first of a test, what counts once a challenge can be used anew."""
        if not table.test.drawn:
            uses.forget(table, "challenge")
        fate.draw_fate(table, how)

    def enemy_acts(self, table: SkiesTable, name: str) -> Step[Any]:
        """It gains power and uses its abilities."""
        return EnemyActs(name)

    def card_unequipped(self, table: SkiesTable, name: str) -> None:
        """No card gives health."""

    def fell(self, table: SkiesTable, name: str) -> None:
        """Nothing more happens to the fallen."""

    @rule("DS-COMP-011", "DS-STAT-002")
    def tokens_left(self, table: SkiesTable, status: str) -> int:
        """Five of each kind: one for each character, so the limit never binds."""
        used = sum(1 for member in table.crew.values() if status in member.statuses)
        return table.pack.supply["status_each"] - used

    def hand_limit(self, table: SkiesTable, seat: Seat) -> Step[Any]:
        """A hand is kept at seven."""
        return fate.KeepSeven(seat)

    def card_skill(self, table: SkiesTable, skill: str) -> int:
        """No card adds to every challenge."""
        return 0

    def shrugs(self, table: SkiesTable, name: str, covered: int) -> int:
        """Enemy block is taken off before damage is placed."""
        return 0


RULEBOOK: GameRules[SkiesTable] = SkiesRulebook()
"""The one rulebook of the skies."""
