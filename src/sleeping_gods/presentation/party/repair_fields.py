"""The fields of the repair form: every figure that can be set by hand, with its name and value."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ...kernel.choices import Choice, text
from ...party.acts.repair import RepairFigure
from ...party.table.table import PartyTable
from ..phrases import sentence
from ..scene.repair_field import RepairField
from .names import SEATS, seat_name
from .presenter import Presenter

GROUPS = {
    "people": ("health", "fatigue", "stamina", "status"),
    "goods": ("goods", "command", "xp", "token"),
    "vessel": ("damage", "plane-health", "fuel", "plane", "region", "place"),
    "journey": ("watch", "camps", "marks", "feared", "revered"),
    "printed": (
        "printed-health", "printed-accuracy", "printed-damage", "printed-block", "printed-travel", "printed-xp",
        "printed-price", "printed-plane-health", "printed-fuel",
    ),
}  # fmt: skip
"""What belongs together, in the order in which it is told."""
PLANE_HEALTH = ("plane", "health")
"""The plane's health; ``plane`` alone is where it stands."""


def repair_fields(presenter: Presenter[Any], table: PartyTable) -> list[RepairField]:
    """Everything that can be set by hand, by what it belongs to."""
    figures = table.bound.rulebook.repairs.figures(table)
    order = {kind: at for at, kind in enumerate(kind for kinds in GROUPS.values() for kind in kinds)}
    listed = sorted(figures.items(), key=lambda item: order[_kind(item[0])])
    return [_field(presenter, table, what, figure) for what, figure in listed]


def _field(presenter: Presenter[Any], table: PartyTable, what: Choice, figure: RepairFigure) -> RepairField:
    if isinstance(figure.allowed, range):
        return _number_field(presenter, table, what, figure, figure.allowed)
    return _word_field(presenter, table, what, figure, figure.allowed)


def _number_field(
    presenter: Presenter[Any], table: PartyTable, what: Choice, figure: RepairFigure, allowed: range
) -> RepairField:
    return RepairField(
        act=f"set {text(what)}",
        group=_group(presenter, what),
        label=_label(presenter, table, what),
        value=str(figure.now()),
        min=allowed[0],
        max=allowed[-1],
        options=(),
    )


def _word_field(
    presenter: Presenter[Any], table: PartyTable, what: Choice, figure: RepairFigure, allowed: Collection[str]
) -> RepairField:
    return RepairField(
        act=f"set {text(what)}",
        group=_group(presenter, what),
        label=_label(presenter, table, what),
        value=str(figure.now()),
        min=0,
        max=0,
        options=tuple((word, _name(presenter, table, word)) for word in allowed),
    )


def _group(presenter: Presenter[Any], what: Choice) -> str:
    kind = _kind(what)
    return presenter.localizer.say(f"mend-group_{next(group for group, kinds in GROUPS.items() if kind in kinds)}")


def _label(presenter: Presenter[Any], table: PartyTable, what: Choice) -> str:
    names = [_name(presenter, table, word) for word in what[1:]] if what != PLANE_HEALTH else []
    name, other = [*names, "", ""][:2]
    return sentence(presenter.localizer.say(f"mend_{_kind(what)}", name=name, other=other))


def _kind(what: Choice) -> str:
    return "plane-health" if what == PLANE_HEALTH else what[0]


def _name(presenter: Presenter[Any], table: PartyTable, word: str) -> str:
    if word in SEATS:
        return seat_name(presenter.localizer, table, word)
    return presenter.game_words.name(presenter.localizer, table, word)
