"""Repairs by hand: set a figure, move a card, drop what waits; so that no mistake in the rules ever ends a campaign.

``repair set health laurent 2``, ``repair move alert-2 to hand p2``, ``repair fill quest held with quest-3``,
``repair skip`` and ``repair skip turn`` are acts about the campaign, recorded like any other. What moves along is told;
what the laws of conservation or a saved state would not bear is refused with a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ...kernel.choices import Choice, text
from ...kernel.errors import Reason
from ...kernel.play import advance
from ..table.table import CannotEnter, PartyTable, because
from .repair_figure import CannotRepair, Figures
from .repair_fill import FILL, fill_place
from .repair_pile import BOX, RepairCardKind

REPAIR = "repair"
"""The first word of every repair; what follows tells it from a choice of the rules."""
TELLS_OF_HANDS = ("repair-needed", "repair-counts")
"""Reasons against moving a card that are given only if it lies in certain places."""
PRINTED = "printed-"
"""The beginning of figures that are printed on boards and cards, not laid on the table."""


@dataclass(frozen=True, slots=True)
class TableRepairs:
    """What can be put right by hand at the table of a game."""

    figures: Callable[[Any], Figures]
    """What can be set at a table."""
    kinds: Callable[[Any], Mapping[str, RepairCardKind]]
    """The kinds of cards that can be moved at a table, by their names."""
    drop_turn: Callable[[Any], None]
    """Drops what is in progress and what is left of the turn; every card goes where it belongs."""
    take_up: Callable[[Any], None]
    """Refuses a table that could not be saved and gone on with."""

    def is_act(self, table: PartyTable, choice: Choice) -> bool:
        """Whether a choice is a repair after which the campaign can go on, tried on a copy."""
        return is_repair(choice) and self.refusal(table, choice) is None

    def refusal(self, table: PartyTable, choice: Choice) -> Reason | None:
        """Why a repair cannot be made; None if it can."""
        if choice[1:] == ("skip",) and _is_hand_limit(table):
            return because(table, "repair-hand-limit")
        trial = table.clone()
        try:
            self.mend(trial, choice)
            advance(trial)
            broken = trial.violations()
            if broken:  # something was broken before: it may be put right step by step
                mends = len(broken) < len(table.violations())
                return None if mends else because(table, "repair-counts", broken[0])
            self.take_up(trial)
        except CannotRepair as wrong:
            return because(table, wrong.key, *wrong.values)
        except CannotEnter as wrong:
            return because(table, "card-not-understood", str(wrong))
        except Exception:  # what is being repaired may be a mistake of ours, and that can raise anything
            return because(table, "repair-needed")
        return None if trial.agenda else because(table, "repair-needed")

    def act(self, table: PartyTable, choice: Choice) -> None:
        """Let a repair happen, and tell it with every other figure that it changes."""
        table.tell("put-right", text(choice[1:]))
        before = self._standing(table)
        self.mend(table, choice)
        after = self._standing(table)
        for what, value in after.items():
            if what != choice[2:-1] and before.get(what, value) != value:
                table.tell("put-right-too", text(what), str(value))

    def _standing(self, table: PartyTable) -> dict[Choice, int | str]:
        """Every figure on the table as it stands."""
        return {what: figure.now() for what, figure in self.figures(table).items() if not what[0].startswith(PRINTED)}

    def mend(self, table: PartyTable, choice: Choice) -> None:
        """Let a repair happen without a word."""
        match choice[1:]:
            case ("set", *what, word) if (figure := self.figures(table).get(tuple(what))) is not None:
                figure.set(word)
            case ("move", card, "to", *place):
                self._move(table, card, tuple(place))
            case ("fill", *words):
                fill_place(table, self.kinds, self._move, words)
            case ("skip",):
                table.agenda.pop().unwound(table)
            case ("skip", "turn"):
                self.drop_turn(table)
            case _:
                raise CannotRepair("repair-unknown")

    def _move(self, table: PartyTable, card: str, place: Choice) -> None:
        """Take a card from where it lies and put it down elsewhere."""
        kind = next((kind for kind in self.kinds(table).values() if card in kind.cards), None)
        if kind is None or (place not in kind.piles and place != BOX):
            raise CannotRepair("repair-unknown")
        if place == BOX and card not in kind.boxed:
            raise CannotRepair("repair-stays")
        goal = kind.piles.get(place)
        if goal is not None and goal.most and len(goal.cards()) >= goal.most:
            raise CannotRepair("repair-full", goal.most)
        lies = next((pile for pile in kind.piles.values() if card in pile.cards()), None)
        if lies is None and card not in kind.boxed:
            raise CannotRepair("repair-needed")  # it lies where a step needs it
        if lies is not None:
            lies.take(card)
        if goal is not None:
            goal.put(card)

    def why_not(self, table: PartyTable, choice: Choice) -> Reason | None:
        """The reason against a repair that anybody may hear: not one by which a card in a hand would be known."""
        _, verb, *_ = choice
        reason = self.refusal(table, choice)
        if reason is not None and verb in ("move", FILL) and reason.key in TELLS_OF_HANDS:
            return None
        return reason


def is_repair(choice: Choice) -> bool:
    """Whether a choice is a repair by hand; rules may repair things as well."""
    return choice[:1] == (REPAIR,) and choice[1:2] in (("set",), ("move",), (FILL,), ("skip",))


def _is_hand_limit(table: PartyTable) -> bool:
    """Whether a hand is being cut down to what it may hold; skipped, it would hold too much."""
    limit = table.bound.rulebook.hand_limit(table, table.captain)
    return bool(table.agenda) and type(table.agenda[-1]) is type(limit)
