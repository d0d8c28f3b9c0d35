"""The counts of the box, checked on the harbour with one piece changed in memory: SG-COMP, SG-CREW, SG-SEARCH."""

from __future__ import annotations

import dataclasses
from collections import Counter
from typing import Any

import pytest

from sleeping_gods.kernel.errors import Finding
from sleeping_gods.sea.pack.box import BOX
from sleeping_gods.sea.pack.counts import check_counts
from sleeping_gods.sea.table.cards import Pack
from sleeping_gods.sea.table.words import SKILLS
from sleeping_gods.story.printed import Name
from sleeping_gods.story.source import Record

from .tables import harbour
from .test_component_counts import DEADLY, MILD, PERILOUS, PIECES


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


@pytest.mark.parametrize(
    ("field", "where", "figures", "expected"),
    [
        ("abilities", {"id": "rapid-strike-6"}, {"passives": ()}, "plain ability cards: expected"),
        ("abilities", {"id": "plain-craft-4"}, {"uses": harbour().abilities["refine-1"].uses}, "plain ability cards: "),
        ("abilities", {"id": "plain-craft-4"}, {"skill": "strength"}, "plain ability cards: expected"),
        ("adventures", {"id": "gear"}, {"origin": "market"}, "starting cards: expected ['flapjacks', 'gear', "),
        ("adventures", {"id": "lantern"}, {"origin": "starting"}, "starting cards: expected ['flapjacks', 'gear', "),
    ],
)
def test_a_card_of_another_sort(field: str, where: dict[str, object], figures: dict[str, Any], expected: str) -> None:
    """SG-COMP-021, SG-COMP-022: four plain ability cards and the four starting cards are these and no others."""
    assert [line for line in found(changed(field, where, **figures)) if line.startswith(expected)]


@pytest.mark.parametrize(
    ("room", "figures", "message"),
    [
        ("quarters", {"command": (3, 4, 5, 5)}, "command of quarters"),
        ("quarters", {"command": (3, 4, 4, 4)}, "command of quarters"),
        ("quarters", {"clears": (3, 3, 3, 3)}, "command cleared in quarters"),
    ],
)
def test_a_printed_number_of_the_ship_that_differs(room: str, figures: dict[str, Any], message: str) -> None:
    """SG-SHIP-010, SG-SHIP-011, SG-SHIP-021: the numbers that are known of Quarters are not for a pack to change."""
    assert [line for line in found(changed("rooms", {"id": room}, **figures)) if line.startswith(message)]


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


@pytest.mark.parametrize("piece", sorted(BOX))
@pytest.mark.parametrize("more", [1, -1])
def test_every_heap_is_counted(piece: str, more: int) -> None:
    """SG-COMP-006..014, SG-COMP-016, SG-COMP-017, SG-COMP-022, SG-COMP-023: one piece more or less is found."""
    supply = harbour().supply
    pack = dataclasses.replace(harbour(), supply={**supply, piece: supply[piece] + more})

    assert found(pack) == [f"pieces of {piece}: expected {supply[piece]}, got {supply[piece] + more}"]


@pytest.mark.parametrize(("piece", "count"), PIECES)
def test_the_figures_of_the_box(piece: str, count: int) -> None:
    """SG-COMP-006..014, SG-COMP-016, SG-COMP-017, SG-COMP-022, SG-COMP-023, SG-COMP-025, SG-COMP-029: so many."""
    assert harbour().supply[piece] == count


