"""Bringing the files of a pack into their one form, without changing what they say."""

from __future__ import annotations

import dataclasses
import re
import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from ...content.files import TRANSLATED, read_files
from ...content.translation.parse import parse_translation
from ...journal.disk import write_whole
from ...kernel.errors import Finding
from ...plates.language.plate_text import parse_plate
from ...plates.language.reader import Mistake
from ...plates.language.solid_text import parse_solids
from ...story.model import Paragraph
from ...story.parse import parse_story
from ..plates.folder import PLATE, SOLIDS, plate_texts
from .layout import laid_out
from .plate_layout import laid_out_plate


@dataclass(frozen=True, slots=True)
class Tidied:
    """A file with its present text and the formatted one."""

    file: str
    before: str
    after: str
    problem: str = ""
    """Why the file is left as it is; empty if nothing is wrong."""

    @property
    def changes(self) -> bool:
        """Whether it is not in its one form yet."""
        return not self.problem and self.before != self.after


class TidiedFiles(NamedTuple):
    """Files of a pack in their one form."""

    files: list[Tidied]
    refused: list[Finding]
    """Files that cannot be read at all."""


def tidy(folder: Path, only: Collection[str] = ()) -> TidiedFiles:
    """Every file of a pack, or only some, in its one form."""
    texts, findings = read_files(folder)
    texts |= plate_texts(folder, findings)
    formed = {name: text for name, text in texts.items() if not name.endswith(".svg")}
    chosen = {name: text for name, text in formed.items() if not only or name in only}
    return TidiedFiles([format_file(name, text) for name, text in chosen.items()], findings)


def format_file(file: str, text: str) -> Tidied:
    """One file in its one form, if that surely says the same."""
    if file.endswith(".toml"):
        return _table(file, text)
    if file.endswith((PLATE, SOLIDS)):
        return _plate(file, text)
    after = laid_out(text)
    meaning_of = _translated_meaning if TRANSLATED.fullmatch(file) else story_content
    if meaning_of(after) != meaning_of(text):
        return Tidied(file, text, text, "its form cannot be changed without changing what it says")
    if laid_out(after) != after:
        return Tidied(file, text, text, "its form does not come to rest")
    return Tidied(file, text, after)


def write(folder: Path, done: Tidied) -> None:
    """Put a file into its form; at any moment the old or the new one is there as a whole."""
    write_whole(folder / done.file, done.after.encode())


def story_content(text: str) -> tuple[list[Paragraph], list[tuple[str, str]]]:
    """What a story file says, without the lines on which it says it."""
    paragraphs, findings = parse_story(text, "")
    without_lines = [dataclasses.replace(paragraph, line=0) for paragraph in paragraphs]
    return without_lines, [(finding.code, finding.message) for finding in findings]


def _translated_meaning(text: str) -> tuple[list[tuple[object, ...]], list[str]]:
    """What a translated file says, without the lines on which it says it."""
    paragraphs, title, findings = parse_translation(text, "")
    meaning: list[tuple[object, ...]] = [(title.location, title.slot.text) if title else ()]
    meaning += [
        (
            paragraph.number,
            paragraph.title,
            paragraph.src,
            [slot.text for slot in paragraph.blocks],
            [(letter, slot.text) for letter, slot in paragraph.choices.items()],
        )
        for paragraph in paragraphs
    ]
    return meaning, [finding.message for finding in findings]


class AnySolid(tuple[str, ...]):
    """Stands for the names of all solids, where only the form of a plate matters."""

    __slots__ = ()

    def __contains__(self, name: object) -> bool:
        return True


def _plate(file: str, text: str) -> Tidied:
    """A plate or solids, if they can be read."""
    after = laid_out_plate(text)
    if _drawing(file, after) != _drawing(file, text):
        return Tidied(file, text, text, "its form cannot be changed without changing what it says")
    return Tidied(file, text, after)


def _drawing(file: str, text: str) -> str:
    """What a plate or a file of solids says, or its first mistake, without the lines on which it says it."""
    if file.endswith(SOLIDS):
        try:
            return repr(parse_solids(text))
        except Mistake as mistake:
            return mistake.text
    plate, mistakes = parse_plate("", text, AnySolid())
    return repr(plate) if plate else repr([mistake.text for mistake in mistakes])


def _table(file: str, text: str) -> Tidied:
    """A table's file: no blanks at the ends of lines and one end of line at its end, where strings allow it."""
    closed = text.rstrip("\n") + "\n"
    trimmed = re.sub(r"[ \t]+$", "", closed, flags=re.MULTILINE).rstrip("\n") + "\n"
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError):
        return Tidied(file, text, text, "it is no TOML that can be read")
    for after in (trimmed, closed):
        if tomllib.loads(after) == values:
            return Tidied(file, text, after)
    return Tidied(file, text, text)
