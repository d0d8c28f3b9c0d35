"""How a campaign of the skies ends, and what is ready: camps run out, totems can be restored, events completed."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...skies.chapters.adventure import dormant
from ...skies.chapters.camp_row import camps_left
from ...skies.chapters.clock import SPACES
from ...skies.chapters.events import completions
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..scene.journey import JourneyClock
from .names import name_of


def journey_clocks(localizer: Localizer, table: SkiesTable) -> tuple[str, tuple[JourneyClock, ...]]:
    """The camps that are left, and the time until the next."""
    if table.over or table.finale:
        return localizer.say("journey_over" if table.over else "journey_finale"), ()
    camps, time = camps_left(table), SPACES - table.spent
    all_camps, _, _ = table.pack.camps[table.length]
    bonus = "yes" if table.bonus else "no"
    camps_words = localizer.say("track_camps-left", left=camps, all=all_camps)
    time_words = localizer.say("track_time-left", left=time, all=SPACES, bonus=bonus)
    return localizer.say("journey_ends-skies", left=camps, all=all_camps), (
        JourneyClock(
            key="camps", label=localizer.say("track_camps"), left=camps, max=all_camps, groups=1, text=camps_words
        ),
        JourneyClock(key="time", label=localizer.say("track_time"), left=time, max=SPACES, groups=1, text=time_words),
    )


def ready(localizer: Localizer, table: SkiesTable) -> list[tuple[str, Choice, str]]:
    """Dormant totems whose set is there, and events that can be completed: kind, beginning of the choice, words."""
    quests = table.pack.quests
    totems: list[tuple[str, Choice, str]] = [
        ("awaken", ("awaken", str(number)), localizer.say("journey_awaken", totem=localizer.name(quests[number].title)))
        for number in dormant(table)
    ]
    events: list[tuple[str, Choice, str]] = [
        ("complete", (verb, event), localizer.say("journey_complete", event=name_of(localizer, table, event)))
        for verb, event in completions(table)
    ]
    return totems + events
