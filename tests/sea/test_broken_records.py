"""What is told of a record of a pack of the sea in which something is amiss: its code, and what is expected."""

from __future__ import annotations

import dataclasses
import tomllib
from typing import Any

import pytest

from sleeping_gods.content.read import parse
from sleeping_gods.kernel.errors import Finding
from sleeping_gods.sea.pack import atlas, cards, crew, enemies, manifest, parts, ship
from sleeping_gods.sea.pack.atlas import check_atlas
from sleeping_gods.sea.pack.box import LAST
from sleeping_gods.sea.table.cards import Enemy, Region
from sleeping_gods.story.printed import Name
from sleeping_gods.story.reader import TomlReader
from sleeping_gods.story.source import Record


def source(text: str) -> Any:
    """The source of a pack with some records."""
    return parse({"records.toml": text}, [])


def told(findings: list[Finding]) -> list[str]:
    """Code and message of each finding but those of keys that are missing or unknown."""
    lines = [(finding.code, finding.message.partition("]] ")[2] or finding.message) for finding in findings]
    return [f"{code}: {message.partition(': ')[2] or message}" for code, message in lines]


def one(data: str) -> tuple[Any, list[Finding]]:
    """The reader of a record with these keys, and what it finds."""
    findings: list[Finding] = []
    return TomlReader(Record("any", "records.toml", 1, tomllib.loads(data)), findings), findings


@pytest.mark.parametrize(
    ("work", "data", "value", "found"),
    [
        (manifest._travel, "travel = [1, 1, 2, 2, 2, 3, 3, 3]", (0, 1, 1, 2, 2, 2, 3, 3, 3), []),
        (manifest._travel, "travel = [1, 2, 3]", (0, 1, 2, 3), []),
        (manifest._travel, "travel = [1, 2]", (0, 1, 2), ["travel: expected the distance 3 for the result 8"]),
        (manifest._travel, "travel = [1, 1, 1, 1, 1, 1, 1, 2, 3]", (0, 1, 1, 1, 1, 1, 1, 1, 2, 3),
         ["travel: expected the distance 3 for the result 8"]),
        (manifest._travel, "travel = [0, 3]", (0, 0, 3),
         ["travel: expected distances of at least 1 that never fall, got [0, 3]"]),
        (manifest._travel, "travel = [2, 1]", (0, 2, 1),
         ["travel: expected distances of at least 1 that never fall, got [2, 1]"]),
        (manifest._difficulty, "difficulty = [{low=1, high=4, key='a'}, {low=5, high=5, key='b'}]",
         ((1, 4, "a"), (5, 5, "b")), []),
        (manifest._difficulty, "difficulty = [{low=1, high=4, key='a'}, {low=6, high=9, key='b'}]",
         ((1, 4, "a"), (6, 9, "b")), ["difficulty: expected bands that follow each other, got 6 to 9"]),
        (manifest._difficulty, "difficulty = [{low=4, high=3, key='a'}]", ((4, 3, "a"),),
         ["difficulty: expected bands that follow each other, got 4 to 3"]),
        (manifest._endings, "ending = 'a'\nendings = ['b']", ("a", "b"),
         ["unlock: expected 'ending' or 'endings', got both"]),
        (manifest._endings, "endings = []", (), ["unlock: expected at least one ending for 'endings'"]),
        (manifest._endings, "endings = ['a', 'b']", ("a", "b"), []),
        (lambda reader: ship._by_players(reader, "few", required=True), "few = [0, 99, 1, 2]", (0, 99, 1, 2), []),
        (lambda reader: ship._by_players(reader, "few", required=True), "few = [0, 100, 1, 2]", (0, 100, 1, 2),
         ["out-of-range: expected 0 to 99 for 'few'"]),
        (lambda reader: ship._by_players(reader, "few", required=True), "few = [0, -1, 1, 2]", (0, -1, 1, 2),
         ["out-of-range: expected 0 to 99 for 'few'"]),
        (atlas.read_shape, "shape = [[0, 0], [9, 0], [9, 9]]", ((0, 0), (9, 0), (9, 9)), []),
        (atlas.read_shape, "shape = [[0, 0], [9, 0]]", ((0, 0), (9, 0)),
         ["shape: expected three or more points for 'shape', got 2"]),
    ],
)  # fmt: skip
def test_a_part_of_a_record_is_read_or_told(work: Any, data: str, value: object, found: list[str]) -> None:
    """What it says, and exactly what is amiss with it: at the bound nothing, one beyond something."""
    reader, findings = one(data)

    assert (work(reader), told(findings)) == (value, found)


