"""What trial runs leave of a choice, in signed figures: nothing that a page holds which nobody has chosen yet."""

from __future__ import annotations

from typing import TypeVar

from ..bots.robots.holdings import DEFEAT, PRICES, SUFFERED, Changes
from ..kernel.choices import Choice
from ..kernel.table import waiting_decision
from ..party.effects.program_path import PARAGRAPH
from ..party.table.table import PartyTable
from ..presentation.localizer import Localizer
from ..presentation.party.presenter import Presenter

T = TypeVar("T", bound=PartyTable)
READ_FIRST = frozenset({"story", "encounter", "encounter-story"})
"""Scenes whose choices tell what they bring only once they are taken."""
OPENS_PAGES = frozenset({"explore", "complete"})
"""First words of choices after which a page is read."""
MANY = 3
"""From so many kinds of goods on they are told as one figure."""
TOLD = 3
"""Among so many things that weigh most a gain is told; prices and losses are told whole."""


def may_tell(table: PartyTable, choice: Choice, thing: str) -> bool:
    """Whether it may be said that a choice changes a thing: what a page gives is told by the page alone."""
    decision = waiting_decision(table)
    if getattr(decision, "scene", "") in READ_FIRST or choice[0] in OPENS_PAGES:
        return False
    paths = (getattr(step, field, "") for step in table.agenda for field in ("program", "path", "win"))
    in_story = any(isinstance(path, str) and path.startswith(PARAGRAPH) for path in paths)
    return thing in SUFFERED or not in_story


def told_changes(table: PartyTable, choice: Choice, changes: Changes) -> Changes:
    """The changes of a choice that are told: of those that may be all losses, and the gains that weigh most."""
    ranked = enumerate(tellable_changes(table, choice, changes))
    return tuple(change for rank, change in ranked if rank < TOLD or worth_of_change(change) < 0)


def tellable_changes(table: PartyTable, choice: Choice, changes: Changes) -> Changes:
    """All changes of a choice that may be told, those that weigh most first."""
    if any(thing == DEFEAT for thing, _ in changes):
        return tuple(change for change in changes if change[0] == DEFEAT)  # what comes back after it is no gain
    return tuple(_goods_together([(thing, amount) for thing, amount in changes if may_tell(table, choice, thing)]))


def words_of_changes(localizer: Localizer, changes: Changes) -> str:
    """Differences such as ``+1 card in hand, -0.3 health``."""
    return ", ".join(_change(localizer, thing, amount) for thing, amount in changes)


def changes_told(presenter: Presenter[T], table: T, choice: Choice, changes: Changes) -> str:
    """The same of a choice, as far as it is told; empty if there is nothing to tell."""
    return words_of_changes(presenter.localizer, told_changes(table, choice, changes))


def _goods_together(changes: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """Many kinds of goods as one figure, so that none of them goes unsaid; only if all grow, or all shrink."""
    goods = [amount for thing, amount in changes if thing not in PRICES]
    if len(goods) < MANY or len({amount > 0 for amount in goods}) > 1:
        return changes
    others = [(thing, amount) for thing, amount in changes if thing in PRICES]
    return sorted([*others, ("goods", sum(goods))], key=_weight, reverse=True)


def worth_of_change(change: tuple[str, float]) -> float:
    """What a change of a thing is about worth, in coins: things without a price count 1."""
    thing, amount = change
    return PRICES.get(thing, 1.0) * amount


def _weight(change: tuple[str, float]) -> float:
    """How much a change counts, up or down."""
    return abs(worth_of_change(change))


def _change(localizer: Localizer, thing: str, amount: float) -> str:
    """One figure that changes, such as ``+2 coins``."""
    whole, tenths = divmod(round(10 * abs(amount)), 10)
    count = int(localizer.say("advice_count", whole=whole, tenths=tenths))
    if localizer.words.knows("advice", f"held-{thing}"):
        noun = localizer.say(f"advice_held-{thing}", n=count, game=localizer.game)
    else:
        noun = localizer.noun_for(count, thing)
    sign = "minus" if amount < 0 else "plus"
    return localizer.say("advice_change", sign=sign, amount=figure(localizer, abs(amount)), thing=noun)


def points_of(localizer: Localizer, amount: float) -> str:
    """An amount of points of the score, such as ``0.5 points``; its sign is said in words."""
    whole, tenths = divmod(round(10 * abs(amount)), 10)
    count = int(localizer.say("advice_count", whole=whole, tenths=tenths))
    return localizer.say("advice_points", count=count, amount=figure(localizer, abs(amount)))


def health_of(localizer: Localizer, amount: float) -> str:
    """An amount of health, such as ``0.5 health``, in the words of the game."""
    whole, tenths = divmod(round(10 * amount), 10)
    count = int(localizer.say("advice_count", whole=whole, tenths=tenths))
    noun = localizer.say("advice_held-health", n=count, game=localizer.game)
    return localizer.say("advice_amount", amount=figure(localizer, amount), thing=noun)


def figure(localizer: Localizer, amount: float) -> str:
    """An amount with at most one decimal, as the language writes it."""
    whole, tenths = divmod(round(10 * amount), 10)
    return localizer.say("advice_figure", whole=whole, tenths=tenths)
