"""Lint checks of the French translation: complete, up to date, and with the same letters and numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from ...content.box import is_lent
from ...content.translation.model import Translation, english, mark
from ...content.translation.parse import CODE as SYNTAX
from ...kernel.errors import Finding
from ...languages import Lang
from ...story.model import Paragraph
from ..project import AnyPack, Project
from ..translation.missing import by_language
from ..translation.status import missing_parts
from .check import Check
from .french_order import swapped_blocks
from .french_text import typography
from .glossary import doubled_names, glossary, plain_words, terms_called_otherwise

FRENCH_CODE: Lang = "fr"
"""These are checks of one language, with its typography."""
MISSING, STALE, STRAY = "french-missing", "french-stale", "french-stray"
"""The codes for French that is not there, that is older than the English, and that has no English."""
LETTERS, NUMBERS, ORDER = "french-letters", "french-numbers", "french-order"
"""The codes for other letters of choices, other numbers in digits, and blocks in another order."""
TYPOGRAPHY, GLOSSARY = "french-typography", "french-glossary"
"""The codes for marks that French sets otherwise, and names that differ from the tables."""
_THOUSANDS = re.compile(r"(?<=\d)[,.\u00a0\u202f ](?=\d{3}(?!\d))")


def check_french_slots(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports paragraphs, blocks and choices that differ between French and English."""
    french = project.translations(FRENCH_CODE)
    yield from french.findings
    for number, translation in french.paragraphs.items():
        if number not in pack.paragraphs:
            yield Finding(translation.file, translation.line, STRAY, f"there is no paragraph {number} in English")
    for location, title in project.source.titles.items():
        slot = french.titles.get(location)
        if title and slot is not None and not slot.text and FRENCH_CODE in project.languages:
            message = f"expected a French title of location {location} ({title}), as '# {location} Titre'"
            yield Finding(french.files[location], slot.line, MISSING, message)
    for paragraph in pack.paragraphs.values():
        known = french.paragraphs.get(paragraph.number)
        if known is not None:
            yield from _check_paragraph(paragraph, known, is_declared=FRENCH_CODE in project.languages)
        elif FRENCH_CODE in project.languages:
            message = f"paragraph {paragraph.number} is not translated (pack trans new writes what is to be filled in)"
            yield Finding(paragraph.file, paragraph.line, MISSING, message)
    if FRENCH_CODE in project.languages:
        yield from _missing_names(project)


def _missing_names(project: Project) -> Iterator[Finding]:
    """Reports names and texts of the pack's own tables without French."""
    for record in (project.source.manifest, *project.source.records):
        for by_lang in () if is_lent(record.file) else by_language(record.data):
            if by_lang["en"] and FRENCH_CODE not in by_lang:
                message = f"[[{record.kind}]] {record.key()}: expected the French of {by_lang['en']!r}"
                yield Finding(record.file, record.line, MISSING, message)


def _check_paragraph(paragraph: Paragraph, french: Translation, *, is_declared: bool) -> Iterator[Finding]:
    """Reports what differs between a paragraph and its French."""
    at = french.file, french.line
    lacks = missing_parts(paragraph, french)
    if lacks and is_declared:
        yield Finding(*at, MISSING, f"paragraph {paragraph.number}: expected {', '.join(lacks)}")
    if french.src != mark(paragraph):
        stamp = f"got {french.src}" if french.src else "got none"
        message = (
            f"paragraph {paragraph.number}: the English was changed: look it over, then write src: {mark(paragraph)}"
        )
        yield Finding(*at, STALE, f"{message}; {stamp}")
    if len(french.blocks) > len(paragraph.blocks):
        extra = french.blocks[len(paragraph.blocks)]
        message = f"paragraph {paragraph.number}: expected {len(paragraph.blocks)} blocks, got {len(french.blocks)}"
        yield Finding(french.file, extra.line, STRAY, message)
    letters = [choice.letter for choice in paragraph.choices]
    if list(french.choices) != letters and (is_declared or set(french.choices) - set(letters) or not lacks):
        mismatch = f"expected choices {_joined_words(letters)}, got {_joined_words(french.choices)}"
        yield Finding(*at, LETTERS, f"paragraph {paragraph.number}: {mismatch}")
    if not lacks:
        yield from _check_numbers(paragraph, french)
        yield from _check_order(paragraph, french)


