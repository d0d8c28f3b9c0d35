"""Reading a pack's folder: its tables, its story, its digest, and everything wrong with the files."""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path

from ..effects.forms import near, shown
from ..kernel.errors import Finding
from ..story.parse import parse_story
from ..story.source import Record, Source
from .files import read_files, refused

KINDS = (
    "pack",
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
    "character",
    "starting_combat",
    "curse",
    "resource",
    "boss",
    "buff",
    "page",
    "space",
)
"""Tables that a file may hold; ``pack`` is a single table, the others are lists of tables of either game."""

_HEADER = re.compile(r"\s*\[\[?\s*([\w-]+)\s*\]\]?\s*(?:#.*)?")
_KEY = re.compile(r"\s*\[*\s*[\"']?([\w-]+)")
_AT = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")


def read(folder: Path) -> Source:
    """Everything a pack's folder holds; findings about the files are kept in it."""
    source = Source(Record("pack", "pack.toml", 0, {}))
    if not folder.is_dir():
        source.findings.append(refused(str(folder), "expected a folder"))
        return source
    texts, findings = read_files(folder)
    source.findings += findings
    source.digest = digest(texts)
    manifests: list[Record] = []
    for name, text in texts.items():
        if name.endswith(".toml"):
            for record in _records(name, text, source.findings):
                (manifests if record.kind == "pack" else source.records).append(record)
        else:
            _add_story(source, name, text)
    _choose_manifest(source, manifests)
    return source


def digest(texts: dict[str, str]) -> str:
    """Sixteen hex digits over the names and texts of all files."""
    hashed = hashlib.blake2b(digest_size=8)
    for name in sorted(texts):
        for part in (name.encode(), texts[name].encode()):
            hashed.update(len(part).to_bytes(8, "big"))
            hashed.update(part)
    return hashed.hexdigest()


def _choose_manifest(source: Source, manifests: list[Record]) -> None:
    if manifests:
        source.manifest = manifests[0]
    else:
        source.findings.append(Finding("pack.toml", 0, "table", "expected a [pack] table"))
    for extra in manifests[1:]:
        message = f"expected one [pack] table, the first is {manifests[0].file}:{manifests[0].line}"
        source.findings.append(Finding(extra.file, extra.line, "table", message))


def _records(name: str, text: str, findings: list[Finding]) -> list[Record]:
    try:
        data: dict[str, object] = tomllib.loads(text)
    except RecursionError:
        findings.append(Finding(name, 0, "toml", "tables or lists are nested too deeply"))
        return []
    except ValueError as bad:
        findings.append(_syntax(name, text, str(bad)))
        return []
    found: list[Record] = []
    headers, keys = _lines(text)
    for kind, value in data.items():
        tables = value if isinstance(value, list) else [value]
        at = keys.get(kind, 0)
        if kind not in KINDS:
            findings.append(Finding(name, at, "table", f"unknown table {shown(kind)}{near(kind, KINDS)}"))
        elif isinstance(value, list) == (kind == "pack") or not all(isinstance(table, dict) for table in tables):
            expected = "[pack]" if kind == "pack" else f"[[{kind}]]"
            findings.append(Finding(name, at, "table", f"expected {expected} tables for {kind!r}"))
        else:
            lines = headers.get(kind, [])
            for index, table in enumerate(tables):
                found.append(Record(kind, name, lines[index] if index < len(lines) else at, dict(table)))
    return found


def _syntax(name: str, text: str, message: str) -> Finding:
    at = _AT.search(message)
    if at is None:
        return Finding(name, 0, "toml", message)
    line = int(at[1]) if at[1] else text.count("\n") + 1
    return Finding(name, line, "toml", message[: at.start()].strip())


def _lines(text: str) -> tuple[dict[str, list[int]], dict[str, int]]:
    """Lines on which the tables of each kind begin, and the first line that begins with each word."""
    headers: dict[str, list[int]] = {}
    keys: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        header = _HEADER.fullmatch(line)
        if header:
            headers.setdefault(header[1], []).append(number)
        key = _KEY.match(line)
        if key:
            keys.setdefault(key[1], number)
    return headers, keys


def _add_story(source: Source, name: str, text: str) -> None:
    paragraphs, findings = parse_story(text, name)
    source.findings += findings
    for paragraph in paragraphs:
        known = source.paragraphs.setdefault(paragraph.number, paragraph)
        if known.file != name:
            message = f"paragraph {paragraph.number} stands also in {known.file}:{known.line}"
            source.findings.append(Finding(name, paragraph.line, "story-number", message))
