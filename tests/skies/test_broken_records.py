"""What is told of a record of a pack of the skies in which something is amiss: its code, and what is expected."""

from __future__ import annotations

import tomllib
from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.kernel.errors import Finding
from sleeping_gods.skies.pack import atlas, cards, enemies, events, flight, manifest, parts
from sleeping_gods.skies.table.cards import AtlasPage, AtlasSquare, FlightSpace
from sleeping_gods.skies.table.enemy_abilities import ENEMY_ABILITIES
from sleeping_gods.skies.table.spreads import binding_edge, facing_page
from sleeping_gods.story.printed import Name
from sleeping_gods.story.reader import TomlReader
from sleeping_gods.story.source import Record


def told(findings: list[Finding]) -> list[str]:
    """Code and message of each finding."""
    lines = [(finding.code, finding.message.partition("]] ")[2] or finding.message) for finding in findings]
    return [f"{code}: {message.partition(': ')[2] or message}" for code, message in lines]


def one(data: str) -> tuple[Any, list[Finding]]:
    """The reader of a record with these keys, and what it finds."""
    findings: list[Finding] = []
    return TomlReader(Record("any", "records.toml", 1, tomllib.loads(data)), findings), findings


DIE = f"die: expected faces with {manifest.WORST} and {manifest.BEST}, none below {manifest.WORST} or above 9, got "


@pytest.mark.parametrize(
    ("faces", "value", "found"),
    [
        ([manifest.WORST, manifest.BEST, 9], (manifest.WORST, manifest.BEST, 9), []),
        ([manifest.WORST, manifest.BEST, 10], (manifest.WORST, manifest.BEST), [f"{DIE}[{manifest.WORST}, 6, 10]"]),
        ([manifest.BEST], (manifest.WORST, manifest.BEST), [f"{DIE}[{manifest.BEST}]"]),
        ([manifest.WORST], (manifest.WORST, manifest.BEST), [f"{DIE}[{manifest.WORST}]"]),
        ([manifest.WORST - 1, manifest.WORST, manifest.BEST], (manifest.WORST, manifest.BEST), [DIE]),
    ],
)
def test_a_die_has_its_worst_and_its_best_face(faces: list[int], value: object, found: list[str]) -> None:
    """And none beyond them."""
    reader, findings = one(f"die = {faces}")
    assert manifest._die(reader) == value
    assert [line[: len(DIE)] for line in told(findings)] == [DIE] * len(found)


@pytest.mark.parametrize(
    ("data", "found"),
    [
        ("[combat]\ndamage = 1", []),
        ("[combat]\nblock = 1", []),
        ("[combat]\nremove = 1", []),
        ("[combat]\ndamage = 0", ["combat: expected at least one effect of a combat card"]),
        ("[combat]\nblock = 0", ["combat: expected at least one effect of a combat card"]),
        ("[combat]\ndie = true", ["combat: expected 'damage' beside 'die', 'skill' or 'pierces'"]),
        ("[combat]\nskill = 'craft'", ["combat: expected 'damage' beside 'die', 'skill' or 'pierces'"]),
        ("[combat]\nblock = 1\npierces = true", ["combat: expected 'damage' beside 'die', 'skill' or 'pierces'"]),
    ],
)
def test_a_combat_card_does_something(data: str, found: list[str]) -> None:
    """DS-CBDK-007: and what adds to damage stands beside damage."""
    reader, findings = one(data)
    assert cards._combat(reader) is not None
    assert [line for line in told(findings) if line.startswith("combat")] == found
    assert cards._combat(one("x = 1")[0]) is None


@pytest.mark.parametrize(
    ("data", "found"),
    [
        ("turn_end = 'gain 1 rope'", []),
        ("harder = {any = 1}", []),
        ("", ["kind: expected 'harder' or 'turn_end' of a curse"]),
        ("turn_end = 'turn to 2.1'", ["event-jump: expected no 'turn to' or 'return' in 'turn_end' of a curse"]),
    ],
)
def test_a_curse_does_something_and_jumps_nowhere(data: str, found: list[str]) -> None:
    """DS-COMP-015: at the end of each turn."""
    reader, findings = one(f"text = {{en = 'T'}}\n{data}")
    cards._curse(reader)
    assert told(findings) == found


