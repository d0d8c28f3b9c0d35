"""Numbers, defaults and tables that the program declares, as they were approved: limits, fields, parameters, words.

What is new is listed when it is approved (see tests/approving.py); what is listed has the value that was approved, and
of a table no word is missing.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "sleeping_gods"
APPROVED = Path(__file__).with_name("declared.txt")
APPROVED_TABLES = Path(__file__).with_name("declared_tables.txt")
FOLDERS = (
    "campaign", "host", "journal", "local", "party", "presentation", "sea", "service", "skies", "storage", "web",
    "wire",
)  # fmt: skip
VALUE = r"(?:True|False|None|-?\d[\d_]*(?:\.\d+)?(?: [*+-] [\d_]+)*)"
CONSTANT = re.compile(rf"^(\w+(?:, \w+)*)(?:: [^=\n]+)? = ({VALUE}(?:, {VALUE})*)$", re.MULTILINE)
"""A number of a module."""
DEFAULT = re.compile(
    rf"(?:^    |[(] *|, |^ +)(\w+): [^=,\n]+(?:\[[^=\n]*\][^=,\n]*)? = ({VALUE})(?=[,)]|$|  #)", re.MULTILINE
)
"""The default of a field or a parameter."""


def declared(path: Path) -> Iterator[tuple[str, str]]:
    """The name and the value of every number of a module, and of every default of a field or a parameter."""
    file = path.relative_to(SOURCE).as_posix().removesuffix(".py").replace("/", ".")
    text, times = path.read_text(encoding="utf-8"), Counter[str]()
    for match in (*CONSTANT.finditer(text), *DEFAULT.finditer(text)):
        times[match[1]] += 1
        yield f"{file}.{match[1]}{'' if times[match[1]] == 1 else f' ({times[match[1]]})'}", match[2]


TABLE = re.compile(r"^(\w+)(?:: [^=\n]+)? = (?:frozenset)?\(?([({\[]|Literal\[)", re.MULTILINE)
WORD = re.compile(r'"[^"\n]*"|(?<![\w.])\d+(?![\w.])')
CLOSED = re.compile(r"^[)}\]]", re.MULTILINE)
LONGEST = 40
"""Longer tables are left to the tests of what they are for."""


def tables(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The words and numbers in the tables of a module."""
    file = path.relative_to(SOURCE).as_posix().removesuffix(".py").replace("/", ".")
    text = path.read_text(encoding="utf-8")
    for match in TABLE.finditer(text):
        line = text[match.start(2) : text.find("\n", match.start(2))]
        closed = CLOSED.search(text, match.start(2)) if line.endswith(("(", "{", "[")) else None
        words = WORD.findall(text[match.start(2) : closed.start()] if closed else line)
        if 1 < len(words) <= LONGEST:
            yield f"{file}.{match[1]}", words


@pytest.mark.interpreted
def test_no_word_of_a_table_is_missing() -> None:
    """Whoever takes one out says so by approving it."""
    files = sorted(path for folder in FOLDERS for path in (SOURCE / folder).rglob("*.py"))
    now = {name: words for path in files for name, words in tables(path)}
    if os.environ.get("APPROVE"):
        lines = (f"{name}: {' '.join(words)}\n" for name, words in now.items())
        APPROVED_TABLES.write_text("".join(lines), encoding="utf-8")
    missing = {}
    for line in APPROVED_TABLES.read_text(encoding="utf-8").splitlines():
        name, _, words = line.partition(": ")
        if name in now and (lacking := Counter(WORD.findall(words)) - Counter(now[name])):
            missing[name] = [*lacking]

    assert missing == {}


@pytest.mark.interpreted
def test_what_is_declared_was_approved() -> None:
    """A limit or a default that has another value than before was changed on purpose."""
    files = sorted(path for folder in FOLDERS for path in (SOURCE / folder).rglob("*.py"))
    now = {name: value for path in files for name, value in declared(path)}
    if os.environ.get("APPROVE"):
        APPROVED.write_text("".join(f"{name} = {value}\n" for name, value in now.items()), encoding="utf-8")
    lines = APPROVED.read_text(encoding="utf-8").splitlines()
    approved = dict(line.split(" = ", maxsplit=1) for line in lines)

    assert {name: now[name] for name in approved if name in now} == {
        name: value for name, value in approved.items() if name in now
    }
