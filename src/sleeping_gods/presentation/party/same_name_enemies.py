"""Numbers enemies with the same printed name, where more than one of them is in the row."""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping
from typing import NamedTuple

from ...party.table.records import Clash
from ...story.printed import Name
from ..localizer import Localizer
from .names import Named

CACHE_SIZE = 1024
"""How many names are remembered."""
PACKS = 32
"""How many lists of cards, of packs and bosses, are remembered with the numbers of those that are called the same."""


class KnownNumbers(NamedTuple):
    """The numbers of the cards of one deck in one language."""

    deck: Collection[str]
    """The cards whose names were compared."""
    localizer: Localizer
    numbers: dict[str, int]
    """The number of each card that shares its name."""


_known_numbers: list[KnownNumbers] = []
"""The decks that were asked for last."""


def in_row(clash: Clash | None) -> tuple[object, ...]:
    """The enemies of a fight by what their names depend on."""
    if clash is None:
        return ()
    return (clash.leading_enemy, tuple([foe.id for foe in clash.foes]), tuple(clash.waiting))


def foe_name(
    localizer: Localizer, clash: Clash | None, enemy: str, cards: Mapping[str, Named], same_deck: Collection[str]
) -> str:
    """An enemy's name now: its printed name, with a number if another has the same.

    ``same_deck`` are all cards among which it is numbered, so that the last of three keeps its number.
    """
    name = printed_name(localizer, cards[enemy])
    if clash is None:
        return name
    for other in (*[foe.id for foe in clash.foes], *clash.waiting):
        if other != enemy and printed_name(localizer, cards[other]) == name:
            return f"{name} {_numbers(localizer, cards, same_deck)[enemy]}"
    return name


def _numbers(localizer: Localizer, cards: Mapping[str, Named], same_deck: Collection[str]) -> dict[str, int]:
    """The number of each card among those with the same name, computed once for the cards of a pack."""
    for known in _known_numbers:
        if known.deck is same_deck and known.localizer is localizer:
            return known.numbers
    counts: dict[str, int] = {}
    numbers: dict[str, int] = {}
    for card in same_deck:
        name = printed_name(localizer, cards[card])
        numbers[card] = counts[name] = counts.get(name, 0) + 1
    del _known_numbers[: 1 - PACKS]
    _known_numbers.append(KnownNumbers(same_deck, localizer, numbers))
    return numbers


def printed_name(localizer: Localizer, card: Named) -> str:
    """The name on a card: packs number cards with the same face from the second on."""
    return _printed_name(localizer, card.name, getattr(card, "copy", 1))


@functools.lru_cache(CACHE_SIZE)
def _printed_name(localizer: Localizer, name: Name, copy: int) -> str:
    """An enemy's name without the number that tells copies of a card apart."""
    name_printed = localizer.name(name)
    return name_printed.removesuffix(f" {copy}") if copy > 1 else name_printed
