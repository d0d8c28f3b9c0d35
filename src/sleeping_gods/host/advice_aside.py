"""Acts of any time that answer nothing of what is asked: they are weighed apart from the answers."""

from __future__ import annotations

from typing import TypeVar

from ..bots.robots.advice_facts import Instead, Lacks, PlacementBeside
from ..bots.robots.interface import Advice, Weighed
from ..bots.robots.thumb_rules import CLOSING
from ..kernel.choices import Choice
from ..kernel.table import waiting_decision
from ..party.table.table import PartyTable
from ..presentation.audience import Audience
from ..presentation.party.presenter import Presenter
from .advice_beside import ASKS_FOR_ACTS, fact_of

T = TypeVar("T", bound=PartyTable)
CAMP: Choice = ("camp",)
"""To make camp, which restores what care restores."""


def is_aside(presenter: Presenter[T], table: T, choice: Choice) -> bool:
    """Whether a choice is an act of any time that changes nothing of what is asked, in the middle of something."""
    decision = waiting_decision(table)
    if choice in table.offered or decision.begins or type(decision).__name__ in ASKS_FOR_ACTS:
        return False
    return presenter.boosts.of(table, choice) is None


def in_order(presenter: Presenter[T], table: T, audience: Audience, advice: Advice) -> list[Weighed]:
    """The other choices that the audience may know of: the best answers first, then what answers nothing.

    After an act that answers nothing the usual answer comes first: it is still to be given.
    """
    others = [item for item in advice.others if presenter.sees(table, item.choice, audience)]
    instead = fact_of(advice.best, Instead)
    usual = instead.usual if instead is not None and is_aside(presenter, table, advice.choice) else ()
    goes_on = type(waiting_decision(table)).__name__ == "Attacks" and advice.choice not in table.offered
    mends = fact_of(advice.best, Lacks) is not None and advice.choice not in table.offered

    def rank(item: Weighed) -> tuple[bool, bool, bool, float, bool, bool, bool]:
        """What puts choices in order, the first in which two differ deciding; False comes before True."""
        choice = item.choice
        is_no_boost = presenter.boosts.of(table, choice) is None
        is_other_kind = choice[0] != advice.choice[0]
        aside = is_aside(presenter, table, choice)
        ends = goes_on and choice[0] in CLOSING
        worth = 0.0 if fact_of(item, PlacementBeside) is not None else item.value  # squares come by their placements
        undoes = mends and choice == CAMP  # it would restore what the act has just restored
        return aside, undoes or ends, choice != usual, -worth, choice not in table.offered, is_no_boost, is_other_kind

    return sorted(others, key=rank)
