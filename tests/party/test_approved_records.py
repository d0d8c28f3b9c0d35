"""What is read of each kind of record of a pack, and what is found where something in it is amiss, as it was approved.

How to approve a change and how to look at it says tests/approving.py.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read_source
from sleeping_gods.kernel.errors import Finding
from sleeping_gods.sea.pack.build import _build as build_sea
from sleeping_gods.skies.pack.build import _build as build_skies
from sleeping_gods.story.source import PackSource, Record

from ..approving import changed

APPROVED = Path(__file__).parent / "approved"
BUILDS: dict[str, Callable[[PackSource, list[Finding]], object]] = {"harbour": build_sea, "airfield": build_skies}


def unworded(value: Any) -> Any:
    """A record without the words that people read, so that others change nothing."""
    if isinstance(value, dict):
        is_told = "en" in value  # a text in languages
        return {key: key if is_told and isinstance(inner, str) else unworded(inner) for key, inner in value.items()}
    return [unworded(inner) for inner in value] if isinstance(value, list) else value


def keys_in(value: object, path: str = "") -> Iterator[str]:
    """Every key of a record, and those of the tables in it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{path}.{key}"
            yield from keys_in(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for inner in value:
            yield from keys_in(inner, path)


def telling(records: list[Record]) -> Iterator[Record]:
    """Of each kind the records that have a key that those before them do not."""
    seen: set[tuple[str, str]] = set()
    for record in records:
        keys = {(record.kind, key) for key in keys_in(record.data)}
        if not keys <= seen:
            seen |= keys
            yield record


def altered(value: object) -> Iterator[Any]:
    """A value of another kind, one beyond any bound, and for a table each key left out or altered in its turn."""
    yield 3.5
    if isinstance(value, dict):
        for key, inner in value.items():
            yield {other: value[other] for other in value if other != key}
            for another in altered(inner):
                yield {**value, key: another}
        yield {**value, "unknown": 1}
    elif isinstance(value, list) and value:
        yield [*value, value[0]]
        for another in altered(value[-1]):
            yield [*value[:-1], another]
    elif isinstance(value, bool):
        yield not value
    else:
        yield -1 if isinstance(value, int) else "no such word"


@pytest.mark.parametrize("name", BUILDS)
def test_what_is_read_of_a_record_was_approved(name: str) -> None:
    """Each record alone, as it stands and with every key of it altered: what is built, and what is found."""
    source = read_source(pack_folder(name))
    empty = PackSource(dataclasses.replace(source.manifest, data=unworded(source.manifest.data)))
    texts: dict[str, list[bytes]] = {}

    def built(kind: str, **parts: Any) -> None:
        findings: list[Finding] = []
        pack: Any = BUILDS[name](dataclasses.replace(empty, **parts), findings)
        fields = [repr(getattr(pack, field.name)) for field in dataclasses.fields(pack) if getattr(pack, field.name)]
        found = [finding.code for finding in findings if finding.line or kind == "pack"]
        texts.setdefault(kind, []).append("\n".join([*fields, *found]).encode())

    for record in telling([dataclasses.replace(one, data=unworded(one.data)) for one in source.records]):
        built(record.kind, records=[record])
        for data in altered(record.data):
            if isinstance(data, dict):
                built(record.kind, records=[dataclasses.replace(record, data=data)])
    for data in altered(empty.manifest.data):
        if isinstance(data, dict):
            built("pack", manifest=dataclasses.replace(empty.manifest, data=data))

    assert changed(APPROVED / f"records-{name}.txt", texts) == []
