"""When uses fit (SG-CMD, SG-ABIL): the window of each kind of effect, and whether it can do anything in it."""

from __future__ import annotations

from ...kernel.rules import rule
from ..chapters.command import placed
from ..table.bound import BoundUse
from ..table.table import SeaTable

WINDOWS: dict[str, str] = {
    "fate-plus": "fate",
    "redraw": "fate",
    "skill-plus": "challenge",
    "accuracy": "attack",
    "damage": "damage",
    "diagonal": "damage",
    "extra": "damage",
    "block": "block",
    "deal": "combat",
    "cancel-event": "event",
    "ignore-search": "search",
    "sail": "sail",
    "cook-book": "cook",
}
"""The window of each effect that is not for any time."""
IN_WINDOW: dict[str, tuple[str, ...]] = {
    "": ("", "sail", "cook", "combat"),
    "fate": ("", "fate", "challenge", "cook", "combat", "sail"),
    "attack": ("", "fate", "attack", "combat"),
    "damage": ("", "damage", "combat"),
    "block": ("", "block", "combat"),
    "event": ("", "event", "cook", "sail"),
    "search": ("", "search", "cook", "sail"),
}
"""The kinds of effect that can be possible in each window; `fits` tells whether they are."""
STIRRING = ("clear", "draw", "remove-status")
"""Effects for any time that can change what is open in a window; `stirs` tells whether they do."""
HELPED = ("heal", "repair", "rest", "remove-status", "clear")
"""Effects for any time that are offered only while they have something to work on."""


@rule("SG-ADV-016", "SG-FATE-007", "SG-CREW-015", "SG-CREW-009", "SG-ADV-007", "SG-COMBAT-042")
def fits(table: SeaTable, use: BoundUse, window: str, bearer: str) -> bool:
    """Whether an effect can do anything in this window: skill after a draw, redraw-if-1 on a 1, block when hit."""
    kind = use.window
    if not kind:
        return use.op not in HELPED or helps(table, use)
    if kind == "fate":
        if window not in ("fate", "attack"):
            return False
        test = table.test
        if use.arg == "one" and test.drawn != 1:
            return False
        return not use.use.own or test.seat == table.controller(bearer)
    if kind == "challenge":
        return window == "fate" and use.arg in ("any", table.test.skill) and serves(table, use, bearer)
    if kind in ("attack", "damage"):
        return window == kind and (not bearer or bearer == table.assault.crew)
    if kind == "block":
        return window == "block" and (not bearer or bearer == table.fight.victim)
    if kind == "combat":
        return can_deal(table, window)
    if kind == "sail":
        return table.combat is None and not table.exploring
    if kind == "cook":
        return table.combat is None
    return window == kind


@rule("SG-ABIL-013", "SG-ADV-021")
def serves(table: SeaTable, use: BoundUse, bearer: str) -> bool:
    """Skill from a board or an equipped card counts only if its bearer takes part; from an adventure card always."""
    test = table.test
    return test.skill != "" and (not bearer or bearer in test.crew or use.use.others)


@rule("SG-COMBAT-067", "SG-ABIL-021", "SG-FAQ-005", "SG-CMD-003")
def can_deal(table: SeaTable, window: str) -> bool:
    """Damage without an attack: at any time in combat, but not while other damage is being placed."""
    combat = table.combat
    if combat is None or not combat.foes or combat.strike is not None:
        return False
    return window != "" or (combat.attack is None and not combat.victim)


def helps(table: SeaTable, use: BoundUse) -> bool:
    """Whether an effect for any time has anything to work on."""
    op = use.op
    if op == "heal":
        return any(member.damage for member in table.crew.values())
    if op == "repair":
        return any(table.cubes.values())
    if op == "rest":
        return any(member.fatigue for member in table.crew.values())
    if op == "remove-status":
        if use.arg in ("any", "all"):
            return any(member.statuses for member in table.crew.values())
        return any(use.arg in member.statuses for member in table.crew.values())
    if op == "clear":
        return bool(placed(table))
    return True


@rule("SG-CMD-003", "SG-ADV-018")
def stirs(table: SeaTable, use: BoundUse) -> bool:
    """Cleared boards can be used anew; in a challenge drawn cards can be discarded and the weakened be cured."""
    if use.op == "clear":
        return True
    if use.op not in STIRRING or not table.tests or not table.test.skill:
        return False
    return use.op == "draw" or (use.arg in ("any", "all", "weakened") and hampered(table))


def hampered(table: SeaTable) -> bool:
    """Whether a participant of the test is weakened, so that a cure would raise the total."""
    return any("weakened" in table.crew[name].statuses for name in table.test.crew)
