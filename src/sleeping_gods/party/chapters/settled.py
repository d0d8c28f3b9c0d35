"""What is left to tell of something that a group settled on its own table: figures as they stand, cards discarded."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat, text
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ..table.decisions import PartyDecision
from ..table.table import PartyTable, because

NOW = "now"
"""The first word of what is told: ``now health laurent 2``, ``now discard alert-2``."""
ALL: Choice = ("that", "is", "all")
"""Nothing more has changed."""
DISCARD = "discard"
"""The word that lets an event go."""
WON = "won"
"""A fight that was won."""
FLED = "fled"
"""A fight that the party has left."""
LOST = "lost"
"""A fight that was lost: the rules themselves say what becomes of everybody."""
PASSED = "passed"
"""A challenge that was passed."""
FAILED = "failed"
"""A challenge that was failed."""
MOVED = "moved"
"""A move that was made."""
OUTCOMES = (PASSED, FAILED, WON, FLED, LOST, MOVED)
"""All that can be said of a challenge, a fight and a move."""


def repair_of(choice: Choice) -> Choice:
    """The repair by which the table takes up what is told; empty for an answer that tells nothing."""
    match choice:
        case ("now", "discard", card):
            return ("repair", "move", card, "to", "discard")
        case ("now", kind, *rest) if kind != DISCARD and rest:
            return ("repair", "set", kind, *rest)
    return ()


@rule("SG-CHAL-015", "SG-COMBAT-060", "SG-TRAVEL-012", "DS-CHAL-008", "DS-CRND-009", "DS-TRAV-004")
@step
class TellRest(PartyDecision):
    """After a challenge, fight or move that was settled by hand: what it took, in one form that may be skipped."""

    after: str
    """What was said of it: ``passed``, ``won``, ``moved`` and so on."""
    any_time = False
    always_asked = True
    free = True
    scene = "told"

    def actor(self, table: PartyTable, choice: Choice) -> Seat:
        """Everybody discards from their own hand."""
        match choice:
            case ("now", "discard", card):
                return next((seat for seat, hand in enumerate(table.hands) if card in hand), self.who(table))
        return self.who(table)

    def options(self, table: PartyTable) -> list[Choice]:
        """Nothing more."""
        return [ALL]

    def accepts(self, table: PartyTable, choice: Choice) -> bool:
        """A figure as it stands, or a card that was discarded."""
        return bool(repair_of(choice)) and self.refuses(table, choice) is None

    def form(self, table: PartyTable) -> str:
        """All of it at once."""
        return f"rest {self.after}"

    def refuses(self, table: PartyTable, choice: Choice) -> Reason | None:
        """A figure that is no part of what was settled, or out of its limits; a card that is in no hand."""
        repair, rulebook = repair_of(choice), table.bound.rulebook
        match repair:
            case ():
                return None
            case (_, "move", card, *_):
                is_held = any(card in hand for hand in table.hands)
                return None if is_held else because(table, "not-in-hands")
            case (_, "set", kind, *_) if kind not in rulebook.settling.told:
                return because(table, "repair-unknown")
        return rulebook.repairs.refusal(table, repair)

    def choose(self, table: PartyTable, choice: Choice) -> None:
        """It stands so; or all is told, and the rules look whether anybody is left."""
        repair = repair_of(choice)
        if repair:
            table.bound.rulebook.repairs.mend(table, repair)
            match repair:
                case (_, "move", card, *_):
                    table.tell("rest-discarded", card)
                case (_, _, *what, value):
                    table.tell("rest-told", text(tuple(what)), value)
            table.then(TellRest(self.after))
        elif self.after != LOST and table.combat is None and not table.tests:
            table.bound.rulebook.check_defeat(table)
