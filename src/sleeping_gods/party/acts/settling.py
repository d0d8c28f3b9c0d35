"""Settled on the table: with a printed box a group may say how a challenge, a fight or a move ended, at any moment.

``settled passed``, ``settled failed``, ``settled won``, ``settled fled``, ``settled lost`` and ``settled moved to 3.2``
are acts about the campaign: the rules go on from there, and what it took is told in one form (``TellRest``).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from ...kernel.choices import Choice
from ...kernel.errors import Reason
from ...kernel.table import decision_of
from ..chapters.challenge import Challenge, SettleChallenge
from ..chapters.fate import EndTest
from ..chapters.settled import FAILED, FLED, LOST, MOVED, PASSED, WON, TellRest
from ..chapters.told import ToldPage
from ..effects.program import follow_arm
from ..effects.program_path import result_path
from ..table.table import PartyTable, because

SETTLED = "settled"
"""The first word of every such act."""
TESTED = (PASSED, FAILED)
"""How a challenge may be settled."""
FOUGHT = (WON, FLED, LOST)
"""How a fight may be settled."""


@dataclass(frozen=True, slots=True)
class TableSettling:
    """How the fights and moves of a game are settled by hand."""

    told: Collection[str]
    """The kinds of figures that can be told afterwards."""
    unbegun: Callable[[Any], Challenge | None]
    """A challenge that was read and waits to be begun."""
    outcomes: tuple[str, ...]
    """How a fight can end."""
    in_fight: Callable[[Any], bool]
    """Whether a fight is under way, or about to begin."""
    end_fight: Callable[[Any, str], None]
    """Ends the fight with one of these outcomes."""
    can_move: Callable[[Any], bool]
    """Whether a move is under way, or could begin."""
    place_reason: Callable[[Any, str], Reason | None]
    """Why nobody can have moved to a place."""
    move: Callable[[Any, str], None]
    """Moves the party to a place."""

    def answers(self, table: PartyTable) -> tuple[str, ...]:
        """What may be said of what is in progress, by the word after ``settled``."""
        if table.own_box() is None or isinstance(decision_of(table), TellRest):
            return ()
        if self.in_fight(table):
            return self.outcomes
        if self._meets_challenge(table):
            return TESTED
        return (MOVED,) if self.can_move(table) else ()

    def is_act(self, table: PartyTable, choice: Choice) -> bool:
        """Whether a choice settles what is in progress."""
        return choice[:1] == (SETTLED,) and table.own_box() is not None and self.why_not(table, choice) is None

    def why_not(self, table: PartyTable, choice: Choice) -> Reason | None:
        """Why nothing can be settled so; None if it can."""
        answers = self.answers(table)
        match choice[1:]:
            case (("passed" | "failed"),):
                return None if PASSED in answers else because(table, "no-challenge")
            case (("won" | "fled" | "lost") as outcome,):
                if not answers or answers[0] != WON:
                    return because(table, "no-fight")
                return None if outcome in answers else because(table, "no-fleeing")
            case ("moved", "to", place):
                return self.place_reason(table, place) if MOVED in answers else because(table, "no-move")
        return because(table, "not-settled-so")

    def act(self, table: PartyTable, choice: Choice) -> None:
        """Let it be so; what it took is asked next."""
        _, outcome, *to_place = choice
        table.tell("settled", outcome)
        if outcome in TESTED:
            self._end_challenge(table, outcome)
        elif outcome in FOUGHT:
            self.end_fight(table, outcome)
            table.then(TellRest(outcome))
        else:
            _, place = to_place
            self.move(table, place)

    def _meets_challenge(self, table: PartyTable) -> bool:
        """Whether a challenge is in progress that nothing else has come between."""
        if self.unbegun(table) is not None:
            return True
        for item in reversed(table.agenda):
            if isinstance(item, SettleChallenge):
                return True
            if isinstance(item, EndTest | ToldPage):
                return False
        return False

    def _end_challenge(self, table: PartyTable, outcome: str) -> None:
        """What follows on the page happens; cards that were drawn for it are discarded with its end."""
        waiting = self.unbegun(table)
        if waiting is not None:
            table.agenda.pop()
            waiting.run(table)
        while not isinstance(settle := table.agenda.pop(), SettleChallenge):
            settle.unwound(table)
        arm = result_path(settle.program, passed=outcome == PASSED)
        follow_arm(table, arm, seat=table.captain, bearer=settle.bearer)
        table.then(TellRest(outcome))
