"""The cheapest way to pass a challenge with a wanted chance, in words."""

from __future__ import annotations

from typing import TypeVar

from ...kernel.choices import text
from ...kernel.table import decision_of
from ...party.chapters.challenge import JoinChallenge
from ...party.table.table import PartyTable
from ..audience import Audience
from ..odds import percent
from ..scene.advice import CheapestWay
from .presenter import Presenter
from .reach_words import means_words
from .spent import spent_words
from .way_search import find_way

T = TypeVar("T", bound=PartyTable)
GOAL = 80
"""The chance that is looked for, in percent."""


def cheapest_way(presenter: Presenter[T], table: T, audience: Audience, goal: int = GOAL) -> CheapestWay | None:
    """Who joins and what is used; None where no participants of a challenge are being chosen or nothing helps."""
    if not isinstance(decision_of(table), JoinChallenge) or table.test.kind != "challenge":
        return None
    way = find_way(presenter, table, audience, goal)
    if way is None:
        return None
    localizer, chance = presenter.localizer, percent(way.chance.numerator, way.chance.denominator)
    names = [presenter.game_words.name(localizer, table, member) for _, member in way.joins]
    before = presenter.known(table, audience)
    words = localizer.say(
        "way_sentence",
        alone="yes" if all(map(audience.sees, range(table.seat_count()))) else "no",
        reached="yes" if way.chance * 100 >= goal else "no",
        goal=localizer.say("odds_percent", share=goal),
        chance=localizer.say("odds_percent", share=chance),
        count=len(names),
        who=localizer.listed(names),
        uses=means_words(presenter, table, way.uses) if way.uses else "none",
        price=spent_words(localizer, presenter.game_words.spent(before, way.after)) or "none",
    )
    return CheapestWay(joins=tuple(map(text, way.joins)), chance=chance, goal=goal, text=localizer.rich_text(words))
