"""Combat rounds (DS-CRND, DS-ATTK): players play combat cards, the enemy phase follows, players draw.

A fight without an end may be conceded: after a round in which nobody could attack and no enemy dealt damage
(`Clash.quiet`, from the next round on `Clash.hopeless`).
"""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..acts.uses import forget
from ..table.decisions import SkiesDecision, SkiesStep
from ..table.table import SkiesTable
from ..table.words import CLAIRE
from .attack import begin_attack
from .combat_cards import DrawCombat, board_count
from .combat_end import MayFlee
from .enemy_phase import EnemyPhase
from .foes import can_be_hit
from .hero import is_up
from .peril import cut_short


@rule("DS-CRND-001")
@step
class StartRound(SkiesStep):
    """Players play their cards; a new round follows while an enemy remains."""

    def run(self, table: SkiesTable) -> None:
        """Nothing if the fight is won; a round in which nobody can attack is quiet until somebody is hurt."""
        fight = table.fight
        if not fight.foes:
            return
        fight.acted = ()
        forget(table, "round")
        fight.quiet = not any(fighters(table, seat) for seat in range(table.seat_count()))
        table.tell("round", fight.round)
        table.then(Attacks())


@rule("DS-ATTK-001", "DS-STAT-006", "DS-HLTH-002", "DS-CRND-002", "DS-CRND-003", "DS-CRND-006")
def fighter_reason(table: SkiesTable, name: str) -> Reason | None:
    """Why no combat card can be played on a character now."""
    fight, seat = table.fight, table.controller(name)
    if not is_up(table, name):
        return Reason("DS-HLTH-002", "no-health-left", (name,))
    if "frightened" in table.crew[name].statuses:
        return Reason("DS-STAT-006", "frightened", (name,))
    if name in fight.played:
        return Reason("DS-ATTK-001", "attacked-already", (name,))
    limit = board_count(table, seat)
    if fight.plays[seat] >= limit:
        return Reason("DS-CRND-003" if name == CLAIRE else "DS-CRND-002", "all-cards-played", (limit,))
    return None


def fighters(table: SkiesTable, seat: Seat) -> list[str]:
    """The characters on whom a seat can play a combat card."""
    return [name for name in table.crew if table.controller(name) == seat and fighter_reason(table, name) is None]


@rule("DS-CRND-002", "DS-ATTK-001", "DS-ATTK-002", "DS-BOSS-009")
def attacks(table: SkiesTable) -> Iterator[Choice]:
    """A card of a hand on a character of its player, against any enemy that can be hit."""
    fight = table.fight
    targets = [foe.id for foe in fight.foes if can_be_hit(table, foe)]
    for seat, hand in enumerate(fight.hands):
        for name in fighters(table, seat):
            for card in hand:
                for target in targets:
                    yield ("attack", target, "with", name, "using", card)


@rule("DS-CRND-002", "DS-CRND-004", "DS-CRND-005", "DS-ENDR-001", "DS-CRND-012")
@step
class Attacks(SkiesDecision):
    """Players play combat cards in any order; the active player ends the attacks."""

    lapses = True
    scene = "fight"

    def actor(self, table: SkiesTable, choice: Choice) -> Seat:
        """Everybody attacks with their own characters; the end is the active player's."""
        match choice:
            case ("attack", _, "with", name, "using", _):
                return table.controller(name)
        return self.who(table)

    def options(self, table: SkiesTable) -> list[Choice]:
        """Every attack, or the enemy phase; and giving up where no side can hurt the other."""
        if not table.fight.foes:
            return []
        choices: list[Choice] = [*attacks(table), ("end", "attacks")]
        if table.fight.hopeless:
            choices.append(("concede", "combat"))
        return choices

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """Play the card; or give up, which counts as a defeat; or let the enemies act."""
        fight = table.fight
        if choice[0] == "attack":
            _, target, _, name, _, card = choice
            seat = table.controller(name)
            fight.hands[seat].remove(card)
            fight.plays[seat] += 1
            fight.played[name] = card
            fight.quiet = False
            table.then(AfterAttack())
            begin_attack(table, name, target, card)
        elif choice[0] == "concede":
            table.peril = False
            cut_short(table)
        else:
            table.then(EnemyPhase(), MayFlee(), NextRound())

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Why characters cannot attack, cards that are not theirs, and running away."""
        fight = table.fight
        refusals: list[tuple[Choice, Reason]] = [(("flee",), Reason("DS-CRND-012", "no-fleeing"))]
        if not fight.hopeless:
            refusals.append((("concede", "combat"), Reason("DS-CRND-012", "no-fleeing")))
        for name in table.crew:
            reason = fighter_reason(table, name)
            if reason is not None:
                refusals += [
                    (("attack", foe.id, "with", name, "using", card), reason)
                    for foe in fight.foes
                    for card in fight.hands[table.controller(name)]
                ]
        return refusals


@rule("DS-CRND-010", "DS-CRND-017")
@step
class AfterAttack(SkiesStep):
    """When the last enemy is beaten combat ends at once; else the attacks go on."""

    def run(self, table: SkiesTable) -> None:
        """The next attack, unless it is won."""
        if table.fight.foes:
            table.then(Attacks())


@rule("DS-CRND-001", "DS-CRND-007", "DS-CRND-013")
@step
class NextRound(SkiesStep):
    """Every player draws as many cards as they played; a round in which nobody could do anything may be the last."""

    def run(self, table: SkiesTable) -> None:
        """Count the round and draw, unless the last enemy fell in the enemy phase."""
        fight = table.fight
        if not fight.foes:
            return
        fight.hopeless = fight.quiet
        fight.round += 1
        drawn = [DrawCombat(seat, plays) for seat, plays in enumerate(fight.plays) if plays]
        fight.plays = [0] * table.seat_count()
        table.then(*drawn, StartRound())
