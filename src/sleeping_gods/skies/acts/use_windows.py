"""When uses fit (DS-ABCA, DS-ADVC): the window of each kind of effect, and whether it can do anything in it."""

from __future__ import annotations

from ...effects.op import Op
from ...kernel.rules import rule
from ..chapters.damage import blocked, removal
from ..chapters.flight import destinations, fly_reason
from ..chapters.foes import block_of, die_is_cursed, foe_in_row
from ..chapters.health import heal_reason, healable
from ..chapters.supply import limit
from ..table.bound import BoundUse
from ..table.records import STAMINA
from ..table.table import SkiesTable
from ..table.words import STATUSES

IN_WINDOW: dict[str, tuple[str, ...]] = {
    "": ("", "combat", "move"),
    "fate": ("", "fate", "challenge", "combat"),
    "attack": ("", "attack", "combat"),
    "block": ("", "block", "combat"),
    "obstacle": ("", "obstacle"),
}
"""The kinds of effect that can be possible in each window of a decision; `fits` tells whether they are."""
CURES = {status: f"cure {status}" for status in STATUSES}
"""The words for what somebody with a status needs."""


@rule("DS-ABCA-011", "DS-CHAR-005", "DS-CHAR-013", "DS-ABCA-002", "DS-ABCA-006", "DS-RESC-016", "DS-EQIP-015")
def fits(table: SkiesTable, use: BoundUse, window: str, bearer: str) -> bool:
    """Whether a use can do anything in this window; what the party needs has been looked at before."""
    kind = use.window
    if not kind:
        return bool(use.need) or any(helps(table, op, bearer) for op in use.use.program)
    if kind == "fate":
        return window == "fate"
    if kind == "challenge":
        return window == "fate" and table.test.skill != "" and use.arg in ("any", table.test.skill)
    if kind == "attack":
        return window == "attack" and _strengthens(table, use, bearer)
    if kind == "block":
        fight = table.combat
        return (
            window == "block"
            and fight is not None
            and blocked(table) < fight.blow
            and (not use.use.own or bearer == fight.victim)
        )
    if kind == "combat":
        return in_combat(table, window) and _has_target(table, use)
    if kind == "obstacle":
        return window == "obstacle" and table.obstacle == use.arg
    if kind == "move":
        return can_move(table, use)
    return False


@rule("DS-ABCA-006", "DS-ABCA-008", "DS-CHAR-002", "DS-ENAB-004", "DS-ADVC-012")
def _strengthens(table: SkiesTable, use: BoundUse, bearer: str) -> bool:
    """Whether the attack in progress can gain by it."""
    attack = table.assault
    if use.use.own and bearer != attack.crew:
        return False
    if use.op == "reroll":
        return attack.side > 0 and not die_is_cursed(table)
    if use.op == "removal":
        foe = foe_in_row(table, attack.target)
        return foe is not None and foe.power > removal(table, attack)
    combat = table.pack.adventures[attack.card].combat
    if combat is None or combat.damage is None:
        return False
    if use.op == "pierce":
        foe = foe_in_row(table, attack.target)
        return not attack.pierces and foe is not None and block_of(table, foe) > 0
    return True


@rule("DS-ABCA-007", "DS-ABCA-010", "DS-CHAR-007", "DS-RESC-016")
def in_combat(table: SkiesTable, window: str) -> bool:
    """Whether effects for combat are possible: between attacks or in their windows, not while damage is placed."""
    fight = table.combat
    if fight is None or not fight.round or not fight.foes or fight.strike is not None:
        return False
    return window != "" or fight.attack is None


def _has_target(table: SkiesTable, use: BoundUse) -> bool:
    """Whether there is power to remove or a combat card to draw; other effects need no target in the fight."""
    fight = table.fight
    if use.op == "remove-power":
        return any(foe.power for foe in fight.foes)
    if use.op == "cycle":
        return bool(fight.deck or fight.discard)
    return True


@rule("DS-ADVC-005", "DS-ADVC-011")
def is_between_actions(table: SkiesTable) -> bool:
    """Whether the moment is not in combat, a challenge, or the middle of an action."""
    return table.combat is None and not (table.tests or table.busy or table.exploring)


@rule("DS-ADVC-005", "DS-ADVC-011")
def can_move(table: SkiesTable, use: BoundUse) -> bool:
    """Cards that move Claire or the plane: between actions, and where there is a way."""
    if not is_between_actions(table):
        return False
    if use.op == "fly":
        return fly_reason(table, aboard=False) is None and any(space != table.plane for space in destinations(table))
    return table.place in table.bound.moves


@rule("DS-ADVC-012", "DS-STAM-001")
def helps(table: SkiesTable, op: Op, bearer: str) -> bool:
    """Whether an effect for any time can change anything."""
    crew = table.crew
    if op.name == "heal":
        return any(name in meant(table, str(op.args[1]), bearer) for name in healable(table))
    if op.name == "stamina":
        return any(crew[name].stamina < STAMINA for name in meant(table, str(op.args[1]), bearer))
    if op.name == "remove-status":
        kind, names = op.args[0], meant(table, str(op.args[1]), bearer)
        return any(crew[name].statuses if kind in ("any", "all") else kind in crew[name].statuses for name in names)
    if op.name == "gain":
        return table.goods[str(op.args[0])] < limit(table, str(op.args[0]))
    if op.name == "plane-repair":
        return table.plane_health < table.pack.plane_health
    if op.name == "fill-fuel":
        return table.fuel < table.pack.plane_fuel
    if op.name == "choose":
        return any(helps(table, effect, bearer) for _, effects in op.arms for effect in effects)
    return True


@rule("DS-ADVC-012", "DS-STAM-001")
def needs_now(table: SkiesTable) -> set[str]:
    """What the party could be helped with: healing, stamina, repairs, and each status that somebody bears.

    The empty word is among them, for uses that no single need decides about.
    """
    needs = {"", "always"}
    if table.plane_health < table.pack.plane_health:
        needs.add("repair")
    health = table.bound.health
    for name, member in table.crew.items():
        if member.statuses:
            needs.update(map(CURES.__getitem__, member.statuses), ("cure any", "cure all"))
        if member.stamina < STAMINA:
            needs.add("stamina")
        damage = member.damage
        if damage and (damage < health[name] or heal_reason(table, name) is None):
            needs.add("heal")
    return needs


def meant(table: SkiesTable, target: str, bearer: str) -> list[str]:
    """The characters whom an effect can be for, by its target and whoever bears the card."""
    if target == "bearer":
        return [bearer] if bearer else []
    if target == "another":
        return [name for name in table.crew if name != bearer]
    return [target] if target in table.crew else list(table.crew)
