"""The parser of story files: from lines to paragraphs, with a finding for every mistake."""

from __future__ import annotations

import re

from ..effects.conditions import parse_condition
from ..effects.error_texts import did_you_mean, quoted_value
from ..effects.parse import BadEffect, Lines, parse_amounts
from ..effects.slot_kinds import PARAGRAPH
from ..kernel.errors import Finding
from .draft import DraftChoice, DraftParagraph
from .model import Paragraph
from .prose import stray_markup, unclean

_HEADING = re.compile(r"(#{1,2})\s+(\S+)(?:\s+(.*))?")
_CHOICE = re.compile(r"- \(([a-z])\)\s+(\S.*)")
_NUMBER = re.compile(PARAGRAPH)
_TAG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
MAX_CHOICE = 200
"""Longest text of a choice."""


def parse_story(text: str, file: str) -> tuple[list[Paragraph], list[Finding]]:
    """The paragraphs of a story file and everything that is wrong with it."""
    reading = _StoryParser(file)
    for number, line in enumerate(text.split("\n"), start=1):
        reading.read(number, line.rstrip())
    return reading.finish()


def heading_of(text: str) -> tuple[str, str]:
    """The number and the title of the location that a story file is about, as its heading says; empty if it is not."""
    for line in text.split("\n"):
        match = _HEADING.fullmatch(line.rstrip())
        if match and match[1] == "#" and _NUMBER.fullmatch(match[2]) and not unclean(line):
            return match[2], (match[3] or "").strip()
    return "", ""


class _StoryParser:
    """The state of reading one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.at = 0
        self.location = ""
        self.paragraphs: list[DraftParagraph] = []
        self.numbers: set[str] = set()
        self.skipping = False
        """Whether lines are passed over because their heading was not understood."""
        self.findings: list[Finding] = []

    def find(self, code: str, message: str, line: int = 0) -> None:
        self.findings.append(Finding(self.file, line or self.at, code, message))

    def read(self, number: int, line: str) -> None:
        self.at = number
        bare = line.strip()
        if bare.startswith("%%"):
            return
        if unclean(line):
            self.find("unclean", f"expected printable characters, got {unclean(line)!r}")
        elif line.startswith("#"):
            self.heading(line)
        elif self.skipping or (not self.paragraphs and not bare):
            return
        elif not self.paragraphs:
            self.find("story-heading", f"expected a paragraph's heading first, got {quoted_value(bare)}")
        elif not bare:
            self.paragraphs[-1].end_block()
        elif bare.startswith(">"):
            self.instruction(bare[1:].strip(), indented=line[0] != ">")
        elif bare.startswith("- "):
            self.choice(line)
        else:
            self.prose(bare, indented=line[0] in " \t")

    def heading(self, line: str) -> None:
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
            paragraph.when, paragraph.when_line = None, 0
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
        self.findings += paragraph.missing_ends()

    def finish(self) -> tuple[list[Paragraph], list[Finding]]:
        self.close()
        if not self.paragraphs:
            self.find("story-heading", "expected a paragraph, got none", 1)
        return [paragraph.finish() for paragraph in self.paragraphs], self.findings

    def choice(self, line: str) -> None:
        paragraph = self.paragraphs[-1]
        match = _CHOICE.fullmatch(line)
        if match is None:
            self.find("story-choice", f"expected '- (a) text' at the start of a line, got {quoted_value(line)}")
            return
        paragraph.end_block()
        if paragraph.when_line:
            self.find("story-when", "expected '> end' before the choices")
            paragraph.when, paragraph.when_line = None, 0
        if match[1] in paragraph.letters:
            self.find("story-choice", f"choice ({match[1]}) stands twice in paragraph {paragraph.number}")
        paragraph.letters.add(match[1])
        paragraph.choices.append(DraftChoice(match[1], self.at, [match[2]]))

    def prose(self, text: str, *, indented: bool) -> None:
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
        paragraph = self.paragraphs[-1]
        target: DraftParagraph | DraftChoice = paragraph
        try:
            if paragraph.choices and indented:
                target = paragraph.choices[-1]
                self.of_choice(target, text)
            elif paragraph.choices:
                raise BadEffect("expected effects of the paragraph before its choices; indent those of a choice")
            elif indented:
                raise BadEffect("expected a choice before an indented instruction")
            else:
                self.of_paragraph(paragraph, text)
        except BadEffect as bad:
            target.broken = True
            self.find("story-instruction", bad.message)

    def of_paragraph(self, paragraph: DraftParagraph, text: str) -> None:
        word, _, rest = text.partition(" ")
        if text in ("town", "encounter"):
            if getattr(paragraph, text):
                raise BadEffect(f"expected {text!r} once")
            setattr(paragraph, text, True)
        elif text.startswith("tags:"):
            tags = tuple(tag.strip() for tag in text.removeprefix("tags:").split(","))
            if paragraph.tags or not all(_TAG.fullmatch(tag) for tag in tags):
                raise BadEffect(f"expected tags once, such as 'tags: sea, trade', got {quoted_value(text)}")
            paragraph.tags = tags
        elif word == "when":
            self.begin_when(paragraph, rest)
        elif text == "end":
            if not paragraph.when_line:
                raise BadEffect("expected 'when' before 'end'")
            paragraph.end_block()
            paragraph.when, paragraph.when_line = None, 0
        elif word == "if" and not paragraph.has_prose():
            self.add_if(paragraph, text)
        else:
            if paragraph.when_line:
                raise BadEffect(f"expected only prose in a when-block, got {quoted_value(text)}")
            if paragraph.text:
                paragraph.end_block()
            self.effect(paragraph.lines, text, ("town", "encounter", "tags:", "when", "end"))

    def begin_when(self, paragraph: DraftParagraph, text: str) -> None:
        if paragraph.when_line:
            raise BadEffect("expected 'end' before another 'when'")
        if paragraph.lines.ops:
            raise BadEffect("expected when-blocks before the effects")
        paragraph.end_block()
        paragraph.when_line = self.at
        paragraph.when = parse_condition(text)

    def add_if(self, paragraph: DraftParagraph, text: str) -> None:
        lines = Lines()
        lines.add(text)
        (op,) = lines.program()
        if op.condition is not None:
            paragraph.ifs.append((op.condition, op.arms[0][1]))

    def of_choice(self, choice: DraftChoice, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word in ("needs", "cost", "once"):
            if word in choice.instructions:
                raise BadEffect(f"expected {word!r} once in a choice")
            choice.instructions.add(word)
        if word == "needs":
            choice.needs = parse_condition(rest)
        elif word == "cost":
            choice.cost = parse_amounts(rest)
        elif word == "once":
            if rest not in ("per visit", "per campaign"):
                raise BadEffect(f"expected 'once per visit' or 'once per campaign', got {quoted_value(text)}")
            choice.once = rest.removeprefix("per ")
        else:
            self.effect(choice.lines, text, ("needs", "cost", "once"))

    def effect(self, lines: Lines, text: str, others: tuple[str, ...]) -> None:
        try:
            lines.add(text)
        except BadEffect as bad:
            hint = did_you_mean(text.split(" ")[0], others) if "did you mean" not in bad.message else ""
            raise BadEffect(bad.message + hint) from bad
