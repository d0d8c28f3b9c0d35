"""The counts of the box, checked on the harbour with one piece changed in memory: SG-COMP, SG-CREW, SG-SEARCH."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from sleeping_gods.kernel.errors import Finding
from sleeping_gods.sea.pack.counts import check_counts
from sleeping_gods.sea.table.cards import Pack
from sleeping_gods.story.source import Record

from .tables import harbour


def found(pack: Pack) -> list[str]:
    """What the counts find wrong with a pack."""
    findings: list[Finding] = []
    check_counts(pack, Record("pack", "pack.toml", 3, {}), findings)
    return [finding.message for finding in findings]


def changed(field: str, where: dict[str, object], **figures: Any) -> Pack:
    """The harbour in which the first piece with such figures has others."""
    pack = harbour()
    pieces = getattr(pack, field)
    key = next(key for key, piece in pieces.items() if all(getattr(piece, word) == at for word, at in where.items()))
    others: dict[str, Any] = {field: {**pieces, key: dataclasses.replace(pieces[key], **figures)}}
    return dataclasses.replace(pack, **others)


def test_the_harbour_is_as_the_box() -> None:
    """SG-COMP-019, SG-COMP-020, SG-COMP-021, SG-COMP-022, SG-COMP-025, SG-COMP-029: nothing is found wrong with it."""
    assert found(harbour()) == []


@pytest.mark.parametrize(
    ("field", "where", "figures", "expected"),
    [
        ("abilities", {"fate": 6}, {"fate": 1}, "ability cards of fate 1: expected 6, got 7"),
        ("abilities", {"skill": "savvy"}, {"skill": "craft"}, "ability cards of craft: expected 11, got 12"),
        ("abilities", {"skill": "savvy"}, {"skill": "craft"}, "ability cards of savvy: expected 12, got 11"),
        ("abilities", {"command": 3}, {"command": 1}, "ability cards of cost 1: expected 12, got 13"),
        ("abilities", {"command": 3}, {"command": 2}, "ability cards of cost 2: expected 45, got 46"),
        ("abilities", {"command": 2}, {"command": 3}, "ability cards of cost 3: expected 3, got 4"),
        ("levels", {"crew": "mac"}, {"crew": "kasumi"}, "level cards of kasumi: expected 2, got 3"),
        ("adventures", {"origin": "market"}, {"origin": "starting"}, "market cards: expected 32, got 31"),
        ("events", {"kind": "mild"}, {"kind": "deadly"}, "event cards of kind deadly: expected 18, got 19"),
        ("rooms", {"id": "bridge"}, {"capacity": 1}, "capacity of bridge: expected 2, got 1"),
        ("rooms", {"id": "galley"}, {"cards": ()}, "cards of galley: expected (1, 1, 2, 2), got ()"),
    ],
)  # fmt: skip
def test_a_figure_that_differs(field: str, where: dict[str, object], figures: dict[str, Any], expected: str) -> None:
    """SG-COMP-019, SG-COMP-020, SG-COMP-022, SG-COMP-025, SG-COMP-029: a card too many or too few is found."""
    assert expected in found(changed(field, where, **figures))


@pytest.mark.parametrize("field", ["abilities", "levels", "adventures", "events", "search"])
def test_a_piece_that_is_missing(field: str) -> None:
    """SG-COMP-016, SG-COMP-019, SG-COMP-022, SG-COMP-025, SG-COMP-029: a deck without its first card is found."""
    pieces = getattr(harbour(), field)
    gone = next(key for key, piece in pieces.items() if getattr(piece, "origin", "market") == "market")
    rest: dict[str, Any] = {field: {key: piece for key, piece in pieces.items() if key != gone}}

    assert found(dataclasses.replace(harbour(), **rest))


@pytest.mark.parametrize("piece", ["command", "fatigue", "ship_damage_cubes", "venom", "coin_small", "meat", "explore"])
def test_a_heap_of_tokens_that_differs(piece: str) -> None:
    """SG-COMP-007, SG-COMP-008, SG-COMP-009, SG-COMP-010, SG-COMP-012..014: one token more is found."""
    supply = harbour().supply
    pack = dataclasses.replace(harbour(), supply={**supply, piece: supply[piece] + 1})

    assert found(pack) == [f"pieces of {piece}: expected {supply[piece]}, got {supply[piece] + 1}"]
