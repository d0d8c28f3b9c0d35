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
CLASS = re.compile(r"^class (\w+).*\n((?:    .*\n|\n)*)", re.MULTILINE)
ATTRIBUTE = re.compile(rf"^    (\w+) = ({VALUE})(?=$|  #)", re.MULTILINE)
"""A number or a flag of a class."""
DEFAULT = re.compile(
    rf"(?:^    |[(] *|, |^ +)(\w+): [^=,\n]+(?:\[[^=\n]*\][^=,\n]*)? = ({VALUE})(?=[,)]|$|  #)", re.MULTILINE
)
"""The default of a field or a parameter."""
SEVERAL = re.compile(r"^    (\w+): [^=\n]+ = (\([^()\n]+\))(?=$|  #)", re.MULTILINE)
"""The default of a field that is several values."""
FIELD = re.compile(r"^    (\w+): .* = field\((.*)\)(?=$|  #)", re.MULTILINE)
"""What a field is for beside its value: whether it counts when records are compared, and is shown."""
FLAG = re.compile(rf"\b(\w+)=({VALUE})(?=[,)]|$)")


def declared(path: Path) -> Iterator[tuple[str, str]]:
    """The name and the value of every number of a module, and of every default of a field or a parameter."""
    file = path.relative_to(SOURCE).as_posix().removesuffix(".py").replace("/", ".")
    text, times = path.read_text(encoding="utf-8"), Counter[str]()
    for match in (*CONSTANT.finditer(text), *DEFAULT.finditer(text)):
        times[match[1]] += 1
        yield f"{file}.{match[1]}{'' if times[match[1]] == 1 else f' ({times[match[1]]})'}", match[2]
    for of_class in CLASS.finditer(text):
        for match in (*ATTRIBUTE.finditer(of_class[2]), *SEVERAL.finditer(of_class[2])):
            yield f"{file}.{of_class[1]}.{match[1]}", match[2]
        for match in FIELD.finditer(of_class[2]):
            for flag in FLAG.finditer(match[2]):
                yield f"{file}.{of_class[1]}.{match[1]} {flag[1]}", flag[2]


TABLE = re.compile(
    r"^(|    (?=\w+: (?:ClassVar|.* = field\((?!default_factory=\w+\)))))(\w+(?:, \w+)*)(?:: [^=\n]+)? = "
    r"(?!\w*(?:TypeVar|NewType))[\w.]*(?:\[[^=\n]*\])?([({\[\"].*)$",
    re.MULTILINE,
)
"""A table of a module or a class: how far it is indented, its name, and its first line."""
PLAYED = re.compile(r"^plays\((.*(?:\n    .*)*)", re.MULTILINE)
"""Which rules a table of the rulebook plays."""
WORD = re.compile(r'"[^"\n]*"|(?<![\w.])\d+(?![\w.])|\b[A-Za-z_]\w*')


def tables(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The texts, numbers and names in the tables of a module, in their order."""
    file = path.relative_to(SOURCE).as_posix().removesuffix(".py").replace("/", ".")
    text = path.read_text(encoding="utf-8")
    for match in TABLE.finditer(text):
        indent, name, line = match.groups()
        end = match.end()
        closed = min((at for bracket in ")}]" if (at := text.find(f"\n{indent}{bracket}", end)) > 0), default=end)
        words = WORD.findall(line + text[end:closed] if line.endswith(("(", "{", "[")) else line)
        if len(words) > 1:
            yield f"{file}.{name}", words
    if played := [word for call in PLAYED.findall(text) for word in WORD.findall(call)]:
        yield f"{file}.plays", played


def first_missing(approved: list[str], now: list[str]) -> str:
    """The first approved word that does not follow those before it; empty if all do."""
    left = iter(now)
    return next((word for word in approved if word not in left), "")


@pytest.mark.interpreted
def test_no_word_of_a_table_is_missing() -> None:
    """Whoever takes one out, or moves it, says so by approving it; what is new may stand anywhere."""
    files = sorted(path for folder in FOLDERS for path in (SOURCE / folder).rglob("*.py"))
    now = {name: words for path in files for name, words in tables(path)}
    if os.environ.get("APPROVE"):
        lines = (f"{name}: {' '.join(words)}\n" for name, words in now.items())
        APPROVED_TABLES.write_text("".join(lines), encoding="utf-8")
    missing = {}
    for line in APPROVED_TABLES.read_text(encoding="utf-8").splitlines():
        name, _, words = line.partition(": ")
        if name in now and (word := first_missing(WORD.findall(words), now[name])):
            missing[name] = word

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
