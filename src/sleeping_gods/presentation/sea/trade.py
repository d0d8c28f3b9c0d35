"""The market and port sections of a scene of the sea."""

from __future__ import annotations

from ...kernel.choices import Choice, text
from ...kernel.play import why_not
from ...sea.chapters.port import HEALER_COINS, INN_COINS, REPAIR_PRICE, SERVICES, PortServices
from ...sea.table.table import SeaTable
from ..audience import Audience
from ..party.our_marks import marked_offers
from ..party.presenter import Presenter
from ..phrases import join, sentence
from ..scene.text import RichText
from ..scene.trade import Offer, Trade
from .cards import card_line, level_words
from .details import wares
from .faces import on_offer
from .names import name_of
from .sayings import in_port

READS: tuple[str, ...] = ("stall", "agenda", "goods", "cubes", "crew", "xp")
"""The fields of the table that they depend on: what there is, and what can be paid."""
PRICES = {"inn": INN_COINS, "shipyard": REPAIR_PRICE, "healer": HEALER_COINS}
"""What a service takes, in coins; level cards have prices of their own."""


def market(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> Trade | None:
    """What lies on the stall."""
    if not table.stall:
        return None
    localizer = presenter.localizer
    offers = []
    for card in table.stall:
        printed = table.pack.adventures[card]
        cost = localizer.rich_text(localizer.counted(printed.price, "coins"))
        says = localizer.rich_text(wares(localizer, table, card))
        choice, reason = _buying_choice(presenter, table, ("buy", card))
        title = localizer.name(printed.name)
        offers.append(Offer(card, title, price=printed.price, cost=cost, text=says, choice=choice, reason=reason))
    return Trade(sentence(localizer.say("phase_market")), marked_offers(localizer, table, offers))


def port(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> Trade | None:
    """What the port does, and the level cards that can be bought there with their skills."""
    visit = next((item for item in table.agenda if isinstance(item, PortServices)), None)
    if visit is None:
        return None
    localizer, offers = presenter.localizer, []
    for service in SERVICES:
        if service in visit.left:
            price = PRICES.get(service, 0)
            title = sentence(name_of(localizer, table.pack, service))
            cost = localizer.rich_text(localizer.counted(price, "coins") if price else "")
            says = localizer.rich_text(in_port(localizer, service))
            choice, reason = _buying_choice(presenter, table, ("visit", service))
            offers.append(Offer(service, title, price=price, cost=cost, text=says, choice=choice, reason=reason))
    for card in on_offer(table):
        level = table.pack.levels[card]
        says = localizer.rich_text(
            join([level_words(localizer, table, level), card_line(localizer, table, level)], " ")
        )
        cost = localizer.rich_text(localizer.counted(level.xp, "xp"))
        choice, reason = _buying_choice(presenter, table, ("learn", card))
        title = localizer.name(level.name)
        offers.append(Offer(card, title, price=level.xp, cost=cost, text=says, choice=choice, reason=reason))
    return Trade(sentence(localizer.say("phase_port")), marked_offers(localizer, table, offers))


def _buying_choice(presenter: Presenter[SeaTable], table: SeaTable, choice: Choice) -> tuple[str, RichText]:
    """What is sent to take it, empty if it is not offered now; and why it is not, empty if it is."""
    if choice in table.offered:
        return text(choice), ()
    reason = why_not(table, choice)
    return "", presenter.localizer.rich_text(presenter.reason(table, reason)) if reason is not None else ()