def test_a_shape_has_few_corners() -> None:
    """As many as there may be, and one more; a point of it is two whole numbers."""
    for more, found in ((0, []), (1, [f"shape: expected at most {atlas.CORNERS} points for 'shape', got "])):
        points = ", ".join("[1, 2]" for _ in range(atlas.CORNERS + more))
        reader, findings = one(f"shape = [{points}]")
        assert len(atlas.read_shape(reader)) == atlas.CORNERS + more
        assert [line[: len(found[0])] for line in told(findings)] == found
    reader, findings = one("shape = [[1, 2], [1, true], [3, 4]]")
    assert atlas.read_shape(reader) == ()
    assert [finding.code for finding in findings] == ["wrong-type"]


EVENT = "[[event]]\nid='a'\nname={en='A'}\ntext={en='T'}\nkind='mild'\n"
STAYS = "kind: expected 'ongoing = true' for an event that stays"
CARD = "[[adventure]]\nid='a'\nnumber=1\nname={en='A'}\ntext={en='T'}\n"


@pytest.mark.parametrize(
    ("build", "text", "found"),
    [
        (cards.build_events, EVENT + "do='gain 1 coins'", []),
        (cards.build_events, EVENT + "attempt='gain 1 coins'",
         ["missing-key: expected the key 'attempt_at' beside 'attempt'", STAYS]),
        (cards.build_events, EVENT + "turn_end='gain 1 coins'", [STAYS]),
        (cards.build_events, EVENT + "leaves='port'", [STAYS]),
        (cards.build_events, EVENT + "ongoing=true\nleaves='port'", []),
        (cards.build_events, EVENT + "[[event.choice]]\ntext={en='x'}",
         ["kind: expected two or more choices, got 1"]),
        (cards.build_events, EVENT + "[[event.choice]]\ntext={en='x'}\n[[event.choice]]\ntext={en='y'}", []),
    ],
)  # fmt: skip
def test_an_event_that_contradicts_itself_is_told(build: Any, text: str, found: list[str]) -> None:
    """What is done later stays in play until then, and of one choice there is nothing to choose."""
    findings: list[Finding] = []
    build(source(text), findings)
    assert told(findings) == found


def test_costs_that_nobody_can_pay_are_told() -> None:
    """A board is not discarded, a level card neither; an adventure card hurts nobody."""
    for build, kind, key, message in (
        (crew.build_crew, "crew", "discard='self'", "expected a cost other than discarding the card: this is a board"),
        (crew.build_levels, "level", "discard='self'",
         "expected a cost other than discarding the card: level cards stay for good"),
        (cards.build_adventures, "adventure", "hurts=1",
         "expected no 'takes' or 'hurts': nobody bears an adventure card"),
    ):  # fmt: skip
        for given, wanted in ((key, True), ("command=1", False)):
            findings: list[Finding] = []
            build(source(f"[[{kind}]]\nid='a'\n[[{kind}.use]]\nlabel='b'\n{given}\ndo='gain 1 coins'\n"), findings)
            assert (f"kind: {message}" in told(findings)) == wanted, (kind, told(findings))


@pytest.mark.parametrize(("kind", "only"), [("recipe", {"food", "recipe"}), ("weapon", {"weapon"})])
def test_a_card_has_only_what_its_kind_has(kind: str, only: set[str]) -> None:
    """SG-ADV-008: ingredients and what is cooked are a recipe's, damage is a weapon's."""
    findings: list[Finding] = []
    data = f"{CARD}kind='{kind}'\nfood='1 meat'\nrecipe='gain 1 coins'\nweapon={{damage=1}}\n"
    cards.build_adventures(source(data), findings)
    barred = [line for line in told(findings) if line.startswith("kind: expected the kind ")]
    of = {"food": "recipe", "recipe": "recipe", "weapon": "weapon"}
    assert (
        barred
        == [
            f"kind: expected the kind {of[key]!r} for a card with {key!r}, got {kind!r}"
            for key in of
            if key not in only
        ]
        or kind not in cards.ADVENTURE_KINDS
    )


