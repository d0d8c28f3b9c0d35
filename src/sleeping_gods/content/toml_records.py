"""The tables of a pack's files, each with the line on which it stands."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from ..effects.error_texts import did_you_mean, quoted_value
from ..kernel.errors import Finding
from ..story.art import FOLDER as ART
from ..story.art import TABLES as ART_TABLES
from ..story.art import is_art
from ..story.camp_talk import FILE as CAMPS_FILE
from ..story.camp_talk import TABLE as CAMP_TALK
from ..story.lesson import FILE as LESSON_FILE
from ..story.lesson import TABLES as LESSON_TABLES
from ..story.prologue import FILE as PROLOGUE_FILE
from ..story.prologue import TABLE as PROLOGUE
from ..story.source import Record

KINDS = (
    "pack",
    "box",
    "room",
    "search",
    "crew",
    "ability",
    "level",
    "adventure",
    "market",
    "starting",
    "quest",
    "event",
    "enemy",
    "region",
    "island",
    "sheet",
    "character",
    "starting_combat",
    "curse",
    "resource",
    "boss",
    "buff",
    "page",
    "space",
    *ART_TABLES,
    PROLOGUE,
    *LESSON_TABLES,
    CAMP_TALK,
)
"""Tables that a file may hold: those of ``SINGLE`` once, the others as lists of tables of either game."""
UNPINNED = (PROLOGUE_FILE, LESSON_FILE, CAMPS_FILE)
"""Files with texts that no rule depends on: they are not part of the digest, so they may change during a campaign."""
OWN_FILE = {PROLOGUE: PROLOGUE_FILE, CAMP_TALK: CAMPS_FILE, **dict.fromkeys(LESSON_TABLES, LESSON_FILE)}
"""Tables that stand in one file and nowhere else."""
SINGLE = ("pack", "box", PROLOGUE)
"""Tables that a file may hold once."""
BITS = 64
"""The size of whole numbers in TOML."""

_HEADER = re.compile(r"\s*\[\[?\s*([\w-]+)\s*\]\]?\s*(?:#.*)?")
_KEY = re.compile(r"\s*\[*\s*[\"']?([\w-]+)")
_AT = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")


def records_in(name: str, text: str, findings: list[Finding]) -> list[Record]:
    """The tables of a file, each with its line; what is wrong with them becomes findings."""
    import tomllib  # a compiled pack is read without it

    try:
        data: dict[str, Any] = tomllib.loads(text)
    except RecursionError:
        findings.append(Finding(name, 0, "toml", "tables or lists are nested too deeply"))
        return []
    except ValueError as bad:
        findings.append(_syntax(name, text, str(bad)))
        return []
    records: list[Record] = []
    table_lines = _lines(text)
    for kind, value in data.items():
        first_line = table_lines.firsts.get(kind, 0)
        reason = _reason_against(name, kind, value)
        if reason:
            findings.append(Finding(name, first_line, "table", reason))
            continue
        lines = table_lines.headers.get(kind, [])
        for index, table in enumerate(value if isinstance(value, list) else [value]):
            line = lines[index] if index < len(lines) else first_line
            if _is_huge(table):
                findings.append(Finding(name, line, "toml", f"expected numbers of at most {BITS} bits in {kind!r}"))
            else:
                records.append(Record(kind, name, line, dict(table)))
    return records


def _reason_against(name: str, kind: str, value: object) -> str:
    """Why the tables of a kind cannot stand in a file, or are no tables; empty if all is well."""
    if kind not in KINDS:
        return f"unknown table {quoted_value(kind)}{did_you_mean(kind, KINDS)}"
    if is_art(name) != (kind in ART_TABLES):
        return f"expected [[motif]] and [[palette]] in {ART} alone, got {kind}"
    if kind in OWN_FILE and name != OWN_FILE[kind]:
        return f"expected {kind!r} in {OWN_FILE[kind]} alone"
    if name in UNPINNED and OWN_FILE.get(kind) != name:
        return f"expected no {kind} in {name}: no campaign pins that file"
    tables = value if isinstance(value, list) else [value]
    if isinstance(value, list) == (kind in SINGLE) or not all(isinstance(table, dict) for table in tables):
        return f"expected {f'[{kind}]' if kind in SINGLE else f'[[{kind}]]'} tables for {kind!r}"
    return ""


def _is_huge(table: dict[str, object]) -> bool:
    """Whether a number in a table is larger than TOML promises to keep."""
    pending: list[object] = [table]
    while pending:
        value = pending.pop()
        if isinstance(value, int) and not -(1 << BITS - 1) <= value < 1 << BITS - 1:
            return True
        if isinstance(value, dict):
            pending += value.values()
        elif isinstance(value, list):
            pending += value
    return False


def _syntax(name: str, text: str, message: str) -> Finding:
    """The finding for a text that is no TOML, at the line that the parser's message names."""
    at = _AT.search(message)
    if at is None:
        return Finding(name, 0, "toml", message)
    line = int(at[1]) if at[1] else text.count("\n") + 1
    return Finding(name, line, "toml", message[: at.start()].strip())


class TableLines(NamedTuple):
    """Where tables stand in a text."""

    headers: dict[str, list[int]]
    """The lines on which the tables of each kind begin."""
    firsts: dict[str, int]
    """The first line that begins with each word."""


def _lines(text: str) -> TableLines:
    """Where the tables of a text stand: the parser does not say."""
    headers: dict[str, list[int]] = {}
    keys: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        header = _HEADER.fullmatch(line)
        if header:
            headers.setdefault(header[1], []).append(number)
        key = _KEY.match(line)
        if key:
            keys.setdefault(key[1], number)
    return TableLines(headers, keys)
