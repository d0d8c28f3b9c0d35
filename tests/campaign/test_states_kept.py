"""The states that a campaign keeps along the way, for going back without playing everything again."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.history import EVERY
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.notation import UNDO
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.state import hash_of


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_every_so_many_entries_a_state_is_kept(pack: str) -> None:
    """Of the entries with these numbers and no others, and each is the state whose hash the entry bears."""
    game, box = load_pack(pack)
    campaign, luck = Campaign.begin(game, box, setup_for(game, box, ("Ada", "Ben"), {"seed": "3"})), Luck(3)
    while campaign.history.position < 3 * EVERY:
        campaign.play(None, text(luck.pick(options(campaign.table))))

    states = campaign.history.latest(100)

    entries = [campaign.history.entry(number) for number in campaign.history.numbers()]
    expected = [entry.number for entry in entries if entry.number % EVERY == 0 and entry.seat != UNDO]
    assert sorted(states) == expected
    assert len(expected) >= 3
    assert [hash_of(states[number]) for number in expected] == [campaign.history.entry(n).state for n in expected]
