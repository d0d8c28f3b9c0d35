"""How far a translation of a pack has come: translated, stale or missing, location by location."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ...content.translation.model import Translation, english, mark
from ...story.model import Paragraph
from ...story.ways import location_of
from ..texts.words import words_in

TITLE = "its title"
"""What a paragraph lacks whose heading is a number alone."""


def missing_parts(paragraph: Paragraph, translation: Translation) -> list[str]:
    """What a translated paragraph lacks, in words."""
    lacks = [] if translation.title or not paragraph.title else [TITLE]
    if len(translation.blocks) < len(paragraph.blocks):
        lacks.append(f"{len(paragraph.blocks)} blocks of text, got {len(translation.blocks)}")
    written = {letter for letter, slot in translation.choices.items() if slot.text}
    return lacks + [f"choice ({choice.letter})" for choice in paragraph.choices if choice.letter not in written]


def translation_state(paragraph: Paragraph, translation: Translation | None) -> str:
    """``translated``, ``stale`` or ``missing``."""
    if translation is None or missing_parts(paragraph, translation):
        return "missing"
    return "translated" if translation.src == mark(paragraph) else "stale"


def without_titles(paragraphs: Iterable[Paragraph], translations: Mapping[str, Translation]) -> list[Translation]:
    """Translated paragraphs that have text and still count as missing, because their heading lacks the title."""
    pairs = ((paragraph, translations.get(paragraph.number)) for paragraph in paragraphs)
    return [
        translation
        for paragraph, translation in pairs
        if translation and translation.texts() and TITLE in missing_parts(paragraph, translation)
    ]


@dataclass(slots=True)
class Progress:
    """The translation of some paragraphs."""

    translated: int = 0
    stale: int = 0
    """Translated, but the English has changed since."""
    missing: int = 0
    words: int = 0
    """Words of English."""
    translated_words: int = 0

    @property
    def paragraphs(self) -> int:
        """How many there are in English."""
        return self.translated + self.stale + self.missing

    def add(self, paragraph: Paragraph, translation: Translation | None) -> None:
        """Count a paragraph."""
        match translation_state(paragraph, translation):
            case "translated":
                self.translated += 1
            case "stale":
                self.stale += 1
            case _:
                self.missing += 1
        self.words += sum(len(words_in(text)) for text in english(paragraph))
        self.translated_words += sum(len(words_in(slot.text)) for slot in translation.texts()) if translation else 0


def status(
    paragraphs: Iterable[Paragraph], translations: Mapping[str, Translation]
) -> tuple[dict[str, Progress], Progress]:
    """The progress of each location and of the whole."""
    locations: dict[str, Progress] = {}
    whole = Progress()
    for paragraph in paragraphs:
        translation = translations.get(paragraph.number)
        locations.setdefault(location_of(paragraph.number), Progress()).add(paragraph, translation)
        whole.add(paragraph, translation)
    return locations, whole
