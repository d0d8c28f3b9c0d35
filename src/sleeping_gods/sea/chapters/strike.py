"""After a strike at sea (SG-COMBAT, SG-SYN): tokens pass, the beaten leave the row."""

from __future__ import annotations

from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.strike import FIRST_ROW
from ...party.table.records import Strike
from ..pack.enemies import COLUMNS
from ..table.decisions import SeaStep
from ..table.table import SeaTable
from .foes import is_beaten
from .synergy import PassAnySynergy, PassSynergy


def square_word(square: int) -> str:
    """A square as choices write it: row letter from the top, column from the left, such as ``b3``."""
    row, column = divmod(square, COLUMNS)
    return f"{chr(FIRST_ROW + row)}{column + 1}"


def square_of(word: str) -> int:
    """The square that a word such as ``b3`` names."""
    return (ord(word[0]) - FIRST_ROW) * COLUMNS + int(word[1]) - 1


@rule("SG-COMBAT-029", "SG-SYN-003", "SG-SYN-004", "SG-SYN-014", "SG-SYN-015", "SG-ABIL-022", "SG-COMBAT-071")
def struck(table: SeaTable, strike: Strike) -> None:
    """When all damage is placed, a covered point lets its dealer's token pass, or anyone's; then the beaten leave."""
    combat = table.fight
    if combat.attack is not None and strike.placed and not strike.apart:
        combat.attack.dealt = True
    table.then(RemoveBeaten())
    if strike.synergy:
        table.then(PassSynergy(strike.dealer) if strike.dealer else PassAnySynergy(combat.user))


@rule("SG-COMBAT-028", "SG-COMBAT-029", "SG-COMBAT-035")
@step
class RemoveBeaten(SeaStep):
    """Beaten enemies leave the row, which closes up."""

    def run(self, table: SeaTable) -> None:
        """They go back to their deck."""
        combat = table.fight
        for foe in [foe for foe in combat.foes if is_beaten(table, foe)]:
            combat.foes.remove(foe)
            table.tell("beaten", foe.id)
