"""The counts of the box, checked on the airfield with one piece changed in memory: DS-COMP, DS-FATE."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from sleeping_gods.kernel.errors import Finding
from sleeping_gods.skies.pack.counts import check_counts
from sleeping_gods.skies.table.cards import Pack
from sleeping_gods.story.source import Record

from .tables import airfield


def found(pack: Pack) -> list[str]:
    """What the counts find wrong with a pack."""
    findings: list[Finding] = []
    check_counts(pack, Record("pack", "pack.toml", 3, {}), findings)
    return [finding.message for finding in findings]


def without(field: str, **where: object) -> Pack:
    """The airfield without the first piece that has such figures."""
    pieces = getattr(airfield(), field)
    gone = next(key for key, piece in pieces.items() if all(getattr(piece, word) == at for word, at in where.items()))
    rest: dict[str, Any] = {field: {key: piece for key, piece in pieces.items() if key != gone}}
    return dataclasses.replace(airfield(), **rest)


def test_the_airfield_is_as_the_box() -> None:
    """DS-COMP-002, DS-COMP-004, DS-COMP-005, DS-FATE-004: nothing is found wrong with it."""
    assert found(airfield()) == []


def test_the_spread_of_fate() -> None:
    """DS-FATE-004: one 8 too many is found, and the 1 that is missing."""
    cards = airfield().abilities
    key = next(key for key, card in cards.items() if card.fate == 1)
    pack = dataclasses.replace(airfield(), abilities={**cards, key: dataclasses.replace(cards[key], fate=8)})

    assert sorted(found(pack)) == [
        "ability cards of fate 1: expected 5, got 4", "ability cards of fate 8: expected 2, got 3",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("field", "where", "expected"),
    [
        ("characters", {}, "characters: expected"),
        ("abilities", {}, "ability cards: expected 62, got 61"),
        ("adventures", {"starting": True, "kind": "combat"}, "starting combat cards: expected"),
        ("adventures", {"kind": "curse"}, "curses: expected"),
        ("resources", {}, "resources: expected"),
        ("events", {}, "events: expected"),
        ("buffs", {}, "buffs: expected"),
    ],
)
def test_a_piece_that_is_missing(field: str, where: dict[str, Any], expected: str) -> None:
    """DS-COMP-002: a pack that lacks a piece of the box is found."""
    assert any(line.startswith(expected) for line in found(without(field, **where)))


def test_another_person_among_the_five() -> None:
    """DS-BASE-002: five characters of whom one is somebody else are not the five."""
    pack = airfield()
    others = {("amelia" if name == "ed" else name): board for name, board in pack.characters.items()}

    assert [line.partition(":")[0] for line in found(dataclasses.replace(pack, characters=others))] == ["characters"]


@pytest.mark.parametrize("piece", ["common_resource_each", "quest_resource_each", "synergy", "stamina", "status_each"])
def test_a_heap_of_tokens_that_differs(piece: str) -> None:
    """DS-COMP-004, DS-COMP-005: one token more or less than the box holds is found."""
    supply = airfield().supply
    for count in (supply[piece] - 1, supply[piece] + 1):
        pack = dataclasses.replace(airfield(), supply={**supply, piece: count})

        assert found(pack) == [f"pieces of {piece}: expected {supply[piece]}, got {count}"]
