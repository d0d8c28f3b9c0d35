"""What can be put right by hand at the table of the sea."""

from __future__ import annotations

from collections.abc import Mapping

from ...party.acts.repair import TableRepairs
from ...party.acts.repair_fill import sheet_boxes
from ...party.acts.repair_pile import Pile, Piles, RepairCardKind, board, common_kinds, pile
from ..chapters.equip import SLOTS
from ..chapters.fate import HAND_LIMIT, HandLimit
from ..chapters.peril import clear_away
from ..saving.saved import take_up
from ..table.table import SeaTable
from .repair_figures import figures, fit_events

SHEET = ("totem", "ending")
"""The groups of boxes on the achievement sheet."""


def kinds(table: SeaTable) -> Mapping[str, RepairCardKind]:
    """Ability, level, adventure, event and quest cards."""
    pack, kinds_by_name = table.pack, common_kinds(table, HAND_LIMIT, SLOTS)
    for name, levels in table.bound.crew_levels.items():
        kinds_by_name[f"level {name}"] = RepairCardKind(
            levels, {("board", name): board(table.crew[name], "levels")}, levels
        )
    printed = pack.adventures.values()
    market: Piles = {("market",): pile(table.market), ("market", "bottom"): pile(table.market_bottom)}
    owned: Piles = {("party",): _party(table), ("gone",): pile(table.gone_adventures)}
    for_sale = [card.id for card in printed if card.origin == "market"]
    kinds_by_name["adventure market"] = RepairCardKind(for_sale, owned | market, rest=("market",))
    story = [card.id for card in printed if card.origin != "market"]
    kinds_by_name["adventure"] = RepairCardKind(story, owned, story)
    for kind in table.events:
        places: Piles = {
            ("deck",): _events(table, kind),
            ("discard",): pile(table.event_discard),
            ("ongoing",): pile(table.ongoing),
        }
        kinds_by_name[f"event {kind}"] = RepairCardKind(
            [card.id for card in pack.events.values() if card.kind == kind], places
        )
    return kinds_by_name | sheet_boxes(table, SHEET)


def _events(table: SeaTable, kind: str) -> Pile:
    """Unused events of a kind; the deck holds no more cards than there are."""
    bag = table.events[kind]

    def take(card: str) -> None:
        bag.remove(card)
        fit_events(table, kind)

    return Pile(lambda: bag, take, bag.append)


def _party(table: SeaTable) -> Pile:
    """Owned adventure cards; with one of them go the command on it and whoever is armed with it."""

    def take(card: str) -> None:
        table.supply += table.adventures.pop(card)
        for member in table.crew.values():
            member.weapons = tuple(weapon for weapon in member.weapons if weapon != card)

    return Pile(lambda: table.adventures, take, lambda card: table.adventures.__setitem__(card, 0))


def drop_turn(table: SeaTable) -> None:
    """What is in progress ends as in a defeat, but nobody is beaten; hands are cut down, and the next turn begins."""
    clear_away(table)
    table.then(*(HandLimit(seat) for seat in range(table.seat_count())))


REPAIRS = TableRepairs(figures=figures, kinds=kinds, drop_turn=drop_turn, take_up=take_up)
"""What may be set by hand at sea."""
