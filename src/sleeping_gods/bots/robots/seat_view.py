"""The only way from a real table to a robot: what a seat knows of it."""

from __future__ import annotations

from collections.abc import Collection

from ...kernel.choices import Seat, seat_of, seat_word
from ...kernel.errors import Bug
from ...party.table.table import PartyTable, offer_again
from ...party.view import own_options
from ...sea.table.cards import Pack as SeaPack
from ...sea.table.table import SeaTable
from ...skies.table.cards import Pack as SkiesPack
from ...skies.table.table import SkiesTable
from ..party.known_pages import pages_open
from ..sea.known_pack import SeaPackViews
from ..skies.known_pack import SkiesPackViews
from ..story.identity_cache import IdentityCache
from .group_past import NO_PAST, GroupPast
from .interface import SeatView

MAX_PACKS = 16
"""Packs of each game whose views are cached."""
_sea_packs: IdentityCache[SeaPack, SeaPackViews] = IdentityCache(MAX_PACKS)
_skies_packs: IdentityCache[SkiesPack, SkiesPackViews] = IdentityCache(MAX_PACKS)


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
    return SeatView(
        table=view,
        seat=seat,
        offered=offered,
        pages_read=pages,
        holds=tuple(seat_word(player) for player in seats),
        past=past,
    )


def _hide(view: PartyTable, pages: frozenset[str], cards: frozenset[str], seats: Collection[Seat]) -> None:
    """Leave only what was read and seen in the pack of a table, and lay its piles in one order."""
    if isinstance(view, SeaTable):
        sea_pack = view.pack
        _sea_packs.get(sea_pack, lambda: SeaPackViews(sea_pack)).hide(view, pages, cards)
    elif isinstance(view, SkiesTable):
        skies_pack = view.pack
        _skies_packs.get(skies_pack, lambda: SkiesPackViews(skies_pack)).hide(view, pages, cards, seats)
    else:
        raise Bug(f"expected a table of the sea or the skies, got {type(view).__name__}")
