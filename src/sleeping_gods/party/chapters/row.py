"""The enemy row: its cards are laid out by chance, act from left to right, and may regenerate."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import PartyChance, PartyDecision, PartyStep
from ..table.table import PartyTable
from .strike import BUFF, foe_named, square_of, square_word


@rule("SG-COMBAT-002", "SG-COMBAT-003", "DS-CSET-002")
@step
class LayOut(PartyStep):
    """The fetched cards are shuffled and laid in one row; only they are seen."""

    def run(self, table: PartyTable) -> None:
        """Lay one card, then the rest."""
        if table.fight_in_progress.waiting:
            table.then(LayEnemy(), LayOut())


@step
class LayEnemy(PartyChance):
    """The next card of the row, any of those not laid out yet."""

    def together(self, table: PartyTable) -> int:
        """Every card that is still to be laid."""
        return len(table.fight_in_progress.waiting)

    def options(self, table: PartyTable) -> list[Choice]:
        """Any card that is not laid out yet, each equally likely."""
        return [("lay", enemy) for enemy in table.fight_in_progress.waiting]

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """It lies right of the others."""
        _, enemy = choice
        combat = table.fight_in_progress
        waiting = list(combat.waiting)
        waiting.remove(enemy)
        combat.waiting = tuple(waiting)
        combat.lay(enemy)
        table.tell("laid", enemy)


@rule("SG-COMBAT-051", "SG-COMBAT-052", "SG-COMBAT-073", "DS-ENDR-003")
@step
class EndOfRound(PartyStep):
    """Enemies act one at a time from left to right."""

    def run(self, table: PartyTable) -> None:
        """Let the leftmost enemy that has not acted act, then ask again."""
        combat = table.fight_in_progress
        for foe in combat.foes:
            if foe.id not in combat.acted:
                combat.acted += (foe.id,)
                table.then(table.bound.rulebook.enemy_acts(table, foe.id), EndOfRound())
                return


@rule("SG-ENEMY-021", "SG-ENEMY-010", "SG-ENEMY-022", "DS-ENAB-015", "DS-ENAB-016", "DS-ENAB-018")
@step
class Regenerate(PartyDecision):
    """Damage tokens of the active player's choice leave a card, each counting 1; what they covered works again."""

    enemy: str
    left: int
    """Damage tokens that are still to leave."""
    lapses = True
    scene = "enemies"

    def options(self, table: PartyTable) -> list[Choice]:
        """Every covered square, and a hit buff card."""
        foe = foe_named(table, self.enemy)
        if foe is None:
            return []
        grid = table.bound.grids[foe.id]
        covered = [square for square in range(grid.size) if foe.is_covered(square)]
        choices: list[Choice] = [("uncover", foe.id, square_word(grid, square)) for square in covered]
        return [*choices, ("uncover", foe.id, BUFF)] if foe.buffed else choices

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """One token leaves, and the next is due."""
        _, _, square = choice
        foe = foe_named(table, self.enemy)
        if foe is not None:
            if square == BUFF:
                table.bound.rulebook.buff_hit(table, foe.id, -1)
            else:
                foe.uncover(square_of(table.bound.grids[foe.id], square))
            table.tell("uncovered", foe.id, square)
        if self.left > 1:
            table.then(Regenerate(self.enemy, self.left - 1))
