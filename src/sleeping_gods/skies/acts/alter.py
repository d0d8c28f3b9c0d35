"""Altering a draw (DS-CHAL, DS-EQIP): whether boards, cards and resources could still change it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...effects.op import Op
from ...kernel.choices import Seat
from ...kernel.rules import rule
from ..chapters.equip import can_equip
from ..chapters.hero import is_able, is_up
from ..table.table import SkiesTable
from .use_windows import fits
from .uses import cost_reason, list_uses, special_uses, usable_now, use_of

PAID_BY = {"DS-STAM-003": "stamina", "DS-ADVC-007": "gain"}
"""What brings the means for a use that cannot be paid for, by the rule that bars it."""


class UseHolder(NamedTuple):
    """A board or card with uses."""

    user: str
    """Whose board it is or lies on; empty for a card in a hand."""
    holder: str


@rule("DS-CHAL-007", "DS-EQIP-016")
def can_alter(table: SkiesTable) -> bool:
    """Whether anything could change the draw just made: at once, or after a cure, a gain, or an equipped card."""
    if special_uses(table, "fate"):
        return True
    wanted = _helpful_words(table)
    choices = list_uses(table, "fate", usable_now(table, "fate"))
    if any(_leads_on(op, wanted) for choice in choices for op in use_of(table, choice).use.program):
        return True
    return any(_could_equip(table, seat) for seat in range(table.seat_count()))


@rule("DS-EQIP-016", "DS-TURN-007")
def _could_equip(table: SkiesTable, seat: Seat) -> bool:
    """Whether a seat could equip a card that helps: one in hand, or for another seat any that may be in that hand."""
    special, hands = table.bound.special["fate"], table.hands
    cards = hands[seat]
    if not cards:
        return False
    if seat != table.test.seat:
        cards = table.deck + [card for other, hand in enumerate(hands) if other != table.test.seat for card in hand]
    characters = [name for name in table.crew if table.controller(name) == seat and is_able(table, name)]
    return any(
        can_equip(table, card, name, len(hands[seat]) - 1)
        and any(fits(table, use, "fate", name) for use in special[card])
        for card in cards
        if card in special
        for name in characters
    )


def _helpful_words(table: SkiesTable) -> list[str]:
    """What would help: the words for new cards, cures, stamina and resources that stand between a use and its cost."""
    words = ["draw"] if table.test.skill else []
    if any("weakened" in table.crew[name].statuses for name in table.test.crew):
        words.append("weakened")
    for user, holder in _holders(table):
        for use in table.bound.special["fate"].get(holder, ()):
            if not fits(table, use, "fate", user):
                continue
            reason = cost_reason(table, use, holder, user)
            if reason is not None:
                words.append(PAID_BY.get(reason.rule, ""))
            if user and not is_able(table, user):
                words.append("madness")
    return words


def _holders(table: SkiesTable) -> Iterator[UseHolder]:
    """The boards and equipped cards of everybody who is up, and the adventure cards in hands."""
    for name, member in table.crew.items():
        if is_up(table, name):
            yield from (UseHolder(name, holder) for holder in (name, *member.cards))
    yield from (UseHolder("", card) for hand in table.adventures for card in hand)


def _leads_on(op: Op, wanted: list[str]) -> bool:
    """Whether an effect does one of the wanted things, or takes a status away that is wanted gone."""
    if op.name == "remove-status":
        return op.args[0] in wanted or (op.args[0] in ("any", "all") and ("weakened" in wanted or "madness" in wanted))
    return op.name in wanted
