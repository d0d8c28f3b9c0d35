"""The parser of translated files: headings, marks, prose and choices, with a finding for everything else."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from ...effects.error_texts import quoted_value
from ...effects.slot_kinds import PARAGRAPH
from ...kernel.errors import Finding
from ...languages import Lang
from ...story.prose import stray_markup, unclean
from .model import Slot, Translation, Translations, suffix

CODE = "translation-syntax"
"""The code of findings about the form of translated files."""
_HEADING = re.compile(r"(#{1,2})\s+(\S+)(?:\s+(.*))?")
_CHOICE = re.compile(r"- \(([a-z])\)(?:\s+(\S.*))?")
_SRC = re.compile(r">\s*src:\s*([0-9a-f]{6})")
_NUMBER = re.compile(PARAGRAPH)


def translations_of(texts: Mapping[str, str], lang: Lang) -> Translations:
    """The paragraphs of a pack in a language, from its texts by their names."""
    translations = Translations()
    for name, text in texts.items():
        if not name.endswith(suffix(lang)):
            continue
        parsed = parse_translation(text, name)
        translations.findings += parsed.findings
        if parsed.title is not None:
            translations.titles.setdefault(parsed.title.location, parsed.title.slot)
            translations.files.setdefault(parsed.title.location, name)
        for paragraph in parsed.paragraphs:
            known = translations.paragraphs.setdefault(paragraph.number, paragraph)
            if known is not paragraph:
                message = f"paragraph {paragraph.number} stands also in {known.file}:{known.line}"
                translations.findings.append(Finding(name, paragraph.line, CODE, message))
    return translations


class TranslatedTitle(NamedTuple):
    """The title of a location in another language."""

    location: str
    slot: Slot


class ParsedTranslation(NamedTuple):
    """What a translated file holds."""

    paragraphs: list[Translation]
    title: TranslatedTitle | None
    """Of its location; None if it has no heading."""
    findings: list[Finding]
    """Everything that is wrong with its form."""


class _ParagraphHead(NamedTuple):
    """The heading of a paragraph."""

    number: str
    title: str
    line: int


def parse_translation(text: str, file: str) -> ParsedTranslation:
    """The paragraphs of a translated file."""
    reading = _TranslationParser(file)
    for number, line in enumerate(text.split("\n"), start=1):
        reading.read(number, line.rstrip())
    reading.close()
    return ParsedTranslation(reading.done, reading.title, reading.findings)


class _TranslationParser:
    """The state of reading one file."""

    def __init__(self, file: str) -> None:
        self.file, self.at = file, 0
        self.findings: list[Finding] = []
        self.done: list[Translation] = []
        self.title: TranslatedTitle | None = None
        self.head: _ParagraphHead | None = None
        self.src = ""
        self.blocks: list[Slot] = []
        self.lines: list[str] = []
        """Lines of the block or choice that is being read."""
        self.begun = 0
        self.choices: dict[str, Slot] = {}
        self.letter = ""

    def find(self, message: str) -> None:
        """Note a finding at the line that is being read."""
        self.findings.append(Finding(self.file, self.at, CODE, message))

    def read(self, number: int, line: str) -> None:
        """Take up the next line."""
        self.at, stripped = number, line.strip()
        if stripped.startswith("%%"):
            return
        if unclean(line):
            self.find(f"expected printable characters, got {unclean(line)!r}")
        elif line.startswith("#"):
            self.heading(line)
        elif not stripped:
            self.end_text()
        elif self.head is None:
            self.find(f"expected a paragraph's heading first, got {quoted_value(stripped)}")
        elif stripped.startswith(">"):
            self.instruction(stripped)
        elif stripped.startswith("- "):
            self.choice(line)
        elif self.choices and (line[0] not in " \t" or not self.letter):
            self.find(f"expected no prose after a choice, got {quoted_value(stripped)}")
        else:
            self.begun = self.begun or number
            self.lines.append(stripped)

    def heading(self, line: str) -> None:
        """The heading of the location, or of a new paragraph."""
        match = _HEADING.fullmatch(line)
        if match is None or not _NUMBER.fullmatch(match[2]):
            self.find(f"expected '# 38 Titre' or '## 38.9 Titre', got {quoted_value(line)}")
        elif match[1] == "##":
            self.close()
            self.head = _ParagraphHead(match[2], match[3] or "", self.at)
        elif self.title is not None:
            self.find(f"expected one location in a file, got {match[2]!r} after {self.title.location!r}")
        else:
            self.title = TranslatedTitle(match[2], Slot(match[3] or "", self.at))

    def instruction(self, bare: str) -> None:
        """The mark of the English that was translated, the only instruction there is."""
        match = _SRC.fullmatch(bare)
        self.end_text()
        if match is None:
            self.find(f"expected '> src: 6cc05d' only, the rules stand in the English file; got {quoted_value(bare)}")
        elif self.src:
            self.find("expected one '> src:' in a paragraph")
        else:
            self.src = match[1]

    def choice(self, line: str) -> None:
        """Begin a choice."""
        self.end_text()
        match = _CHOICE.fullmatch(line)
        if match is None:
            self.find(f"expected '- (a) texte', got {quoted_value(line)}")
            return
        if match[1] in self.choices:
            self.find(f"choice ({match[1]}) stands twice")
        self.letter, self.begun = match[1], self.at
        self.lines = [match[2]] if match[2] else []
        self.choices.setdefault(self.letter, Slot("", self.at))

    def end_text(self) -> None:
        """Close the block or choice that is being read."""
        text = " ".join(self.lines)
        if stray_markup(text):
            self.find(f"expected only *em* and **strong**, got {stray_markup(text)!r}")
        if self.letter:
            self.choices[self.letter] = Slot(text, self.choices[self.letter].line)
        elif text:
            self.blocks.append(Slot(text, self.begun))
        self.lines, self.begun, self.letter = [], 0, ""

    def close(self) -> None:
        """End the paragraph that is being read."""
        self.end_text()
        if self.head is not None:
            translation = Translation(
                number=self.head.number,
                title=self.head.title,
                file=self.file,
                line=self.head.line,
                src=self.src,
                blocks=tuple(self.blocks),
                choices=dict(self.choices),
            )
            self.done.append(translation)
        self.head, self.src, self.blocks, self.choices = None, "", [], {}