@pytest.mark.parametrize(("kind", "names"), [("mild", MILD), ("perilous", PERILOUS), ("deadly", DEADLY)])
def test_the_roster_of_events(kind: str, names: str) -> None:
    """SG-COMP-026..028: the events by name and copies; one that is called otherwise is found, and so is a copy more."""
    events = Counter(event.name.en for event in harbour().events.values() if event.kind == kind)
    assert events == Counter(names.split(", "))

    last = next(
        card for card in harbour().events.values() if card.kind == kind and card.name.en == names.split(", ")[-1]
    )
    other = found(changed("events", {"id": last.id}, name=Name({"en": "Fair Winds", "fr": ""})))
    twice = found(changed("events", {"id": last.id}, name=Name({"en": names.split(", ")[0], "fr": ""})))
    assert other == [
        f"{kind} events called {last.name.en!r}: expected 1, got 0",
        f"{kind} events called 'Fair Winds': expected 0, got 1",
    ]
    assert f"{kind} events called {names.split(', ')[0]!r}: expected 1, got 2" in twice


def test_nine_boards_of_which_eight_are_dealt() -> None:
    """SG-COMP-030: Odessa and eight others; a pack that lacks one is found."""
    names = ["odessa", "gregory", "kasumi", "laurent", "audrie", "rafael", "kannan", "marco", "mac"]
    pack = dataclasses.replace(harbour(), crew={name: harbour().crew[name] for name in names[:-1]})

    assert list(harbour().crew) == names
    assert [name for name, board in harbour().crew.items() if board.captain] == ["odessa"]
    assert [line for line in found(pack) if line.startswith("crew members: expected")]


@pytest.mark.parametrize(
    ("where", "figures", "expected"),
    [
        ({"ship_damage": 2}, {"ship_damage": 3}, "penalties of search tokens"),
        ({"status": "low-morale"}, {"status": "venom"}, "penalties of search tokens"),
        ({"ship_damage": 1}, {"ship_damage": 0}, "penalties of search tokens"),
        ({"id": "meat-grain"}, {"status": "low-morale"}, "penalties of search tokens"),
        ({"id": "vegetables"}, {"rewards": harbour().search["meat-grain"].rewards}, "different search tokens"),
    ],
)
def test_search_tokens_that_differ(where: dict[str, object], figures: dict[str, Any], expected: str) -> None:
    """SG-SEARCH-020, SG-COMP-016: nine different tokens, 4 with a penalty: ship damage 2, 1, 1 and one low morale."""
    tokens = harbour().search.values()
    bad = sorted((token.ship_damage, token.status) for token in tokens if token.ship_damage or token.status)
    assert (len(tokens), bad) == (9, [(0, "low-morale"), (1, ""), (1, ""), (2, "")])

    assert [line for line in found(changed("search", where, **figures)) if line.startswith(expected)]


@pytest.mark.parametrize(("maps", "right"), [(9, True), (10, False)])
def test_maps_of_the_atlas(maps: int, right: bool) -> None:
    """SG-COMP-031: the base atlas has 9 maps, each of two pages; a tenth is found."""
    region = harbour().regions["2.quay"]
    regions = {f"{page}.x": dataclasses.replace(region, id=f"{page}.x", page=page) for page in range(2, 2 + 2 * maps)}

    lines = [line for line in found(dataclasses.replace(harbour(), regions=regions)) if line.startswith("maps")]
    assert lines == ([] if right else ["maps: expected at most 9, got 10"])


@pytest.mark.parametrize(
    ("name", "figures", "expected"),
    [
        ("gregory", {"skills": {"savvy": 1}}, "skills of gregory: expected 2, 3 or 4, got 1"),
        ("gregory", {"skills": dict.fromkeys(SKILLS, 1)}, "skills of gregory: expected 2, 3 or 4, got 5"),
        ("odessa", {"skills": dict.fromkeys(SKILLS[:4], 1)}, "skills of odessa: expected 5, got 4"),
        ("kannan", {"uses": ()}, "kannan has a paid ability: expected True, got False"),
    ],
)
def test_a_board_that_differs(name: str, figures: dict[str, Any], expected: str) -> None:
    """SG-CREW-004, SG-CREW-005: 2 to 4 skills, the captain's apart, and an ability that is paid for."""
    assert found(changed("crew", {"id": name}, **figures)) == [expected]
