"""Refusals of uses: why a board or card cannot be used now."""

from __future__ import annotations

from ...kernel.choices import seat_of
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...party.table.seats import SEATS
from ..table.bound import BoundUse
from ..table.table import SeaTable
from .uses import awake, bearer_of

MOMENTS = {
    "": "SG-ADV-011",
    "fate": "SG-CMD-003",
    "challenge": "SG-ADV-016",
    "attack": "SG-COMBAT-017",
    "damage": "SG-CREW-010",
    "block": "SG-COMBAT-042",
    "combat": "SG-ABIL-021",
    "event": "SG-ERRATA-004",
    "search": "SG-SEARCH-008",
    "sail": "SG-TRAVEL-028",
    "cook": "SG-ADV-014",
}
"""The rule that bars a use at the wrong moment, by its window."""
OWN_RULES = {"attack": "SG-CREW-012", "damage": "SG-CREW-010", "block": "SG-CREW-011"}
"""What a board does for nobody but its crew member, by window."""


def _use_called(table: SeaTable, holder: str, label: str) -> BoundUse | None:
    """A use by the holder and its label; None if there is no such use."""
    return next((use for use in table.bound.uses.get(holder, ()) if use.use.label == label), None)


@rule("SG-CMD-007", "SG-CMD-005", "SG-HEALTH-003", "SG-CREW-010", "SG-CREW-011", "SG-CREW-012")
def why_not_crew(table: SeaTable, crew: str, label: str) -> Reason | None:
    """Health, an empty board, the controller's own command, and the right moment."""
    use = _use_called(table, crew, label)
    if use is None:
        return None
    if not awake(table, crew):
        return Reason("SG-HEALTH-003", "no-health-left", (crew,))
    if table.crew[crew].command:
        return Reason("SG-CMD-007", "holds-command", (crew,))
    if table.pools[table.controller(crew)] < use.command:
        return Reason("SG-CMD-008", "controller-cannot-pay", (crew, use.command))
    served = _only_member(table, use.window)
    if served and served != crew:
        return Reason(OWN_RULES[use.window], "helps-nobody-else", (crew, served))
    return _why_absent(table, use, crew) or _not_now_reason(table, use)


@rule("SG-CMD-010", "SG-CMD-013", "SG-ADV-002", "SG-EXPLORE-016", "SG-TRAVEL-028")
def why_not_activate(table: SeaTable, card: str, label: str, seat: str) -> Reason | None:
    """An owned card that is no weapon, without command on it, paid by one player, at the right moment."""
    if card not in table.pack.adventures:
        return None
    if card not in table.adventures:
        return Reason("SG-CMD-009", "not-owned", (card,))
    if card in table.bound.weapons:
        return Reason("SG-ADV-002", "weapons-take-no-command", (card,))
    use = _use_called(table, card, label)
    if use is None:
        return None
    if table.adventures[card]:
        return Reason("SG-CMD-010", "holds-command", (card,))
    if seat in SEATS and seat_of(seat) < table.seat_count():
        if table.pools[seat_of(seat)] < use.command:
            return Reason("SG-CMD-013", "cannot-pay", (use.command,))
        if use.use.discard == "hand" and not table.hands[seat_of(seat)]:
            return Reason("SG-ABIL-017", "no-card-to-discard")
    if use.window == "sail" and table.exploring:
        return Reason("SG-EXPLORE-016", "not-while-exploring")
    if use.window == "sail" and table.combat is not None:
        return Reason("SG-COMBAT-064", "not-in-combat")
    return _not_now_reason(table, use)


@rule("SG-ABIL-013", "SG-ABIL-017", "SG-CMD-011")
def why_not_play(table: SeaTable, card: str, label: str) -> Reason | None:
    """Equipped, its bearer with health, the costs payable, at the right moment and for the bearer."""
    use = _use_called(table, card, label)
    if use is None:
        return None
    if not any(card in member.cards or card in member.levels for member in table.crew.values()):
        return Reason("SG-ABIL-013", "not-equipped", (card,))
    bearer = bearer_of(table, card)
    if not awake(table, bearer):
        return Reason("SG-HEALTH-003", "no-health-left", (bearer,))
    if use.use.discard == "hand" and not table.hands[table.controller(bearer)]:
        return Reason("SG-ABIL-017", "no-card-to-discard")
    if table.pools[table.controller(bearer)] < use.command:
        return Reason("SG-CMD-011", "cannot-pay", (use.command,))
    if use.use.once and use.path in table.used:
        return Reason("SG-ABIL-016", "once-a-turn", (card,))
    if use.use.takes and use.use.takes in table.crew[bearer].statuses:
        return Reason("SG-STATUS-001", "has-it-already", (bearer, use.use.takes))
    served = _only_member(table, use.window)
    if served and served != bearer:
        return Reason("SG-ABIL-013", "helps-nobody-else", (bearer, served))
    return _why_absent(table, use, bearer) or _not_now_reason(table, use)


def _only_member(table: SeaTable, window: str) -> str:
    """Who attacks, or is about to be hit, where only that crew member's own board can help."""
    if table.combat is None or window not in OWN_RULES:
        return ""
    if window == "block":
        return table.combat.victim
    return table.combat.attack.crew if table.combat.attack is not None else ""


@rule("SG-ABIL-013")
def _why_absent(table: SeaTable, use: BoundUse, bearer: str) -> Reason | None:
    """Skill of a bearer who takes no part in the challenge does not count."""
    if use.window != "challenge" or not table.tests or not table.test.drawn:
        return None
    fitting = use.arg in ("any", table.test.skill)
    return Reason("SG-ABIL-013", "takes-no-part", (bearer,)) if fitting and bearer not in table.test.crew else None


def _not_now_reason(table: SeaTable, use: BoundUse) -> Reason:
    """Why a use that could be paid for has no meaning at this moment."""
    if use.window == "fate" and table.tests and table.test.drawn:
        if use.arg == "one" and table.test.drawn != 1:
            return Reason("SG-FATE-007", "not-a-one", (table.test.drawn,))
        if use.use.own:
            return Reason("SG-CREW-015", "own-draws-only")
    return Reason(MOMENTS[use.window], "not-now")
