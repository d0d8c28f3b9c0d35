"""Which parts of a card are printed and which are of this edition, from the box's ``provenance.toml``."""

from __future__ import annotations

import functools
import tomllib
from typing import TypedDict, cast

from ...content.builtin import PACKS
from ...content.files import PROVENANCE

PRINTED, PARTLY, OURS = "printed", "partly", "ours"
BOXES = {"sea": "sea-box", "skies": "skies-box"}


class CardOrigin(TypedDict, total=False):
    """The parts of a card that are of this edition: wholly, in part, or left out."""

    ours: list[str]
    partly: list[str]
    without: list[str]


class Deck(CardOrigin):
    """The parts of a deck's cards, and the cards that differ."""

    parts: list[str]
    cards: dict[str, CardOrigin]


@functools.cache
def decks(game: str) -> dict[str, Deck]:
    """The decks of a box whose cards are entries, in their order."""
    read = tomllib.loads((PACKS / BOXES[game] / PROVENANCE).read_text("utf-8"))
    return cast("dict[str, Deck]", read)


def parts_of(game: str, deck: str, card: str) -> dict[str, str]:
    """The source of each part of a card."""
    every = decks(game)[deck]
    origin: CardOrigin = every.get("cards", {}).get(card, every)
    states = dict.fromkeys(origin.get("ours", ()), OURS) | dict.fromkeys(origin.get("partly", ()), PARTLY)
    return {part: states.get(part, PRINTED) for part in every["parts"] if part not in origin.get("without", ())}
