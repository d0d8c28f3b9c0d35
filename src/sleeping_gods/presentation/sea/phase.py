"""The phase of the turn, read from the agenda."""

from __future__ import annotations

from ...kernel.errors import Bug
from ...party.table.decisions import GameChance, GameDecision, GameStep
from ...sea.chapters.event_deck import deck_size, top_kind
from ...sea.table.cards import Region
from ...sea.table.table import SeaTable
from ...sea.table.words import EVENT_KINDS
from ..localizer import Localizer

PASSES = 3
"""How often a campaign goes through the event deck."""


def phase(localizer: Localizer, table: SeaTable) -> str:
    """The phase in a word or two."""
    if table.combat is not None and table.turn and not table.over:
        return localizer.say("phase_combat", round=table.combat.round)
    return localizer.say(f"phase_{_phase(table)}")


def phase_key(table: SeaTable) -> tuple[str, int]:
    """The key of the phase, and the round of a fight."""
    return _phase(table), table.combat.round if table.combat is not None else 0


def _phase(table: SeaTable) -> str:
    """The key of the phase, such as ``over`` or ``challenge``; a fight makes no difference here."""
    if table.over:
        return "over"
    if not table.turn:
        return "setting-up"
    if table.tests and table.test.kind in ("challenge", "travel"):
        return table.test.kind
    return phase_of_steps(table)


def phase_of_steps(table: SeaTable) -> str:
    """The phase of the next step, or of the first step below it that has one."""
    for step in reversed(table.agenda):
        if isinstance(step, GameDecision | GameStep | GameChance) and step.phase:
            return step.phase
    raise Bug(f"expected a step that says its phase, got {table.agenda}")


def event_kind(localizer: Localizer, kind: str) -> str:
    """How bad an event is."""
    return localizer.say(f"event-kind_{kind}")


def event_deck(localizer: Localizer, table: SeaTable) -> str:
    """How much of the event deck is left."""
    left = deck_size(table)
    if not left:
        return localizer.say("event-deck_used-up", number=table.event_pass, passes=PASSES)
    kind = event_kind(localizer, EVENT_KINDS[top_kind(table)])
    return localizer.say("event-deck_left", count=left, kind=kind, number=table.event_pass, passes=PASSES)


def place(localizer: Localizer, table: SeaTable) -> str:
    """Where the ship is."""
    return region_place(localizer, table.pack.regions[table.region])


def region_place(localizer: Localizer, region: Region) -> str:
    """A region with its page."""
    return localizer.say("map_place", region=localizer.name(region.name), page=region.page)
