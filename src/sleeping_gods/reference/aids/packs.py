"""The packs whose boxes lend the aids their figures: the smallest of each game."""

from __future__ import annotations

import functools
from collections import Counter

from ...content.builtin import pack_folder
from ...content.read import read_source
from ...sea.pack.build import build as build_sea
from ...sea.table.cards import Pack as SeaPack
from ...skies.pack.build import build as build_skies
from ...skies.table.cards import Pack as SkiesPack
from .odds import Deck


@functools.cache
def sea() -> SeaPack:
    """The harbour, which changes nothing of the sea's box."""
    return build_sea(read_source(pack_folder("harbour")))


@functools.cache
def skies() -> SkiesPack:
    """The airfield, which changes nothing of the skies' box."""
    return build_skies(read_source(pack_folder("airfield")))


def fate_deck(pack: SeaPack | SkiesPack) -> Deck:
    """The ability cards by the fate they show."""
    return Counter(card.fate for card in pack.abilities.values())


def skill_cards(pack: SeaPack | SkiesPack) -> dict[str, int]:
    """The ability cards of each skill."""
    return dict(Counter(card.skill for card in pack.abilities.values()))