def test_moments_and_copies_stand_once() -> None:
    """SG-COMP-023: the same moment twice on a card, a number or a card that there is already."""
    reader, findings = one("when = [{at='combat-start', do='gain 1 coins'}, {at='combat-start', do='gain 1 coins'}]")
    parts.moments(reader)
    assert told(findings)[-1:] == ["duplicate: expected the moment 'combat-start' once on a card"]
    assert parts.weapon(one("x = 1")[0]) is None
    last = LAST["enemy"]
    card = object.__new__(Enemy)
    for key, value in (("id", "owl"), ("number", 4), ("name", Name({"en": "Owl"})), ("copy", 0)):
        object.__setattr__(card, key, value)
    for number, found in (
        (1, []), (last, []), (0, [f"out-of-range: expected 1 to {last} for 'also', got 0"]),
        (last + 1, [f"out-of-range: expected 1 to {last} for 'also', got {last + 1}"]),
        (9, ["duplicate: expected another card than 9 for 'also': it stands already"]),
    ):  # fmt: skip
        reader, findings = one(f"also = [{number}]")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(dataclasses, "replace", lambda card, **changes: changes)
            copies: Any = enemies._alike(reader, card, {9, "bat-2"})
        assert [(copy["id"], copy["number"], copy["copy"]) for copy in copies] == [("owl-2", number, 2)]
        assert told(findings) == found


class Told:
    """Notes what is found of a region."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def find(self, code: str, message: str) -> None:
        """Note it."""
        self.found.append(f"{code}: {message}")


def region(ref: str, page: int = 2, **given: Any) -> Region:
    """A region of the atlas."""
    return Region(ref, page, Name({"en": ref}), (), given.pop("borders", ()), **given)


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        ({"borders": ("b",)}, {"borders": ("a",)}, []),
        ({"borders": ("b",)}, {}, ["border: expected 'a' in 'borders' of 'b' too"]),
        ({"borders": ("c",)}, {}, ["dangling: expected a region for 'borders', got 'c'"]),
        ({"land": ("a",)}, {}, ["border: expected another region of the same spread for 'land', got 'a'"]),
        ({"binding": ("b", "b")}, {"binding": ("a",)}, ["duplicate: expected each region once for 'binding'"]),
        ({"borders": ("b",), "land": ("b",)}, {"borders": ("a",), "land": ("a",)},
         ["border: expected 'b' either beyond land or beyond a border"]),
        ({"edges": ("north",), "exits": {"north": 9}}, {}, []),
        ({"edges": ("up",)}, {}, ["exit: expected north, south, east or west for 'edges', got 'up'"]),
        ({"exits": {"north": 9}}, {}, ["exit: expected an edge that the region touches for 'exits', got 'north'"]),
        ({"edges": ("north",), "exits": {"north": 2}}, {},
         ["exit: expected a region of page 2 that touches its edge 'south'"]),
        ({"edges": ("north",), "exits": {"north": 2}}, {"edges": ("south",)}, []),
        ({"locations": (5, 6)}, {"locations": (7,)}, []),
        ({"locations": (5, 6), "borders": ()}, {"locations": (6,)}, []),
    ],
)  # fmt: skip
def test_regions_fit_together(first: dict[str, Any], second: dict[str, Any], found: list[str]) -> None:
    """Borders are the same from both sides, exits lead somewhere, a location lies in one region."""
    of_first, of_second, far = Told(), Told(), Told()
    regions: Any = [(region("a", **first), of_first), (region("b", **second), of_second), (region("f", 8), far)]
    check_atlas(regions)
    assert of_first.found[: len(found) or 9] == found
    twice = [*{*first.get("locations", ())} & {*second.get("locations", ())}]
    assert [line for line in of_second.found if line.startswith("location")] == [
        f"location: location {number} lies also in 'a'" for number in twice
    ]
    assert far.found == []
