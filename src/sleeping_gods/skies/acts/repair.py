"""What can be put right by hand at the table of the skies."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.choices import seat_word
from ...party.acts.repair import TableRepairs
from ...party.acts.repair_fill import sheet_boxes
from ...party.acts.repair_pile import Pile, Piles, RepairCardKind, common_kinds, pile
from ..chapters.equip import SLOTS
from ..chapters.events import top_bag
from ..chapters.peril import clear_away
from ..chapters.score import GROUPS
from ..chapters.turn_end import ResetWatch
from ..saving.saved import take_up
from ..table.table import SkiesTable
from .repair_figures import figures

LOCATION = "location-"
"""How the word of a location begins."""
LOCATIONS = {f"{LOCATION}{number}": number for number in range(1, 1000)}
"""The locations of an atlas."""


def kinds(table: SkiesTable) -> Mapping[str, RepairCardKind]:
    """Ability, adventure, combat, curse, event and quest cards, locations crossed off, boxes of the sheet."""
    kinds_by_name, printed = common_kinds(table, 0, SLOTS), table.pack.adventures.values()
    gone: Piles = {("gone",): pile(table.gone)}
    adventure_cards = [card for card in printed if card.combat is None and card.kind != "curse"]
    hands: Piles = {("hand", seat_word(seat)): pile(hand) for seat, hand in enumerate(table.adventures)}
    kinds_by_name["adventure"] = RepairCardKind(
        [card.id for card in adventure_cards],
        hands | {("discard",): pile(table.played)} | gone,
        [card.id for card in adventure_cards if not card.starting],
        rest=("gone",),
    )
    fighting = [card for card in printed if card.combat is not None]
    kinds_by_name["combat"] = RepairCardKind(
        [card.id for card in fighting],
        {("deck",): _in_deck(table), ("owned",): _cards_out_of_deck(table)} | gone,
        [card.id for card in fighting if not card.starting],
        rest=("owned",),
    )
    curses = [card.id for card in printed if card.kind == "curse"]
    kinds_by_name["curse"] = RepairCardKind(curses, {("party",): pile(table.curses)}, curses)
    places: Piles = {("deck",): _events(table), ("discard",): pile(table.event_discard)}
    places |= {("left", "out"): pile(table.event_box), ("in", "play"): _active(table)}
    kinds_by_name["event"] = RepairCardKind(table.pack.events, places)
    kinds_by_name["location"] = RepairCardKind(LOCATIONS, {("crossed",): _crossed(table)}, LOCATIONS)
    return kinds_by_name | sheet_boxes(table, GROUPS)


def _crossed(table: SkiesTable) -> Pile:
    """Locations that are crossed off."""

    def number_of(location: str) -> int:
        return int(location.removeprefix(LOCATION))

    return Pile(
        lambda: [f"{LOCATION}{number}" for number in table.crossed],
        lambda location: table.crossed.remove(number_of(location)),
        lambda location: table.crossed.append(number_of(location)),
    )


def _in_deck(table: SkiesTable) -> Pile:
    """Combat cards of the active deck, which are owned too."""

    def take(card: str) -> None:
        table.combat_deck.remove(card)
        table.arms.remove(card)

    def put(card: str) -> None:
        table.combat_deck.append(card)
        table.arms.append(card)

    return Pile(lambda: table.combat_deck, take, put)


def _cards_out_of_deck(table: SkiesTable) -> Pile:
    """Combat cards that are owned and not in the active deck."""
    spare = [card for card in table.arms if card not in table.combat_deck]
    return Pile(lambda: spare, table.arms.remove, table.arms.append)


def _events(table: SkiesTable) -> Pile:
    """The event deck: a card that is put back goes among those on top."""

    def take(card: str) -> None:
        for at, bag in enumerate(table.event_deck):
            if card in bag:
                bag.remove(card)
                table.event_left[at] = min(table.event_left[at], len(bag))

    def put(card: str) -> None:
        if not any(table.event_left):
            table.event_deck.append([])
            table.event_left.append(0)
        at = top_bag(table) if any(table.event_left) else len(table.event_deck) - 1
        table.event_deck[at].append(card)
        table.event_left[at] += 1

    return Pile(lambda: [card for bag in table.event_deck for card in bag], take, put)


def _active(table: SkiesTable) -> Pile:
    """Events in play; one that is put there has no threat."""
    return Pile(
        lambda: table.active, lambda card: table.active.__delitem__(card), lambda card: table.active.update({card: 0})
    )


def drop_turn(table: SkiesTable) -> None:
    """What is in progress ends as in a defeat, but nobody is beaten; the watch goes back, and the next turn begins."""
    while len(table.agenda) > 1:
        table.agenda.pop().unwound(table)
    clear_away(table)
    if table.event:
        if table.event not in table.active:
            table.event_discard.append(table.event)
        table.event = ""
    table.then(ResetWatch())


REPAIRS = TableRepairs(figures=figures, kinds=kinds, drop_turn=drop_turn, take_up=take_up)
"""What may be set by hand in the skies."""
