"""Twins: enemies of one printed name are told apart by a number, where more than one of them stands in the row."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping

from ...party.table.records import Clash
from ...story.printed import Name
from ..voice import Voice
from .names import Named

KEPT = 1024
"""So many names are remembered."""


def in_row(clash: Clash | None) -> tuple[object, ...]:
    """The enemies of a fight by what their names hang on."""
    if clash is None:
        return ()
    return (getattr(clash, "boss", 0), tuple([foe.id for foe in clash.foes]), tuple(clash.waiting))


def foe_name(voice: Voice, clash: Clash | None, enemy: str, cards: Mapping[str, Named], like: Iterable[str]) -> str:
    """An enemy as it is called now: by its printed name, with its number if another one is called the same.

    ``like`` are all cards among which it is counted, in the order of their numbers, so that one that is left of three
    does not change its number.
    """
    name = printed(voice, cards[enemy])
    if clash is None:
        return name
    for other in (*[foe.id for foe in clash.foes], *clash.waiting):
        if other != enemy and printed(voice, cards[other]) == name:
            break
    else:
        return name
    alike = [card for card in like if printed(voice, cards[card]) == name]
    return f"{name} {alike.index(enemy) + 1}"


def printed(voice: Voice, card: Named) -> str:
    """What stands on a card: packs number those with the same face from the second on."""
    return _printed(voice, card.name, getattr(card, "copy", 1))


@functools.lru_cache(KEPT)
def _printed(voice: Voice, name: Name, copy: int) -> str:
    said = voice.name(name)
    return said.removesuffix(f" {copy}") if copy > 1 else said
