"""Advices made by hand for a decision of a random campaign, and their words."""

from __future__ import annotations

from collections.abc import Callable

from sleeping_gods.bots.robots.advice_facts import AdviceFact, ScoreAhead
from sleeping_gods.bots.robots.interface import Advice, Weighed
from sleeping_gods.host.advice_words import advised
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.table import decider, waiting_decision
from sleeping_gods.languages import Lang
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.presentation.scene.text import plain

from ..bots.robots.campaigns import campaign

TRIED = ScoreAhead(0.0, 0.1, 8)


def table_at(
    kind: str, pack: str = "harbour", seed: int = 3, fits: Callable[[PartyTable], bool] = lambda table: True
) -> PartyTable:
    """The first decision of a kind in a random campaign."""
    return next(
        table.clone()
        for table, _ in campaign(pack, 2, seed, 400)
        if type(waiting_decision(table)).__name__ == kind and len(table.offered) > 1 and fits(table)
    )


def item(choice: Choice, value: float, *facts: AdviceFact) -> Weighed:
    """A choice as a robot weighed it."""
    return Weighed(choice, value, facts)


def why(table: PartyTable, advice: Advice, lang: Lang = "en", game: str = "sea") -> str:
    """The two sentences."""
    presenter = PRESENTERS[game](lang)
    return plain(advised(presenter, table, Audience((decider(table),)), advice).why)


def lines(table: PartyTable, advice: Advice, game: str = "sea") -> list[str]:
    """The figures beside the three choices."""
    told = advised(PRESENTERS[game]("en"), table, Audience((decider(table),)), advice)
    return [plain(line.figures) for line in told.choices]