def _check_order(paragraph: Paragraph, french: Translation) -> Iterator[Finding]:
    """Reports blocks that seem to be swapped."""
    pair = swapped_blocks(paragraph, french)
    if pair is not None:
        first, second = pair
        message = f"expected the blocks in the order of the English, got {second + 1} where {first + 1} should be"
        yield Finding(french.file, french.blocks[first].line, ORDER, f"paragraph {paragraph.number}: {message}")


def _joined_words(letters: Iterable[str]) -> str:
    """Words between commas; "none" of none."""
    return ", ".join(letters) or "none"


def _check_numbers(paragraph: Paragraph, french: Translation) -> Iterator[Finding]:
    """Reports numbers in digits that differ between the languages."""
    english_texts = [
        paragraph.title,
        *(block.text for block in paragraph.blocks),
        *(choice.text for choice in paragraph.choices),
    ]
    wanted = _digits(english_texts)
    numbers_found = _digits(slot.text for slot in french.texts())
    if wanted != numbers_found:
        mismatch = f"expected the numbers {_counted(wanted)}, got {_counted(numbers_found)}"
        yield Finding(french.file, french.line, NUMBERS, f"paragraph {paragraph.number}: {mismatch}")


def _digits(texts: Iterable[str]) -> Counter[str]:
    """The numbers in some texts, as they are written with digits."""
    return Counter(number for text in texts for number in re.findall(r"\d+", _THOUSANDS.sub("", text)))


def _counted(numbers: Counter[str]) -> str:
    """Numbers between commas, each as often as it is there; "none" of none."""
    return ", ".join(sorted(numbers.elements(), key=int)) or "none"


def check_french_texts(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports French typography, and names that differ from the tables."""
    french = project.translations(FRENCH_CODE).paragraphs
    terms, uncapitalised_words = (glossary(project), plain_words(project)) if french else ({}, set())
    for location, title in project.translations(FRENCH_CODE).titles.items():
        file = project.translations(FRENCH_CODE).files[location]
        for message in typography(title.text):
            yield Finding(file, title.line, TYPOGRAPHY, f"location {location}: {message}")
    for translation in french.values():
        for slot in translation.texts():
            for message in typography(slot.text):
                yield Finding(translation.file, slot.line, TYPOGRAPHY, f"paragraph {translation.number}: {message}")
        paragraph = pack.paragraphs.get(translation.number)
        if paragraph is not None and not missing_parts(paragraph, translation):
            translated = " ".join(slot.text for slot in translation.texts())
            for message in terms_called_otherwise(terms, uncapitalised_words, english(paragraph), translated):
                yield Finding(
                    translation.file, translation.line, GLOSSARY, f"paragraph {translation.number}: {message}"
                )
    if FRENCH_CODE in project.languages:
        yield from _check_tables(project)
    for record, message in doubled_names(project):
        yield Finding(record.file, record.line, GLOSSARY, f"[[{record.kind}]] {record.key()}: {message}")


def _check_tables(project: Project) -> Iterator[Finding]:
    """Reports the same for the French in the pack's tables."""
    for record in project.source.records:
        if is_lent(record.file):
            continue
        for text in _french_in(record.data):
            for message in typography(text):
                yield Finding(record.file, record.line, TYPOGRAPHY, f"[[{record.kind}]] {record.key()}: {message}")


def _french_in(value: object) -> Iterator[str]:
    """Every French text in a table."""
    if isinstance(value, dict):
        if isinstance(value.get("en"), str) and isinstance(value.get(FRENCH_CODE), str):
            yield value[FRENCH_CODE]
        else:
            for inner in value.values():
                yield from _french_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _french_in(inner)


FRENCH = (
    Check((SYNTAX, MISSING, STALE, STRAY, LETTERS, NUMBERS, ORDER), check_french_slots),
    Check((TYPOGRAPHY, GLOSSARY), check_french_texts),
)
