"""Scenario files: worked examples in plain text. Given a table, when these choices are made, expect that."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

SUFFIX = ".scenario"
PACK = "harbour"
"""The pack that is played when a scenario names none."""
WORDS = ("given", "when", "expect")

_LINE = re.compile(r"(?P<word>given|when|expect|and)\s+(?P<text>\S.*)")
_HEAD = re.compile(r"(?P<key>scenario|rules|pack):\s*(?P<text>.*)")


class BrokenScenario(Exception):
    """A scenario that does not hold or cannot be understood: where, and what was expected."""

    def __init__(self, file: str, line: int, message: str) -> None:
        self.file = file
        self.line = line
        super().__init__(f"{file}:{line}: {message}")


@dataclass(frozen=True, slots=True)
class ScenarioLine:
    """One line of a scenario: ``given``, ``when`` or ``expect``, and its words."""

    number: int
    word: str
    text: str


@dataclass(slots=True)
class Scenario:
    """A title, the rules that it shows, the pack it is played with, and its lines."""

    file: str
    title: str
    number: int
    """The line on which it begins."""
    rules: str = ""
    pack: str = PACK
    lines: list[ScenarioLine] = field(default_factory=list)


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file, in order."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BrokenScenario(str(path), 1, "expected UTF-8 text") from error
    return parse_scenarios(text, str(path))


def parse_scenarios(text: str, file: str) -> list[Scenario]:
    """The scenarios of a text; BrokenScenario names the first line that is none of the known kinds."""
    scenarios: list[Scenario] = []
    last = ""
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith(("#", "%")):
            continue
        head, body = _HEAD.fullmatch(line), _LINE.fullmatch(line)
        if head and head["key"] == "scenario":
            scenarios.append(Scenario(file, head["text"], number))
            last = ""
            continue
        if not scenarios:
            raise BrokenScenario(file, number, f"expected 'scenario: TITLE' first, got {line!r}")
        if head:
            _set_head(scenarios[-1], head["key"], head["text"], number)
        elif body is None or (body["word"] == "and" and not last):
            raise BrokenScenario(file, number, f"expected a line with given, when, expect or and, got {line!r}")
        else:
            last = last if body["word"] == "and" else body["word"]
            scenarios[-1].lines.append(ScenarioLine(number, last, body["text"]))
    for scenario in scenarios:
        _check(scenario)
    if not scenarios:
        raise BrokenScenario(file, 1, "expected 'scenario: TITLE', got an empty file")
    return scenarios


def _set_head(scenario: Scenario, key: str, text: str, number: int) -> None:
    """Note the rules or the pack of a scenario, which stand before its lines."""
    if scenario.lines or not text:
        raise BrokenScenario(scenario.file, number, f"expected '{key}: ...' under the title, before the other lines")
    if key == "rules":
        scenario.rules = text
    else:
        scenario.pack = text


def _check(scenario: Scenario) -> None:
    """A scenario has a title, and expects something."""
    if not scenario.title:
        raise BrokenScenario(scenario.file, scenario.number, "expected a title after 'scenario:'")
    if not any(line.word == "expect" for line in scenario.lines):
        raise BrokenScenario(scenario.file, scenario.number, f"expected an 'expect' line in {scenario.title!r}")
