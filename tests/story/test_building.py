"""Building packs of any game: tables, ids that stand once, and what can be named."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from sleeping_gods.effects.op import Program
from sleeping_gods.kernel.errors import BrokenPack, Finding
from sleeping_gods.story.building import Tables, build_checked
from sleeping_gods.story.fronts import read_ability, read_enemy, read_quest
from sleeping_gods.story.pieces import read_uses
from sleeping_gods.story.printed import Name, PrintedEnemy, PrintedQuest
from sleeping_gods.story.reader import TomlReader
from sleeping_gods.story.source import PackSource, Record
from sleeping_gods.story.things import things_of
from sleeping_gods.wording.namers import namer_of, names_of_things

TABLES = Tables(shared=("crew", "card"), separate_ids=("event",), numbered=("card", "quest"), paged=("page",))


def record(kind: str, line: int, **data: object) -> Record:
    """One table of a file."""
    return Record(kind, "x.toml", line, data)


def source(*records: Record) -> PackSource:
    """A pack with these tables."""
    return PackSource(Record("pack", "pack.toml", 1, {}), list(records))


@pytest.mark.parametrize(
    ("records", "messages"),
    [
        ([record("crew", 1, id="a"), record("card", 2, id="b", number=1), record("event", 3, id="a")], []),
        ([record("crew", 1, id="a"), record("card", 2, id="a")], ["[[card]] a stands also in x.toml:1"]),
        ([record("event", 1, id="a"), record("event", 2, id="a")], ["[[event]] a stands also in x.toml:1"]),
        ([record("quest", 1, number=7), record("quest", 2, number=7)], ["[[quest]] 7 stands also in x.toml:1"]),
        ([record("quest", 1, number=7), record("card", 2, id="c", number=7)], []),
        ([record("page", 1, page=2), record("page", 2, page=2)], ["[[page]] 2 stands also in x.toml:1"]),
        ([record("qest", 1)], ["unknown table 'qest' in this game (did you mean 'quest'?)"]),
    ],
)
def test_each_id_and_number_stands_once(records: list[Record], messages: list[str]) -> None:
    """Shared ids differ from each other, the others within their table, and no table is of another game."""
    findings: list[Finding] = []
    TABLES.check(source(*records), findings)

    assert [finding.message for finding in findings] == messages


def test_more_ids_are_shared() -> None:
    """Ids that stand inside other tables differ from the shared ones too."""
    findings: list[Finding] = []
    TABLES.check(source(record("crew", 1, id="a")), findings, [(record("crew.weapon", 2), "a")])

    assert [finding.message for finding in findings] == ["[[crew.weapon]] a stands also in x.toml:1"]


def test_counts_and_references_are_not_judged_while_a_file_is_lost() -> None:
    """After a file that cannot be read, what it held would be missed everywhere."""
    judged: list[str] = []

    def counted(pack: str, manifest: Record, findings: list[Finding]) -> None:
        judged.append(f"counts of {pack} in {manifest.file}")

    def linked(pack: str, found: PackSource, findings: list[Finding]) -> None:
        judged.append("links")

    assert build_checked(source(), lambda _source, _findings: "pack", counted, linked) == "pack"
    assert judged == ["counts of pack in pack.toml", "links"]

    lost = source()
    lost.findings.append(Finding("b.toml", 3, "toml", "expected a value"))
    with pytest.raises(BrokenPack) as caught:
        build_checked(lost, lambda _source, _findings: "pack", counted, linked)
    assert [finding.file for finding in caught.value.findings] == ["b.toml"]
    assert len(judged) == 2


NAME = {"en": "X", "fr": "Y"}


def reader(**data: object) -> tuple[TomlReader, list[Finding]]:
    """A reader over one table and the list its findings go to."""
    findings: list[Finding] = []
    return TomlReader(record("thing", 1, **data), findings), findings


def test_the_fronts_of_cards() -> None:
    """Ability cards, enemies and quests begin alike in both games."""
    ability, _ = reader(id="a", name={"en": "", "fr": ""}, fate=3, skill="craft")
    enemy, _ = reader(id="e", number=4, name=NAME, level=2)
    quest, _ = reader(number=7, title=NAME, keyword="LANTERN", text=NAME)

    assert read_ability(ability, {1: 2, 6: 1}, ("craft",)) == ("a", Name({"en": "", "fr": ""}), 3, "craft")
    assert read_enemy(enemy, 78, 22) == ("e", 4, Name({"en": "X", "fr": "Y"}), 2)
    assert read_quest(quest, 180) == (7, Name({"en": "X", "fr": "Y"}), "LANTERN", Name({"en": "X", "fr": "Y"}))


@pytest.mark.parametrize(
    ("data", "asked", "messages"),
    [
        ({}, True, ["[[thing]]: expected the key 'keyword'"]),
        ({"keyword": ""}, True, ["[[thing]]: expected one word in capitals for 'keyword', got ''"]),
        ({"keyword": "low"}, False, ["[[thing]]: expected one word in capitals for 'keyword', got 'low'"]),
        ({"keyword": ""}, False, []),
        ({}, False, []),
    ],
)
def test_a_keyword(data: dict[str, object], asked: bool, messages: list[str]) -> None:
    """A keyword is one word in capitals, and may be left out only where it is not asked for."""
    table, findings = reader(number=7, title=NAME, text=NAME, **data)
    read_quest(table, 180, keyword=asked)

    assert [finding.message for finding in findings] == messages


def test_uses_have_labels_of_their_own() -> None:
    """Each use is known by one word, and a second one of the same word by its number."""
    table, findings = reader(use=[{"do": "draw 1"}, {"do": "draw 2"}, {"do": "draw 3", "label": "more", "x": 1}])

    def make(_table: TomlReader, label: str, program: Program) -> tuple[str, int]:
        return label, len(program)

    assert read_uses(table, make) == (("draw", 1), ("draw-2", 1), ("more", 1))
    assert [finding.message for finding in findings] == ["[[thing]] use: unknown key 'x'"]


@dataclass
class Things:
    """The named things of a pack."""

    quests: dict[int, PrintedQuest] = field(default_factory=dict)
    adventures: dict[str, PrintedEnemy] = field(default_factory=dict)
    enemies: dict[str, PrintedEnemy] = field(default_factory=dict)
    paragraphs: dict[str, object] = field(default_factory=dict)
    endings: tuple[str, ...] = ("home",)


def test_what_can_be_named() -> None:
    """Quests, cards and enemies go by their numbers, and a namer knows their names in a language."""
    pack = Things(
        quests={7: PrintedQuest(7, Name({"en": "Lamp", "fr": "Lampe"}), "LANTERN", Name({"en": "", "fr": ""}))}
    )
    pack.enemies["gull"] = PrintedEnemy("gull", 5, Name({"en": "Gull", "fr": "Mouette"}), 1)
    namer = namer_of(
        names_of_things(pack, {"ed": Name({"en": "Ed", "fr": "Ed"})}), "fr", lambda kind, value: f"{kind}?"
    )

    assert things_of(pack, ["ed"])["quest"] == {7}
    assert things_of(pack, ["ed"])["keyword"] == {"LANTERN"}
    assert {"ed", "each"} <= things_of(pack, ["ed"])["target"]
    assert (namer("quest", 7), namer("enemy", 5), namer("crew", "ed"), namer("boss", 4)) == (
        *("Lampe", "Mouette", "Ed"),
        "boss?",
    )
