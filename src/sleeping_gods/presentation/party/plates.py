"""Plates of a pack as they are told: by what they show, in the language of an audience."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...party.table.pack import PartyPack
from ...story.plates import place_plate
from ..localizer import Localizer
from ..scene.plate import ScenePlate

_COPY = re.compile(r"-\d+[a-z]?$")
"""The end of a card's id that tells copies apart."""


def plate_of(localizer: Localizer, pack: PartyPack, *names: str) -> ScenePlate | None:
    """The first of some plates that a pack has; None if it has none of them."""
    for name in names:
        drawn = pack.plates.get(name)
        if drawn is not None:
            return ScenePlate(
                name=name, hash=drawn.hash, alt=localizer.name(drawn.alt), width=drawn.width, height=drawn.height
            )
    return None


def page_plate(localizer: Localizer, pack: PartyPack, page: str) -> ScenePlate | None:
    """The plate of the place that a page of the story belongs to."""
    return plate_of(localizer, pack, place_plate(page)) if pack.plates else None


def enemy_plate(localizer: Localizer, pack: PartyPack, enemy: str) -> ScenePlate | None:
    """The plate of an enemy; copies of a card share one."""
    return plate_of(localizer, pack, f"enemy-{enemy}", f"enemy-{_COPY.sub('', enemy)}") if pack.plates else None


def quest_plate(localizer: Localizer, pack: PartyPack, places: Iterable[str]) -> ScenePlate | None:
    """The plate of the first place that a quest leads to and that has one."""
    return plate_of(localizer, pack, *map(place_plate, places)) if pack.plates else None
