"""Command (SG-CMD): 14 tokens that pay for nearly everything, spent to the supply or placed on boards and cards."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import SeaDecision
from ..table.table import SeaTable


@rule("SG-COMP-007", "SG-COMP-004", "SG-CMD-016")
def gain_command(table: SeaTable, seat: Seat, amount: int) -> int:
    """A player gains command as far as the supply goes; a pool has no other limit."""
    gained = min(amount, table.supply)
    table.supply -= gained
    table.pools[seat] += gained
    table.tell("gained-command", seat, gained)
    return gained


@rule("SG-CMD-004", "SG-CMD-013", "SG-CMD-005")
def spend(table: SeaTable, seat: Seat, amount: int) -> None:
    """A cost is paid in full by one player, from that player's pool to the supply."""
    table.pools[seat] -= amount
    table.supply += amount
    if amount:
        table.tell("spent-command", seat, amount)


@rule("SG-CMD-004", "SG-CMD-006")
def place_on_crew(table: SeaTable, seat: Seat, crew: str, amount: int) -> None:
    """Command for a crew ability is placed on that crew member's board."""
    table.pools[seat] -= amount
    table.crew[crew].command += amount
    table.tell("placed-command", seat, crew, amount)


@rule("SG-CMD-004", "SG-CMD-009")
def place_on_card(table: SeaTable, seat: Seat, card: str, amount: int) -> None:
    """Command for an adventure card is placed on that card, whoever pays it."""
    table.pools[seat] -= amount
    table.adventures[card] += amount
    table.tell("placed-command", seat, card, amount)


def placed(table: SeaTable) -> list[str]:
    """The boards and cards that hold command."""
    holders = [name for name, member in table.crew.items() if member.command]
    holders += [card for card, amount in table.adventures.items() if amount]
    return holders


@rule("SG-SHIP-013", "SG-SHIP-014")
def clear_all(table: SeaTable) -> None:
    """All command on every crew board and adventure card returns to the supply."""
    cleared = 0
    for member in table.crew.values():
        cleared += member.command
        member.command = 0
    for card, amount in table.adventures.items():
        cleared += amount
        table.adventures[card] = 0
    table.supply += cleared
    table.tell("cleared-command", cleared)


@rule("SG-SHIP-021", "SG-SHIP-022", "SG-SHIP-023")
@step
class ClearCommand(SeaDecision):
    """Remove placed command one at a time from any boards and cards; with none left the rest lapses."""

    seat: Seat
    left: int
    """Tokens that may still be removed."""
    whole: bool = False
    """Everything on one board or card instead."""
    lapses = True
    scene = "question"

    def who(self, table: SeaTable) -> Seat:
        """The player who clears."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Every board and card that holds command."""
        return [("clear", name) for name in placed(table)]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """One token returns to the supply, or all of one board or card."""
        _, name = choice
        if name in table.crew:
            amount = table.crew[name].command if self.whole else 1
            table.crew[name].command -= amount
        else:
            amount = table.adventures[name] if self.whole else 1
            table.adventures[name] -= amount
        table.supply += amount
        table.tell("cleared-command", amount)
        if not self.whole and self.left > 1:
            table.then(ClearCommand(self.seat, self.left - 1))

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Boards and cards without command."""
        empty = [name for name, member in table.crew.items() if not member.command]
        empty += [card for card, amount in table.adventures.items() if not amount]
        return [(("clear", name), Reason("SG-SHIP-022", "no-command-there", (name,))) for name in empty]
