"""A typed reader over a record: it gives values, and notes a finding instead of raising."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TypeVar, cast

from ..effects.conditions import parse_condition
from ..effects.error_texts import did_you_mean, quoted_value
from ..effects.op import Condition, Op, Program
from ..effects.parse import BadEffect, Lines, parse_amounts, parse_effect
from ..effects.passives import StandingChange, parse_passive
from ..kernel.errors import Finding
from ..languages import CODE, ENGLISH, Lang
from .prose import unclean
from .source import Record

ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
"""How an id is written."""

T = TypeVar("T")
Word = TypeVar("Word", bound=str)
MAX_INT = 1_000_000
"""The greatest number that a pack may name."""
MAX_QUOTED = 40
"""Letters of what stands in a pack that a finding quotes."""


class TomlReader:
    """Reads the keys of one table; every mistake becomes a finding at the table's place."""

    def __init__(self, record: Record, findings: list[Finding], path: str = "") -> None:
        self.record = record
        self.findings = findings
        self.path = path or f"[[{record.kind}]]"
        """What findings call the table."""
        self._read: list[str] = []
        """The keys that were asked for; `close` finds the others wrong."""

    def find(self, code: str, message: str) -> None:
        """Note a finding about this table."""
        self.findings.append(Finding(self.record.file, self.record.line, code, f"{self.path}: {message}"))

    def has(self, key: str) -> bool:
        """Whether the key is written."""
        return key in self.record.data

    def _get(self, key: str, kind: type[T], title: str, *, required: bool = True) -> T | None:
        """A value of this kind, noted as read; None with a finding if it is of another, or missing though required."""
        self._read.append(key)
        if key not in self.record.data:
            if required:
                self.find("missing-key", f"expected the key {key!r}")
            return None
        value = self.record.data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.find("wrong-type", f"expected {title} for {key!r}, got {quoted_value(value)}")
            return None
        return value

    def integer(self, key: str, default: int | None = None, *, low: int = 0, high: int = MAX_INT) -> int:
        """A whole number within its bounds."""
        value = self._get(key, int, "a number", required=default is None)
        if value is None:
            return low if default is None else default
        if not low <= value <= high:
            self.find("out-of-range", f"expected {low} to {high} for {key!r}, got {value}")
            return low
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A string of printable characters."""
        value = self._get(key, str, "a text", required=default is None)
        if value is None:
            return default or ""
        return self._clean(key, value)

    def _clean(self, key: str, value: str) -> str:
        """A text, or an empty one with a finding if it has characters that cannot be printed."""
        bad = unclean(value)
        if bad:
            self.find("unclean", f"expected printable characters for {key!r}, got {bad!r}")
            return ""
        return value

    def word(self, key: str, known: Collection[Word], default: Word | None = None) -> Word:
        """One word of a closed list; another one is found wrong, and the pack is not loaded."""
        value = self.text(key, default)
        if value not in known and value != default and self.has(key):
            expected = f"expected one of {', '.join(known)} for {key!r}"
            self.find("unknown-word", f"{expected}, got {quoted_value(value)}{did_you_mean(value, known)}")
        return cast(Word, value)

    def id(self, key: str = "id", pattern: re.Pattern[str] = ID) -> str:
        """An id: words joined by hyphens, without spaces."""
        value = self.text(key)
        if self.has(key) and not pattern.fullmatch(value):
            self.find("bad-id", f"expected lower-case words joined by hyphens for {key!r}, got {quoted_value(value)}")
        return value

    def flag(self, key: str, *, default: bool = False) -> bool:
        """True or false."""
        value = self._get(key, bool, "true or false", required=False)
        return default if value is None else value

    def name(self, key: str = "name", *, empty: bool = False, required: bool = True) -> dict[Lang, str]:
        """A name or text by language: English, and whichever others it is given in."""
        table = self.table(key, required=required)
        if table is None:
            return {ENGLISH: ""}
        others = [lang for lang in table.record.data if lang != ENGLISH and CODE.fullmatch(lang)]
        texts = {lang: table.text(lang) for lang in (ENGLISH, *others)}
        if not empty and table.has(ENGLISH) and not all(texts.values()):
            self.find("empty-text", f"expected text in every language for {key!r}")
        table.close()
        return texts

    def program(self, key: str, *, required: bool = False) -> Program:
        """Effects: a line or a list of lines."""
        parsed = Lines()
        for line in self._lines(key, required=required):
            try:
                parsed.add(line)
            except BadEffect as bad:
                self.find("bad-effect", f"{key!r}: {bad.message}")
        return parsed.program()

    def effect(self, key: str) -> Op | None:
        """Exactly one effect."""
        text = self.text(key)
        if not text:
            return None
        try:
            return parse_effect(text)
        except BadEffect as bad:
            self.find("bad-effect", f"{key!r}: {bad.message}")
            return None

    def condition(self, key: str) -> Condition | None:
        """A condition; None if the key is not written."""
        text = self.text(key, "")
        if not self.has(key):
            return None
        try:
            return parse_condition(text)
        except BadEffect as bad:
            self.find("bad-condition", f"{key!r}: {bad.message}")
            return None

    def passives(self, key: str) -> list[StandingChange]:
        """Standing changes."""
        changes = []
        for line in self._lines(key, required=False):
            try:
                changes.append(parse_passive(line))
            except BadEffect as bad:
                self.find("bad-effect", f"{key!r}: {bad.message}")
        return changes

    def _lines(self, key: str, *, required: bool) -> list[str]:
        """A text as a list of one line, or a list of lines."""
        if isinstance(self.record.data.get(key), str):
            return [self.text(key)]
        return self.list_of(key, str, required=required)

    def amounts(self, key: str, *, required: bool = False) -> tuple[tuple[str, int], ...]:
        """Resources and how many: ``2 vegetables, 2 meat``."""
        text = self.text(key, None if required else "")
        if not text:
            return ()
        try:
            return parse_amounts(text)
        except BadEffect as bad:
            self.find("bad-amounts", f"{key!r}: {bad.message}")
            return ()

    def list_of(self, key: str, kind: type[T], *, required: bool = True, length: int = 0) -> list[T]:
        """A list whose items are all of one kind."""
        value = self._get(key, list, "a list", required=required)
        if value is None:
            return []
        good: list[T] = []
        for item in value:
            if not isinstance(item, kind) or (kind is int and isinstance(item, bool)):
                self.find("wrong-type", f"expected a list of {_KIND[kind]} for {key!r}, got {quoted_value(item)}")
            elif isinstance(item, str) and unclean(item):
                self._clean(key, item)
            else:
                good.append(item)
        if length and len(value) != length:
            self.find("wrong-length", f"expected {length} items for {key!r}, got {len(value)}")
        return good

    def table(self, key: str, *, required: bool = True) -> TomlReader | None:
        """A table inside this one."""
        value = self._get(key, dict, "a table", required=required)
        return None if value is None else self._inner(key, value)

    def tables(self, key: str) -> list[TomlReader]:
        """Tables inside this one; empty if the key is not written."""
        return [self._inner(key, item) for item in self.list_of(key, dict, required=False)]

    def written(self) -> list[str]:
        """The keys that are written; they then count as read."""
        self._read += self.record.data
        return list(self.record.data)

    def _inner(self, key: str, data: dict[str, object]) -> TomlReader:
        """A reader of a table inside this one."""
        record = Record(f"{self.record.kind}.{key}", self.record.file, self.record.line, data)
        return TomlReader(record, self.findings, f"{self.path} {key}")

    def title(self, text: str) -> None:
        """Show what the table is about in its findings."""
        self.path = f"{self.path} {text[:MAX_QUOTED]}".rstrip()

    def close(self) -> None:
        """Note the keys that nobody asked for."""
        for key in self.record.data:
            if key not in self._read:
                self.find("unknown-key", f"unknown key {key!r}{did_you_mean(key, self._read)}")


_KIND: dict[type, str] = {int: "numbers", str: "texts", list: "lists", dict: "tables"}
"""What findings call the items of a list."""
