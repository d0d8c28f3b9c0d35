"""Refusals of uses: why a board, card or resource cannot be used now."""

from __future__ import annotations

from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.table import decision_of
from ...party.table.decisions import window_of
from ..chapters.counterattack import Block
from ..chapters.flight import fly_reason
from ..chapters.hero import is_able, is_up
from ..table.bound import BoundUse
from ..table.table import SkiesTable
from ..table.words import OBSTACLES, RESOURCES
from .use_windows import in_combat, is_between_actions
from .uses import bearer_of, combat_reason, cost_reason

MOMENTS = {
    "": "DS-ADVC-012",
    "fate": "DS-FATE-010",
    "challenge": "DS-SKIL-003",
    "attack": "DS-ABCA-006",
    "block": "DS-ATTK-015",
    "combat": "DS-ABCA-007",
    "obstacle": "DS-TRAV-006",
    "move": "DS-ADVC-011",
}
"""The rule that bars a use at the wrong moment, by its window."""


def _use_called(table: SkiesTable, holder: str, label: str) -> BoundUse | None:
    """A use by the holder and its label; None if there is no such use."""
    return next((use for use in table.bound.uses.get(holder, ()) if use.use.label == label), None)


@rule("DS-HLTH-002", "DS-STAT-008", "DS-ABCA-001", "DS-CHAR-012", "DS-CHAR-013")
def why_not_activate(table: SkiesTable, holder: str, label: str) -> Reason | None:
    """Equipped, with health, not mad, the cost payable, at the right moment and for whom it helps."""
    use = _use_called(table, holder, label)
    if use is None or (holder not in table.crew and holder not in table.pack.abilities):
        return None
    bearer = bearer_of(table, holder)
    if not bearer:
        return Reason("DS-ABCA-001", "not-equipped", (holder,))
    if not is_up(table, bearer):
        return Reason("DS-HLTH-002", "no-health-left", (bearer,))
    if not is_able(table, bearer):
        return Reason("DS-STAT-008", "mad", (bearer,))
    return cost_reason(table, use, holder, bearer) or wrong_moment_reason(table, use, bearer)


@rule("DS-ADVC-003", "DS-ADVC-004", "DS-ADVC-005", "DS-PREV-009", "DS-ADVC-020", "DS-TRAV-006", "DS-CBDK-001")
def why_not_play(table: SkiesTable, card: str, label: str) -> Reason | None:
    """In a hand, the cost payable, at the right moment."""
    if card not in table.pack.adventures:
        return None
    if table.pack.adventures[card].combat is not None:
        return Reason("DS-CBDK-001", "only-in-combat" if table.combat is None else "not-now")
    use = _use_called(table, card, label)
    if card in table.played:
        return Reason("DS-ADVC-004", "played-until-camp", (card,))
    if not any(card in hand for hand in table.adventures):
        return Reason("DS-ADVC-003", "not-in-hand", (card,))
    if use is None:
        if label not in OBSTACLES:
            return None
        placed = any(other.use.where for other in table.bound.uses.get(card, ()))
        return Reason("DS-ADVC-020" if placed else "DS-TRAV-006", "ignores-nothing", (card, label))
    if use.window == "move" and table.combat is not None:
        return combat_reason(table)
    return cost_reason(table, use, card, "") or why_not_fly_by_card(table, use) or wrong_moment_reason(table, use, "")


@rule("DS-FLY-006", "DS-FLY-018", "DS-ADVC-019")
def why_not_fly_by_card(table: SkiesTable, use: BoundUse) -> Reason | None:
    """Why a card cannot fly the plane at a moment when cards may move it: no fuel, no health, or nowhere to go."""
    if use.op != "fly" or not is_between_actions(table):
        return None
    return fly_reason(table, aboard=False) or Reason("DS-FLY-018", "no-such-flight", (table.plane,))


@rule("DS-RESC-002", "DS-RESC-016", "DS-STAM-001")
def why_not_use(table: SkiesTable, kind: str, label: str) -> Reason | None:
    """Owned, and at the right moment."""
    use = _use_called(table, kind, label)
    if use is None:
        return None
    if not table.goods[kind]:
        return Reason("DS-RESC-002", "none-owned", (kind,))
    return wrong_moment_reason(table, use, "")


@rule(
    "DS-ABCA-002", "DS-ENDR-008", "DS-STAM-001", "DS-RESC-016", "DS-CHAR-005", "DS-CHAR-013", "DS-ABCA-007",
    "DS-CHAL-007",
)  # fmt: skip
def wrong_moment_reason(table: SkiesTable, use: BoundUse, bearer: str) -> Reason:
    """Why a use that could be paid for helps nobody at this moment."""
    if not use.window:
        return _nothing_to_do_reason(table, use)
    reason = _not_in_combat_reason(table, use) if table.combat is None else _in_combat_reason(table, use)
    if reason is not None:
        return reason
    if use.window == "challenge" and table.tests and table.test.skill:
        return _challenge_reason(table, use)
    if use.use.own and bearer and table.combat is not None and table.combat.attack is not None:
        return Reason("DS-ABCA-002", "helps-nobody-else", (bearer,))
    return Reason(MOMENTS[use.window], "not-now")


def _nothing_to_do_reason(table: SkiesTable, use: BoundUse) -> Reason:
    """Why a use for any time helps nobody now."""
    if use.op == "stamina":
        return Reason("DS-STAM-001", "nothing-to-do")
    down = [name for name in table.crew if not is_up(table, name)]
    if use.op == "heal" and down:
        rule_id = "DS-ENDT-005" if table.phase == "end" else "DS-HLTH-008"
        return Reason(rule_id, "no-time-to-rise", (down[0],))
    return Reason("DS-ADVC-012", "nothing-to-do")


def _not_in_combat_reason(table: SkiesTable, use: BoundUse) -> Reason | None:
    """Why a use for combat is barred outside of it."""
    if use.holder in table.crew and use.window in ("combat", "attack", "block"):
        return Reason("DS-CHAR-013", "only-in-combat")
    if use.window == "combat":
        return Reason("DS-RESC-016" if use.holder in RESOURCES else "DS-ABCA-007", "only-in-combat")
    return None


def _in_combat_reason(table: SkiesTable, use: BoundUse) -> Reason | None:
    """Why a use for combat is barred at this moment of it."""
    decision = decision_of(table)
    if use.window == "block" and not isinstance(decision, Block):
        return Reason("DS-ENDR-008", "only-counterattacks")
    if use.window == "combat" and decision is not None and in_combat(table, window_of(decision)):
        return Reason("DS-ADVC-012", "nothing-to-do")
    return None


def _challenge_reason(table: SkiesTable, use: BoundUse) -> Reason:
    """Why a use for challenges is barred in this one."""
    skill = table.test.skill
    if use.arg in ("any", skill):
        return Reason("DS-CHAL-007", "not-now")
    return Reason("DS-CHAR-005" if use.holder in table.crew else "DS-SKIL-003", "wrong-skill", (skill, use.arg))
