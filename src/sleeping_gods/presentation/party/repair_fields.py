"""The fields of the repair form: every figure that can be set by hand, with its name and value."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ...kernel.choices import Choice, text
from ...kernel.table import decision_of
from ...party.acts.repair_figure import RepairFigure
from ...party.chapters.settled import TellRest
from ...party.table.table import PartyTable
from ..phrases import sentence
from ..scene.repair_field import RepairField
from .figure_words import figure_kind, figure_name, figure_words
from .presenter import Presenter

GROUPS = {
    "people": ("health", "fatigue", "stamina", "status"),
    "goods": ("goods", "command", "placed", "weapon", "xp", "token"),
    "vessel": ("damage", "plane-health", "fuel", "plane", "region", "place", "room", "serpent"),
    "journey": (
        "turn", "active", "watch", "bonus", "camps", "defeats", "mode", "level", "event-pass", "events", "event-debt",
        "threat", "marks", "feared", "revered", "crossed",
    ),
    "fight": ("covered", "power"),
    "printed": (
        "printed-health", "printed-skill", "printed-accuracy", "printed-damage", "printed-block", "printed-remove",
        "printed-command", "printed-travel", "printed-xp", "printed-cost", "printed-icon", "printed-price",
        "printed-effect", "printed-ability", "printed-die", "printed-plane-health", "printed-fuel",
    ),
}  # fmt: skip
"""What belongs together, in the order in which it is told."""


def repair_fields(presenter: Presenter[Any], table: PartyTable) -> list[RepairField]:
    """Everything that can be set by hand, by what it belongs to."""
    figures = table.bound.rulebook.repairs.figures(table)
    order = {kind: at for at, kind in enumerate(kind for kinds in GROUPS.values() for kind in kinds)}
    listed = sorted(figures.items(), key=lambda item: order[figure_kind(item[0])])
    return [repair_field(presenter, table, what, figure) for what, figure in listed]


def rest_fields(presenter: Presenter[Any], table: PartyTable) -> list[RepairField]:
    """The fields for what has changed while something was settled on a group's own table; none if that is not asked."""
    if not isinstance(decision_of(table), TellRest):
        return []
    kinds = table.bound.rulebook.settling.told
    return [field for field in repair_fields(presenter, table) if field.act.split()[1] in kinds]


def repair_field(presenter: Presenter[Any], table: PartyTable, what: Choice, figure: RepairFigure) -> RepairField:
    """A figure with its name and what stands there."""
    localizer, words, allowed = presenter.localizer, presenter.game_words, figure.allowed
    return RepairField(
        act=f"set {text(what)}",
        group=_group(presenter, what),
        label=sentence(figure_words(localizer, words, table, what)),
        value=str(figure.now()),
        min=allowed[0] if isinstance(allowed, range) else 0,
        max=allowed[-1] if isinstance(allowed, range) else 0,
        options=() if isinstance(allowed, range) else _options(presenter, table, allowed),
    )


def _options(presenter: Presenter[Any], table: PartyTable, allowed: Collection[str]) -> tuple[tuple[str, str], ...]:
    """The words that may be set, each with its name."""
    return tuple((word, figure_name(presenter.localizer, presenter.game_words, table, word)) for word in allowed)


def _group(presenter: Presenter[Any], what: Choice) -> str:
    """The title of the group of figures to which one belongs."""
    kind = figure_kind(what)
    return presenter.localizer.say(f"mend-group_{next(group for group, kinds in GROUPS.items() if kind in kinds)}")
