"""Refusals about places (SG-PORT, SG-LEVEL, SG-MARKET, SG-SHIP): port services, the market, the ship's rooms."""

from __future__ import annotations

from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.table import decision_of
from ..chapters.port import REPAIR_FOR, SERVICES, PortServices, learn_reason, repair_reason, treat_reason
from ..chapters.ship import RoomParts
from ..table.table import SeaTable
from ..table.words import ROOMS

RULE_OF_PLACE = {"port": "SG-PORT-001", "market": "SG-MARKET-001"} | dict.fromkeys(SERVICES, "SG-PORT-002")
"""The places that one leaves, rooms apart, and the rule about each."""


def services_remaining(table: SeaTable) -> tuple[str, ...] | None:
    """The services that the port action in progress has still to offer; None without such an action."""
    return next((item.left for item in reversed(table.agenda) if isinstance(item, PortServices)), None)


@rule("SG-PORT-002")
def _visit_reason(remaining: tuple[str, ...], service: str) -> Reason:
    """A service of the port is visited first, and once."""
    return Reason("SG-PORT-002", "visit-first" if service in remaining else "used-already", (service,))


@rule("SG-LEVEL-001", "SG-LEVEL-003", "SG-LEVEL-006", "SG-VARIANT-002", "SG-PORT-002")
def why_not_learn(table: SeaTable, card: str) -> Reason | None:
    """Level cards are bought only in a port action, each once, for XP that is there."""
    if card not in table.pack.levels:
        return None
    remaining = services_remaining(table)
    if remaining is None:
        return Reason("SG-LEVEL-001", "only-in-port")
    return learn_reason(table, card) or _visit_reason(remaining, "levels")


@rule("SG-PORT-006", "SG-PORT-002")
def why_not_treat(table: SeaTable, crew: str) -> Reason | None:
    """The hurt are treated at the healer's, for a coin each."""
    if crew not in table.crew:
        return None
    remaining = services_remaining(table)
    if remaining is None:
        return Reason("SG-PORT-006", "only-at-healer", (crew,))
    return treat_reason(table, crew) or _visit_reason(remaining, "healer")


@rule("SG-RES-002", "SG-PORT-004", "SG-PORT-005", "SG-PORT-002")
def why_not_repair(table: SeaTable, space: str, kind: str) -> Reason:
    """Damage is repaired in the shipyard of a port, for materials or coins that are there."""
    remaining = services_remaining(table)
    if kind not in REPAIR_FOR:
        return Reason("SG-RES-002", "not-for-repairs", (kind,))
    if remaining is None:
        return Reason("SG-RES-002", "repairs-in-port")
    return repair_reason(table, space, kind) or _visit_reason(remaining, "shipyard")


@rule("SG-PORT-001", "SG-PORT-002")
def why_not_visit(table: SeaTable, service: str) -> Reason | None:
    """Services are visited in a port action, one at a time."""
    if service not in SERVICES:
        return None
    remaining = services_remaining(table)
    if remaining is None:
        return Reason("SG-PORT-001", "only-in-port")
    return Reason("SG-PORT-002", "one-at-a-time" if service in remaining else "used-already", (service,))


@rule("SG-PORT-001", "SG-PORT-002", "SG-MARKET-001", "SG-SHIP-004")
def why_not_leave(table: SeaTable, place: str) -> Reason | None:
    """A place is left by who is there and has nothing left that must be done; players leave by their seat."""
    decision = decision_of(table)
    if place in ROOMS:
        inside = isinstance(decision, RoomParts) and decision.room == place
        return Reason("SG-SHIP-004", "parts-left" if inside else "not-inside", (place,))
    return Reason(RULE_OF_PLACE[place], "not-inside", (place,)) if place in RULE_OF_PLACE else None
