"""A campaign that has come to its end: the last night of the Wandering Sea, by repairs and a few choices."""

from __future__ import annotations

import functools

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.party.table.table import of_party

WORLD = "wandering-sea"
LAST_NIGHT = ("repair set event-pass 3", *(f"repair set events {kind} 0" for kind in ("mild", "perilous", "deadly")))
"""The event deck is at its end: the next draw begins the finale."""
ELSEWHERE = "212"
"""The quest of the world with which a campaign begins in another port, after this ending."""
ONE_OF_THEM = ("213", "214", "215")
"""The quests of which a campaign takes one along."""


@functools.cache
def finished(players: tuple[str, ...] = ("Ada",)) -> bytes:
    """The file of a campaign that ends with the nine under way."""
    game, pack = load_pack(WORLD)
    campaign = Campaign.begin(game, pack, setup_for(game, pack, players, {"seed": "7"}))
    acts = (*LAST_NIGHT, "repair fill quest held with quest-210", "begin turn", "use bridge")
    for act in (*acts, "do draw", "do command", "do clear", "choose a", "choose a"):
        campaign.play(None, act)
    assert of_party(campaign.table).ticked == ["ending:under-way"]
    return format_journal(campaign.journal).encode()
