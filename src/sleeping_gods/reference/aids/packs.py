"""The smallest pack of each game, from whose box the aids take their figures."""

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
    """The harbour, which uses the sea's box unchanged."""
    return build_sea(read_source(pack_folder("harbour")))


@functools.cache
def skies() -> SkiesPack:
    """The airfield, which uses the skies' box unchanged."""
    return build_skies(read_source(pack_folder("airfield")))


def fate_deck(pack: SeaPack | SkiesPack) -> Deck:
    """How many ability cards show each fate."""
    return Counter(card.fate for card in pack.abilities.values())


def skill_cards(pack: SeaPack | SkiesPack) -> dict[str, int]:
    """The ability cards of each skill."""
    return dict(Counter(card.skill for card in pack.abilities.values()))