STAYS = "kind: expected 'stays = true' for an event with 'harder', 'turn_end' or 'complete'"
LEAVES = "kind: expected 'complete', 'complete_when', or 'discard this event' in 'turn_end', of an event that stays"


@pytest.mark.parametrize(
    ("given", "data", "found"),
    [
        ({"program": ("gain",)}, "", []),
        ({}, "", ["missing-key: expected the key 'do'"]),
        ({"stays": True}, "", [LEAVES]),
        ({"stays": True, "completes_on": ("x",)}, "", []),
        ({"program": ("gain",), "harder": ("any",)}, "", [STAYS]),
        ({"program": ("gain",), "turn_end": ("gain",)}, "", [STAYS]),
        ({"program": ("gain",), "completes_on": ("x",)}, "", [STAYS]),
        ({"program": ("gain",)}, "complete_if = 'x'",
         ["missing-key: expected 'complete' or 'complete_when' beside 'complete_if'"]),
        ({"stays": True, "completes_on": ("x",)}, "complete_if = 'x'", []),
        ({"stays": True, "completing": ("return",)}, "",
         ["event-jump: expected no 'turn to' or 'return' in 'complete': it may be done inside a story"]),
    ],
)  # fmt: skip
def test_an_event_that_contradicts_itself_is_told(given: dict[str, Any], data: str, found: list[str]) -> None:
    """DS-EVNT-004: what stays can be left behind, what does not does something at once."""
    programs = {
        key: tuple(SimpleNamespace(name=name, arms=()) for name in value)
        for key, value in given.items()
        if key in ("program", "turn_end", "completing")
    }
    event: Any = SimpleNamespace(
        **{"stays": False, "harder": (), "turn_end": (), "program": (), "completing": (), "completes_on": ()}
        | given
        | programs
    )
    reader, findings = one(data)
    events._check_event(reader, event)
    assert told(findings) == found


def test_only_a_character_pays_with_stamina_and_health() -> None:
    """On a card of the whole party nobody does."""
    for given, wanted in (({}, 0), ({"stamina": 1}, 1), ({"hurts": 1}, 1), ({"own": True}, 1)):
        reader, findings = one("")
        use: Any = SimpleNamespace(**{"stamina": 0, "hurts": 0, "own": False} | given)
        parts.unborne(reader, (use,))
        assert told(findings) == ["kind: expected no 'stamina', 'hurts' or 'own': no character has this"] * wanted


@pytest.mark.parametrize(
    ("rows", "size"),
    [
        (["w . c", ". . 12"], (2, 3)),
        ([". ."] * atlas.MAX_SIDE, (atlas.MAX_SIDE, 2)),
        ([". ."] * (atlas.MAX_SIDE + 1), (0, 0)),
        ([" ".join("." * atlas.MAX_SIDE)], (1, atlas.MAX_SIDE)),
        ([" ".join("." * (atlas.MAX_SIDE + 1))], (0, 0)),
        ([". .", "."], (0, 0)),
    ],
)
def test_a_page_is_a_rectangle(rows: list[str], size: tuple[int, int]) -> None:
    """Of so many rows and columns at most; else it has none."""
    grid = "\n".join(rows)
    reader, findings = one(f'page = 2\ngrid = """\n{grid}\n"""')
    page = atlas._page(reader, ())
    assert (page.number, page.rows, page.columns) == (2, *size)
    assert [line.partition(":")[0] for line in told(findings)] == ([] if size[0] else ["page-grid"])


