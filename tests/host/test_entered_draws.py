"""A campaign without luck of its own, as it comes from a table with real cards: what was drawn is said by who plays."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.notation import CHANCE
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options, waits_for_chance
from sleeping_gods.wire.events import Done, Refused
from sleeping_gods.wire.requests import ChooseRequest

from .in_memory import served


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_whoever_plays_says_what_was_drawn(pack: str) -> None:
    """Each in turn, the host or not; who only watches does not, and it is nobody's choice in the campaign."""
    game, box = load_pack(pack)
    table = served(Campaign.begin(game, box, setup_for(game, box, ("Ada", "Ben"), {})), [(0,), (1,), ()])
    ada, ben, watcher = (member.ref for member in table.roster.members)
    drawn = 0
    while drawn < 4:
        at, now = table.position, table.campaign.table
        choice = options(now)[0]
        if not waits_for_chance(now):
            mine, other = (ada, ben) if now.actor(choice) == 0 else (ben, ada)
            told = table.handle(ChooseRequest(f"t{at}", at, text(choice)), other, "en").reply
            assert isinstance(told, Refused)
            assert told.key == "not-yours"
            table.handle(ChooseRequest(f"c{at}", at, text(choice)), mine, "en")
            continue
        refused = table.handle(ChooseRequest(f"w{at}", at, text(choice)), watcher, "en").reply
        assert isinstance(refused, Refused)
        assert refused.key == "only-seated"

        done = table.handle(ChooseRequest(f"d{at}", at, text(choice)), (ada, ben)[drawn % 2], "en").reply

        entry = table.campaign.journal.entries[at]
        assert isinstance(done, Done)
        assert (entry.seat, entry.choice) == (CHANCE, text(choice))
        drawn += 1
