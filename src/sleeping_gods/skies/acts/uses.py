"""Uses (DS-CHAR, DS-ABCA, DS-ADVC, DS-RESC): what boards, cards and resources can do, when, and what it costs."""

from __future__ import annotations

from itertools import chain, compress

from ...effects.op import Op
from ...kernel.choices import Choice, Seat, seat_of
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...party.chapters.health import take_damage
from ...party.effects.program import Do
from ..chapters.damage import blocked, removal
from ..chapters.flight import destinations, fly_reason
from ..chapters.foes import block_of, die_is_cursed, foe_in_row
from ..chapters.health import heal_reason, healable
from ..chapters.hero import exert, health_left, is_able
from ..chapters.peril import CheckDefeat
from ..chapters.supply import can_pay, limit, pay_by
from ..chapters.travel import place_at
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

IMPLIED = {"attack": "attack", "block": "attack", "challenge": "challenge", "fate": "challenge", "combat": "round"}
"""How often an ability without any cost counts, by its window; in no window once a turn."""


@rule("DS-ABCA-012", "DS-CHAR-004", "DS-CHAR-011")
def scope(table: SkiesTable, use: BoundUse, holder: str) -> str:
    """How often a use may be made: as printed; what costs nothing counts once per attack, challenge, round or turn."""
    cost = use.use
    if cost.once:
        return cost.once
    lasting = holder in table.crew or holder in table.pack.abilities
    if lasting and not (cost.stamina or cost.hurts or cost.cost):
        return IMPLIED.get(use.window, "turn")
    return ""


def forget(table: SkiesTable, scope: str) -> None:
    """A turn, round, attack or challenge is over: what could be used once in it can be used again."""
    table.used = [mark for mark in table.used if not mark.startswith(f"{scope}|")]


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


@rule("DS-ADVC-005", "DS-ADVC-021")
def combat_reason(table: SkiesTable) -> Reason:
    """Why a recipe or a journey is refused in combat, which begins before its first round."""
    return Reason("DS-ADVC-005" if table.fight.round else "DS-ADVC-021", "not-in-combat")


@rule("DS-ADVC-005", "DS-ADVC-007", "DS-ADVC-008", "DS-ABCA-004", "DS-ABCA-013", "DS-STAM-003", "DS-ADVC-020")
def cost_reason(table: SkiesTable, use: BoundUse, holder: str, bearer: str) -> Reason | None:
    """Why a use cannot be paid for or is not allowed, whatever the window."""
    cost = use.use
    if use.recipe and table.combat is not None:
        return combat_reason(table)
    if cost.stamina and table.crew[bearer].stamina < cost.stamina:
        return Reason("DS-STAM-003", "no-stamina", (bearer, cost.stamina))
    if cost.hurts and bearer and health_left(table, bearer) < cost.hurts:
        return Reason("DS-ABCA-013", "too-weak", (bearer, cost.hurts))
    if cost.cost and not can_pay(table, cost.cost):
        return Reason("DS-ADVC-007", "cannot-pay-cost", (holder,))
    if cost.where and not _stands_on(table, cost.where):
        return Reason("DS-ADVC-008", "wrong-place", (cost.where,))
    limited = scope(table, use, holder)
    if limited and f"{limited}|{use.path}" in table.used:
        own = limited == "turn" and holder in table.crew
        key = "once-an-attack" if limited == "attack" else f"once-a-{limited}"
        return Reason("DS-CHAR-004" if own else "DS-ABCA-012", key, (holder,))
    return None


def _stands_on(table: SkiesTable, mark: str) -> bool:
    return table.place in table.bound.moves and mark in place_at(table.pack, table.place).marks


def ready(table: SkiesTable, use: BoundUse, window: str, holder: str, bearer: str) -> bool:
    """Whether a use that the party can need is possible now."""
    if use.stamina and table.crew[bearer].stamina < use.stamina:
        return False
    if not use.plain and cost_reason(table, use, holder, bearer) is not None:
        return False
    return fits(table, use, window, bearer)


