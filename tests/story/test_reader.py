"""The reader: typed values, and findings instead of exceptions."""

from __future__ import annotations

import tomllib

import pytest

from sleeping_gods.effects.op import Op
from sleeping_gods.kernel.errors import Finding
from sleeping_gods.story.reader import TomlReader
from sleeping_gods.story.source import Record


def reader(text: str) -> tuple[TomlReader, list[Finding]]:
    """A reader over one table and the list its findings go to."""
    findings: list[Finding] = []
    return TomlReader(Record("thing", "things.toml", 7, tomllib.loads(text)), findings), findings


GOOD = """
id = "sea-horse-2"
size = 3
wet = true
name = { en = "Horse", fr = "Cheval" }
do = ["challenge CRAFT 5", "fail: draw 1"]
line = "gain 1 xp; draw 1"
food = "2 vegetables, 1 coin"
synergy = "damage +1"
passive = ["accuracy +1"]
list = [1, 2]
kind = "gear"
if = "LANTERN and not 3 coins"
[[use]]
command = 1
[[use]]
command = 2
"""


def test_good_values_are_read() -> None:
    """Every kind of value comes back with its type, and nothing is found."""
    table, findings = reader(GOOD)

    assert table.id() == "sea-horse-2"
    assert table.integer("size", low=1, high=3) == 3
    assert table.integer("depth", 4) == 4
    assert table.flag("wet") is True
    assert table.flag("dry") is False
    assert table.name() == {"en": "Horse", "fr": "Cheval"}
    assert [op.name for op in table.program("do")] == ["challenge"]
    assert [op.name for op in table.program("line")] == ["gain", "draw"]
    assert table.program("instant") == ()
    assert table.amounts("food") == (("vegetables", 2), ("coins", 1))
    assert table.amounts("cost") == ()
    assert table.effect("synergy") == Op("damage", (1,))
    condition = table.condition("if")
    assert condition is not None
    assert condition.kind == "and"
    assert table.condition("unless") is None
    assert [standing.name for standing in table.passives("passive")] == ["accuracy"]
    assert table.list_of("list", int, length=2) == [1, 2]
    assert table.word("kind", ("gear", "lore")) == "gear"
    assert table.word("other", ("gear", "lore"), "") == ""
    assert [use.integer("command") for use in table.tables("use")] == [1, 2]
    table.close()
    assert findings == []


@pytest.mark.parametrize(
    ("text", "ask", "code", "message"),
    [
        ("", lambda r: r.integer("size"), "missing-key", "expected the key 'size'"),
        ("size = '3'", lambda r: r.integer("size"), "wrong-type", "expected a number for 'size', got '3'"),
        ("size = true", lambda r: r.integer("size"), "wrong-type", "expected a number for 'size', got True"),
        ("size = 3.0", lambda r: r.integer("size"), "wrong-type", "expected a number for 'size', got 3.0"),
        ("size = 9", lambda r: r.integer("size", high=6), "out-of-range", "expected 0 to 6 for 'size', got 9"),
        ("wet = 1", lambda r: r.flag("wet"), "wrong-type", "expected true or false for 'wet', got 1"),
        ("id = 'Sea Horse'", lambda r: r.id(), "bad-id", "expected lower-case words joined by hyphens for 'id'"),
        ('text = "a\\u001bb"', lambda r: r.text("text"), "unclean", "expected printable characters for 'text'"),
        ('text = "a\\u202eb"', lambda r: r.text("text"), "unclean", "expected printable characters for 'text'"),
        ("kind = 'geer'", lambda r: r.word("kind", ("gear",)), "unknown-word", "expected one of gear for 'kind', got"),
        ("name = 'Horse'", lambda r: r.name(), "wrong-type", "expected a table for 'name', got 'Horse'"),
        ("name = { fr = 'Cheval' }", lambda r: r.name(), "missing-key", "expected the key 'en'"),
        ("name = { en = 'H', fr = '' }", lambda r: r.name(), "empty-text", "expected text in every language"),
        ("name = { en = 'H', German = 'P' }", lambda r: r.name(), "unknown-key", "unknown key 'German'"),
        ("do = ['gian 1 xp']", lambda r: r.program("do"), "bad-effect", "'do': unknown effect 'gian 1 xp' (did you"),
        ("do = [1]", lambda r: r.program("do"), "wrong-type", "expected a list of texts for 'do', got 1"),
        ("do = 1", lambda r: r.program("do"), "wrong-type", "expected a list for 'do', got 1"),
        ("food = '2 xp'", lambda r: r.amounts("food"), "bad-amounts", "'food': expected a resource, got 'xp'"),
        ("synergy = 'jump'", lambda r: r.effect("synergy"), "bad-effect", "'synergy': unknown effect 'jump'"),
        ("if = ''", lambda r: r.condition("if"), "bad-condition", "'if': expected a condition, got nothing"),
        ("if = 'lantern'", lambda r: r.condition("if"), "bad-condition", "'if': expected a condition, got 'lantern'"),
        ("passive = ['wings']", lambda r: r.passives("passive"), "bad-effect", "'passive': unknown passive 'wings'"),
        (
            "list = [1]",
            lambda r: r.list_of("list", int, length=4),
            "wrong-length",
            "expected 4 items for 'list', got 1",
        ),
        ("use = [1]", lambda r: r.tables("use"), "wrong-type", "expected a list of tables for 'use', got 1"),
        ("a.b.c = 1", lambda r: r.text("a"), "wrong-type", "expected a text for 'a', got a table"),
    ],
)
def test_a_bad_value_is_a_finding(text: str, ask: object, code: str, message: str) -> None:
    """A missing, mistyped or unknown value is noted with its table and never raises."""
    table, findings = reader(text)
    assert callable(ask)
    ask(table)

    assert len(findings) == 1
    assert (findings[0].file, findings[0].line, findings[0].code) == ("things.toml", 7, code)
    assert message in findings[0].message


def test_keys_that_nobody_asked_for_are_found() -> None:
    """An unknown key is a finding with the nearest key that is known."""
    table, findings = reader("comand = 1")
    table.integer("command", 0)
    table.close()

    assert [finding.message for finding in findings] == ["[[thing]]: unknown key 'comand' (did you mean 'command'?)"]


def test_findings_of_inner_tables_name_them() -> None:
    """A finding in a table inside another says where it is."""
    table, findings = reader("[[use]]\ncommand = 'x'")
    table.title("sea-horse")
    for use in table.tables("use"):
        use.integer("command")

    assert findings[0].message == "[[thing]] sea-horse use: expected a number for 'command', got 'x'"
