"""Swaying an attack (DS-ATTK): whether anything that may be done at any time could still change its damage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...effects.op import Op
from ...kernel.choices import Seat
from ...kernel.rules import rule
from ..chapters.damage import improves, outlook
from ..chapters.equip import can_equip
from ..chapters.foes import block_of, foe_in_row
from ..chapters.hero import health_left, is_able, is_up
from ..chapters.supply import ANY, can_pay
from ..table.bound import BoundUse
from ..table.table import SkiesTable
from .use_windows import IN_WINDOW, fits, meant
from .uses import cost_reason, once_mark, scope, special_uses

CURABLE = ("weakened", "madness")
"""The statuses that spoil an attack."""
ANYBODY: Seat = -1
"""Stands for a seat where any player may act."""


class Need(NamedTuple):
    """Something that would help, or is lacking for something that would."""

    effect: str
    """The effect that brings it, such as ``stamina`` or ``gain``; a status for the effect that removes it."""
    of: str
    """Whom or what it concerns: a character, a resource, an enemy, or the seat that would draw a card."""


class ReachableUse(NamedTuple):
    """A use that somebody could get at, and what is lacking for it."""

    use: BoundUse
    bearer: str
    """The character whose board or equipped card has it; empty for a card in hand or a resource."""
    seat: Seat
    """Who would use it; ANYBODY for a resource."""
    lacks: tuple[Need, ...]
    """What has to be brought before it can be used."""


class WantedSquare(NamedTuple):
    """A square of an enemy that would be better covered before the attack."""

    enemy: str
    damage: int
    """How much covers it."""


@rule("DS-ATTK-019", "DS-TURN-007", "DS-EQIP-016")
def can_sway(table: SkiesTable, window: str) -> bool:
    """Whether an act of any time could still make the attack stronger, or the hit weaker: at once or by way of others.

    What the seat that decides cannot see counts as if it were held, so that the question tells nothing about hands.
    """
    return bool(special_uses(table, window)) or Prospect(table, window).is_open()


class Prospect:
    """What could still be done about the attack in progress, by whatever chain of acts."""

    def __init__(self, table: SkiesTable, window: str) -> None:
        self.table, self.window = table, window
        self.attacker = table.assault.crew
        self.now = outlook(table)
        self.needs = self._needs()
        self.squares = self._wanted_squares() if window == "attack" else []
        self.uses = [*self._uses_of_boards(), *self._uses_of_party()]

    def is_open(self) -> bool:
        """Whether anything leads to a better outlook."""
        if any(self._leads(use) for use in self.uses):
            return True
        table = self.table
        for seat in range(table.seat_count()):
            hand = table.hands[seat]
            if hand and self._equips(seat, self._possible_cards(seat), len(hand) - 1, ()):
                return True
            draw = Need("card", str(seat))
            if self._can_have(draw, ()) and self._equips(seat, table.deck or table.discard, len(hand), (draw,)):
                return True
        return False

    def _is_better_with(self, record: object, name: str, value: object) -> bool:
        """Whether the outlook would be better if an attribute of a record had another value."""
        before = getattr(record, name)
        setattr(record, name, value)
        is_better = improves(self.now, outlook(self.table))
        setattr(record, name, before)
        return is_better

    def _needs(self) -> list[Need]:
        """What would help at once: cures of the attacker, and power taken from the target."""
        table, member = self.table, self.table.crew[self.attacker]
        needs: list[Need] = []
        for status in CURABLE:
            cured = tuple(other for other in member.statuses if other != status)
            if status in member.statuses and self._is_better_with(member, "statuses", cured):
                needs.append(Need(status, self.attacker))
        foe = foe_in_row(table, table.assault.target) if self.window == "attack" else None
        if foe is not None and foe.power and self._is_better_with(foe, "power", foe.power - 1):
            needs.append(Need("remove-power", foe.id))
        return needs

    def _wanted_squares(self) -> list[WantedSquare]:
        """The squares whose abilities make the attack worse."""
        squares: list[WantedSquare] = []
        for foe in self.table.fight.foes:
            grid = self.table.bound.grids[foe.id]
            for mask, _ in grid.abilities:
                if not foe.covered & mask and self._is_better_with(foe, "covered", foe.covered | mask):
                    squares.append(WantedSquare(foe.id, grid.needs[mask.bit_length() - 1]))
        return squares

    def _uses_of_boards(self) -> Iterator[ReachableUse]:
        """Boards and equipped cards; a mad character's wait for a cure."""
        table = self.table
        for name, member in table.crew.items():
            if is_up(table, name):
                cure: tuple[Need, ...] = () if is_able(table, name) else (Need("madness", name),)
                for holder in (name, *member.cards):
                    yield from self._uses_of(holder, name, table.controller(name), cure)

    def _uses_of_party(self) -> Iterator[ReachableUse]:
        """Adventure cards in hand, and resources, those that are not owned too."""
        table = self.table
        for seat, hand in enumerate(table.adventures):
            for card in hand:
                yield from self._uses_of(card, "", seat, ())
        for kind, amount in table.goods.items():
            yield from self._uses_of(kind, "", ANYBODY, () if amount else (Need("gain", kind),))

    def _uses_of(self, holder: str, bearer: str, seat: Seat, lacks: tuple[Need, ...]) -> Iterator[ReachableUse]:
        """The uses of a board, card or resource in this window, each with what is lacking for it."""
        for use in self.table.bound.uses.get(holder, ()):
            if use.window not in IN_WINDOW[self.window]:
                continue
            unpaid = self._unpaid(use, holder, bearer)
            if unpaid is not None:
                yield ReachableUse(use=use, bearer=bearer, seat=seat, lacks=lacks + unpaid)

    def _unpaid(self, use: BoundUse, holder: str, bearer: str) -> tuple[Need, ...] | None:
        """What a use costs and cannot be paid; None at all if no payment makes it possible."""
        table, cost = self.table, use.use
        lacking: list[Need] = []
        if cost.stamina and table.crew[bearer].stamina < cost.stamina:
            lacking.append(Need("stamina", bearer))
        if cost.hurts and health_left(table, bearer) < cost.hurts:
            lacking.append(Need("heal", bearer))
        if cost.cost and not can_pay(table, cost.cost):
            lacking += [Need("gain", kind) for kind, amount in cost.cost if table.goods.get(kind, 0) < amount]
        if use.recipe or once_mark(scope(table, use, holder), use) in table.used:
            return None
        if not lacking and cost_reason(table, use, holder, bearer) is not None:
            return None
        return tuple(lacking)

    def _leads(self, use: ReachableUse) -> bool:
        """Whether a use would help, and can be made or made possible."""
        return self._helps(use) and self._can_be_made(use, ())

    def _helps(self, reachable: ReachableUse) -> bool:
        """Whether a use fits the window itself, or its effects bring what would help."""
        use, bearer = reachable.use, reachable.bearer
        if use.window == self.window:
            return fits(self.table, use, self.window, bearer)
        if not self.needs and not self.squares:
            return False
        return any(
            self._covers(op, bearer) or any(self._brings(op, reachable, need) for need in self.needs) for op in use.ops
        )

    def _can_be_made(self, use: ReachableUse, pending: tuple[Need, ...]) -> bool:
        """Whether everything that is lacking for a use can be had."""
        return all(self._can_have(need, pending) for need in use.lacks)

    def _can_have(self, need: Need, pending: tuple[Need, ...]) -> bool:
        """Whether some use brings what is lacking, and can itself be made or made possible.

        ``pending`` are the needs for which this one is looked for: none of them can be its own condition.
        """
        if need in pending:
            return False
        return any(
            self._brings(op, reachable, need) and self._can_be_made(reachable, (*pending, need))
            for reachable in self.uses
            for op in reachable.use.ops
        )

    def _covers(self, op: Op, bearer: str) -> bool:
        """Whether damage apart from the attack covers one of the wanted squares."""
        if op.name != "deal":
            return False
        for square in self.squares:
            foe = foe_in_row(self.table, square.enemy)
            block = block_of(self.table, foe) if bearer and foe is not None else 0
            if int(op.args[0]) - block >= square.damage:
                return True
        return False

    def _brings(self, op: Op, reachable: ReachableUse, need: Need) -> bool:
        """Whether an effect brings something that is wanted."""
        if op.name == "remove-status":
            cured = meant(self.table, str(op.args[1]), reachable.bearer)
            return op.args[0] in (need.effect, "any", "all") and need.of in cured
        if op.name != ("draw" if need.effect == "card" else need.effect):
            return False
        if need.effect in ("stamina", "heal"):
            return need.of in meant(self.table, str(op.args[1]), reachable.bearer)
        if need.effect == "gain":
            return need.of in (op.args[0], ANY)
        return need.effect != "card" or reachable.seat in (ANYBODY, int(need.of))

    def _possible_cards(self, seat: Seat) -> list[str]:
        """The cards that a seat may hold, for all that the seat that decides can tell."""
        table, own = self.table, self.table.controller(self.attacker)
        if seat == own:
            return table.hands[seat]
        return table.deck + [card for other, hand in enumerate(table.hands) if other != own for card in hand]

    def _equips(self, seat: Seat, cards: list[str], others: int, lacks: tuple[Need, ...]) -> bool:
        """Whether one of these cards helps when it is equipped, paid for with so many others."""
        table = self.table
        characters = [name for name in table.crew if table.controller(name) == seat]
        return any(
            can_equip(table, card, name, others) and self._helps_equipped(card, name, seat, lacks)
            for card in cards
            if table.pack.abilities[card].cost <= others
            for name in characters
        )

    def _helps_equipped(self, card: str, name: str, seat: Seat, lacks: tuple[Need, ...]) -> bool:
        """Whether a card helps on a character's board: its skill or a standing change, or one of its uses."""
        if name == self.attacker:
            member = self.table.crew[name]
            if self._is_better_with(member, "cards", (*member.cards, card)):
                return True
        return is_able(self.table, name) and any(map(self._leads, self._uses_of(card, name, seat, lacks)))
