"""Where in the turn the table stands, read off the agenda."""

from __future__ import annotations

from ...kernel.steps import Step
from ...sea.chapters.events import deck_size, top_kind
from ...sea.table.table import SeaTable
from ...sea.table.words import EVENT_KINDS
from ..section import counted_word

PHASES: dict[str, str] = {
    "BeginTurn": "start of the turn",
    "ShipAction": "ship action",
    "RoomParts": "ship action",
    "RoomPart": "ship action",
    "EventPhase": "ship action",
    "DrawEvent": "event",
    "ResolveEvent": "event",
    "EndEvent": "event",
    "ChooseEvent": "event",
    "BeforeCombat": "before the fight",
    "EndStory": "story",
    "Buy": "market",
    "PortServices": "port",
    "Sail": "travel",
    "TakeAction": "actions",
    "TurnEnd": "end of the turn",
    "MayAttempt": "end of the turn",
    "ToPort": "defeat",
    "DealCrew": "dealing the crew",
    "ShareOut": "somebody leaves",
}
"""The phase that a step on the agenda belongs to."""
PASSES = 3


def phase(table: SeaTable) -> str:
    """The phase in a word or two."""
    if table.over:
        return "the end"
    if not table.turn:
        return "setting up"
    if table.combat is not None:
        return f"combat, round {table.combat.round}"
    if table.tests:
        kind = table.test.kind
        if kind in ("challenge", "travel"):
            return "challenge" if kind == "challenge" else "travel"
    return next((PHASES[name] for name in _names(table.agenda) if name in PHASES), "end of the turn")


def _names(agenda: list[Step[SeaTable]]) -> list[str]:
    return [type(step).__name__ for step in reversed(agenda)]


def event_deck(table: SeaTable) -> str:
    """How much of the event deck is left."""
    left = deck_size(table)
    which = f"pass {table.event_pass} of {PASSES}"
    if not left:
        return f"event deck used up, {which}"
    return f"{counted_word(left, 'event')} left ({EVENT_KINDS[top_kind(table)]}), {which}"


def place(table: SeaTable) -> str:
    """Where the ship is."""
    region = table.pack.regions[table.region]
    return f"{region.name.en}, page {region.page}"
