"""Repairs by hand in words: every figure that can be set, what it is called, and how it stands."""

from __future__ import annotations

from typing import Any

from ...kernel.choices import Choice, text
from ...party.acts.repair import RepairFigure
from ...party.table.table import PartyTable
from ..phrases import sentence
from ..scene.mending import Mending
from .names import SEATS, seat_name
from .presenter import Presenter

GROUPS = {
    "people": ("health", "fatigue", "stamina", "status"),
    "goods": ("goods", "command", "xp", "token"),
    "vessel": ("damage", "plane-health", "fuel", "plane", "region", "place"),
    "journey": ("watch", "camps", "marks", "feared", "revered"),
}
"""What belongs together, in the order in which it is told."""
_PLANE = ("plane", "health")


def mendings(presenter: Presenter[Any], table: PartyTable) -> list[Mending]:
    """Everything that can be set by hand, by what it belongs to."""
    figures = table.bound.rulebook.repairs.figures(table)
    order = {kind: at for at, kind in enumerate(kind for kinds in GROUPS.values() for kind in kinds)}
    listed = sorted(figures.items(), key=lambda item: order[_kind(item[0])])
    return [_mending(presenter, table, what, figure) for what, figure in listed]


def _mending(presenter: Presenter[Any], table: PartyTable, what: Choice, figure: RepairFigure) -> Mending:
    kind = _kind(what)
    group = next(group for group, kinds in GROUPS.items() if kind in kinds)
    names = [_name(presenter, table, word) for word in what[1:]] if what != _PLANE else []
    label = presenter.localizer.say(f"mend_{kind}", name=(*names, "")[0], other=(*names, "", "")[1])
    allowed = figure.allowed
    numbers = allowed if isinstance(allowed, range) else range(1)
    words = () if isinstance(allowed, range) else tuple((word, _name(presenter, table, word)) for word in allowed)
    return Mending(
        f"set {text(what)}", presenter.localizer.say(f"mend-group_{group}"), sentence(label), str(figure.now()),
        numbers[0], numbers[-1], words,
    )  # fmt: skip


def _kind(what: Choice) -> str:
    return "plane-health" if what == _PLANE else what[0]


def _name(presenter: Presenter[Any], table: PartyTable, word: str) -> str:
    return (
        seat_name(presenter.localizer, table, word)
        if word in SEATS
        else presenter.game_words.name(presenter.localizer, table, word)
    )
