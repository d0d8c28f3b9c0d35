"""Records of a pack for any game: a reader for each, ids that stand once, tables of the game that is played."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Protocol, TypeVar

from ..effects.error_texts import did_you_mean
from ..kernel.errors import BrokenPack, Finding
from .reader import TomlReader
from .source import PackSource, Record


class HasId(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> str:
        """The id."""


class HasNumber(Protocol):
    """Anything with a number."""

    @property
    def number(self) -> int:
        """The number."""


Id = TypeVar("Id", bound=HasId)
Number = TypeVar("Number", bound=HasNumber)

LOST = ("file", "toml", "table", "base")
"""Findings after which whole files are missing, so that counts and references cannot be judged."""


def readers(source: PackSource, kind: str, findings: list[Finding]) -> Iterator[TomlReader]:
    """A reader for each table of a kind; its unknown keys are noted when the next one is taken."""
    for record in source.of(kind):
        reader = TomlReader(record, findings)
        reader.title(record.key())
        yield reader
        reader.close()


def by_id(items: Iterable[Id]) -> dict[str, Id]:
    """Things by their id."""
    return {item.id: item for item in items}


def by_number(items: Iterable[Number]) -> dict[int, Number]:
    """Things by their number."""
    return {item.number: item for item in items}


def is_whole(source: PackSource) -> bool:
    """Whether every file could be read, so that counts and references can be judged."""
    return not any(finding.code in LOST for finding in source.findings)


def of_manifest(source: PackSource, findings: list[Finding]) -> list[Finding]:
    """Where findings about the manifest go: nowhere if there is none, or if what its box would lend it is missing."""
    lent = all(finding.code != "base" for finding in source.findings)
    return findings if source.manifest.data and lent else []


def refuse(findings: list[Finding]) -> None:
    """Raise all findings at once, in the order of the files, if there are any."""
    if findings:
        raise BrokenPack(sorted(findings, key=lambda finding: (finding.file, finding.line)))


def check_tables(source: PackSource, kinds: Collection[str], findings: list[Finding]) -> None:
    """Every table is one of the game's own."""
    for record in source.records:
        if record.kind not in kinds:
            message = f"unknown table {record.kind!r} in this game{did_you_mean(record.kind, kinds)}"
            findings.append(Finding(record.file, record.line, "table", message))


def records_with_key(source: PackSource, kinds: Iterable[str], key: str) -> Iterator[tuple[Record, object]]:
    """The records of some kinds, each with what it has under a key."""
    for kind in kinds:
        for record in source.of(kind):
            yield record, record.data.get(key)


def check_unique(items: Iterable[tuple[Record, object]], findings: list[Finding]) -> None:
    """Each id or number stands once."""
    first: dict[str | int, Record] = {}
    for record, value in items:
        if not isinstance(value, (str, int)):
            continue
        known = first.setdefault(value, record)
        if known is not record:
            message = f"[[{record.kind}]] {value} stands also in {known.file}:{known.line}"
            findings.append(Finding(record.file, record.line, "duplicate", message))
