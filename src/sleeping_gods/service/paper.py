"""Endpoints for a campaign on paper: what is packed and printed, the form to enter one, and a box's named cards."""

from __future__ import annotations

from ..campaign.games import companions, load_pack
from ..host.errors import NotThere
from ..languages import Lang
from ..wire.http import CardList, PaperAnswer, PaperFormAnswer
from .endpoints import Call, Endpoint


async def paper(call: Call) -> PaperAnswer:
    """What goes into which bag, what comes out, and the sheets filled in, as the caller's seats may see it."""
    return await call.ask_table(lambda table, ref: PaperAnswer(table.paper(ref, call.lang)))


async def paper_form(call: Call) -> PaperFormAnswer:
    """The form by which a campaign on paper is entered; only where a printed box is played."""
    form = await call.ask_table(lambda table, ref: table.paper_form(ref, call.lang))
    if form is None:
        raise NotThere("no-printed-box")
    return PaperFormAnswer(form)


async def pack_cards(call: Call) -> list[CardList]:
    """The cards that a printed box knows by name; a world of ours tells none."""
    name = call.params["pack"]
    cards = await call.registry.run(lambda: _cards(name, call.lang))
    if cards is None:
        raise NotThere("no-pack")
    return cards


def _cards(name: str, lang: Lang) -> list[CardList] | None:
    """The named cards of a box by their kinds; None for a pack without a companion."""
    from ..presentation.papers import printed_cards  # it needs both games, and a table plays one

    if name not in companions():
        return None
    _game, pack = load_pack(name)
    return [CardList(kind, cards) for kind, cards in printed_cards(pack, lang).items()]


ENDPOINTS = (
    Endpoint("GET", "/api/campaigns/{campaign}/paper", "member", paper, answer=PaperAnswer),
    Endpoint("GET", "/api/campaigns/{campaign}/paper-form", "host", paper_form, answer=PaperFormAnswer),
    Endpoint("GET", "/api/packs/{pack}/cards", "anybody", pack_cards, answer=list[CardList], public=True),
)
