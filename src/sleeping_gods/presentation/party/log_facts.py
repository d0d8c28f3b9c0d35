"""The ids and numbers of a line of the log, only as far as the audience may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ...kernel.table import LogEvent
from ...party.chapters.fate import fate_of
from ...party.table.table import PartyTable
from ..scene.log import DrawResult, LogFacts
from .presenter import Presenter

T = TypeVar("T", bound=PartyTable)
PASSED = "passed"
"""How a draw was settled that sufficed, as ``DrawResult`` says it."""
FAILED = "failed"
"""How any other draw was settled."""
FLIGHT = "flight"
"""The log event of a flight: its last value is the damage to the plane, which says how it went."""
SETTLED = {"challenge-passed": PASSED, "challenge-failed": FAILED, "hit": PASSED, "miss": FAILED}
"""The log events that settle a draw of fate, and how."""
DRAWS = frozenset({"fate", FLIGHT, *SETTLED})
"""The log events of a draw of fate, settled or not."""
ABOUT_PIECES = frozenset({
    "attack", "beaten", "camp-crossed", "combat", "covered", "damage", "defeat", "ended-quest", "ending", "exerted",
    "fatigue", "fell", "fled", "flew", "flight", "gained", "gained-adventure", "gained-quest", "gained-token",
    "healed", "hit", "laid", "landed", "lost", "miss", "moved", "plane-damage", "rested", "restored-totem", "room",
    "sailed", "ship-damage", "status", "turn", "uncovered", "victory",
})  # fmt: skip
"""The log events whose values a client draws: texts are ids of pieces, and the last number is how much or how many."""
JOURNEYS = ("sailed", "flew", "moved", "landed")
"""The log events after which the party is elsewhere: their piece is the region or square where it is then."""


def log_facts(presenter: Presenter[T], table: T, log_event: LogEvent) -> LogFacts | None:
    """The facts of a log event on the table as it was then; None for an event that is only a sentence."""
    kind, *values = log_event
    key = str(kind)
    drawn = _draw_result(presenter, table, _result(key, values)) if key in DRAWS and table.tests else None
    page = presenter.full_page(table, log_event)
    if key not in ABOUT_PIECES and drawn is None and page is None:
        return None
    pieces = tuple(str(value) for value in values if isinstance(value, str))
    if key in JOURNEYS:
        pieces = (presenter.game_words.here(table),)
    numbers = [value for value in values if isinstance(value, int)]
    return LogFacts(pieces=pieces, amount=numbers[-1] if numbers else 0, draw=drawn, page=page)


def _result(key: str, values: Sequence[object]) -> str:
    """How a draw was settled, empty if it is not yet; DS-FLY-010: a flight without damage to the plane is passed."""
    if key == FLIGHT:
        return FAILED if values[-1] else PASSED
    return SETTLED.get(key, "")


def _draw_result(presenter: Presenter[T], table: T, result: str) -> DrawResult | None:
    """The draw in progress with its card and its sum; None before a card is drawn."""
    test = table.test
    numbers = presenter.game_words.test_numbers(presenter.localizer, table, test) if test.drawn else None
    if numbers is None:
        return None
    card = test.aside[-1] if test.aside else ""
    return DrawResult(
        kind=test.kind,
        skill=test.skill,
        card=card,
        title=presenter.game_words.name(presenter.localizer, table, card) if card else "",
        fate=fate_of(test),
        parts=numbers.parts,
        number=numbers.number,
        total=numbers.total,
        result=result,
    )
