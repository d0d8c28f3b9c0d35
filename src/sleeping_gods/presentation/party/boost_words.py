"""What a choice adds to what is lacking in the open window, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...party.table.decisions import window_of
from ...party.table.table import PartyTable
from .aims import LOW, aim_of
from .wording_presenter import GO_ON

if TYPE_CHECKING:
    from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
BLOCKING = "block"
"""The window in which a hit is blocked, of both games."""
GOING_ON: tuple[Choice, ...] = (GO_ON, ("take", "hit"))
"""The choices that close a window."""


def worth_words(presenter: Presenter[T], table: T, choice: Choice) -> str:
    """What a choice adds to what is lacking; for going on, what free boosts would be left unused. Else empty."""
    return _left_unused(presenter, table) if choice in GOING_ON else _gain(presenter, table, choice)


def _left_unused(presenter: Presenter[T], table: T) -> str:
    """What could still be added for nothing; empty if there is no such thing."""
    free = presenter.free(table)
    boost = presenter.boosts.of(table, free) if free is not None else None
    if free is None or boost is None:
        return ""
    return presenter.localizer.say("boost_free", what=presenter.label(table, free), gives=boost.gives)


def _gain(presenter: Presenter[T], table: T, choice: Choice) -> str:
    """What a choice does for the test, attack or block in progress; empty if it has nothing to do with it."""
    say = presenter.localizer.say
    boost, needs = presenter.boosts.of(table, choice), presenter.boosts.needs(table)
    if boost is None:
        return ""
    hopes_for_low = bool(table.tests) and aim_of(table) == LOW
    if boost.gives < 0:
        return say("boost_harms")
    if needs is None:
        return say("boost_again-either") if boost.again and hopes_for_low else ""
    if not needs:
        return say("boost_idle")
    if hopes_for_low:
        return say("boost_again-low", over=needs)
    if boost.again:
        return say("boost_again", needs=needs, gives=boost.gives)
    if window_of(decision_of(table)) == BLOCKING:
        return say("boost_blocks", needs=needs, gives=min(boost.gives, needs))
    return say("boost_gives", needs=needs, gives=boost.gives)
