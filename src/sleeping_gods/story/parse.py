"""The parser of story files: from lines to paragraphs, with a finding for every mistake."""

from __future__ import annotations

import re
from typing import NamedTuple

from ..effects.error_texts import quoted_value
from ..effects.parse import BadEffect
from ..effects.slot_kinds import PARAGRAPH
from ..kernel.errors import Finding
from .draft import DraftChoice, DraftParagraph
from .instructions import instruct_choice, instruct_paragraph
from .model import Paragraph
from .prose import stray_markup, unclean

_HEADING = re.compile(r"(#{1,2})\s+(\S+)(?:\s+(.*))?")
"""The heading of a location or a paragraph: signs, number, title."""
_CHOICE = re.compile(r"- \(([a-z])\)\s+(\S.*)")
"""The first line of a choice: its letter and its text."""
_NUMBER = re.compile(PARAGRAPH)
"""The number of a location or a paragraph."""
MAX_CHOICE = 200
"""Longest text of a choice."""


class ParsedStory(NamedTuple):
    """The paragraphs of a story file, and everything that is wrong with it."""

    paragraphs: list[Paragraph]
    findings: list[Finding]


class LocationHeading(NamedTuple):
    """The number and the title of the location that a story file is about."""

    number: str
    title: str


NO_HEADING = LocationHeading("", "")


def parse_story(text: str, file: str) -> ParsedStory:
    """The paragraphs of a story file."""
    reading = _StoryParser(file)
    for number, line in enumerate(text.split("\n"), start=1):
        reading.read(number, line.rstrip())
    return reading.finish()


def heading_of(text: str) -> LocationHeading:
    """The heading of a story file; an empty one if it has none."""
    for line in text.split("\n"):
        match = _HEADING.fullmatch(line.rstrip())
        if match and match[1] == "#" and _NUMBER.fullmatch(match[2]) and not unclean(line):
            return LocationHeading(match[2], (match[3] or "").strip())
    return NO_HEADING


