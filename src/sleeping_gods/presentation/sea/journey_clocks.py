"""How a campaign of the sea ends, and what is ready: the event deck runs out three times."""

from __future__ import annotations

from ...sea.chapters.event_deck import PER_KIND, deck_size
from ...sea.chapters.port import learnable
from ...sea.table.table import SeaTable
from ...sea.table.words import EVENT_KINDS
from ..localizer import Localizer
from ..party.claims import CampaignClocks, Claim
from ..scene.journey import JourneyClock
from .phase import PASSES, event_deck

DECK = PER_KIND * len(EVENT_KINDS)
"""Cards of an event deck."""


def journey_clocks(localizer: Localizer, table: SeaTable) -> CampaignClocks:
    """The events of this deck and of the decks that are still to come."""
    if table.over or table.finale:
        return CampaignClocks(localizer.say("journey_over" if table.over else "journey_finale"), ())
    left, most = deck_size(table) + DECK * (PASSES - table.event_pass), DECK * PASSES
    clock = JourneyClock(
        key="events",
        label=localizer.say("journey_events"),
        left=left,
        max=most,
        groups=PASSES,
        text=event_deck(localizer, table),
    )
    return CampaignClocks(localizer.say("journey_ends-sea", left=left, all=most), (clock,))


def ready(localizer: Localizer, table: SeaTable) -> list[Claim]:
    """Level cards that the crew can pay for."""
    cards = [] if table.finale else learnable(table)
    return [Claim("level", (), localizer.say("journey_level", xp=table.xp, count=len(cards)))] if cards else []
