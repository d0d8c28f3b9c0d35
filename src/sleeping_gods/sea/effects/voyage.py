"""Effects on the voyage: the ship, the serpent, travel and events."""

from __future__ import annotations

from ...kernel.rules import rule
from ...party.effects.program import Do
from ..chapters.event_deck import new_event_deck
from ..chapters.events import cancel_event, discard_event
from ..chapters.hull import Repair, ShipDamage
from ..chapters.travel import Sail
from ..table.table import SeaTable
from .ops import op


@op("ship-damage")
def op_ship_damage(table: SeaTable, do: Do, amount: int) -> None:
    """The ship takes damage."""
    table.then(ShipDamage(amount))


@op("repair")
def op_repair(table: SeaTable, do: Do, amount: int) -> None:
    """Cubes leave the ship."""
    table.then(Repair(do.seat, amount))


@op("place-serpent")
@rule("SG-COMP-017")
def op_place_serpent(table: SeaTable, do: Do, region: str) -> None:
    """The one sea serpent stands in one region."""
    table.serpent = region or table.region
    table.tell("serpent", table.serpent)


@op("remove-serpent")
@rule("SG-EVENT-011")
def op_remove_serpent(table: SeaTable, do: Do) -> None:
    """The serpent is gone."""
    table.serpent = ""
    table.tell("serpent", "")


@op("sail")
@rule("SG-TRAVEL-028")
def op_sail(table: SeaTable, do: Do, distance: int) -> None:
    """The ship may move, meeting hazards as usual."""
    table.then(Sail(distance, do.seat))


@op("travel-turn")
@rule("SG-EVENT-006", "SG-TURN-012")
def op_travel_turn(table: SeaTable, do: Do, amount: int) -> None:
    """Travel results change for the rest of this turn."""
    table.turn_travel += amount
    table.tell("travel-turn", amount)


@op("discard-event")
def op_discard_event(table: SeaTable, do: Do) -> None:
    """The event that this stands on leaves play."""
    discard_event(table, do.source)


@op("cancel-event")
def op_cancel_event(table: SeaTable, do: Do) -> None:
    """The event just read has no effect."""
    cancel_event(table)


@op("new-event-deck")
def op_new_event_deck(table: SeaTable, do: Do) -> None:
    """The next pass begins."""
    new_event_deck(table)


@op("ignore-search")
def op_ignore_search(table: SeaTable, do: Do) -> None:
    """The penalty of the token just found is ignored."""
    table.watchful = table.found[-1] if table.found else ""
