"""What can be done about the draw of a challenge, tried on copies of a table: uses that are paid, and redraws."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ...kernel.choices import Choice
from ...kernel.play import apply, is_over, options, waits_for_chance
from ...kernel.table import decision_of
from ...party.acts.alter import AlterTest
from ...party.table.table import PartyTable

T = TypeVar("T", bound=PartyTable)
STEPS_TO_PAY = 2
"""How many questions at most, such as what to pay with, lie between a use and the window that is open again."""


def copy_of(table: T) -> T:
    """An equal table that shares nothing that can change."""
    copy: T = table.clone()  # type: ignore[assignment]  # a table's clone is of its own kind
    return copy


def is_open(table: PartyTable) -> bool:
    """Whether a draw was made that can still be altered."""
    return not is_over(table) and type(decision_of(table)) is AlterTest


def is_at_draw(table: PartyTable) -> bool:
    """Whether the next thing is a draw."""
    return not is_over(table) and waits_for_chance(table)


def card_draws(table: PartyTable) -> list[Choice]:
    """The ability cards that may be drawn now."""
    return [choice for choice in options(table) if choice[0] == "draw" and choice[1] in table.pack.abilities]


def fate_of_draw(table: PartyTable, draw: Choice) -> int:
    """The fate of a card that may be drawn."""
    fate: int = table.pack.abilities[draw[1]].fate
    return fate


def lowest_draw(table: PartyTable, draws: list[Choice]) -> Choice:
    """The draw with the lowest fate; of several the first in the alphabet."""
    return min(draws, key=lambda draw: (fate_of_draw(table, draw), draw))


def after_use(table: T, choice: Choice) -> T | None:
    """The table after a use, if the window is open again once it is paid."""
    after = copy_of(table)
    apply(after, choice)
    for _ in range(STEPS_TO_PAY):
        if is_over(after) or waits_for_chance(after) or is_open(after):
            break
        apply(after, after.offered[0])
    return after if is_open(after) else None


def after_redraw(table: T, choice: Choice, to_the_draw: Callable[[T], Choice | None]) -> T | None:
    """The table after a redraw that has drawn the lowest remaining card, if the window is open again.

    ``to_the_draw`` is the choice that proceeds to the draw.
    """
    after = copy_of(table)
    apply(after, choice)
    for _ in range(STEPS_TO_PAY):
        if is_over(after) or waits_for_chance(after):
            break
        proceed = to_the_draw(after)
        apply(after, after.offered[0] if proceed is None else proceed)
    draws = card_draws(after) if is_at_draw(after) else []
    if not draws:
        return None
    apply(after, lowest_draw(after, draws))
    return after if is_open(after) else None
