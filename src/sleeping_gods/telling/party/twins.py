"""Twins: enemies of one printed name are told apart by a number, where more than one of them stands in the row."""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping

from ...party.table.records import Clash
from ...story.printed import Name
from ..voice import Voice
from .names import Named

KEPT = 1024
"""So many names are remembered."""
PACKS = 32
"""So many lists of cards, of packs and bosses, are remembered with the numbers of those that are called the same."""
_known_numbers: list[tuple[Collection[str], Voice, dict[str, int]]] = []


def in_row(clash: Clash | None) -> tuple[object, ...]:
    """The enemies of a fight by what their names hang on."""
    if clash is None:
        return ()
    return (getattr(clash, "boss", 0), tuple([foe.id for foe in clash.foes]), tuple(clash.waiting))


def foe_name(voice: Voice, clash: Clash | None, enemy: str, cards: Mapping[str, Named], like: Collection[str]) -> str:
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
    return f"{name} {_numbers(voice, cards, like)[enemy]}"


def _numbers(voice: Voice, cards: Mapping[str, Named], like: Collection[str]) -> dict[str, int]:
    """The number of each card among those that are called the same; found out once for the cards of a pack."""
    for known, spoken, numbers in _known_numbers:
        if known is like and spoken is voice:
            return numbers
    counts: dict[str, int] = {}
    numbers = {}
    for card in like:
        name = printed(voice, cards[card])
        numbers[card] = counts[name] = counts.get(name, 0) + 1
    del _known_numbers[: 1 - PACKS]
    _known_numbers.append((like, voice, numbers))
    return numbers


def printed(voice: Voice, card: Named) -> str:
    """What stands on a card: packs number those with the same face from the second on."""
    return _printed(voice, card.name, getattr(card, "copy", 1))


@functools.lru_cache(KEPT)
def _printed(voice: Voice, name: Name, copy: int) -> str:
    said = voice.name(name)
    return said.removesuffix(f" {copy}") if copy > 1 else said
