"""The papers of a campaign, by its game: what is packed and printed, and the form by which one is entered."""

from __future__ import annotations

from typing import Any, Protocol

from ..languages import Lang
from ..party.table.table import PartyTable
from ..sea.table.cards import Pack as SeaPack
from ..sea.table.table import SeaTable
from ..skies.table.cards import Pack as SkiesPack
from ..skies.table.table import SkiesTable
from ..story.printed import Name
from .audience import Audience
from .localizer import localizer_of
from .party.names import ability_name
from .party.presenter import Presenter
from .scene.paper import CampaignPaper
from .scene.paper_form import PaperForm
from .sea import paper as sea_paper
from .sea import paper_form as sea_form
from .skies import paper as skies_paper
from .skies import paper_form as skies_form


class NamedCard(Protocol):
    """A card that a form can name."""

    @property
    def id(self) -> str:
        """Its id in the pack."""

    @property
    def name(self) -> Name:
        """Its name in every language."""


def paper_of(presenter: Presenter[Any], table: PartyTable, audience: Audience) -> CampaignPaper:
    """What is packed away and printed of a campaign, as an audience may see it."""
    if isinstance(table, SeaTable):
        return sea_paper.paper(presenter, table, audience)
    if isinstance(table, SkiesTable):
        return skies_paper.paper(presenter, table, audience)
    raise TypeError(type(table))


def paper_form_of(presenter: Presenter[Any], table: PartyTable, audience: Audience) -> PaperForm:
    """The form by which a campaign on paper is entered."""
    if isinstance(table, SeaTable):
        return sea_form.paper_form(presenter, table, audience)
    if isinstance(table, SkiesTable):
        return skies_form.paper_form(presenter, table, audience)
    raise TypeError(type(table))


def printed_cards(pack: object, lang: Lang) -> dict[str, tuple[tuple[str, str], ...]]:
    """The ids and names of the cards that a printed box knows, by the kinds that its form asks for."""
    if isinstance(pack, SeaPack):
        localizer, cards_by_kind = localizer_of("sea", lang), _sea_cards(pack)
    elif isinstance(pack, SkiesPack):
        localizer, cards_by_kind = localizer_of("skies", lang), _skies_cards(pack)
    else:
        return {}
    named = {"ability": tuple((card.id, ability_name(localizer, card)) for card in pack.abilities.values())}
    for kind, cards in cards_by_kind.items():
        named[kind] = tuple((card.id, localizer.name(card.name)) for card in cards)
    return named


def _sea_cards(pack: SeaPack) -> dict[str, list[NamedCard]]:
    """Events, adventure cards, and the level cards of each crew member."""
    cards: dict[str, list[NamedCard]] = {"event": [*pack.events.values()], "adventure": [*pack.adventures.values()]}
    for level in pack.levels.values():
        cards.setdefault(f"level {level.crew}", []).append(level)
    return cards


def _skies_cards(pack: SkiesPack) -> dict[str, list[NamedCard]]:
    """Adventure cards, and those of them that lie in decks of their own."""
    cards = pack.adventures.values()
    return {
        "adventure": [card for card in cards if card.combat is None and card.kind != "curse"],
        "combat": [card for card in cards if card.combat is not None],
        "curse": [card for card in cards if card.kind == "curse"],
    }