class _StoryParser:
    """The state of reading one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.at = 0
        """The number of the line that is being read."""
        self.location = ""
        """The number of the location that the file is about."""
        self.paragraphs: list[DraftParagraph] = []
        """The paragraphs so far; the last one is being read."""
        self.numbers: set[str] = set()
        """Their numbers."""
        self.skipping = False
        """Whether lines are passed over because their heading was not understood."""
        self.findings: list[Finding] = []

    def find(self, code: str, message: str, line: int = 0) -> None:
        """Note a finding at a line, or at the one that is being read."""
        self.findings.append(Finding(self.file, line or self.at, code, message))

    def read(self, number: int, line: str) -> None:
        """Take up the next line."""
        self.at = number
        stripped = line.strip()
        if stripped.startswith("%%"):
            return
        if unclean(line):
            self.find("unclean", f"expected printable characters, got {unclean(line)!r}")
        elif line.startswith("#"):
            self.heading(line)
        elif self.skipping or (not self.paragraphs and not stripped):
            return
        elif not self.paragraphs:
            self.find("story-heading", f"expected a paragraph's heading first, got {quoted_value(stripped)}")
        elif not stripped:
            self.paragraphs[-1].end_block()
        elif stripped.startswith(">"):
            self.instruction(stripped[1:].strip(), indented=line[0] != ">")
        elif stripped.startswith("- "):
            self.choice(line)
        else:
            self.prose(stripped, indented=line[0] in " \t")

    def heading(self, line: str) -> None:
        """The heading of the location, or of a new paragraph."""
        match = _HEADING.fullmatch(line)
        if match is None or not _NUMBER.fullmatch(match[2]):
            self.find("story-heading", f"expected '# 38 Title' or '## 38.9 Title', got {quoted_value(line)}")
            self.skipping = True
            return
        number, title = match[2], match[3] or ""
        if match[1] == "#":
            if self.location:
                self.find("story-heading", f"expected one location in a file, got {number!r} after {self.location!r}")
            if "." in number:
                self.find("story-number", f"expected a location's number, got {number!r}")
            self.location = self.location or number
            return
        self.close()
        self.skipping = False
        self.paragraph_number(number)
        self.paragraphs.append(DraftParagraph(number, title, self.file, self.at))

    def paragraph_number(self, number: str) -> None:
        """Check the number of a new paragraph: in its location, the location's own first, and once."""
        if not self.location:
            self.find("story-heading", f"expected '# {number.split('.')[0]} Title' before the first paragraph")
            self.location = number.split(".")[0]
        same = number[0] == "F" if self.location[0] == "F" else number.split(".")[0] == self.location
        if not same:
            self.find("story-number", f"expected a paragraph of location {self.location}, got {number!r}")
        elif not self.paragraphs and number != self.location:
            self.find("story-number", f"expected {self.location!r} as the first paragraph, got {number!r}")
        if number in self.numbers:
            self.find("story-number", f"paragraph {number} stands twice")
        self.numbers.add(number)

    def close(self) -> None:
        """End the paragraph that is being read."""
        if not self.paragraphs:
            return
        paragraph = self.paragraphs[-1]
        paragraph.end_block()
        if paragraph.when_line:
            self.find("story-when", "expected '> end' for this when-block", paragraph.when_line)
            paragraph.end_when()
        self.check_texts(paragraph)
        self.findings += paragraph.missing_ends()

    def check_texts(self, paragraph: DraftParagraph) -> None:
        """Find markup that is not allowed, and choices that are too long."""
        for block in paragraph.blocks:
            if stray_markup(block.text):
                message = f"expected only *em* and **strong** in paragraph {paragraph.number}, got"
                self.find("story-markup", f"{message} {stray_markup(block.text)!r}", paragraph.line)
        for choice in paragraph.choices:
            text = " ".join(choice.text)
            if stray_markup(text):
                message = f"expected only *em* and **strong** in a choice, got {stray_markup(text)!r}"
                self.find("story-markup", message, choice.line)
            if len(text) > MAX_CHOICE:
                message = f"expected at most {MAX_CHOICE} characters in a choice, got {len(text)}"
                self.find("long-choice", message, choice.line)

    def finish(self) -> ParsedStory:
        """Close the last paragraph; what was read."""
        self.close()
        if not self.paragraphs:
            self.find("story-heading", "expected a paragraph, got none", 1)
        return ParsedStory([paragraph.finish() for paragraph in self.paragraphs], self.findings)

    def choice(self, line: str) -> None:
        """Begin a choice."""
        paragraph = self.paragraphs[-1]
        match = _CHOICE.fullmatch(line)
        if match is None:
            self.find("story-choice", f"expected '- (a) text' at the start of a line, got {quoted_value(line)}")
            return
        paragraph.end_block()
        if paragraph.when_line:
            self.find("story-when", "expected '> end' before the choices")
            paragraph.end_when()
        if match[1] in paragraph.letters:
            self.find("story-choice", f"choice ({match[1]}) stands twice in paragraph {paragraph.number}")
        paragraph.letters.add(match[1])
        paragraph.choices.append(DraftChoice(match[1], self.at, [match[2]]))

    def prose(self, text: str, *, indented: bool) -> None:
        """Add a line to the prose, or to the text of a choice."""
        paragraph = self.paragraphs[-1]
        if paragraph.choices:
            choice = paragraph.choices[-1]
            if not indented or choice.lines.ops or choice.instructions:
                self.find("story-prose", f"expected no prose after a choice, got {quoted_value(text)}")
            else:
                choice.text.append(text)
        elif paragraph.lines.ops:
            self.find("story-prose", f"expected prose before the effects, got {quoted_value(text)}")
        else:
            paragraph.text.append(text)

    def instruction(self, text: str, *, indented: bool) -> None:
        """Take up an instruction of the paragraph, or an indented one of its last choice."""
        paragraph = self.paragraphs[-1]
        target: DraftParagraph | DraftChoice = paragraph
        try:
            if paragraph.choices and indented:
                target = paragraph.choices[-1]
                instruct_choice(target, text)
            elif paragraph.choices:
                raise BadEffect("expected effects of the paragraph before its choices; indent those of a choice")
            elif indented:
                raise BadEffect("expected a choice before an indented instruction")
            else:
                instruct_paragraph(paragraph, text, self.at)
        except BadEffect as bad:
            target.broken = True
            self.find("story-instruction", bad.message)
