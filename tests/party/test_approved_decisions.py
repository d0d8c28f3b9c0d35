"""Every decision of both games with plain values: what it offers, to whom, and what it bars, as it was approved.

How to approve a change and how to look at it says tests/approving.py.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.kernel.errors import Bug
from sleeping_gods.kernel.steps import STEPS, Decision
from sleeping_gods.party.table.table import CannotEnter, of_party

from ..approving import changed
from ..host.marked import Marked
from ..host.staged import begun

APPROVED = Path(__file__).parent / "approved"
MISSING = (Bug, CannotEnter, ValueError, LookupError, AttributeError, TypeError)
"""What a decision raises where the table lacks what it is about."""


def tables(pack_name: str) -> Iterator[tuple[str, Any]]:
    """The beginning of a campaign and a fight: all well, and with members who are hurt, fallen, tired or poisoned."""
    game, pack = load_pack(pack_name)
    for stage in ("start", "fight"):
        whole: Any = of_party(begun(Marked(game, pack, {}), 2, 4, stage).table)
        for state in ("well", "worn"):
            table = whole.clone()
            names = [*table.crew]
            if state == "worn":
                table.crew[names[0]].damage = 1
                table.crew[names[1]].damage = table.bound.health[names[1]]
                table.crew[names[2]].statuses = ("weakened", "low-morale")
                table.crew[names[3]].statuses = ("weakened",)
                for name in names:
                    if hasattr(table.crew[name], "fatigue"):
                        table.crew[name].fatigue = 2 if name in names[1:3] else 0
            yield f"{stage} {state}", table


def values(kind: object, table: Any) -> list[Any]:
    """What a field of a type may be; the first is the plain one."""
    names = [*table.crew]
    known: dict[object, list[Any]] = {bool: [False, True], int: [1, 0, 3], str: ["", *names[:3]]}
    return known.get(kind, [(), tuple(names[:3])])


def filled(step: type[Any], table: Any) -> Iterator[Any]:
    """A step with plain values, and with each field in its turn another."""
    hints = get_type_hints(step)
    choices = [values(hints[field.name], table) for field in dataclasses.fields(step)]
    plain = [each[0] for each in choices]
    yield step(*plain)
    for at, each in enumerate(choices):
        for value in each[1:]:
            yield step(*plain[:at], value, *plain[at + 1 :])


def answer(step: Any, name: str, table: Any) -> object:
    """What a decision answers to a question about a table."""
    try:
        return getattr(step, name)(table) if hasattr(step, name) else None
    except MISSING as error:
        return type(error).__name__


@pytest.mark.parametrize("pack_name", ["harbour", "airfield"])
def test_what_a_decision_offers_was_approved(pack_name: str) -> None:
    """And nothing is offered and barred at once, nor barred for two reasons."""
    told: dict[str, list[bytes]] = {}
    game = load_pack(pack_name)[0].id
    own = ("sleeping_gods.party.", f"sleeping_gods.{game}.")
    decisions = {name: step for name, step in sorted(STEPS.items()) if step.__module__.startswith(own)}
    for state, table in tables(pack_name):
        for name, kind in decisions.items():
            if not issubclass(kind, Decision):
                continue
            for step in filled(kind, table):
                asked = {question: answer(step, question, table) for question in ("who", "options", "barred", "form")}
                told.setdefault(name, []).append(f"{state}: {step!r}: {asked!r}".encode())
                offered, barred = asked["options"], asked["barred"]
                if isinstance(offered, list) and isinstance(barred, list):
                    refused = [choice for choice, _ in barred]
                    assert not {*offered} & {*refused}, step
                    assert len({*refused}) == len(refused), step

    assert changed(APPROVED / f"decisions-{pack_name}.txt", told) == []
