"""Parses a chapter of the reference: entries with a header and blocks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ...languages import ENGLISH, Lang
from .entry import LABELS, PICTURE, QUESTION, EntryBlock, ReferenceEntry, without_tags
from .pictures import EntryPicture, pictures
from .spacing import bind_punctuation

_TITLE = re.compile(r"# (?P<title>.+?) \{#(?P<slug>[a-z][a-z0-9-]*)\}")
_LABEL = re.compile(r"(?P<label>[a-z]+): (?P<rest>.*)", re.DOTALL)
_HEADER_TRANSLATED = ("also", "brief")
_HEADER = (*_HEADER_TRANSLATED, "see")
"""The lines below a title; only the English says what to see."""


class BrokenChapter(ValueError):
    """A chapter that cannot be parsed, with every finding and its line."""


@dataclass(slots=True)
class _Reader:
    """The lines of a file, and the findings."""

    path: Path
    lines: list[str]
    at: int = 0
    """The index of the next line."""
    findings: list[str] = field(default_factory=list)

    def wrong(self, line: int, message: str) -> None:
        """Add a finding about the line with this index."""
        self.findings.append(f"{self.path.name}:{line + 1}: {message}")

    @property
    def more(self) -> bool:
        """Whether there are further lines."""
        return self.at < len(self.lines)

    def skip_empty(self) -> None:
        """Go on to the next line that holds something."""
        while self.more and not self.lines[self.at].strip():
            self.at += 1

    def paragraph(self) -> list[str]:
        """The lines up to the next empty one."""
        start = self.at
        while self.more and self.lines[self.at].strip():
            self.at += 1
        return self.lines[start : self.at]


def read_chapter(path: Path, game: str, lang: Lang) -> list[ReferenceEntry]:
    """The entries of a file such as ``challenge.fr.md``."""
    reader = _Reader(path, bind_punctuation(path.read_text(encoding="utf-8"), lang).splitlines())
    entries: list[ReferenceEntry] = []
    reader.skip_empty()
    while reader.more:
        entries.append(_entry(reader, game, lang))
    if reader.findings:
        raise BrokenChapter("\n".join(reader.findings))
    return entries


def _entry(reader: _Reader, game: str, lang: Lang) -> ReferenceEntry:
    """The entry that begins here."""
    start = reader.at
    head = reader.paragraph()
    title = _TITLE.fullmatch(head[0])
    if title is None:
        reader.wrong(start, f"expected a title such as '# Fatigue {{#fatigue}}', got {head[0]!r}")
    fields = dict(_field(reader, index, line) for index, line in enumerate(head[1:], start + 1))
    expected = _HEADER if lang == ENGLISH else _HEADER_TRANSLATED
    if tuple(fields) != expected:
        reader.wrong(start, f"expected the lines {', '.join(expected)}, got {', '.join(fields) or 'none'}")
    blocks: list[EntryBlock] = []
    reader.skip_empty()
    while reader.more and not reader.lines[reader.at].startswith("# "):
        blocks.append(_block(reader, game, lang))
        reader.skip_empty()
    return ReferenceEntry(
        game=game,
        slug=title["slug"] if title else "",
        lang=lang,
        chapter=path_chapter(reader.path),
        title=title["title"] if title else "",
        also=_list(fields.get("also", "")),
        brief=without_tags(fields.get("brief", "")),
        sourced_brief=fields.get("brief", ""),
        see=_list(fields.get("see", "")),
        blocks=tuple(blocks),
    )


def path_chapter(path: Path) -> str:
    """The chapter that a file holds."""
    return path.name.partition(".")[0]


def _field(reader: _Reader, index: int, line: str) -> tuple[str, str]:
    """The name and the text of a line of the header."""
    name, colon, value = line.partition(":")
    if not colon or not value.strip():
        reader.wrong(index, f"expected a header such as 'brief: ...', got {line!r}")
    return name, value.strip()


def _list(text: str) -> tuple[str, ...]:
    """The parts of a text between commas."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _block(reader: _Reader, game: str, lang: Lang) -> EntryBlock:
    """The block that begins here."""
    start = reader.at
    text = "\n".join(reader.paragraph())
    labelled = _LABEL.fullmatch(text)
    if labelled is None:
        return EntryBlock("", without_tags(text), sourced=text)
    label, rest = labelled["label"], labelled["rest"]
    if label not in LABELS:
        reader.wrong(start, f"expected one of {', '.join(LABELS)}, got {label!r}")
    if label == PICTURE:
        return _picture(reader, start, pictures(game), rest, lang)
    if label != QUESTION:
        return EntryBlock(label, without_tags(rest), sourced=rest)
    question, answer_label, answer = rest.partition("\nanswer: ")
    if not answer_label:
        reader.wrong(start, "expected a line 'answer: ...' under the question")
    return EntryBlock(label, without_tags(question), without_tags(answer), sourced=question, sourced_answer=answer)


def _picture(reader: _Reader, start: int, of_game: Mapping[str, EntryPicture], name: str, lang: Lang) -> EntryBlock:
    """A block that shows a picture by its name."""
    picture = of_game.get(name)
    if picture is None:
        reader.wrong(start, f"expected the name of a picture, got {name!r}")
        return EntryBlock(PICTURE, "")
    caption = bind_punctuation(picture.caption.get(lang) or picture.caption[ENGLISH], lang)
    return EntryBlock(PICTURE, without_tags(caption), sourced=caption, picture=name)
