"""How a campaign of the skies ends, and what is ready: camps run out, totems can be restored, events completed."""

from __future__ import annotations

from ...skies.chapters.camp_row import camps_left
from ...skies.chapters.clock import SPACES
from ...skies.chapters.completing import completions
from ...skies.chapters.totems import dormant
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..party.claims import CampaignClocks, Claim
from ..scene.journey import JourneyClock
from .names import name_of


def journey_clocks(localizer: Localizer, table: SkiesTable) -> CampaignClocks:
    """The camps that are left, and the time until the next."""
    if table.over or table.finale:
        return CampaignClocks(localizer.say("journey_over" if table.over else "journey_finale"), ())
    camps, time = camps_left(table), SPACES - table.spent
    all_camps = table.pack.camps[table.length].total
    bonus = "yes" if table.bonus else "no"
    camps_words = localizer.say("track_camps-left", left=camps, all=all_camps)
    time_words = localizer.say("track_time-left", left=time, all=SPACES, bonus=bonus)
    clocks = (
        JourneyClock(
            key="camps", label=localizer.say("track_camps"), left=camps, max=all_camps, groups=1, text=camps_words
        ),
        JourneyClock(key="time", label=localizer.say("track_time"), left=time, max=SPACES, groups=1, text=time_words),
    )
    return CampaignClocks(localizer.say("journey_ends-skies", left=camps, all=all_camps), clocks)


def ready(localizer: Localizer, table: SkiesTable) -> list[Claim]:
    """Dormant totems whose set is there, and events that can be completed."""
    quests = table.pack.quests
    totems = [
        Claim(
            "awaken",
            ("awaken", str(number)),
            localizer.say("journey_awaken", totem=localizer.name(quests[number].title)),
        )
        for number in dormant(table)
    ]
    events = [
        Claim("complete", (verb, event), localizer.say("journey_complete", event=name_of(localizer, table, event)))
        for verb, event in completions(table)
    ]
    return totems + events
