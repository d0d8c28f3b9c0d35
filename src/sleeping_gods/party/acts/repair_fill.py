"""A place is filled by hand with exactly some cards, as the bags and the log of a campaign on paper hold them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from ...kernel.choices import Choice
from ..table.table import PartyTable
from .repair_figure import CannotRepair
from .repair_pile import BOX, DECK, Pile, RepairCardKind

FILL = "fill"
"""``repair fill ability hand p2 with alert-2``: the kind of the cards, the place, and every card that lies there."""
WITH = "with"
"""Stands before the cards; nothing after it leaves the place empty."""
MOST_FILLED = 250
"""More cards than any place holds."""
NUMBERED = re.compile(r"(quest|adventure)-([1-9][0-9]{0,2})")
"""A card of a printed box that is known by its number."""
MAX_BOX = 200
"""The greatest number of a box on an achievement sheet."""

Kinds: TypeAlias = Callable[[Any], Mapping[str, RepairCardKind]]
Move: TypeAlias = Callable[[PartyTable, str, Choice], None]


def fill_place(table: PartyTable, kinds: Kinds, move: Move, words: Sequence[str]) -> None:
    """Exactly these cards lie there; others go back to where cards of their kind come from."""
    kind_name, place, cards = _fill_words(words)
    for card in cards:
        take_out_of_box(table, card)
    filled = fillable(kinds(table), kind_name, place)
    known = {card for kind in filled for card in kind.cards}
    if not filled or not known.issuperset(cards):
        raise CannotRepair("repair-unknown")
    lying = list(dict.fromkeys(card for kind in filled for card in kind.piles[place].cards()))
    for card in lying:
        if card not in cards:
            kind = next(kind for kind in filled if card in kind.cards)
            move(table, card, _place_for_rest(kind, card, place))
    for card in cards:
        if card not in lying:
            move(table, card, place)


def _fill_words(words: Sequence[str]) -> tuple[str, Choice, Sequence[str]]:
    """The kind, the place and the cards, each once; CannotRepair if the words are no such repair."""
    if WITH not in words:
        raise CannotRepair("repair-unknown")
    before_cards = words.index(WITH)
    place, cards = tuple(words[1:before_cards]), words[before_cards + 1 :]
    if len(set(cards)) != len(cards) or len(cards) > MOST_FILLED:
        raise CannotRepair("repair-unknown")
    return words[0], place, cards


def fillable(kinds: Mapping[str, RepairCardKind], name: str, place: Choice) -> list[RepairCardKind]:
    """The kinds of cards that are filled into a place together: those whose names begin with the same word."""
    return [kind for key, kind in kinds.items() if key.split()[0] == name and place in kind.piles]


def _place_for_rest(kind: RepairCardKind, card: str, filled: Choice) -> Choice:
    """Where a card goes that does not stay in the place that is filled."""
    if card in kind.boxed:
        return BOX
    return kind.rest if kind.rest != filled else DECK


def take_out_of_box(table: PartyTable, card: str) -> None:
    """A quest or an adventure card of a printed box is known from now on, by its number alone."""
    named = NUMBERED.fullmatch(card)
    if named is None or table.own_box() is None:
        return
    kind, number = named[1], int(named[2])
    if (number not in table.pack.quests) if kind == "quest" else (card not in table.pack.adventures):
        table.enter(f"{kind} {{ number = {number} }}")


def sheet_boxes(table: PartyTable, groups: Sequence[str]) -> dict[str, RepairCardKind]:
    """The boxes of a printed achievement sheet by their numbers, ``totem:33``; our worlds tick their own."""
    if table.own_box() is None:
        return {}
    return {f"{group}-box": _boxes(table, group) for group in groups}


def _boxes(table: PartyTable, group: str) -> RepairCardKind:
    """The boxes of one group; what the table has ticked itself is not taken off the sheet."""
    boxes = [f"{group}:{number}" for number in range(1, MAX_BOX + 1)]
    ticks = Pile(lambda: [box for box in table.ticked if box in boxes], table.ticked.remove, table.ticked.append)
    return RepairCardKind(boxes, {("ticked",): ticks}, boxes)
