"""Swaying an attack (DS-ATTK): whether anything that may be done at any time could still change its damage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

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
from .uses import IN_WINDOW, cost_reason, fits, meant, scope, special_uses

Word: TypeAlias = tuple[str, str]
"""Something that would help and whom or what it concerns: ``("stamina", "ed")``, ``("gain", "rope")``."""

CURABLE = ("weakened", "madness")
"""The statuses that spoil an attack."""


class ReachableUse(NamedTuple):
    """A use that somebody could get at, and what is lacking for it."""

    use: BoundUse
    bearer: str
    seat: Seat
    """Who would use it; -1 for anybody."""
    lacks: tuple[Word, ...]


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
        self.wanted = self._helpful_words()
        self.squares = self._squares() if window == "attack" else []
        self.ways = [*self._ways_of_boards(), *self._ways_of_party()]

    def is_open(self) -> bool:
        """Whether anything leads to a better outlook."""
        if any(self._leads(way) for way in self.ways):
            return True
        table = self.table
        for seat in range(table.seat_count()):
            hand = table.hands[seat]
            if hand and self._equips(seat, self._possible_cards(seat), len(hand) - 1, ()):
                return True
            drawn: Word = ("card", str(seat))
            if self._can_have(drawn, ()) and self._equips(seat, table.deck or table.discard, len(hand), (drawn,)):
                return True
        return False

    def _helpful_words(self) -> list[Word]:
        """What would help at once: cures of the attacker, and power taken from the target."""
        table, member = self.table, self.table.crew[self.attacker]
        statuses = member.statuses
        words: list[Word] = []
        for status in CURABLE:
            if status in statuses:
                member.statuses = tuple(other for other in statuses if other != status)
                if improves(self.now, outlook(table)):
                    words.append((status, self.attacker))
                member.statuses = statuses
        foe = foe_in_row(table, table.assault.target)
        if self.window == "attack" and foe is not None and foe.power:
            foe.power -= 1
            if improves(self.now, outlook(table)):
                words.append(("remove-power", foe.id))
            foe.power += 1
        return words

    def _squares(self) -> list[tuple[str, int]]:
        """Enemies with a square that would be better covered before the attack, and the damage that covers it."""
        squares: list[tuple[str, int]] = []
        for foe in self.table.fight.foes:
            grid, covered = self.table.bound.grids[foe.id], foe.covered
            for mask, _ in grid.abilities:
                if not covered & mask:
                    foe.covered = covered | mask
                    if improves(self.now, outlook(self.table)):
                        squares.append((foe.id, grid.needs[mask.bit_length() - 1]))
            foe.covered = covered
        return squares

    def _ways_of_boards(self) -> Iterator[ReachableUse]:
        """Boards and equipped cards; a mad character's wait for a cure."""
        table = self.table
        for name, member in table.crew.items():
            if is_up(table, name):
                mad: tuple[Word, ...] = () if is_able(table, name) else (("madness", name),)
                for holder in (name, *member.cards):
                    yield from self._ways(holder, name, table.controller(name), mad)

    def _ways_of_party(self) -> Iterator[ReachableUse]:
        """Adventure cards in hand, and resources, those that are not owned too."""
        table = self.table
        for seat, hand in enumerate(table.adventures):
            for card in hand:
                yield from self._ways(card, "", seat, ())
        for kind, amount in table.goods.items():
            yield from self._ways(kind, "", -1, () if amount else (("gain", kind),))

    def _ways(self, holder: str, bearer: str, seat: Seat, lacks: tuple[Word, ...]) -> Iterator[ReachableUse]:
        for use in self.table.bound.uses.get(holder, ()):
            if use.window in IN_WINDOW[self.window] and (missing := self._missing(use, holder, bearer)) is not None:
                yield ReachableUse(use, bearer, seat, lacks + missing)

    def _missing(self, use: BoundUse, holder: str, bearer: str) -> tuple[Word, ...] | None:
        """What a use costs and cannot be paid; None at all if no payment makes it possible."""
        table, cost = self.table, use.use
        lacking: list[Word] = []
        if cost.stamina and table.crew[bearer].stamina < cost.stamina:
            lacking.append(("stamina", bearer))
        if cost.hurts and health_left(table, bearer) < cost.hurts:
            lacking.append(("heal", bearer))
        if cost.cost and not can_pay(table, cost.cost):
            lacking += [("gain", kind) for kind, amount in cost.cost if table.goods.get(kind, 0) < amount]
        if use.recipe or f"{scope(table, use, holder)}|{use.path}" in table.used:
            return None
        return None if not lacking and cost_reason(table, use, holder, bearer) is not None else tuple(lacking)

    def _leads(self, way: ReachableUse) -> bool:
        """Whether a use would help, and can be made or made possible."""
        return self._helps(way) and self._can_be(way, ())

    def _helps(self, way: ReachableUse) -> bool:
        if way.use.window == self.window:
            return fits(self.table, way.use, self.window, way.bearer)
        if not self.wanted and not self.squares:
            return False
        for op in way.use.ops:
            if self._covers(op, way.bearer) or any(self._brings(op, way, word) for word in self.wanted):
                return True
        return False

    def _can_be(self, way: ReachableUse, above: tuple[Word, ...]) -> bool:
        return all(self._can_have(word, above) for word in way.lacks)

    def _can_have(self, word: Word, above: tuple[Word, ...]) -> bool:
        """Whether some use brings what is lacking, and can itself be made or made possible."""
        if word in above:
            return False
        for way in self.ways:
            for op in way.use.ops:
                if self._brings(op, way, word) and self._can_be(way, (*above, word)):
                    return True
        return False

    def _covers(self, op: Op, bearer: str) -> bool:
        """Whether damage apart from the attack covers one of those squares."""
        if op.name != "deal":
            return False
        for name, need in self.squares:
            foe = foe_in_row(self.table, name)
            block = block_of(self.table, foe) if bearer and foe is not None else 0
            if int(op.args[0]) - block >= need:
                return True
        return False

    def _brings(self, op: Op, way: ReachableUse, word: Word) -> bool:
        """Whether an effect brings something that is wanted."""
        kind, what = word
        if op.name == "remove-status":
            return op.args[0] in (kind, "any", "all") and what in meant(self.table, str(op.args[1]), way.bearer)
        if op.name != ("draw" if kind == "card" else kind):
            return False
        if kind in ("stamina", "heal"):
            return what in meant(self.table, str(op.args[1]), way.bearer)
        if kind == "gain":
            return what in (op.args[0], ANY)
        return kind != "card" or way.seat in (-1, int(what))

    def _possible_cards(self, seat: Seat) -> list[str]:
        """The cards that a seat may hold, for all that the seat that decides can tell."""
        table, own = self.table, self.table.controller(self.attacker)
        if seat == own:
            return table.hands[seat]
        return table.deck + [card for other, hand in enumerate(table.hands) if other != own for card in hand]

    def _equips(self, seat: Seat, cards: list[str], others: int, lacks: tuple[Word, ...]) -> bool:
        """Whether one of these cards helps when it is equipped, paid for with so many others."""
        table = self.table
        characters = [name for name in table.crew if table.controller(name) == seat]
        for card in cards:
            if table.pack.abilities[card].cost <= others:
                for name in characters:
                    if can_equip(table, card, name, others) and (
                        (name == self.attacker and self._wears_well(card))
                        or (is_able(table, name) and any(map(self._leads, self._ways(card, name, seat, lacks))))
                    ):
                        return True
        return False

    def _wears_well(self, card: str) -> bool:
        """Whether the skill or a standing change of a card makes the attacker's outlook better."""
        member = self.table.crew[self.attacker]
        cards_before = member.cards
        member.cards = (*cards_before, card)
        is_better = improves(self.now, outlook(self.table))
        member.cards = cards_before
        return is_better
