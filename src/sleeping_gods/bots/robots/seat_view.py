"""The only door from a real table to a robot: what a seat knows of it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection

from ...kernel.choices import Seat, seat_of, seat_word
from ...kernel.errors import Bug
from ...party.table.table import PartyTable, offer_again
from ...party.view import own_options
from ...sea.table.table import SeaTable
from ...skies.table.table import SkiesTable
from ..party.known_pages import pages_open
from ..sea.known_pack import KnownSea
from ..skies.known_pack import KnownSkies
from .group_past import NO_PAST, GroupPast
from .interface import SeatView

KEPT = 16
"""Packs that are kept ready."""
_sea_packs: OrderedDict[int, KnownSea] = OrderedDict()
_skies_packs: OrderedDict[int, KnownSkies] = OrderedDict()


def seat_view(
    table: PartyTable,
    seat: str,
    pages_read: Collection[str],
    cards_seen: Collection[str] = (),
    *,
    holds: Collection[str] = (),
    past: GroupPast = NO_PAST,
) -> SeatView:
    """What a seat knows of a table; ``holds`` are all seats of the same robot, if it plays several.

    Pages and cards that lie open on the table are known anyhow.
    """
    seats = sorted({seat_of(word) for word in (seat, *holds)})
    pages = frozenset(pages_read) | pages_open(table)
    view = table.as_seen_by_seats(seats, ())
    view.clear_log_events()
    if table.own_box() is None:  # a printed box holds nothing but what was told
        _hide(view, pages, frozenset(cards_seen), seats)
    offer_again(view)
    offered = tuple(choice for player in seats for choice in own_options(table, player))
    return SeatView(view, seat, offered, pages, tuple(seat_word(player) for player in seats), past)


def _hide(view: PartyTable, pages: frozenset[str], cards: frozenset[str], seats: Collection[Seat]) -> None:
    """Leave only what was read and seen in the pack of a table, and lay its piles in one order."""
    if isinstance(view, SeaTable):
        sea = _sea_packs.get(id(view.pack))
        if sea is None or sea.full is not view.pack:
            sea = _sea_packs[id(view.pack)] = KnownSea(view.pack)
        sea.hide(view, pages, cards, seats)
    elif isinstance(view, SkiesTable):
        skies = _skies_packs.get(id(view.pack))
        if skies is None or skies.full is not view.pack:
            skies = _skies_packs[id(view.pack)] = KnownSkies(view.pack)
        skies.hide(view, pages, cards, seats)
    else:
        raise Bug(f"expected a table of the sea or the skies, got {type(view).__name__}")
    for packs in (_sea_packs, _skies_packs):
        while len(packs) > KEPT:
            packs.popitem(last=False)
