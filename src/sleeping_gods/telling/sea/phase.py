"""Where in the turn the table stands, read off the agenda."""

from __future__ import annotations

from ...kernel.steps import Step
from ...sea.chapters.events import deck_size, top_kind
from ...sea.table.cards import Region
from ...sea.table.table import SeaTable
from ...sea.table.words import EVENT_KINDS
from ..voice import Voice

PHASES: dict[str, str] = {
    "BeginTurn": "turn-start",
    "ShipAction": "ship-action",
    "RoomParts": "ship-action",
    "RoomPart": "ship-action",
    "EventPhase": "ship-action",
    "DrawEvent": "event",
    "ResolveEvent": "event",
    "EndEvent": "event",
    "ChooseEvent": "event",
    "BeforeCombat": "before-fight",
    "EndStory": "story",
    "Buy": "market",
    "PortServices": "port",
    "Sail": "travel",
    "TakeAction": "actions",
    "TurnEnd": "turn-end",
    "MayAttempt": "turn-end",
    "ToPort": "defeat",
    "DealCrew": "dealing",
    "ShareOut": "leaving",
}
"""The phase that a step on the agenda belongs to."""
PASSES = 3


def phase(voice: Voice, table: SeaTable) -> str:
    """The phase in a word or two."""
    if table.combat is not None and table.turn and not table.over:
        return voice.say("phase_combat", round=table.combat.round)
    return voice.say(f"phase_{_phase(table)}")


def phase_key(table: SeaTable) -> tuple[str, int]:
    """What the phase is called, and the round of a fight."""
    return _phase(table), table.combat.round if table.combat is not None else 0


def _phase(table: SeaTable) -> str:
    if table.over:
        return "over"
    if not table.turn:
        return "setting-up"
    if table.tests and table.test.kind in ("challenge", "travel"):
        return table.test.kind
    return next((PHASES[name] for name in _names(table.agenda) if name in PHASES), "turn-end")


def _names(agenda: list[Step[SeaTable]]) -> list[str]:
    return [type(step).__name__ for step in reversed(agenda)]


def event_kind(voice: Voice, kind: str) -> str:
    """How bad an event is."""
    return voice.say(f"event-kind_{kind}")


def event_deck(voice: Voice, table: SeaTable) -> str:
    """How much of the event deck is left."""
    left = deck_size(table)
    if not left:
        return voice.say("event-deck_used-up", number=table.event_pass, passes=PASSES)
    kind = event_kind(voice, EVENT_KINDS[top_kind(table)])
    return voice.say("event-deck_left", count=left, kind=kind, number=table.event_pass, passes=PASSES)


def place(voice: Voice, table: SeaTable) -> str:
    """Where the ship is."""
    return region_place(voice, table.pack.regions[table.region])


def region_place(voice: Voice, region: Region) -> str:
    """A region with its page."""
    return voice.say("map_place", region=voice.name(region.name), page=region.page)
