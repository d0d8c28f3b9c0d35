"""Before combat (DS-CSET, DS-BUFF, DS-BOSS): enemies, their power and buff cards, the combat deck, opening hands."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.row import LayOut
from ..table.decisions import SkiesChance, SkiesDecision, SkiesStep
from ..table.records import Fight, Foe
from ..table.table import SkiesTable
from .combat import StartRound
from .combat_cards import DrawCombat, board_count
from .combat_end import Victory
from .foes import combat_level, growth


@rule("DS-CSET-001", "DS-BOSS-001")
@step
class StartCombat(SkiesStep):
    """The named enemies, or a boss, must be fought before the story goes on."""

    enemies: tuple[str, ...]
    """The ids of the enemy cards; empty against a boss."""
    boss: int
    """The number of the boss; 0 against enemy cards."""
    win: str
    """The program that follows victory; empty for nothing of its own."""
    flee: str
    """The program that follows flight; empty likewise."""

    def run(self, table: SkiesTable) -> None:
        """Lay out the row and set it up, let the party prepare, then play rounds until victory."""
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
        """Any buff card that is not dealt yet, each equally likely."""
        return [("buff", self.enemy, "with", buff) for buff in table.fight.buffs]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The card leaves those that can be dealt, and lies beside the enemy."""
        _, _, _, buff = choice
        fight = table.fight
        fight.buffs.remove(buff)
        foe = next(foe for foe in fight.foes if foe.id == self.enemy)
        foe.buff = buff
        table.tell("buffed", self.enemy, buff)


@rule("DS-CBDK-005", "DS-CBDK-006")
@step
class Ready(SkiesDecision):
    """The enemies are seen: the last chance to change the combat deck."""

    always_asked = True
    scene = "before-fight"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Only to begin; changes of the deck are acts of any time."""
        return [("start", "combat")]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The deck is shuffled and opening hands are drawn."""
        fight, seat_count = table.fight, table.seat_count()
        fight.round = 1
        fight.deck = sorted(table.combat_deck)
        fight.hands = [[] for _ in range(seat_count)]
        fight.plays = [0] * seat_count
        table.then(*(DrawCombat(seat, 1 + board_count(table, seat)) for seat in range(seat_count)))
