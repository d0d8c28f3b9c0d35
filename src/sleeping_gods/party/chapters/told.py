"""A printed page at the table: who reads it aloud tells what it says, and every line is played at once."""

from __future__ import annotations

import re
from typing import Any

from ...effects.op import Op
from ...effects.parse import BadEffect
from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import Decision, step
from ..effects.program import Do
from ..effects.told import ARM, compile_told, operations, parse_told, told_path
from ..table.decisions import PartyDecision, PartyStep
from ..table.own_box import OwnBox
from ..table.table import CannotEnter, PartyTable, because
from .entering import ENTER, enter, entry_mistake
from .settled import LOST, WON, TellRest

SAYS = "says"
"""The first word of a line that is told; the rest is in the language of effects."""
CLOSE: Choice = ("close", "book")
"""The page says nothing more, and the party goes back to where it was."""
FOUGHT_OUT: Choice = ("settled", "fight")
"""A fight was settled, and nothing more is asked: what came of it is told as lines of the page."""
_FIGHT = re.compile(r"(?:^|; *)combat [0-9, ]+$")
"""A fight at the end of a part of a line, before what follows victory."""


def without_fight(line: str) -> str:
    """What is left of a line whose fight was won: the effects before it, and what follows victory."""
    parts = line.split(ARM)
    if not any(_FIGHT.search(part) and ":" not in part for part in parts):
        return ""  # it would come about only in some case, which the group has seen
    kept = [_FIGHT.sub("", part).removeprefix("win: ") for part in parts]
    return ARM.join(part for part in kept if part)


def box_of(table: PartyTable) -> OwnBox:
    """What was told of the printed box; there is one wherever pages are told."""
    box = table.own_box()
    if box is None:
        raise CannotEnter("expected a campaign with a printed box")
    return box


def line_of(choice: Choice) -> str:
    """The line that a choice tells; empty if it tells none."""
    return " ".join(choice[1:]) if choice[:1] == (SAYS,) else ""


def line_mistake(table: PartyTable, line: str) -> str:
    """What is wrong with a line; empty if it can be played."""
    try:
        program = parse_told(line)
    except BadEffect as bad:
        return str(bad)
    return table.told_mistake(program)


@rule("SG-EXPLORE-001", "SG-EXPLORE-008", "SG-EXPLORE-009", "DS-EXPL-002", "DS-EXPL-003", "DS-EXPL-005")
@step
class ToldPage(PartyDecision):
    """A page is carried out in printed order; what was told of it before is offered, anything else is accepted."""

    number: str
    always_asked = True
    free = True
    scene = "told"

    def options(self, table: PartyTable) -> list[Choice]:
        """The lines that were told of this page before, and the end of it."""
        lines = box_of(table).told.get(self.number, [])
        return [*((SAYS, *line.split()) for line in lines), CLOSE]

    def accepts(self, table: PartyTable, choice: Choice) -> bool:
        """Any line that the effect language knows."""
        line = line_of(choice)
        return bool(line) and not line_mistake(table, line)

    def form(self, table: PartyTable) -> str:
        """A line of this page."""
        return f"page {self.number}"

    def refuses(self, table: PartyTable, choice: Choice) -> Reason | None:
        """What is wrong with a line that is not understood."""
        line = line_of(choice)
        mistake = line_mistake(table, line) if line else ""
        return because(table, "line-not-understood", mistake) if mistake else None

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """The line happens; then the page goes on, unless the line led elsewhere."""
        if choice == CLOSE:
            return
        line = line_of(choice)
        box_of(table).remember(self.number, line)
        table.tell("told", self.number, line)
        table.then(ToldLine(self.number, line), ToldPage(self.number))


@rule("SG-COMBAT-001", "SG-ADV-002", "SG-QUEST-001")
@step
class ToldLine(PartyStep):
    """Cards that a line names are taken from the box: enemies are entered first, other cards may be without figures."""

    number: str
    """The page."""
    line: str

    def run(self, table: PartyTable) -> None:
        """Ask for the first enemy that nobody has entered, or let the line happen."""
        program = parse_told(self.line)
        for op in operations(program):
            table.lay_out(op)
        for op in operations(program):
            unknown = undescribed(table, op)
            if unknown is not None:
                table.then(unknown, self)
                return
        path = told_path(self.number, self.line)
        compile_told(table.bound, path)
        table.then(Do(path, seat=table.captain))


def undescribed(table: PartyTable, op: Op) -> Decision[Any] | None:
    """What asks for the first card of a fight that nobody has entered; None if all are known."""
    if op.name != "combat":
        return table.asks_first(op)
    unknown = [int(number) for number in op.args if int(number) not in table.bound.enemy_numbers]
    return DescribeEnemy(unknown[0]) if unknown else None


@rule("SG-COMBAT-001")
@step
class DescribeEnemy(PartyDecision):
    """An enemy card of the printed box is entered when it is first met; or the fight is settled without the table."""

    number: int
    any_time = False
    always_asked = True
    free = True
    scene = "enter-enemy"

    def options(self, table: PartyTable) -> list[Choice]:
        """The fight was settled by hand."""
        return [("settled", outcome) for outcome in table.bound.rulebook.settling.outcomes]

    def accepts(self, table: PartyTable, choice: Choice) -> bool:
        """The card, as a pack would describe it."""
        return choice == FOUGHT_OUT or self.mistake(table, choice) == ""

    def form(self, table: PartyTable) -> str:
        """This card."""
        return f"enemy {self.number}"

    def refuses(self, table: PartyTable, choice: Choice) -> Reason | None:
        """What is wrong with the card."""
        mistake = self.mistake(table, choice)
        return because(table, "card-not-understood", mistake) if mistake else None

    def mistake(self, table: PartyTable, choice: Choice) -> str | None:
        """What is wrong with an answer that enters this card; None for any other answer."""
        return entry_mistake(table, choice, "enemy", "number", self.number)

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """The card is in the box from now on; a fight that was settled is over, and with it the line."""
        if choice[0] == ENTER:
            enter(table, choice)
            return
        line = table.agenda.pop()
        if choice == FOUGHT_OUT:
            table.tell("settled-fight")
            return
        _, outcome = choice
        table.tell("settled", outcome)
        if outcome == LOST:
            table.bound.rulebook.settling.end_fight(table, LOST)
        elif outcome == WON and isinstance(line, ToldLine):
            rest = without_fight(line.line)
            if rest:
                table.then(ToldLine(line.number, rest))
        table.then(TellRest(outcome))
