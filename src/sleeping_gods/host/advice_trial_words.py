"""What trial runs say for the advised choice, and what the best placement of damage says of another square."""

from __future__ import annotations

from typing import Any, TypeVar

from ..bots.robots.advice_facts import Instead, PlacementBeside, ScoreAhead
from ..bots.robots.interface import Weighed
from ..kernel.choices import Choice
from ..party.table.table import PartyTable
from ..presentation.party.presenter import Presenter
from ..presentation.scene.text import plain
from .advice_aside import is_aside
from .advice_beside import LEAST_GAIN, fact_of, margin_of
from .advice_changes import health_of, points_of, told_changes, words_of_changes, worth_of_change

T = TypeVar("T", bound=PartyTable)
LONG_LABEL = 60
"""Characters of a label that are said again where it stands in full beside them."""


def words_of_trials(
    presenter: Presenter[T], table: T, weighed: Weighed, instead: Instead, following: Weighed | None
) -> str:
    """How far so many trial runs put a choice before the usual one, and how far chance reaches if that is known."""
    localizer, score = presenter.localizer, fact_of(weighed, ScoreAhead)
    is_usual = following is not None and following.choice == instead.usual
    margin = margin_of(following) if following is not None and is_usual else 0.0
    return localizer.say(
        "advice_instead-first" if is_aside(presenter, table, weighed.choice) else "advice_instead",
        usual=short_label(presenter, table, instead.usual),
        points=points_of(localizer, instead.gain),
        runs=0 if score is None else score.playouts,
        margin=points_of(localizer, margin) if margin >= LEAST_GAIN else "none",
        leaves=_leaves_of_usual(presenter, table, instead),
    )


def _leaves_of_usual(presenter: Presenter[T], table: T, instead: Instead) -> str:
    """What the usual choice leaves against the advised one, where that speaks against it; else ``none``."""
    changes = told_changes(table, instead.usual, instead.beside)
    if sum(map(worth_of_change, changes)) >= 0:
        return "none"
    return words_of_changes(presenter.localizer, changes) or "none"


def words_of_placement(presenter: Presenter[Any], beside: PlacementBeside) -> str:
    """How the best placement of damage with another square compares with the advised one, in the list."""
    say = presenter.localizer.say
    if beside.beats_fewer:
        return say("advice_placing-beats-fewer")
    if beside.is_part:
        return say("advice_placing-part")
    if not beside.behind:
        return say("advice_placing-even")
    return say("advice_placing-behind", health=health_of(presenter.localizer, beside.behind))


def short_label(presenter: Presenter[T], table: T, choice: Choice) -> str:
    """What a choice is called, without marks; only the beginning of a long sentence of the story."""
    label = plain(presenter.localizer.rich_text(presenter.named(table, choice))).rstrip(".")
    if len(label) <= LONG_LABEL:
        return label
    return presenter.localizer.say("advice_shortened", label=label[:LONG_LABEL].rpartition(" ")[0].rstrip(" ,;:."))
