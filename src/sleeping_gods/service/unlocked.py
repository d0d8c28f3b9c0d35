"""Endpoint for what earlier campaigns of a device have unlocked: cards that a new campaign may take along."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from ..campaign import games
from ..campaign.profile import GameProfile
from ..host.errors import NotThere
from ..kernel.errors import IllegalSetup
from ..kernel.game import Game, PackInfo
from ..languages import Lang
from ..presentation.presenters import presenter_of
from ..presentation.scene.unlocked_card import UnlockedCard
from ..wire.http import UnlockedCards
from .achievement_sheets import sheet_of
from .endpoints import Call, Endpoint

OPTION = "unlocked"
"""The option of a new campaign that names the cards."""


async def unlocked(call: Call) -> UnlockedCards:
    """The cards that the campaigns of this device have unlocked for a new one; nothing is told of others."""
    name = call.params["pack"]
    game = await call.registry.run(lambda: game_of_pack(name))
    if game is None:
        raise NotThere("no-pack")
    sheet = await sheet_of(call.registry, call.device, game)
    return UnlockedCards(await call.registry.run(lambda: _offered(name, sheet, call.lang)))


def game_of_pack(name: str) -> str | None:
    """The game of a world or of a companion to a printed box; None if there is no such pack."""
    listed = (*games.listed_packs(), *games.listed_packs(printed=True))
    return next((pack.game for pack in listed if pack.id == name), None)


def _offered(name: str, sheet: GameProfile, lang: Lang) -> tuple[UnlockedCard, ...]:
    """The unlocked cards of a pack, each with those that are not taken along together with it."""
    if not sheet.ticked:
        return ()
    game, pack = games.load_pack(name)
    cards = presenter_of(game.id, lang).unlocked_cards(pack, sheet.ticked)
    apart = [
        {card.option, other.option}
        for card, other in combinations(cards, 2)
        if not _go_together(game, pack, sheet, f"{card.option} {other.option}")
    ]
    return tuple(
        replace(card, excludes=tuple(other.option for other in cards if {card.option, other.option} in apart))
        for card in cards
    )


def _go_together(game: Game, pack: PackInfo, sheet: GameProfile, options: str) -> bool:
    """Whether the rules let a campaign take these cards along together."""
    try:
        games.setup_for(game, pack, (), {OPTION: options}, sheet)
    except IllegalSetup:
        return False
    return True


ENDPOINTS = (Endpoint("GET", "/api/packs/{pack}/unlocked", "anybody", unlocked, answer=UnlockedCards),)