@rule("DS-CHAR-001", "DS-CHAR-012", "DS-ABCA-001", "DS-ABCA-003", "DS-STAT-008", "DS-HLTH-002")
def list_uses(table: SkiesTable, window: str, usable: dict[str, tuple[BoundUse, ...]]) -> list[Choice]:
    """What boards, equipped cards, adventure cards in hand and resources can do.

    Boards and equipped cards serve only a character with health who is not mad.
    """
    choices: list[Choice] = []
    if not usable:
        return choices
    needs = needs_now(table)
    for name, member in table.crew.items():
        if name in usable:
            for use in usable[name]:
                if use.need in needs and is_able(table, name) and ready(table, use, window, name, name):
                    choices.append(use.choice)
        if member.cards:
            for card in member.cards:
                for use in usable.get(card, ()):
                    if use.need in needs and is_able(table, name) and ready(table, use, window, card, name):
                        choices.append(use.choice)
    for uses in filter(None, map(usable.get, chain.from_iterable(table.adventures))):
        for use in uses:
            if use.need in needs and (use.handy or ready(table, use, window, use.choice[1], "")):
                choices.append(use.choice)
    goods = table.goods
    for uses in filter(None, map(usable.get, compress(goods, goods.values()))):
        for use in uses:
            if use.need in needs and (use.handy or ready(table, use, window, use.choice[1], "")):
                choices += use.by[: len(table.names)]
    return choices


def usable_now(table: SkiesTable, window: str) -> dict[str, tuple[BoundUse, ...]]:
    """The uses that can be possible in a window: those for combat only in a fight."""
    return table.bound.windowed[window if table.combat is None else f"{window}!"]


def special_uses(table: SkiesTable, window: str) -> list[Choice]:
    """What can be done in this window that belongs to it, rather than to any time."""
    return list_uses(table, window, table.bound.special[window])


def use_of(table: SkiesTable, choice: Choice) -> BoundUse:
    """The use that a choice names."""
    return next(use for use in table.bound.uses[choice[1]] if use.use.label == choice[2])


def bearer_of(table: SkiesTable, holder: str) -> str:
    """The character whose board or equipped card it is; nobody for a card in hand or a resource."""
    if holder in table.crew:
        return holder
    return next((name for name, member in table.crew.items() if holder in member.cards), "")


@rule("DS-CHAR-001", "DS-CHAR-003", "DS-CHAR-006", "DS-CHAR-009", "DS-CHAR-010", "DS-ABCA-003")
def activate(table: SkiesTable, choice: Choice) -> None:
    """A board or an equipped card is used; the character who has it pays."""
    holder = choice[1]
    bearer = bearer_of(table, holder)
    table.tell("activated", holder, choice[2])
    _pay_and_do(table, use_of(table, choice), holder, bearer, table.controller(bearer))


@rule("DS-ADVC-003", "DS-ADVC-004", "DS-ADVC-006", "DS-PREV-009")
def play_card(table: SkiesTable, choice: Choice) -> None:
    """An adventure card is played from hand for one of its uses, and discarded."""
    card = choice[1]
    seat = next(seat for seat, hand in enumerate(table.adventures) if card in hand)
    table.adventures[seat].remove(card)
    table.played.append(card)
    table.tell("played", card, choice[2])
    _pay_and_do(table, use_of(table, choice), card, "", seat)


@rule("DS-RESC-002", "DS-RESC-003", "DS-COMP-007")
def use_resource(table: SkiesTable, choice: Choice) -> None:
    """A resource of the party is discarded for its ability, by any player."""
    kind = choice[1]
    table.goods[kind] -= 1
    table.tell("used-resource", kind, choice[2])
    _pay_and_do(table, use_of(table, choice), kind, "", seat_of(choice[4]))


@rule("DS-ABCA-004", "DS-ABCA-013", "DS-ADVC-007")
def _pay_and_do(table: SkiesTable, use: BoundUse, holder: str, bearer: str, seat: Seat) -> None:
    """The cost is paid, the effect granted; whoever falls by the cost falls after it."""
    cost = use.use
    limited = scope(table, use, holder)
    if limited:
        table.used.append(f"{limited}|{use.path}")
    table.then(Do(use.path, 0, seat, bearer, True), CheckDefeat())
    if cost.stamina:
        exert(table, bearer, cost.stamina)
    if cost.hurts and bearer:
        take_damage(table, bearer, cost.hurts)
    pay_by(table, cost.cost, seat)
