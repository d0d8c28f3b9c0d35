"""A draw from a real deck: who draws, how many cards, and what may have been drawn as far as an audience knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from ...kernel.choices import Choice, text
from ...kernel.play import audience as knowing
from ...kernel.table import decision_of
from ...party.chapters.fate import FATE, DrawFate
from ...party.table.decisions import GameChance
from ...party.table.table import PartyTable
from ..audience import Audience
from ..scene.menu import ChoiceLine, DrawnNumber, HandDraw
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)


def draw_waiting(table: PartyTable) -> GameChance[Any] | None:
    """The draw that the table waits for; None for a decision of a player."""
    decision = decision_of(table)
    return decision if isinstance(decision, GameChance) else None


def may_enter(table: PartyTable, audience: Audience) -> bool:
    """Whether an audience may enter the draw that waits: a card for a hidden hand only its holder may.

    Somebody who watches on a screen of their own enters nothing.
    """
    if not audience.seats and audience.apart:
        return False
    who_may_know = knowing(table, table.offered[0])
    return who_may_know is None or any(audience.sees(seat) for seat in who_may_know)


def drawable(presenter: Presenter[T], table: T, audience: Audience) -> list[Choice]:
    """What may be drawn as far as an audience knows, in the order of the alphabet; none if it may enter nothing.

    Cards that others hold are among them: else whoever sees what is left in the deck would know their hands.
    """
    return sorted(presenter.hands.blind(table, audience).offered) if may_enter(table, audience) else []


def hand_draw(
    presenter: Presenter[T], table: T, audience: Audience, line: Callable[[Choice], ChoiceLine]
) -> HandDraw | None:
    """The draw that somebody is to make; ``line`` puts a card into words."""
    draw = draw_waiting(table)
    if draw is None:
        return None
    seat, is_mine = draw.drawer(table), may_enter(table, audience)
    numbers: tuple[DrawnNumber, ...] = ()
    elsewhere: tuple[ChoiceLine, ...] = ()
    if is_mine:
        verb, *_ = table.offered[0]
        elsewhere = tuple(line((verb, card)) for card in _miscounted(draw, table))
        numbers = _fate_numbers(draw, table, drawable(presenter, table, audience))
    return HandDraw(
        seat=seat,
        who=table.names[seat],
        count=draw.together(table),
        is_mine=is_mine,
        numbers=numbers,
        elsewhere=elsewhere,
    )


def _fate_numbers(draw: GameChance[Any], table: PartyTable, cards: list[Choice]) -> tuple[DrawnNumber, ...]:
    """The fate numbers that may be entered instead of a card, with how many cards show each; none for other draws."""
    if not isinstance(draw, DrawFate):
        return ()
    fates = Counter(table.pack.abilities[card].fate for _, card in cards)
    return tuple(DrawnNumber(number, text((FATE, str(number))), fates[number]) for number in draw.numbers(table))


def _miscounted(draw: GameChance[Any], table: PartyTable) -> list[str]:
    """Cards that the table counts elsewhere than in the deck; those in hands would tell who holds what."""
    held = {card for piles in table.secret_hands() for pile in piles for card in pile}
    return [card for card in draw.miscounted(table) if card not in held]
