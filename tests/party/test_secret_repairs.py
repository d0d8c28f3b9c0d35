"""Why a repair is refused is told, but not where the answer would name a card in a hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sleeping_gods.kernel.errors import Reason
from sleeping_gods.party.acts.repair import TableRepairs, is_repair

from ..sea.tables import at_sea
from ..skies.tables import on_map


@pytest.mark.parametrize("table", [at_sea, on_map])
@pytest.mark.parametrize(
    ("line", "key", "told"),
    [
        ("repair move ability rage-6 deck", "repair-needed", False),
        ("repair move ability rage-6 deck", "repair-counts", False),
        ("repair move ability rage-6 deck", "repair-hand-limit", True),
        ("repair fill ability deck with rage-6", "repair-needed", False),
        ("repair fill ability deck with rage-6", "repair-counts", False),
        ("repair set xp 3", "repair-needed", True),
        ("repair set xp 3", "repair-counts", True),
        ("repair skip", "repair-needed", True),
    ],
)
def test_a_refusal_that_would_name_a_hidden_card_is_not_told(
    table: Callable[[], Any], line: str, key: str, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether a moved card lies where a step needs it, or makes a count wrong, is known by who holds it alone."""
    there, reason = table(), Reason("SG-SAVE-001", key)
    monkeypatch.setattr(TableRepairs, "refusal", lambda repairs, table, choice: reason)

    assert there.bound.rulebook.repairs.why_not(there, tuple(line.split())) == (reason if told else None)


@pytest.mark.parametrize("table", [at_sea, on_map])
def test_a_repair_that_can_be_made_has_no_refusal(table: Callable[[], Any]) -> None:
    """Neither told nor kept secret, and it is an act; what is no repair is none."""
    there = table()
    repairs = there.bound.rulebook.repairs
    line = ("repair", "set", "xp" if hasattr(there, "xp") else "fuel", "3")

    assert repairs.why_not(there, line) is None
    assert repairs.is_act(there, line)
    assert not repairs.is_act(there, line[1:])
    assert [is_repair(tuple(words.split())) for words in ("repair set", "repair", "set repair", "repair deck")] == [
        True, False, False, False,
    ]  # fmt: skip
