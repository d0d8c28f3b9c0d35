"""Uses (DS-CHAR, DS-ABCA, DS-ADVC, DS-RESC): what boards, cards and resources can do, when, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, compress
from typing import TypeAlias

from ...kernel.choices import Choice, Seat, seat_of
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...party.chapters.health import take_damage
from ...party.effects.program import Do
from ..chapters.hero import exert, health_left, is_able
from ..chapters.peril import CheckDefeat
from ..chapters.squares import place_at
from ..chapters.supply import can_pay, pay_by
from ..table.bound import BoundUse
from ..table.table import SkiesTable
from .use_windows import fits, needs_now

Usable: TypeAlias = "dict[str, tuple[BoundUse, ...]]"
"""Uses by the board, card or resource that has them."""
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


def once_mark(scope: str, use: BoundUse) -> str:
    """What the table keeps of a use that was made, and can be made again when the scope is over."""
    return f"{scope}|{use.path}"


def forget(table: SkiesTable, scope: str) -> None:
    """A turn, round, attack or challenge is over: what could be used once in it can be used again."""
    table.used = [mark for mark in table.used if not mark.startswith(f"{scope}|")]


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
    if limited and once_mark(limited, use) in table.used:
        own = limited == "turn" and holder in table.crew
        key = "once-an-attack" if limited == "attack" else f"once-a-{limited}"
        return Reason("DS-CHAR-004" if own else "DS-ABCA-012", key, (holder,))
    return None


def _stands_on(table: SkiesTable, mark: str) -> bool:
    """Whether the square where Claire is shows a mark."""
    return table.place in table.bound.moves and mark in place_at(table.pack, table.place).marks


def ready(table: SkiesTable, use: BoundUse, window: str, holder: str, bearer: str) -> bool:
    """Whether a use that the party can need is possible now."""
    if use.stamina and table.crew[bearer].stamina < use.stamina:
        return False
    if not use.plain and cost_reason(table, use, holder, bearer) is not None:
        return False
    return fits(table, use, window, bearer)


@rule("DS-CHAR-001", "DS-CHAR-012", "DS-ABCA-001", "DS-ABCA-003", "DS-STAT-008", "DS-HLTH-002")
def list_uses(table: SkiesTable, window: str, usable: Usable) -> list[Choice]:
    """What boards, equipped cards, adventure cards in hand and resources can do.

    Boards and equipped cards serve only a character with health who is not mad.
    """
    if not usable:
        return []
    choices = _uses_of_boards(table, window, usable)
    choices += [use.choice for use in _ready_uses(table, window, usable, chain.from_iterable(table.adventures))]
    goods = table.goods
    for use in _ready_uses(table, window, usable, compress(goods, goods.values())):
        choices += use.by[: len(table.names)]
    return choices


def _uses_of_boards(table: SkiesTable, window: str, usable: Usable) -> list[Choice]:
    """What boards and equipped cards can do."""
    needs, choices = needs_now(table), list[Choice]()
    for name, member in table.crew.items():
        for holder in (name, *member.cards):
            for use in usable.get(holder, ()):
                if use.need in needs and is_able(table, name) and ready(table, use, window, holder, name):
                    choices.append(use.choice)
    return choices


def _ready_uses(table: SkiesTable, window: str, usable: Usable, holders: Iterable[str]) -> list[BoundUse]:
    """The uses of cards in hand or of resources that are possible now."""
    needs = needs_now(table)
    return [
        use
        for uses in filter(None, map(usable.get, holders))
        for use in uses
        if use.need in needs and (use.handy or ready(table, use, window, use.holder, ""))
    ]


def usable_now(table: SkiesTable, window: str) -> Usable:
    """The uses that can be possible in a window: those for combat only in a fight."""
    bound = table.bound
    return bound.windowed[window] if table.combat is None else bound.windowed_in_fight[window]


def special_uses(table: SkiesTable, window: str) -> list[Choice]:
    """What can be done in this window that belongs to it, rather than to any time."""
    return list_uses(table, window, table.bound.special[window])


def use_of(table: SkiesTable, choice: Choice) -> BoundUse:
    """The use that a choice names."""
    _, holder, label, *_ = choice
    return next(use for use in table.bound.uses[holder] if use.use.label == label)


def bearer_of(table: SkiesTable, holder: str) -> str:
    """The character whose board or equipped card it is; nobody for a card in hand or a resource."""
    if holder in table.crew:
        return holder
    return next((name for name, member in table.crew.items() if holder in member.cards), "")


@rule("DS-CHAR-001", "DS-CHAR-003", "DS-CHAR-006", "DS-CHAR-009", "DS-CHAR-010", "DS-ABCA-003")
def activate(table: SkiesTable, choice: Choice) -> None:
    """A board or an equipped card is used; the character who has it pays."""
    _, holder, label = choice
    bearer = bearer_of(table, holder)
    table.tell("activated", holder, label)
    _pay_and_do(table, use_of(table, choice), holder=holder, bearer=bearer, seat=table.controller(bearer))


@rule("DS-ADVC-003", "DS-ADVC-004", "DS-ADVC-006", "DS-PREV-009")
def play_card(table: SkiesTable, choice: Choice) -> None:
    """An adventure card is played from hand for one of its uses, and discarded."""
    _, card, label = choice
    seat = next(seat for seat, hand in enumerate(table.adventures) if card in hand)
    table.adventures[seat].remove(card)
    table.played.append(card)
    table.tell("played", card, label)
    _pay_and_do(table, use_of(table, choice), holder=card, bearer="", seat=seat)


@rule("DS-RESC-002", "DS-RESC-003", "DS-COMP-007")
def use_resource(table: SkiesTable, choice: Choice) -> None:
    """A resource of the party is discarded for its ability, by any player."""
    _, kind, label, _, user = choice
    table.goods[kind] -= 1
    table.tell("used-resource", kind, label)
    _pay_and_do(table, use_of(table, choice), holder=kind, bearer="", seat=seat_of(user))


@rule("DS-ABCA-004", "DS-ABCA-013", "DS-ADVC-007")
def _pay_and_do(table: SkiesTable, use: BoundUse, *, holder: str, bearer: str, seat: Seat) -> None:
    """The cost is paid, the effect granted; whoever falls by the cost falls after it."""
    cost = use.use
    limited = scope(table, use, holder)
    if limited:
        table.used.append(once_mark(limited, use))
    table.then(Do(use.path, seat=seat, bearer=bearer, is_act=True), CheckDefeat())
    if cost.stamina:
        exert(table, bearer, cost.stamina)
    if cost.hurts and bearer:
        take_damage(table, bearer, cost.hurts)
    pay_by(table, cost.cost, seat)
