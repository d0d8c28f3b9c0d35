"""Translated paragraphs, and the mark by which they know the English that they were made from."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from ...kernel.errors import Finding
from ...languages import Lang
from ...story.model import Paragraph

__all__ = ["Slot", "Translation", "Translations", "english", "mark", "suffix"]


@dataclass(frozen=True, slots=True)
class Slot:
    """A piece of translated text and the line on which it begins; one unit of translation."""

    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Translation:
    """One translated paragraph."""

    number: str
    title: str
    file: str
    line: int
    src: str = ""
    """The mark of the English text that it was made from; empty if none is given."""
    blocks: tuple[Slot, ...] = ()
    choices: dict[str, Slot] = field(default_factory=dict)
    """The text of each choice by its letter; empty text where none is written yet."""

    def fits(self, paragraph: Paragraph) -> bool:
        """Whether it was made from just this English, and nothing of it is missing."""
        letters = [choice.letter for choice in paragraph.choices]
        whole = bool(self.title) and len(self.blocks) == len(paragraph.blocks) and [*self.choices] == letters
        return whole and all(slot.text for slot in self.choices.values()) and self.src == mark(paragraph)

    def texts(self) -> list[Slot]:
        """Everything that is written, the title first."""
        slots = [Slot(self.title, self.line), *self.blocks, *self.choices.values()]
        return [slot for slot in slots if slot.text]


@dataclass(slots=True)
class Translations:
    """The paragraphs of a pack in one language by their number, and what is wrong with their files."""

    titles: dict[str, Slot] = field(default_factory=dict)
    """The title of each location that has a file in this language; empty text where none is written yet."""
    files: dict[str, str] = field(default_factory=dict)
    """The file of each location."""
    paragraphs: dict[str, Translation] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)


def suffix(lang: Lang) -> str:
    """How the names of the story files of a language end."""
    return f".{lang}.md"


def english(paragraph: Paragraph) -> list[str]:
    """The texts of a paragraph in English: title, blocks, and choices with their letters."""
    choices = [f"({choice.letter}) {choice.text}" for choice in paragraph.choices]
    return [paragraph.title, *(block.text for block in paragraph.blocks), *choices]


def mark(paragraph: Paragraph) -> str:
    """Six hex digits over the English text alone, so that a changed reward does not make the translation stale."""
    hashed = hashlib.blake2b(digest_size=3)
    for text in english(paragraph):
        hashed.update(len(text.encode()).to_bytes(4, "big") + text.encode())
    return hashed.hexdigest()
