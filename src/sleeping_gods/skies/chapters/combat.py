"""Combat (DS-CSET, DS-CRND, DS-BOSS): set-up, opening hands, rounds, victory and flight."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.explore import unwind
from ...party.chapters.row import LayOut
from ...party.effects.program import Do
from ..acts.uses import forget
from ..table.decisions import SkiesChance, SkiesDecision, SkiesStep
from ..table.records import Fight, Foe
from ..table.table import SkiesTable
from ..table.words import CLAIRE
from .attack import begin_attack
from .enemy_phase import EnemyPhase
from .foes import can_be_hit, combat_level, growth
from .hero import is_up
from .peril import cut_short, end_combat
from .score import tick


@rule("DS-CSET-001", "DS-BOSS-001")
@step
class StartCombat(SkiesStep):
    """The named enemies, or a boss, must be fought before the story goes on."""

    enemies: tuple[str, ...]
    boss: int
    win: str
    """What follows victory; empty for nothing of its own."""
    flee: str
    """What follows flight."""

    def run(self, table: SkiesTable) -> None:
        """Lay them out, then the first round."""
        table.combat = Fight(boss=self.boss, waiting=self.enemies)
        table.tell("combat", combat_level(table, self.enemies, self.boss))
        if self.boss:
            table.combat.waiting = ()
            table.combat.foes = [Foe(zone) for zone in table.bound.zones[self.boss]]
        if table.level == "hard":
            table.combat.buffs = sorted(table.pack.buffs)
        table.then(LayOut(), PowerUp(), Ready(), StartRound(), Victory(self.win, self.flee))


@rule("DS-CSET-003", "DS-CSET-004", "DS-DIFF-004", "DS-DIFF-005", "DS-BOSS-003", "DS-BOSS-008", "DS-COMP-009")
def power_up(table: SkiesTable) -> None:
    """Each enemy or zone starts with the power its symbols show, 1 fewer on easy, never below 0."""
    for foe in table.fight.foes:
        foe.power = max(0, growth(table, foe) - (1 if table.level == "easy" else 0))


@rule("DS-CSET-003", "DS-BUFF-001")
@step
class PowerUp(SkiesStep):
    """The row is complete: power and buffs are set up."""

    def run(self, table: SkiesTable) -> None:
        """Power for all, then buff cards one by one."""
        power_up(table)
        table.then(*(DealBuff(foe.id) for foe in table.fight.foes if table.fight.buffs))


@rule("DS-BUFF-001", "DS-BUFF-006")
@step
class DealBuff(SkiesChance):
    """On hard each enemy gets a buff card."""

    enemy: str

    def options(self, table: SkiesTable) -> list[Choice]:
        """Any that is left, each equally likely."""
        return [("buff", self.enemy, "with", buff) for buff in table.fight.buffs]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """It lies beside the enemy."""
        fight = table.fight
        fight.buffs.remove(choice[3])
        foe = next(foe for foe in fight.foes if foe.id == self.enemy)
        foe.buff = choice[3]
        table.tell("buffed", self.enemy, choice[3])


@rule("DS-CBDK-005", "DS-CBDK-006")
@step
class Ready(SkiesDecision):
    """The enemies are seen: the last chance to change the combat deck."""

    always_asked = True
    scene = "before-fight"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Fight."""
        return [("start", "combat")]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The deck is shuffled and opening hands are drawn."""
        fight, count = table.fight, table.seat_count()
        fight.round = 1
        fight.deck = sorted(table.combat_deck)
        fight.hands = [[] for _ in range(count)]
        fight.plays = [0] * count
        table.then(*(DrawCombat(seat, 1 + boards(table, seat)) for seat in range(count)))


@rule("DS-CSET-005", "DS-CSET-006", "DS-CSET-007")
def boards(table: SkiesTable, seat: Seat) -> int:
    """How many characters a seat controls, Claire not counted, fit or not."""
    return sum(1 for owner in table.controllers.values() if owner == seat)


@rule("DS-CSET-005", "DS-CRND-007", "DS-CRND-008", "DS-CRND-011")
@step
class DrawCombat(SkiesStep):
    """A player draws combat cards; an empty deck is made of the discards."""

    seat: Seat
    left: int

    def run(self, table: SkiesTable) -> None:
        """One after the other."""
        fight = table.fight
        if self.left and not fight.deck:
            fight.deck, fight.discard = sorted(fight.discard), []
        if self.left and fight.deck:
            table.then(DrawCombatCard(self.seat), DrawCombat(self.seat, self.left - 1))


@rule("DS-TURN-011")
@step
class DrawCombatCard(SkiesChance):
    """The top combat card goes to a hand."""

    seat: Seat

    def drawer(self, table: SkiesTable) -> Seat:
        """Whose hand it goes to."""
        return self.seat

    def together(self, table: SkiesTable) -> int:
        """All cards that this player draws now."""
        after = table.agenda[-2]
        return 1 + after.left if isinstance(after, DrawCombat) and after.seat == self.seat else 1

    def every_card(self, table: SkiesTable) -> Collection[str]:
        """The combat deck."""
        return table.combat_deck

    def miscounted(self, table: SkiesTable) -> Collection[str]:
        """The discards."""
        return table.fight.discard

    def options(self, table: SkiesTable) -> list[Choice]:
        """Every card left in the deck, each equally likely."""
        return [("draw", card) for card in table.fight.deck]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """Everybody sees it."""
        fight = table.fight
        if choice[1] in fight.discard:  # a real deck was shuffled with its discards
            fight.deck, fight.discard = sorted(fight.deck + fight.discard), []
        fight.deck.remove(choice[1])
        fight.hands[self.seat].append(choice[1])
        table.tell("drew-combat", self.seat, choice[1])


@rule("DS-CRND-001")
@step
class StartRound(SkiesStep):
    """Players play their cards; a new round follows while an enemy remains."""

    def run(self, table: SkiesTable) -> None:
        """A new round, unless the fight is won."""
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
    if fight.plays[seat] >= boards(table, seat):
        return Reason("DS-CRND-003" if name == CLAIRE else "DS-CRND-002", "all-cards-played", (boards(table, seat),))
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
        return table.controller(choice[3]) if choice[0] == "attack" else self.who(table)

    def options(self, table: SkiesTable) -> list[Choice]:
        """Every attack, or the enemy phase; and giving up where no side can hurt the other."""
        if not table.fight.foes:
            return []
        choices: list[Choice] = [*attacks(table), ("end", "attacks")]
        if table.fight.hopeless:
            choices.append(("concede", "combat"))
        return choices

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """Play the card; or go on."""
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


@rule("DS-BOSS-007", "DS-CRND-012")
@step
class MayFlee(SkiesDecision):
    """Where the text allows it the party may run at the end of an enemy phase."""

    any_time = False
    lapses = True
    scene = "enemies-and-party"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Run or stay."""
        fight = table.fight
        if not fight.foes or not fight.boss or not table.bound.bosses[fight.boss].flee:
            return []
        return [("stay",), ("flee",)]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The fight is over, without victory."""
        if choice[0] == "flee":
            run_away(table)


@rule("DS-BOSS-007", "DS-CRND-012")
def run_away(table: SkiesTable) -> None:
    """The fight is over, and what the text says of flight follows."""
    while not isinstance(victory := table.agenda.pop(), Victory):
        victory.unwound(table)
    end_combat(table)
    table.tell("fled")
    table.then(Escaped())
    if victory.flee:
        table.then(Do(victory.flee, 0, table.captain))


@rule("DS-BOSS-007", "DS-CRND-012")
@step
class Escaped(SkiesStep):
    """Who has fled is back on the map; what would have followed victory is dropped."""

    def run(self, table: SkiesTable) -> None:
        """The story ends, or what else the fight stood in."""
        if table.exploring:
            unwind(table)
        while isinstance(table.agenda[-1], Do):
            table.agenda.pop()


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


@rule("DS-CRND-009", "DS-CRND-010", "DS-CRND-011", "DS-BOSS-007", "DS-ACHV-001")
@step
class Victory(SkiesStep):
    """The fight is won: cards and tokens go back, harm stays, the story goes on."""

    win: str
    flee: str

    def run(self, table: SkiesTable) -> None:
        """Clean up; a beaten boss is ticked."""
        boss = table.fight.boss
        end_combat(table)
        table.tell("victory")
        if boss:
            tick(table, f"boss:{boss}")
        if self.win:
            table.then(Do(self.win, 0, table.captain))
