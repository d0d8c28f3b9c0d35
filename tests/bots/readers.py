"""The harbour made ready for bots, once for all tests."""

from __future__ import annotations

from functools import cache

from sleeping_gods.bots.batch import Desk, desk_of
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.skies.table.cards import Pack as SkiesPack


@cache
def desk(name: str) -> Desk:
    """A shipped pack."""
    game, pack = load_pack(name)
    assert isinstance(pack, (SeaPack, SkiesPack))
    return desk_of(game, pack)
