"""The market and port sections of a scene of the sea."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.choices import Choice, text
from ...kernel.play import why_not
from ...sea.chapters.port import HEALER_COINS, INN_COINS, REPAIR_PRICE, SERVICES, PortServices
from ...sea.table.table import SeaTable
from ..audience import Audience
from ..localizer import Localizer
from ..party.our_marks import marked_offers
from ..party.presenter import Presenter
from ..phrases import join, sentence
from ..scene.trade import Offer, Trade
from .cards import card_line, level_words
from .details import artifacts_sold, wares
from .faces import on_offer
from .names import name_of
from .sayings import in_port

READS: tuple[str, ...] = ("stall", "agenda", "goods", "cubes", "crew", "xp")
"""The fields of the table that they depend on: what there is, and what can be paid."""
PRICES = {"inn": INN_COINS, "shipyard": REPAIR_PRICE, "healer": HEALER_COINS}
"""What a service takes, in coins; level cards have prices of their own."""


class Ware(NamedTuple):
    """Something that can be bought."""

    ref: str
    title: str
    price: int
    cost: str
    """The price in words."""
    says: str


def market(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> Trade | None:
    """What lies on the stall."""
    if not table.stall:
        return None
    localizer = presenter.localizer
    offers = []
    for card in table.stall:
        ware = Ware(
            ref=card,
            title=localizer.name(table.pack.adventures[card].name),
            price=table.pack.adventures[card].price,
            cost=localizer.counted(table.pack.adventures[card].price, "coins"),
            says=wares(localizer, table, card),
        )
        offers.append(_offer(presenter, table, ware, ("buy", card)))
    return Trade(sentence(localizer.say("phase_market")), marked_offers(localizer, table, offers))


def port(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> Trade | None:
    """What the port does, and the level cards that can be bought there with their skills."""
    visit = next((item for item in table.agenda if isinstance(item, PortServices)), None)
    if visit is None:
        return None
    localizer = presenter.localizer
    services = [service for service in SERVICES if service in visit.left]
    offers = [
        *(_offer(presenter, table, _service(localizer, table, service), ("visit", service)) for service in services),
        *(_offer(presenter, table, _level_card(localizer, table, card), ("learn", card)) for card in on_offer(table)),
    ]
    return Trade(sentence(localizer.say("phase_port")), marked_offers(localizer, table, offers))


def _service(localizer: Localizer, table: SeaTable, service: str) -> Ware:
    """A service of a port as a ware with its price."""
    price = PRICES.get(service, 0)
    return Ware(
        ref=service,
        title=sentence(name_of(localizer, table.pack, service)),
        price=price,
        cost=localizer.counted(price, "coins") if price else "",
        says=in_port(localizer, service),
    )


def _level_card(localizer: Localizer, table: SeaTable, card: str) -> Ware:
    """A level card as a ware with its price."""
    level = table.pack.levels[card]
    return Ware(
        ref=card,
        title=localizer.name(level.name),
        price=level.xp,
        cost=localizer.counted(level.xp, "xp"),
        says=join([level_words(localizer, table, level), card_line(localizer, table, level)], " "),
    )


def _offer(presenter: Presenter[SeaTable], table: SeaTable, ware: Ware, choice: Choice) -> Offer:
    """Something on offer, with the choice that takes it; or why it cannot be taken now."""
    localizer, is_offered = presenter.localizer, choice in table.offered
    sold = artifacts_sold(localizer, table, ware.price) if is_offered and _takes_coins_at_once(choice) else ""
    reason = None if is_offered else why_not(table, choice)
    return Offer(
        ware.ref,
        ware.title,
        price=ware.price,
        cost=localizer.rich_text(ware.cost),
        text=localizer.rich_text(localizer.clauses([sold, ware.says])),
        choice=text(choice) if is_offered else "",
        reason=localizer.rich_text(presenter.reason(table, reason)) if reason is not None else (),
    )


def _takes_coins_at_once(choice: Choice) -> bool:
    """Whether a choice pays its price in coins, with artifacts where these are too few, without a further question."""
    return choice[0] == "buy" or choice == ("visit", "inn")