class Told:
    """Notes what is found."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def find(self, code: str, message: str) -> None:
        """Note it."""
        self.found.append(f"{code}: {message}")


def page(number: int, columns: int = 3, rows: int = 2, exits: dict[str, int] | None = None, *at: int) -> AtlasPage:
    """A page of the atlas with locations in its first square."""
    places = (AtlasSquare((), at, ()), *(AtlasSquare((), (), ()),) * (columns * rows - 1))
    return AtlasPage(number, columns, rows, places, exits or {})


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        ((2, 3, 2), (3, 5, 2), []),
        ((2, 3, 2), (3, 3, 4), ["page: expected 4 rows as on the facing page 3, got 2"]),
        ((2, 3, 2, {"north": 4}), (4, 3, 9), []),
        ((2, 3, 2, {"north": 4}), (4, 5, 2), ["exit: expected as many columns on page 4 as here, got 5"]),
        ((2, 3, 2, {"west": 4}), (4, 9, 2), []),
        ((2, 3, 2, {"west": 4}), (4, 3, 5), ["exit: expected as many rows on page 4 as here, got 5"]),
        ((2, 3, 2, {"east": 4}), (4, 3, 2), ["exit: expected an edge other than the binding for 'exits', got 'east'"]),
        ((2, 3, 2, {"north": 9}), (4, 3, 2), ["dangling: expected another page of the pack for 'north', got 9"]),
        ((2, 3, 2, {"north": 2}), (4, 3, 2), ["dangling: expected another page of the pack for 'north', got 2"]),
    ],
)
def test_pages_fit_together(first: Any, second: Any, found: list[str]) -> None:
    """DS-TRAV-003, DS-TRAV-009: facing pages row by row, and exits to pages of the same width or height."""
    readers = Told(), Told()
    pages: Any = [(page(*first), readers[0]), (page(*second), readers[1])]
    atlas.check_pages(pages)
    assert readers[0].found == found
    assert (facing_page(2), facing_page(3), binding_edge(2), binding_edge(3)) == (3, 2, "east", "west")


def test_a_location_lies_in_one_square() -> None:
    """The second is told where the first is."""
    readers = Told(), Told()
    pages: Any = [(page(2, 3, 2, {}, 5, 6), readers[0]), (page(4, 3, 2, {}, 6, 7), readers[1])]
    atlas.check_pages(pages)
    assert (readers[0].found, readers[1].found) == ([], ["location: location 6 lies also on page 2"])


def space(ref: str, *links: str, **given: Any) -> tuple[FlightSpace, Any]:
    """A space of the flight board, and what is found of it."""
    return FlightSpace(ref, Name({"en": ref}), links, **given), Told()


@pytest.mark.parametrize(
    ("spaces", "found"),
    [
        ([space("a", "b", square="2:a1"), space("b", "a", explore=5)], [[], []]),
        ([space("a", "b"), space("b")], [["flight: expected 'a' in 'links' of 'b' too"], []]),
        ([space("a", "c", "a"), space("b")],
         [["dangling: expected another space of the flight board for 'links', got 'c'",
           "dangling: expected another space of the flight board for 'links', got 'a'"],
          ["flight: expected a way from the airport to 'b'"]]),
        ([space("a", "b", "b"), space("b", "a")], [["duplicate: expected each space once for 'links'"], []]),
        ([space("a", "b", square="2:a4"), space("b", "a")],
         [["dangling: expected a square of the pack such as '2:b3' for 'square', got '2:a4'"], []]),
        ([space("a", "b", square="2:b3"), space("b", "a", square="2:b3")],
         [[], ["flight: the square 2:b3 belongs also to 'a'"]]),
        ([space("a", "b", square="2:a1"), space("b", "a", explore=5, card=3)],
         [[], ["flight: expected only the printed distant location in 'links' of one that a card opens"]]),
        ([space("a", "b", explore=4), space("b", "a", explore=5, card=3)], [[], []]),
    ],
)  # fmt: skip
def test_spaces_of_the_flight_board_are_joined(spaces: list[tuple[Any, Any]], found: list[list[str]]) -> None:
    """DS-FLY-002, DS-FLY-018: from both sides, each once, and all to the airport."""
    flight.check_spaces(spaces, {2: page(2)}, "a")
    assert [reader.found for _, reader in spaces] == found


def test_an_enemy_ability_is_one_that_there_is() -> None:
    """A slip is told with what may be meant."""
    for known in ENEMY_ABILITIES:
        assert enemies.problem(known) in ("", f" (written {known}-N)"), known
    assert enemies.problem("none such")
